"""All four towers: the player may keep one card and discard the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.games.uno_power_grab.state import POOL, Phase, Verdict
from tests.games.uno_power_grab.table import KIND, Uno

ALL_IN_POOL = [POOL] * 4


@pytest.mark.rule("UNO-33", "UNO-51", "UNO-52", "UNO-53", "UNO-Q23", "UNO-Q24")
def test_the_fourth_tower_by_take_two_towers(uno: Uno) -> None:
    """Worked example X6."""
    table = uno.table("gT r1 b+2 W4 y7U", "b1 b4", "y1 y4", top="g2", towers=[0, 0, 1, 0], pile="r8")

    table.play(0, "gT")
    assert table.now == (Phase.KEEP, 0), "O is taken without asking"
    assert table.options(0) == "r1 b+2 y7U W4 DECLINE"
    assert table.why_not(0, "PASS") == table.why_not(0, "r2") == "UNO-51"
    before = Counter(table.beneath.split())
    table.play(0, "W4")

    assert table.hand(0) == "W4"
    assert table.towers == ALL_IN_POOL
    assert Counter(table.beneath.split()) - before == Counter(["r1", "b+2", "y7U"])
    assert table.top_card == "gT green"
    assert table.now == (Phase.DECLARE, 0)
    table.play(0, "CALL")
    assert table.now == (Phase.TURN, 1)
    assert table.options(1) == "DRAW"
    assert table.hand(1) == "b1 b4", "the discarded Draw Two is not played"
    assert table.towers == ALL_IN_POOL, "nor the icon"


@pytest.mark.rule("UNO-54", "UNO-Q25")
def test_the_fourth_tower_with_one_card_left_discards_nothing(uno: Uno) -> None:
    """Worked example X7."""
    table = uno.table("r1U r2", "b1 b4", "y1 y4", top="r9", towers=[None, 0, 0, 0]).play(0, "r1U")

    assert table.towers == [0, 0, 0, 0], "no shield is lost for nothing"
    assert table.hand(0) == "r2"
    assert table.beneath == "r9"
    assert table.now == (Phase.DECLARE, 0)
    assert table.play(0, "CALL").options(1) == "b1 DRAW"


@pytest.mark.rule("UNO-51", "UNO-Q24", "UNO-Q37")
def test_two_equal_cards_are_still_asked_about(uno: Uno) -> None:
    """Worked example X23."""
    table = uno.table("r1U r5 r5", "b1 b4", "y1 y4", top="r9", towers=[None, 0, 0, 0]).play(0, "r1U")

    assert table.now == (Phase.KEEP, 0)
    assert table.options(0) == "r5 DECLINE"
    table.play(0, "r5")

    assert (table.hand(0), table.towers) == ("r5", ALL_IN_POOL)
    assert table.beneath == "r5 r9"
    assert table.phase == Phase.DECLARE


LAYING = {"icon": "r1U", "two towers": "rT", "wild": "WT =red"}


@pytest.mark.rule("UNO-51", "UNO-53", "UNO-54", "UNO-Q25")
@pytest.mark.parametrize("rest", ["b5", "b5 g5", "b5 g5 y9 y+1 rS bR WT W4"])
@pytest.mark.parametrize("how", LAYING)
def test_the_fourth_tower_in_every_way_with_one_two_and_many_cards(uno: Uno, how: str, rest: str) -> None:
    card = LAYING[how].split()[0]
    table = uno.table(f"{card} {rest}", "b1 b4", "y1 y4", top="r9", towers=[2, 0, 0, 0])

    table.play(0, *LAYING[how].split())
    if " " in rest:
        assert (table.now, table.towers) == ((Phase.KEEP, 0), [0, 0, 0, 0])
        table.play(0, "b5")

    assert table.hand(0) == "b5"
    assert table.towers == (ALL_IN_POOL if " " in rest else [0, 0, 0, 0])
    assert table.now == (Phase.DECLARE, 0), "UNO is still to be called"
    assert sorted(table.beneath.split()) == sorted(["r9", *rest.split()[1:]])
    assert table.play(0, "CALL").now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-33", "UNO-Q23", "UNO-51")
def test_two_missing_towers_are_both_taken_without_asking(uno: Uno) -> None:
    table = uno.table("rT b5 g5", "b1 b4", "y1 y4", top="r9", towers=[2, 0, None, 0]).play(0, "rT")

    assert (table.now, table.towers) == ((Phase.KEEP, 0), [0, 0, 0, 0])


@pytest.mark.rule("UNO-34", "UNO-Q23")
def test_two_missing_towers_are_asked_about_with_the_wild_card(uno: Uno) -> None:
    table = uno.table("WT b5 g5", "b1 b4", "y1 y4", top="r9", towers=[2, 0, None, 0]).play(0, "WT", "=red")

    assert table.options(0) == "tower U tower O"
    assert table.play(0, "tower U").now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-53", "UNO-55", "UNO-56")
def test_a_player_who_keeps_one_card_and_forgets_to_call_is_caught(uno: Uno) -> None:
    table = uno.table("r1U b5 g5", "b1 b4", "y1 y4", top="r9", towers=[None, 0, 0, 0], pile="g8 g9")

    table.play(0, "r1U", "g5", "SILENT").play(1, "LET_GO").play(2, "CATCH").draw("g8 g9")

    assert table.hand(0) == "g5 g8 g9"
    assert table.now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-53", "UNO-47")
def test_the_shields_are_gone_with_the_towers(uno: Uno) -> None:
    table = uno.table("r1U b5 g5", "r+1 b4", top="r9", towers=[None, 0, 0, 0], pile="g8 g9")

    table.play(0, "r1U", "g5", "CALL").play(1, "r+1", "CALL").draw("g8")

    assert table.hand(0) == "g5 g8"
    assert table.now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-51", "UNO-20")
def test_a_drawn_icon_card_may_complete_the_towers(uno: Uno) -> None:
    table = uno.table("b5 g5", "y1 b4", top="r9", towers=[None, 0, 0, 0], pile="r1U g9")

    table.play(0, "DRAW").draw("r1U").play(0, "r1U", "b5", "CALL")

    assert (table.hand(0), table.now) == ("b5", (Phase.TURN, 1))


@pytest.mark.rule("UNO-51", "UNO-Q37")
def test_others_see_what_is_discarded_but_not_what_is_kept(uno: Uno) -> None:
    table = uno.table("r1U b5 b5 g5", "b1 b4", "y1 y4", top="r9", towers=[None, 0, 0, 0]).play(0, "r1U")
    assert table.audience(0, KIND["b5"]) == 1 << 0

    table.play(0, "b5")

    for viewer in (SPECTATOR, 1, 2):
        view = table.seen_by(viewer)
        assert view.beneath == "r9 b5 g5"
        assert (view.hand(0), view.hand_size[0]) == ("", 1)


@pytest.mark.rule("UNO-52", "UNO-60")
def test_discarded_cards_can_be_drawn_after_a_reshuffle(uno: Uno) -> None:
    table = uno.table("r1U b5 b5 g5", "b1 b4", top="r9", towers=[None, 0, 0, 0], pile="g9")
    beneath = table.beneath.split()

    table.play(0, "r1U", "g5", "CALL").play(1, "DRAW").draw("g9").play(1, "PASS").play(0, "DRAW")

    assert sorted(table.in_pile.split()) == sorted([*beneath, "b5", "b5", "r9"])


@pytest.mark.rule("UNO-54", "UNO-59", "UNO-67")
def test_the_last_card_with_the_fourth_icon_ends_the_round_first(uno: Uno) -> None:
    """Worked example X22."""
    table = uno.table(
        "g3U", "r9 b1", "W4 y5", top="g7!", towers=[None, 0, 0, 0], scores=[200, 200, 440], scoring="lowest_total"
    )

    table.play(0, "g3U")

    assert table.phase == Phase.ROUND_END, "no call, no discard"
    assert table.towers == [POOL, 0, 0, 0], "the icon does not matter any more"
    assert table.points == [200, 210, 495]
    assert table.places == [0, 0, 0], "the game goes on"
    assert table.verdict == Verdict.NONE


@pytest.mark.rule("UNO-51", "UNO-Q40")
def test_all_four_towers_make_others_forget_what_is_discarded(uno: Uno) -> None:
    """Seat 1 has seen `r5 r5 r6 b2 r1U`; one r5 is kept, so one is remembered."""
    table = uno.table("W4 r5 r5 r6 b2 r1U", "g1 g2 y3", top="r9", towers=[None, 0, 0, 0], pile="b7 b8 y8 y9 g8")
    table.play(0, "W4", "=red").play(1, "CHALLENGE").draw("b7 b8 y8 y9").play(1, "DRAW").draw("g8")
    assert table.remembered(1) == "r5 r5 r6 r1U b2"

    table.play(1, "PASS").play(0, "r1U")
    assert table.remembered(1) == "r5 r5 r6 b2", "the played card is forgotten"
    table.play(0, "r5")

    assert table.hand(0) == "r5"
    assert table.remembered(1) == "r5"

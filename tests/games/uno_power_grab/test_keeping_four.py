"""All four towers: the player may decline the discard and keep them; the old ruling that they must be used."""

from __future__ import annotations

import pytest

from snowbound.core.contract import EVERYONE, SPECTATOR
from snowbound.games.uno_power_grab import actions as act
from snowbound.games.uno_power_grab.state import POOL, Phase, Verdict
from tests.games.uno_power_grab.table import Uno

ALL_IN_POOL = [POOL] * 4
ALL_MINE = [0, 0, 0, 0]


@pytest.mark.rule("UNO-51", "UNO-54", "UNO-Q24")
def test_a_player_with_four_towers_may_decline_and_keeps_everything(uno: Uno) -> None:
    """Worked example X6, declined."""
    table = uno.table("gT r1 b+2 W4 y7U", "b1 b4", "y1 y4", top="g2", towers=[0, 0, 1, 0], pile="r8")

    before = table.play(0, "gT").beneath
    table.play(0, "DECLINE")

    assert (table.hand(0), table.towers) == ("r1 b+2 y7U W4", ALL_MINE)
    assert (table.beneath, table.top_card) == (before, "gT green")
    assert table.now == (Phase.TURN, 1)
    assert table.options(1) == "DRAW"


@pytest.mark.rule("UNO-54", "UNO-Q24")
@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("r5", []),
        ("r2N", []),
        ("rR", []),
        ("rT", []),
        ("WT", ["=blue"]),
        ("W4", ["=blue"]),
        ("r+2", []),
    ],
    ids=["number", "own icon", "reverse", "two towers", "wild tower", "wild draw four", "attack"],
)
def test_the_choice_returns_with_every_card_played_while_holding_four(uno: Uno, card: str, then: list[str]) -> None:
    table = uno.table(f"{card} b5 g5", "b1 b4", "y1 y4", top="r9", towers=ALL_MINE).play(0, card, *then)

    assert (table.now, table.towers) == ((Phase.KEEP, 0), ALL_MINE), "no tower is left to take"
    assert table.options(0) == "b5 g5 DECLINE"
    assert table.towers_due == 0


@pytest.mark.rule("UNO-54", "UNO-Q24", "UNO-22")
def test_the_choice_returns_with_a_drawn_card_that_is_played(uno: Uno) -> None:
    table = uno.table("b5 g5", "b1 b4", top="r9", towers=ALL_MINE, pile="r5 r6")

    assert table.play(0, "DRAW").draw("r5").phase == Phase.DRAWN, "drawing alone offers nothing"
    assert table.play(0, "r5").options(0) == "b5 g5 DECLINE"


@pytest.mark.rule("UNO-54", "UNO-44")
def test_a_tower_that_is_lost_ends_the_choice(uno: Uno) -> None:
    """Worked example X24."""
    table = uno.table("r1U r5 b5 g5", "r7N b4 b6", "y1 y4", top="r9", towers=[None, 0, 0, 0], pile="y9 y8")

    table.play(0, "r1U", "DECLINE").play(1, "r7N")
    assert table.towers == [0, 1, 0, 0]
    table.play(2, "DRAW").draw("y9").play(2, "PASS").play(0, "r5")

    assert table.now == (Phase.TURN, 1), "with three towers there is no choice"
    assert table.why_not(1, "DECLINE") == "UNO-Q24"


@pytest.mark.rule("UNO-47", "UNO-48", "UNO-54")
@pytest.mark.parametrize("attack", ["r+1", "r+2", "rS", "W4 =red"])
def test_kept_towers_shield_from_every_attack(uno: Uno, attack: str) -> None:
    card = attack.split()[0]
    table = uno.table("r1U r2 r3", f"{card} b4 b6", top="r9", towers=[None, 0, 0, 0])

    table.play(0, "r1U", "DECLINE").play(1, *attack.split())

    assert table.now == (Phase.TURN, 0), "no cards, no lost turn, no challenge"
    assert (table.hand(0), table.towers) == ("r2 r3", ALL_MINE)


@pytest.mark.rule("UNO-54", "UNO-55", "UNO-56", "UNO-Q20", "UNO-Q25")
def test_with_one_card_left_the_towers_stay_also_after_a_catch(uno: Uno) -> None:
    table = uno.table("r5 r2", "b1 b4", top="r9", towers=ALL_MINE, pile="g8 g9")

    table.play(0, "r5")
    assert (table.now, table.towers) == ((Phase.DECLARE, 0), ALL_MINE), "there is no choice with one card"
    assert table.why_not(0, "DECLINE") == "UNO-Q24"
    table.play(0, "SILENT").play(1, "CATCH").draw("g8 g9")

    assert (table.hand(0), table.towers) == ("r2 g8 g9", ALL_MINE), "the penalty is drawn all the same"
    assert table.now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-54", "UNO-57", "UNO-58")
def test_the_last_card_ends_the_round_with_four_towers_in_hand(uno: Uno) -> None:
    table = uno.table("r+2", "b1 b4", "y1 y4", top="r9", towers=ALL_MINE, pile="g8 g9").play(0, "r+2")

    assert table.draw("g8 g9").phase == Phase.ROUND_END
    assert (table.hand(1), table.towers) == ("b1 b4 g8 g9", ALL_MINE)


@pytest.mark.rule("UNO-05", "UNO-54")
def test_kept_towers_stand_in_the_pool_in_the_next_round(uno: Uno) -> None:
    table = uno.table("r5", "b1 b4", top="r9", towers=ALL_MINE).play(0, "r5")
    assert (table.phase, table.towers) == (Phase.ROUND_END, ALL_MINE)

    assert table.draw("r1").towers == ALL_IN_POOL


@pytest.mark.rule("UNO-48", "UNO-58", "UNO-Q29")
def test_a_player_with_four_towers_draws_nothing_for_a_last_card(uno: Uno) -> None:
    table = uno.table("b1 b4", "r+2", top="r9", towers=ALL_MINE, turn=1).play(1, "r+2")

    assert (table.phase, table.hand(0)) == (Phase.ROUND_END, "b1 b4")


@pytest.mark.rule("UNO-26", "UNO-51", "UNO-27")
def test_a_card_is_chosen_before_the_attack_and_declining_does_not_stop_it(uno: Uno) -> None:
    table = uno.table("r+1 b5 g5", "b1 b4", "y1 y4", top="r9", towers=ALL_MINE, pile="g8 g9").play(0, "r+1")
    assert (table.phase, table.hand_size[1]) == (Phase.KEEP, 2)

    table.play(0, "DECLINE").draw("g8")

    assert (table.hand(1), table.now) == ("b1 b4 g8", (Phase.TURN, 2))


@pytest.mark.rule("UNO-39", "UNO-40", "UNO-52", "UNO-Q17", "UNO-Q40")
def test_cards_discarded_after_a_wild_draw_four_are_judged(uno: Uno) -> None:
    """Worked example X25."""
    table = uno.table("W4 r5 b2 g3", "g1 g2 y3", "y1 y4", top="r9", towers=ALL_MINE, pile="b7 b8 y8 y9")

    table.play(0, "W4", "=blue", "b2", "CALL")
    assert (table.phase, table.towers, table.hand(0)) == (Phase.RESPOND, ALL_IN_POOL, "b2")
    table.play(1, "CHALLENGE").draw("b7 b8 y8 y9")

    assert table.verdict == Verdict.GUILTY
    assert table.hand(0) == "b2 b7 b8 y8 y9"
    assert table.remembered(1) == "b2", "the others lie in the discard pile"


@pytest.mark.rule("UNO-39", "UNO-41", "UNO-52")
def test_a_discard_without_the_colour_leaves_a_wild_draw_four_honest(uno: Uno) -> None:
    table = uno.table("W4 b5 b2 g3", "g1 g2 y3", "y1 y4", top="r9", towers=ALL_MINE, pile="b7 b8 y8 y9 g8 g9")

    table.play(0, "W4", "=blue", "b2", "CALL").play(1, "CHALLENGE").draw("b7 b8 y8 y9 g8 g9")

    assert (table.verdict, table.hand_size[1], table.now) == (Verdict.INNOCENT, 9, (Phase.TURN, 2))


@pytest.mark.rule("UNO-39", "UNO-52", "UNO-56", "UNO-60", "UNO-Q40")
def test_a_discarded_card_that_is_drawn_as_a_penalty_is_not_remembered(uno: Uno) -> None:
    """The discarded g3 comes back by a reshuffle; the challenger must not learn that it was drawn."""
    others = "g1 g2 y3"
    table = uno.table("W4 b5 b2 g3", others, top="r9", towers=ALL_MINE, pile="b7")

    table.play(0, "W4", "=blue", "b2", "SILENT").play(1, "CATCH").draw("b7 g3")
    assert (table.phase, table.hand(0), table.drawn_since) == (Phase.RESPOND, "b2 b7 g3", 2)
    table.play(1, "CHALLENGE")

    assert table.remembered(1) == "b2"


@pytest.mark.rule("UNO-39", "UNO-52")
def test_a_discard_is_forgotten_before_the_next_wild_draw_four(uno: Uno) -> None:
    table = uno.table("W4 r5 b2 g3", "W4 W4 g2 y3", top="r9", towers=ALL_MINE, pile="b7 b8 y8 y9 g9")

    table.play(0, "W4", "=blue", "b2", "CALL").play(1, "CHALLENGE").draw("b7 b8 y8 y9")
    assert table.bluff_seen == 0
    table.play(1, "W4", "=green").play(0, "CHALLENGE")

    assert table.verdict == Verdict.INNOCENT


@pytest.mark.rule("UNO-Q37", "UNO-51")
def test_declining_is_public_and_the_kept_card_is_not(uno: Uno) -> None:
    table = uno.table("r5 b5 b5 g5", "b1 b4", "y1 y4", top="r9", towers=ALL_MINE).play(0, "r5")

    assert table.audience(0, act.DECLINE) == EVERYONE
    assert all(table.audience(0, kind) == 1 << 0 for kind in table.position.legal(0) if kind != act.DECLINE)


@pytest.mark.rule("UNO-Q37", "UNO-51")
@pytest.mark.parametrize("choice", ["DECLINE", "b5"])
def test_the_offer_and_the_answer_look_alike_with_other_hidden_cards(uno: Uno, choice: str) -> None:
    """Two worlds: the hands differ in what is hidden; the third card is b5 in both."""
    worlds = [
        uno.table(f"r5 b5 {rest}", "b1 b4", "y1 y4", top="r9", towers=ALL_MINE, pile=pile)
        for rest, pile in (("b5", "g5"), ("g5", "b5"))
    ]
    for viewer in (SPECTATOR, 1, 2):
        offered = {world.copy().play(0, "r5").seen_by(viewer).bytes for world in worlds}
        assert len(offered) == 1, "being asked tells nothing, not even that two cards are equal"
    if choice == "DECLINE":
        after = {world.copy().play(0, "r5", "DECLINE").seen_by(1).bytes for world in worlds}
    else:  # both worlds discard a b5 and keep the hidden card
        after = {
            world.copy().play(0, "r5", kept).seen_by(1).bytes for world, kept in zip(worlds, ("b5", "g5"), strict=True)
        }
    assert len(after) == 1


@pytest.mark.rule("UNO-51", "UNO-54", "UNO-Q24", "UNO-Q25")
def test_by_the_old_ruling_four_towers_must_be_used(uno: Uno) -> None:
    """Worked examples X6, X7 and X23 with `must`."""
    hands = ("b1 b4", "y1 y4")
    table = uno.table("r1U r5 r5", *hands, top="r9", towers=[None, 0, 0, 0], four_towers="must").play(0, "r1U")
    assert table.options(0) == "r5", "one action, and it is asked"
    assert table.why_not(0, "DECLINE") == "UNO-51"
    assert table.play(0, "r5").towers == ALL_IN_POOL

    table = uno.table("r1U r2", *hands, top="r9", towers=[None, 0, 0, 0], four_towers="must").play(0, "r1U")
    assert (table.now, table.towers) == ((Phase.DECLARE, 0), ALL_IN_POOL)

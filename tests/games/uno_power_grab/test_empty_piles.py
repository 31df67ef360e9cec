"""Reshuffling, and what happens when there are not enough cards."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE
from snowbound.games.uno_power_grab.state import KINDS, TYPE, Phase, Type
from tests.games.uno_power_grab.table import COPIES, Uno, all_but


@pytest.mark.rule("UNO-60", "UNO-Q34", "UNO-Q41")
def test_the_discards_are_reshuffled_in_the_middle_of_a_draw(uno: Uno) -> None:
    """Worked example X17."""
    hands = ("b+2 r1 r2", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "b6 y9 b7 b8"), top="b6", pile="y9")
    assert table.beneath == "b7 b8"

    table.play(0, "b+2").draw("y9")
    assert table.actors == [CHANCE]
    assert table.chances == {"b6": 1, "b7": 1, "b8": 1}
    table.draw("b7")

    assert table.hand(1) == "b7 g1 g4 y9"
    assert (table.in_pile, table.beneath, table.top_card) == ("b6 b8", "", "b+2 blue")
    assert table.now == (Phase.TURN, 2)


@pytest.mark.rule("UNO-60", "UNO-35")
def test_four_cards_come_partly_from_before_and_partly_from_after_the_reshuffle(uno: Uno) -> None:
    hands = ("W4 r1 r2", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "b6 y9 b7 b8 WT"), top="b6", pile="y9").play(0, "W4", "=red")

    table.play(1, "ACCEPT").draw("y9")
    assert table.chances == {"b6": 1, "b7": 1, "b8": 1, "WT": 1}
    table.draw("WT b6 b8")

    assert table.hand(1) == "b6 b8 g1 g4 y9 WT"
    assert (table.in_pile, table.beneath, table.top_card) == ("b7", "", "W4 red")


@pytest.mark.rule("UNO-60", "UNO-Q34")
def test_an_empty_pile_is_left_empty_until_a_card_is_needed(uno: Uno) -> None:
    table = uno.table("r3 b1 g9", "g1 g2", top="r9", pile="b9").play(0, "DRAW").draw("b9")
    beneath = table.beneath
    assert (table.pile_size, table.phase) == (0, Phase.DRAWN)

    table.play(0, "PASS")
    assert (table.pile_size, table.beneath) == (0, beneath)
    assert table.options(1) == "DRAW", "there are discards to draw from"

    table.play(1, "DRAW")
    assert (table.in_pile, table.beneath, table.top_card) == (beneath, "", "r9 red"), "the top card stays"


@pytest.mark.rule("UNO-60")
def test_a_reshuffled_wild_card_has_lost_its_named_colour(uno: Uno) -> None:
    hands = ("r3 b1", "g1 g2")
    table = uno.table(*hands, all_but(*hands, "WT b9"), top="WT", colour="red", pile="")

    table.play(0, "r3", "CALL").play(1, "DRAW")
    assert table.chances == {"WT": 1, "b9": 1}
    table.draw("WT")

    table.play(1, "WT")
    assert table.phase == Phase.COLOUR, "its player names a colour again"


@pytest.mark.rule("UNO-61")
@pytest.mark.parametrize(("card", "due"), [("b+1", 1), ("b+2", 2)])
@pytest.mark.parametrize("spare", ["", "y9"])
def test_the_victim_draws_what_there_is_and_loses_the_turn(uno: Uno, card: str, due: int, spare: str) -> None:
    """The old top card can always be drawn."""
    hands = (f"{card} r1 r2", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "b6", spare), top="b6", pile=spare)

    table.play(0, card).draw(" ".join(f"{spare} b6".split()[:due]))

    assert table.hand_size[1] == 2 + min(due, 1 + len(spare.split()))
    assert table.now == (Phase.TURN, 2)


@pytest.mark.rule("UNO-61", "UNO-35")
def test_four_cards_of_which_there_are_two(uno: Uno) -> None:
    hands = ("W4 r1 r2", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "b6 y9"), top="b6", pile="y9").play(0, "W4", "=red")

    table.play(1, "ACCEPT").draw("y9 b6")

    assert table.hand(1) == "b6 g1 g4 y9"
    assert table.now == (Phase.TURN, 2)
    assert (table.to_draw, table.pile_size) == (0, 0)


@pytest.mark.rule("UNO-62", "UNO-Q32")
def test_without_a_card_to_draw_a_playable_card_must_be_played(uno: Uno) -> None:
    hands = ("r1 b4", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "r6"), top="r6", pile="")

    assert table.options(0) == "r1"
    assert table.why_not(0, "DRAW") == table.why_not(0, "PASS") == "UNO-62"


@pytest.mark.rule("UNO-62", "UNO-Q32")
def test_without_a_card_to_draw_or_to_play_you_pass(uno: Uno) -> None:
    hands = ("b1 b4", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "r6"), top="r6", pile="")
    assert table.options(0) == "PASS"
    assert table.why_not(0, "DRAW") == "UNO-62"

    table.play(0, "PASS").play(1, "PASS")

    assert table.now == (Phase.TURN, 2)
    assert "PASS" not in table.options(2)
    assert table.hand(0) == "b1 b4"


@pytest.mark.rule("UNO-62", "UNO-36")
def test_a_forbidden_wild_draw_four_is_not_playable(uno: Uno) -> None:
    """Without bluffing the red card forbids it, but then the red card itself is playable."""
    hands = ("r1 W4", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "r6"), top="r6", pile="", wild_draw_four_bluff=False)

    assert table.options(0) == "r1"


@pytest.mark.rule("UNO-Q32")
def test_with_all_cards_in_hands_some_player_can_play_a_wild_card(uno: Uno) -> None:
    wild = sum(int(COPIES[k]) for k in range(KINDS) if TYPE[k] in (Type.WILD_TAKE_TOWER, Type.WILD_DRAW_FOUR))
    assert wild - 1 == 7, "at least seven are in hands"
    hands = ("r1 r4", "g1 g4")
    table = uno.table(*hands, all_but(*hands, "W4"), top="W4", colour="blue", pile="")

    table.play(0, "PASS").play(1, "PASS")

    assert {"WT", "W4"} <= set(table.options(2).split())

"""Playing and drawing: which cards match, what a turn is, and the order of its steps."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE
from snowbound.games.uno_power_grab.state import POOL, Phase
from tests.games.uno_power_grab.table import Uno


@pytest.mark.rule("UNO-16", "UNO-17", "UNO-18")
def test_a_card_matches_by_colour_number_or_type_and_never_by_icon(uno: Uno) -> None:
    """Worked example X2."""
    table = uno.table("r4! y7 b2 g+1 bR WT W4", "r1 r2", "r1U r3", top="g7!", pile="r5 r6")

    assert table.options(0) == "g+1 y7 WT W4 DRAW"

    assert table.why_not(0, "r4!") == "UNO-18"
    assert table.why_not(0, "b2") == "UNO-17"
    assert table.why_not(0, "bR") == "UNO-17"
    assert table.why_not(0, "r9") == "UNO-16", "it is not in the hand"
    assert table.why_not(0, "=red") == table.why_not(0, "tower U") == "UNO-26"


@pytest.mark.rule("UNO-17", "UNO-18")
@pytest.mark.parametrize(
    ("top", "fits"),
    [
        ("r7", "r1 r4! r+1 r+2 rS rR rT b7O y7"),  # colour; the number, with an icon or without
        ("r7N", "r1 r4! r+1 r+2 rS rR rT b7O y7"),  # b1N has the same icon and does not match
        ("r+1", "r1 r4! r+1 r+2 rS rR rT b+1"),
        ("r+2", "r1 r4! r+1 r+2 rS rR rT b+2"),
        ("rS", "r1 r4! r+1 r+2 rS rR rT bS"),
        ("yR", "bR y2U y7 rR"),
        ("yT", "bT y2U y7 rT"),
        ("g1O", "r1 b1N"),
    ],
)
def test_every_type_is_matched_with_its_colour_its_number_and_itself(uno: Uno, top: str, fits: str) -> None:
    hand = "r1 r4! r+1 r+2 rS rR rT b1N b7O b+1 b+2 bS bR bT y2U y7"
    table = uno.table(hand, "g5 g5", top=top)

    assert set(table.options(0).split()) == {*fits.split(), "DRAW"}


@pytest.mark.rule("UNO-17", "UNO-25")
@pytest.mark.parametrize("top", ["WT", "W4"])
def test_a_wild_card_on_top_is_matched_by_the_named_colour_or_another_wild_card(uno: Uno, top: str) -> None:
    table = uno.table("r1 b1 bT b+2 WT W4", "g1 g2", top=top, colour="red")

    assert table.options(0) == "r1 WT W4 DRAW"


@pytest.mark.rule("UNO-19", "UNO-Q13")
@pytest.mark.parametrize(("top", "other"), [("r+1", "b+2"), ("r+2", "b+1")])
def test_draw_one_and_draw_two_match_each_other_only_by_colour(uno: Uno, top: str, other: str) -> None:
    table = uno.table(f"{other} r+1 r+2".replace(f" {top}", ""), "g1 g2", top=top)

    assert table.why_not(0, other) == "UNO-19"
    assert ("r+1" if top == "r+2" else "r+2") in table.options(0)


@pytest.mark.rule("UNO-20", "UNO-24")
def test_without_a_playable_card_you_must_draw(uno: Uno) -> None:
    table = uno.table("b2 g4", "r1 r2", top="y9")

    assert table.options(0) == "DRAW"
    assert table.why_not(0, "PASS") == "UNO-21"


@pytest.mark.rule("UNO-21", "UNO-16")
def test_you_may_draw_with_a_playable_card_in_hand_but_not_pass(uno: Uno) -> None:
    table = uno.table("r3 b1", "g1 g2", top="r9", pile="b9 g3")
    assert table.options(0) == "r3 DRAW"
    assert table.why_not(0, "PASS") == "UNO-21"

    table.play(0, "DRAW").draw("g3")

    assert table.hand(0) == "r3 b1 g3"
    assert table.why_not(0, "DRAW") == "UNO-16", "one card a turn"


@pytest.mark.rule("UNO-16")
def test_one_card_is_played_in_a_turn_even_if_more_would_match(uno: Uno) -> None:
    table = uno.table("r3 r4 r5", "g1 g2", top="r9").play(0, "r3")

    assert table.now == (Phase.TURN, 1)
    assert table.hand(0) == "r4 r5"
    assert table.beneath == "r9"


@pytest.mark.rule("UNO-22", "UNO-23", "UNO-24", "UNO-Q14")
def test_after_drawing_only_the_drawn_card_may_be_played(uno: Uno) -> None:
    """Worked example X16."""
    table = uno.table("r3 b1", "g1 g2", "y1 y4", top="r9", pile="b9 b8 g3")
    assert table.options(0) == "r3 DRAW"

    table.play(0, "DRAW")
    assert table.actors == [CHANCE]
    assert table.chances == {"b8": 1, "b9": 1, "g3": 1}
    table.draw("b9")
    assert table.now == (Phase.DRAWN, 0)
    assert table.options(0) == "b9 PASS"
    assert table.why_not(0, "r3") == "UNO-23"

    table.play(0, "PASS")
    assert table.now == (Phase.TURN, 1)
    assert table.hand(0) == "r3 b1 b9"
    assert table.top_card == "r9 red", "a kept card is not played"


@pytest.mark.rule("UNO-24", "UNO-Q37")
def test_a_drawn_card_that_does_not_match_looks_like_one_that_does(uno: Uno) -> None:
    """Worked example X16, with `b8` instead."""
    before = uno.table("r3 b1", "g1 g2", "y1 y4", top="r9", pile="b9 b8 g3").play(0, "DRAW")
    fits, misfit = before.copy().draw("b9"), before.copy().draw("b8")

    assert misfit.now == (Phase.DRAWN, 0), "it is asked all the same"
    assert misfit.options(0) == "PASS"
    assert misfit.why_not(0, "b8") == "UNO-24"
    for other in (1, 2):
        assert fits.seen_by(other).bytes == misfit.seen_by(other).bytes
        kept = fits.copy().play(0, "PASS").seen_by(other)
        assert kept.bytes == misfit.copy().play(0, "PASS").seen_by(other).bytes
    assert fits.seen_by(0).bytes != misfit.seen_by(0).bytes, "the drawer knows the card"


@pytest.mark.rule("UNO-22")
def test_a_drawn_card_played_at_once_has_its_effects(uno: Uno) -> None:
    table = uno.table("b1 b3", "g1 g2", "y1 y4", top="r9", pile="r+2 y8 g8")

    table.play(0, "DRAW").draw("r+2").play(0, "r+2").draw("y8 g8")

    assert table.hand(1) == "g1 g2 g8 y8"
    assert table.now == (Phase.TURN, 2)
    assert table.hand(0) == "b1 b3"


@pytest.mark.rule("UNO-22", "UNO-23", "UNO-Q14")
def test_a_copy_of_the_drawn_card_in_hand_makes_no_difference(uno: Uno) -> None:
    table = uno.table("r5 r3", "g1 g2", top="r9", pile="r5").play(0, "DRAW").draw("r5")

    assert table.options(0) == "r5 PASS"
    assert table.play(0, "r5").hand(0) == "r3 r5"


@pytest.mark.rule("UNO-Q14", "UNO-36")
@pytest.mark.parametrize(("rest", "may"), [("r3 b1", "PASS"), ("g3 b1", "W4 PASS")])
def test_a_drawn_wild_draw_four_is_bound_to_the_whole_rest_of_the_hand(uno: Uno, rest: str, may: str) -> None:
    table = uno.table(rest, "g1 g2", top="r9", pile="W4 y1", wild_draw_four_bluff=False)

    table.play(0, "DRAW").draw("W4")

    assert table.options(0) == may


@pytest.mark.rule("UNO-25", "UNO-Q39")
def test_the_played_card_decides_the_colour_in_force(uno: Uno) -> None:
    table = uno.table("b9 r1 r2", "g1 g2", "y1 y4", top="r9").play(0, "b9")
    assert table.top_card == "b9 blue"

    for card in ("WT", "W4"):
        for colour in ("red", "blue", "green", "yellow"):
            table = uno.table(f"{card} r1 r2", "b1 b2", "y1 y4", top="r9").play(0, card)
            assert table.now == (Phase.COLOUR, 0)
            assert table.options(0) == "=red =blue =green =yellow", "the colour in force may stay"
            assert table.play(0, f"={colour}").top_card == f"{card} {colour}"


@pytest.mark.rule("UNO-26", "UNO-55", "UNO-56", "UNO-30")
def test_the_direction_turns_only_after_the_call_and_the_catch(uno: Uno) -> None:
    table = uno.table("rR b1", "g1 g2", "y1 y4", top="r9", pile="g8 g9").play(0, "rR")
    assert (table.now, table.direction) == ((Phase.DECLARE, 0), 1)

    table.play(0, "SILENT").play(1, "CATCH").play(2, "LET_GO")
    assert (table.phase, table.direction) == (Phase.DRAWING, 1)
    table.draw("g8 g9")

    assert (table.now, table.direction) == ((Phase.TURN, 2), -1)


@pytest.mark.rule("UNO-26", "UNO-Q38")
def test_the_longest_chain_of_one_turn_asks_in_the_fixed_order(uno: Uno) -> None:
    others = ("r1 b2", "g1 g2", "y1 y2", "r4 b4", "g4 y4", "r6 b6", "g6 y6", "r7 b7", "g7 y7")
    table = uno.table("r3 b1", *others, top="r9", pile="WT b9", towers=[0, 0, 0, 9])
    asked = []

    def step(seat: int, action: str) -> None:
        asked.append(table.phase.name)
        table.play(seat, action)

    step(0, "DRAW")
    table.draw("WT")
    step(0, "WT")
    step(0, "=blue")
    assert table.towers == [0, 0, 0, 0], "the last tower comes without a question"
    step(0, "r3")
    assert table.towers == [POOL] * 4
    step(0, "SILENT")
    for other in range(1, 10):
        step(other, "LET_GO")

    assert asked == ["TURN", "DRAWN", "COLOUR", "KEEP", "DECLARE"] + ["CATCH"] * 9
    assert table.now == (Phase.TURN, 1)
    assert (table.hand(0), table.top_card) == ("r3", "WT blue")


@pytest.mark.rule("UNO-26", "UNO-38", "UNO-55")
def test_a_wild_draw_four_asks_for_colour_call_and_answer_in_this_order(uno: Uno) -> None:
    table = uno.table("W4 b1", "g1 g2", "y1 y4", top="r9", pile="g8 g9 y8 y9 r1").play(0, "W4")

    assert table.now == (Phase.COLOUR, 0)
    assert table.play(0, "=green").now == (Phase.DECLARE, 0)
    assert table.play(0, "CALL").now == (Phase.RESPOND, 0), "the turn is still seat 0's"
    assert table.actors == [1]
    assert table.play(1, "ACCEPT").draw("g8 g9 y8 y9").now == (Phase.TURN, 2)

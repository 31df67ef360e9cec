"""The options of section 4."""

from __future__ import annotations

import pytest

from snowbound.core.errors import BadOption
from snowbound.games.uno_power_grab.state import NO_COLOUR, Phase, Scoring
from tests.games.uno_power_grab.table import Uno


@pytest.mark.rule("UNO-37", "UNO-55", "UNO-64", "UNO-66", "UNO-Q5", "UNO-Q10", "UNO-Q24", "UNO-Q30")
def test_the_defaults_are_those_of_the_rulebook(uno: Uno) -> None:
    start = uno.driver.start(3)

    assert (start.scoring, start.target_score) == (Scoring.WINNER_TAKES, 500)
    assert (start.auto_call, start.bluff, start.reverse_skips, start.take_tower_points) == (0, 1, 0, 20)
    assert (start.first_binds_all, start.must_use_four) == (0, 0)


@pytest.mark.rule("UNO-66")
@pytest.mark.parametrize("target", [49, 10_001, "many"])
def test_a_target_outside_its_range_is_refused(uno: Uno, target: object) -> None:
    with pytest.raises(BadOption):
        uno.driver.start(3, target_score=target)


@pytest.mark.rule("UNO-66")
@pytest.mark.parametrize(("target", "over"), [(50, True), (60, True), (61, False), (10_000, False)])
def test_another_target_ends_the_game_earlier_or_later(uno: Uno, target: int, over: bool) -> None:
    table = uno.table("b7", "W4 g4", "y1 g5", top="b6", target_score=target).play(0, "b7")

    assert table.points == [60, 0, 0]
    assert table.phase == (Phase.GAME_END if over else Phase.ROUND_END)


@pytest.mark.rule("UNO-67")
def test_another_target_with_lowest_total(uno: Uno) -> None:
    table = uno.table("b7", "W4 g4", "y1 g5", top="b6", target_score=54, scoring="lowest_total").play(0, "b7")

    assert (table.phase, table.points, table.places) == (Phase.GAME_END, [0, 54, 6], [1, 3, 2])


@pytest.mark.rule("UNO-57", "UNO-Q35")
def test_in_a_single_round_the_others_rank_by_their_hands(uno: Uno) -> None:
    """Tied players share a place; points do not matter."""
    table = uno.table("g5 y1", "b7", "W4", "g1 r5", "y2", top="b6", turn=1, scoring="single_round")

    table.play(1, "b7")

    assert (table.phase, table.actors) == (Phase.GAME_END, [])
    assert table.points == [6, 0, 50, 6, 2], "the value of each hand"
    assert table.places == [3, 1, 5, 3, 2]


@pytest.mark.rule("UNO-58")
def test_in_a_single_round_a_last_draw_card_can_change_the_ranks(uno: Uno) -> None:
    table = uno.table("b+1", "g5", "y6", top="b6", scoring="single_round", pile="y9").play(0, "b+1")

    table.draw("y9")

    assert (table.points, table.places) == ([0, 14, 6], [1, 3, 2])


@pytest.mark.rule("UNO-55", "UNO-56", "UNO-Q26")
def test_with_automatic_calls_nobody_is_asked_or_caught(uno: Uno) -> None:
    table = uno.table("b7 r1", "g1 g4", "y1 y4", top="b6", uno_calls="auto").play(0, "b7")
    assert table.now == (Phase.TURN, 1)

    table = uno.table("W4 r1", "g1 g4", "y1 y4", top="b6", uno_calls="auto").play(0, "W4", "=red")
    assert table.phase == Phase.RESPOND

    table = uno.table("r1U b5 g5", "b1 b4", top="r9", towers=[None, 0, 0, 0], uno_calls="auto")
    assert table.play(0, "r1U", "b5").now == (Phase.TURN, 1)


@pytest.mark.rule("UNO-36", "UNO-37", "UNO-Q16")
def test_without_bluffing_an_honest_card_cannot_be_challenged(uno: Uno) -> None:
    table = uno.table("W4 g9 b2", "g1 g2 y3", "y1 y4", top="r9", pile="b7 b8 y8 y9", wild_draw_four_bluff=False)

    table.play(0, "W4", "=blue")
    assert (table.phase, table.drawer, table.to_draw) == (Phase.DRAWING, 1, 4), "no RESPOND"
    assert (table.old_colour, table.played_from.any()) == (NO_COLOUR, False), "nothing to be judged"
    table.draw("b7 b8 y8 y9")

    assert (table.hand_size[1], table.now) == (7, (Phase.TURN, 2))


@pytest.mark.rule("UNO-36", "UNO-Q15")
@pytest.mark.parametrize("colour_card", ["r5", "r+1", "r9!", "rT"])
def test_without_bluffing_any_card_of_the_colour_forbids_it(uno: Uno, colour_card: str) -> None:
    table = uno.table(f"W4 W4 {colour_card} b9U", "g1 g2", top="r9", wild_draw_four_bluff=False)

    assert "W4" not in table.options(0).split()
    assert table.why_not(0, "W4") == "UNO-36"


@pytest.mark.rule("UNO-36", "UNO-58")
def test_without_bluffing_a_last_wild_draw_four_is_always_honest(uno: Uno) -> None:
    table = uno.table("W4", "g1 g2", top="r9", wild_draw_four_bluff=False, pile="b7 b8 y8 y9")

    assert table.options(0) == "W4 DRAW"
    assert table.play(0, "W4").draw("b7 b8 y8 y9").phase == Phase.ROUND_END


@pytest.mark.rule("UNO-48", "UNO-49")
def test_without_bluffing_the_tower_o_blocks_as_usual(uno: Uno) -> None:
    table = uno.table(
        "W4 g9 b2", "g1 g2 y3", "y1 y4", top="r9", towers=[None, None, 1, None], wild_draw_four_bluff=False
    )

    assert table.play(0, "W4", "=blue").now == (Phase.TURN, 1)
    assert table.hand_size[1] == 3


@pytest.mark.rule("UNO-63", "UNO-Q5")
@pytest.mark.parametrize(("option", "points"), [(20, 70), (50, 100)])
def test_the_points_of_a_wild_take_a_tower(uno: Uno, option: int, points: int) -> None:
    table = uno.table("b7", "WT W4", top="b6", wild_take_tower_points=option).play(0, "b7")

    assert table.points == [points, 0]


@pytest.mark.rule("UNO-30", "UNO-Q30", "UNO-12")
def test_a_plain_reverse_turned_up_still_lets_the_dealer_begin(uno: Uno) -> None:
    table = uno.turned_up(2, "rR", two_player_reverse="plain").draw("rR")

    assert (table.now, table.direction) == ((Phase.TURN, 0), -1)

"""Going out, counting, and winning."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE
from snowbound.games.uno_power_grab.state import NOBODY, POOL, Phase
from tests.games.uno_power_grab.table import COPIES, KIND, PRINTED, Uno, all_but


@pytest.mark.rule("UNO-57", "UNO-64", "UNO-59")
@pytest.mark.parametrize("last", ["b7", "b7O", "bS", "bR", "bT", "WT"])
@pytest.mark.parametrize("towers", [[POOL, POOL, POOL, POOL], [1, 2, 2, 1], [0, 0, 1, 0]], ids=str)
def test_the_last_card_ends_the_round_and_its_other_effects_do_not_matter(
    uno: Uno, last: str, towers: list[int]
) -> None:
    table = uno.table(last, "g1 g4", "y1 y5", top="b6", towers=towers).play(0, last)

    assert (table.phase, table.winner) == (Phase.ROUND_END, 0)
    assert table.towers == towers, "no tower is taken"
    assert table.direction == 1
    assert [table.hand(seat) for seat in range(3)] == ["", "g1 g4", "y1 y5"]
    assert table.points == [11, 0, 0]
    assert table.places == [0, 0, 0], "nobody has won yet"
    assert table.actors == [CHANCE]


@pytest.mark.rule("UNO-58", "UNO-Q29")
@pytest.mark.parametrize(
    ("last", "drawn", "points"), [("b+1", "r9", 10), ("b+2", "r9 g9", 19), ("W4", "r9 g9 y+1 y9", 48)]
)
@pytest.mark.parametrize("direction", [1, -1])
def test_a_last_draw_card_still_makes_the_next_player_draw(
    uno: Uno, last: str, drawn: str, points: int, direction: int
) -> None:
    table = uno.table(last, "g1", "y1", top="b6", pile="r9 g9 y+1 y9 b9", direction=direction).play(0, last)
    victim = 1 if direction == 1 else 2
    assert (table.actors, table.drawer) == ([CHANCE], victim), "no colour, no challenge"
    table.draw(drawn)

    assert table.phase == Phase.ROUND_END
    assert table.hand_size[victim] == 1 + len(drawn.split())
    assert table.points == [points + 1, 0, 0], "the drawn cards count"


@pytest.mark.rule("UNO-58", "UNO-47", "UNO-Q29")
@pytest.mark.parametrize(("last", "tower"), [("b+1", 0), ("b+2", 1), ("W4", 2)])
def test_a_tower_blocks_a_last_draw_card(uno: Uno, last: str, tower: int) -> None:
    towers = [1 if t == tower else None for t in range(4)]
    table = uno.table(last, "g1", "y1", top="b6", towers=towers).play(0, last)

    assert (table.phase, table.points) == (Phase.ROUND_END, [2, 0, 0])
    towers = [None if t == tower else 1 for t in range(4)]
    table = uno.table(last, "g1", "y1", top="b6", towers=towers).play(0, last)
    assert table.phase == Phase.DRAWING, "the other towers do not"


@pytest.mark.rule("UNO-58", "UNO-63", "UNO-66")
def test_out_on_a_draw_two(uno: Uno) -> None:
    """Worked example X11."""
    table = uno.table("b+2", "y9 rS", "W4 WT g3", top="b6", pile="r8 y+1 y2", scores=[410, 0, 0])

    table.play(0, "b+2").draw("r8 y+1")

    assert table.points == [540, 0, 0]
    assert (table.phase, table.actors, table.places) == (Phase.GAME_END, [], [1, 2, 2])


@pytest.mark.rule("UNO-58", "UNO-66", "UNO-Q29")
def test_out_on_a_wild_draw_four_against_the_tower_o(uno: Uno) -> None:
    """Worked example X12."""
    table = uno.table(
        "W4", "y9 rS", "W4 WT g3", top="b6", pile="r8 y+1 y2", scores=[410, 0, 0], towers=[None, None, 1, None]
    )

    table.play(0, "W4")

    assert (table.phase, table.points) == (Phase.GAME_END, [512, 0, 0])
    assert table.top_card == "W4 no colour"
    assert table.hand(1) == "rS y9"


@pytest.mark.rule("UNO-58", "UNO-Q36")
def test_with_two_players_the_last_draw_only_raises_the_score(uno: Uno) -> None:
    """The player who draws is not asked, even if a drawn card matches or attacks."""
    table = uno.table("b+2", "b1 b2", top="b6", pile="b+1 W4 r1").play(0, "b+2").draw("b+1 W4")

    assert (table.phase, table.actors) == (Phase.ROUND_END, [CHANCE])
    assert table.points == [73, 0]


@pytest.mark.rule("UNO-58", "UNO-60", "UNO-61")
def test_a_last_wild_draw_four_with_few_cards_left(uno: Uno) -> None:
    table = uno.table("W4", "g1", all_but("W4 g1 b6 y9 y8"), top="b6", pile="y9")
    table.play(0, "W4").draw("y9")
    assert table.chances == {"b6": 1, "y8": 1}, "reshuffled in the middle"
    table.draw("y8 b6")

    assert table.phase == Phase.GAME_END, "a player holds almost the whole deck"
    assert table.hand(1) == "b6 g1 y8 y9"
    assert table.points == [1280 - 50, 0, 0]


@pytest.mark.rule("UNO-63", "UNO-Q5")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("r1 b5 g9", 15),
        ("r1U b4U g9N", 14),
        ("r+1", 20),
        ("b+2", 20),
        ("gS", 20),
        ("yR", 20),
        ("rT", 20),
        ("WT", 20),
        ("W4", 50),
        ("r+1 b+2 gS yR rT WT W4 y9", 179),
    ],
)
def test_what_cards_count(uno: Uno, hand: str, value: int) -> None:
    assert uno.table("b7", hand, "r2", top="b6").play(0, "b7").points == [value + 2, 0, 0]


@pytest.mark.rule("UNO-64")
def test_the_player_who_went_out_scores_all_other_hands(uno: Uno) -> None:
    table = uno.table("g1", "b7", "y9 WT", top="b6", turn=1, scores=[100, 30, 7]).play(1, "b7")

    assert table.points == [100, 60, 7], "the others score nothing"


@pytest.mark.rule("UNO-65", "UNO-Q7", "UNO-03")
def test_the_next_round_is_dealt_by_the_left_neighbour_with_all_cards(uno: Uno) -> None:
    table = uno.table("b7", "g1 g4", "y1 W4", top="b6", scores=[100, 30, 7], towers=[1, 1, None, 0])
    table.play(0, "b7")
    assert (table.phase, table.points) == (Phase.ROUND_END, [156, 30, 7])
    assert table.chances == {code: COPIES[kind] for code, kind in KIND.items()}, "112 cards"
    assert table.audience(CHANCE, 0) == 1 << 1, "the first card is for the new dealer's left neighbour"
    table.draw("W4")

    assert (table.phase, table.dealer, table.drawer, table.round_number) == (Phase.DEAL, 0, 2, 2)
    assert table.hand_size[:3].tolist() == [0, 1, 0]
    assert (table.pile_size, table.buried_size, table.winner) == (111, 0, NOBODY)
    table.draw(" ".join(all_but("W4 r1U r1").split()[:20])).draw("r1")
    assert table.now == (Phase.TURN, 1), "the player on the dealer's left begins"
    assert (table.turn_number, table.direction) == (1, 1)
    assert table.points == [156, 30, 7], "scores stay"


@pytest.mark.rule("UNO-65", "UNO-Q7")
def test_a_round_that_ended_in_the_other_direction_begins_to_the_left_again(uno: Uno) -> None:
    table = uno.table("b7", "g1 g4", top="b6", direction=-1).play(0, "b7")
    assert table.dealer == 1
    table.draw("W4")

    assert table.hand_size[1] == 1, "with two players the first card goes to the other"
    assert (table.dealer, table.drawer, table.direction) == (0, 0, 1)


@pytest.mark.rule("UNO-66", "UNO-65")
@pytest.mark.parametrize(("before", "over"), [(498, False), (499, False), (500, True), (501, True)])
def test_five_hundred_points_win(uno: Uno, before: int, over: bool) -> None:
    """Seat 0 wins ten points."""
    table = uno.table("b7", "g1 g4", "y1 y4", top="b6", scores=[before - 10, 480, 0]).play(0, "b7")

    assert table.points == [before, 480, 0]
    assert table.phase == (Phase.GAME_END if over else Phase.ROUND_END)
    assert table.places == ([1, 2, 3] if over else [0, 0, 0])


@pytest.mark.rule("UNO-67", "UNO-Q35")
def test_the_lowest_total_wins_when_a_player_has_five_hundred(uno: Uno) -> None:
    """Worked example X21: the player who went out does not win."""
    table = uno.table("b7", "g1 g4", "y+1 WT", top="b6", scores=[300, 290, 470], scoring="lowest_total")

    table.play(0, "b7")

    assert table.points == [300, 295, 510]
    assert (table.phase, table.places) == (Phase.GAME_END, [2, 1, 3])


@pytest.mark.rule("UNO-67")
def test_with_lowest_total_the_game_goes_on_below_five_hundred(uno: Uno) -> None:
    table = uno.table("b7", "g1 g4", "y9 WT", top="b6", scores=[300, 290, 470], scoring="lowest_total")

    table.play(0, "b7")

    assert (table.phase, table.points) == (Phase.ROUND_END, [300, 295, 499])
    assert table.places == [0, 0, 0]


@pytest.mark.rule("UNO-67", "UNO-Q35")
def test_players_tied_for_the_lowest_total_share_the_win(uno: Uno) -> None:
    table = uno.table("b7", "g1 g4", "y+1 WT", "r5 r5", top="b6", scores=[295, 290, 470, 499], scoring="lowest_total")

    table.play(0, "b7")

    assert table.points == [295, 295, 510, 509]
    assert table.places == [1, 1, 4, 3], "two first places, no second"


@pytest.mark.rule("UNO-Q35", "UNO-64")
def test_in_the_standard_count_only_one_can_win(uno: Uno) -> None:
    table = uno.table("b7", "g1 g4", "y1 y4", top="b6", scores=[495, 0, 0]).play(0, "b7")

    assert table.places == [1, 2, 2], "losers may share a place"


@pytest.mark.rule("UNO-Q33")
def test_a_round_of_too_many_turns_stops_without_a_winner(uno: Uno) -> None:
    table = uno.table("b7 r1 r2", "g1 g4 g5", "y1 y4", top="b6", scores=[120, 40, 0], pile="y9")
    table.set(turn_number=PRINTED.turn_limit - 1).play(0, "b7")
    assert (PRINTED.turn_limit, table.turn_number) == (15_000, 15_000)
    assert table.now == (Phase.TURN, 1), "the last turn is played"

    table.play(1, "DRAW").draw("y9").play(1, "PASS")

    assert (table.phase, table.actors) == (Phase.GAME_END, [])
    assert table.winner == NOBODY
    assert (table.points, table.places) == ([120, 40, 0], [0, 0, 0])


@pytest.mark.rule("UNO-Q33", "UNO-57")
def test_going_out_in_the_last_turn_still_counts(uno: Uno) -> None:
    table = uno.table("b7", "g1 g4", "y1 y4", top="b6", scores=[495, 0, 0])

    assert table.set(turn_number=PRINTED.turn_limit).play(0, "b7").places == [1, 2, 2]

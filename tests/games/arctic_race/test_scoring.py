"""Points, places and ties."""

from __future__ import annotations

import pytest

from snowbound.games.arctic_race.state import Phase
from tests.games.arctic_race.table import Race, Table

ALL_SIX = "rybgpo"


def over(table: Table) -> Table:
    """The same table after its last round."""
    table.s.phase = Phase.END
    return table


@pytest.mark.rule("RACE-63", "RACE-64", "RACE-65", "RACE-66", "RACE-Q42")
@pytest.mark.parametrize(
    ("number", "prizes"),
    [
        (1, [7, 5, 4, 3, 3, 3]),
        (2, [6, 4, 3, 2, 2, 2]),
        (3, [5, 3, 2, 1, 1, 1]),
        (4, [5, 3, 2, 1, 1, 1]),
        (5, [5, 3, 2, 1, 1, 1]),
    ],
)
def test_the_order_of_coming_home_decides_the_prize(race: Race, number: int, prizes: list[int]) -> None:
    order = "gpoybr"
    table = over(race.table(players=6, home=" ".join(f"{who}{number}" for who in order)))
    points, _ = table.position.result()
    assert [points[ALL_SIX.index(who)] for who in order] == prizes


@pytest.mark.rule("RACE-63")
def test_places_are_taken_in_the_order_of_play(race: Race) -> None:
    table = race.table("r4:33 y4:35 b4:36", players=3, token="b").choose("C4 C4 C4")
    table.do("move 4", "move 4", "move 4")
    assert (table.place("b4"), table.place("r4"), table.place("y4")) == (1, 2, 3)


@pytest.mark.rule("RACE-67", "RACE-Q43")
def test_racers_on_the_track_on_a_floe_or_with_their_owner_score_nothing(race: Race) -> None:
    table = over(race.table("r1:36 r2:31 y1:6", home="y3"))
    assert table.position.result() == ([0, 5], [2, 1])


@pytest.mark.rule("RACE-68")
def test_most_points_win_not_most_racers(race: Race) -> None:
    table = over(race.table(players=3, home="b3 y3 r3 b4 y4 r4 b5 y5 r5 y1"))
    assert table.position.result() == ([6, 16, 15], [3, 1, 2])
    few = over(race.table(players=2, home="y1 y2 r3 r4"))
    assert few.position.result() == ([10, 13], [2, 1])


# fmt: off
TIES = [
    # the order of coming home, the tied points, the winner of the tie and the loser
    ("y1 r1 y3 r4 b5 g5 r5", 12, "yr"),         # race 1: first place beats second
    ("y1 r3 b4 g4 r4", 7, "yr"),                # race 1: a place beats none
    ("r2 y2 b5 g5 y5", 6, "ry"),                # race 2: first place beats second
    ("y2 r3 b4 g4 p4 r4", 6, "yr"),             # race 2: a place beats none
    ("y4 r3", 5, "ry"),                         # race 3
    ("y5 r4", 5, "ry"),                         # race 4
    ("g5 y4 b3", 5, "byg"),                     # three tied: races 3, 4 and 5 in turn
]
# fmt: on


@pytest.mark.rule("RACE-69", "RACE-Q36", "RACE-Q38")
@pytest.mark.parametrize(("home", "tied_at", "order"), TIES)
def test_a_tie_at_the_top_is_broken_by_the_first_race_in_which_the_tied_differ(
    race: Race, home: str, tied_at: int, order: str
) -> None:
    points, places = over(race.table(players=5, home=home)).position.result()

    assert max(points) == tied_at
    assert [points[ALL_SIX.index(who)] for who in order] == [tied_at] * len(order)
    assert [places[ALL_SIX.index(who)] for who in order] == list(range(1, len(order) + 1))


@pytest.mark.rule("RACE-69")
def test_only_the_tied_are_compared(race: Race) -> None:
    """Blue is home in race 1 and has fewer points: it does not enter into the tie of red and yellow."""
    table = over(race.table(players=5, home="p1 g1 b1 r3 y4"))
    assert table.position.result() == ([5, 5, 4, 5, 7], [3, 4, 5, 2, 1])
    fewer = over(race.table(players=3, home="b3 r2 r4 y1 y5 b4"))
    assert fewer.position.result() == ([11, 12, 8], [2, 1, 3]), "without a tie no race decides"


@pytest.mark.rule("RACE-Q38", "RACE-69")
def test_the_last_race_decides_among_the_lower_places(race: Race) -> None:
    """Fourth and fifth place of race 5 have the same prize."""
    table = over(race.table(players=5, home="b5 g5 p5 y5 r5"))
    assert table.position.result() == ([1, 1, 5, 3, 2], [5, 4, 1, 2, 3])


@pytest.mark.rule("RACE-70", "RACE-Q37")
@pytest.mark.parametrize("players", [2, 6])
def test_if_nobody_scored_all_share_the_win(race: Race, players: int) -> None:
    table = over(race.table("r1:36 y2:30", players=players))
    assert table.position.result() == ([0] * players, [1] * players)


@pytest.mark.rule("RACE-Q37", "RACE-Q38")
def test_players_without_points_share_the_last_place_only(race: Race) -> None:
    table = over(race.table(players=4, home="b5"))
    assert table.position.result() == ([0, 0, 5, 0], [2, 2, 1, 2])


def test_there_is_no_result_before_the_end(race: Race) -> None:
    table = race.table(home="r1")
    assert table.position.result() == ([7, 0], [0, 0]), "points so far, but no places"

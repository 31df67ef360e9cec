"""The course of games on a page: values and chances of winners and others, from the start to the end."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from snowbound.games import find
from snowbound.lab.metrics import metrics_of
from snowbound.lab.recording import Recorder
from snowbound.lab.report.course import FEWEST_WATCHED, SIMULATIONS, course_charts, watched_of
from snowbound.lab.report.notable import most_dramatic_of, notable_games, searched_drama
from snowbound.lab.seating import Seating
from snowbound.lab.watched_games import WatchedGame, watched_rows

OPTIONS = {"scoring": "single_round"}


def recorder(bots: str) -> Recorder:
    uno = find("uno_power_grab")
    return Recorder(uno, Seating.of(uno, 2, bots), uno.complete(OPTIONS, 2), 5, 20_000, of_rows=True)


def watched(chances: list[list[float]], places: tuple[int, int]) -> WatchedGame:
    number = len(chances)
    nothing = np.zeros(number)
    return WatchedGame(
        deal=0,
        bots=("a", "b"),
        places=places,
        points=(0, 0),
        events=((0, 0),) * 4 * number,
        at=np.arange(number) * 4,
        chances=np.array(chances),
        spread=nothing,
        options=nothing.astype(int),
        good_options=nothing.astype(int),
    )


def test_the_most_dramatic_game_is_that_of_the_metric_drama_in_searched_games() -> None:
    """The winner is 0.2 behind on average in game 1, and 0.4 in game 2; game 0 was won from the start."""
    paths = {0: [[0.6, 0.4], [0.8, 0.2]], 1: [[0.3, 0.7], [0.5, 0.5]], 2: [[0.5, 0.5], [0.1, 0.9]]}
    games = [replace(watched(chances, (1, 2)), deal=deal) for deal, chances in paths.items()]
    nobody = replace(watched([[0.1, 0.9]], (0, 0)), deal=3)
    found = searched_drama([*games, nobody])
    assert {number: pytest.approx(one) for number, one in found.items()} == {
        0: (0, 0, 0.6),
        1: (0.2, 0.4, 0.3),
        2: (0.4, 0.8, 0.1),
    }
    metric = metrics_of(watched_rows(games), ["drama"])["drama"].value
    assert metric == pytest.approx(np.mean([one.mean for one in found.values()])), "the same formula"

    players = recorder("search:30")
    recordings = [players.record(number) for number in range(3)]
    assert [one.number for one in most_dramatic_of(found, recordings)] == [2, 1, 0]
    dramatic, typical = notable_games(recordings, watched=games)
    assert dramatic.reason.startswith("Game 2: the winner's chance was 40 percentage points below the best one on ave")
    assert "10 % at the lowest. Of the 3 games in which chances were searched" in dramatic.reason
    assert "nearest to the median" in typical.reason


def test_chances_begin_with_the_first_search_and_end_with_the_result() -> None:
    """Two games with chances of 50 and 75 %, won by either seat."""
    games = [watched([[0.5, 0.5], [0.75, 0.25]], (1, 2)), watched([[0.5, 0.5], [0.25, 0.75]], (2, 1))]
    (plot,) = course_charts([], games)
    assert plot.title == "Chances to win"
    assert plot.rows[0] == ("the winner", "50 %", "62 %", "75 %", "88 %", "100 %")
    assert plot.rows[1][0] == "the others on average" and plot.rows[1][-1] == "0 %"
    assert f"searches of {SIMULATIONS} simulations" in plot.svg and "2 games" in plot.svg


def test_a_shared_win_says_nothing_of_winners_and_others() -> None:
    game = watched([[0.5, 0.5], [0.75, 0.25]], (1, 1))
    assert list(course_charts([], [game, game])) == []


def test_without_searches_the_evaluation_is_drawn() -> None:
    recordings = [recorder("random").record(number) for number in range(4)]
    (plot,) = course_charts(recordings, [], ", a cell")
    assert plot.title == "How good the winner's position is, a cell"
    assert plot.header[0].startswith("the game's own evaluation")


def test_games_of_players_who_do_not_search_are_not_watched() -> None:
    players = recorder("random")
    assert watched_of(players, [players.record(number) for number in range(6)]) == []


@pytest.mark.parametrize(("games", "watches"), [(FEWEST_WATCHED, FEWEST_WATCHED), (FEWEST_WATCHED - 1, 0)])
def test_watched_games_are_the_recorded_ones(games: int, watches: int) -> None:
    players = recorder("search:30")
    recordings = [players.record(number) for number in range(games)]
    found = watched_of(players, recordings)
    assert len(found) == watches
    for game, recording in zip(found, recordings, strict=False):
        assert list(game.events) == [tuple(event) for event in recording.events]
        assert game.chances.sum(axis=1) == pytest.approx(1)

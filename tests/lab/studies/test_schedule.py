"""Which games are played, and until when."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from snowbound.lab.game_rows import GameRows
from snowbound.lab.studies.cell_games import CellJob, CellPart
from snowbound.lab.studies.plan import Until
from snowbound.lab.studies.schedule import CellGames, Schedule, StudyProgress

UNTIL = Until("turns", 0.1, 400)


def rows(deals: Sequence[int]) -> GameRows:
    return GameRows("some_game", 2, {"deal": np.array(deals, np.int64)})


def width(table: GameRows) -> float:
    """The width of the interval of a mean whose games have a spread of 1."""
    return float(2 / len(table) ** 0.5)


def play(schedule: Schedule, job: CellJob, seconds: float = 0.1) -> None:
    part = rows(range(job.first, job.first + job.games))
    schedule.cells[job.cell].add(CellPart(job, seconds * job.games, part))


def play_all(schedule: Schedule) -> list[CellJob]:
    played = []
    while not schedule.is_finished:
        for job in schedule:
            play(schedule, job)
            played.append(job)
    return played


def test_every_game_of_every_cell_is_played_once() -> None:
    schedule = Schedule([CellGames(10, None, width, None), CellGames(7, None, width, None)], 0.35)
    played = play_all(schedule)
    games = [(job.cell, job.first + number) for job in played for number in range(job.games)]
    assert sorted(games) == [(0, game) for game in range(10)] + [(1, game) for game in range(7)]
    assert [job.cell for job in played[:3]] == [0, 1, 0], "each cell plays a few games before the first is finished"
    assert max(job.games for job in played) == 3, "as many as fit into the seconds of a job"
    assert [cell.rows().columns["deal"].tolist() for cell in schedule.cells] == [list(range(10)), list(range(7))]


def test_games_that_are_kept_are_not_played_again() -> None:
    cell = CellGames(10, None, width, rows([0, 1, 5, 6, 12]))
    played = play_all(Schedule([cell], 10))
    assert [(job.first, job.games) for job in played] == [(2, 2), (4, 1), (7, 3)]
    assert cell.rows().columns["deal"].tolist() == list(range(10)), "a game beyond the target does not count"


def test_a_cell_that_is_complete_needs_no_game() -> None:
    schedule = Schedule([CellGames(5, None, width, rows(range(5)))], 1)
    assert schedule.is_finished and list(schedule) == []


def test_games_are_added_until_the_interval_is_narrow() -> None:
    cell = CellGames(20, UNTIL, width, None)
    play_all(Schedule([cell], 100))
    assert width(cell.rows()) <= UNTIL.width
    assert 400 == len(cell.rows()), "2 / sqrt(400) is 0.1"


def test_no_more_games_than_allowed_are_added() -> None:
    cell = CellGames(20, Until("turns", 0.01, 50), width, None)
    play_all(Schedule([cell], 100))
    assert len(cell.rows()) == 50


@pytest.mark.parametrize("kept", [range(0), range(20), range(3, 130), range(1000)])
def test_how_many_games_are_played_does_not_depend_on_what_was_kept(kept: range) -> None:
    """Otherwise a study that was stopped could end with other games than one that was not."""
    until = Until("turns", 0.21, 400)
    cell = CellGames(20, until, width, rows(kept) if kept else None)
    play_all(Schedule([cell], 7))
    other = CellGames(20, until, width, None)
    play_all(Schedule([other], 100))
    assert cell.rows().columns["deal"].tolist() == other.rows().columns["deal"].tolist()


def test_an_undefined_interval_asks_for_more_games() -> None:
    cell = CellGames(20, UNTIL, lambda table: float("inf") if len(table) < 50 else 0.0, None)
    play_all(Schedule([cell], 100))
    assert len(cell.rows()) == 80


def test_the_time_that_is_left_is_known_once_every_cell_has_played() -> None:
    schedule = Schedule([CellGames(12, None, width, None), CellGames(12, None, width, None)], 1)
    jobs = iter(schedule)
    play(schedule, next(jobs), seconds=1)
    assert schedule.progress(2).seconds_left is None
    play(schedule, next(jobs), seconds=3)
    assert schedule.progress(2) == StudyProgress(
        games=4, of=24, seconds_left=(10 * 1 + 10 * 3) / 2, cells=0, of_cells=2
    )

"""Which games of which cells are played next, and how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, isfinite
from typing import NamedTuple

import numpy as np

from snowbound.lab.game_rows import GameRows

from .cell_games import CellJob, CellPart
from .plan import Until
from .row_store import in_order

LEAST_GROWTH, MOST_GROWTH = 1.25, 4.0
"""By how much the games of a cell grow before its interval is looked at again."""

SPARE = 1.05
"""How many times more games are played than the last interval asks for."""

FIRST_GAMES = 2
"""Games of each cell that are played first of all, to know how long the study takes."""

MOST_AT_ONCE = 4096
"""Games of one job at most."""

Width = Callable[[GameRows], float]
"""Returns the width of the interval that has to become narrow."""


class StudyProgress(NamedTuple):
    """How far a study is."""

    games: int
    of: int  # as far as it is known: cells may need more games until their interval is narrow
    seconds_left: float | None  # None before every cell has played some games
    cells: int  # finished
    of_cells: int


class CellGames:
    """The games of one cell: those that are played, and those that still have to be."""

    def __init__(self, games: int, until: Until | None, width: Width, kept: GameRows | None) -> None:
        self.target, self.until, self.width = games, until, width
        self.parts = [] if kept is None else [kept]
        self.seconds = self.timed = 0.0
        self.waiting: list[int] = []
        self.running = 0
        self.is_finished = False
        self._plan()

    @property
    def played(self) -> int:
        """How many games of the target are played."""
        return self.target - len(self.waiting) - self.running

    @property
    def seconds_per_game(self) -> float | None:
        """How long a game takes, if any was played."""
        return self.seconds / self.timed if self.timed else None

    def take(self, count: int) -> tuple[int, int]:
        """Return a range of consecutive games to be played next: its first game and at most this many."""
        first = self.waiting[0]
        gaps = (number for number, game in enumerate(self.waiting[:count]) if game != first + number)
        count = min(next(gaps, count), count, len(self.waiting))
        del self.waiting[:count]
        self.running += count
        return first, count

    def add(self, part: CellPart) -> None:
        """Add games that were played; if they were the last ones, decide whether there have to be more."""
        self.parts.append(part.rows)
        self.running -= part.job.games
        self.seconds, self.timed = self.seconds + part.seconds, self.timed + part.job.games
        if not self.waiting and not self.running:
            self._plan()

    def rows(self) -> GameRows:
        """Return the games of the target in their order."""
        rows = in_order(self.parts)
        self.parts = [rows]
        return rows if len(rows) == self.target else rows.where(rows.columns["deal"] < self.target)

    def _plan(self) -> None:
        """Find the games that are missing, and raise the target while the interval is too wide."""
        while not (missing := self._missing()) and not self.is_finished:
            wanted = self._wanted()
            self.is_finished = wanted == self.target
            self.target = wanted
        self.waiting = missing

    def _missing(self) -> list[int]:
        played = np.zeros(self.target, bool)
        for rows in self.parts:
            deals = rows.columns["deal"]
            played[deals[deals < self.target]] = True
        return [int(game) for game in np.nonzero(~played)[0]]

    def _wanted(self) -> int:
        """Return how many games there have to be, judged by those of the target alone."""
        if self.until is None or self.target >= self.until.most:
            return self.target
        width = self.width(self.rows())
        if width <= self.until.width:
            return self.target
        growth = (width / self.until.width) ** 2 * SPARE if isfinite(width) else MOST_GROWTH
        growth = max(LEAST_GROWTH, min(growth, MOST_GROWTH))
        return min(ceil(self.target * growth), self.until.most)


class Schedule:
    """The jobs of all cells, as an iterable that looks at the results so far."""

    def __init__(self, cells: Sequence[CellGames], job_seconds: float) -> None:
        self.cells, self.job_seconds = cells, job_seconds

    def __iter__(self) -> Iterator[CellJob]:
        """Yield a few games of each cell, then the cells in their order."""
        for number, cell in enumerate(self.cells):
            if cell.waiting and not cell.timed:
                yield CellJob(number, *cell.take(FIRST_GAMES))
        while any(cell.waiting for cell in self.cells):
            number, cell = next((number, cell) for number, cell in enumerate(self.cells) if cell.waiting)
            yield CellJob(number, *cell.take(self._size(cell)))

    def _size(self, cell: CellGames) -> int:
        seconds = cell.seconds_per_game
        return 1 if seconds is None else max(1, min(int(self.job_seconds / max(seconds, 1e-6)), MOST_AT_ONCE))

    @property
    def is_finished(self) -> bool:
        """Whether all cells have all their games."""
        return all(cell.is_finished for cell in self.cells)

    def progress(self, workers: int) -> StudyProgress:
        """Return how far the study is, with this many jobs at a time."""
        left = 0.0
        is_known = True
        for cell in self.cells:
            remaining = len(cell.waiting) + cell.running
            is_known = is_known and (cell.seconds_per_game is not None or not remaining)
            left += remaining * (cell.seconds_per_game or 0.0)
        return StudyProgress(
            games=sum(cell.played for cell in self.cells),
            of=sum(cell.target for cell in self.cells),
            seconds_left=left / workers if is_known else None,
            cells=sum(cell.is_finished for cell in self.cells),
            of_cells=len(self.cells),
        )

"""Plays the games of a study's cells as independent jobs."""

from __future__ import annotations

import hashlib
import json
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from snowbound.core.game import Game, Value
from snowbound.lab.game_rows import GameRows, rows_of, rows_runner
from snowbound.lab.game_runner import GameRunner
from snowbound.lab.simulate import usual_cap
from snowbound.lab.sources import sources

from .plan import Cell, Study, StudyBots


@dataclass(frozen=True)
class CellSetup:
    """Everything on which the games of a cell depend, besides the sources."""

    game: Game  # on the board of the cell
    players: int
    bots: StudyBots
    options: Mapping[str, Value]
    seed: int
    cap: int

    @classmethod
    def of(cls, study: Study, cell: Cell) -> CellSetup:
        """Return the setup of a cell."""
        return cls.on(study.boards[cell.board], study, cell.players, cell.bots, cell.options)

    @classmethod
    def on(cls, game: Game, study: Study, players: int, bots: StudyBots, options: Mapping[str, Value]) -> CellSetup:
        """Return the setup of games on some board, with the seed and the cap of a study."""
        complete = game.complete_for_simulations(options, players)
        return cls(game, players, bots, complete, study.seed, study.cap or usual_cap(game))

    @property
    def key(self) -> str:
        """A hash of everything on which the games depend. Cells that fit have the same key in a changed study."""
        seating = self.bots.seating(self.game, self.players)
        depends = {
            "game": self.game.id,
            "edition": self.game.version,
            "players": self.players,
            "bots": [asdict(bot) for bot in seating.bots],
            "mix": seating.is_mixed,
            "options": dict(self.options),
            "seed": self.seed,
            "cap": self.cap,
            "sources": sources(),
        }
        return hashlib.sha256(json.dumps(depends, sort_keys=True, default=int).encode()).hexdigest()[:16]

    def runner(self) -> GameRunner:
        """Return the runner of these games."""
        return rows_runner(
            self.game,
            self.players,
            seed=self.seed,
            options=self.options,
            cap=self.cap,
            **self.bots.as_arguments(),
        )


class CellJob(NamedTuple):
    """Some games of one cell."""

    cell: int
    first: int
    games: int


class CellPart(NamedTuple):
    """The rows of a job, and how long its games took."""

    job: CellJob
    seconds: float
    rows: GameRows


class CellPlayer:
    """Does the jobs of all cells; keeps a runner for each cell, also in another process."""

    def __init__(self, setups: Sequence[CellSetup]) -> None:
        self.setups = tuple(setups)
        self._runners: dict[int, GameRunner] = {}
        self._lock = threading.Lock()

    def __reduce__(self) -> tuple[Any, ...]:
        return CellPlayer, (self.setups,)

    def __call__(self, job: CellJob) -> CellPart:
        """Play the games of a job."""
        runner = self._runner(job.cell)
        began = time.perf_counter()
        rows = rows_of(runner, job.first, job.games)
        return CellPart(job, time.perf_counter() - began, rows)

    def stop(self) -> None:
        """End the games that threads of this process are playing."""
        for runner in self._runners.values():
            runner.stop()

    def _runner(self, cell: int) -> GameRunner:
        with self._lock:
            if cell not in self._runners:
                self._runners[cell] = self.setups[cell].runner()
            return self._runners[cell]

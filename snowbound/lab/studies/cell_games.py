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
from snowbound.core.kernels import kernels
from snowbound.lab.fixture_runner import FixtureRunner
from snowbound.lab.game_rows import GameRows, rows_of, rows_runner
from snowbound.lab.simulate import usual_cap
from snowbound.lab.sources import sources
from snowbound.lab.watched_games import GameWatcher, watched_rows

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
    simulations: int = 0  # of searches in the games; 0 if they are only played

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
            "board": dict(self.game.board_change),
            "players": self.players,
            "bots": [asdict(bot) for bot in seating.bots],
            "mix": seating.is_mixed,
            "options": dict(self.options),
            "seed": self.seed,
            "cap": self.cap,
            "simulations": self.simulations,
            "sources": sources(),
        }
        return hashlib.sha256(json.dumps(depends, sort_keys=True, default=int).encode()).hexdigest()[:16]

    def games(self) -> PlainGames | WatchedGames:
        """Return what plays these games."""
        return WatchedGames(self) if self.simulations else PlainGames(self)


class PlainGames:
    """Plays the games of a setup in compiled code."""

    def __init__(self, setup: CellSetup) -> None:
        self.runner = rows_runner(
            setup.game,
            setup.players,
            seed=setup.seed,
            options=setup.options,
            cap=setup.cap,
            **setup.bots.as_arguments(),
        )

    def rows(self, first: int, games: int) -> GameRows:
        """Play games and return their rows."""
        return rows_of(self.runner, first, games)

    def stop(self) -> None:
        """End the games that other threads play."""
        self.runner.stop()


class WatchedGames:
    """Plays the games of a setup and searches in them. They have no cap in decisions."""

    def __init__(self, setup: CellSetup) -> None:
        seating = setup.bots.seating(setup.game, setup.players)
        bots = list(dict.fromkeys(seating.bots))
        kernels(setup.game).prepare("search")  # before several threads need it
        self.runner = FixtureRunner(setup.game, setup.players, dict(setup.options), bots, setup.seed)
        self.watcher = GameWatcher(self.runner, seating, setup.simulations)

    def rows(self, first: int, games: int) -> GameRows:
        """Play games and return their rows."""
        return watched_rows(self.watcher.play(0, first, games), self.runner.game.id, self.runner.seed)

    def stop(self) -> None:
        """End the games that other threads play."""
        self.runner.stopped.set()


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
        self._kept: dict[int, PlainGames | WatchedGames] = {}
        self._lock = threading.Lock()

    def __reduce__(self) -> tuple[Any, ...]:
        return CellPlayer, (self.setups,)

    def __call__(self, job: CellJob) -> CellPart:
        """Play the games of a job."""
        games = self._games(job.cell)
        began = time.perf_counter()
        rows = games.rows(job.first, job.games)
        return CellPart(job, time.perf_counter() - began, rows)

    def stop(self) -> None:
        """End the games that threads of this process are playing."""
        for games in self._kept.values():
            games.stop()

    def _games(self, cell: int) -> PlainGames | WatchedGames:
        with self._lock:
            if cell not in self._kept:
                self._kept[cell] = self.setups[cell].games()
            return self._kept[cell]

"""Many games between simple bots, on all cores. The same seed gives the same games on any number of cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.bots.simple import SCRATCH, BotKind
from snowbound.core.contract import MIND, MOST_SEATS
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.games import find

CHUNK_SECONDS = 0.1
"""Target time of a chunk of games: short enough for a smooth progress bar."""

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


class BadNumber(SnowboundError):
    """A number that is too small, or does not fit the number of players."""

    code = "bad-number"


@dataclass(frozen=True)
class Report:
    """The results of many games."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    jobs: int
    games: int
    # fmt: off
    moves: int                    # decisions of players, without events of chance
    seconds: float                # excluding compilation
    moves_per_second: float
    wins: list[int]               # per seat; a shared win counts for each winner
    shared: int                   # games with several winners
    unfinished: int               # games without a winner
    length: dict[str, float]      # decisions per game: mean, and the 5th, 50th and 95th percentile
    points: list[float]           # mean per seat
    # fmt: on

    def as_data(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return asdict(self)


@dataclass
class GameResults:
    """The results of some games, one row each."""

    lengths: NDArray[np.int64]
    points: NDArray[np.int64]
    places: NDArray[np.int64]


def simulate(
    game: str | Game,
    players: int,
    games: int,
    *,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[BotKind] = (),
    progress: Progress = lambda done, of: None,
) -> Report:
    """Play games between simple bots, by default random ones, and return a report."""
    chosen = find_game(game)
    jobs = check_positive("jobs", available_cores() if jobs is None else jobs)
    complete = chosen.complete(options or {}, chosen.check_players(players))
    check_positive("games", games)
    runner = _GameRunner(chosen, players, complete, list(bots), seed)
    began = time.perf_counter()
    results = list(_on_all_cores(runner, games, jobs, progress))
    seconds = time.perf_counter() - began
    return _report(runner, _joined(results), jobs, seconds)


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _GameRunner:
    """Plays ranges of games; can be used from several threads, since the kernels release the GIL."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], bots: list[BotKind], seed: int) -> None:
        self.game, self.players, self.options, self.seed = game, players, options, seed
        self.bots = bots or [BotKind.RANDOM] * players
        if len(self.bots) != players:
            raise BadNumber(f"{len(self.bots)} bots for {players} players: name one for each seat")
        self.start = game.new_states(players, options)
        self.kernel = "random_games" if set(self.bots) == {BotKind.RANDOM} else "bot_games"
        kernels(game).prepare(self.kernel)

    def play(self, first: int, count: int) -> GameResults:
        """Play the games number `first` to `first + count - 1`."""
        states = self.game.record.new(2)
        states[0] = self.start[0]
        rng = np.zeros(4, np.int64)
        done = GameResults(np.zeros(count, np.int64), *(np.zeros((count, MOST_SEATS), np.int64) for _ in range(2)))
        run = getattr(kernels(self.game), self.kernel)
        if self.kernel == "random_games":
            run(states, self.seed, first, rng, done.lengths, done.points, done.places)
        else:
            bots = np.array(self.bots + [BotKind.RANDOM] * (MOST_SEATS - self.players), np.int64)
            bot_rng, minds = np.zeros(4, np.int64), np.zeros((MOST_SEATS, MIND), np.int64)
            scratch = self.game.record.new(SCRATCH)
            run(states, bots, self.seed, first, rng, bot_rng, minds, scratch, done.lengths, done.points, done.places)
        return done


def _on_all_cores(runner: _GameRunner, games: int, jobs: int, progress: Progress) -> Iterator[GameResults]:
    """Yield chunks of games in order; their size adapts to CHUNK_SECONDS."""
    with ThreadPoolExecutor(jobs) as pool:
        waiting: set[Future[tuple[int, float, GameResults]]] = set()
        finished: dict[int, GameResults] = {}
        first, chunk, played = 0, 1, 0
        while first < games or waiting:
            while first < games and len(waiting) < 2 * jobs:
                count = min(chunk, games - first)
                waiting.add(pool.submit(_timed, runner, first, count))
                first += count
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for number, seconds, done in (future.result() for future in ready):
                finished[number] = done
                played += len(done.lengths)
                progress(played, games)
                wanted = len(done.lengths) * CHUNK_SECONDS / max(seconds, 1e-6)
                chunk = max(1, min(4 * chunk, int(wanted), 1 << 16))
    for number in sorted(finished):
        yield finished[number]


def _joined(results: list[GameResults]) -> GameResults:
    fields = ("lengths", "points", "places")
    return GameResults(*(np.concatenate([getattr(result, name) for result in results]) for name in fields))


def _timed(runner: _GameRunner, first: int, count: int) -> tuple[int, float, GameResults]:
    began = time.perf_counter()
    done = runner.play(first, count)
    return first, time.perf_counter() - began, done


def _report(runner: _GameRunner, done: GameResults, jobs: int, seconds: float) -> Report:
    won = done.places[:, : runner.players] == 1
    moves = int(done.lengths.sum())
    low, middle, high = np.percentile(done.lengths, [5, 50, 95]).tolist()
    return Report(
        game=runner.game.id,
        players=runner.players,
        options=runner.options,
        bots=[bot.name.lower() for bot in runner.bots],
        seed=runner.seed,
        jobs=jobs,
        games=len(done.lengths),
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds,
        wins=won.sum(axis=0).tolist(),
        shared=int((won.sum(axis=1) > 1).sum()),
        unfinished=int((~won.any(axis=1)).sum()),
        length={"mean": float(done.lengths.mean()), "p5": low, "p50": middle, "p95": high},
        points=done.points[:, : runner.players].mean(axis=0).tolist(),
    )


def find_game(game: str | Game) -> Game:
    """Return the game of that name, or the game itself."""
    return game if isinstance(game, Game) else find(game)


def check_positive(name: str, number: int) -> int:
    """Return the number if it is at least 1, else raise BadNumber."""
    if number < 1:
        raise BadNumber(f"{name} is at least 1, not {number}")
    return number

"""Play many games on all cores. The same seed gives the same games, however many cores play them."""

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

CHUNK_SECONDS = 0.1
"""About how long a core plays before it reports: short enough for a smooth progress bar."""

Progress = Callable[[int], None]


class BadNumber(SnowboundError):
    """A number that must be larger."""

    code = "bad-number"


@dataclass(frozen=True)
class Report:
    """What many games showed."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    jobs: int
    games: int
    # fmt: off
    moves: int                    # decisions of players; events of chance are not counted
    seconds: float                # without compiling
    moves_per_second: float
    wins: list[int]               # per seat; a shared win counts for each who shares it
    shared: int                   # games won by several
    unfinished: int               # games broken off without a winner
    length: dict[str, float]      # decisions a game: mean, and the 5th, 50th and 95th percentile
    points: list[float]           # mean per seat
    # fmt: on

    def as_data(self) -> dict[str, Any]:
        """The report for programs."""
        return asdict(self)


@dataclass
class Games:
    """The results of some games, a row each."""

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
    progress: Progress = lambda games: None,
) -> Report:
    """Play games between bots, random ones unless said otherwise, and report what came out."""
    chosen = find_game(game)
    jobs = check_positive("jobs", available_cores() if jobs is None else jobs)
    complete = chosen.complete(options or {}, chosen.check_players(players))
    check_positive("games", games)
    player = _Player(chosen, players, complete, list(bots), seed)
    began = time.perf_counter()
    results = list(_on_all_cores(player, games, jobs, progress))
    seconds = time.perf_counter() - began
    return _report(player, _joined(results), jobs, seconds)


def available_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Player:
    """Plays some of the games; safe to use from several threads, for the kernels let go of the GIL."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], bots: list[BotKind], seed: int) -> None:
        self.game, self.players, self.options, self.seed = game, players, options, seed
        self.bots = bots or [BotKind.RANDOM] * players
        if len(self.bots) != players:
            raise BadNumber(f"there are {len(self.bots)} bots for {players} players: name one for each seat")
        self.start = game.new_states(players, options)
        self.kernel = "random_games" if set(self.bots) == {BotKind.RANDOM} else "bot_games"
        kernels(game).prepare(self.kernel)

    def play(self, first: int, count: int) -> Games:
        """The games number `first` to `first + count - 1`."""
        states = self.game.record.new(2)
        states[0] = self.start[0]
        rng = np.zeros(4, np.int64)
        done = Games(np.zeros(count, np.int64), *(np.zeros((count, MOST_SEATS), np.int64) for _ in range(2)))
        run = getattr(kernels(self.game), self.kernel)
        if self.kernel == "random_games":
            run(states, self.seed, first, rng, done.lengths, done.points, done.places)
        else:
            bots = np.array(self.bots + [BotKind.RANDOM] * (MOST_SEATS - self.players), np.int64)
            own, minds = np.zeros(4, np.int64), np.zeros((MOST_SEATS, MIND), np.int64)
            scratch = self.game.record.new(SCRATCH)
            run(states, bots, self.seed, first, rng, own, minds, scratch, done.lengths, done.points, done.places)
        return done


def _on_all_cores(player: _Player, games: int, jobs: int, progress: Progress) -> Iterator[Games]:
    """Chunks of games, in order, while the chunks grow to the time they should take."""
    with ThreadPoolExecutor(jobs) as pool:
        waiting: set[Future[tuple[int, float, Games]]] = set()
        finished: dict[int, Games] = {}
        first, chunk = 0, 1
        while first < games or waiting:
            while first < games and len(waiting) < 2 * jobs:
                count = min(chunk, games - first)
                waiting.add(pool.submit(_timed, player, first, count))
                first += count
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for number, seconds, done in (future.result() for future in ready):
                finished[number] = done
                progress(len(done.lengths))
                wanted = len(done.lengths) * CHUNK_SECONDS / max(seconds, 1e-6)
                chunk = max(1, min(4 * chunk, int(wanted), 1 << 16))
    for number in sorted(finished):
        yield finished[number]


def _joined(results: list[Games]) -> Games:
    fields = ("lengths", "points", "places")
    return Games(*(np.concatenate([getattr(result, name) for result in results]) for name in fields))


def _timed(player: _Player, first: int, count: int) -> tuple[int, float, Games]:
    began = time.perf_counter()
    done = player.play(first, count)
    return first, time.perf_counter() - began, done


def _report(player: _Player, done: Games, jobs: int, seconds: float) -> Report:
    won = done.places[:, : player.players] == 1
    moves = int(done.lengths.sum())
    low, middle, high = np.percentile(done.lengths, [5, 50, 95]).tolist()
    return Report(
        game=player.game.id,
        players=player.players,
        options=player.options,
        bots=[bot.name.lower() for bot in player.bots],
        seed=player.seed,
        jobs=jobs,
        games=len(done.lengths),
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds,
        wins=won.sum(axis=0).tolist(),
        shared=int((won.sum(axis=1) > 1).sum()),
        unfinished=int((~won.any(axis=1)).sum()),
        length={"mean": float(done.lengths.mean()), "p5": low, "p50": middle, "p95": high},
        points=done.points[:, : player.players].mean(axis=0).tolist(),
    )


def find_game(game: str | Game) -> Game:
    """The game of that name, or the game itself."""
    from snowbound.games import find

    return game if isinstance(game, Game) else find(game)


def check_positive(name: str, number: int) -> int:
    """The number, if it is at least 1."""
    if number < 1:
        raise BadNumber(f"{name} is at least 1, not {number}")
    return number

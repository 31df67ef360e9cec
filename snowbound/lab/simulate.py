"""Many games between bots of any kind, on all cores. The same seed gives the same games on any number of cores.

::

    simulate("arctic_race", players=2, games=1000)                                    # random bots
    simulate("arctic_race", players=2, games=1000, bots="level:3")                    # one bot for all seats
    simulate("arctic_race", players=2, games=1000, bots=["level:3", "search:200"])    # one for each seat
    simulate("arctic_race", players=2, games=1000, mix=["level:1", "level:3"])        # drawn for each game

Bots decide from what their seat may know. A bot limited by time, such as `search:1s`, is refused, since equal seeds
would not give equal games.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, TypeVar

import numpy as np

from snowbound.bots.player_games import Played
from snowbound.core.errors import BadOption, SnowboundError
from snowbound.core.game import Game, SeatChoice
from snowbound.games import find

from .game_runner import GameRunner, Numbers
from .seating import Bot, Seating
from .simulation_report import (
    Report,
    bot_shares,
    ending_shares,
    length_of,
    seat_shares,
    turn_order_shares,
    turns_of,
    won_shares,
)

CHUNK_SECONDS = 0.1
"""Target time of a chunk of games: short enough for a smooth progress bar."""

TURNS_IN = 1000
"""Games whose turns are counted, where counting would take a large part of the time."""

LONGER = 10
"""How many times longer than sensible play (`Game.long_game`) a game may be."""

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""

Part = TypeVar("Part")


class BadNumber(SnowboundError):
    """A number that is too small, or does not fit the number of players."""

    code = "bad-number"


def simulate(
    game: str | Game,
    players: int,
    games: int,
    *,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Bot | Sequence[Bot] = (),
    mix: Sequence[Bot] = (),
    starter: int | None = None,
    cap: int | None = None,
    turns_in: int = TURNS_IN,
    progress: Progress = lambda done, of: None,
) -> Report:
    """Play games between bots, by default random ones, and return a report.

    `bots` is one bot for all seats or one for each; from a `mix`, the bot of each seat is drawn for each game.
    `starter` sets the game's option for the seat that begins. A game is stopped after `cap` decisions, by default
    `usual_cap`. The turns of the first `turns_in` games are counted, and those of all games if a bot is not simply
    random, inclined or greedy.
    """
    chosen = find_game(game)
    jobs = check_positive("jobs", available_cores() if jobs is None else jobs)
    cap = check_positive("cap", usual_cap(chosen) if cap is None else cap)
    given = with_starter(chosen, options or {}, starter)
    complete = chosen.complete_for_simulations(given, chosen.check_players(players))
    check_positive("games", games)
    if turns_in < 0:
        raise BadNumber(f"turns_in is at least 0, not {turns_in}")
    seating = Seating.of(chosen, players, bots, mix)
    runner = GameRunner(chosen, seating, complete, seed, cap, min(turns_in, games))
    began = time.perf_counter()
    done = _joined(list(_on_all_cores(runner.play, games, jobs, progress, runner.stop)))
    seconds = time.perf_counter() - began
    outlines = _outlines(runner, done, jobs)
    return _report(runner, complete, done, outlines, jobs, seconds)


def usual_cap(game: Game) -> int:
    """Return the decisions after which a game is stopped: random play is much longer than sensible play."""
    return LONGER * game.long_game


def with_starter(game: Game, options: Mapping[str, object], starter: int | None) -> Mapping[str, object]:
    """Return the options, with the game's own option for the seat that begins if a starter is given."""
    if starter is None:
        return options
    option = next((option.name for option in game.options if isinstance(option, SeatChoice)), None)
    if option is None:
        raise BadOption(
            f"{game.id} has no option that says who begins: chance decides, and the report has the wins by turn order"
        )
    if str(options.get(option, starter)) != str(starter):
        raise BadOption(f"starter is {starter}, but option {option} is {options[option]!r}: name only one of them")
    return {**options, option: starter}


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _on_all_cores(
    play: Callable[[int, int], Part], games: int, jobs: int, progress: Progress, stop: Callable[[], None]
) -> Iterator[Part]:
    """Yield chunks of games in order; after Ctrl-C or an error, stop those that are being played."""
    with ThreadPoolExecutor(jobs) as pool:
        try:
            finished = _play_all(pool, play, games, 2 * jobs, progress)
        except BaseException:
            stop()
            pool.shutdown(cancel_futures=True)
            raise
    for number in sorted(finished):
        yield finished[number]


def _play_all(
    pool: ThreadPoolExecutor, play: Callable[[int, int], Part], games: int, ahead: int, progress: Progress
) -> dict[int, Part]:
    """Return chunks of games by the number of their first game; their size adapts to CHUNK_SECONDS."""
    waiting: set[Future[tuple[int, int, float, Part]]] = set()
    finished: dict[int, Part] = {}
    first, chunk, played = 0, 1, 0
    while first < games or waiting:
        while first < games and len(waiting) < ahead:
            count = min(chunk, games - first)
            waiting.add(pool.submit(_timed, play, first, count))
            first += count
        ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for number, count, seconds, done in (future.result() for future in ready):
            finished[number] = done
            played += count
            progress(played, games)
            wanted = count * CHUNK_SECONDS / max(seconds, 1e-6)
            chunk = max(1, min(4 * chunk, int(wanted), 1 << 16))
    return finished


def _timed(play: Callable[[int, int], Part], first: int, count: int) -> tuple[int, int, float, Part]:
    began = time.perf_counter()
    done = play(first, count)
    return first, count, time.perf_counter() - began, done


def _joined(parts: list[Played]) -> Played:
    return Played(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _outlines(runner: GameRunner, done: Played, jobs: int) -> Numbers:
    """Return the outlines of the games that have one."""
    if runner.kernel == "random_games" and runner.told:
        return np.concatenate(
            list(_on_all_cores(runner.outline, runner.told, jobs, lambda done, of: None, runner.stop))
        )
    return done.outlines[: runner.outlined(0, len(done.lengths))]


def _report(
    runner: GameRunner, options: dict[str, Any], done: Played, outlines: Numbers, jobs: int, seconds: float
) -> Report:
    players, seating, games = runner.seating.players, runner.seating, len(done.lengths)
    won = won_shares(done.places[:, :players])
    moves, decisions = int(done.lengths.sum()), length_of(done.lengths)
    endings = ending_shares(done, won)
    shared, unfinished, capped = (int(ending.times) for ending in endings)
    return Report(
        game=runner.game.id,
        players=players,
        options=options,
        bots=[] if seating.is_mixed else seating.names,
        mix=seating.names if seating.is_mixed else [],
        seed=runner.seed,
        jobs=jobs,
        games=games,
        cap=runner.cap,
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds,
        games_per_second=games / seconds,
        wins=won.sum(axis=0).tolist(),
        shared=shared,
        unfinished=unfinished,
        capped=capped,
        length={name: getattr(decisions, name) for name in ("mean", "p5", "p50", "p95")},
        decisions=decisions,
        turns=turns_of(outlines),
        points=done.points[:, :players].mean(axis=0).tolist(),
        by_seat=seat_shares(won),
        by_turn_order=turn_order_shares(won, outlines),
        by_bot=bot_shares(won, runner.seats(0, games), seating.names) if seating.is_mixed else [],
        endings=endings,
    )


def find_game(game: str | Game) -> Game:
    """Return the game of that name, or the game itself."""
    return game if isinstance(game, Game) else find(game)


def check_positive(name: str, number: int) -> int:
    """Return the number if it is at least 1, else raise BadNumber."""
    if number < 1:
        raise BadNumber(f"{name} is at least 1, not {number}")
    return number

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

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

from snowbound.bots.player_games import Played
from snowbound.core.errors import BadOption, SnowboundError
from snowbound.core.game import Game, SeatChoice, is_whole
from snowbound.games import find

from .game_runner import GameRunner, Numbers
from .jobs import THREADS, JobWorkers, Play, Progress, open_workers, run_ranges
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

TURNS_IN = 1000
"""Games whose turns are counted, where counting would take a large part of the time."""

LONGER = 10
"""How many times longer than sensible play (`Game.long_game`) a game may be."""

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
    on: str | JobWorkers = THREADS,
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
    random, inclined or greedy. `on` says where the games are played, and `jobs` how many at a time (`open_workers`).
    """
    chosen = find_game(game)
    cap = check_positive("cap", usual_cap(chosen) if cap is None else cap)
    given = with_starter(chosen, options or {}, starter)
    players = chosen.check_players(players)
    complete = chosen.complete_for_simulations(given, players)
    games = check_positive("games", games)
    if turns_in < 0:
        raise BadNumber(f"turns_in is at least 0, not {turns_in}")
    seating = Seating.of(chosen, players, bots, mix)
    with open_workers(on, jobs) as workers:
        runner = GameRunner(chosen, seating, complete, seed, cap, min(turns_in, games))
        began = time.perf_counter()
        done = _joined(in_order(workers, runner.play, games, runner.stop, progress))
        seconds = time.perf_counter() - began
        return _report(runner, complete, done, _outlines(runner, done, workers), workers.count, seconds)


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


def in_order(
    workers: JobWorkers,
    play: Play[Part],
    games: int,
    stop: Callable[[], None],
    progress: Progress = lambda done, of: None,
) -> list[Part]:
    """Return the parts of these games in their order; after Ctrl-C or an error, stop those that are being played."""
    finished: dict[int, Part] = {}
    played = 0
    for parts, done in run_ranges(workers, play, games, stop=stop):
        finished[parts.first] = done
        played += parts.count
        progress(played, games)
    return [finished[first] for first in sorted(finished)]


def _joined(parts: list[Played]) -> Played:
    return Played(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _outlines(runner: GameRunner, done: Played, workers: JobWorkers) -> Numbers:
    """Return the outlines of the games that have one."""
    if runner.kernel == "random_games" and runner.told:
        return np.concatenate(in_order(workers, runner.outline, runner.told, runner.stop))
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
    if not is_whole(number) or number < 1:
        raise BadNumber(f"{name} is at least 1, not {number}")
    return int(number)

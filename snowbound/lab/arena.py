"""Contests between bots, with the seats shared evenly: win rates, intervals and ratings.

::

    result = arena("polar_rush", ["greedy", "random"], games=20)
    for bot in result.bots:
        print(bot.name, bot.win_rate, bot.low, bot.high)

The same seed gives the same games on any number of cores, unless a bot is limited by time.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial

from snowbound.bots import BotSpec
from snowbound.bots.own import is_object
from snowbound.core.errors import BadPlayers
from snowbound.core.game import Game

from .fixture_runner import BadContest, FixtureRunner
from .jobs import THREADS, JobWorkers, Progress, open_workers, run_ranges
from .lineups import Fixture, fixtures
from .results import ContestResult, PlayedGame, score_bots, score_pairs
from .seating import named_bot
from .simulate import check_positive, find_game


def arena(
    game: str | Game,
    bots: Sequence[object],
    games: int = 100,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    duplicate: bool = False,
    seed: int = 0,
    jobs: int | None = None,
    on: str | JobWorkers = THREADS,
    progress: Progress = lambda done, of: None,
) -> ContestResult:
    """Let bots play each other and return the results.

    Each line-up plays at least `games` games, in all rotations of its seats. `players` is the number of
    players per game, by default the number of bots. With fewer players every combination of bots plays;
    with more, bots are repeated. In duplicate play all seatings of a deal have the same chance. Ctrl-C ends
    the contest early; the result then covers the games played so far.
    """
    chosen = find_game(game)
    specs = _specs(bots, chosen)
    number = _players(chosen, len(specs), players)
    complete = chosen.complete(options or {}, number)
    games = check_positive("games", games)
    planned = fixtures([spec.name for spec in specs], number, games, duplicate=duplicate)
    with open_workers(on, jobs_for(specs, jobs)) as workers:
        runner = FixtureRunner(chosen, number, complete, specs, seed)
        began = time.perf_counter()
        played = _played(workers, runner, planned, progress)
        seconds = time.perf_counter() - began
    scores = score_bots(played, duplicate=duplicate)
    return ContestResult(
        game=chosen.id,
        title=chosen.title,
        players=number,
        options=complete,
        seed=runner.seed,
        duplicate=duplicate,
        jobs=workers.count,
        line_ups=len({tuple(sorted(fixture.bots)) for fixture in planned}),
        asked=games,
        games=len(played),
        deals=len({game.fixture.deal for game in played}),
        unfinished=sum(not game.is_decided for game in played),
        interrupted=len(played) < len(planned),
        seconds=seconds,
        bots=scores,
        pairs=score_pairs(played, [score.name for score in scores], duplicate=duplicate),
    )


def _specs(bots: Sequence[object], game: Game) -> list[BotSpec]:
    if not bots:
        raise BadContest("a contest needs bots: name at least one, such as greedy")
    specs = [named_bot(bot, game) if isinstance(bot, str) else BotSpec.of(bot, game) for bot in bots]
    for spec in specs:
        if any(other.name == spec.name and other != spec for other in specs):
            raise BadContest(f"two different bots are called {spec.name!r}: give each a name of its own")
    return specs


def jobs_for(specs: Sequence[BotSpec], jobs: int | None) -> int | None:
    """Return how many games may be played at a time: one, if a bot is an object and no class that makes more."""
    return 1 if any(is_object(spec.own) for spec in specs) else jobs


def _players(game: Game, bots: int, players: int | None) -> int:
    """Return the number of players per game: the given one, or the number of bots."""
    fewest, most = game.players
    if players is None and bots > most:
        raise BadPlayers(
            f"{game.id} is for {fewest} to {most} players, and {bots} bots are too many for one game: "
            f"set players to the number per game, such as 2, for a round robin"
        )
    players = game.check_players(max(bots, fewest) if players is None else players)
    if players == 1:
        raise BadPlayers(f"a contest needs at least 2 players per game, not 1: {game.id} allows up to {most}")
    return players


def _played(
    workers: JobWorkers, runner: FixtureRunner, planned: Sequence[Fixture], progress: Progress
) -> list[PlayedGame]:
    """Return the games in their order: all of them, or those finished before Ctrl-C."""
    played: list[PlayedGame] = []
    try:
        for _, games in run_ranges(workers, partial(runner.play_range, planned), len(planned), stop=runner.stopped.set):
            for game in games:
                played.append(game)
                progress(len(played), len(planned))
    except KeyboardInterrupt:
        if not played:
            raise
    return sorted(played, key=lambda game: game.fixture.number)

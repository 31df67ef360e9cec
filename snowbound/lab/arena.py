"""Contests between bots, with the seats shared evenly: win rates, intervals and ratings.

::

    result = arena("polar_rush", ["greedy", "random"], games=20)
    for bot in result.bots:
        print(bot.name, bot.win_rate, bot.low, bot.high)

The same seed gives the same games on any number of cores, unless a bot is limited by time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.bots import BotKind, BotSpec, Player
from snowbound.core.bits import lowest
from snowbound.core.chance import start_stream
from snowbound.core.contract import CHANCE, MOST_ACTIONS, MOST_SEATS
from snowbound.core.errors import BadPlayers, SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import States, View, copy_states

from .jobs import THREADS, JobWorkers, Progress, open_workers, run_ranges
from .lineups import Fixture, fixtures, seeds_of
from .results import ContestResult, PlayedGame, score_bots, score_pairs
from .seating import named_bot
from .simulate import check_positive, find_game

KERNELS = ("actors", "apply", "conceal_from_program", "legal", "notice", "recall", "remembers", "result", "sample")
"""Kernels that are compiled before the clock starts; `search` or `choose` are added as needed."""

Watch = Callable[[States, int, int], None]
"""Is called with the position before an event, the seat that acts or CHANCE, and the action."""


class BadContest(SnowboundError):
    """A contest without bots, or with different bots of the same name."""

    code = "bad-contest"


def arena(
    game: str | Game,
    bots: Sequence[str | BotSpec],
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
    with open_workers(on, jobs) as workers:
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


def _specs(bots: Sequence[str | BotSpec], game: Game) -> list[BotSpec]:
    if not bots:
        raise BadContest("a contest needs bots: name at least one, such as greedy")
    specs = [named_bot(bot, game) if isinstance(bot, str) else bot for bot in bots]
    for spec in specs:
        if any(other.name == spec.name and other != spec for other in specs):
            raise BadContest(f"two different bots are called {spec.name!r}: give each a name of its own")
    return specs


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


class FixtureRunner:
    """Plays single games by their fixtures; can be used from several threads."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], specs: Sequence[BotSpec], seed: int) -> None:
        self.game, self.players, self.seed = game, int(players), int(seed)
        self.specs = {spec.name: spec for spec in specs}
        self.options = options
        self.stopped = threading.Event()
        self._start = game.new_states(players, options)
        searching = {spec.kind == BotKind.SEARCH for spec in specs}
        wanted = [name for name, used in (("search", True in searching), ("choose", False in searching)) if used]
        self._run = kernels(game).prepare(*KERNELS, *wanted)

    def __reduce__(self) -> tuple[Any, ...]:
        return FixtureRunner, (self.game, self.players, self.options, list(self.specs.values()), self.seed)

    def play_range(self, planned: Sequence[Fixture], first: int, count: int) -> list[PlayedGame]:
        """Play some of these games; if they are stopped, return those that were finished."""
        played: list[PlayedGame] = []
        for fixture in planned[first : first + count]:
            if (game := self.play(fixture)) is None:
                break
            played.append(game)
        return played

    def play(self, fixture: Fixture, watch: Watch = lambda states, seat, action: None) -> PlayedGame | None:
        """Play one game; return None if it was stopped before its end. `watch` sees each event before it happens."""
        states = copy_states(self._start)
        bots = [self._bot(fixture, seat) for seat in range(self.players)]
        times: list[list[float]] = [[] for _ in bots]
        chance, rng, events = seeds_of(self.seed, fixture.deal)[0], np.zeros(4, np.int64), 0
        while who := self._run.actors(states, 0):
            if self.stopped.is_set():
                return None
            self._show(states, bots)
            if who == CHANCE_ACTS:
                # Each event has its own random stream, so that it does not depend on what was drawn before.
                start_stream(rng, chance, events)
                events += 1
                outcome = self._run.sample(states, 0, rng)
                watch(states, CHANCE, outcome)
                self._run.apply(states, 0, CHANCE, outcome)
                continue
            seat = lowest(who)
            view = self.view(states, seat)
            began = time.perf_counter()
            action = bots[seat].decide(view)
            times[seat].append(time.perf_counter() - began)
            watch(states, seat, action)
            self._run.apply(states, 0, seat, action)
        points, places = (np.zeros(MOST_SEATS, np.int64) for _ in range(2))
        self._run.result(states, 0, points, places)
        return PlayedGame(
            fixture,
            tuple(points[: self.players].tolist()),
            tuple(places[: self.players].tolist()),
            tuple(np.array(seconds, np.float32) for seconds in times),
        )

    def _bot(self, fixture: Fixture, seat: int) -> Player:
        """Return the bot of a seat; its random numbers depend on the seat and the deal, so equal bots decide alike."""
        _, seed = seeds_of(self.seed, fixture.deal)
        return Player(self.game, seat, self.specs[fixture.bots[seat]], seed=seed)

    def _show(self, states: States, bots: Sequence[Player]) -> None:
        """In a memory game, show the position to all bots before it changes."""
        if bots[0].has_memory:
            for bot in bots:
                bot.watch(self.view(states, bot.seat))

    def view(self, states: States, seat: int) -> View:
        """Return what the bot of a seat may know."""
        shown = copy_states(states)
        self._run.conceal_from_program(shown, 0, seat)
        return self.game.record.view(shown, 0)

    def legal(self, states: States, seat: int) -> NDArray[np.int64]:
        """Return the legal actions of a seat that may act."""
        out = np.zeros(MOST_ACTIONS, np.int64)
        return out[: self._run.legal(states, 0, seat, out)]


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

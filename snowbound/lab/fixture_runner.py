"""Plays single games of a contest, with bots of any kind: each decision is a call from Python."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.bots import BotKind, BotSpec, EventTeller, OwnPlayer, Player, new_player
from snowbound.core.bits import lowest
from snowbound.core.chance import start_stream
from snowbound.core.contract import CHANCE, MOST_ACTIONS, MOST_SEATS
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.log import Event
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import States, View, copy_states

from .lineups import Fixture, seeds_of
from .results import PlayedGame

KERNELS = ("actors", "apply", "conceal_from_program", "legal", "notice", "recall", "remembers", "result", "sample")
"""Kernels that are compiled before the clock starts; `search` or `choose` are added as needed."""

DECIDING = {BotKind.SEARCH: "search", BotKind.OWN: ""}
"""The kernel by which bots of a kind decide; all others choose."""

Watch = Callable[[States, int, int], None]
"""Is called with the position before an event, the seat that acts or CHANCE, and the action."""


class BadContest(SnowboundError):
    """A contest without bots, or with different bots of the same name."""

    code = "bad-contest"


class FixtureRunner:
    """Plays single games by their fixtures; can be used from several threads."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], specs: Sequence[BotSpec], seed: int) -> None:
        self.game, self.players, self.seed = game, int(players), int(seed)
        self.specs = {spec.name: spec for spec in specs}
        self.options = options
        self.stopped = threading.Event()
        self._start = game.new_states(players, options)
        self._run = kernels(game).prepare(*KERNELS, *kernels_of(specs))

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

    def play(
        self, fixture: Fixture, watch: Watch = lambda states, seat, action: None, *, most: int = 0
    ) -> PlayedGame | None:
        """Play one game; return None if it was stopped before its end. `watch` sees each event before it happens.

        The game ends without a result after `most` decisions, unless that is 0.
        """
        states = copy_states(self._start)
        bots = [self._bot(fixture, seat) for seat in range(self.players)]
        own = own_players(bots)
        teller = EventTeller(self.game, own, states) if own else None
        times: list[list[float]] = [[] for _ in bots]
        chance, rng, events = seeds_of(self.seed, fixture.deal)[0], np.zeros(4, np.int64), 0
        decisions = 0
        while (who := self._run.actors(states, 0)) and (not most or decisions < most):
            if self.stopped.is_set():
                return None
            self._show(states, bots)
            if who == CHANCE_ACTS:
                # Each event has its own random stream, so that it does not depend on what was drawn before.
                start_stream(rng, chance, events)
                events += 1
                outcome = self._run.sample(states, 0, rng)
                self._happen(states, Event(CHANCE, outcome), teller, watch)
                continue
            seat, decisions = lowest(who), decisions + 1
            view = self.view(states, seat)
            began = time.perf_counter()
            action = bots[seat].decide(view)
            times[seat].append(time.perf_counter() - began)
            self._happen(states, Event(seat, action), teller, watch)
        points, places = (np.zeros(MOST_SEATS, np.int64) for _ in range(2))
        self._run.result(states, 0, points, places)
        return PlayedGame(
            fixture,
            tuple(points[: self.players].tolist()),
            tuple(places[: self.players].tolist()),
            tuple(np.array(seconds, np.float32) for seconds in times),
        )

    def _happen(self, states: States, event: Event, teller: EventTeller | None, watch: Watch) -> None:
        watch(states, *event)
        if teller is None:
            self._run.apply(states, 0, *event)
            return
        before = copy_states(states)
        self._run.apply(states, 0, *event)
        teller.happened(before, states, event)

    def _bot(self, fixture: Fixture, seat: int) -> Player | OwnPlayer:
        """Return the bot of a seat; its random numbers depend on the seat and the deal, so equal bots decide alike."""
        _, seed = seeds_of(self.seed, fixture.deal)
        return new_player(self.game, seat, self.specs[fixture.bots[seat]], seed=seed)

    def _show(self, states: States, bots: Sequence[Player | OwnPlayer]) -> None:
        """In a memory game, show the position to all bots with a memory of ours before it changes."""
        for bot in bots:
            if isinstance(bot, Player) and bot.has_memory:
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


def kernels_of(specs: Sequence[BotSpec]) -> list[str]:
    """Return the kernels by which these bots decide, further ones than the games themselves need."""
    used = {DECIDING.get(spec.kind, "choose") for spec in specs}
    return sorted(used - {""})


def own_players(bots: Sequence[Player | OwnPlayer]) -> dict[int, OwnPlayer]:
    """Return somebody's own bots by seat; raises BadContest if one object sits in several seats."""
    own = {bot.seat: bot for bot in bots if isinstance(bot, OwnPlayer)}
    if len({id(player.bot) for player in own.values()}) < len(own):
        raise BadContest("one object cannot sit in several seats of a game: give its class, which makes one for each")
    return own

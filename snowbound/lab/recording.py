"""Plays single games of a simulation again and keeps what happened in them: their events, facts and last positions.

    >>> from snowbound.games import find
    >>> uno = find("uno_power_grab")
    >>> recorder = Recorder(uno, Seating.of(uno, 2), uno.complete({"scoring": "single_round"}, 2), seed=4, cap=20_000)
    >>> recorder.record(7).match().over
    True

A recorded game is the one that `simulate` plays with the same number, or with `of_rows` the one that `game_rows` plays:
there all bots have the deals of the arena. Bots decide as there, with the same views and random numbers, but the game
comes back to Python after each event.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from snowbound.bots import EventTeller, Player, new_player
from snowbound.bots.simple import SCRATCH, VIEW
from snowbound.core.bits import lowest
from snowbound.core.chance import Stream, below, start_stream
from snowbound.core.contract import CHANCE, MIND, MOST_ACTIONS, MOST_SEATS
from snowbound.core.facts import COLUMNS, MOST_FACTS, TURN, FactRow
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import States, View, copy_states, restore, snapshot

from .fixture_runner import kernels_of, own_players
from .game_runner import kernel_for
from .lineups import seeds_of
from .seating import Seating

KERNELS = ("actors", "apply", "evaluate", "facts", "legal", "result", "sample")
"""Kernels that are compiled before games are recorded."""

OF_BOTS = ("conceal_from_program", "notice", "recall", "remembers")
"""The same for bots that are not all random."""


@dataclass
class Recording:
    """One game: what happened in it, and how it ended."""

    game: Game
    number: int  # in its simulation
    players: int
    options: Mapping[str, Any]
    bots: list[str]  # by seat
    events: list[Event] = field(default_factory=list)
    facts: list[FactRow] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)  # the event with which each turn began
    standing: list[tuple[float, ...]] = field(default_factory=list)  # how good the position was then, per seat
    decisions: int = 0
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()  # 0 without a result
    last: bytes = b""  # the position at the end

    @property
    def winners(self) -> list[int]:
        """The seats in the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def match(self) -> Match:
        """Return the game as a match at its end."""
        match = Match(self.game, self.players, options=self.options, seed=0, chance="manual")
        for event in self.events:
            match.happen(event)
        return match


class Recorder:
    """Records games by their numbers; can be used from several threads."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        options: Mapping[str, Any],
        seed: int,
        cap: int,
        *,
        of_rows: bool = False,
    ) -> None:
        self.game, self.seating, self.options, self.seed, self.cap = game, seating, options, seed, cap
        self.kernel = "player_games" if of_rows else kernel_for(seating)
        self._start = game.new_states(seating.players, options)
        self._run = kernels(game).prepare(*KERNELS)
        if self.kernel != "random_games":
            self._run.prepare(*OF_BOTS, *kernels_of(seating.bots))

    def record(self, number: int) -> Recording:
        """Play a game and keep what happened."""
        return _Recorded(self, number).play()


class _Recorded:
    """A game that is being recorded."""

    def __init__(self, recorder: Recorder, number: int) -> None:
        self.seating, self.seed, self.cap, self.run = recorder.seating, recorder.seed, recorder.cap, recorder._run
        seats = self.seating.seated(self.seed, number)
        specs = [self.seating.bots[bot] for bot in seats]
        self.found = Recording(
            recorder.game, number, self.seating.players, recorder.options, [spec.name for spec in specs]
        )
        self.states = recorder.game.record.new(2)
        self.states[0] = recorder._start[0]
        self.bots = _BOTS[recorder.kernel](recorder, number)
        self._rows = np.zeros((MOST_FACTS, COLUMNS), np.int64)
        self._values = np.zeros(MOST_SEATS, np.float64)

    def play(self) -> Recording:
        """Play until the game is over or capped."""
        found, run = self.found, self.run
        while who := run.actors(self.states, 0):
            if found.decisions == self.cap and (who != CHANCE_ACTS or not self.bots.settles):
                break
            self.bots.watch(self.states)
            if who == CHANCE_ACTS:
                self._happen(Event(CHANCE, int(run.sample(self.states, 0, self.bots.chance()))))
            else:
                seat = lowest(who)
                self._happen(Event(seat, self.bots.decide(self.states, seat)))
                found.decisions += 1
        points, places = (np.zeros(MOST_SEATS, np.int64) for _ in range(2))
        run.result(self.states, 0, points, places)
        found.points, found.places = (tuple(row[: found.players].tolist()) for row in (points, places))
        found.last = self.states[:1].tobytes()
        return found

    def _happen(self, event: Event) -> None:
        restore(self.states, 1, snapshot(self.states, 0))
        self.run.apply(self.states, 0, *event)
        self.bots.tell(self.states[1:], self.states[:1], event)
        number = self.run.facts(self.states, 1, 0, *event, self._rows)
        kinds = self.found.game.facts
        rows = [FactRow(kinds.of(kind), *rest) for kind, *rest in self._rows[:number].tolist()]
        self.found.facts += rows
        if any(row.kind.weight == TURN for row in rows):
            self.run.evaluate(self.states, 0, self._values)
            self.found.turns.append(len(self.found.events))
            self.found.standing.append(tuple(self._values[: self.found.players].tolist()))
        self.found.events.append(event)


class _RandomBots:
    """Random bots, as `random_games` plays them: they share a stream with chance."""

    settles = True
    """Whether chance acts once more after the cap."""

    def __init__(self, recorder: Recorder, number: int) -> None:
        self.game, self.run, self.players = recorder.game, recorder._run, recorder.seating.players
        self.rng: Stream = np.zeros(4, np.int64)
        self.actions = np.zeros(MOST_ACTIONS, np.int64)
        start_stream(self.rng, recorder.seed, number)

    def watch(self, states: States) -> None:
        """Show the bots a position before it changes."""

    def tell(self, before: States, after: States, event: Event) -> None:
        """Tell the bots of an event."""

    def chance(self) -> Stream:
        """Return the random numbers of the next event of chance."""
        return self.rng

    def decide(self, states: States, seat: int) -> int:
        """Return the action of a seat."""
        return int(self.actions[below(self.rng, self.run.legal(states, 0, seat, self.actions))])

    def view(self, states: States, seat: int) -> View:
        """Return what a bot in a seat may know."""
        shown = copy_states(states[:1])
        self.run.conceal_from_program(shown, 0, seat)
        return self.game.record.view(shown, 0)


class _SimpleBots(_RandomBots):
    """Random, inclined and greedy bots, as `bot_games` plays them: they remember all that they have seen."""

    def __init__(self, recorder: Recorder, number: int) -> None:
        super().__init__(recorder, 2 * number)
        self.kinds = [bot.kind for bot in recorder.seating.bots]
        self.bot_rng: Stream = np.zeros(4, np.int64)
        start_stream(self.bot_rng, recorder.seed, 2 * number + 1)
        self.minds = np.zeros((MOST_SEATS, MIND), np.int64)
        self.scratch = self.game.record.new(SCRATCH)
        self.has_memory = bool(self.run.remembers(recorder._start, 0))

    def watch(self, states: States) -> None:
        """Let all bots of a memory game memorise what they see."""
        for seat in range(self.players if self.has_memory else 0):
            self.run.notice(self.view(states, seat).states, 0, self.minds[seat], 0.0, self.bot_rng)

    def decide(self, states: States, seat: int) -> int:
        """Return the action that the bot of a seat chooses."""
        number = self.run.legal(states, 0, seat, self.actions)
        restore(self.scratch, VIEW, snapshot(self.view(states, seat).states, 0))
        self.run.recall(self.scratch, VIEW, self.minds[seat])
        return int(self.run.choose(self.scratch, seat, int(self.kinds[seat]), self.actions[:number], self.bot_rng))


class _Players(_RandomBots):
    """Bots of any kind, as `player_games` plays them: chance has a stream for every event."""

    settles = False

    def __init__(self, recorder: Recorder, number: int) -> None:
        super().__init__(recorder, number)
        self.seed, seed = seeds_of(recorder.seed, number)
        self.chances = 0
        seated = [recorder.seating.bots[bot] for bot in recorder.seating.seated(recorder.seed, number)]
        self.bots = [new_player(self.game, seat, spec, seed=seed) for seat, spec in enumerate(seated)]
        self.teller = EventTeller(self.game, own_players(self.bots), recorder._start)

    def watch(self, states: States) -> None:
        """In a memory game, show the position to all bots with a memory of ours."""
        for bot in self.bots:
            if isinstance(bot, Player) and bot.has_memory:
                bot.watch(self.view(states, bot.seat))

    def tell(self, before: States, after: States, event: Event) -> None:
        """Tell somebody's own bots of an event."""
        self.teller.happened(before, after, event)

    def chance(self) -> Stream:
        """Start the stream of the next event of chance."""
        start_stream(self.rng, self.seed, self.chances)
        self.chances += 1
        return self.rng

    def decide(self, states: States, seat: int) -> int:
        """Return the action that the bot of a seat chooses."""
        return self.bots[seat].decide(self.view(states, seat))


_BOTS = {"random_games": _RandomBots, "bot_games": _SimpleBots, "player_games": _Players}

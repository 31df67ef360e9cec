"""What tests use to drive a game: positions in one readable line, in plain and compiled form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from snowbound.bots import Player
from snowbound.core.bits import lowest
from snowbound.core.chance import Stream, below, stream
from snowbound.core.contract import CHANCE, MOST_ACTIONS, MOST_SEATS
from snowbound.core.game import Game
from snowbound.core.kernels import Kernels, Plain, kernels
from snowbound.core.match import Match
from snowbound.core.record import States, View, copy_states, snapshot
from snowbound.core.shown import Memory, new_memory

CHANCE_ACTS = 1 << CHANCE


def choose(match: Match, seat: int, bot: str) -> int:
    """Return what a bot that joins the table now would do."""
    return Player(match.game, seat, bot, seed=match.seed + len(match.events)).decide(match.knowledge(seat))


class Position:
    """One position and what can be done with it: fields as attributes, the contract as methods."""

    def __init__(self, run: Kernels | Plain, states: States, memory: Memory | None = None) -> None:
        self.run = run
        self.states = states
        self.memory = new_memory(run.game) if memory is None else memory  # what events have shown
        self.s: View = run.game.record.view(states, 0)
        self._out = np.zeros(MOST_ACTIONS, np.int64)
        self._weights = np.zeros(MOST_ACTIONS, np.int64)

    def __getattr__(self, field: str) -> Any:
        return getattr(self.s, field)

    def copy(self) -> Position:
        """The same position, independent of this one."""
        return Position(self.run, copy_states(self.states), self.memory.copy())

    @property
    def bytes(self) -> bytes:
        """The position as bytes."""
        return snapshot(self.states, 0)

    @property
    def who(self) -> int:
        """The bits of `actors`."""
        return int(self.run.actors(self.states, 0))

    @property
    def actors(self) -> list[int]:
        """The seats that may act, CHANCE among them."""
        return [seat for seat in range(CHANCE + 1) if self.who >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        return self._out[: self.run.legal(self.states, 0, seat, self._out)].tolist()  # type: ignore[no-any-return]

    def outcomes(self) -> dict[int, int]:
        """The outcomes of chance and their weights."""
        number = self.run.outcomes(self.states, 0, self._out, self._weights)
        return dict(zip(self._out[:number].tolist(), self._weights[:number].tolist(), strict=True))

    def choices(self) -> list[tuple[int, int]]:
        """Everything that may happen next: (seat, action), for every seat that may act."""
        if self.who == CHANCE_ACTS:
            return [(CHANCE, outcome) for outcome in self.outcomes()]
        return [(seat, action) for seat in self.actors for action in self.legal(seat)]

    def play(self, seat: int, *actions: int) -> Position:
        """Carry out legal actions, one after the other; anything else is a mistake in the test."""
        for action in actions:
            assert seat in self.actors, f"seat {seat} may not act, {self.actors} may"
            assert action in self.legal(seat), f"{action} is not among {self.legal(seat)}"
            self.apply(seat, action)
            self.run.check(self.states, 0)
        return self

    def chance(self, *outcomes: int) -> Position:
        """Steer chance: these outcomes come next."""
        for outcome in outcomes:
            assert self.actors == [CHANCE], f"chance does not act, {self.actors} may"
            assert outcome in self.outcomes(), f"{outcome} is not among {self.outcomes()}"
            self.apply(CHANCE, outcome)
            self.run.check(self.states, 0)
        return self

    def apply(self, seat: int, action: int) -> None:
        """Carry out an event without asking whether it is legal."""
        if len(self.memory):
            self.run.note_event(self.states, 0, seat, action, self.memory)
        self.run.apply(self.states, 0, seat, action)

    def explain(self, seat: int, action: int) -> str | None:
        """The id of the rule that forbids an action."""
        number = self.run.explain(self.states, 0, seat, action)
        return self.run.game.rule_id(number) if number else None

    def audience(self, seat: int, action: int) -> int:
        """Who may know which action it is."""
        return int(self.run.audience(self.states, 0, seat, action))

    def view(self, seat: int) -> Position:
        """The position as a seat may know it."""
        view = self.copy()
        self.run.conceal(view.states, 0, seat)
        return view

    def knowledge(self, seat: int) -> Position:
        """The position as a program in a seat may know it."""
        known = self.copy()
        self.run.conceal_from_program(known.states, 0, seat)
        return known

    def world(self, seat: int, rng: Stream) -> Position:
        """A world that this seat cannot tell from the true one."""
        world = self.view(seat)
        self.run.imagine(world.states, 0, seat, rng)
        return world

    def result(self) -> tuple[list[int], list[int]]:
        """Points and places."""
        points, places = (np.zeros(MOST_SEATS, np.int64) for _ in range(2))
        self.run.result(self.states, 0, points, places)
        return points[: self.s.players].tolist(), places[: self.s.players].tolist()  # type: ignore[attr-defined]


class Driver:
    """A game in plain or in compiled form."""

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled
        self.run: Kernels | Plain = kernels(game) if compiled else Plain(game)

    def __repr__(self) -> str:
        return f"{self.game.id}-{'compiled' if self.compiled else 'plain'}"

    def start(self, players: int, **options: object) -> Position:
        """The position before the first event."""
        return Position(self.run, self.game.new_states(players, options))

    def position(self, players: int, options: dict[str, object] | None = None, **fields: Any) -> Position:
        """The first position with some fields changed: a value, a list, or {index: value}."""
        position = Position(self.run, self.game.new_states(players, options or {}))
        for name, value in fields.items():
            if isinstance(value, dict):
                for index, single in value.items():
                    getattr(position.s, name)[index] = single
            else:
                setattr(position.s, name, value)
        return position

    def random_game(
        self, players: int, seed: int, most: int = 10_000, **options: object
    ) -> Iterator[tuple[Position, int, int]]:
        """The events of a random game: the position before each, the seat and the action."""
        position = self.start(players, **options)
        rng = stream(seed)
        for _ in range(most):
            who = position.who
            if who == 0:
                return
            seat, action = random_event(position, who, rng)
            yield position, seat, action
            position.apply(seat, action)


def both_forms(game: Game) -> list[Driver]:
    """Return a game in plain and in compiled form, for a fixture."""
    return [Driver(game, compiled=False), Driver(game, compiled=True)]


def random_event(position: Position, who: int, rng: Stream) -> tuple[int, int]:
    """A random choice of whoever acts; with several seats at once, of any of them."""
    if who == CHANCE_ACTS:
        return CHANCE, int(position.run.sample(position.states, 0, rng))
    seats = position.actors
    seat = seats[below(rng, len(seats))] if len(seats) > 1 else lowest(who)
    legal = position.legal(seat)
    return seat, legal[below(rng, len(legal))]

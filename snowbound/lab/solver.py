"""Solving positions from Python: the value of each action, and by how much a choice falls short of the best.

>>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
>>> solution = Solver(TIC_TAC_TOE).solve(TIC_TAC_TOE.new_states(2))
>>> solution.value, solution.positions
(0.5, 4519)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE, MOST_ACTIONS, MOST_SEATS
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import Kernels, Plain, kernels
from snowbound.core.record import States, restore, snapshot, words_of

from .expectimax import (
    AT_ONCE,
    BOUNDS,
    CIRCLE,
    DEEPEST,
    DUEL,
    FIRST,
    HIDDEN,
    HIGH,
    LOW,
    NOT_SHARED,
    ROOM,
    ROUNDING,
    TOO_DEEP,
    TOO_MANY,
    VALUE,
    Frames,
    clear,
    new_memo,
)

LIMIT = 1_000_000
"""Positions that a solver looks at before it gives up; a million take about 64 MB."""


class NotExact(SnowboundError):
    """The value of this position is not one that everybody must agree on."""

    code = "not-exact"


class TooLarge(SnowboundError):
    """Too much can follow from this position."""

    code = "too-large"


@dataclass(frozen=True)
class Range:
    """A value that is known to lie between two bounds; one that is known exactly has them the same."""

    low: float
    high: float

    @property
    def middle(self) -> float:
        """The best guess."""
        return (self.low + self.high) / 2

    @property
    def width(self) -> float:
        """How much is not known."""
        return self.high - self.low


@dataclass(frozen=True)
class Solution:
    """What each legal action of the seat that decides is worth to it."""

    seat: int
    worth: dict[int, Range]  # by action
    positions: int  # that were looked at

    @property
    def value(self) -> float:
        """What the position is worth to the seat: as much as its best action."""
        return max(worth.middle for worth in self.worth.values())

    @property
    def bounds(self) -> Range:
        """Between what the value of the position lies."""
        return Range(*(max(bound) for bound in zip(*((one.low, one.high) for one in self.worth.values()), strict=True)))

    @property
    def stake(self) -> float:
        """How much is lost by any action, in the mean."""
        return self.value - float(np.mean([worth.middle for worth in self.worth.values()]))

    @property
    def doubt(self) -> float:
        """How far a loss may be off, at most: for values known exactly, not at all."""
        return max(worth.width for worth in self.worth.values())

    def loss(self, action: int) -> float:
        """How much less an action is worth than the best one."""
        return self.value - self.worth[action].middle

    def is_best(self, action: int) -> bool:
        """Whether no other action is known to be better."""
        return self.worth[action].high >= max(worth.low for worth in self.worth.values()) - ROUNDING


class Solver:
    """Solves positions of one game for one player, or for two of whom each wants to win.

    With more players there is no such value: what a player who cannot win any more does may decide who wins.
    """

    def __init__(self, game: Game, *, limit: int = LIMIT, run: Kernels | Plain | None = None) -> None:
        self.game = game
        self.limit = limit
        self.run = run or kernels(game)
        self._memo = new_memo(limit)
        self._frames = Frames.example()
        self._room = game.record.new(ROOM)
        self._words = words_of(self._room)
        self._rng = stream(0)
        self._found = np.zeros(BOUNDS)
        self._out = np.zeros(MOST_ACTIONS, np.int64)

    def solve(self, states: States) -> Solution:
        """The value of the first of these positions, in which a seat has to decide, and of its actions."""
        self._refuse_crowd(states)
        clear(self._memo)
        position = snapshot(states, 0)
        seat, actions = self._choices(position)
        if not self.run.is_known(self._room, self._words, FIRST, seat, self._rng):
            raise self._refusal(HIDDEN)
        worth = {}
        for action in actions:
            restore(self._room, FIRST, position)
            self.run.apply(self._room, FIRST, seat, action)
            worth[action] = self._value(seat)
        return Solution(seat, worth, int(self._memo.used[0]))

    def value(self, states: States, seat: int) -> float:
        """What the first of these positions is worth to a seat, whoever has to decide there."""
        self._refuse_crowd(states)
        clear(self._memo)
        restore(self._room, FIRST, snapshot(states, 0))
        return self._value(seat).middle

    def _refuse_crowd(self, states: States) -> None:
        players = int(self.game.record.view(states, 0).players)  # type: ignore[attr-defined]
        if players > DUEL:
            raise NotExact(
                f"a position of {self.game.id} with {players} players cannot be solved: with more than {DUEL}, "
                "what a player does who cannot win any more may decide who wins"
            )

    def _choices(self, position: bytes) -> tuple[int, list[int]]:
        """The seat that has most to choose from, and its actions."""
        restore(self._room, FIRST, position)
        who = self.run.actors(self._room, FIRST)
        seats = [seat for seat in range(MOST_SEATS) if who >> seat & 1]
        if not seats:
            state = "chance acts" if who == 1 << CHANCE else "the game is over"
            raise NotExact(f"nobody has to decide in this position of {self.game.id}: {state}; ask for its value")
        choices = [(seat, self._legal(seat)) for seat in seats]
        if sum(len(actions) > 1 for _, actions in choices) > 1:
            raise self._refusal(AT_ONCE)
        return max(choices, key=lambda choice: len(choice[1]))

    def _legal(self, seat: int) -> list[int]:
        number = self.run.legal(self._room, FIRST, seat, self._out)
        return [int(action) for action in self._out[:number]]

    def _value(self, seat: int) -> Range:
        step = self.run.expectimax(
            self._room, self._words, self._memo, self._frames, seat, MOST_ACTIONS, self._rng, self._found
        )
        if step != VALUE:
            raise self._refusal(step)
        return Range(float(self._found[LOW]), float(self._found[HIGH]))

    def _refusal(self, step: int) -> SnowboundError:
        return refusal(self.game, step, self.limit)


def refusal(game: Game, step: int, limit: int) -> SnowboundError:
    """Why a position cannot be solved, as an error."""
    if step == TOO_MANY:
        return TooLarge(
            f"more than {limit} positions follow from this one of {game.id}: allow more, or take one nearer the end"
        )
    if step == TOO_DEEP:
        return TooLarge(f"more than {DEEPEST} events follow from this position of {game.id}: take one nearer the end")
    return NotExact(f"this position of {game.id} cannot be solved exactly: {REASONS[step]}")


REASONS = {
    CIRCLE: "play can come back to where it was, and go on for ever",
    AT_ONCE: "two seats choose at the same time, so that what is best for one depends on a guess",
    HIDDEN: "something is hidden from a seat that has a choice",
    NOT_SHARED: "two players do not share one win between them at the end",
}

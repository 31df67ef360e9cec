"""Solves positions: the value of each action, and how far a choice falls short of the best.

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
    BOUNDS,
    CYCLE,
    DEEPEST,
    FIRST,
    HIDDEN,
    HIGH,
    LOW,
    MOST_PLAYERS,
    NOT_ZERO_SUM,
    ROUNDING,
    SCRATCH,
    SIMULTANEOUS,
    TOO_DEEP,
    TOO_MANY,
    VALUE,
    Frames,
    clear,
    new_memo,
)

LIMIT = 1_000_000
"""Maximum number of positions to visit; a million take about 64 MB."""


class NotExact(SnowboundError):
    """The position has no exact value."""

    code = "not-exact"


class TooLarge(SnowboundError):
    """The position is too large to solve."""

    code = "too-large"


@dataclass(frozen=True)
class Range:
    """The bounds of a value; they are equal if it is known exactly."""

    low: float
    high: float

    @property
    def middle(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2

    @property
    def width(self) -> float:
        """The difference of the bounds."""
        return self.high - self.low


@dataclass(frozen=True)
class Solution:
    """The value of each legal action for the deciding seat."""

    seat: int
    worth: dict[int, Range]  # by action
    positions: int  # visited

    @property
    def value(self) -> float:
        """The value of the position for the seat: that of its best action."""
        return max(worth.middle for worth in self.worth.values())

    @property
    def bounds(self) -> Range:
        """The bounds of the value of the position."""
        return Range(*(max(bound) for bound in zip(*((one.low, one.high) for one in self.worth.values()), strict=True)))

    @property
    def stake(self) -> float:
        """The mean loss of a random action."""
        return self.value - float(np.mean([worth.middle for worth in self.worth.values()]))

    @property
    def doubt(self) -> float:
        """The largest uncertainty of a value; 0 if all are exact."""
        return max(worth.width for worth in self.worth.values())

    def loss(self, action: int) -> float:
        """Return the difference between the best action and this one."""
        return self.value - self.worth[action].middle

    def is_best(self, action: int) -> bool:
        """Return whether no other action is known to be better."""
        return self.worth[action].high >= max(worth.low for worth in self.worth.values()) - ROUNDING


class Solver:
    """Solves positions of one game for one or two players.

    With more players there is no exact value: a player who can no longer win may decide who does.
    """

    def __init__(self, game: Game, *, limit: int = LIMIT, run: Kernels | Plain | None = None) -> None:
        self.game = game
        self.limit = limit
        self.run = run or kernels(game)
        self._memo = new_memo(limit)
        self._frames = Frames.example()
        self._scratch = game.record.new(SCRATCH)
        self._words = words_of(self._scratch)
        self._rng = stream(0)
        self._found = np.zeros(BOUNDS)
        self._out = np.zeros(MOST_ACTIONS, np.int64)

    def solve(self, states: States) -> Solution:
        """Return the values of the actions in the first of these positions, in which a seat has to decide."""
        self._check_players(states)
        clear(self._memo)
        position = snapshot(states, 0)
        seat, actions = self._choices(position)
        if not self.run.is_known(self._scratch, self._words, FIRST, seat, self._rng):
            raise self._error(HIDDEN)
        worth = {}
        for action in actions:
            restore(self._scratch, FIRST, position)
            self.run.apply(self._scratch, FIRST, seat, action)
            worth[action] = self._value(seat)
        return Solution(seat, worth, int(self._memo.used[0]))

    def value(self, states: States, seat: int) -> float:
        """Return the value of the first of these positions for a seat."""
        self._check_players(states)
        clear(self._memo)
        restore(self._scratch, FIRST, snapshot(states, 0))
        return self._value(seat).middle

    def _check_players(self, states: States) -> None:
        players = int(self.game.record.view(states, 0).players)  # type: ignore[attr-defined]
        if players > MOST_PLAYERS:
            raise NotExact(
                f"a position of {self.game.id} with {players} players cannot be solved: with more than {MOST_PLAYERS}, "
                "a player who can no longer win may decide who does"
            )

    def _choices(self, position: bytes) -> tuple[int, list[int]]:
        """Return the seat with the most actions, and these actions."""
        restore(self._scratch, FIRST, position)
        who = self.run.actors(self._scratch, FIRST)
        seats = [seat for seat in range(MOST_SEATS) if who >> seat & 1]
        if not seats:
            state = "chance acts" if who == 1 << CHANCE else "the game is over"
            raise NotExact(
                f"no seat has to decide in this position of {self.game.id}, since {state}: use value() instead"
            )
        choices = [(seat, self._legal(seat)) for seat in seats]
        if sum(len(actions) > 1 for _, actions in choices) > 1:
            raise self._error(SIMULTANEOUS)
        return max(choices, key=lambda choice: len(choice[1]))

    def _legal(self, seat: int) -> list[int]:
        number = self.run.legal(self._scratch, FIRST, seat, self._out)
        return [int(action) for action in self._out[:number]]

    def _value(self, seat: int) -> Range:
        code = self.run.expectimax(
            self._scratch, self._words, self._memo, self._frames, seat, MOST_ACTIONS, self._rng, self._found
        )
        if code != VALUE:
            raise self._error(code)
        return Range(float(self._found[LOW]), float(self._found[HIGH]))

    def _error(self, code: int) -> SnowboundError:
        return not_solved(self.game, code, self.limit)


def not_solved(game: Game, code: int, limit: int) -> SnowboundError:
    """Return the error for a position that cannot be solved."""
    if code == TOO_MANY:
        return TooLarge(
            f"more than {limit} positions follow from this one of {game.id}: raise the limit or solve a later one"
        )
    if code == TOO_DEEP:
        return TooLarge(f"more than {DEEPEST} events follow from this position of {game.id}: solve a later one")
    return NotExact(f"this position of {game.id} cannot be solved exactly: {REASONS[code]}")


REASONS = {
    CYCLE: "play can repeat a position for ever",
    SIMULTANEOUS: "two seats choose at the same time, so the best choice of one depends on a guess",
    HIDDEN: "something is hidden from a seat that has a choice",
    NOT_ZERO_SUM: "the values of the two players do not add up to one win",
}

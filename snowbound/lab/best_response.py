"""The best response of a seat to others that play by inclination, in games with hidden hands.

The seat decides from what it has seen, so the search goes from belief to belief (`lab.beliefs`). Each value
has two bounds: below, the result of playing by inclination; above, the result of seeing all hidden
information. Actions that cannot be best are not searched, nor are beliefs that are unlikely or whose
bounds are close.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from snowbound.core.chance import stream
from snowbound.core.contract import MOST_ACTIONS
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import States, words_of

from .beliefs import MOST_WORLDS, NO_ACTION, UNKNOWN, WON, BeliefPath, WorldSet
from .expectimax import BOUNDS, HIGH, LOW, SCRATCH, VALUE, Frames, Memo, Role, clear, new_memo
from .solver import Range, Solution, not_solved

CLOSE = 0.01
"""Bounds that are this close are not refined."""

RARE = 0.003
"""Beliefs below this probability are not searched."""

MAX_OUTCOMES = 20
"""Chance events with more outcomes are not searched; their value may be anything."""

LIMIT = 300_000
"""Maximum number of positions for the bounds."""


@dataclass(frozen=True)
class Belief:
    """Positions that a seat cannot tell apart, each with the probability of reaching it."""

    worlds: States
    chances: NDArray[np.float64]

    @property
    def chance(self) -> float:
        """The probability of reaching this belief."""
        return float(self.chances.sum())


class BestResponse:
    """Computes the value of each action of one seat that continues with its best response."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._run = kernels(game)
        self._memos: dict[Role, Memo] = {role: new_memo(LIMIT) for role in (Role.INCLINED, Role.SEES_ALL)}
        self._frames, self._path, self._found = Frames.example(), BeliefPath.example(), WorldSet.example()
        self._scratch = game.record.new(SCRATCH)
        self._words = words_of(self._scratch)
        self._positions = game.record.new(MOST_WORLDS)
        self._rng = stream(0)
        self._value, self._bounds = np.zeros(BOUNDS), np.zeros(BOUNDS)
        self._out = np.zeros(MOST_ACTIONS, np.int64)

    def solve(self, belief: Belief) -> Solution:
        """Return the value of each action in a belief in which the seat has to decide."""
        self._clear_memos()
        worth = {
            action: self._after(belief, action, self._quick_bounds(belief, action)) for action in self._legal(belief)
        }
        return Solution(self.seat, worth, int(self._memos[Role.SEES_ALL].used[0]))

    def bounds(self, belief: Belief) -> Range:
        """Return the bounds of a belief: by inclination, and with all hidden information."""
        self._clear_memos()
        return self._quick_bounds(belief)

    def _clear_memos(self) -> None:
        for memo in self._memos.values():
            clear(memo)

    def _legal(self, belief: Belief) -> list[int]:
        number = self._run.legal(belief.worlds, 0, self.seat, self._out)
        return [int(action) for action in self._out[:number]]

    def _best(self, belief: Belief) -> Range:
        """Return the value of a belief: that of its best action."""
        bounds = self._quick_bounds(belief)
        if self._is_settled(belief, bounds) or belief.chance < RARE:
            return bounds
        options = [(self._quick_bounds(belief, action), action) for action in self._legal(belief)]
        low = max(bounds.low for bounds, _ in options)
        high = low
        for bounds, action in sorted(options, key=lambda option: -option[0].high):
            if bounds.high <= low:
                break  # neither this action nor the remaining ones can be better
            worth = self._after(belief, action, bounds)
            low, high = max(low, worth.low), max(high, worth.high)
        return Range(low, high)

    def _after(self, belief: Belief, action: int, bounds: Range) -> Range:
        """Return the value of an action: finished games and the beliefs that follow."""
        if self._is_settled(belief, bounds):
            return bounds
        step = self._run.next_worlds(
            belief.worlds,
            belief.chances,
            action,
            self._scratch,
            self._words,
            self._frames,
            self._path,
            self.seat,
            MAX_OUTCOMES,
            self._positions,
            self._found,
        )
        if step != VALUE:
            raise not_solved(self.game, step, MOST_WORLDS)
        won, unknown = (float(self._found.sums[which]) for which in (WON, UNKNOWN))
        values = [self._best(following) for following in self._beliefs()]
        low = won + sum(value.low for value in values)
        high = won + unknown + sum(value.high for value in values)
        return Range(max(low, bounds.low), min(high, bounds.high))

    def _is_settled(self, belief: Belief, bounds: Range) -> bool:
        return bounds.width <= CLOSE * belief.chance

    def _beliefs(self) -> list[Belief]:
        """Group the worlds that were found by what the seat has seen."""
        number = int(self._found.used[0])
        order = np.argsort(self._found.views[:number], kind="stable")
        views, chances = self._found.views[order], self._found.chance[order]
        worlds = _rows(self._positions)[order]
        edges = [0, *(np.flatnonzero(np.diff(views)) + 1).tolist(), number] if number else [0]
        return [Belief(self._states(worlds[a:b]), chances[a:b]) for a, b in pairwise(edges)]

    def _states(self, rows: NDArray[np.uint8]) -> States:
        states = self.game.record.new(len(rows))
        _rows(states)[:] = rows
        return states

    def _quick_bounds(self, belief: Belief, action: int = NO_ACTION) -> Range:
        """Return bounds without searching beliefs."""
        low = self._mean(belief, action, Role.INCLINED)[LOW]
        high = self._mean(belief, action, Role.SEES_ALL)[HIGH]
        return Range(float(low), float(high))

    def _mean(self, belief: Belief, action: int, role: Role) -> NDArray[np.float64]:
        self._frames.roles[:] = Role.INCLINED
        self._frames.roles[self.seat] = role
        step = self._run.mean_value(
            belief.worlds,
            belief.chances,
            action,
            self._scratch,
            self._words,
            self._memos[role],
            self._frames,
            self.seat,
            MAX_OUTCOMES,
            self._rng,
            self._value,
            self._bounds,
        )
        if step != VALUE:
            raise not_solved(self.game, step, LIMIT)
        return self._bounds


def _rows(states: States) -> NDArray[np.uint8]:
    return states.view(np.uint8).reshape(len(states), -1)

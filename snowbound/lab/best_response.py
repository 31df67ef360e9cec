"""The best that a seat can do when hands are hidden, against others who choose by their inclination.

The seat decides by what it has seen, and keeps in mind all that follows from it: it goes from belief to belief
(`lab.beliefs`). Each value is known between two bounds. From below: what the seat would get if it, too, chose by its
inclination. From above: what it would get if it saw all that is hidden. Actions that cannot be best are not
followed; beliefs are not, where the bounds are close or the chance of it is small.
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

from .beliefs import MOST_WORLDS, NO_ACTION, UNKNOWN, WON, Trail, Worlds
from .expectimax import BOUNDS, HIGH, LOW, ROOM, VALUE, Frames, Memo, Role, clear, new_memo
from .solver import Range, Solution, refusal

CLOSE = 0.01
"""Bounds as near to each other as this are near enough."""

RARE = 0.003
"""A belief that is less likely than this is not followed."""

WIDEST = 20
"""Events of chance with more outcomes are not followed: what comes of them may be anything."""

LIMIT = 300_000
"""Worlds that are looked at for the bounds, at most."""


@dataclass(frozen=True)
class Belief:
    """Positions that a seat cannot tell apart, and how likely each is; what is missing to 1 has not come to this."""

    worlds: States
    chances: NDArray[np.float64]

    @property
    def chance(self) -> float:
        """How likely it comes to this."""
        return float(self.chances.sum())


class BestResponse:
    """Finds what each action of one seat is worth, if it then goes on as well as can be."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._run = kernels(game)
        self._memos: dict[Role, Memo] = {role: new_memo(LIMIT) for role in (Role.INCLINED, Role.SEER)}
        self._frames, self._trail, self._found = Frames.example(), Trail.example(), Worlds.example()
        self._room = game.record.new(ROOM)
        self._words = words_of(self._room)
        self._positions = game.record.new(MOST_WORLDS)
        self._rng = stream(0)
        self._value, self._bounds = np.zeros(BOUNDS), np.zeros(BOUNDS)
        self._out = np.zeros(MOST_ACTIONS, np.int64)

    def solve(self, belief: Belief) -> Solution:
        """What each action is worth in a belief in which the seat has to decide."""
        self._forget()
        worth = {action: self._after(belief, action, self._outlook(belief, action)) for action in self._legal(belief)}
        return Solution(self.seat, worth, int(self._memos[Role.SEER].used[0]))

    def outlook(self, belief: Belief) -> Range:
        """What the seat gets at least by inclination, and at most if it sees all that is hidden."""
        self._forget()
        return self._outlook(belief)

    def _forget(self) -> None:
        for memo in self._memos.values():
            clear(memo)

    def _legal(self, belief: Belief) -> list[int]:
        number = self._run.legal(belief.worlds, 0, self.seat, self._out)
        return [int(action) for action in self._out[:number]]

    def _best(self, belief: Belief) -> Range:
        """The value of a belief: that of its best action."""
        outlook = self._outlook(belief)
        if self._is_settled(belief, outlook) or belief.chance < RARE:
            return outlook
        options = [(self._outlook(belief, action), action) for action in self._legal(belief)]
        low = max(outlook.low for outlook, _ in options)
        high = low
        for outlook, action in sorted(options, key=lambda option: -option[0].high):
            if outlook.high <= low:
                break  # neither this one nor those behind it can be better
            worth = self._after(belief, action, outlook)
            low, high = max(low, worth.low), max(high, worth.high)
        return Range(low, high)

    def _after(self, belief: Belief, action: int, outlook: Range) -> Range:
        """The value of an action: of what it has won when the game is over, and of the beliefs that follow."""
        if self._is_settled(belief, outlook):
            return outlook
        step = self._run.spread(
            belief.worlds,
            belief.chances,
            action,
            self._room,
            self._words,
            self._frames,
            self._trail,
            self.seat,
            WIDEST,
            self._positions,
            self._found,
        )
        if step != VALUE:
            raise refusal(self.game, step, MOST_WORLDS)
        won, unknown = (float(self._found.sums[which]) for which in (WON, UNKNOWN))
        values = [self._best(following) for following in self._beliefs()]
        low = won + sum(value.low for value in values)
        high = won + unknown + sum(value.high for value in values)
        return Range(max(low, outlook.low), min(high, outlook.high))

    def _is_settled(self, belief: Belief, outlook: Range) -> bool:
        return outlook.width <= CLOSE * belief.chance

    def _beliefs(self) -> list[Belief]:
        """The worlds that were found, those with the same story together."""
        number = int(self._found.used[0])
        order = np.argsort(self._found.story[:number], kind="stable")
        stories, chances = self._found.story[order], self._found.chance[order]
        worlds = _rows(self._positions)[order]
        edges = [0, *(np.flatnonzero(np.diff(stories)) + 1).tolist(), number] if number else [0]
        return [Belief(self._states(worlds[a:b]), chances[a:b]) for a, b in pairwise(edges)]

    def _states(self, rows: NDArray[np.uint8]) -> States:
        states = self.game.record.new(len(rows))
        _rows(states)[:] = rows
        return states

    def _outlook(self, belief: Belief, action: int = NO_ACTION) -> Range:
        """Bounds without following beliefs: by inclination from below, seeing all that is hidden from above."""
        low = self._mean(belief, action, Role.INCLINED)[LOW]
        high = self._mean(belief, action, Role.SEER)[HIGH]
        return Range(float(low), float(high))

    def _mean(self, belief: Belief, action: int, role: Role) -> NDArray[np.float64]:
        self._frames.roles[:] = Role.INCLINED
        self._frames.roles[self.seat] = role
        step = self._run.survey(
            belief.worlds,
            belief.chances,
            action,
            self._room,
            self._words,
            self._memos[role],
            self._frames,
            self.seat,
            WIDEST,
            self._rng,
            self._value,
            self._bounds,
        )
        if step != VALUE:
            raise refusal(self.game, step, LIMIT)
        return self._bounds


def _rows(states: States) -> NDArray[np.uint8]:
    return states.view(np.uint8).reshape(len(states), -1)

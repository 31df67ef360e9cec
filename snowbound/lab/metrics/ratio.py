"""A metric of some games: the sum of one number per game over the sum of another one, with its interval.

The mean turns of a game, the dead ones among all turns, and the wins of the first player among all games with a
winner are all of this form. What a game contributes to the ratio is known, so ratios of the same deals in two cells
can be compared game by game.

>>> import numpy as np
>>> dead = Ratio(np.array([1.0, 0.0, 2.0]), np.array([4.0, 4.0, 4.0]))
>>> round(dead.value, 3), [round(edge, 3) for edge in dead.interval()]
(0.25, [-0.371, 0.871])
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, nan, sqrt

import numpy as np
from numpy.typing import NDArray

from ..intervals import CONFIDENCE, Interval, student, wilson_interval

Reals = NDArray[np.float64]

UNKNOWN: Interval = (-inf, inf)


@dataclass(frozen=True)
class Ratio:
    """Numbers per game. A game whose second number is 0 says nothing about the metric."""

    counted: Reals
    of: Reals
    is_share: bool = False  # each game with an `of` of 1 is independent and counts from 0 to 1

    @property
    def games(self) -> int:
        """The games that say something."""
        return int(np.count_nonzero(self.of))

    @property
    def value(self) -> float:
        """The ratio; not a number if no game says anything."""
        return float(self.counted.sum() / self.of.sum()) if self.games else nan

    def contributions(self) -> Reals:
        """Return a number per game: their mean is the ratio, and their spread gives its interval."""
        if not self.games:
            return np.full(len(self.of), nan)
        return self.value + (self.counted - self.value * self.of) * len(self.of) / float(self.of.sum())

    @property
    def variance(self) -> float:
        """The variance of the ratio; not a number if there are fewer than two games."""
        if self.games < 2:
            return nan
        off = self.counted - self.value * self.of
        return self.games / (self.games - 1) * float((off * off).sum()) / float(self.of.sum()) ** 2

    def interval(self, confidence: float = CONFIDENCE) -> Interval:
        """Return Wilson's interval of a share, and otherwise Student's."""
        if self.is_share:
            return wilson_interval(float(self.counted.sum()), self.games, confidence)
        if self.games < 2:
            return UNKNOWN
        width = student(self.games - 1, confidence) * sqrt(self.variance)
        return self.value - width, self.value + width


def mean_of(column: NDArray[np.generic], chosen: NDArray[np.bool_] | None = None, *, is_share: bool = False) -> Ratio:
    """Return the mean of a column, over some of the games."""
    of = np.ones(len(column)) if chosen is None else chosen.astype(np.float64)
    return Ratio(np.where(of > 0, column, 0).astype(np.float64), of, is_share)

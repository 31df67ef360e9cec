"""How sure a share is: the interval in which the true one lies, 95 times in 100.

>>> [round(edge, 3) for edge in wilson(8, 10)]
[0.49, 0.943]
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt, tan
from statistics import NormalDist

import numpy as np
from numpy.typing import ArrayLike

SURE = 0.95
"""How often an interval holds the true share."""

MANY = 1000
"""Degrees of freedom from which on Student's t no longer changes in its first three digits."""

Interval = tuple[float, float]
ANYTHING: Interval = (0.0, 1.0)


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval of a share, for games that are independent; wins may be shared."""
    if games == 0:
        return ANYTHING
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    share = wins / games
    scale = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / scale
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return _clipped(centre - width, centre + width)


def by_deals(deals: ArrayLike, wins: ArrayLike) -> Interval:
    """Student's interval of a share, for games of which those of the same deal go together.

    `deals` and `wins` have one number per game. The spread is that of the means per deal; where
    deals are of different size, as when a contest was stopped, large ones count for more.
    """
    _, deal = np.unique(np.asarray(deals), return_inverse=True)
    played, won = np.bincount(deal), np.bincount(deal, weights=np.asarray(wins, np.float64))
    number = len(played)
    if number < 2:
        return ANYTHING
    share = float(won.sum() / played.sum())
    if share in ANYTHING:
        return wilson(share * number, number)  # without any spread, t would claim to be certain
    off = won - share * played
    error = sqrt(number / (number - 1) * float((off * off).sum())) / float(played.sum())
    width = student(number - 1) * error
    return _clipped(share - width, share + width)


@cache
def student(freedom: int) -> float:
    """How many standard errors a mean may be off: Student's t for so many degrees of freedom."""
    freedom = min(freedom, MANY)
    low, high = 0.0, pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < SURE:
            low = middle
        else:
            high = middle
    return tan(low) * sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """How likely Student's t is within ±tan(angle)·√freedom (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for n in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * n / (n + 1)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def _clipped(low: float, high: float) -> Interval:
    return max(0.0, low), min(1.0, high)

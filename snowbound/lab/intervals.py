"""Confidence intervals of a share, of 95 % if nothing else is asked for.

>>> [round(edge, 3) for edge in wilson_interval(8, 10)]
[0.49, 0.943]
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt, tan
from statistics import NormalDist

import numpy as np
from numpy.typing import ArrayLike

CONFIDENCE = 0.95

MOST_FREEDOM = 1000
"""Above this many degrees of freedom, the first three digits of Student's t no longer change."""

Interval = tuple[float, float]
ANYTHING: Interval = (0.0, 1.0)


def wilson_interval(wins: float, games: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's score interval of a share of independent games; wins may be shared."""
    if games == 0:
        return ANYTHING
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / games
    scale = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / scale
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    low, high = _clipped(centre - width, centre + width)
    return low if wins else 0.0, high if wins < games else 1.0  # exactly, not but for an error of rounding


def student_interval(deals: ArrayLike, wins: ArrayLike) -> Interval:
    """Return Student's interval of a share of games that are grouped into deals.

    `deals` and `wins` have one number per game. The variance is that of the means per deal, weighted by
    the size of the deals, which may differ if a contest was stopped.
    """
    _, deal = np.unique(np.asarray(deals), return_inverse=True)
    played, won = np.bincount(deal), np.bincount(deal, weights=np.asarray(wins, np.float64))
    number = len(played)
    if number < 2:
        return ANYTHING
    share = float(won.sum() / played.sum())
    if share in ANYTHING:
        return wilson_interval(share * number, number)  # without any variance the t interval would be a point
    off = won - share * played
    error = sqrt(number / (number - 1) * float((off * off).sum())) / float(played.sum())
    width = student(number - 1) * error
    return _clipped(share - width, share + width)


@cache
def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """Return the two-sided quantile of Student's t distribution."""
    freedom = min(freedom, MOST_FREEDOM)
    low, high = 0.0, pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < confidence:
            low = middle
        else:
            high = middle
    return tan(low) * sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """Return P(|t| < tan(angle)·√freedom) (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for n in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * n / (n + 1)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def _clipped(low: float, high: float) -> Interval:
    return max(0.0, low), min(1.0, high)

"""Compares cells whose games have the same chance, and says which conclusions all kinds of players agree on.

Game number n has the same deal in all cells. A game in which luck favours long games is long in both cells, so the
difference of two cells varies less than the cells themselves. Its interval comes from the differences game by game;
`variance_ratio` says how many times more games would be needed with other deals in each cell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from snowbound.lab.intervals import student

from .plan import BOTS, Level

Reals = NDArray[np.float64]

Verdict = Literal["agreed", "one kind", "doubtful", "artefact", "open", "unchecked"]
"""What kinds of players say about a difference.

`agreed`: clear for all of them, with the same sign. `one kind`: clear for some, and the others lean the same way.
`doubtful`: clear for some, and others lean the other way. `artefact`: clear for two, with opposite signs. `open`: clear
for none. `unchecked`: clear, but only one kind of players was asked.
"""

FLAGGED = frozenset({"doubtful", "artefact"})
"""Verdicts that say that a difference may come from how the players play, not from the game."""

FEWEST = 2
"""Games that both cells need for an interval."""


@dataclass(frozen=True)
class PairedDifference:
    """How much a metric of one cell differs from that of its baseline, with the 95 % interval."""

    # fmt: off
    games: int                        # that both cells have
    difference: float
    low: float
    high: float
    variance_ratio: float | None      # None if neither the cells nor their differences vary
    # fmt: on

    @property
    def sign(self) -> int:
        """The sign of the difference if the interval leaves no doubt, else 0."""
        return 1 if self.low > 0 else -1 if self.high < 0 else 0

    @property
    def clearness(self) -> float:
        """How far the difference is from zero, in half intervals."""
        width = self.high - self.difference
        return abs(self.difference) / width if width else inf if self.difference else 0.0


@dataclass(frozen=True)
class CellComparison:
    """A metric of two cells."""

    metric: str
    cell: int
    baseline: int
    paired: PairedDifference

    def as_data(self) -> dict[str, Any]:
        """Return the comparison as JSON data."""
        return {"metric": self.metric, "cell": self.cell, "baseline": self.baseline, **vars(self.paired)}


@dataclass(frozen=True)
class Conclusion:
    """What all kinds of players say about one difference."""

    metric: str
    levels: Mapping[str, Level]  # of the cells, without their bots
    verdict: Verdict
    comparisons: tuple[CellComparison, ...]  # one for each kind of players

    @property
    def clearness(self) -> float:
        """How far the difference is from zero for the kind of players who show it least, in half intervals."""
        return min(comparison.paired.clearness for comparison in self.comparisons)

    def as_data(self) -> dict[str, Any]:
        """Return the conclusion as JSON data."""
        return {
            "metric": self.metric,
            "levels": dict(self.levels),
            "verdict": self.verdict,
            "cells": [comparison.cell for comparison in self.comparisons],
        }


def paired_difference(one: Reals, other: Reals, difference: float) -> PairedDifference:
    """Return the difference of two values with its interval.

    `one` and `other` say what each game contributed to the values, which are their means.
    """
    games = len(one)
    if games < FEWEST:
        return PairedDifference(games, difference, -inf, inf, None)
    apart = one - other
    paired = float(apart.var(ddof=1))
    unpaired = float(one.var(ddof=1) + other.var(ddof=1))
    width = student(games - 1) * (paired / games) ** 0.5
    ratio = unpaired / paired if paired else None
    return PairedDifference(games, difference, difference - width, difference + width, ratio)


def conclusions(comparisons: Sequence[CellComparison], levels: Mapping[int, Mapping[str, Level]]) -> list[Conclusion]:
    """Return what kinds of players agree on; `levels` has the levels of each cell."""
    groups: dict[tuple[Any, ...], list[CellComparison]] = defaultdict(list)
    for comparison in comparisons:
        situation = {name: level for name, level in levels[comparison.cell].items() if name != BOTS}
        if levels[comparison.cell][BOTS] != levels[comparison.baseline][BOTS]:
            situation = dict(levels[comparison.cell])  # the bots are what is compared
        groups[(comparison.metric, *situation.items())].append(comparison)
    return [
        Conclusion(str(metric), dict(situation), verdict_of([each.paired for each in group]), tuple(group))
        for (metric, *situation), group in groups.items()
    ]


def verdict_of(differences: Sequence[PairedDifference]) -> Verdict:
    """Return what these differences, one for each kind of players, say together."""
    signs = {difference.sign for difference in differences}
    clear = signs - {0}
    if not clear:
        return "open"
    if len(differences) == 1:
        return "unchecked"
    shown = {np.sign(difference.difference) for difference in differences} - {0}
    if len(clear) == 2:
        return "artefact"
    if len(shown) == 2:
        return "doubtful"
    return "agreed" if 0 not in signs else "one kind"

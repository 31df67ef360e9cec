"""Compares cells with their baselines and with even chances, and says what all kinds of players agree on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf, isfinite
from typing import Any, Literal

from snowbound.lab.game_rows import GameRows
from snowbound.lab.metrics import METRICS, Measured, difference_of

from .plan import BOTS, Cell, Level, Study, is_of_watched_games
from .row_store import first_games

Verdict = Literal["agreed", "one kind", "doubtful", "artefact", "open", "unchecked"]
"""What kinds of players say about a difference.

`agreed`: clear for all of them, with the same sign. `one kind`: clear for some, and the others lean the same way.
`doubtful`: clear for some, and others lean the other way. `artefact`: clear for two, with opposite signs. `open`: clear
for none. `unchecked`: clear, but only one kind of players was asked.
"""

FLAGGED = frozenset({"doubtful", "artefact"})
"""Verdicts that say that a difference may come from how the players play, not from the game."""


FAIRNESS = frozenset({"wins_by_seat", "wins_by_turn_order", "first_player_advantage"})
"""Metrics of advantages that a fair game does not give."""


@dataclass(frozen=True)
class CellComparison:
    """How much a metric of a cell differs from that of its baseline, or from its fair value, with the 95 % interval."""

    metric: str
    cell: int
    baseline: int | None  # None for the value that the metric has if nobody has an advantage
    difference: float
    low: float
    high: float
    variance_ratio: float | None = None  # gained by equal deals; None without a baseline

    @property
    def sign(self) -> int:
        """1 or -1 if the interval leaves no doubt, else 0."""
        return 1 if self.low > 0 else -1 if self.high < 0 else 0

    @property
    def clearness(self) -> float:
        """How far the difference is from zero, in parts of the interval on that side of it."""
        width = self.difference - self.low if self.difference > 0 else self.high - self.difference
        return abs(self.difference) / width if width else inf if self.difference else 0.0

    def as_data(self) -> dict[str, Any]:
        """Return the comparison as JSON data; what has no bound is null."""
        numbers = {"difference": self.difference, "low": self.low, "high": self.high}
        finite = {name: number if isfinite(number) else None for name, number in numbers.items()}
        return {"cell": self.cell, "baseline": self.baseline, **finite, "variance_ratio": self.variance_ratio}


@dataclass(frozen=True)
class Conclusion:
    """What all kinds of players say about one difference."""

    metric: str
    levels: Mapping[str, Level]  # of the cells, without their bots
    verdict: Verdict
    comparisons: tuple[CellComparison, ...]  # one for each kind of players

    @property
    def is_of_fairness(self) -> bool:
        """Whether cells are compared with even chances, not with each other."""
        return self.comparisons[0].baseline is None

    @property
    def clearness(self) -> float:
        """How clear the difference is for the kind of players who show it least."""
        return min(comparison.clearness for comparison in self.comparisons)

    def as_data(self) -> dict[str, Any]:
        """Return the conclusion as JSON data."""
        return {"metric": self.metric, "levels": dict(self.levels), "verdict": self.verdict}


def comparisons(
    study: Study,
    cells: Sequence[Cell],
    rows: Sequence[GameRows],
    watched: Sequence[GameRows],
    measured: Sequence[Mapping[str, Measured]],
) -> Iterator[CellComparison]:
    """Yield the comparisons of all metrics of these cells that have a value."""
    place = {cell.number: number for number, cell in enumerate(cells)}
    for cell, found in zip(cells, measured, strict=True):
        for name, value in found.items():
            family = name.partition(".")[0]
            fair = METRICS[family].fair if family in FAIRNESS else None
            if fair is not None and isfinite(value.value):
                even = fair(cell.players)
                yield CellComparison(name, cell.number, None, value.value - even, value.low - even, value.high - even)
        baseline = study.baseline_of(cell)
        if baseline is not None and baseline.number in place:
            for name in found:
                games = watched if is_of_watched_games(name) else rows
                ours, theirs = games[place[cell.number]], games[place[baseline.number]]
                yield from _with_baseline(name, (cell, ours), (baseline, theirs))


def _with_baseline(name: str, cell: tuple[Cell, GameRows], baseline: tuple[Cell, GameRows]) -> Iterator[CellComparison]:
    """Yield the difference of two cells, if there is one, by the deals that both have."""
    (ours, one), (theirs, other) = cell, baseline
    common = min(len(one), len(other))
    found = difference_of(first_games(other, common), first_games(one, common), name)
    if isfinite(found.value):
        ratio = found.variance_ratio if found.is_paired else None
        yield CellComparison(name, ours.number, theirs.number, found.value, found.low, found.high, ratio)


def conclusions(compared: Sequence[CellComparison], levels: Mapping[int, Mapping[str, Level]]) -> list[Conclusion]:
    """Return what kinds of players agree on; `levels` has the levels of each cell."""
    groups: dict[tuple[Any, ...], list[CellComparison]] = defaultdict(list)
    for each in compared:
        situation = {name: level for name, level in levels[each.cell].items() if name != BOTS}
        if each.baseline is not None and levels[each.cell][BOTS] != levels[each.baseline][BOTS]:
            situation = dict(levels[each.cell])  # the bots are what is compared
        groups[(each.metric, each.baseline is None, *situation.items())].append(each)
    return [
        Conclusion(str(metric), dict(situation), verdict_of(group), tuple(group))
        for (metric, _, *situation), group in groups.items()
    ]


def verdict_of(compared: Sequence[CellComparison]) -> Verdict:
    """Return what these comparisons, one for each kind of players, say together."""
    signs = {each.sign for each in compared}
    clear = signs - {0}
    if not clear:
        return "open"
    if len(compared) == 1:
        return "unchecked"
    leaning = {(each.difference > 0) - (each.difference < 0) for each in compared} - {0}
    if len(clear) == 2:
        return "artefact"
    if len(leaning) == 2:
        return "doubtful"
    return "agreed" if 0 not in signs else "one kind"

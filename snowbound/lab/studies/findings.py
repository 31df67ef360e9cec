"""What a study found: the metrics of each cell, and the differences from the baseline."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import inf, isfinite
from typing import Any

import numpy as np

from snowbound.lab.game_rows import GameRows

from .comparison import CellComparison, Conclusion, Verdict, conclusions, paired_difference
from .measures import Measure, contributions, measure
from .plan import Cell, Study, Until

ORDER: tuple[Verdict, ...] = "artefact", "doubtful", "agreed", "unchecked", "one kind", "open"
"""Verdicts, the most remarkable first."""


@dataclass(frozen=True)
class CellFindings:
    """The metrics of one cell."""

    cell: Cell
    games: int
    measures: tuple[Measure, ...]  # in the order of the study's metrics

    def as_data(self) -> dict[str, Any]:
        """Return the findings as JSON data."""
        return {**self.cell.as_data(), "games": self.games, "metrics": [each.as_data() for each in self.measures]}


@dataclass(frozen=True)
class StudyResult:
    """What a study found, and the games themselves."""

    study: Study
    cells: tuple[CellFindings, ...]
    conclusions: tuple[Conclusion, ...]
    about: Mapping[str, Any]  # edition, commit, versions
    rows: tuple[GameRows, ...] = field(repr=False)  # of each cell

    def cell(self, number: int) -> CellFindings:
        """Return the findings of the cell with this number."""
        return next(found for found in self.cells if found.cell.number == number)

    @cached_property
    def headlines(self) -> tuple[Conclusion, ...]:
        """All conclusions, the most remarkable first."""
        return tuple(sorted(self.conclusions, key=lambda each: (ORDER.index(each.verdict), -each.clearness)))

    def change(self, cell: Cell, baseline: Cell) -> str:
        """Return in words what a cell has differently from its baseline."""
        ours, theirs = cell.levels(), baseline.levels()
        return ", ".join(f"{name}: {theirs[name]} → {ours[name]}" for name in ours if ours[name] != theirs[name])

    def as_data(self) -> dict[str, Any]:
        """Return everything but the games as JSON data."""
        study = self.study
        return {
            "title": study.title,
            "question": study.question,
            "game": study.game.id,
            "game_title": study.game.title,
            "seed": study.seed,
            **self.about,
            "metrics": list(study.metrics),
            "baseline": dict(study.baseline),
            "cells": [found.as_data() for found in self.cells],
            "differences": [
                {**conclusion.as_data(), "by": [self._difference(each) for each in conclusion.comparisons]}
                for conclusion in self.headlines
            ],
        }

    def _difference(self, comparison: CellComparison) -> dict[str, Any]:
        cell, baseline = self.cell(comparison.cell).cell, self.cell(comparison.baseline).cell
        return {"bots": str(cell.bots), "change": self.change(cell, baseline), **comparison.as_data()}


def findings(study: Study, cells: Sequence[Cell], rows: Sequence[GameRows], about: Mapping[str, Any]) -> StudyResult:
    """Return what the games of these cells show."""
    found = tuple(
        CellFindings(cell, len(part), tuple(measure(part, name) for name in study.metrics))
        for cell, part in zip(cells, rows, strict=True)
    )
    by_number = {cell.number: part for cell, part in zip(cells, rows, strict=True)}
    comparisons = [
        compared(name, (cell.number, by_number[cell.number]), (baseline.number, by_number[baseline.number]))
        for name in study.metrics
        for cell in cells
        if (baseline := study.baseline_of(cell)) is not None and baseline.number in by_number
    ]
    told = conclusions(
        [each for each in comparisons if each is not None], {cell.number: cell.levels() for cell in study.cells}
    )
    return StudyResult(study, found, tuple(told), about, tuple(rows))


def compared(metric: str, cell: tuple[int, GameRows], baseline: tuple[int, GameRows]) -> CellComparison | None:
    """Return the comparison of two cells, by the deals that both have; None if the metric is undefined in one."""
    (number, ours), (other, theirs) = cell, baseline
    common = min(len(ours), len(theirs))
    ours, theirs = first_games(ours, common), first_games(theirs, common)
    one, two = contributions(ours, metric), contributions(theirs, metric)
    if one is None or two is None:
        return None
    return CellComparison(metric, number, other, paired_difference(one, two, float(one.mean() - two.mean())))


def first_games(rows: GameRows, count: int) -> GameRows:
    """Return the first games of a table."""
    return rows if len(rows) == count else rows.where(np.arange(len(rows)) < count)


def interval_width(until: Until | None) -> Callable[[GameRows], float]:
    """Return how the width of the interval that has to become narrow is measured."""

    def width(rows: GameRows) -> float:
        if until is None:
            return 0.0
        found = measure(rows, until.metric)
        if found.low is None or found.high is None:
            return inf
        return found.high - found.low if isfinite(found.high - found.low) else inf

    return width

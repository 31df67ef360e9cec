"""What a study found: the metrics of each cell, and the differences from the baseline."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from snowbound.lab.game_rows import GameRows
from snowbound.lab.metrics import Measured, metrics_of

from .comparison import CellComparison, Conclusion, Verdict, comparisons, conclusions
from .plan import Cell, Study, Until, is_of_watched_games, parts_of_metric

ORDER: tuple[Verdict, ...] = "artefact", "doubtful", "agreed", "unchecked", "one kind", "open"
"""Verdicts, the most remarkable first."""


@dataclass(frozen=True)
class CellFindings:
    """The metrics of one cell."""

    cell: Cell
    games: int
    measures: Mapping[str, Measured]  # by name, in the order of the study's metrics

    def as_data(self) -> dict[str, Any]:
        """Return the findings as JSON data."""
        return {
            **self.cell.as_data(),
            "games": self.games,
            "metrics": [each.as_data() for each in self.measures.values()],
        }


@dataclass(frozen=True)
class StudyResult:
    """What a study found, and the games themselves."""

    study: Study
    cells: tuple[CellFindings, ...]
    conclusions: tuple[Conclusion, ...]
    about: Mapping[str, Any]  # edition, commit, versions
    rows: tuple[GameRows, ...] = field(repr=False)  # of each cell
    watched: tuple[GameRows, ...] = field(default=(), repr=False)  # those of each cell that were searched

    def cell(self, number: int) -> CellFindings:
        """Return the findings of the cell with this number."""
        return next(found for found in self.cells if found.cell.number == number)

    def rows_of(self, cell: Cell) -> GameRows:
        """Return the games of a cell."""
        return next(part for found, part in zip(self.cells, self.rows, strict=True) if found.cell == cell)

    @cached_property
    def headlines(self) -> tuple[Conclusion, ...]:
        """All conclusions, the most remarkable first."""
        return tuple(sorted(self.conclusions, key=lambda each: (ORDER.index(each.verdict), -each.clearness)))

    def change(self, comparison: CellComparison) -> str:
        """Return in words with what a cell is compared: what its baseline has differently, or an even chance."""
        if comparison.baseline is None:
            return "compared with even chances"
        ours, theirs = (self.cell(number).cell.levels() for number in (comparison.cell, comparison.baseline))
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
            "boards": {name: dict(game.board_change) for name, game in study.boards.items()},
            "cells": [found.as_data() for found in self.cells],
            "conclusions": [
                {**conclusion.as_data(), "by": [self._comparison(each) for each in conclusion.comparisons]}
                for conclusion in self.headlines
            ],
        }

    def _comparison(self, each: CellComparison) -> dict[str, Any]:
        return {"bots": str(self.cell(each.cell).cell.bots), "change": self.change(each), **each.as_data()}


def findings(
    study: Study,
    cells: Sequence[Cell],
    rows: Sequence[GameRows],
    about: Mapping[str, Any],
    watched: Sequence[GameRows] = (),
) -> StudyResult:
    """Return what the games of these cells show, and those of them that were searched."""
    measured = [_of(part, names_for(study, cell, is_watched=False)) for cell, part in zip(cells, rows, strict=True)]
    for cell, part, found in zip(cells, watched, measured, strict=False):
        found.update(_of(part, names_for(study, cell, is_watched=True)))
    told_of = tuple(
        CellFindings(cell, len(part), measures) for cell, part, measures in zip(cells, rows, measured, strict=True)
    )
    compared = list(comparisons(study, cells, rows, watched, measured))
    told = conclusions(compared, {cell.number: cell.levels() for cell in study.cells})
    return StudyResult(study, told_of, tuple(told), about, tuple(rows), tuple(watched))


def _of(rows: GameRows, names: Sequence[str]) -> dict[str, Measured]:
    return metrics_of(rows, names) if names else {}


def names_for(study: Study, cell: Cell, *, is_watched: bool) -> list[str]:
    """Return the metrics of a cell, each with all its parts: those of games that are searched, or the others."""
    wanted = [name for name in study.metrics if is_of_watched_games(name) == is_watched]
    return [part for name in wanted for part in parts_of_metric(name, study.game, cell.players)]


def interval_width(until: Until | None) -> Callable[[GameRows], float]:
    """Return how the width of the interval that has to become narrow is measured."""

    def width(rows: GameRows) -> float:
        if until is None:
            return 0.0
        found = metrics_of(rows, [until.metric])[until.metric]
        return found.high - found.low

    return width

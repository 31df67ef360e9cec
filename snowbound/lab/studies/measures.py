"""The metrics of a cell with their intervals, and what each game contributes to them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowbound.core.game import Game
from snowbound.lab.game_rows import GameRows
from snowbound.lab.intervals import student

Reals = NDArray[np.float64]

COLUMNS = (
    "turns",
    "rounds",
    "decisions",
    "options",
    "choices",
    "lead_changes",
    "margin",
    "tie",
    "unfinished",
    "capped",
)
"""Columns of the rows whose means are metrics."""

FIRST_PLAYER = "first_player_wins"


@dataclass(frozen=True)
class Measure:
    """A metric of one cell with its 95 % interval; None where it is undefined."""

    metric: str
    value: float | None
    low: float | None
    high: float | None

    def as_data(self) -> dict[str, Any]:
        """Return the measure as JSON data."""
        return asdict(self)


def metric_names(game: Game) -> tuple[str, ...]:
    """Return the names of all metrics of a game."""
    return (*COLUMNS, FIRST_PLAYER)


def contributions(rows: GameRows, metric: str) -> Reals | None:
    """Return what each game contributes to a metric, which is their mean; None if the metric is undefined."""
    if metric == FIRST_PLAYER:
        began = rows.columns["began"]
        return np.take_along_axis(rows.seats("win"), began[:, None], axis=1)[:, 0]
    return rows.columns[metric].astype(np.float64)


def measure(rows: GameRows, metric: str) -> Measure:
    """Return a metric of these games with its interval."""
    each = contributions(rows, metric)
    if each is None:
        return Measure(metric, None, None, None)
    value = float(each.mean())
    if len(each) < 2:
        return Measure(metric, value, None, None)
    width = student(len(each) - 1) * float(each.std(ddof=1)) / len(each) ** 0.5
    return Measure(metric, value, value - width, value + width)

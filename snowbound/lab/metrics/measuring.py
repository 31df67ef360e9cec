"""Measures rows of games by the names of metrics, and compares two cells of a study."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import inf, isfinite, nan, sqrt
from typing import Any

import numpy as np

from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.suggestion import suggestion

from ..game_rows import GameRows
from ..intervals import CONFIDENCE, Interval, student, wilson_interval
from .course import COURSE
from .happenings import HAPPENINGS
from .metric import Metric, Ratios, Shape, full_name
from .outcomes import OUTCOMES
from .ratio import Ratio, Reals
from .tension import TENSION

METRICS: dict[str, Metric] = {metric.name: metric for metric in (*COURSE, *OUTCOMES, *TENSION, *HAPPENINGS)}


class UnknownMetric(SnowboundError):
    """A metric that does not exist, or a part that this metric does not have."""

    code = "unknown-metric"


class NotWatched(SnowboundError):
    """A metric of tension, of games that were not searched."""

    code = "not-watched"


@dataclass(frozen=True)
class Measured:
    """A metric of some games, with its interval. Without games that say anything the value is not a number."""

    name: str
    unit: str
    value: float
    low: float
    high: float
    games: int

    def as_data(self) -> dict[str, Any]:
        """Return the numbers as JSON data: null for what is unknown or has no bound."""
        return _finite(asdict(self))


@dataclass(frozen=True)
class CellDifference:
    """How much a metric differs between two cells, with the interval of the difference."""

    # fmt: off
    name: str
    unit: str
    of: Measured                  # in the first cell, and in the second one
    other: Measured
    value: float                  # the second cell less the first
    low: float
    high: float
    is_paired: bool               # whether games of the same deals were compared
    variance_ratio: float         # how many times smaller the variance is than with other deals; 1 if not paired
    # fmt: on

    @property
    def sign(self) -> int:
        """1 or -1 if the interval leaves no doubt, else 0."""
        return 1 if self.low > 0 else -1 if self.high < 0 else 0

    def as_data(self) -> dict[str, Any]:
        """Return the numbers as JSON data: null for what is unknown or has no bound."""
        return _finite(asdict(self))


def metric_names(game: Game, players: int) -> list[str]:
    """Return the names of all metrics and of their parts."""
    shape = Shape(players, game.facts)
    return [name for metric in METRICS.values() for name in metric.names(shape)]


def check_metric(name: str, game: Game, players: int) -> str:
    """Return the name of a metric, or of a part of one; raises UnknownMetric with the name that was meant."""
    if name in METRICS:
        return name
    metric, _, _ = name.partition(".")
    shape = Shape(players, game.facts)
    known = METRICS[metric].names(shape) if metric in METRICS else list(METRICS)
    if name not in known:
        raise UnknownMetric(
            f"there is no metric {name!r} of {game.id} for {players} players: {suggestion(name, known)}"
        )
    return name


def metrics_of(rows: GameRows, names: Iterable[str] = (), confidence: float = CONFIDENCE) -> dict[str, Measured]:
    """Measure games. A name is that of a metric, which stands for all its parts, or of one part.

    Without names everything is measured that the rows allow.
    """
    wanted = list(names) or [name for name, metric in METRICS.items() if _has_columns(rows, metric)]
    found: dict[str, Measured] = {}
    for name in wanted:
        metric, ratios = parts_of(rows, name)
        for full, ratio in ratios.items():
            low, high = ratio.interval(confidence)
            found[full] = Measured(full, metric.unit, ratio.value, low, high, ratio.games)
    return found


def parts_of(rows: GameRows, name: str) -> tuple[Metric, Ratios]:
    """Return a metric and its parts in these games, by their full names; of a part's name that part alone."""
    metric = METRICS.get(name.partition(".")[0])
    if metric is None:
        raise UnknownMetric(f"there is no metric {name!r}: {suggestion(name, METRICS)}")
    if not _has_columns(rows, metric):
        raise NotWatched(f"{metric.name} needs games that were searched while they were played: see `watched_games`")
    ratios = {full_name(metric.name, part): ratio for part, ratio in metric.of(rows).items()}
    if name == metric.name:
        return metric, ratios
    return metric, {name: ratios.get(name) or _never(rows, metric, name, ratios)}


def contributions(rows: GameRows, name: str) -> Reals:
    """Return what each game contributes to a metric without parts, or to one part: their mean is the metric."""
    return _only(rows, name)[1].contributions()


def difference_of(a: GameRows, b: GameRows, name: str, confidence: float = CONFIDENCE) -> CellDifference:
    """Return how much a metric is greater in `b` than in `a`, game by game if both have the same deals."""
    metric, one = _only(a, name)
    _, other = _only(b, name)
    before, after = (next(iter(metrics_of(rows, [name], confidence).values())) for rows in (a, b))
    value = other.value - one.value
    unpaired = one.variance + other.variance
    is_paired = all(np.array_equal(a.columns[column], b.columns[column]) for column in ("seed", "deal"))
    apart = other.contributions() - one.contributions() if is_paired else np.zeros(0)
    paired = float(apart.var(ddof=1)) / len(apart) if len(apart) > 1 else nan
    if is_paired and isfinite(paired) and (paired > 0 or unpaired == 0):
        width = student(len(apart) - 1, confidence) * sqrt(paired)
        gained = unpaired / paired if paired else 1.0
        return CellDifference(name, metric.unit, before, after, value, value - width, value + width, True, gained)
    low, high = _unpaired(one, other, confidence)
    return CellDifference(name, metric.unit, before, after, value, low, high, False, 1.0)


def _only(rows: GameRows, name: str) -> tuple[Metric, Ratio]:
    metric, ratios = parts_of(rows, name)
    if len(ratios) != 1:
        raise UnknownMetric(f"{name} has several parts: name one of {', '.join(ratios)}")
    return metric, next(iter(ratios.values()))


def _never(rows: GameRows, metric: Metric, name: str, ratios: Ratios) -> Ratio:
    """Return the ratio of an ending that no game has, or refuse a part that cannot be."""
    if metric.name != "endings":
        raise UnknownMetric(f"there is no metric {name!r}: {suggestion(name, ratios)}")
    return Ratio(np.zeros(len(rows)), np.ones(len(rows)), is_share=True)


def _unpaired(one: Ratio, other: Ratio, confidence: float) -> Interval:
    """Return the interval of a difference of independent cells: Newcombe's for shares, else Welch's."""
    value = other.value - one.value
    if one.is_share and other.is_share and one.games and other.games:
        (low, high), (other_low, other_high) = (
            wilson_interval(float(each.counted.sum()), each.games, confidence) for each in (one, other)
        )
        below = sqrt((other.value - other_low) ** 2 + (high - one.value) ** 2)
        above = sqrt((other_high - other.value) ** 2 + (one.value - low) ** 2)
        return value - below, value + above
    variances = [one.variance, other.variance]
    total = sum(variances)
    if not isfinite(total):
        return -inf, inf
    if total == 0:
        return value, value
    freedom = total**2 / sum(v**2 / (each.games - 1) for v, each in zip(variances, (one, other), strict=True))
    width = student(max(1, int(freedom)), confidence) * sqrt(total)
    return value - width, value + width


def _has_columns(rows: GameRows, metric: Metric) -> bool:
    return metric.source == "rows" or "drama" in rows.columns


def _finite(data: dict[str, Any]) -> dict[str, Any]:
    """Return data with null in place of what JSON cannot say."""
    return {name: _plain(value) for name, value in data.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return _finite(value)
    return None if isinstance(value, float) and not isfinite(value) else value

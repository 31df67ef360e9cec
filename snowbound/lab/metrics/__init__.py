"""Metrics of simulated games, each with its interval (docs/metrics.md).

>>> import numpy as np
>>> from snowbound.lab.game_rows import GameRows
>>> from snowbound.lab.metrics import metrics_of
>>> columns = {"deal": np.arange(4), "turns": np.array([10, 12, 14, 12]), "ending": np.array([""] * 4)}
>>> turns = metrics_of(GameRows("polar_rush", 2, columns), ["turns"])["turns"]
>>> turns.value, round(turns.low, 1), round(turns.high, 1)
(12.0, 9.4, 14.6)
"""

from .measuring import (
    METRICS,
    CellDifference,
    Measured,
    NotWatched,
    UnknownMetric,
    check_metric,
    contributions,
    difference_of,
    metric_names,
    metrics_of,
)
from .metric import Metric
from .ratio import Ratio

__all__ = [
    "METRICS",
    "CellDifference",
    "Measured",
    "Metric",
    "NotWatched",
    "Ratio",
    "UnknownMetric",
    "check_metric",
    "contributions",
    "difference_of",
    "metric_names",
    "metrics_of",
]

"""Metrics, their values and their differences, as words of a page."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from snowbound.lab.metrics import METRICS, Measured

from .axes import Say, percent, plain, points_of_percent, with_sign

UNKNOWN = "–"


def metric_title(name: str) -> str:
    """Return the name of a metric for people."""
    whole, _, part = name.partition(".")
    words = whole.replace("_", " ")
    return words[:1].upper() + words[1:] + (f": {part}" if part else "")


def metric_unit(name: str) -> str:
    """Return the unit of a metric."""
    return METRICS[name.partition(".")[0]].unit


def say_difference(metric: str) -> Say:
    """Return the function that writes a difference of a metric."""
    return points_of_percent if metric_unit(metric) == "share" else with_sign


def metric_value(measured: Measured | None) -> str:
    """Return what a metric was measured to be, with its interval."""
    if measured is None or not np.isfinite(measured.value):
        return UNKNOWN
    say = percent if measured.unit == "share" else plain
    if not np.isfinite([measured.low, measured.high]).all():
        return say(measured.value)
    return f"{say(measured.value)} ({say(measured.low)} to {say(measured.high)})"


def games_in_words(numbers: Iterable[int]) -> str:
    """Return how many games cells have."""
    counts = sorted(set(numbers))
    return f"{counts[0]:,} games" if len(counts) == 1 else f"{counts[0]:,} to {counts[-1]:,} games"

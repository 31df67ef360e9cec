"""Draws the ratios: how far each is beyond its goal, with the spread over the rounds."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path

TICKS = (0.25, 0.5, 1, 2, 4, 8)
MET, MISSED = "#1b7f8c", "#c8553d"


def draw(rows: Sequence[tuple[str, Sequence[float], str]], file: Path) -> None:
    """Draw a bar for each ratio that has a goal. The goal is 1, and longer is better."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    bars = [(text, _beyond(ratios, goal)) for text, ratios, goal in rows if goal]
    figure = Figure((9, 0.36 * len(bars) + 1), layout="constrained")
    axes = figure.subplots()
    for place, (_, shares) in enumerate(reversed(bars)):
        middle = statistics.median(shares)
        axes.barh(place, middle, color=MET if middle >= 1 else MISSED, height=0.62)
        axes.plot([min(shares), max(shares)], [place, place], color="#16242e", linewidth=1.4)
    axes.axvline(1, color="#16242e", linewidth=1, linestyle="--")
    axes.set_xscale("log", base=2)
    axes.set_xticks(TICKS, [f"{tick:g}" for tick in TICKS])
    axes.set_yticks(range(len(bars)), [text for text, _ in reversed(bars)], fontsize=8)
    axes.set_xlabel("measured ÷ goal, median and spread of the rounds (dashed: the goal)")
    axes.spines[["top", "right"]].set_visible(False)
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "snowbound"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def _beyond(ratios: Sequence[float], goal: str) -> list[float]:
    """Return each ratio as a share of its goal ("at least 2", "at most 0.3"), so that more is better."""
    word, number = goal.split()[1:3]
    wanted = float(number)
    return [ratio / wanted if word == "least" else wanted / ratio for ratio in ratios]

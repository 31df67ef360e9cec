"""A plot of points with two axes, such as the boards that a search has tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from snowbound.core.picture import decimal

from .axes import LINE, WIDTH, Plot, Say, Scale, frame, line, plain, scale_for, vertical_axis
from .charts import BELOW, LEFT, RIGHT, TALL, TOP, label_above, path_of, ticks_below


@dataclass(frozen=True)
class Point:
    """Two numbers, and what they belong to."""

    x: float
    y: float
    label: str
    is_hollow: bool = False


def scatter(
    title: str,
    points: Sequence[Point],
    label: str,
    up_label: str,
    summary: str,
    *,
    reference: float,
    top: float,
    say_x: Say = plain,
    edge: Sequence[tuple[float, float]] = (),
) -> Plot:
    """Return a plot of points; those above `top` are drawn at the upper edge.

    `reference` is a dashed line across, and `edge` a line through these places, such as the best so far.
    """
    high = TOP + LINE + 8
    inside = [min(point.y, top) for point in points]
    up = scale_for([0.0, reference, *inside], high + TALL, high)
    xs = [point.x for point in points]
    beside = max(0.5, (max(xs) - min(xs)) * 0.04)
    across = Scale(min(xs) - beside, max(xs) + beside, LEFT, WIDTH - RIGHT, is_whole=True)
    parts = [vertical_axis(up, LEFT, WIDTH - RIGHT, plain), label_above(up_label)]
    parts.append(ticks_below(across, high + TALL, label, say_x))
    parts.append(line(LEFT, up(reference), WIDTH - RIGHT, up(reference), "chart-reference"))
    if edge:
        parts.append(f'<path class="chart-line-1" d="{path_of([(across(x), up(y)) for x, y in edge])}"/>')
    for point in points:
        look = "chart-dot chart-hollow" if point.is_hollow else "chart-dot"
        place = f'cx="{decimal(across(point.x))}" cy="{decimal(up(point.y))}"'
        parts.append(f'<circle class="{look}" {place} r="4.5"><title>{escape(point.label)}</title></circle>')
    svg = frame(title, summary, high + TALL + BELOW, "".join(parts))
    header = (label, up_label, "board")
    return Plot(title, svg, summary, header, [(say_x(p.x), plain(p.y), p.label) for p in points])

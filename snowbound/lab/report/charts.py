"""The plots of a report: bars with intervals, differences, distributions, and the course of a game.

>>> rows = [IntervalRow("first", 0.55, 0.52, 0.58), IntervalRow("second", 0.45, 0.42, 0.48)]
>>> chart = bars("Wins by seat", rows, 1000)
>>> chart.rows
[('first', '55 %', '52 % to 58 %'), ('second', '45 %', '42 % to 48 %')]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from snowbound.core.picture import decimal
from snowbound.lab.intervals import student

from .axes import (
    DASHES,
    LETTER,
    LINE,
    SERIES,
    WIDTH,
    Plot,
    Say,
    Scale,
    frame,
    horizontal_axis,
    line,
    percent,
    plain,
    round_step,
    scale_for,
    shortened,
    text,
    vertical_axis,
    whisker,
    width_of,
    with_sign,
)

ROW = 34.0
"""The height of a row."""

LONGEST = 170.0
"""The width of a label that has room beside its bar; longer ones are above."""

MOST_BINS = 24
"""The most columns of a distribution."""

LEFT, RIGHT, TOP, BELOW, TALL = 56.0, 24.0, 10.0, 50.0, 210.0
"""Units around the area of a plot with two axes, and its height."""


@dataclass(frozen=True)
class IntervalRow:
    """A number with its 95 % interval."""

    label: str
    value: float
    low: float
    high: float
    warning: str = ""  # why a reader should not rely on it; drawn as a hollow point


@dataclass(frozen=True)
class Series:
    """Numbers of many games, such as their lengths."""

    label: str
    values: NDArray[np.float64]

    @classmethod
    def of(cls, label: str, values: ArrayLike) -> Series:
        """Return a series of these numbers."""
        return cls(label, np.asarray(values, np.float64))


@dataclass(frozen=True)
class Ribbon:
    """How a number changes over a game: a line with a band around it."""

    label: str
    at: Sequence[float]  # the share of the game that has been played
    low: Sequence[float]
    middle: Sequence[float]
    high: Sequence[float]


def said_interval(row: IntervalRow, say: Say) -> str:
    """Return an interval in words."""
    return f"{say(row.low)} to {say(row.high)}"


def _of_rows(
    title: str,
    summary: str,
    bottom: float,
    parts: Sequence[str],
    rows: Sequence[IntervalRow],
    columns: tuple[str, str],
    say: Say,
) -> Plot:
    """Return a plot that has a row for each estimate, with their table."""
    svg = frame(title, summary, bottom + BELOW, "".join(parts))
    warned = any(row.warning for row in rows)
    header = (*columns, "95 % interval", *(("warning",) if warned else ()))
    table = [(row.label, say(row.value), said_interval(row, say), *((row.warning,) if warned else ())) for row in rows]
    return Plot(title, svg, summary, header, table)


def counted(games: int | str) -> str:
    """Return the number of games in words; texts are such words."""
    return games if isinstance(games, str) else f"{games:,} games"


def _listed(rows: Sequence[IntervalRow], say: Say) -> str:
    return "; ".join(f"{row.label} {say(row.value)} ({said_interval(row, say)})" for row in rows)


def bars(
    title: str,
    rows: Sequence[IntervalRow],
    games: int | str,
    *,
    label: str = "share of the wins",
    say: Say = percent,
    even: float | None = None,
    even_means: str = "all equal",
    what: str = "",
) -> Plot:
    """Return bars with intervals; `even` is drawn as a line, such as the share that everyone has if all are equal."""
    widest = max(width_of(row.label) for row in rows) + 12
    is_above = widest > LONGEST
    left, above = (20.0, LINE) if is_above else (widest, 0.0)
    numbers = [0.0, *(row.high for row in rows), *(row.value for row in rows), *([even] if even is not None else [])]
    scale = scale_for([*numbers, *(row.low for row in rows)], left, WIDTH - 62, with_zero=True)
    bottom = TOP + (ROW + above) * len(rows)
    parts = [horizontal_axis(scale, TOP, bottom, say, f"{label} · {counted(games)}")]
    if even is not None:
        parts.append(line(scale(even), TOP - 4, scale(even), bottom, "chart-reference"))
    for n, row in enumerate(rows):
        y = TOP + (ROW + above) * (n + 0.5) + above / 2
        start, end = sorted((scale(0.0), scale(row.value)))
        told = f"{row.label}: {say(row.value)} ({said_interval(row, say)})"
        size = f'x="{decimal(start)}" y="{decimal(y - 10)}" width="{decimal(end - start)}" height="20"'
        parts.append(f'<rect class="chart-fill-0" {size} opacity=".75"/>')
        parts.append(whisker(scale, row.low, row.high, y, told))
        if is_above:
            parts.append(text(left, y - 15, shortened(row.label, WIDTH - left)))
        else:
            parts.append(text(left - 8, y + LETTER / 3, row.label, "chart-end"))
        parts.append(text(WIDTH, y + LETTER / 3, say(row.value), "chart-end chart-strong"))
    summary = f"{title}, {counted(games)}: {_listed(rows, say)}."
    if even is not None:
        summary += f" The dashed line is at {say(even)}: {even_means}."
    return _of_rows(title, summary, bottom, parts, rows, (what, label), say)


def differences(
    title: str,
    rows: Sequence[IntervalRow],
    games: int | str,
    *,
    label: str = "difference",
    say: Say = with_sign,
    what: str = "",
) -> Plot:
    """Return differences with their intervals, one below the other, and a line where there is none."""
    scale = scale_for([0.0, *(row.low for row in rows), *(row.high for row in rows)], 34, WIDTH - 110)
    row_height = ROW + LINE
    bottom = TOP + row_height * len(rows)
    parts = [horizontal_axis(scale, TOP, bottom, say, f"{label} · {counted(games)}")]
    parts.append(line(scale(0.0), TOP, scale(0.0), bottom, "chart-reference"))
    for n, row in enumerate(rows):
        y = TOP + row_height * n + LINE + 14
        told = f"{row.label}: {say(row.value)} ({said_interval(row, say)})" + (
            f"; {row.warning}" if row.warning else ""
        )
        mark = "⚠ " if row.warning else ""
        look = "chart-point chart-hollow" if row.warning else "chart-point"
        parts.append(text(0, y - 14, mark + shortened(row.label, WIDTH - 110), "chart-strong"))
        parts.append(whisker(scale, row.low, row.high, y, told))
        parts.append(f'<circle class="{look}" cx="{decimal(scale(row.value))}" cy="{decimal(y)}" r="5"/>')
        parts.append(text(WIDTH, y + LETTER / 3, say(row.value), "chart-end chart-strong"))
    summary = f"{title}, {counted(games)}: {_listed(rows, say)}."
    warned = [row.label for row in rows if row.warning]
    if warned:
        summary += f" Not reliable: {', '.join(warned)}."
    return _of_rows(title, summary, bottom, parts, rows, (what, label), say)


def distribution(title: str, series: Sequence[Series], label: str, *, games: int = 0, what: str = "games") -> Plot:
    """Return how often each size occurs, as shares of each series: columns for one, lines for several.

    `what` has these sizes. If it is not the games, `games` says how many there are.
    """
    every = np.concatenate([one.values for one in series])
    edges, games = _edges(every), games or max(len(one.values) for one in series)
    shares = [np.histogram(one.values, edges)[0] / len(one.values) for one in series]
    across = Scale(float(edges[0]), float(edges[-1]), LEFT, WIDTH - RIGHT, is_whole=_is_whole(every))
    top = TOP + LINE * (1 + (len(series) if len(series) > 1 else 0)) + 8
    up = scale_for([0.0, max(float(share.max()) for share in shares)], top + TALL, top)
    parts = [vertical_axis(up, LEFT, WIDTH - RIGHT, percent), label_above(f"share of the {what}")]
    parts.append(ticks_below(across, top + TALL, f"{label} · {games:,} games"))
    if len(series) == 1:
        parts += _columns(edges, shares[0], across, up, label)
    else:
        parts += [_steps(n, edges, share, across, up) for n, share in enumerate(shares)]
        parts += [_key(n, one.label) for n, one in enumerate(series)]
    rows = [_figures(one, with_interval=what == "games") for one in series]
    summary = f"{title}: " + "; ".join(
        f"{one.label}: mean {row[1]}, half of the {what} from {row[-5]} to {row[-3]}"
        for one, row in zip(series, rows, strict=True)
    )
    interval = ("95 % interval of the mean",) if what == "games" else ()
    header = ("", "mean", *interval, "5 %", "25 %", "median", "75 %", "95 %", what)
    return Plot(title, frame(title, f"{summary}.", top + TALL + BELOW, "".join(parts)), f"{summary}.", header, rows)


def course(
    title: str, ribbons: Sequence[Ribbon], games: int, *, label: str = "chance to win", say: Say = percent
) -> Plot:
    """Return lines with bands over the share of the game that has been played."""
    top = TOP + LINE * (1 + len(ribbons)) + 8
    across, up = Scale(0.0, 1.0, LEFT, WIDTH - RIGHT), Scale(0.0, 1.0, top + TALL, top)
    highest = max(max(one.high) for one in ribbons)
    if highest > 1:
        up = scale_for([0.0, highest], top + TALL, top)
    parts = [vertical_axis(up, LEFT, WIDTH - RIGHT, say), label_above(label)]
    parts.append(ticks_below(across, top + TALL, f"part of the game played · {games:,} games", percent))
    for n, one in enumerate(ribbons):
        there = [(across(x), up(y)) for x, y in zip(one.at, one.high, strict=True)]
        back = [(across(x), up(y)) for x, y in zip(one.at, one.low, strict=True)][::-1]
        parts.append(f'<path class="chart-fill-{n % len(SERIES)}" opacity=".2" d="{path_of([*there, *back])}Z"/>')
    for n, one in enumerate(ribbons):
        middle = path_of([(across(x), up(y)) for x, y in zip(one.at, one.middle, strict=True)])
        parts.append(f'<path class="chart-line-{n % len(SERIES)}" {_dash(n)}d="{middle}"/>')
        parts.append(_key(n, one.label))
    rows = [
        (one.label, *(say(one.middle[_nearest(one.at, share)]) for share in (0.0, 0.25, 0.5, 0.75, 1.0)))
        for one in ribbons
    ]
    summary = f"{title}, {games:,} games: " + "; ".join(
        f"{row[0]} {row[1]} at the start, {row[3]} after half, {row[5]} at the end" for row in rows
    )
    header = (label, "start", "25 %", "50 %", "75 %", "end")
    return Plot(title, frame(title, f"{summary}.", top + TALL + BELOW, "".join(parts)), f"{summary}.", header, rows)


# --- parts -------------------------------------------------------------------


def _edges(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the edges of columns of a round width; whole numbers are in the middle of theirs."""
    low, high = float(values.min()), float(values.max())
    whole, beside = _is_whole(values), 3.0 if low == high else 0.0
    if whole and high - low < MOST_BINS:
        return np.arange(low - 0.5 - beside, high + 1.0 + beside)
    step = round_step((high - low) * 6 / MOST_BINS) if high > low else 1.0
    step = max(step, 1.0) if whole else step
    start = np.floor(low / step) * step
    return np.asarray(start + step * np.arange(int((high - start) / step) + 2))


def _is_whole(values: NDArray[np.float64]) -> bool:
    return bool(np.all(values == np.round(values)))


def _columns(
    edges: NDArray[np.float64], shares: NDArray[np.float64], across: Scale, up: Scale, label: str
) -> list[str]:
    parts = []
    for start, end, share in zip(edges[:-1], edges[1:], shares, strict=True):
        if not share:
            continue
        x, y = across(float(start)) + 0.75, up(float(share))
        width = across(float(end)) - x - 0.75
        told = f"{_span(float(start), float(end))} {label}: {percent(float(share))}"
        size = f'x="{decimal(x)}" y="{decimal(y)}" width="{decimal(width)}" height="{decimal(up.start - y)}"'
        parts.append(f'<rect class="chart-fill-0" {size}><title>{told}</title></rect>')
    return parts


def _span(start: float, end: float) -> str:
    if end - start == 1 and start % 1 == 0.5:
        return plain(start + 0.5)
    return f"{plain(start)} to {plain(end)}"


def _steps(n: int, edges: NDArray[np.float64], shares: NDArray[np.float64], across: Scale, up: Scale) -> str:
    """Return the outline of the columns of one series."""
    points = [(across(float(edges[0])), up(0.0))]
    for start, end, share in zip(edges[:-1], edges[1:], shares, strict=True):
        points += [(across(float(start)), up(float(share))), (across(float(end)), up(float(share)))]
    points.append((across(float(edges[-1])), up(0.0)))
    return f'<path class="chart-line-{n % len(SERIES)}" {_dash(n)}d="{path_of(points)}"/>'


def _figures(one: Series, *, with_interval: bool) -> tuple[str, ...]:
    """Return the numbers of a series. Only games are independent of each other, so only they have an interval."""
    mean, games = float(one.values.mean()), len(one.values)
    spread = np.percentile(one.values, [5, 25, 50, 75, 95]).tolist()
    interval = ["–"] if with_interval else []
    if with_interval and games > 1:
        width = student(games - 1) * float(one.values.std(ddof=1)) / games**0.5
        interval = [f"{plain(mean - width)} to {plain(mean + width)}"]
    return (one.label, plain(mean), *interval, *map(plain, spread), f"{games:,}")


def ticks_below(scale: Scale, y: float, label: str, say: Say = plain) -> str:
    """Return a horizontal axis with its numbers and its label."""
    parts = [line(LEFT, y, WIDTH - RIGHT, y, "chart-axis")]
    parts += [line(scale(tick), y, scale(tick), y + 5, "chart-axis") for tick in scale.ticks]
    parts += [text(scale(tick), y + LINE, say(tick), "chart-faint chart-middle") for tick in scale.labelled(say)]
    return "".join(parts) + text((LEFT + WIDTH) / 2, y + 2.1 * LINE, label, "chart-middle")


def label_above(label: str) -> str:
    """Return the label of a vertical axis, which is above it: texts that lie on their side are hard to read."""
    return text(0, TOP + LINE * 0.5 + LETTER / 3, label, "chart-faint")


def _key(n: int, label: str) -> str:
    """Return a line of the legend."""
    y = TOP + LINE * (n + 1.5)
    sample = f'<path class="chart-line-{n % len(SERIES)}" {_dash(n)}d="M{LEFT:g} {decimal(y)}h36"/>'
    return sample + text(LEFT + 44, y + LETTER / 3, shortened(label, WIDTH - LEFT - 50))


def _dash(n: int) -> str:
    dash = DASHES[n % len(DASHES)]
    return f'stroke-dasharray="{dash}" ' if dash else ""


def path_of(points: Sequence[tuple[float, float]]) -> str:
    """Return a line through these points."""
    return "M" + "L".join(f"{decimal(x)} {decimal(y)}" for x, y in points)


def _nearest(at: Sequence[float], share: float) -> int:
    return min(range(len(at)), key=lambda n: abs(at[n] - share))

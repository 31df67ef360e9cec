"""The parts of which plots are made: scales with round numbers, axes, lines and texts, as SVG.

Colours are variables of the page, with a value for plots that stand alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from snowbound.core.picture import decimal

WIDTH = 500.0
"""The width of a plot in its own units; letters are LETTER units high, so they can be read on a phone."""

LETTER, LINE = 15.0, 20.0

LETTER_WIDTH = 0.56
"""The width of an average letter, as a part of its height."""

SERIES = ("#0072b2", "#d55e00", "#008a64", "#a0559a", "#7a6a00", "#56606a")
"""Colours of several series, which colour-blind readers can tell apart; each also has a dash pattern."""

DASHES = ("", "9 5", "3 4", "12 4 3 4", "1 4", "6 2")

STYLE = """
.chart text { font: 15px system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; fill: var(--ink, #10202e); }
.chart text { paint-order: stroke; stroke: var(--paper, #ffffff); stroke-width: 4px; stroke-linejoin: round; }
.chart .chart-faint { fill: var(--faint, #51616e); }
.chart .chart-end { text-anchor: end; }
.chart .chart-middle { text-anchor: middle; }
.chart .chart-strong { font-weight: 650; }
.chart .chart-grid { stroke: var(--grid, #d3dee6); stroke-width: 1; }
.chart .chart-axis { stroke: var(--faint, #51616e); stroke-width: 1; }
.chart .chart-reference { stroke: var(--ink, #10202e); stroke-width: 1.5; stroke-dasharray: 5 4; }
.chart .chart-whisker { stroke: var(--ink, #10202e); stroke-width: 2; fill: none; }
.chart .chart-point { fill: var(--ink, #10202e); stroke: var(--ink, #10202e); stroke-width: 2; }
.chart .chart-dot { fill: var(--series-0, #0072b2); stroke: var(--series-0, #0072b2); stroke-width: 1.5; }
.chart .chart-hollow { fill: var(--paper, #ffffff); }
"""
STYLE += "".join(
    f".chart .chart-fill-{n} {{ fill: var(--series-{n}, {colour}); }}\n"
    f".chart .chart-line-{n} {{ stroke: var(--series-{n}, {colour}); stroke-width: 2.5; fill: none; }}\n"
    for n, colour in enumerate(SERIES)
)

Say = Callable[[float], str]
"""Writes a number with its unit."""


@dataclass(frozen=True)
class Plot:
    """A plot with its numbers."""

    title: str
    svg: str
    summary: str  # what it shows, in a sentence
    header: tuple[str, ...]  # of the table with its numbers
    rows: list[tuple[str, ...]]


def percent(number: float) -> str:
    """Return a share in per cent."""
    is_rounded = abs(number) >= 0.0995 or abs(100 * number - round(100 * number)) < 1e-6
    return (f"{100 * number:.0f} %" if is_rounded else f"{100 * number:.1f} %").replace("-", "−")


def points_of_percent(number: float) -> str:
    """Return a difference of shares in percentage points, with its sign."""
    size = abs(100 * number)
    digits = 0 if abs(size - round(size)) < 1e-6 else 1
    return f"{'+' if number > 0 else '−' if number < 0 else ''}{size:.{digits}f} pp"


def plain(number: float) -> str:
    """Return a number in at most three digits after the point, as many as its size needs."""
    size = abs(number)
    digits = 0 if size >= 100 or number == int(number) else 1 if size >= 10 else 2 if size >= 0.1 else 3
    return f"{number:,.{digits}f}".replace("-", "−")


def with_sign(number: float) -> str:
    """Return a difference with its sign."""
    return f"+{plain(number)}" if number > 0 else plain(number)


@dataclass(frozen=True)
class Scale:
    """Turns numbers into places along an axis."""

    low: float
    high: float
    start: float
    end: float
    is_whole: bool = False  # whether only whole numbers can occur

    def __call__(self, number: float) -> float:
        """Return where a number is; numbers beyond the axis are at its end."""
        share = (number - self.low) / (self.high - self.low)
        return self.start + (self.end - self.start) * min(max(share, 0.0), 1.0)

    @property
    def ticks(self) -> list[float]:
        """Round numbers within the scale."""
        step = round_step(self.high - self.low)
        step = max(step, 1.0) if self.is_whole else step
        return [step * n for n in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]

    def labelled(self, say: Say) -> list[float]:
        """The ticks whose numbers have room beside each other; zero is one of them if it is a tick."""
        ticks = self.ticks
        room = abs(self(ticks[1]) - self(ticks[0])) if len(ticks) > 1 else WIDTH
        every = ceil((max(width_of(say(tick)) for tick in ticks) + 10) / room)
        zero = next((place for place, tick in enumerate(ticks) if abs(tick) < 1e-12), 0)
        return ticks[zero % every :: every]


def round_step(span: float) -> float:
    """Return the distance of ticks: 1, 2 or 5 times a power of ten, so that there are three to six."""
    power = 10.0 ** floor(log10(span / 5)) if span > 0 else 1.0
    return next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) < 6.01)


def scale_for(numbers: Sequence[float], start: float, end: float, *, with_zero: bool = False) -> Scale:
    """Return a scale for these numbers that begins and ends at round numbers."""
    low, high = min(numbers), max(numbers)
    if with_zero:
        low, high = min(low, 0.0), max(high, 0.0)
    if low == high:
        low, high = low - 0.5, high + 0.5
    step = round_step(high - low)
    return Scale(floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step, start, end)


def text(x: float, y: float, words: str, look: str = "") -> str:
    """Return a text; `look` is its classes."""
    classes = f' class="{look}"' if look else ""
    return f'<text x="{decimal(x)}" y="{decimal(y)}"{classes}>{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, look: str) -> str:
    """Return a straight line."""
    ends = f'x1="{decimal(x)}" y1="{decimal(y)}" x2="{decimal(to_x)}" y2="{decimal(to_y)}"'
    return f'<line class="{look}" {ends}/>'


def whisker(scale: Scale, low: float, high: float, y: float, tooltip: str) -> str:
    """Return an interval with ends, along a horizontal scale."""
    left, right = scale(low), scale(high)
    path = f"M{decimal(left)} {decimal(y - 5)}v10M{decimal(left)} {decimal(y)}H{decimal(right)}"
    path += f"M{decimal(right)} {decimal(y - 5)}v10"
    return f'<path class="chart-whisker" d="{path}"><title>{escape(tooltip)}</title></path>'


def horizontal_axis(scale: Scale, top: float, bottom: float, say: Say, label: str) -> str:
    """Return the grid lines, the numbers below them, and the label of the axis."""
    parts = [line(scale(tick), top, scale(tick), bottom, "chart-grid") for tick in scale.ticks]
    parts += [text(scale(tick), bottom + LINE, say(tick), "chart-faint chart-middle") for tick in scale.labelled(say)]
    middle = (scale.start + scale.end) / 2
    return "".join(parts) + text(middle, bottom + 2.1 * LINE, label, "chart-middle")


def vertical_axis(scale: Scale, left: float, right: float, say: Say) -> str:
    """Return the grid lines and the numbers beside them."""
    parts = []
    for tick in scale.ticks:
        y = scale(tick)
        parts.append(line(left, y, right, y, "chart-grid"))
        parts.append(text(left - 6, y + LETTER / 3, say(tick), "chart-faint chart-end"))
    return "".join(parts)


def width_of(words: str) -> float:
    """Return about how wide a text is."""
    return len(words) * LETTER * LETTER_WIDTH


def shortened(words: str, width: float) -> str:
    """Return a text that fits into a width."""
    most = max(3, int(width / (LETTER * LETTER_WIDTH)))
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def frame(title: str, summary: str, height: float, body: str) -> str:
    """Return a plot as the text of an SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {decimal(height)}" class="chart" role="img">'
        f"<title>{escape(title)}</title><desc>{escape(summary)}</desc><style>{STYLE}</style>{body}</svg>\n"
    )

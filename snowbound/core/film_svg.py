"""Writes a film as an SVG file: the board, the players above it and what happens below it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from html import escape
from math import inf
from textwrap import wrap

from .film import Element, Film, FilmStep, Layer, Span
from .picture import Art, decimal
from .scene import NO_SEAT, Scene

MARGIN, LINE, LETTER = 20.0, 30.0, 22.0
"""Units around the texts, the height of a line, and of its letters."""

LEAST_LETTERS, MOST_LINES = 16, 3
"""The fewest letters of a line of a caption, and its most lines."""

WIDTH_OF_LETTER = 0.53
"""The width of an average letter, as a part of its height."""

BOLD = 1.2
"""How much wider bold letters are."""

STYLE = f"""
.film-frame {{ fill: #0b1b2b; }}
.film-text {{ font-size: {decimal(LETTER)}px; fill: #eef6fb; dominant-baseline: central; }}
.film-title {{ font-weight: 700; }}
.film-bar {{ fill: #f2a33a; }}
@media (prefers-reduced-motion: reduce) {{ .film-glide {{ transform: translate(0) !important; }} }}
"""


def film_svg(title: str, players: Sequence[str], start: Scene, steps: Sequence[FilmStep], art: Art) -> str:
    """Return a film as the text of an SVG file: a title and the players above the board, what happens below it."""
    film = Film(start, steps, art)
    width, writer = start.width, FilmWriter(film.seconds)
    head = _head(title, players, start.colours, width)
    top = MARGIN / 2 + LINE * len(head)
    letters = max(LEAST_LETTERS, int((width - 3 * MARGIN - LINE) / (LETTER * WIDTH_OF_LETTER)))
    bottom, below = top + start.height, top + start.height + MARGIN / 2
    height = below + LINE * max([1, *(len(_lines(step.caption, letters)) for step in steps)]) + MARGIN / 2
    board = "".join(writer.element(layer, element) for layer, element in film.elements)
    captions = "".join(
        writer.visible(_caption(text, seat, start.colours, letters, below), spans)
        for (text, seat), spans in _caption_spans(film).items()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {decimal(width)} {decimal(height)}" '
        f'class="scene" role="img"><title>{escape(title)}</title>'
        f"{art.excerpt({*film.used, 'seat-mark'})}<style>{STYLE}</style>"
        f'<g transform="translate(0 {decimal(top)})">{board}</g>'
        f'<rect class="film-frame" width="{decimal(width)}" height="{decimal(top)}"/>{"".join(head)}'
        f'<rect class="film-frame" y="{decimal(bottom)}" width="{decimal(width)}" height="{decimal(height - bottom)}"/>'
        f"{captions}"
        f'<rect class="film-bar" y="{decimal(height - 4)}" width="{decimal(width)}" height="4">'
        f"{writer.animation('width', [(0.0, (0.0,)), (film.seconds, (width,))])}</rect></svg>\n"
    )


def _head(title: str, players: Sequence[str], colours: Sequence[str], width: float) -> list[str]:
    """Return the lines above the board: the title, and the players with their marks, in as many lines as they need."""
    lines = [_text(MARGIN, MARGIN / 4 + LINE / 2, title, "film-text film-title")]
    x, line = MARGIN + BOLD * _length(title) + 2 * MARGIN, 0
    for seat, name in enumerate(players):
        needed = LINE + _length(name) + MARGIN
        if x + needed > width:
            x, line = MARGIN, line + 1
            lines.append("")
        y = MARGIN / 4 + LINE * line + LINE / 2
        lines[line] += _mark(x, y, colours[seat]) + _text(x + LINE, y, name, "film-text")
        x += needed
    return lines


def _length(text: str) -> float:
    return len(text) * LETTER * WIDTH_OF_LETTER


def _mark(x: float, y: float, colour: str) -> str:
    at = f'x="{decimal(x)}" y="{decimal(y - LETTER / 2)}" width="{decimal(LETTER)}" height="{decimal(LETTER)}"'
    return f'<g class="colour-{colour}"><use href="#seat-mark" {at}/></g>'


def _text(x: float, y: float, text: str, look: str) -> str:
    return f'<text class="{look}" x="{decimal(x)}" y="{decimal(y)}">{escape(text)}</text>'


def _caption(caption: str, seat: int, colours: Sequence[str], letters: int, top: float) -> str:
    lines = _lines(caption, letters)
    mark = _mark(MARGIN, top + LINE / 2, colours[seat]) if lines and seat != NO_SEAT else ""
    return mark + "".join(
        _text(MARGIN + LINE, top + LINE * (n + 0.5), line, "film-text") for n, line in enumerate(lines)
    )


def _lines(caption: str, letters: int) -> list[str]:
    return wrap(caption, letters, max_lines=MOST_LINES, placeholder=" …")


def _caption_spans(film: Film) -> dict[tuple[str, int], list[Span]]:
    """Return when each caption is written: from its event to the next one that has a caption."""
    spans: dict[tuple[str, int], list[Span]] = defaultdict(list)
    written = [(at, step) for at, step in film.times() if step.caption]
    for n, (at, step) in enumerate(written, 1):
        end = written[n][0] if n < len(written) else film.seconds
        spans[step.caption, step.seat].append((at, end))
    return spans


Values = tuple[float, ...]
"""The numbers of a transform."""

Moment = tuple[float, Values]
"""A transform at a moment."""


class FilmWriter:
    """Writes elements with their animations, which all last as long as the film."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._times = f'dur="{decimal(seconds)}s" repeatCount="indefinite"'

    def element(self, layer: Layer, element: Element) -> str:
        """Return an element with its faces."""
        inside = "".join(self.visible(face, spans) for face, spans in element.faces.items())
        if layer.is_line:
            return inside
        since = min((start for spans in element.faces.values() for start, _ in spans), default=0.0)
        stops = element.stops
        inside = self._transformed(inside, "scale", [(stop.at, stop.size) for stop in stops], (1.0, 1.0), since)
        inside = self._transformed(inside, "rotate", [(stop.at, (stop.turn,)) for stop in stops], (0.0,), since)
        return self._transformed(inside, "translate", [(stop.at, stop.place) for stop in stops], (), since)

    def _transformed(self, inside: str, kind: str, stops: Sequence[Moment], none: Values, since: float) -> str:
        """Return something in a group that moves, turns or grows, unless it never does. It is visible `since` then.

        It jumps to where it will be, and inside this group it glides there. Readers who want less motion see the jumps.
        """
        last = stops[-1][1]
        if all(value == last for _, value in stops):
            return inside if last == none else f'<g transform="{kind}({_numbers(kind, last)})">{inside}</g>'
        jumps, glides = _jumps_and_glides(stops, by_factor=kind == "scale")
        glide = self.animation(kind, glides)
        seen = [jump for jump, after in zip(jumps, [*jumps[1:], (inf, ())], strict=True) if after[0] > since]
        jump = self.animation(kind, seen, "discrete") if len(seen) > 1 else ""
        return f'<g transform="{kind}({_numbers(kind, last)})">{jump}<g class="film-glide">{glide}{inside}</g></g>'

    def animation(self, what: str, stops: Sequence[Moment], way: str = "linear") -> str:
        """Return the animation of an attribute, or of a kind of transform, that goes or jumps from stop to stop."""
        stops = [(0.0, stops[0][1]), *stops, (self.seconds, stops[-1][1])]
        kept = [
            stop
            for n, stop in enumerate(stops)
            if n in (0, len(stops) - 1) or not stops[n - 1][1] == stop[1] == stops[n + 1][1]
        ]
        values = ";".join(_numbers(what, value) for _, value in kept)
        moments = ";".join(self._share(at) for at, _ in kept)
        is_transform = what in ("translate", "rotate", "scale")
        start = (
            f'<animateTransform attributeName="transform" type="{what}"'
            if is_transform
            else f'<animate attributeName="{what}"'
        )
        mode = "" if way == "linear" else f' calcMode="{way}"'
        return f'{start}{mode} values="{values}" keyTimes="{moments}" {self._times}/>'

    def visible(self, inside: str, spans: Sequence[Span]) -> str:
        """Return something that is visible in these spans only."""
        changes = [(at, value) for start, end in _joined(spans) for at, value in ((start, "inline"), (end, "none"))]
        changes = [(at, value) for at, value in changes if at < self.seconds]
        if not inside or not changes:
            return ""
        if changes[0][0] > 0:
            changes.insert(0, (0.0, "none"))
        if len(changes) == 1:
            return inside
        values, moments = ";".join(value for _, value in changes), ";".join(self._share(at) for at, _ in changes)
        at_end = "" if changes[-1][1] == "inline" else ' display="none"'
        return (
            f'<g{at_end}><animate attributeName="display" calcMode="discrete" values="{values}" '
            f'keyTimes="{moments}" {self._times}/>{inside}</g>'
        )

    def _share(self, at: float) -> str:
        """Return a moment as a part of the film."""
        return f"{at / self.seconds:.5f}".rstrip("0").rstrip(".").removeprefix("0") or "0"


def _joined(spans: Sequence[Span]) -> list[Span]:
    """Return spans without gaps of no length."""
    joined: list[Span] = []
    for start, end in spans:
        if joined and joined[-1][1] == start:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
    return joined


def _jumps_and_glides(stops: Sequence[Moment], by_factor: bool) -> tuple[list[Moment], list[Moment]]:
    """Return where something is if it jumps at the start of each movement, and how far from there it is if it glides.

    How far is a difference, or a factor for sizes.
    """
    at_rest = tuple(float(by_factor) for _ in stops[0][1])
    jumps, glides = [stops[0]], [(stops[0][0], at_rest)]
    n = 0
    while n + 1 < len(stops):
        end = n + 1
        if stops[end][1] == stops[n][1]:
            glides.append((stops[end][0], at_rest))
        else:
            while end + 1 < len(stops) and stops[end + 1][1] != stops[end][1]:
                end += 1
            aim = stops[end][1]
            jumps.append((stops[n][0], aim))
            glides += [(at, _apart(value, aim, by_factor)) for at, value in stops[n : end + 1]]
        n = end
    return jumps, glides


def _apart(value: Values, aim: Values, by_factor: bool) -> Values:
    pairs = zip(value, aim, strict=True)
    return tuple(a / b if b else 1.0 for a, b in pairs) if by_factor else tuple(a - b for a, b in pairs)


def _numbers(kind: str, values: Values) -> str:
    """Return the numbers of a transform; a second one that is the default is left out."""
    default = values[0] if kind == "scale" else 0.0
    return " ".join(decimal(value) for value in (values[:1] if values[1:] == (default,) else values))

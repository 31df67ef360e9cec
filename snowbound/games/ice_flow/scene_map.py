"""The map of the strait: where each field lies, the currents, coasts, islands and stations.

It does not change during a game, and all of it comes from `board.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from math import cos, pi, sin, sqrt

from snowbound.core.scene import Point, Sprite, drawn_once

from . import actions as act
from .chart import Hex, hex_named, land_hexes, neighbour
from .labels import sea
from .naming import place
from .state import ALASKA, ALASKAN, BOARD, CHART, DIRECTIONS, FIELDS, GROUP, SEA, SIBERIA

RADIUS = 42.0  # of a hex in art.svg
NORTH = -pi / 2
WATER, SHORE, PLACES, UNDER, ICE, ARROWS, RING, THINGS, FIGURES, OFFERS, TAGS = range(11)  # layers
ART = ("flow-rope", "flow-fish", "flow-bear")
NAME = ("rope", "fish", "bear")
HINTERLAND = 6  # columns of land beyond the chart
STRONGEST = 3
SHORT = 6  # letters of a name on a tall screen


Spot = tuple[float, float, float]
"""Where something stands, and its scale."""


class Layout:
    """The measures of the picture on a wide or a tall screen."""

    def __init__(self, tall: bool) -> None:
        self.tall = tall
        self.width, self.height = (600.0, 900.0) if tall else (1000.0, 700.0)
        self.radius = 35.0 if tall else 42.0
        self.left, self.top = (30.0, 3.0) if tall else (50.0, 4.0)  # the middle of column a; the northern edge
        self.scale = self.radius / RADIUS
        self.apart = self.radius * sqrt(3)  # from a hex to the next one south
        self.camp = _tall_camp() if tall else _wide_camp()

    def middle(self, spot: Hex) -> Point:
        """Return the middle of a hex."""
        column, row = spot
        y = self.top + self.apart * (row + 0.5 + column % 2 / 2)
        return round(self.left + column * self.radius * 1.5, 1), round(y, 1)

    @cached_property
    def fields(self) -> tuple[Point, ...]:
        """Return the middle of every field."""
        return tuple(self.middle(spot) for spot in CHART.hexes)

    def beside(self, field: int, direction: int, steps: float) -> Point:
        """Return the point this many hexes away in a direction."""
        x, y = self.fields[field]
        across, along = heading(direction)
        return round(x + across * steps * self.apart, 1), round(y + along * steps * self.apart, 1)

    def corners(self, spot: Hex, share: float = 1.0) -> list[Point]:
        """Return the corners of a hex, clockwise."""
        x, y = self.middle(spot)
        reach = self.radius * share
        return [(x + reach * cos(pi / 3 * i), y + reach * sin(pi / 3 * i)) for i in range(DIRECTIONS)]

    def packs(self, players: int) -> list[Spot]:
        """Return where the backpacks stand, mine first. With fewer players they are larger."""
        first, last, y = self.camp.others
        room = (last - first) / (players - 1)
        size = min(0.8 if self.tall else 0.72, room / 156)
        return [self.camp.pack, *((first + room * (i + 0.5), y, size) for i in range(players - 1))]


def heading(direction: int) -> Point:
    """Return a direction as a vector of length 1."""
    angle = NORTH + pi / 3 * direction
    return cos(angle), sin(angle)


@dataclass(frozen=True, kw_only=True)
class Camp:
    """Where the things in the camp lie."""

    bag: Point
    stack: Point
    tile: Point
    drawn: Point  # the floe that will be placed next
    supply: tuple[Point, Point, Point]
    hole: Point
    tent: Point
    sled: Point
    floes: tuple[Point, ...]  # places on the sled
    pack: Spot  # mine
    others: tuple[float, float, float]  # the other backpacks: from x to x, at y


def _wide_camp() -> Camp:
    return Camp(
        bag=(812, 62),
        stack=(892, 64),
        tile=(961, 64),
        supply=((808, 160), (882, 160), (956, 160)),
        hole=(806, 256),
        tent=(880, 256),
        drawn=(956, 256),
        sled=(884, 384),
        floes=tuple((816.0 + 68 * (i % 3), 351.0 + 66 * (i // 3)) for i in range(DIRECTIONS)),
        pack=(884, 638, 1.05),
        others=(764, 1000, 532),
    )


def _tall_camp() -> Camp:
    return Camp(
        bag=(52, 646),
        stack=(140, 650),
        tile=(216, 650),
        drawn=(306, 648),
        hole=(416, 645),
        tent=(530, 643),
        sled=(194, 745),
        floes=tuple((40.0 + 61.5 * i, 743.0) for i in range(DIRECTIONS)),
        supply=((420, 732), (490, 732), (558, 732)),
        pack=(88, 843, 1.08),
        others=(178, 594, 853),
    )


@cache
def layout(tall: bool) -> Layout:
    """Return the layout of a wide or a tall screen."""
    return Layout(tall)


# --- paths -------------------------------------------------------------------


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _at(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def polygon(points: Iterable[Point]) -> str:
    """Return a closed line."""
    return f"M{'L'.join(map(_at, points))}Z"


def line(points: Iterable[Point]) -> str:
    """Return an open line."""
    return f"M{'L'.join(map(_at, points))}"


def rounded(points: list[Point]) -> str:
    """Return a closed curve without corners, guided by these points."""
    around = [*points, *points[:2]]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(around)]
    curves = [f"Q{_at(point)} {_at(end)}" for point, end in zip(around[1:-1], middles[1:], strict=True)]
    return f"M{_at(middles[0])}{''.join(curves)}Z"


# --- the scenery, which never changes ----------------------------------------


@drawn_once
def scenery(tall: bool) -> list[Sprite]:
    """Draw water, currents and land."""
    where = layout(tall)
    everything = (*_water(where), *_coasts(where), *_trails(where), *_names(where), *_furniture(where))
    return [sprite for sprite in everything if sprite.path or sprite.art or sprite.text]


def _drawn(id: str, path: str, look: str, layer: float, **more: object) -> Sprite:
    return Sprite(id=id, path=path, look=look, layer=layer, **more)  # type: ignore[arg-type]


def _water(where: Layout) -> Iterator[Sprite]:
    sea = CHART.hexes[:SEA]
    w, h = _n(where.width), _n(where.height)
    yield _drawn("water", f"M0 0H{w}V{h}H0Z", "flow-sea", WATER)
    yield _drawn("streams", "".join(_stream(where, lane) for lane in BOARD["lane"]), "flow-stream", WATER + 0.2)
    for strength in range(1, STRONGEST + 1):
        lanes = [spot for spot, force in zip(sea, CHART.strengths, strict=True) if force == strength]
        yield _drawn(
            f"lanes-{strength}",
            "".join(polygon(where.corners(spot)) for spot in lanes),
            f"flow-lane-{strength}",
            WATER + 0.1,
        )
        straight = [field for field in range(SEA) if CHART.strengths[field] == strength and not _parts(field)]
        arrows = "".join(_arrows(where, field) for field in straight)
        yield _drawn(f"current-{strength}", arrows, f"flow-current-{strength}", ARROWS)
    forks = "".join(_arrows(where, field) for field in range(SEA) if _parts(field))
    yield _drawn("forks", forks, "flow-forks", ARROWS)
    yield _drawn("grid", "".join(polygon(where.corners(spot)) for spot in sea), "flow-grid", WATER + 0.3)
    entries = [hex_named(BOARD, name) for side in ("north", "south") for name in BOARD["entries"][side]]
    path = "".join(polygon(where.corners(spot, 0.86)) for spot in entries)
    yield _drawn("entries", path, "flow-entries", WATER + 0.4)


def _stream(where: Layout, lane: dict[str, object]) -> str:
    """Return a faint band of moving water along a channel."""
    column = BOARD["map"]["letters"].index(lane["column"])
    first, last = lane["rows"]
    x, start = where.middle((column, first))
    _, end = where.middle((column, last))
    waves, sway = 2 * (last - first) + 1, where.radius / 5
    step = (end - start) / waves
    curves = [f"q{_n(sway if i % 2 else -sway)} {_n(step / 2)} 0 {_n(step)}" for i in range(waves)]
    return f"M{_n(x)} {_n(start)}{''.join(curves)}"


def _parts(field: int) -> bool:
    """Whether the current has two directions here (FLOW-23)."""
    return len(CHART.currents[field]) > 1


def _arrows(where: Layout, field: int) -> str:
    """Return one to three chevrons for each direction of the current (FLOW-21)."""
    number, directions, radius = CHART.strengths[field], CHART.currents[field], where.radius
    if not _parts(field):
        size, gap = radius * 0.19, radius * 0.27
        first = -(number - 1) / 2 * gap
    else:
        size, gap = radius * 0.13, radius * 0.19
        first = radius * (0.62 - 0.08 * number)
    return "".join(_chevron(where, field, d, first + i * gap, size) for d in directions for i in range(number))


def _chevron(where: Layout, field: int, direction: int, along: float, size: float) -> str:
    (x, y), (dx, dy) = where.fields[field], heading(direction)
    tip = (x + dx * (along + size / 2), y + dy * (along + size / 2))
    back = (tip[0] - dx * size * 0.8, tip[1] - dy * size * 0.8)
    return line([(back[0] - dy * size, back[1] + dx * size), tip, (back[0] + dy * size, back[1] - dx * size)])


@cache
def open_sea(hex: int, tall: bool) -> Sprite:
    """Draw a hex of open sea with its name, so that people find what texts speak of."""
    where = layout(tall)
    x, y = where.fields[hex]
    return Sprite(
        id=f"sea-{hex}",
        x=x,
        y=y,
        art="flow-open",
        scale=where.scale,
        layer=WATER + 0.5,
        look="flow-spot-name flow-narrow" if tall else "flow-spot-name",
        text=str(place(hex)),
        label=sea(hex),
        actions=(act.HEX + hex,),
    )


# --- land --------------------------------------------------------------------


def _coasts(where: Layout) -> Iterator[Sprite]:
    for i, (land, layer) in enumerate([(_land, SHORE), (_bank, SHORE + 0.3)][: 1 + where.tall]):
        yield _drawn(f"coast-depth-{i}", land(where, 15), "flow-depth", layer)
        yield _drawn(f"coast-shelf-{i}", land(where, 6), "flow-shelf", layer + 0.1)
        yield _drawn(f"coast-{i}", land(where, 0), "flow-land", layer + 0.2)
    yield _drawn("snowdrifts", _snowdrifts(where), "flow-drifts", SHORE + 0.6)


def _land(where: Layout, down: float) -> str:
    """Return all land, moved down by this much for the edge under the snow."""
    down *= where.scale
    loops = [[(x, y + down) for x, y in _weathered(loop)] for loop in _outlines(where, _all_land())]
    return "".join(map(rounded, loops))


def _all_land() -> set[Hex]:
    """Return the hexes of the coasts and of the land behind them."""
    columns = len(BOARD["map"]["letters"])
    behind = [*range(-HINTERLAND, 0), *range(columns, columns + HINTERLAND)]
    return land_hexes(BOARD) | {(column, row) for column in behind for row in range(-3, 13)}


def _outlines(where: Layout, land: set[Hex]) -> Iterator[list[Point]]:
    """Return the outlines of the land: hex edges with no land on the other side, joined to closed lines."""
    after: dict[Hex, Hex] = {}
    for spot in land:
        for direction in range(DIRECTIONS):
            if neighbour(BOARD, spot, direction) not in land:
                after[_corner(spot, direction + 4)] = _corner(spot, direction + 5)  # corner 0 is in the east
    while after:
        start, point = after.popitem()
        loop = [start]
        while point != start:
            loop.append(point)
            point = after.pop(point)
        yield [(where.left + x * where.radius / 2, where.top + y * where.apart / 2) for x, y in loop]


def _corner(spot: Hex, corner: int) -> Hex:
    """Return a corner of a hex in half radii across and half hexes down, equal for all hexes that meet there."""
    dx, dy = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))[corner % DIRECTIONS]
    column, row = spot
    return 3 * column + dx, 2 * row + 1 + column % 2 + dy


def _weathered(loop: list[Point]) -> Iterator[Point]:
    """Return a coast line with small irregular bays, the same every time."""
    for (ax, ay), (bx, by) in zip(loop, loop[1:] + loop[:1], strict=True):
        yield ax, ay
        for part in (0.33, 0.67):
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            wave = sin(x * 0.37 + y * 0.61) * 0.11
            yield x + (by - ay) * wave, y - (bx - ax) * wave


def _bank(where: Layout, down: float) -> str:
    """Return the snow at the bottom of a tall screen."""
    y = where.top + where.apart * 9.5 + 14 + down * where.scale
    w, h = _n(where.width + 20), _n(where.height + 20)
    return f"M-20 {_n(y + 8)}Q60 {_n(y - 8)} 150 {_n(y)}T330 {_n(y)}T480 {_n(y)}T{w} {_n(y)}V{h}H-20Z"


def _snowdrifts(where: Layout) -> str:
    """Return a few soft lines in the snow beside the strait."""
    if where.tall:
        return "M20 694q60 -9 120 0t130 -2M330 800q60 9 130 0t110 2M430 686q70 -8 150 2"
    alaska = "M760 112q60 -9 120 0t110 -2M760 302q40 -8 90 0M890 302q50 -8 96 0M760 690q20 8 44 0M950 596q20 8 44 0"
    return f"{alaska}M4 300q24 -8 48 0M10 490q30 8 60 0M8 650q50 -10 110 0M6 30q20 -8 44 0"


def _trails(where: Layout) -> Iterator[Sprite]:
    """Return the overland trails between the stations of a group (FLOW-48)."""
    path = ""
    for first in range(ALASKAN - 1):
        if GROUP[first] == GROUP[first + 1]:
            (ax, ay), (bx, by) = where.fields[ALASKA + first], where.fields[ALASKA + first + 1]
            bulge = 62 if not where.tall else 40
            path += f"M{_n(ax + bulge)} {_n(ay)}Q{_n(ax + bulge + 14)} {_n((ay + by) / 2)} {_n(bx + bulge)} {_n(by)}"
    yield _drawn("trails", path, "flow-trail", SHORE + 0.25)


def _names(where: Layout) -> Iterator[Sprite]:
    """Draw the names of islands and stations; a tall screen has room for short ones."""
    for field in range(SEA, FIELDS):
        (x, y), name = where.fields[field], str(place(field))
        look = "flow-name"
        if field < ALASKA:
            y += 41 * where.scale
        elif field < SIBERIA:
            x, look = (where.width - 3, "flow-name right") if where.tall else (x - 18, "flow-name left")
            y += 32 * where.scale
        else:
            x, look = (3, "flow-name left") if where.tall else (x - 12, look)
            y += 32 * where.scale
        yield Sprite(
            id=f"name-{field - SEA}",
            x=x,
            y=round(y, 1),
            text=_short(name) if where.tall else name,
            look=f"{look} flow-narrow" if where.tall else look,
            layer=FIGURES + 0.9 if field < ALASKA else THINGS + 0.5,
        )


def _short(name: str) -> str:
    """Return a name as it fits beside a hut: its first word, or the beginning of that."""
    word = name.split()[0]
    return word if len(word) <= SHORT else f"{word[: SHORT - 2]}."


def _furniture(where: Layout) -> Iterator[Sprite]:
    x, y = where.camp.sled
    yield Sprite(
        id="sled",
        x=x,
        y=y,
        art="flow-long-sled" if where.tall else "flow-sled",
        scale=1.0 if where.tall else 0.86,
        layer=PLACES,
    )

"""Where things are in a picture of Arctic Race: the path from the board's data, and the panels around it.

On a tall screen the board is turned so that the river flows from top to bottom and fields stay large enough to tap.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from snowbound.core.scene import Point

from .state import BOARD, LAND, LENGTH, RACERS, SLOT, SLOTS

PATH = BOARD["board"]["path"]
COLUMNS, ROWS = BOARD["board"]["columns"], BOARD["board"]["rows"]
GAP, CAMP, LEAST = 4.0, 62.0, 212.0
"""The gap between two camps; the height of a camp, if there is room; the least height of the point board."""

CORNER = 3
"""Columns at the end of the river that are free below the first row; a tall picture has its panels there."""


@dataclass(frozen=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height

    @property
    def middle(self) -> Point:
        """Its middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def outline(self, corner: float = 12) -> str:
        """The rectangle with round corners, as a path."""
        across, down = self.width - 2 * corner, self.height - 2 * corner
        c, arc = f"{corner:g}", f"a{corner:g} {corner:g} 0 0 1"
        return (
            f"M{self.left + corner:g} {self.top:g}h{across:g}{arc} {c} {c}v{down:g}{arc} -{c} {c}"
            f"h{-across:g}{arc} -{c} -{c}v{-down:g}{arc} {c} -{c}z"
        )


@dataclass(frozen=True)
class Layout:
    """The places of everything in a wide or a tall picture."""

    tall: bool
    width: float
    board: Box
    points: tuple[Point, ...]  # points[position]; the entry comes first, the finish last
    slots: tuple[Point, ...]  # the middle of each slot of the river
    river: tuple[float, float]  # where the river begins and ends, across its flow
    stack: Point
    drop: Point
    die: Point
    # fmt: off
    side: Box                       # the point board, and the camps of the other players
    desk: Box                       # what belongs to the viewer:
    racers: tuple[Point, ...]       # racers that have not started,
    hand: tuple[Point, ...]         # cards in hand,
    played: Point                   # played cards
    # fmt: on
    token: Point
    shape: Point
    pick_up: Point


@dataclass(frozen=True)
class Sides:
    """What depends on the number of players and on whether the viewer is one of them."""

    height: float  # of the whole picture: a spectator has no desk
    lanes: Box  # the point board
    camps: tuple[Box, ...]  # of the players except the viewer


@cache
def layout(tall: bool) -> Layout:
    """Return the layout of a picture; it is computed once."""
    return _tall() if tall else _wide()


@cache
def sides(tall: bool, players: int, watching: bool) -> Sides:
    """Place the point board and the camps: side by side on a tall screen, otherwise one below the other."""
    at = layout(tall)
    side, desk = at.side, at.desk
    number = players if watching else players - 1
    if tall and watching:  # the camps lie where the desk would be
        half, high = desk.width / 2, CAMP - GAP
        camps = [Box(desk.left + half * (i % 2), desk.top + CAMP * (i // 2), half - GAP, high) for i in range(number)]
        return Sides(camps[-1].bottom + GAP, side, tuple(camps))
    height = desk.top - GAP if watching else desk.bottom + 2
    if tall:
        pitch, left = min((side.height + GAP) / number, CAMP), side.left + 252
        camps = [Box(left, side.top + pitch * i, side.right - left, pitch - GAP) for i in range(number)]
        return Sides(height, Box(side.left, side.top, 246, side.height), tuple(camps))
    pitch = min((side.height - LEAST) / number, CAMP)
    top = side.bottom - pitch * number + GAP
    camps = [Box(side.left, top + pitch * i, side.width, pitch - GAP) for i in range(number)]
    return Sides(height, Box(side.left, side.top, side.width, top - side.top - 2 * GAP), tuple(camps))


def _wide() -> Layout:
    along = _middles(_pitches("x", COLUMNS, 60, 68), 4, 696)
    across = _middles(_pitches("y", ROWS, 72, 80), 52, 502)
    points = [(along[p["x"]], across[p["y"]]) for p in PATH]
    first, last = points[0], points[-1]
    top, bottom = _river(across, "y", 80)
    flow = (top + bottom) / 2
    slots = _slots(points)
    return Layout(
        tall=False,
        width=1000,
        board=Box(0, 0, 725, 556),
        points=((first[0] - 40, first[1]), *points, (last[0] + 40, last[1])),
        slots=slots,
        river=(top, bottom),
        stack=(max(slots[0][0] / 2, 42), flow),
        drop=(slots[-1][0] + 140, flow),
        die=_free_corner(points, (680, 494), (40, 500), (40, 60)),
        side=Box(735, 4, 262, 550),
        desk=Box(2, 564, 996, 134),
        racers=tuple((98 + 54 * racer, 630.0) for racer in range(RACERS)),
        hand=tuple((402 + 94 * card, 632.0) for card in range(RACERS)),
        played=(884, 632),
        token=(36, 662),
        shape=(36, 604),
        pick_up=(962, 632),
    )


def _tall() -> Layout:
    along = _middles(_pitches("x", COLUMNS, 62, 66), 0, 706)
    across = _middles(_pitches("y", ROWS, 86, 96), 30, 570)
    points = [(across[p["y"]], along[p["x"]]) for p in PATH]
    first, last = points[0], points[-1]
    left, right = _river(across, "y", 96)
    flow = (left + right) / 2
    slots = _slots(points)
    free = not any(p["x"] >= COLUMNS - CORNER and p["y"] > 0 for p in PATH)
    top = 540.0 if free else 714.0
    desk = max(top + 170, 710.0)
    return Layout(
        tall=True,
        width=600,
        board=Box(0, 0, 600, 710),
        points=((first[0], first[1] - 40), *points, (last[0] + 38, last[1])),
        slots=slots,
        river=(left, right),
        stack=(flow, max(slots[0][1] / 2, 42)),
        drop=(flow, slots[-1][1] + 66),
        die=_free_corner(points, (62, 176), (45, 40), (555, 665)),
        side=Box(129, top, 468, 166),
        desk=Box(2, desk + 2, 596, 190),
        racers=tuple((94 + 78 * racer, desk + 34.0) for racer in range(RACERS)),
        hand=tuple((49 + 95 * card, desk + 129.0) for card in range(RACERS)),
        played=(547, desk + 129),
        token=(488, desk + 34),
        shape=(32, desk + 34),
        pick_up=(558, desk + 34),
    )


def _pitches(axis: str, number: int, land: float, floe: float) -> list[float]:
    """The widths of the grid's lines: those with floes are wider."""
    wet = {p[axis] for p in PATH if p["kind"] == "floe"}
    return [floe if line in wet else land for line in range(number)]


def _middles(pitches: list[float], start: float, end: float) -> list[float]:
    """The middle of each line of the grid, between two edges."""
    unit, here, middles = (end - start) / sum(pitches), start, []
    for pitch in pitches:
        middles.append(round(here + pitch * unit / 2, 1))
        here += pitch * unit
    return middles


def _river(across: list[float], axis: str, pitch: float) -> tuple[float, float]:
    """The banks of the river."""
    wet = [across[p[axis]] for p in PATH if p["kind"] == "floe"]
    return min(wet) - pitch / 2 - 3, max(wet) + pitch / 2 + 7


def _slots(points: list[Point]) -> tuple[Point, ...]:
    """The middle of each slot: that of its positions."""
    middles = []
    for slot in range(SLOTS):
        here = [points[p - 1] for p in range(1, LENGTH + 1) if SLOT[p] != LAND and SLOT[p] == slot]
        middles.append((sum(x for x, _ in here) / len(here), sum(y for _, y in here) / len(here)))
    return tuple(middles)


def _free_corner(points: list[Point], *corners: Point) -> Point:
    """The first of these places where no field is near, or the last."""
    for x, y in corners:
        if all(abs(x - left) > 50 or abs(y - top) > 50 for left, top in points):
            return x, y
    return corners[-1]

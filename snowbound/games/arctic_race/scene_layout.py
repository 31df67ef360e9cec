"""Where things are in a picture of Arctic Race: the path from the board's data, and the panels around it.

On a tall screen the board is turned so that the river flows from top to bottom and fields stay large enough to tap.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from snowbound.core.scene import Point

from .state import BOARD, LAND, LENGTH, RACERS, SEATS, SLOT, SLOTS

PATH = BOARD["board"]["path"]
COLUMNS, ROWS = BOARD["board"]["columns"], BOARD["board"]["rows"]
GAP, CAMP, LEAST = 4.0, 62.0, 212.0
"""The gap between two camps; the height of a camp, if there is room; the least height of the point board."""

CORNER = 3
"""Columns at both ends of the river that are nearly free; a tall picture has panels there, and the viewer's racers."""

BANK = 3
"""Rows above the river that the viewer's racers need, in a tall picture, before they have started."""


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
        return _outline(self, corner)


@cache
def _outline(box: Box, corner: float) -> str:
    across, down = box.width - 2 * corner, box.height - 2 * corner
    c, arc = f"{corner:g}", f"a{corner:g} {corner:g} 0 0 1"
    return (
        f"M{box.left + corner:g} {box.top:g}h{across:g}{arc} {c} {c}v{down:g}{arc} -{c} {c}"
        f"h{-across:g}{arc} -{c} -{c}v{-down:g}{arc} {c} -{c}z"
    )


@dataclass(frozen=True, eq=False)  # compared by identity, since it is part of many keys
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
    base: Box | None  # where the viewer's racers wait, if they do so on the board
    sign: Point  # the round
    order: tuple[Point, ...]  # the players in the order of their turns


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
    height = desk.top - GAP if watching else desk.bottom + (0 if tall else 2)
    if tall:
        pitch, left = min((side.height + GAP) / number, CAMP), side.left + 252
        camps = [Box(left, side.top + pitch * i, side.right - left, pitch - GAP) for i in range(number)]
        return Sides(height, Box(side.left, side.top, 246, side.height), tuple(camps))
    pitch = min((side.height - LEAST) / number, CAMP)
    top = side.bottom - pitch * number + GAP
    camps = [Box(side.left, top + pitch * i, side.width, pitch - GAP) for i in range(number)]
    return Sides(height, Box(side.left, side.top, side.width, top - side.top - 2 * GAP), tuple(camps))


def _wide() -> Layout:
    along = _middles(_pitches("x", COLUMNS, 60, 68), 8, 697)
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
        base=None,
        sign=(46, 28),
        order=tuple((106 + 34.0 * place, 27.0) for place in range(SEATS)),
    )


def _tall() -> Layout:
    along = _middles(_pitches("x", COLUMNS, 62, 66), 6, 688)
    across = _middles(_pitches("y", ROWS, 86, 96), 30, 570)
    points = [(across[p["y"]], along[p["x"]]) for p in PATH]
    first, last = points[0], points[-1]
    left, right = _river(across, "y", 96)
    flow = (left + right) / 2
    slots = _slots(points)
    panels_fit = not any(p["x"] >= COLUMNS - CORNER and p["y"] > 0 for p in PATH)
    racers_fit = not any(p["x"] < CORNER and p["y"] < BANK for p in PATH)
    top = 520.0 if panels_fit else 692.0
    desk = max(top + 170, 690.0)
    base = Box(4, 50, 188, 134) if racers_fit else None
    cards = desk + 62 if base else desk + 129
    return Layout(
        tall=True,
        width=600,
        board=Box(0, 0, 600, 688),
        points=((first[0], first[1] - 40), *points, (last[0] + 38, last[1])),
        slots=slots,
        river=(left, right),
        stack=(flow, max(slots[0][1] / 2, 42)),
        drop=(flow, slots[-1][1] + 66),
        die=_free_corner(points, (449, 46), (555, 655)),
        side=Box(129, top, 468, 166),
        desk=Box(2, desk, 596, 124 if base else 190),
        racers=tuple(_waiting(racer, base, desk) for racer in range(RACERS)),
        hand=tuple((49 + 95 * card, cards) for card in range(RACERS)),
        played=(547, cards),
        token=(159, 150) if base else (488, desk + 34),
        shape=(28, 28) if base else (32, desk + 34),
        pick_up=(547, cards + 30) if base else (558, desk + 34),
        base=base,
        sign=(449, 118),
        order=tuple((64 + 24.0 * place, 27.0) for place in range(SEATS)),
    )


def _waiting(racer: int, base: Box | None, desk: float) -> Point:
    """Where a racer of the viewer waits in a tall picture: on the board, or above the cards."""
    if base is None:
        return 94 + 78 * racer, desk + 34
    return base.left + 31 + 62 * (racer % CORNER), base.top + 36 + 64 * (racer // CORNER)


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

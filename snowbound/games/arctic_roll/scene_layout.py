"""The places of hexes on a sheet, of the sheets on the table, and of the dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from math import atan2, cos, degrees, pi, sin, sqrt

from .geometry import FACE_OF
from .state import BOARD, FACES

# fmt: off
UNIT = 32.0                                   # from the middle of a hex to its corners, in the art of a sheet
PAPER = (660 / UNIT, 590 / UNIT)              # the width and height of a sheet, in that unit
ROOT = sqrt(3)
AWAY: tuple[tuple[float, float], ...] = tuple(
    (ROOT * (row["q_first"] + i + row["r"] / 2), 1.5 * row["r"])
    for row in BOARD["sheet"]["rows"]
    for i in range(row["count"])
)                                             # the centre of each hex, from the middle of its sheet (section 7)
ANGLE: tuple[float, ...] = tuple(
    round(degrees(atan2(1.5 * step["dr"], ROOT * (step["dq"] + step["dr"] / 2))))
    for step in BOARD["sheet"]["directions"]
)                                             # of each direction, clockwise from the east
# fmt: on
EDGE = 0.97  # a hex on paper is drawn slightly smaller than its space
MOST_PIECES = 8192
"""Pieces of paths that are kept of one function."""

CORNERS = tuple((cos(pi / 3 * k - pi / 2), sin(pi / 3 * k - pi / 2)) for k in range(6))


@dataclass(frozen=True, eq=False)  # compared by identity, since it is part of many keys
class Frame:
    """A sheet that lies on the table. Each layout has its own."""

    seat: int
    x: float  # its middle
    y: float
    a: float  # from the middle of a hex to its corners
    large: bool  # drawn in full, to work on; otherwise a miniature

    @property
    def scale(self) -> float:
        """The scale of the art on a sheet."""
        return round(self.a / UNIT, 3)

    @property
    def part(self) -> str:
        """The sprite that everything on a miniature is a part of, so that it can be shown large."""
        return "" if self.large else f"sheet-{self.seat}"

    def hex(self, hex_: int) -> tuple[float, float]:
        """The middle of a hex."""
        return self.at(*AWAY[hex_])

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point on the paper, given in hex lengths from its middle."""
        return round(self.x + x * self.a, 1), round(self.y + y * self.a, 1)


@dataclass(frozen=True, eq=False)  # compared by identity, since it is part of many keys
class DiceRow:
    """Dice side by side in front of a player."""

    x: float  # the middle of the first one
    y: float
    step: float
    scale: float


@dataclass(frozen=True, eq=False)  # compared by identity, since it is part of many keys
class Layout:
    """The whole table for one seat, or for a spectator. There is one for each arrangement."""

    width: float
    height: float
    frames: tuple[Frame, ...]  # the large sheet first, if there is one
    rows: tuple[DiceRow | None, ...]  # by frame: its dice in a row, or None if they are on the large tray
    pool: tuple[float, float]  # the middle of the tray of calamity dice
    signs: tuple[tuple[float, float], tuple[float, float]]  # the signs of the round and the draft
    black: float  # the size of a calamity die in the pool, and of the space around it
    # fmt: off
    tray: tuple[float, float] | None          # the middle of the tray in front of the viewer
    faces: tuple[tuple[float, float], ...]    # by face: where its dice lie on that tray
    stamps: tuple[tuple[float, float], ...]   # by placement: where its picture lies on that tray
    stamp: float                              # the size of such a picture
    cell: tuple[float, float]                 # the room for the dice of a face
    # fmt: on
    tall: bool


Box = tuple[float, float, float, float]  # left, top, width, height
DICE = 28.0  # the height of the dice below a miniature
TOUCH = 70.0  # of what can be touched on a phone


def spread(seats: list[int], box: Box, columns: int) -> tuple[list[Frame], list[DiceRow | None]]:
    """Arrange sheets side by side in a box, as large as possible, with their dice below them."""
    left, top, width, height = box
    rows = -(-len(seats) // columns) if seats else 1
    wide, high = width / columns, height / rows
    a = min((wide - 8) / PAPER[0], (high - 6 - DICE) / PAPER[1])
    frames: list[Frame] = []
    dice: list[DiceRow | None] = []
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        lacking = columns - len(seats) % columns if row == rows - 1 and len(seats) % columns else 0
        x = left + (column + 0.5 + lacking / 2) * wide
        y = top + row * high + (high - DICE) / 2
        frames.append(Frame(seat, round(x, 1), round(y, 1), round(a, 2), a >= 18))
        scale = round(min(1.0, a * PAPER[0] / 6.3 / 44), 2) if a < 12 else 0.56
        step = 44 * scale
        dice.append(
            DiceRow(round(x - 2.5 * step, 1), round(y + a * PAPER[1] / 2 + DICE / 2 - 1, 1), round(step, 1), scale)
        )
    return frames, dice


@cache
def seated(players: int, focus: int, tall: bool) -> Layout:
    """The table with one sheet large and the others as miniatures."""
    others = [(focus + k) % players for k in range(1, players)]
    return _tall(others, focus) if tall else _wide(others, focus)


def _wide(others: list[int], focus: int) -> Layout:
    columns = 1 if len(others) <= 2 else 2
    small, rows = spread(others, (672, 138, 324, 456), columns)
    faces, stamps = _tray_places(46, 645, 46, 5.0, (tuple(range(FACES)),), (46, 0))
    return Layout(
        width=1000,
        height=700,
        frames=(Frame(focus, 336, 298, UNIT, True), *small),
        rows=(None, *rows),
        pool=(834, 50),
        signs=((748, 116), (920, 116)),
        black=1.0,
        tray=(500, 648),
        faces=faces,
        stamps=stamps,
        stamp=46,
        cell=(46, 92),
        tall=False,
    )


def _tall(others: list[int], focus: int) -> Layout:
    """On a phone 600 units are about 380 pixels: what can be touched is 70 units wide, which is 44 pixels."""
    top = 132 if others else 4
    small, rows = spread(others, (0, 4, 600, 128), max(len(others), 3))
    faces, stamps = _tray_places(47, top + 651, TOUCH, 8.0, ((0, 1), (2, 3), (4, 5)), (TOUCH, TOUCH + 1))
    return Layout(
        width=600,
        height=top + 840,
        frames=(Frame(focus, 300, top + 343, 29, True), *small),
        rows=(None, *rows),
        pool=(219, top + 41),
        signs=((524, top + 19), (524, top + 59)),
        black=1.36,
        tray=(300, top + 722),
        faces=faces,
        stamps=stamps,
        stamp=TOUCH,
        cell=(TOUCH, TOUCH),
        tall=True,
    )


def _tray_places(
    left: float, top: float, size: float, gap: float, lines: tuple[tuple[int, ...], ...], cell: tuple[float, float]
) -> tuple[tuple[tuple[float, float], ...], tuple[tuple[float, float], ...]]:
    """The places on the tray, face by face: the dice, then the ways to place them; `cell` is the room of the dice."""
    faces, stamps = {}, {}
    wide, down = cell
    for line, values in enumerate(lines):
        x, y = left, top + line * down
        for face in values:
            faces[face] = (x, y)
            x += (wide + size) / 2
            for number in (n for n in range(len(FACE_OF)) if FACE_OF[n] == face):
                stamps[number] = (x, y)
                x += size
            x += gap + (wide - size) / 2
    return tuple(faces[face] for face in range(FACES)), tuple(stamps[n] for n in range(len(FACE_OF)))


@cache
def watched(players: int, tall: bool) -> Layout:
    """The table for a spectator: all sheets have the same size."""
    seats = list(range(players))
    if tall:
        frames, rows = spread(seats, (0, 84, 600, 816), 1 if players <= 2 else 2)
        pool, signs = (166, 41), ((394, 41), (526, 41))
        width, height = 600, 900
    else:
        frames, rows = spread(seats, (4, 96, 992, 600), players if players <= 3 else -(-players // 2))
        pool, signs = (330, 50), ((620, 50), (792, 50))
        width, height = 1000, 700
    return Layout(
        width=width,
        height=height,
        frames=tuple(frames),
        rows=tuple(rows),
        pool=pool,
        signs=signs,
        black=1.0,
        tray=None,
        faces=(),
        stamps=(),
        stamp=0,
        cell=(0, 0),
        tall=tall,
    )


def around(side: int) -> tuple[float, float]:
    """The offset of the neighbour in a direction, in hex lengths."""
    angle = ANGLE[side] * pi / 180
    return ROOT * cos(angle), ROOT * sin(angle)


def disc(x: float, y: float, radius: float) -> str:
    """A circle as part of a path."""
    arc = f"a{radius:.1f} {radius:.1f} 0 1 0"
    return f"M{x - radius:.1f} {y:.1f}{arc} {2 * radius:.1f} 0{arc} {-2 * radius:.1f} 0Z"


@lru_cache(MOST_PIECES)
def outline(frame: Frame, hex_: int, size: float = EDGE) -> str:
    """One hex as part of a path."""
    x, y = frame.hex(hex_)
    points = [(x + dx * frame.a * size, y + dy * frame.a * size) for dx, dy in CORNERS]
    return "M" + "L".join([f"{px:.1f} {py:.1f}" for px, py in points]) + "Z"

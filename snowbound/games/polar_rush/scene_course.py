"""The course in a picture: the sea, floes with their spaces, junctions, and the coordinates at the edges.

Nearly all of it is the same in every picture of a course, so each part is made once and kept.
"""

from __future__ import annotations

from functools import cache

from snowbound.core.scene import Sprite
from snowbound.core.words import phrase

from . import actions as act
from .scene_layout import AHEAD, ASIDE, PLAQUE, Point, Sheet, border, halfway, sheet, slot_spot
from .spaces import COLUMN_LETTERS, NAMES, junction, label
from .state import COLUMNS, PICTURE, ROWS, SLOTS, START, WATER, Face

SEA, EDGES, JOINTS, ICE, SPACES, TILES, TARGETS, FIGURES = range(0, 80, 10)


@cache
def sea(floes: int, tall: bool) -> tuple[Sprite, ...]:
    """The water under everything, and the letters of the columns at both ends of the course."""
    m = sheet(floes, tall)
    area = f"M18 0H{m.width - 18:.0f}Q{m.width:.0f} 0 {m.width:.0f} 18V{m.height - 18:.0f}"
    area += f"Q{m.width:.0f} {m.height:.0f} {m.width - 18:.0f} {m.height:.0f}H18Q0 {m.height:.0f} 0 {m.height - 18:.0f}"
    area += "V18Q0 0 18 0Z"
    water = Sprite(id="sea", path=area, look="rush-sea", layer=SEA)
    waves = Sprite(id="waves", path=area, look="rush-waves", layer=SEA + 1)
    return water, waves, *(letter(m, column, end) for column in range(COLUMNS) for end in (0, 1))


def letter(m: Sheet, column: int, end: int) -> Sprite:
    """The letter of a column, at the start or at home."""
    x, y = m.first
    across = (column - (COLUMNS - 1) / 2) * m.column
    if m.tall:
        x, y = x + across, (m.height - 17, 17)[end]
    else:
        x, y = (13, m.width - 13)[end], y + across
    return Sprite(id=f"column-{column}-{end}", x=x, y=y, text=COLUMN_LETTERS[column], look="rush-caption", layer=EDGES)


# --- floes -------------------------------------------------------------------


@cache
def floe_sprites(floe: int, side: int, floes: int, tall: bool) -> tuple[Sprite, ...]:
    """A floe with its number and its pictures."""
    m = sheet(floes, tall)
    return *ice(m, floe), *(space(m, floe, side, slot) for slot in range(SLOTS))


def ice(m: Sheet, floe: int) -> tuple[Sprite, ...]:
    """Bright ice, its darker edge below, and the floe's number beside it."""
    (x, y), (a, b) = m.at(floe * ROWS, 0), m.at(floe * ROWS + ROWS - 1, COLUMNS - 1)
    half = m.scale * PLAQUE / 2
    dx, dy = (half + ASIDE, half + AHEAD) if m.tall else (half + AHEAD, half + ASIDE)
    left, top, right, bottom = min(x, a) - dx, min(y, b) - dy, max(x, a) + dx, max(y, b) + dy
    shape = outline(left, top, right, bottom, floe)
    below = outline(left, top + 6, right, bottom + 6, floe)
    beside = (left - 12, (top + bottom) / 2) if m.tall else ((left + right) / 2, top - 14)
    return (
        Sprite(id=f"floe-{floe}", path=shape, look="rush-ice", layer=ICE),
        Sprite(id=f"edge-{floe}", path=below, look="rush-edge", layer=EDGES),
        Sprite(id=f"number-{floe}", x=beside[0], y=beside[1], text=str(floe + 1), look="rush-caption", layer=EDGES),
    )


def outline(left: float, top: float, right: float, bottom: float, number: int) -> str:
    """A rough rectangle of ice with round corners; each floe is a little different."""
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    path = ""
    for k, (x, y) in enumerate(corners):
        bx, by = corners[k - 1]
        nx, ny = corners[(k + 1) % 4]
        dent = (number * 7 + k * 5) % 6 - 2
        start, end = toward((x, y), (bx, by), 20), toward((x, y), (nx, ny), 20)
        middle = ((bx + x) / 2 + (dent if bx == x else 0), (by + y) / 2 + (dent if by == y else 0))
        side = f"Q{point(middle)} {point(start)}" if path else f"M{point(start)}"
        path += f"{side}Q{point((x, y))} {point(end)}"
    first = toward(corners[0], corners[3], 20)
    return f"{path}L{point(first)}Z"


def toward(a: Point, b: Point, by: float) -> Point:
    """The point this far on the way from a to b."""
    length = abs(b[0] - a[0]) + abs(b[1] - a[1])
    return a[0] + (b[0] - a[0]) * by / length, a[1] + (b[1] - a[1]) * by / length


def point(p: Point) -> str:
    """A point of a path."""
    return f"{p[0]:.1f} {p[1]:.1f}"


def space(m: Sheet, floe: int, side: int, inside: int) -> Sprite:
    """A space with its picture, to go to; water is decoration."""
    slot = floe * SLOTS + inside
    x, y = slot_spot(m, slot)
    shown = int(PICTURE[side, inside])
    here = Sprite(id=f"space-{slot}", x=x, y=y, art=emblem(shown), scale=m.scale, layer=SPACES)
    if shown != WATER:
        here.label, here.actions = label(shown, slot), (act.MOVE + slot,)
    return here


def emblem(shown: int) -> str:
    """The drawing of what is printed on a space."""
    if shown == WATER:
        return "rush-pool"
    return "rush-start" if shown == START else f"rush-{NAMES[Face(shown)]}"


# --- junctions ---------------------------------------------------------------


@cache
def crossing(number: int, is_gap: bool, is_asked: bool, floes: int, tall: bool) -> tuple[Sprite, ...]:
    """The junction of two floes, joined or open, to separate, bridge or board the kayak in.

    It lies under the pictures at its edges, except while a junction has to be chosen.
    """
    m = sheet(floes, tall)
    here = Sprite(
        id=f"junction-{number}",
        path=strip(m, number, 0.21),
        look="rush-junction",
        layer=TARGETS if is_asked else ICE + 3,
        label=phrase("line-gap" if is_gap else "joined", junction=junction(number)),
        actions=(act.CRACK + number, act.BOARD_KAYAK + number),
    )
    if is_gap:
        return here, Sprite(id=f"seam-{number}", path=seam(m, number), look="rush-gap", layer=EDGES)
    return (
        here,
        Sprite(id=f"joint-{number}", path=strip(m, number, 0.3), look="rush-joint", layer=ICE + 1),
        Sprite(id=f"seam-{number}", path=seam(m, number), look="rush-seam", layer=ICE + 2),
    )


def strip(m: Sheet, number: int, reach: float) -> str:
    """The strip between two floes, extending this number of rows over each of them."""
    near, far = border(number) - reach, border(number) + reach
    beyond = m.scale * PLAQUE / 2 / m.column
    left, right = -beyond, COLUMNS - 1 + beyond
    ahead = [(near, left), (far, left), (far, right), (near, right)]
    return "M" + "L".join(point(halfway(m, row, column)) for row, column in ahead) + "Z"


def seam(m: Sheet, number: int) -> str:
    """A crooked line along the border of two floes."""
    bends = (0.0, 0.05, -0.04, 0.05, -0.05, 0.03, 0.0)
    step = (COLUMNS - 1) / (len(bends) - 1)
    places = [halfway(m, border(number) + bend, k * step) for k, bend in enumerate(bends)]
    return "M" + "L".join(map(point, places))

"""Polar Rush as a picture: the row of floes from start to igloo, the figures, the kayak and eleven tiles.

On a wide screen the course runs from left to right, on a tall one from bottom to top. The left edge
of the course, seen from the start, is therefore at the top or on the left.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from snowbound.core.scene import Badge, Holding, Scene, Sprite
from snowbound.core.words import phrase, player

from . import actions as act
from .state import (
    COLUMNS,
    HARPOONS,
    IN_KAYAK,
    NO_PLACE,
    NOT_LAID,
    ON_START,
    PICTURE,
    PLACES,
    ROWS,
    SLOTS,
    START,
    UNSEEN,
    WATER,
    Face,
)
from .words import NAMES, junction, picture, space

AROUND_START = ((0, 0), (-16, -12), (16, -12), (-16, 14), (16, 14))
"""Offsets of figures that share the start space, so that each can be seen."""

SEA, EDGES, JOINTS, ICE, SPACES, TILES, TARGETS, FIGURES = range(0, 80, 10)

PLAQUE = 60
"""The size of a picture in art.svg."""

TILES_IN_ROW = 6
GAP = 0.72
"""The water between two floes, in rows."""

AHEAD, ASIDE = 2, 9
"""How far the ice extends beyond its outer pictures, along the course and across, in units."""


class Sheet(NamedTuple):
    """The measurements of a picture, in units."""

    tall: bool
    width: float
    height: float
    # fmt: off
    row: float                      # from row to row of the course
    column: float                   # from column to column
    first: tuple[float, float]      # the middle of the first row
    tiles: tuple[float, float]      # the middle of the first tile
    # fmt: on
    die: tuple[float, float]
    harpoons: tuple[float, float]
    kayak: tuple[float, float]  # ashore

    @property
    def scale(self) -> float:
        """The scale of things that stand on a space."""
        return min(self.row, self.column) / PLAQUE

    def at(self, row: float, column: float) -> tuple[float, float]:
        """The middle of a space, by its course row and column."""
        ahead = (row + int(row // ROWS) * GAP) * self.row
        aside = (column - (COLUMNS - 1) / 2) * self.column
        x, y = self.first
        return (x + aside, y - ahead) if self.tall else (x + ahead, y + aside)


def sheet(s: Any, tall: bool) -> Sheet:
    """The measurements for a course with this number of floes."""
    rows = s.floes * ROWS + (s.floes - 1) * GAP
    if tall:
        row = 850 / rows
        first = (300.0, 880 - row / 2)
        return Sheet(True, 600, 1190, row, 530 / COLUMNS, first, (70, 950), (346, 1137), (430, 1140), (532, 1130))
    row = 960 / rows
    first = (500 - 480 + row / 2, 204.0)
    return Sheet(False, 1000, 700, row, 340 / COLUMNS, first, (142, 492), (772, 490), (868, 494), (820, 590))


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """The whole table; all players see the same."""
    m = sheet(s, tall)
    floes = [floe for floe in range(s.floes) if s.course[floe] != NOT_LAID]
    sprites = [sea(m)]
    sprites += [sprite for floe in floes for sprite in (*ice(m, floe), *spaces(s, m, floe))]
    sprites += [sprite for number in range(len(floes) - 1) for sprite in crossing(s, m, number)]
    sprites += [tile(s, m, place) for place in range(PLACES)]
    sprites += [kayak(s, m), die(s, m), *supply(s, m)]
    sprites += [figure(s, m, who) for who in range(s.players)]
    return Scene(width=m.width, height=m.height, sprites=sprites, seats=[holding(s, who) for who in range(s.players)])


def sea(m: Sheet) -> Sprite:
    """The water under everything."""
    return Sprite(id="sea", x=m.width / 2, y=m.height / 2, art="rush-sea-tall" if m.tall else "rush-sea", layer=SEA)


# --- the course --------------------------------------------------------------


def slot_spot(m: Sheet, slot: int) -> tuple[float, float]:
    """The middle of a slot."""
    floe, inside = divmod(slot, SLOTS)
    return m.at(floe * ROWS + inside // COLUMNS, inside % COLUMNS)


def ice(m: Sheet, floe: int) -> list[Sprite]:
    """A floe: bright ice, and its darker edge below."""
    (x, y), (a, b) = m.at(floe * ROWS, 0), m.at(floe * ROWS + ROWS - 1, COLUMNS - 1)
    half = m.scale * PLAQUE / 2
    dx, dy = (half + ASIDE, half + AHEAD) if m.tall else (half + AHEAD, half + ASIDE)
    left, top, right, bottom = min(x, a) - dx, min(y, b) - dy, max(x, a) + dx, max(y, b) + dy
    shape = outline(left, top, right, bottom, floe)
    below = outline(left, top + 6, right, bottom + 6, floe)
    return [
        Sprite(id=f"floe-{floe}", path=shape, look="rush-ice", layer=ICE),
        Sprite(id=f"edge-{floe}", path=below, look="rush-edge", layer=EDGES),
    ]


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


def toward(a: tuple[float, float], b: tuple[float, float], by: float) -> tuple[float, float]:
    """The point at this share of the way from a to b."""
    length = abs(b[0] - a[0]) + abs(b[1] - a[1])
    return a[0] + (b[0] - a[0]) * by / length, a[1] + (b[1] - a[1]) * by / length


def point(p: tuple[float, float]) -> str:
    """A point of a path."""
    return f"{p[0]:.1f} {p[1]:.1f}"


def spaces(s: Any, m: Sheet, floe: int) -> list[Sprite]:
    """The pictures of a floe, and the spaces that the player may go to."""
    sprites = []
    for slot in range(floe * SLOTS, (floe + 1) * SLOTS):
        x, y = slot_spot(m, slot)
        shown = int(PICTURE[s.course[floe], slot % SLOTS])
        label = "" if shown == WATER else space(s, slot)
        here = Sprite(id=f"space-{slot}", x=x, y=y, art=emblem(shown), scale=m.scale, layer=SPACES, label=label)
        sprites.append(here)
        if shown != WATER:
            step = Sprite(id=f"step-{slot}", x=x, y=y, art="rush-step", scale=m.scale * 1.06, layer=TARGETS)
            step.label, step.actions, step.target = label, (act.MOVE + slot,), True
            sprites.append(step)
    return sprites


def emblem(shown: int) -> str:
    """The drawing of what is printed on a space."""
    if shown == WATER:
        return "rush-pool"
    return "rush-start" if shown == START else f"rush-{NAMES[Face(shown)]}"


def crossing(s: Any, m: Sheet, number: int) -> list[Sprite]:
    """The junction of two floes, joined or open, with the choices to separate, bridge or board the kayak there."""
    between = phrase("crossing", junction=junction(number))
    cut = Sprite(id=f"cut-{number}", path=strip(m, number, 0.2), look="rush-cut", layer=TARGETS, label=between)
    cut.actions, cut.target = (act.CRACK + number, act.BOARD_KAYAK + number), True
    if s.gaps >> number & 1:
        label = phrase("line-gap", junction=junction(number))
        return [cut, Sprite(id=f"gap-{number}", path=seam(m, number), look="rush-gap", layer=EDGES, label=label)]
    return [
        cut,
        Sprite(id=f"joint-{number}", path=strip(m, number, 0.27), look="rush-joint", layer=ICE + 1),
        Sprite(id=f"seam-{number}", path=seam(m, number), look="rush-seam", layer=ICE + 2),
    ]


def strip(m: Sheet, number: int, reach: float) -> str:
    """The strip between two floes, extending this number of rows over each of them."""
    near, far = border(number) - reach, border(number) + reach
    left, right = -0.3, COLUMNS - 0.7
    ahead = [(near, left), (far, left), (far, right), (near, right)]
    return "M" + "L".join(point(halfway(m, row, column)) for row, column in ahead) + "Z"


def seam(m: Sheet, number: int) -> str:
    """A crooked line along the border of two floes."""
    bends = (0.0, 0.05, -0.04, 0.05, -0.05, 0.03, 0.0)
    step = (COLUMNS - 1) / (len(bends) - 1)
    places = [halfway(m, border(number) + bend, k * step) for k, bend in enumerate(bends)]
    return "M" + "L".join(map(point, places))


def border(number: int) -> float:
    """The row of the course at which a floe borders the next one."""
    return (number + 1) * ROWS - 0.5


def halfway(m: Sheet, row: float, column: float) -> tuple[float, float]:
    """A point near the border of two floes; a gap is divided evenly between both sides."""
    last = round(row + 0.5) - 1  # the last row of the floe behind
    (x, y), (a, b) = m.at(last, column), m.at(last + 1, column)
    part = row - last
    return x + (a - x) * part, y + (b - y) * part


def junction_spot(m: Sheet, number: int) -> tuple[float, float]:
    """The middle between two floes."""
    return halfway(m, border(number), (COLUMNS - 1) / 2)


# --- tiles, die, tokens ------------------------------------------------------


def tile(s: Any, m: Sheet, place: int) -> Sprite:
    """A tile on its fixed place, showing its back, or its face while that is visible."""
    x, y = m.tiles[0] + place % TILES_IN_ROW * 92, m.tiles[1] + place // TILES_IN_ROW * 96
    face, lies_open = int(s.known[place]), bool(s.face_up >> place & 1)
    art, label, look = "rush-tile-back", phrase("tile-down", place=place + 1), ""
    if face != UNSEEN:
        art, look = f"rush-tile-{NAMES[Face(face)]}", "" if lies_open else "rush-seen"
        label = phrase("line-face-up" if lies_open else "line-seen", place=place + 1, picture=picture(face))
    return Sprite(
        id=f"tile-{place}",
        x=x,
        y=y,
        art=art,
        look=look,
        layer=TILES,
        motion="turn",
        label=label,
        actions=(act.FLIP + place,),
    )


def die(s: Any, m: Sheet) -> Sprite:
    """The die as rolled in this turn; its label says how many tiles are left to turn over."""
    x, y = m.die
    in_progress = s.place != NO_PLACE  # the tile being carried out still counts as left
    rolled = s.tiles_left + int(s.face_up).bit_count() - in_progress if s.tiles_left else 0
    art = f"die-{rolled}" if rolled else "die-unknown"
    label = phrase("die", tiles=s.tiles_left)
    return Sprite(id="die", x=x, y=y, art=art, scale=1.5, layer=TILES, motion="tumble", label=label)


def supply(s: Any, m: Sheet) -> list[Sprite]:
    """The harpoons that nobody has."""
    x, y = m.harpoons
    left = HARPOONS - sum(int(has) for has in s.harpoon)
    label = phrase("harpoons-left", harpoons=left)
    return [
        Sprite(id="tray", x=x, y=y, art="rush-tray", scale=0.62, layer=TILES - 1),
        Sprite(
            id="harpoons",
            x=x - 6,
            y=y - 6,
            art="rush-harpoon",
            scale=0.9,
            layer=TILES,
            label=label,
            actions=(act.TAKE_HARPOON,),
        ),
        Sprite(id="harpoons-left", x=x + 24, y=y + 20, text=str(left), layer=TILES + 1, look="on-dark"),
    ]


# --- figures -----------------------------------------------------------------


def paddler(s: Any) -> int | None:
    """The seat whose figure is in the kayak."""
    return next((who for who in range(s.players) if s.pos[who] >= IN_KAYAK), None)


def kayak(s: Any, m: Sheet) -> Sprite:
    """The kayak in its gap, or ashore."""
    who = paddler(s)
    if who is None:
        x, y = m.kayak
        return Sprite(id="kayak", x=x, y=y, art="rush-kayak", scale=0.9, layer=TILES, label=phrase("kayak-ashore"))
    number = int(s.pos[who]) - IN_KAYAK
    x, y = junction_spot(m, number)
    label = phrase("line-kayak", player=player(who), junction=junction(number))
    return Sprite(id="kayak", x=x, y=y + 4, art="rush-kayak", scale=m.scale, layer=FIGURES, label=label)


def figure(s: Any, m: Sheet, who: int) -> Sprite:
    """A player's figure, on its space or in the kayak."""
    pos, scale = int(s.pos[who]), m.scale
    if pos == ON_START:
        x, y = start_spot(s, m)
        dx, dy = AROUND_START[who]
        x, y, label = x + dx * m.scale, y + dy * m.scale, phrase("line-start", player=player(who))
        scale *= 0.8
    elif pos >= IN_KAYAK:
        x, y = junction_spot(m, pos - IN_KAYAK)
        label = phrase("line-kayak", player=player(who), junction=junction(pos - IN_KAYAK))
    else:
        x, y = slot_spot(m, pos)
        label = phrase("line-player", player=player(who), space=space(s, pos))
    stays = (act.DECLINE,) if who == s.active else ()
    return Sprite(
        id=f"figure-{who}",
        x=x,
        y=y - 12 * m.scale,
        art="rush-figure",
        seat=who,
        scale=scale,
        layer=FIGURES + 1 + who / 10,
        label=label,
        actions=stays,
    )


def start_spot(s: Any, m: Sheet) -> tuple[float, float]:
    """The start space; before the first floe is laid, where it will be."""
    side = int(s.course[0])
    slots = [slot for slot in range(SLOTS) if side != NOT_LAID and PICTURE[side, slot] == START]
    return slot_spot(m, slots[0] if slots else COLUMNS // 2)


def holding(s: Any, who: int) -> Holding:
    """Whether a player has a harpoon."""
    has = [Badge("rush-harpoon", label=phrase("line-harpoon", player=player(who)))] if s.harpoon[who] else []
    return Holding(badges=has)

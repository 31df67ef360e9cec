"""Polar Rush as a picture: the row of floes from start to igloo, the figures, the kayak and eleven tiles."""

from __future__ import annotations

from functools import cache
from typing import Any

from snowbound.core.frozen import kept
from snowbound.core.scene import Badge, Holding, Scene, Sprite, Sprites, kept_sprites
from snowbound.core.words import phrase, player

from . import actions as act
from .scene_course import FIGURES, TILES, crossing, floe_sprites, sea
from .scene_layout import Sheet, junction_spot, sheet, slot_spot
from .spaces import NAMES, junction, label, picture, picture_at
from .state import (
    COLUMNS,
    HARPOONS,
    IN_KAYAK,
    NO_PLACE,
    NOT_LAID,
    ON_START,
    PICTURE,
    SLOTS,
    START,
    UNSEEN,
    Face,
    Phase,
)

AROUND_START = ((0, 0), (-16, -12), (16, -12), (-16, 14), (16, 14))
"""Offsets of figures that share the start space, so that each can be seen."""


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """The whole table; all players see the same."""
    m = sheet(int(s.floes), tall)
    parts = [course(s, tall), tiles(s, tall), [kayak(s, tall), die(s, tall)], supply(s, tall), figures(s, tall)]
    seats = [holding(s, owner) for owner in range(s.players)]
    return Scene(width=m.width, height=m.height, sprites=Sprites(parts), seats=seats)


@kept_sprites
def course(s: Any, tall: bool) -> list[Sprite]:
    """The sea, the floes and what is between them."""
    floes = int(s.floes)
    sides = [side for side in s.course[:floes].tolist() if side != NOT_LAID]
    gaps, is_asked = int(s.gaps), int(s.phase) in (Phase.CRACK, Phase.KAYAK)
    sprites = [*sea(floes, tall)]
    for floe, side in enumerate(sides):
        sprites += floe_sprites(floe, side, floes, tall)
    for number in range(len(sides) - 1):
        sprites += crossing(number, bool(gaps >> number & 1), is_asked, floes, tall)
    return sprites


# --- tiles, die, tokens ------------------------------------------------------


@kept_sprites
def tiles(s: Any, tall: bool) -> list[Sprite]:
    """All tiles on their places."""
    floes, face_up = int(s.floes), int(s.face_up)
    return [tile(floes, tall, place, face, bool(face_up >> place & 1)) for place, face in enumerate(s.known.tolist())]


@cache
def tile(floes: int, tall: bool, place: int, face: int, lies_open: bool) -> Sprite:
    """A tile on its fixed place with the number of the place, showing its back, or its face while that is visible."""
    m = sheet(floes, tall)
    down, across = divmod(place, m.tiles_in_row)
    art, look, name = "rush-tile-back", "rush-place", phrase("tile-down", place=place + 1)
    if face != UNSEEN:
        art, look = f"rush-tile-{NAMES[Face(face)]}", "rush-place rush-open" + ("" if lies_open else " rush-seen")
        name = phrase("line-face-up" if lies_open else "line-seen", place=place + 1, picture=picture(face))
    return Sprite(
        id=f"tile-{place}",
        x=m.tiles[0] + across * m.tile_step[0],
        y=m.tiles[1] + down * m.tile_step[1],
        art=art,
        scale=m.tile_scale,
        look=look,
        text=str(place + 1),
        layer=TILES,
        motion="turn",
        label=name,
        actions=(act.FLIP + place,),
    )


@kept
def die(s: Any, tall: bool) -> Sprite:
    """The die as rolled in this turn; its label says how many tiles are left to turn over."""
    m = sheet(int(s.floes), tall)
    x, y = m.die
    rolled = rolled_tiles(s)
    art = f"die-{rolled}" if rolled else "die-unknown"
    name = phrase("die", tiles=s.tiles_left)
    return Sprite(id="die", x=x, y=y, art=art, scale=1.3 if m.tall else 1.5, layer=TILES, motion="tumble", label=name)


def rolled_tiles(s: Any) -> int:
    """How many tiles the player in turn may turn over in all; 0 before the roll."""
    in_progress = s.place != NO_PLACE  # the tile being carried out still counts as left
    return int(s.tiles_left + int(s.face_up).bit_count() - in_progress) if s.tiles_left else 0


@kept_sprites
def supply(s: Any, tall: bool) -> list[Sprite]:
    """The harpoons that nobody has."""
    m = sheet(int(s.floes), tall)
    x, y = m.harpoons
    left = HARPOONS - sum(s.harpoon.tolist())
    name = phrase("harpoons-left", harpoons=left)
    return [
        Sprite(id="tray", x=x, y=y, art="rush-tray", scale=0.69 * m.token, layer=TILES - 1),
        Sprite(
            id="harpoons",
            x=x - 7 * m.token,
            y=y - 7 * m.token,
            art="rush-harpoon",
            scale=m.token,
            layer=TILES,
            label=name,
            actions=(act.TAKE_HARPOON,),
        ),
        Sprite(
            id="harpoons-left", x=x + 27 * m.token, y=y + 22 * m.token, text=str(left), layer=TILES + 1, look="on-dark"
        ),
    ]


# --- figures -----------------------------------------------------------------


@kept
def kayak(s: Any, tall: bool) -> Sprite:
    """The kayak in its gap, or ashore."""
    m = sheet(int(s.floes), tall)
    boards = tuple(range(act.BOARD_KAYAK, act.BOARD_KAYAK + s.floes - 1))
    seat = next((seat for seat in range(s.players) if s.pos[seat] >= IN_KAYAK), None)
    if seat is None:
        x, y = m.kayak
        ashore = phrase("kayak-ashore")
        return Sprite(id="kayak", x=x, y=y, art="rush-kayak", scale=0.9, layer=TILES, label=ashore, actions=boards)
    number = int(s.pos[seat]) - IN_KAYAK
    x, y = junction_spot(m, number)
    name = phrase("line-kayak", player=player(seat), junction=junction(number))
    return Sprite(
        id="kayak", x=x, y=y + 4, art="rush-kayak", scale=0.9 * m.scale, layer=FIGURES, label=name, actions=boards
    )


@kept_sprites
def figures(s: Any, tall: bool) -> list[Sprite]:
    """All players' figures."""
    m = sheet(int(s.floes), tall)
    return [figure(s, m, owner) for owner in range(s.players)]


def figure(s: Any, m: Sheet, owner: int) -> Sprite:
    """A player's figure, on its space or in the kayak. A click on it means its place, or that it stays there."""
    pos, scale = int(s.pos[owner]), m.scale
    actions: tuple[int, ...]
    if pos == ON_START:
        start = start_slot(s)
        x, y = slot_spot(m, start)
        dx, dy = AROUND_START[owner]
        x, y, name = x + dx * m.scale, y + dy * m.scale, phrase("line-start", player=player(owner))
        scale *= 0.8
        actions = (act.MOVE + start,)
    elif pos >= IN_KAYAK:
        gap = pos - IN_KAYAK
        x, y = junction_spot(m, gap)
        name = phrase("line-kayak", player=player(owner), junction=junction(gap))
        actions = (act.CRACK + gap, act.BOARD_KAYAK + gap)
    else:
        x, y = slot_spot(m, pos)
        name = phrase("line-player", player=player(owner), space=label(picture_at(s, pos), pos))
        actions = (act.MOVE + pos,)
    return Sprite(
        id=f"figure-{owner}",
        x=x,
        y=y - 12 * m.scale,
        art="rush-figure",
        seat=owner,
        scale=scale,
        layer=FIGURES + 1 + owner / 10,
        label=name,
        actions=(*actions, act.DECLINE) if owner == s.active else actions,
    )


def start_slot(s: Any) -> int:
    """The slot of the start space; before the first floe is laid, where it will be."""
    side = int(s.course[0])
    slots = [slot for slot in range(SLOTS) if side != NOT_LAID and PICTURE[side, slot] == START]
    return slots[0] if slots else COLUMNS // 2


@kept
def holding(s: Any, owner: int) -> Holding:
    """Whether a player has a harpoon."""
    has = [Badge("rush-harpoon", label=phrase("line-harpoon", player=player(owner)))] if s.harpoon[owner] else []
    return Holding(badges=has)

"""Arctic Roll as a picture: the viewer's sheet large, the others as miniatures, dice on their trays.

While a player draws a calamity, the previous player's sheet is the large one (ROLL-46). For a spectator
all sheets have the same size.
"""

from __future__ import annotations

from typing import Any

from snowbound.core.frozen import kept
from snowbound.core.scene import NO_SEAT, Badge, Holding, Part, Scene, Sprite, Sprites, drawn_once, kept_sprites
from snowbound.core.words import phrase, player

from . import actions as act
from .geometry import LABEL, NEIGHBOUR
from .scene_catch import PAWN, catch_of
from .scene_dice import held, in_row, number_plaque, on_tray, pool, signs, stamps
from .scene_fields import Meaning
from .scene_layout import Frame, Layout, seated, watched
from .scene_sheet import draw_sheet, on_paper
from .state import BOARD, FACES, NO_CALAMITY, OFF_SHEET, SIDES, Bonus, Pending, Phase
from .terms import BONUS_ARTS, BONUSES, calamity
from .words import OWNER_BEFORE

COUNTERS = BOARD["sheet"]["calamity_counters"]
STOCK_PLACES = ((9.1, 8.05), (7.35, 8.05), (9.1, 6.25))  # of tokens on a large sheet, from its middle
TALL_STOCK_PLACES = ((9.05, 7.95), (6.6, 7.95), (9.05, 5.5))  # larger, to be touched on a phone
TALL_STOCK = 1.36  # how much larger
FREE_USES = {
    Bonus.IGLOO: (act.IGLOO,),
    Bonus.NEW_DICE: (act.BONUS_RELOCATE, *(act.TAKE_BONUS + face for face in range(FACES))),
    Bonus.REROLL: (act.REROLL,),
}


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the table for a seat or a spectator."""
    layout = arranged(s, seat, tall)
    me = max(seat, 0)
    parts = [table(layout), pool(s, me, layout), signs(int(s.round_number), int(s.draft), layout)]
    for place, (frame, row) in enumerate(zip(layout.frames, layout.rows, strict=True)):
        meaning = meant(s, me) if layout.tray is not None and place == 0 else Meaning.NOTHING
        parts += [draw_sheet(s, frame, meaning), beside(s, frame)]
        if frame.large:
            numbers = tuple(s.stock[frame.seat].tolist())
            parts.append(counters(frame, int(s.counters[frame.seat])))
            parts.append(stock(frame, numbers, frame.seat == me, layout.tall))
        if row is not None:
            parts.append(in_row(s, frame, row))
    if s.players == 1 and not tall:
        parts.append(mug())
    if layout.tray is not None:
        parts += [tray(layout, bool(s.stock[me, Bonus.NEW_DICE])), *on_tray(s, me, layout)]
        if s.pending[me] == Pending.DIRECTION:
            parts.append(directions(s, me, layout.frames[0]))
    return Scene(
        width=layout.width,
        height=layout.height,
        sprites=Sprites(parts),
        seats=[holding(s, each) for each in range(s.players)],
    )


@drawn_once
def table(layout: Layout) -> list[Sprite]:
    """The table."""
    art = "roll-table-tall" if layout.tall else "roll-table"
    return [Sprite(id="table", x=layout.width / 2, y=layout.height / 2, art=art)]


@drawn_once
def mug() -> list[Sprite]:
    """A mug where nobody else sits."""
    return [Sprite(id="mug", x=834, y=380, art="roll-mug", layer=0.5)]


def arranged(s: Any, seat: int, tall: bool) -> Layout:
    """Return the layout: which sheet is large, and where everything is."""
    players = int(s.players)
    if seat == NO_SEAT and players > 1:
        return watched(players, tall)
    return seated(players, focus(s, max(seat, 0)), tall)


def focus(s: Any, seat: int) -> int:
    """The sheet that a seat works on: its own, or the previous player's while it draws a calamity."""
    if s.phase == Phase.CALAMITY and s.to_act >> seat & 1:
        return int(OWNER_BEFORE(s, seat))
    return seat


# --- around the large sheet --------------------------------------------------


def beside(s: Any, frame: Frame) -> Part:
    """The calamity die and the player of a sheet."""
    starts = bool(frame.seat == s.start and s.players > 1 and s.round_number)
    return signs_beside(frame, int(s.held[frame.seat]), starts)


@drawn_once
def signs_beside(frame: Frame, value: int, starts: bool) -> list[Sprite]:
    """The calamity die of this value and the player of a sheet; they are parts of a miniature."""
    sprites = [*held(frame, value), *whose(frame, starts)]
    if not frame.large:
        on_paper(sprites, f"sheet-{frame.seat}")
    return sprites


def whose(frame: Frame, starts: bool) -> list[Sprite]:
    """The shape of the player whose sheet it is, and the sign of the start player."""
    x, y = frame.at(-8.9, -7.8)
    size = max(0.5, frame.scale)
    sprites = [
        Sprite(id=f"shape-{frame.seat}", x=x, y=y, art="seat-mark", seat=frame.seat, scale=round(size, 2), layer=PAWN)
    ]
    if starts:
        label = phrase("see-start", player=player(frame.seat))
        sprites.append(
            Sprite(
                id="start",
                x=round(x + 50 * size, 1),
                y=y,
                art="roll-start",
                scale=round(size, 2),
                layer=PAWN,
                label=label,
            )
        )
    return sprites


@drawn_once
def counters(frame: Frame, crossed: int) -> list[Sprite]:
    """Six boxes in the corner of a sheet, one crossed off per round (ROLL-42)."""
    sprites = []
    for number in range(COUNTERS):
        column, row = (number, 0) if number < 3 else (number - 3, 1) if number < 5 else (0, 2)
        x, y = frame.at(-9.4 + column * 1.12, 8.35 - row * 1.12)
        art = "roll-crossed" if number < crossed else "roll-counter"
        sprites.append(Sprite(id=f"counter-{frame.seat}-{number}", x=x, y=y, art=art, scale=frame.scale, layer=PAWN))
    label = phrase("see-counters", number=crossed, all=COUNTERS)
    sprites[0].label = label
    return sprites


@drawn_once
def stock(frame: Frame, numbers: tuple[int, ...], is_own: bool, tall: bool) -> list[Sprite]:
    """The bonuses that are claimed and not yet used; a click uses one."""
    sprites = []
    for kind in Bonus:
        number = numbers[kind]
        x, y = frame.at(*(TALL_STOCK_PLACES if tall else STOCK_PLACES)[kind])
        sprites.append(
            Sprite(
                id=f"stock-{frame.seat}-{int(kind)}",
                x=x,
                y=y,
                art=f"roll-token-{BONUSES[kind]}",
                scale=round(frame.scale * (TALL_STOCK if tall else 1), 3),
                layer=PAWN,
                look="" if number else "roll-none",
                label=phrase("line-bonus", bonus=phrase(BONUSES[kind]), number=number),
                actions=FREE_USES[kind] if is_own else (),
            )
        )
        if number > 1:
            id = f"stock-more-{frame.seat}-{int(kind)}"
            sprites.append(number_plaque(id, number, (x + 19, y - 19), PAWN + 0.1))
    return sprites


@drawn_once
def tray(layout: Layout, has_extra: bool) -> list[Sprite]:
    """The tray in front of the viewer, with the ways to place a die."""
    assert layout.tray is not None
    x, y = layout.tray
    art = "roll-flow-tall" if layout.tall else "roll-flow"
    return [Sprite(id="flow", x=x, y=y, art=art, look="in-hand", layer=0.9), *stamps(layout, has_extra)]


# --- where a player can click on the sheet -----------------------------------


def meant(s: Any, seat: int) -> Meaning:
    """What a click on a hex of the large sheet means."""
    if s.phase == Phase.CALAMITY or s.pending[seat] != Pending.NOTHING:
        return Meaning.CHOICE
    return Meaning.MOVE_OR_EXTRA if s.stock[seat, Bonus.NEW_DICE] else Meaning.MOVE


@kept_sprites
def directions(s: Any, seat: int, frame: Frame) -> list[Sprite]:
    """The hex in which a calamity has begun, and its neighbours."""
    begun = int(s.pending_hex[seat])
    x, y = frame.hex(begun)
    sprites = [Sprite(id="begun", x=x, y=y, art="roll-begun", scale=frame.scale, layer=PAWN - 0.5)]
    for side in range(SIDES):
        there = int(NEIGHBOUR[begun, side])
        if there != OFF_SHEET:
            sprites.append(target(frame, there, act.DIRECTION + side))
    return sprites


def target(frame: Frame, hex_: int, action: int) -> Sprite:
    """A neighbouring hex to click, above the drawings and below the pawn."""
    x, y = frame.hex(hex_)
    return Sprite(
        id=f"way-{hex_}",
        x=x,
        y=y,
        art="roll-ring",
        scale=frame.scale,
        layer=PAWN - 0.4,
        seat=frame.seat,
        target=True,
        label=phrase("hex", hex=LABEL[hex_]),
        actions=(action,),
    )


# --- next to the names -------------------------------------------------------


@kept
def holding(s: Any, seat: int) -> Holding:
    """Points so far, the calamity die of this round, and bonuses in stock."""
    badges = []
    if seat == s.start and s.players > 1 and s.round_number:
        badges.append(Badge("roll-start", label=phrase("see-start", player=player(seat))))
    value = int(s.held[seat])
    if value != NO_CALAMITY:
        label = phrase("see-held", player=player(seat), calamity=calamity(value))
        badges.append(Badge(f"roll-black-{value}", label=label))
    for kind in Bonus:
        number = int(s.stock[seat, kind])
        if number:
            label = phrase("line-bonus", bonus=phrase(BONUSES[kind]), number=number)
            badges.append(Badge(BONUS_ARTS[kind], str(number), label))
    return Holding(catch_of(s, seat).points, badges)

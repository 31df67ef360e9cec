"""Arctic Roll as a picture: the viewer's sheet large, the others as miniatures, dice on their trays.

While a player draws a calamity, the previous player's sheet is the large one (ROLL-46). For a spectator
all sheets have the same size.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from snowbound.core.scene import MOST_DRAWN, NO_SEAT, Badge, Holding, Scene, Sprite, Sprites, drawn_once
from snowbound.core.words import phrase, player

from . import actions as act
from .geometry import LABEL, NEIGHBOUR
from .scene_catch import PAWN, catch_of
from .scene_dice import flow_of, in_row, number_plaque, on_tray, pool, prices, signs, stamps, taken
from .scene_fields import Meaning
from .scene_layout import Frame, Layout, seated, watched
from .scene_sheet import draw_sheet
from .state import COUNTERS, DRAFTS, FACES, NEW_DICE, NO_CALAMITY, OFF_SHEET, SIDES, Bonus, Pending, Phase
from .terms import BONUS_ARTS, BONUSES, calamity
from .words import OWNER_BEFORE

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
    layout, me = arranged(s, seat, tall), max(seat, 0)
    players, phase, draft, pending = int(s.players), int(s.phase), int(s.draft), int(s.pending[me])
    stocks, dice, held = s.stock.tolist(), s.dice.tolist(), s.held.tolist()
    has_extra, starter = stocks[me][NEW_DICE] > 0, with_start_sign(s)
    paid = prices(tuple(dice[me]), has_extra, bool(s.sixth_free and draft == DRAFTS))
    parts = [
        table(layout),
        pool(tuple(s.pool.tolist()), paid, layout),
        signs(int(s.round_number), int(s.rounds), draft, layout),
    ]
    meaning = Meaning.NOTHING if layout.tray is None else meant(phase, pending, has_extra)
    for frame, row in zip(layout.frames, layout.rows, strict=True):
        owner = frame.seat
        parts += draw_sheet(s, frame, meaning)
        meaning = Meaning.NOTHING  # on all sheets but the first
        parts.append(signs_beside(frame, held[owner], owner == starter))
        if frame.large:
            parts.append(counters(frame, int(s.counters[owner])))
            parts.append(stock(frame, tuple(stocks[owner]), owner == me, layout.tall))
        if row is not None:
            parts.append(in_row(frame, row, tuple(dice[owner]), flow_of(owner, draft, players)))
    if players == 1 and not tall:
        parts.append(mug())
    if layout.tray is not None:
        flow = flow_of(me, draft, players)
        parts += [tray(layout, has_extra), *on_tray(tuple(dice[me]), flow, me, layout, phase, players == 1)]
        if pending == Pending.DIRECTION:
            parts.append(directions(layout.frames[0], int(s.pending_hex[me])))
    seats = [
        holding(each, catch_of(s, each).points, held[each], tuple(stocks[each]), each == starter)
        for each in range(players)
    ]
    return Scene(width=layout.width, height=layout.height, sprites=Sprites(parts), seats=seats)


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


def with_start_sign(s: Any) -> int:
    """The seat that has the sign of the start player, or NO_SEAT: alone, and before the first round, nobody has it."""
    return int(s.start) if s.players > 1 and s.round_number else NO_SEAT


@drawn_once
def signs_beside(frame: Frame, value: int, starts: bool) -> list[Sprite]:
    """The calamity die of this value and the player of a sheet; they are parts of a miniature."""
    return [*taken(frame, value), *whose(frame, starts)]


def whose(frame: Frame, starts: bool) -> list[Sprite]:
    """The shape of the player whose sheet it is, and the sign of the start player."""
    x, y = frame.at(-8.9, -7.8)
    size = max(0.5, frame.scale)
    id, scale, part = f"shape-{frame.seat}", round(size, 2), frame.part
    sprites = [Sprite(id=id, x=x, y=y, art="seat-mark", seat=frame.seat, scale=scale, layer=PAWN, part=part)]
    if starts:
        label = phrase("see-start", player=player(frame.seat))
        sprites.append(
            Sprite(
                id="start",
                x=round(x + 50 * size, 1),
                y=y,
                art="roll-start",
                scale=scale,
                layer=PAWN,
                label=label,
                part=part,
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


@cache
def meant(phase: int, pending: int, has_extra: bool) -> Meaning:
    """What a click on a hex of the large sheet means; `pending` is what the viewer must choose next."""
    if phase == Phase.CALAMITY or pending != Pending.NOTHING:
        return Meaning.CHOICE
    return Meaning.MOVE_OR_EXTRA if has_extra else Meaning.MOVE


@drawn_once
def directions(frame: Frame, begun: int) -> list[Sprite]:
    """The hex in which a calamity has begun, and its neighbours."""
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


@lru_cache(MOST_DRAWN)
def holding(seat: int, points: int, held: int, stock: tuple[int, ...], starts: bool) -> Holding:
    """Points so far, the calamity die of this round, and bonuses in stock."""
    badges = []
    if starts:
        badges.append(Badge("roll-start", label=phrase("see-start", player=player(seat))))
    if held != NO_CALAMITY:
        label = phrase("see-held", player=player(seat), calamity=calamity(held))
        badges.append(Badge(f"roll-black-{held}", label=label))
    for kind in Bonus:
        if stock[kind]:
            label = phrase("line-bonus", bonus=phrase(BONUSES[kind]), number=stock[kind])
            badges.append(Badge(BONUS_ARTS[kind], str(stock[kind]), label))
    return Holding(points, badges)

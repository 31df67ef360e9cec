"""Dice as pictures: the flows of white dice, the pool of black ones, and the ways to place a die."""

from __future__ import annotations

from functools import cache, lru_cache

from snowbound.core.scene import MOST_DRAWN, Label, Part, Point, Sprite, drawn_once, with_actions
from snowbound.core.words import Phrase, phrase, player

from . import actions as act
from .geometry import FACE_OF, HOLE_OF, HUNTERS_OF
from .scene_layout import CORNERS, DiceRow, Frame, Layout, around, disc
from .state import DRAFTS, FACES, NO_CALAMITY, SIDES, Phase
from .terms import calamity
from .words import placement

TRAY, OFFER, PIPS, DICE = 1.0, 1.2, 1.3, 2.0  # layers, from below
SLOT = 60.0  # the size of the art of a slot, on which dice of one face lie
POOL_STEP = 50.0
POOL_PILE = 20.0  # how far a pile of equal black dice may extend
DIE = (42.0, 45.0)  # the room of a white die
LARGEST = 1.5  # the scale of a white die that has room


def flow_of(seat: int, draft: int, players: int) -> int:
    """The seat at which the flow in front of a player began; flows travel round the table (ROLL-24)."""
    return (seat - max(draft - 1, 0)) % players


@drawn_once
def in_row(frame: Frame, row: DiceRow, dice: tuple[int, ...], flow: int) -> list[Sprite]:
    """The small dice below a sheet; `dice` is their number by face."""
    shown = [(face, number) for face, count in enumerate(dice) for number in range(count)]
    return [_small_die(frame, row, place, face, number, flow) for place, (face, number) in enumerate(shown)]


@lru_cache(MOST_DRAWN)
def _small_die(frame: Frame, row: DiceRow, place: int, face: int, number: int, flow: int) -> Sprite:
    """The die at a place of the row below a sheet."""
    label = phrase("see-die", player=player(frame.seat), value=face + 1)
    return _die(flow, frame.seat, face, number, round(row.x + place * row.step, 1), row.y, row.scale, label)


@lru_cache(MOST_DRAWN)
def on_tray(dice: tuple[int, ...], flow: int, seat: int, layout: Layout, phase: int, is_solo: bool) -> tuple[Part, ...]:
    """The dice in front of the viewer, each face in its slot next to the ways to place it; a click means the slot."""
    is_used = phase != Phase.WINDOW
    is_given = is_solo or phase in (Phase.WINDOW, Phase.SECOND_WINDOW)
    return tuple([_used_face(face, count, flow, seat, layout, is_used, is_given) for face, count in enumerate(dice)])


@lru_cache(MOST_DRAWN)
def _used_face(face: int, count: int, flow: int, seat: int, layout: Layout, is_used: bool, is_given: bool) -> Part:
    """The slot of a face, whose dice can be used now, or given up for a calamity."""
    actions = (*(given(face) if is_given else ()), *(uses(face) if is_used else ()))
    return with_actions(_face(face, count, flow, seat, layout), {f"face-{face + 1}": actions})


@drawn_once
def _face(face: int, count: int, flow: int, seat: int, layout: Layout) -> list[Sprite]:
    """The slot of a face with its dice."""
    x, y = layout.faces[face]
    label = phrase("see-face", value=face + 1, number=count)
    sprites = [_slot(f"face-{face + 1}", (x, y), layout.cell[0] / SLOT, label)]
    if count == 0:
        art = f"die-{face + 1}"
        sprites.append(Sprite(id=f"faint-{face + 1}", x=x, y=y, art=art, look="roll-faint", layer=TRAY + 0.3))
    size, places = cluster(count, layout.cell)
    for number, (dx, dy) in enumerate(places):
        place = round(x + dx * size * DIE[0], 1), round(y + dy * size * DIE[1], 1)
        sprites.append(_die(flow, seat, face, number, *place, size))
    return sprites


@cache
def cluster(count: int, cell: tuple[float, float]) -> tuple[float, list[Point]]:
    """The scale and the places of equal dice in a cell, as large as possible; places are in units of a die."""
    best, columns, rows = 0.0, 1, 1
    for across in range(1, count + 1):
        down = -(-count // across)
        size = min(cell[0] / (across * DIE[0]), cell[1] / (down * DIE[1]), LARGEST)
        if size > best:
            best, columns, rows = size, across, down
    places = [(n % columns - (columns - 1) / 2, n // columns - (rows - 1) / 2) for n in range(count)]
    return round(best, 2), places


def _slot(id: str, at: Point, scale: float, label: Phrase) -> Sprite:
    """A place for dice of one face: what is clicked, and seen only while a click means something."""
    x, y = at
    look, layer = "roll-hidden", TRAY + 0.2
    return Sprite(id=id, x=x, y=y, art="roll-slot", scale=round(scale, 3), layer=layer, look=look, label=label)


def _die(flow: int, seat: int, face: int, number: int, x: float, y: float, scale: float, label: Label = "") -> Sprite:
    """A white die; it keeps its id while its flow travels round the table."""
    return Sprite(
        id=f"die-{flow}-{face + 1}-{number}",
        x=x,
        y=y,
        art=f"die-{face + 1}",
        scale=scale,
        layer=DICE + number / 10,
        motion="tumble",
        leaves=f"pawn-{seat}",
        label=label,
    )


@cache
def given(face: int) -> tuple[int, ...]:
    """Every calamity die that a die of this face can be given up for (ROLL-41)."""
    return tuple(act.TAKE + face * FACES + black for black in range(FACES))


@cache
def uses(face: int) -> tuple[int, ...]:
    """Everything else that can be done with a die of this face (ROLL-21)."""
    placed = [act.PLACE + n for n in range(len(FACE_OF)) if FACE_OF[n] == face]
    moved = [act.MOVE + face * SIDES + side for side in range(SIDES)]
    return (*placed, *moved, act.RELOCATE + face, act.WASTE + face)


# --- the ways to place a die -------------------------------------------------


@lru_cache(maxsize=64)
def stamps(layout: Layout, has_extra: bool) -> list[Sprite]:
    """What each die draws around the pawn, printed on the tray, each on a place to click that glows when it fits."""
    rings, hunters, holes = _print(layout)
    printed = [
        Sprite(id="stamp-rings", path=rings, look="roll-stamp-ring", layer=PIPS - 0.05),
        Sprite(id="stamp-hunters", path=hunters, look="roll-stamp-hunter", layer=PIPS),
        Sprite(id="stamp-holes", path=holes, look="roll-stamp-hole", layer=PIPS),
    ]
    offered = [
        Sprite(
            id=f"stamp-{n}",
            x=x,
            y=y,
            art="roll-stamp",
            scale=round(layout.stamp / 60, 3),
            layer=OFFER,
            look="roll-hidden",
            label=placement("", n),
            actions=(act.PLACE + n, act.BONUS_PLACE + n) if has_extra else (act.PLACE + n,),
        )
        for n, (x, y) in enumerate(layout.stamps)
    ]
    return [*printed, *offered]


@lru_cache(maxsize=64)
def _print(layout: Layout) -> tuple[str, str, str]:
    """Outlines, hunters and holes of all placements, as paths."""
    a = layout.stamp / 5.9
    rings = hunters = holes = ""
    for n, (x, y) in enumerate(layout.stamps):
        rings += _hexagon(x, y, a)
        if HOLE_OF[n]:
            holes += disc(x, y, a * 0.58)
        for side in range(SIDES):
            dx, dy = around(side)
            rings += _hexagon(x + dx * a, y + dy * a, a)
            if HUNTERS_OF[n] >> side & 1:
                hunters += disc(x + dx * a, y + dy * a, a * 0.5)
    return rings, hunters, holes


def _hexagon(x: float, y: float, a: float) -> str:
    return "M" + "L".join(f"{x + dx * a * 0.93:.1f} {y + dy * a * 0.93:.1f}" for dx, dy in CORNERS) + "Z"


# --- calamity dice -----------------------------------------------------------


@lru_cache(MOST_DRAWN)
def pool(counts: tuple[int, ...], paid: tuple[int, ...], layout: Layout) -> Part:
    """The calamity dice that nobody has taken yet, on their tray; a click means the slot of a value.

    `counts` is the number of dice by value, `paid` the first action of each way to pay.
    """
    actions = {f"calamity-{face + 1}": tuple([first + face for first in paid]) for face in range(FACES)}
    return with_actions(pool_tray(counts, layout), actions)


@drawn_once
def pool_tray(counts: tuple[int, ...], layout: Layout) -> list[Sprite]:
    """The tray of calamity dice; `counts` is the number of dice by value."""
    x, y = layout.pool
    art = "roll-pool-tall" if layout.black > 1 else "roll-pool"
    tray = Sprite(id="pool", x=x, y=y, art=art, layer=TRAY, label=phrase("see-pool", number=sum(counts)))
    return [tray, *[sprite for face, count in enumerate(counts) for sprite in _pool_face(face, count, layout)]]


@drawn_once
def _pool_face(face: int, count: int, layout: Layout) -> list[Sprite]:
    """The place for calamity dice of a face, with the dice in it."""
    x, y = layout.pool
    step, size = POOL_STEP * layout.black * 1.03, layout.black
    place = round(x + (face - (FACES - 1) / 2) * step, 1)
    named = phrase("line-calamity", value=face + 1, calamity=calamity(face + 1))
    label = phrase("see-black", die=named, number=count)
    sprites = [_slot(f"calamity-{face + 1}", (place, y - 3), step / SLOT, label)]
    if count == 0:
        sprites.append(_black(f"pale-{face + 1}", face, (place, y - 3), size))
    for number in range(count):
        down = (number - (count - 1) / 2) * min(8.0, POOL_PILE / count) - 3
        sprites.append(_black(f"black-{face + 1}-{number}", face, (place, round(y + down, 1)), size, number))
    if count > 1:
        sprites.append(number_plaque(f"black-more-{face + 1}", count, (place + 17 * size, y - 22 * size), DICE + 1))
    return sprites


@lru_cache(MOST_DRAWN)
def prices(dice: tuple[int, ...], has_extra: bool, is_free: bool) -> tuple[int, ...]:
    """The first action of each way to pay for a calamity die: a die in front, a New Dice, or nothing (ROLL-Q18)."""
    if is_free:
        return (act.TAKE_FREE,)
    given = [act.TAKE + white * FACES for white, count in enumerate(dice) if count]
    extra = [act.TAKE_BONUS] if has_extra else []
    return (*given, *extra) or (act.TAKE,)


def number_plaque(id: str, number: int, at: Point, layer: float) -> Sprite:
    """A plaque with the number of equal things, next to them."""
    x, y = at
    return Sprite(id=id, x=x, y=y, art="roll-plaque", text=str(number), scale=0.8, look="roll-number", layer=layer)


def _black(id: str, face: int, at: Point, scale: float, number: int = -1) -> Sprite:
    """A calamity die in the pool, or a pale one where there is none."""
    x, y = at
    art = f"roll-black-{face + 1}"
    if number < 0:
        return Sprite(id=id, x=x, y=y, art=art, scale=scale, look="roll-faint", layer=OFFER)
    return Sprite(id=id, x=x, y=y, art=art, scale=scale, layer=DICE + number / 10, motion="tumble", enters="pool")


def taken(frame: Frame, value: int) -> list[Sprite]:
    """The calamity die that a player has taken this round."""
    if value == NO_CALAMITY:
        return []
    x, y = frame.at(9.1, -7.9) if frame.large else frame.at(8.5, -7.2)
    label = phrase("see-held", player=player(frame.seat), calamity=calamity(value))
    return [
        Sprite(
            id=f"held-{frame.seat}",
            x=x,
            y=y,
            art=f"roll-black-{value}",
            layer=DICE + 1,
            enters="pool",
            label=label,
            scale=1.0 if frame.large else round(max(0.4, frame.a * 2.6 / 50), 2),
            part=frame.part,
        )
    ]


@drawn_once
def signs(round_number: int, rounds: int, draft: int, layout: Layout) -> list[Sprite]:
    """Which round it is, and which draft."""
    (x, y), (to_x, to_y) = layout.signs
    return [
        Sprite(
            id="round",
            x=x,
            y=y,
            art="roll-round",
            text=f"{round_number} / {rounds}",
            layer=TRAY,
            look="on-dark",
            label=phrase("see-round", round=round_number, rounds=rounds),
        ),
        Sprite(
            id="draft",
            x=to_x,
            y=to_y,
            art="roll-draft",
            text=f"{draft} / {DRAFTS}",
            layer=TRAY,
            look="on-dark",
            label=phrase("see-draft", draft=draft, drafts=DRAFTS),
        ),
    ]

"""Dice as pictures: the flows of white dice, the pool of black ones, and the ways to place a die."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from snowbound.core.scene import Point, Sprite
from snowbound.core.words import phrase, player

from . import actions as act
from .geometry import FACE_OF, HOLE_OF, HUNTERS_OF
from .scene_layout import CORNERS, DiceRow, Frame, Layout, around, disc
from .state import DRAFTS, FACES, NO_CALAMITY, ROUNDS, SIDES
from .words import calamity, placement

TRAY, OFFER, PIPS, DICE = 1.0, 1.2, 1.3, 2.0  # layers, from below
POOL_STEP = 50.0
POOL_PILE = 20.0  # how far a pile of equal black dice may extend
CLUSTER = (1.0, 1.0, 0.82, 0.56, 0.56, 0.54, 0.54)  # the size of equal dice by their number


def flow_of(s: Any, seat: int) -> int:
    """The seat at which the flow in front of a player began; flows travel round the table (ROLL-24)."""
    return (seat - max(int(s.draft) - 1, 0)) % int(s.players)


def in_row(s: Any, frame: Frame, row: DiceRow) -> list[Sprite]:
    """The small dice below a sheet."""
    sprites: list[Sprite] = []
    for face in range(FACES):
        for number in range(s.dice[frame.seat, face]):
            x = round(row.x + len(sprites) * row.step, 1)
            sprites.append(_die(s, frame.seat, face, number, x, row.y, row.scale))
    return sprites


def on_tray(s: Any, seat: int, layout: Layout) -> list[Sprite]:
    """The dice in front of the viewer, each next to the ways to place it."""
    sprites: list[Sprite] = []
    for face in range(FACES):
        x, y = layout.faces[face]
        count = int(s.dice[seat, face])
        if count == 0:
            art = f"die-{face + 1}"
            sprites.append(Sprite(id=f"face-{face + 1}", x=x, y=y, art=art, look="roll-faint", layer=TRAY))
        for number, (dx, dy) in enumerate(cluster(count)):
            size = CLUSTER[count]
            place = round(x + dx * size * 42, 1), round(y + dy * size * 45, 1)
            sprites.append(_die(s, seat, face, number, *place, size, uses(face)))
    return sprites


def cluster(count: int) -> list[tuple[float, float]]:
    """The places of equal dice, in units of a die: in one column, or in two for three dice or more."""
    columns = 1 if count <= 2 else 2
    rows = -(-count // columns)
    return [(n % columns - (columns - 1) / 2, n // columns - (rows - 1) / 2) for n in range(count)]


def _die(
    s: Any, seat: int, face: int, number: int, x: float, y: float, scale: float, actions: tuple[int, ...] = ()
) -> Sprite:
    """A white die; it keeps its id while its flow travels round the table."""
    return Sprite(
        id=f"die-{flow_of(s, seat)}-{face + 1}-{number}",
        x=x,
        y=y,
        art=f"die-{face + 1}",
        scale=scale,
        layer=DICE + number / 10,
        motion="tumble",
        leaves=f"pawn-{seat}",
        actions=actions,
        label=phrase("see-die", player=player(seat), value=face + 1),
    )


def uses(face: int) -> tuple[int, ...]:
    """Everything that can be done with a die of this face."""
    placed = [act.PLACE + n for n in range(len(FACE_OF)) if FACE_OF[n] == face]
    moved = [act.MOVE + face * SIDES + side for side in range(SIDES)]
    taken = [act.TAKE + face * FACES + black for black in range(FACES)]
    return (*taken, *placed, *moved, act.RELOCATE + face, act.WASTE + face)


# --- the ways to place a die -------------------------------------------------


def stamps(layout: Layout) -> list[Sprite]:
    """What each die draws around the pawn, printed on the tray, each with a place to click."""
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
            target=True,
            label=placement("", n),
            actions=(act.PLACE + n, act.BONUS_PLACE + n),
        )
        for n, (x, y) in enumerate(layout.stamps)
    ]
    return printed + offered


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


def pool(s: Any, layout: Layout) -> list[Sprite]:
    """The calamity dice that nobody has taken yet, on their tray."""
    x, y = layout.pool
    label = phrase("see-pool", number=int(sum(s.pool)))
    sprites = [Sprite(id="pool", x=x, y=y, art="roll-pool", layer=TRAY, label=label)]
    for face in range(FACES):
        place, count = x + (face - (FACES - 1) / 2) * POOL_STEP, int(s.pool[face])
        art = f"roll-black-{face + 1}"
        sprites.append(Sprite(id=f"calamity-{face + 1}", x=place, y=y - 3, art=art, look="roll-faint", layer=OFFER))
        for number in range(count):
            down = (number - (count - 1) / 2) * min(8.0, POOL_PILE / count) - 3
            sprites.append(_black(face, number, place, round(y + down, 1)))
        if count > 1:
            sprites.append(number_plaque(f"black-more-{face + 1}", count, (place + 17, y - 22), DICE + 1))
    return sprites


def number_plaque(id: str, number: int, at: Point, layer: float) -> Sprite:
    """A plaque with the number of equal things, next to them."""
    x, y = at
    return Sprite(id=id, x=x, y=y, art="roll-plaque", text=str(number), scale=0.8, look="roll-number", layer=layer)


def _black(face: int, number: int, x: float, y: float) -> Sprite:
    taken = [act.TAKE + white * FACES + face for white in range(FACES)]
    return Sprite(
        id=f"black-{face + 1}-{number}",
        x=x,
        y=y,
        art=f"roll-black-{face + 1}",
        layer=DICE + number / 10,
        motion="tumble",
        enters="pool",
        label=phrase("line-calamity", value=face + 1, calamity=calamity(face + 1)),
        actions=(*taken, act.TAKE_BONUS + face, act.TAKE_FREE + face),
    )


def held(s: Any, frame: Frame) -> list[Sprite]:
    """The calamity die that a player has taken this round."""
    value = int(s.held[frame.seat])
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
        )
    ]


def signs(s: Any, layout: Layout) -> list[Sprite]:
    """Which round it is, and which draft."""
    (x, y), (to_x, to_y) = layout.signs
    return [
        Sprite(
            id="round",
            x=x,
            y=y,
            art="roll-round",
            text=f"{int(s.round_number)} / {ROUNDS}",
            layer=TRAY,
            look="on-dark",
            label=phrase("see-round", round=int(s.round_number), rounds=ROUNDS),
        ),
        Sprite(
            id="draft",
            x=to_x,
            y=to_y,
            art="roll-draft",
            text=f"{int(s.draft)} / {DRAFTS}",
            layer=TRAY,
            look="on-dark",
            label=phrase("see-draft", draft=int(s.draft), drafts=DRAFTS),
        ),
    ]

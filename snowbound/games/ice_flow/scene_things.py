"""Ropes, fish and bears in the picture of Ice Flow: where they lie, where they come from, and what a click means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from snowbound.core.scene import Point, Sprite, kept_sprites

from . import actions as act
from . import labels
from .scene_map import ART, FIGURES, NAME, THINGS, Layout
from .state import (
    ALASKA,
    BEAR,
    DIRECTIONS,
    FIELDS,
    FISH,
    IN_HAND,
    NO_TILE,
    OBJECTS,
    ROPE,
    SEA,
    SIBERIA,
    Phase,
)

LAYING = (Phase.SETUP_ORIENT, Phase.DISCOVER_ORIENT)
DENS = ((0, -4), (-8, -13), (9, 6), (-12, 8), (14, -14))  # bears on a field


@kept_sprites
def objects(s: Any, where: Layout) -> Iterator[Sprite]:
    """Draw ropes, fish and bears on fields and on the floe that will be placed next."""
    crowd = s.crowd.tolist()
    amounts = s.lying.tolist()
    floe_at = s.floe_at.tolist()
    for field, (ropes, fish, bears) in enumerate(zip(*amounts[:3], strict=True)):
        if not ropes + fish + bears:
            continue
        if field == IN_HAND:
            (x, y), carrier = drawn_at(s, where), f"floe{s.floe}"
        else:
            (x, y), carrier = where.fields[field], f"floe{floe_at[field]}" if field < SEA else f"place{field - SEA}"
        in_front = bool(field < FIELDS and crowd[field])  # of those that a bear attacks
        for i in range(bears):
            dx, dy = DENS[i % len(DENS)]
            off = dx, dy + 12 if in_front else dy
            yield thing(BEAR, field, carrier, i, (x, y), off, where.scale, *comes_and_goes(s, BEAR, field))
        kinds = [ROPE] * ropes + [FISH] * fish
        for spot, kind in enumerate(kinds):
            i, off = spot if kind == ROPE else spot - ropes, lying_at(field, spot, len(kinds))
            yield thing(kind, field, carrier, i, (x, y), off, where.scale, *comes_and_goes(s, kind, field))


def lying_at(field: int, place: int, number: int) -> Point:
    """Return where objects lie on a field: in a row in front."""
    gap = min(22.0, 46.0 / max(1, number - 1))
    if ALASKA <= field < SIBERIA:
        return 38 - place * min(gap, 13), 15
    if SEA <= field < ALASKA:
        return (place - (number - 1) / 2) * gap, 24
    return (place - (number - 1) / 2) * gap, 20


def comes_and_goes(s: Any, kind: int, field: int) -> tuple[tuple[int, ...], str, str]:
    """Return the actions of a thing, where it came from, and where it will go."""
    here = s.phase == Phase.COLLECT and field == s.ended and kind < OBJECTS
    leaves = f"pack-{s.turn}" if here else f"supply-{NAME[kind]}"
    return thing_actions(s, kind, field), origin(s, kind, field), leaves


@lru_cache(maxsize=8192)
def thing(
    kind: int,
    field: int,
    carrier: str,
    i: int,
    at: Point,
    off: Point,
    scale: float,
    actions: tuple[int, ...],
    enters: str,
    leaves: str,
) -> Sprite:
    """Draw one rope, fish or bear. It belongs to its floe, so that it drifts with it."""
    return Sprite(
        id=f"{NAME[kind]}-{carrier}-{i}",
        x=round(at[0] + off[0] * scale, 1),
        y=round(at[1] + off[1] * scale, 1),
        art=ART[kind],
        scale=scale * (0.9 if kind == BEAR else 0.82),
        layer=(FIGURES + 0.5 if kind == BEAR else THINGS) + i / 100,
        label=labels.lying_thing(kind, field),
        actions=actions,
        enters=enters,
        leaves=leaves,
    )


def thing_actions(s: Any, kind: int, field: int) -> tuple[int, ...]:
    """Return the actions of a click on an object or a bear: collect it, or drive it off.

    While somebody collects or drives a bear off, only things on that field mean anything.
    """
    if kind == BEAR:
        in_danger = s.phase in (Phase.DRIVE, Phase.THREAT)
        if in_danger and field != s.danger_field[s.dangers - 1]:
            return ()
        return tuple(range(act.DRIVE, act.DRIVE + DIRECTIONS))
    return () if s.phase == Phase.COLLECT and field != s.ended else (act.COLLECT + kind,)


def origin(s: Any, kind: int, field: int) -> str:
    """Return where a new thing comes from: the current player's backpack, or from a tile the supply."""
    on_tile = field == IN_HAND or SEA <= field < ALASKA
    if kind == BEAR or s.phase < Phase.TURN or (s.tile != NO_TILE and on_tile):
        return f"supply-{NAME[kind]}"
    return f"pack-{s.turn}"


def drawn_at(s: Any, where: Layout) -> Point:
    """Return where the floe that will be placed next is drawn."""
    return where.fields[s.hex] if s.phase in LAYING else where.camp.drawn

"""Ropes, fish and bears in the picture of Ice Flow: where they lie, where they come from, and what a click means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from snowbound.core.scene import Part, Point, Sprite, drawn_once

from . import actions as act
from . import labels
from .scene_floes import drawn_at
from .scene_map import ART, FIGURES, NAME, THINGS, Layout
from .scene_strait import MOST_STRAITS, Strait
from .state import ALASKA, BEAR, DIRECTIONS, FISH, IN_HAND, NO_FLOE, NO_TILE, NOBODY, NOWHERE, ROPE, SEA, SIBERIA, Phase

DENS = ((0, -4), (-8, -13), (9, 6), (-12, 8), (14, -14))  # bears on a field
DRIVES = tuple(range(act.DRIVE, act.DRIVE + DIRECTIONS))


def things(s: Any, strait: Strait, where: Layout) -> Part:
    """Draw ropes, fish and bears on fields and on the floe that will be placed next."""
    phase, ended, danger = s.phase, NOWHERE, NOWHERE
    if phase == Phase.COLLECT:
        ended = s.ended
    elif phase in (Phase.DRIVE, Phase.THREAT):
        danger = int(s.danger_field[s.dangers - 1])
    carried = (s.floe, drawn_at(s, where)) if IN_HAND in strait.lying else None
    giver = NOBODY if phase < Phase.TURN else s.turn
    return all_things(strait, carried, giver, s.tile != NO_TILE, ended, danger, where)


@lru_cache(MOST_STRAITS)
def all_things(
    strait: Strait,
    carried: tuple[int, Point] | None,
    giver: int,
    has_tile: bool,
    ended: int,
    danger: int,
    where: Layout,
) -> Part:
    """Draw all things. Those IN_HAND are `carried` by a floe, which is drawn at a point.

    New ropes and fish come from the backpack of `giver`, those of a tile from the supply. While somebody collects
    where a journey has `ended`, or drives a bear off that is a `danger`, only things on that field mean anything.
    """
    found: list[Sprite] = []
    for field, (ropes, fish, bears) in strait.lying.items():
        at = None
        if field < SEA:
            floe = strait.floe_at[field]
        elif field < IN_HAND:
            floe = NO_FLOE
        else:
            assert carried is not None
            floe, at = carried
        if bears:
            found += bears_on(field, floe, at, bears, field in strait.who, danger in (NOWHERE, field), where)
        if ropes or fish:
            from_tile = has_tile and (field == IN_HAND or SEA <= field < ALASKA)
            seats = NOBODY if from_tile else giver, giver if field == ended else NOBODY
            found += objects_on(field, floe, at, ropes, fish, *seats, ended in (NOWHERE, field), where)
    return Part(found)


@drawn_once
def bears_on(
    field: int, floe: int, at: Point | None, bears: int, in_front: bool, is_offered: bool, where: Layout
) -> Iterator[Sprite]:
    """Draw the bears on a field, `in_front` of those that they attack."""
    supply = f"supply-{NAME[BEAR]}"
    for i in range(bears):
        dx, dy = DENS[i % len(DENS)]
        off = dx, dy + 12 if in_front else dy
        yield thing(BEAR, field, floe, at, i, off, where, DRIVES if is_offered else (), supply, supply)


@drawn_once
def objects_on(
    field: int,
    floe: int,
    at: Point | None,
    ropes: int,
    fish: int,
    giver: int,
    taker: int,
    is_offered: bool,
    where: Layout,
) -> Iterator[Sprite]:
    """Draw the ropes and fish on a field.

    New ones come from the backpack of `giver`, and those that are taken go to `taker`; NOBODY is the supply.
    """
    kinds = [ROPE] * ropes + [FISH] * fish
    for spot, kind in enumerate(kinds):
        i, off = spot if kind == ROPE else spot - ropes, lying_at(field, spot, len(kinds))
        actions = (act.COLLECT + kind,) if is_offered else ()
        enters, leaves = (f"supply-{NAME[kind]}" if seat == NOBODY else f"pack-{seat}" for seat in (giver, taker))
        yield thing(kind, field, floe, at, i, off, where, actions, enters, leaves)


def lying_at(field: int, place: int, number: int) -> Point:
    """Return where objects lie on a field: in a row in front."""
    gap = min(22.0, 46.0 / max(1, number - 1))
    if ALASKA <= field < SIBERIA:
        return 38 - place * min(gap, 13), 15
    if SEA <= field < ALASKA:
        return (place - (number - 1) / 2) * gap, 24
    return (place - (number - 1) / 2) * gap, 20


def thing(
    kind: int,
    field: int,
    floe: int,
    at: Point | None,
    i: int,
    off: Point,
    where: Layout,
    actions: tuple[int, ...],
    enters: str,
    leaves: str,
) -> Sprite:
    """Draw one rope, fish or bear. It belongs to its floe, so that it drifts with it."""
    carrier = f"place{field - SEA}" if floe == NO_FLOE else f"floe{floe}"
    x, y = where.fields[field] if at is None else at
    return Sprite(
        id=f"{NAME[kind]}-{carrier}-{i}",
        x=round(x + off[0] * where.scale, 1),
        y=round(y + off[1] * where.scale, 1),
        art=ART[kind],
        scale=where.scale * (0.9 if kind == BEAR else 0.82),
        layer=(FIGURES + 0.5 if kind == BEAR else THINGS) + i / 100,
        label=labels.lying_thing(kind, field),
        actions=actions,
        enters=enters,
        leaves=leaves,
    )

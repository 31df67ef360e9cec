"""The camp beside the strait: bag, tiles, supply, fishing hole, tent and the backpacks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from snowbound.core.scene import Part, Point, Sprite, drawn_once
from snowbound.core.words import phrase

from . import actions as act
from . import labels, status
from .scene_map import ART, NAME, PLACES, THINGS, Layout, Spot
from .state import BEAR, EXPLORERS, FISH, HOLDS, ISLAND, NO_TILE, NOBODY, NOWHERE, ROPE, Phase


def camp(s: Any, where: Layout) -> list[Part]:
    """Draw bag, tiles, supply, fishing hole and tent."""
    parts = [places(where), stacks(s.bag.bit_count(), s.stack_size, where), supply(*s.supply.tolist(), where)]
    return parts if s.tile == NO_TILE else [*parts, tile(s.tile, where)]


@drawn_once
def places(where: Layout) -> Iterator[Sprite]:
    """Draw the fishing hole and the tent."""
    place = where.camp
    for point, id, wide, text, action in (
        (place.hole, "hole", 0.88, "do-fish", act.FISH),
        (place.tent, "tent", 0.8, "do-end", act.END),
    ):
        scale = 1.0 if where.tall else wide
        yield at(point, id=id, art=f"flow-{id}", scale=scale, label=phrase(text), actions=(action,))


@drawn_once
def stacks(floes: int, tiles: int, where: Layout) -> Iterator[Sprite]:
    """Draw the bag and the stack, and how many floes and tiles are there."""
    x, y = where.camp.bag
    yield at((x, y), id="bag", art="flow-bag", label=labels.bag(floes), actions=(act.DISCOVER,))
    yield at((x, y + 12), id="bag-count", text=str(floes), look="flow-count", layer=THINGS)
    x, y = where.camp.stack
    yield at((x, y), id="stack", art="flow-stack", label=labels.stack(tiles))
    yield at((x, y - 6), id="stack-count", text=str(tiles), look="flow-count flow-pale", layer=THINGS)


@drawn_once
def supply(ropes: int, fish: int, bears: int, where: Layout) -> Iterator[Sprite]:
    """Draw the general supply."""
    for kind, number in enumerate((ropes, fish, bears)):
        yield from supplied(kind, number, where)


@cache
def supplied(kind: int, number: int, where: Layout) -> tuple[Sprite, Sprite]:
    """Draw the ropes, fish or bears in the supply."""
    x, y = where.camp.supply[kind]
    size = 1.0 if kind == BEAR else 1.5
    return (
        at((x, y - 10), id=f"supply-{NAME[kind]}", art=ART[kind], scale=size, label=labels.supplied(kind, number)),
        at((x, y + 26), id=f"supply-{NAME[kind]}-count", text=f"× {number}", look="flow-count", layer=THINGS),
    )


def at(point: Point, **more: Any) -> Sprite:
    """Draw something that lies in the snow."""
    more.setdefault("layer", PLACES)
    return Sprite(x=point[0], y=point[1], **more)


@drawn_once
def tile(kind: int, where: Layout) -> Iterator[Sprite]:
    """Draw the tile that is turned up, with its contents."""
    point = where.camp.tile
    art = "flow-tile" if ISLAND[kind] == NOWHERE else "flow-island-tile"
    yield at(point, id="tile", art=art, label=status.tile(kind), enters="stack", motion="turn", layer=THINGS)
    shown = [thing for thing in range(3) for _ in range(HOLDS[kind, thing])]
    for i, kind_shown in enumerate(shown):
        x = point[0] + (i - (len(shown) - 1) / 2) * 22
        y = point[1] - 6 + (8 if i % 2 else 0) * (len(shown) > 1)
        yield at(
            (x, y), id=f"tile-shows-{i}", art=ART[kind_shown], scale=0.72, enters="stack", layer=THINGS + 0.1 + i / 100
        )


@cache
def pack_places(players: int, seat: int, where: Layout) -> list[Spot]:
    """Return where each player's backpack stands: mine in front, the others clockwise."""
    places = where.packs(players)
    return [places[(owner - max(seat, 0)) % players] for owner in range(players)]


def packs(s: Any, seat: int, where: Layout) -> list[Part]:
    """Draw the backpacks with their contents, and a lantern at the current player's."""
    places, held = pack_places(s.players, seat, where), s.backpack.tolist()
    parts = [pack(owner, spot, *held[owner], owner == seat) for owner, spot in enumerate(places)]
    if s.turn != NOBODY and s.phase != Phase.OVER:
        parts.append(lantern(s.turn, places[s.turn]))
    return parts


@drawn_once
def pack(owner: int, spot: Spot, ropes: int, fish: int, is_own: bool) -> Iterator[Sprite]:
    """Draw a backpack with its contents."""
    x, y, size = spot
    label = status.backpack(owner, ropes, fish)
    layer = THINGS - 0.5
    yield Sprite(id=f"pack-{owner}", x=x, y=y, art="flow-pack", scale=size, layer=layer, seat=owner, label=label)
    for i, kind in enumerate([ROPE] * ropes + [FISH] * fish):
        number = i if kind == ROPE else i - ropes
        drops = tuple(act.DROP + kind * EXPLORERS + explorer for explorer in range(EXPLORERS)) if is_own else ()
        yield Sprite(
            id=f"packed-{owner}-{NAME[kind]}-{number}",
            x=x + (i - 1) * 39 * size,
            y=y + 20 * size,
            art=ART[kind],
            scale=1.02 * size if kind == ROPE else 0.9 * size,
            layer=THINGS,
            label=labels.packed_thing(kind),
            actions=drops,
            enters=f"supply-{NAME[kind]}",
            leaves=f"supply-{NAME[kind]}",
        )


@drawn_once
def lantern(owner: int, spot: Spot) -> Iterator[Sprite]:
    """Draw the lantern at the current player's backpack."""
    x, y, size = spot
    yield Sprite(
        id="lantern",
        x=x + 66 * size,
        y=y - 34 * size,
        art="flow-lantern",
        scale=0.5 + 0.5 * size,
        layer=THINGS,
        label=labels.turn(owner),
    )

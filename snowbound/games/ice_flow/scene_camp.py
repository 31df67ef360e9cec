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


def camp(s: Any, where: Layout) -> Part:
    """Draw bag, tiles, supply, fishing hole and tent."""
    return camp_with(where, int(s.bag).bit_count(), int(s.stack_size), tuple(s.supply.tolist()), int(s.tile))


@drawn_once
def camp_with(where: Layout, floes: int, tiles: int, supply: tuple[int, ...], shown: int) -> Iterator[Sprite]:
    """Draw the camp: `floes` are in the bag, `tiles` on the stack, and the tile `shown` is turned up."""
    place = where.camp
    yield at(place.bag, id="bag", art="flow-bag", label=labels.bag(floes), actions=(act.DISCOVER,))
    yield at((place.bag[0], place.bag[1] + 12), id="bag-count", text=str(floes), look="flow-count", layer=THINGS)
    yield at(place.stack, id="stack", art="flow-stack", label=labels.stack(tiles))
    yield at(
        (place.stack[0], place.stack[1] - 6),
        id="stack-count",
        text=str(tiles),
        look="flow-count flow-pale",
        layer=THINGS,
    )
    for point, id, wide, text, action in (
        (place.hole, "hole", 0.88, "do-fish", act.FISH),
        (place.tent, "tent", 0.8, "do-end", act.END),
    ):
        scale = 1.0 if where.tall else wide
        yield at(point, id=id, art=f"flow-{id}", scale=scale, label=phrase(text), actions=(action,))
    for kind, number in enumerate(supply):
        x, y = place.supply[kind]
        size = 1.0 if kind == BEAR else 1.5
        yield at((x, y - 10), id=f"supply-{NAME[kind]}", art=ART[kind], scale=size, label=labels.supplied(kind, number))
        yield at((x, y + 26), id=f"supply-{NAME[kind]}-count", text=f"× {number}", look="flow-count", layer=THINGS)
    if shown != NO_TILE:
        yield from tile(shown, place.tile)


def at(point: Point, **more: Any) -> Sprite:
    """Draw something that lies in the snow."""
    more.setdefault("layer", PLACES)
    return Sprite(x=point[0], y=point[1], **more)


def tile(kind: int, point: Point) -> Iterator[Sprite]:
    """Draw the tile that is turned up, with its contents."""
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
    places, held = pack_places(int(s.players), seat, where), s.backpack.tolist()
    parts = [pack(owner, spot, *held[owner], owner == seat) for owner, spot in enumerate(places)]
    if s.turn != NOBODY and s.phase != Phase.OVER:
        parts.append(lantern(int(s.turn), places[s.turn]))
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

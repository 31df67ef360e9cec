"""Sea and ice in the picture of Ice Flow: open hexes, floes on the strait and in hands, and the floe to be placed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from snowbound.core.scene import MOST_DRAWN, Label, Part, Point, Sprite, drawn_once

from . import actions as act
from . import labels, status
from .naming import place
from .scene_camp import pack_places
from .scene_map import ARROWS, ICE, PLACES, UNDER, Layout, Spot, open_sea
from .scene_strait import COLUMNS, MOST_STRAITS, NOTHING, Strait, Things
from .state import DIRECTIONS, EDGES, FLOES, NO_FLOE, PATTERN, PATTERNS, Phase
from .status import Standing

LAYING = (Phase.SETUP_ORIENT, Phase.DISCOVER_ORIENT)


# --- the strait --------------------------------------------------------------


Ice = tuple[int, int, Things, Standing]
"""A floe, its orientation, and what is on it."""


@lru_cache(MOST_STRAITS)
def sea_and_ice(strait: Strait, where: Layout) -> list[Part]:
    """Draw the hexes of the strait, a part per column."""
    turned, lying, who = strait.turned, strait.lying, strait.who
    ice = [
        None if floe == NO_FLOE else (floe, turned[floe], lying.get(hex, NOTHING), who.get(hex, ()))
        for hex, floe in enumerate(strait.floe_at)
    ]
    return [column(hexes.start, tuple(ice[hexes]), where) for hexes in COLUMNS]


@drawn_once
def column(first: int, ice: tuple[Ice | None, ...], where: Layout) -> Iterator[Sprite]:
    """Draw a column that begins with the hex `first`; None is open sea."""
    for hex, here in enumerate(ice, first):
        if here is None:
            yield open_sea(hex, where.tall)
        else:
            yield from placed_floe(hex, *here, where)


@drawn_once
def placed_floe(hex: int, floe: int, turned: int, things: Things, who: Standing, where: Layout) -> Iterator[Sprite]:
    """Draw a floe on the strait: its top, the edge under it that rotates with it, and the name of its hex."""
    x, y = where.fields[hex]
    label = status.contents(hex, int(EDGES[PATTERN[floe], turned]), *things, who)
    yield edge(floe, turned, (x, y), where.scale)
    yield top(floe, turned, (x, y), where.scale, label, (act.HEX + hex,))
    yield hex_name(hex, floe, where)


@lru_cache(MOST_DRAWN)
def hex_name(hex: int, floe: int, where: Layout) -> Sprite:
    """Write the name of a hex on its floe."""
    x, y = where.fields[hex]
    return Sprite(
        id=f"ice-name-{floe}",
        x=x,
        y=y,
        scale=where.scale,
        layer=ARROWS,
        text=str(place(hex)),
        look="flow-ice-name flow-narrow" if where.tall else "flow-ice-name",
    )


# --- floes that are not on the strait ----------------------------------------


def drawn_at(s: Any, where: Layout) -> Point:
    """Return where the floe that will be placed next is drawn."""
    return where.fields[s.hex] if s.phase in LAYING else where.camp.drawn


def drawn_floe(s: Any, where: Layout) -> Part:
    """Draw the floe that will be placed next."""
    return loose_floe(s.floe, drawn_at(s, where), where.scale, "ghost" if s.phase in LAYING else "")


@drawn_once
def loose_floe(floe: int, at: Point, scale: float, look: str) -> Iterator[Sprite]:
    """Draw a floe that has not been turned yet."""
    yield edge(floe, 0, at, scale, look=look)
    yield top(floe, 0, at, scale, labels.loose_floe(floe), look=look)


def hands(s: Any, seat: int, where: Layout) -> Iterator[Part]:
    """Draw the floes of the start phase: mine on the sled while I pick, the others behind the backpacks."""
    held = s.hands.tolist()
    if not any(held):
        return
    viewer = seat if seat >= 0 else s.turn
    for owner, spot in enumerate(pack_places(s.players, seat, where)):
        if owner == viewer and s.phase != Phase.SETUP_ORIENT:
            yield on_sled(held[owner], owner == seat, where)
        else:
            yield behind_pack(held[owner], spot)


def floes_in(held: int) -> list[int]:
    """Return the floes of a hand, which has a bit for each."""
    return [floe for floe in range(FLOES) if held >> floe & 1]


@drawn_once
def on_sled(held: int, is_own: bool, where: Layout) -> Iterator[Sprite]:
    """Draw a hand on the sled."""
    places, scale = where.camp.floes, 0.68 if where.tall else 0.76
    for i, floe in enumerate(floes_in(held)):
        at, actions = places[i % len(places)], (act.PICK + int(PATTERN[floe]),) if is_own else ()
        yield edge(floe, 0, at, scale)
        yield top(floe, 0, at, scale, labels.loose_floe(floe), actions)


@drawn_once
def behind_pack(held: int, spot: Spot) -> Iterator[Sprite]:
    """Draw a hand behind its owner's backpack."""
    floes, (x, y, size) = floes_in(held), spot
    for i, floe in enumerate(floes):
        at = x + (i - (len(floes) - 1) / 2) * 100 * size / max(3, len(floes)), y - 70 * size
        yield edge(floe, 0, at, 0.62 * size, layer=PLACES)
        yield top(floe, 0, at, 0.62 * size, labels.loose_floe(floe), layer=PLACES)


# --- one floe ----------------------------------------------------------------


def _looks() -> list[tuple[str, int]]:
    """For each pattern, return its drawing in art.svg (named after its smallest rotation) and its angle."""
    found = []
    for pattern in range(PATTERNS):
        smallest = min(EDGES[pattern].tolist())
        turned = EDGES[pattern].tolist().index(smallest)
        found.append((f"{smallest}", (DIRECTIONS - turned) % DIRECTIONS))
    return found


LOOK = _looks()


def look_of(floe: int, turned: int) -> tuple[str, float]:
    """Return the drawing of a floe in art.svg, and its angle."""
    art, first = LOOK[PATTERN[floe]]
    return art, 60.0 * ((first + turned) % DIRECTIONS)


@lru_cache(MOST_DRAWN)
def edge(floe: int, turned: int, at: Point, scale: float, *, layer: float = UNDER, look: str = "") -> Sprite:
    """Draw the edge that makes a floe look thick."""
    art, turn = look_of(floe, turned)
    return Sprite(
        id=f"under-{floe}",
        x=at[0],
        y=at[1] + 6 * scale,
        art=f"flow-under-{art}",
        turn=turn,
        scale=scale,
        layer=layer,
        look=look,
        enters="bag",
        leaves="bag",
    )


@lru_cache(MOST_DRAWN)
def top(
    floe: int,
    turned: int,
    at: Point,
    scale: float,
    label: Label,
    actions: tuple[int, ...] = (),
    *,
    layer: float = UNDER,
    look: str = "",
) -> Sprite:
    """Draw a floe; `layer` is that of the edge beneath it."""
    art, turn = look_of(floe, turned)
    return Sprite(
        id=f"floe-{floe}",
        x=at[0],
        y=at[1],
        art=f"flow-floe-{art}",
        turn=turn,
        scale=scale,
        layer=layer - UNDER + ICE,
        look=look,
        label=label,
        enters="bag",
        leaves="bag",
        actions=actions,
    )

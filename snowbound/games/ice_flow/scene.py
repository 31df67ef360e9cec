"""The scene of Ice Flow: floes and what is on them, the camp beside the strait, the backpacks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from snowbound.core.frozen import kept
from snowbound.core.scene import Badge, Holding, Part, Point, Scene, Sprite, Sprites, kept_sprites, with_actions
from snowbound.core.words import Phrase

from . import actions as act
from . import labels, status
from .naming import amount, place
from .scene_camp import camp, pack_places, packs
from .scene_map import (
    ARROWS,
    ART,
    FIGURES,
    ICE,
    PLACES,
    RING,
    UNDER,
    Layout,
    layout,
    open_sea,
    scenery,
)
from .scene_targets import all_ways, is_deciding, targets
from .scene_things import LAYING, drawn_at, objects
from .state import (
    ALASKA,
    DIRECTIONS,
    EDGES,
    FIELDS,
    FLOES,
    NO_FLOE,
    NOWHERE,
    PATTERN,
    PATTERNS,
    SEA,
    SIBERIA,
    Phase,
)

CROWDS = {1: ((0, -9),), 2: ((-15, -8), (15, -8)), 3: ((-22, -6), (0, -11), (22, -6))}  # explorers on a floe
ALASKANS = ((-17, 0), (8, 4), (-4, -18))
SIBERIANS = ((26, -2), (9, 4), (-8, 6), (-24, 5))


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the strait and the camp. Everyone sees the same, with their own backpack in front."""
    where = layout(tall)
    parts = [scenery(tall), seas(s, where), *reachable(s, seat, floes(s, where), stations(s, where))]
    if s.floe != NO_FLOE:
        parts.append(drawn_floe(s, where))
    if s.hands.any():
        parts.append(hands(s, seat, where))
    parts += [figures(s, seat, where), objects(s, where), camp(s, where), *packs(s, seat, where)]
    parts += [rings(s, where), targets(s, seat, where)]
    return Scene(
        width=where.width, height=where.height, sprites=Sprites(parts), seats=[holding(s, i) for i in range(s.players)]
    )


@kept
def holding(s: Any, seat: int) -> Holding:
    """Return what a player has: explorers in Siberia, and the backpack."""
    arrived = sum(field >= SIBERIA for field in s.explorers[seat].tolist())
    badges = [Badge("flow-cabin", str(arrived), labels.home(arrived))]
    for thing, number in enumerate(s.backpack[seat].tolist()):
        badges.append(Badge(ART[thing], str(number), amount(thing, number)))
    return Holding(None, badges)


# --- floes -------------------------------------------------------------------


def _looks() -> list[tuple[str, int]]:
    """For each pattern, return its drawing in art.svg (named after its smallest rotation) and its angle."""
    found = []
    for pattern in range(PATTERNS):
        smallest = min(EDGES[pattern].tolist())
        turned = EDGES[pattern].tolist().index(smallest)
        found.append((f"{smallest}", (DIRECTIONS - turned) % DIRECTIONS))
    return found


LOOK = _looks()


@kept
def way_actions(s: Any, seat: int) -> dict[int, tuple[int, ...]]:
    """Return the actions by which the moving or fleeing explorer of a seat would go to each field near it."""
    if not is_deciding(s, seat) or s.phase not in (Phase.JOURNEY, Phase.THREAT):
        return {}
    mover = s.threatened if s.phase == Phase.THREAT else s.traveller
    found: dict[int, tuple[int, ...]] = {}
    for to, _, action in all_ways(s, int(s.explorers[seat, mover])):
        found[to] = (*found.get(to, ()), action)
    return found


def reachable(s: Any, seat: int, *parts: Part) -> list[Part]:
    """Return the parts with the ways of the explorer who moves now, which a click on a field may mean."""
    goals = way_actions(s, seat)
    if not goals:
        return [*parts]
    floe_at, meant = s.floe_at.tolist(), {}
    for field, ways in goals.items():
        if field < SEA:
            meant[f"floe-{floe_at[field]}"] = (act.HEX + field, *ways)
        elif field < ALASKA:
            meant[f"island-{field - SEA}"] = ways
        elif field >= SIBERIA:
            meant[f"station-{field - ALASKA}"] = ways
        else:
            action = act.STATION + field - ALASKA
            meant[f"station-{field - ALASKA}"] = (action, *(way for way in ways if way != action))
    return [with_actions(part, meant) for part in parts]


@kept_sprites
def seas(s: Any, where: Layout) -> Iterator[Sprite]:
    """Draw the hexes of open sea."""
    for hex, floe in enumerate(s.floe_at.tolist()):
        if floe == NO_FLOE:
            yield open_sea(hex, where.tall)


@kept_sprites
def floes(s: Any, where: Layout) -> Iterator[Sprite]:
    """Draw every floe of the strait: its top, the edge under it that rotates with it, and the name of its hex."""
    lines, turned = status.field_labels(s), s.turned.tolist()
    for hex, floe in enumerate(s.floe_at.tolist()):
        if floe != NO_FLOE:
            yield from placed_floe(hex, floe, turned[floe], where.tall, lines[hex])


@kept_sprites
def drawn_floe(s: Any, where: Layout) -> Iterator[Sprite]:
    """Draw the floe that will be placed next."""
    (x, y), look, label = drawn_at(s, where), "ghost" if s.phase in LAYING else "", labels.loose_floe(int(s.floe))
    return floe_at(int(s.floe), int(s.turned[s.floe]), x, y, where.scale, look=look, label=label)


@kept_sprites
def hands(s: Any, seat: int, where: Layout) -> Iterator[Sprite]:
    """Draw the floes that players hold in the start phase."""
    for owner in range(s.players):
        if s.hands[owner]:
            yield from hand(s, owner, seat, where)


@lru_cache(maxsize=8192)
def placed_floe(hex: int, floe: int, turned: int, tall: bool, label: Phrase) -> tuple[Sprite, ...]:
    """Draw a floe on the strait; cached, since most floes are the same after the next event."""
    where = layout(tall)
    x, y = where.fields[hex]
    name = Sprite(
        id=f"ice-name-{floe}",
        x=x,
        y=y,
        scale=where.scale,
        layer=ARROWS,
        text=str(place(hex)),
        look="flow-ice-name flow-narrow" if tall else "flow-ice-name",
    )
    both = floe_at(floe, turned, x, y, where.scale, label=label, actions=(act.HEX + hex,))
    return (*both, name)


def floe_at(
    floe: int, turned: int, x: float, y: float, scale: float, layer: float = UNDER, **more: Any
) -> Iterator[Sprite]:
    """Draw a floe, and beneath it the edge that makes it look thick."""
    art, first = LOOK[PATTERN[floe]]
    turn = 60.0 * ((first + turned) % DIRECTIONS)
    under = Sprite(
        id=f"under-{floe}",
        x=x,
        y=y + 6 * scale,
        art=f"flow-under-{art}",
        turn=turn,
        scale=scale,
        layer=layer,
        look=more.get("look", ""),
        enters="bag",
        leaves="bag",
    )
    yield under
    yield Sprite(
        id=f"floe-{floe}",
        x=x,
        y=y,
        art=f"flow-floe-{art}",
        turn=turn,
        scale=scale,
        layer=layer - UNDER + ICE,
        enters="bag",
        leaves="bag",
        **more,
    )


def hand(s: Any, owner: int, seat: int, where: Layout) -> Iterator[Sprite]:
    """Draw the floes of the start phase: mine on the sled while I pick, the others behind the backpacks."""
    held = [floe for floe in range(FLOES) if s.hands[owner] >> floe & 1]
    viewer = seat if seat >= 0 else int(s.turn)
    on_sled = owner == viewer and s.phase != Phase.SETUP_ORIENT
    x, y, size = pack_places(int(s.players), seat, where)[owner]
    for i, floe in enumerate(held):
        turned = int(s.turned[floe])
        label, actions = labels.loose_floe(floe), (act.PICK + int(PATTERN[floe]),) if owner == seat else ()
        if on_sled:
            px, py = where.camp.floes[i % len(where.camp.floes)]
            yield from floe_at(floe, turned, px, py, 0.68 if where.tall else 0.76, label=label, actions=actions)
        else:
            px = x + (i - (len(held) - 1) / 2) * 100 * size / max(3, len(held))
            yield from floe_at(floe, turned, px, y - 70 * size, 0.62 * size, layer=PLACES, label=label)


# --- what stands and lies on fields ------------------------------------------


@kept_sprites
def stations(s: Any, where: Layout) -> Iterator[Sprite]:
    """Draw the stations of both coasts, and the islands."""
    lines = status.field_labels(s)
    for field in range(SEA, FIELDS):
        yield station(field, where.tall, lines[field])


@lru_cache(maxsize=4096)
def station(field: int, tall: bool, label: Phrase) -> Sprite:
    """Draw a station or an island."""
    where = layout(tall)
    x, y = where.fields[field]
    more: dict[str, Any] = {"layer": PLACES, "label": label}
    if field < ALASKA:
        return Sprite(id=f"island-{field - SEA}", x=x, y=y, art="flow-island", scale=0.9 * where.scale, **more)
    more |= {"id": f"station-{field - ALASKA}", "scale": where.scale}
    if field >= SIBERIA:
        return Sprite(x=x - 4, y=y - 14 * where.scale, art="flow-cabin", **more)
    more["actions"] = (act.STATION + field - ALASKA,)
    return Sprite(x=x + (18 if tall else 40), y=y - 12 * where.scale, art="flow-hut", **more)


@kept_sprites
def figures(s: Any, viewer: int, where: Layout) -> Iterator[Sprite]:
    """Draw the explorers, numbered as in the log."""
    there: dict[int, list[tuple[int, int]]] = {}
    for seat in range(s.players):
        for explorer, field in enumerate(s.explorers[seat].tolist()):
            if field != NOWHERE:
                there.setdefault(field, []).append((seat, explorer))
    for field, who in there.items():
        x, y = where.fields[field]
        for (seat, explorer), (dx, dy) in zip(who, standing(field, len(who)), strict=False):
            at = x + dx * where.scale, y + dy * where.scale
            actions = figure_actions(s, explorer) if seat == viewer else ()
            yield figure(seat, explorer, field, at, FIGURES + (y + dy) / 10_000, actions)


@lru_cache(maxsize=4096)
def figure(seat: int, explorer: int, field: int, at: Point, layer: float, actions: tuple[int, ...]) -> Sprite:
    """Draw an explorer."""
    return Sprite(
        id=f"explorer-{seat}-{explorer}",
        x=at[0],
        y=at[1],
        art="flow-explorer",
        scale=0.78 if field >= SIBERIA else 0.92,
        layer=layer,
        seat=seat,
        look="flow-figure",
        text=str(explorer + 1),
        label=labels.standing_explorer(seat, explorer, field),
        enters=f"pack-{seat}",
        actions=actions,
    )


def standing(field: int, number: int) -> tuple[tuple[int, int], ...]:
    """Return where this many explorers stand on a field."""
    if field >= SIBERIA:
        return SIBERIANS
    return ALASKANS if field >= ALASKA else CROWDS[min(number, 3)]


def figure_actions(s: Any, explorer: int) -> tuple[int, ...]:
    """Return the actions of a click on an explorer of one's own: begin its journey, or end it."""
    return (act.STOP,) if s.phase == Phase.JOURNEY and explorer == s.traveller else (act.SELECT + explorer,)


@kept_sprites
def rings(s: Any, where: Layout) -> Iterator[Sprite]:
    """Draw rings around the chosen floe, the moving explorer and the field in danger."""
    if s.phase == Phase.FLOE:
        yield ring("chosen", "flow-chosen", s.hex, where, labels.chosen(int(s.hex)))
    if s.phase == Phase.JOURNEY:
        yield ring("chosen", "flow-chosen", int(s.explorers[s.turn, s.traveller]), where, "")
    if s.phase in (Phase.DRIVE, Phase.THREAT):
        field = int(s.danger_field[s.dangers - 1])
        yield ring("danger", "flow-danger", field, where, labels.danger(field))


def ring(id: str, art: str, field: int, where: Layout, label: Any) -> Sprite:
    """Draw a ring around a field."""
    x, y = where.fields[field]
    return Sprite(id=id, x=x, y=y, art=art, scale=where.scale, layer=RING, label=label)

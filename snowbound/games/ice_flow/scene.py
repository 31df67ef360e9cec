"""The scene of Ice Flow: floes and what is on them, the camp beside the strait, the backpacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snowbound.core.scene import Badge, Holding, Point, Scene, Sprite

from . import actions as act
from . import labels, status
from .naming import amount, place
from .scene_camp import camp, pack_places, packs
from .scene_map import (
    ARROWS,
    ART,
    FIGURES,
    ICE,
    NAME,
    PLACES,
    RING,
    THINGS,
    UNDER,
    Layout,
    layout,
    open_sea,
    scenery,
)
from .scene_targets import all_ways, is_deciding, targets
from .state import (
    ALASKA,
    BEAR,
    DIRECTIONS,
    EDGES,
    FIELDS,
    FISH,
    FLOES,
    IN_HAND,
    NO_FLOE,
    NO_TILE,
    NOWHERE,
    OBJECTS,
    PATTERN,
    PATTERNS,
    ROPE,
    SEA,
    SIBERIA,
    Phase,
)

LAYING = (Phase.SETUP_ORIENT, Phase.DISCOVER_ORIENT)
CROWDS = {1: ((0, -9),), 2: ((-15, -8), (15, -8)), 3: ((-22, -6), (0, -11), (22, -6))}  # explorers on a floe
ALASKANS = ((-17, 0), (8, 4), (-4, -18))
SIBERIANS = ((26, -2), (9, 4), (-8, 6), (-24, 5))
DENS = ((0, -4), (-8, -13), (9, 6), (-12, 8), (14, -14))  # bears on a field


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the strait and the camp. Everyone sees the same, with their own backpack in front."""
    where, goals = layout(tall), way_actions(s, seat)
    sprites = [*scenery(tall), *seas(s, where), *floes(s, seat, where, goals), *stations(s, where, goals)]
    sprites += [*figures(s, seat, where), *objects(s, where), *camp(s, where), *packs(s, seat, where)]
    sprites += [*rings(s, where), *targets(s, seat, where)]
    return Scene(
        width=where.width, height=where.height, sprites=sprites, seats=[holding(s, i) for i in range(s.players)]
    )


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


def way_actions(s: Any, seat: int) -> dict[int, tuple[int, ...]]:
    """Return the actions by which the moving or fleeing explorer of a seat would go to each field near it."""
    if not is_deciding(s, seat) or s.phase not in (Phase.JOURNEY, Phase.THREAT):
        return {}
    mover = s.threatened if s.phase == Phase.THREAT else s.traveller
    found: dict[int, tuple[int, ...]] = {}
    for to, _, action in all_ways(s, int(s.explorers[seat, mover])):
        found[to] = (*found.get(to, ()), action)
    return found


def seas(s: Any, where: Layout) -> Iterator[Sprite]:
    """Draw the hexes of open sea."""
    for hex, floe in enumerate(s.floe_at.tolist()):
        if floe == NO_FLOE:
            yield open_sea(hex, where.tall)


def floes(s: Any, seat: int, where: Layout, goals: dict[int, tuple[int, ...]]) -> Iterator[Sprite]:
    """Draw every floe outside the bag: its top, the edge under it that rotates with it, and the name of its hex."""
    for hex, floe in enumerate(s.floe_at.tolist()):
        if floe != NO_FLOE:
            (x, y), label = where.fields[hex], status.field_line(s, hex, near=False)
            actions = (act.HEX + hex, *goals.get(hex, ()))
            yield from floe_at(s, floe, x, y, where.scale, label=label, actions=actions)
            yield Sprite(
                id=f"ice-name-{floe}",
                x=x,
                y=y,
                scale=where.scale,
                layer=ARROWS,
                text=str(place(hex)),
                look="flow-ice-name flow-narrow" if where.tall else "flow-ice-name",
            )
    if s.floe != NO_FLOE:
        (x, y), look = drawn_at(s, where), "ghost" if s.phase in LAYING else ""
        yield from floe_at(s, s.floe, x, y, where.scale, look=look, label=labels.loose_floe(int(s.floe)))
    for owner in range(s.players):
        if s.hands[owner]:
            yield from hand(s, owner, seat, where)


def drawn_at(s: Any, where: Layout) -> Point:
    """Return where the floe that will be placed next is drawn."""
    return where.fields[s.hex] if s.phase in LAYING else where.camp.drawn


def floe_at(s: Any, floe: int, x: float, y: float, scale: float, layer: float = UNDER, **more: Any) -> Iterator[Sprite]:
    """Draw a floe, and beneath it the edge that makes it look thick."""
    art, turned = LOOK[PATTERN[floe]]
    turn = 60.0 * ((turned + int(s.turned[floe])) % DIRECTIONS)
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
    x, y, size = pack_places(s, seat, where)[owner]
    for i, floe in enumerate(held):
        label, actions = labels.loose_floe(floe), (act.PICK + int(PATTERN[floe]),) if owner == seat else ()
        if on_sled:
            px, py = where.camp.floes[i % len(where.camp.floes)]
            yield from floe_at(s, floe, px, py, 0.68 if where.tall else 0.76, label=label, actions=actions)
        else:
            px = x + (i - (len(held) - 1) / 2) * 100 * size / max(3, len(held))
            yield from floe_at(s, floe, px, y - 70 * size, 0.62 * size, layer=PLACES, label=label)


# --- what stands and lies on fields ------------------------------------------


def stations(s: Any, where: Layout, goals: dict[int, tuple[int, ...]]) -> Iterator[Sprite]:
    """Draw the stations of both coasts, and the islands."""
    for field in range(SEA, FIELDS):
        x, y = where.fields[field]
        label = status.field_line(s, field, near=False)
        if field < ALASKA:
            yield Sprite(
                id=f"island-{field - SEA}",
                x=x,
                y=y,
                art="flow-island",
                scale=0.9 * where.scale,
                layer=PLACES,
                label=label,
                actions=goals.get(field, ()),
            )
        elif field < SIBERIA:
            action = act.STATION + field - ALASKA
            dx = 18 if where.tall else 40
            yield Sprite(
                id=f"station-{field - ALASKA}",
                x=x + dx,
                y=y - 12 * where.scale,
                art="flow-hut",
                scale=where.scale,
                layer=PLACES,
                label=label,
                actions=(action, *(way for way in goals.get(field, ()) if way != action)),
            )
        else:
            yield Sprite(
                id=f"station-{field - ALASKA}",
                x=x - 4,
                y=y - 14 * where.scale,
                art="flow-cabin",
                scale=where.scale,
                layer=PLACES,
                label=label,
                actions=goals.get(field, ()),
            )


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
            yield Sprite(
                id=f"explorer-{seat}-{explorer}",
                x=x + dx * where.scale,
                y=y + dy * where.scale,
                art="flow-explorer",
                scale=0.78 if field >= SIBERIA else 0.92,
                layer=FIGURES + (y + dy) / 10_000,
                seat=seat,
                look="flow-figure",
                text=str(explorer + 1),
                label=labels.standing_explorer(s, seat, explorer),
                enters=f"pack-{seat}",
                actions=figure_actions(s, explorer) if seat == viewer else (),
            )


def standing(field: int, number: int) -> tuple[tuple[int, int], ...]:
    """Return where this many explorers stand on a field."""
    if field >= SIBERIA:
        return SIBERIANS
    return ALASKANS if field >= ALASKA else CROWDS[min(number, 3)]


def figure_actions(s: Any, explorer: int) -> tuple[int, ...]:
    """Return the actions of a click on an explorer of one's own: begin its journey, or end it."""
    return (act.STOP,) if s.phase == Phase.JOURNEY and explorer == s.traveller else (act.SELECT + explorer,)


def objects(s: Any, where: Layout) -> Iterator[Sprite]:
    """Draw ropes, fish and bears on fields and on the floe that will be placed next."""
    crowd = s.crowd.tolist()
    amounts = s.lying.tolist()
    floe_at = s.floe_at.tolist()
    for field in range(FIELDS + 1):
        ropes, fish, bears = (amounts[thing][field] for thing in range(3))
        if not ropes + fish + bears:
            continue
        if field == IN_HAND:
            (x, y), carrier = drawn_at(s, where), f"floe{s.floe}"
        else:
            (x, y), carrier = where.fields[field], f"floe{floe_at[field]}" if field < SEA else f"place{field - SEA}"
        for i in range(bears):
            yield thing(s, BEAR, field, carrier, i, x, y, where, DENS[i % len(DENS)], crowd)
        kinds = [ROPE] * ropes + [FISH] * fish
        for spot, kind in enumerate(kinds):
            i = spot if kind == ROPE else spot - ropes
            yield thing(s, kind, field, carrier, i, x, y, where, lying_at(field, spot, len(kinds)), crowd)


def lying_at(field: int, place: int, number: int) -> Point:
    """Return where objects lie on a field: in a row in front."""
    gap = min(22.0, 46.0 / max(1, number - 1))
    if ALASKA <= field < SIBERIA:
        return 38 - place * min(gap, 13), 15
    if SEA <= field < ALASKA:
        return (place - (number - 1) / 2) * gap, 24
    return (place - (number - 1) / 2) * gap, 20


def thing(
    s: Any, kind: int, field: int, carrier: str, i: int, x: float, y: float, where: Layout, off: Point, crowd: list[int]
) -> Sprite:
    """Draw one rope, fish or bear. It belongs to its floe, so that it drifts with it."""
    dx, dy = off
    if kind == BEAR and field < FIELDS and crowd[field]:
        dy += 12  # in front of those it attacks
    scale = where.scale * (0.9 if kind == BEAR else 0.82)
    here = s.phase == Phase.COLLECT and field == s.ended
    return Sprite(
        id=f"{NAME[kind]}-{carrier}-{i}",
        x=round(x + dx * where.scale, 1),
        y=round(y + dy * where.scale, 1),
        art=ART[kind],
        scale=scale,
        layer=(FIGURES + 0.5 if kind == BEAR else THINGS) + i / 100,
        label=labels.lying_thing(kind, field),
        actions=thing_actions(s, kind, field),
        enters=origin(s, kind, field),
        leaves=f"pack-{s.turn}" if here and kind < OBJECTS else f"supply-{NAME[kind]}",
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

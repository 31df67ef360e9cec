"""The scene of Ice Flow: floes and what is on them, the camp beside the strait, the backpacks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from snowbound.core.scene import (
    MOST_DRAWN,
    Badge,
    Holding,
    Label,
    Part,
    Point,
    Scene,
    Sprite,
    Sprites,
    drawn_once,
    with_actions,
)
from snowbound.core.words import Phrase

from . import actions as act
from . import labels, status
from .naming import amount
from .scene_camp import camp, packs
from .scene_floes import drawn_floe, hands, sea_and_ice
from .scene_map import ART, FIGURES, PLACES, RING, Layout, layout, scenery
from .scene_strait import MOST_STRAITS, NOTHING, Strait, Things, strait_of
from .scene_targets import Way, targets, ways_now
from .scene_things import things
from .state import ALASKA, FIELDS, NO_FLOE, NOBODY, NOWHERE, SEA, SIBERIA, SMOOTH, Phase
from .status import Standing

CROWDS = {1: ((0, -9),), 2: ((-15, -8), (15, -8)), 3: ((-22, -6), (0, -11), (22, -6))}  # explorers on a floe
ALASKANS = ((-17, 0), (8, 4), (-4, -18))
SIBERIANS = ((26, -2), (9, 4), (-8, 6), (-24, 5))
ABOVE_NAME = 9  # how much higher they stand on a tall screen, where the name of the station is close below


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the strait and the camp. Everyone sees the same, with their own backpack in front."""
    where, strait, ways = layout(tall), strait_of(s), ways_now(s, seat)
    traveller = s.traveller if s.phase == Phase.JOURNEY else NOBODY
    parts = [scenery(tall), *reachable([stations(strait, where), *sea_and_ice(strait, where)], strait, ways)]
    parts += [figures(tuple(strait.who.items()), seat, traveller, where), things(s, strait, where)]
    if s.floe != NO_FLOE:
        parts.append(drawn_floe(s, where))
    parts += hands(s, seat, where)
    parts += [*camp(s, where), *packs(s, seat, where), *rings(s, where), *targets(s, seat, strait, ways, where)]
    return Scene(width=where.width, height=where.height, sprites=Sprites(parts), seats=holdings(s, strait))


def holdings(s: Any, strait: Strait) -> list[Holding]:
    """Return what each player has."""
    return [holding(arrived, *held) for arrived, held in zip(strait.arrived, s.backpack.tolist(), strict=False)]


@cache
def holding(arrived: int, ropes: int, fish: int) -> Holding:
    """Show a number of explorers in Siberia, and a backpack."""
    badges = [Badge("flow-cabin", str(arrived), labels.home(arrived))]
    for thing, number in enumerate((ropes, fish)):
        badges.append(Badge(ART[thing], str(number), amount(thing, number)))
    return Holding(None, badges)


# --- fields ------------------------------------------------------------------


def reachable(parts: list[Part], strait: Strait, ways: tuple[Way, ...]) -> list[Part]:
    """Return the parts with the ways of the explorer who moves now, which a click on a field may mean."""
    if not ways:
        return parts
    goals: dict[int, tuple[int, ...]] = {}
    for to, _, action in ways:
        goals[to] = (*goals.get(to, ()), action)
    meant = {}
    for field, moves in goals.items():
        if field < SEA:
            meant[f"floe-{strait.floe_at[field]}"] = (act.HEX + field, *moves)
        elif field < ALASKA:
            meant[f"island-{field - SEA}"] = moves
        elif field >= SIBERIA:
            meant[f"station-{field - ALASKA}"] = moves
        else:
            action = act.STATION + field - ALASKA
            meant[f"station-{field - ALASKA}"] = (action, *(move for move in moves if move != action))
    return [with_actions(part, meant) for part in parts]


@lru_cache(MOST_STRAITS)
def stations(strait: Strait, where: Layout) -> Part:
    """Draw the stations of both coasts, and the islands."""
    land = range(SEA, FIELDS)
    lying, who = strait.lying, strait.who
    return stations_with(tuple([(lying.get(field, NOTHING), who.get(field, ())) for field in land]), where)


@drawn_once
def stations_with(contents: tuple[tuple[Things, Standing], ...], where: Layout) -> Iterator[Sprite]:
    """Draw the islands and stations with these things and explorers on them."""
    for field, (lying, who) in enumerate(contents, SEA):
        yield station(field, where.tall, status.contents(field, SMOOTH, *lying, who))


@lru_cache(MOST_DRAWN)
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


@drawn_once
def figures(groups: tuple[tuple[int, Standing], ...], viewer: int, traveller: int, where: Layout) -> Iterator[Sprite]:
    """Draw the explorers on each field, numbered as in the log.

    A click on one's own begins its journey, or ends that of the `traveller`.
    """
    for field, who in groups:
        if field == NOWHERE:
            continue
        x, y = where.fields[field]
        if where.tall and field >= ALASKA:
            y -= ABOVE_NAME
        for (seat, explorer), (dx, dy) in zip(who, standing(field, len(who)), strict=False):
            at = x + dx * where.scale, y + dy * where.scale
            meant = act.STOP if explorer == traveller else act.SELECT + explorer
            yield figure(seat, explorer, field, at, FIGURES + (y + dy) / 10_000, (meant,) if seat == viewer else ())


@lru_cache(MOST_DRAWN)
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


def rings(s: Any, where: Layout) -> list[Part]:
    """Draw rings around the chosen floe, the moving explorer and the field in danger."""
    if s.phase == Phase.FLOE:
        return [ring("chosen", s.hex, labels.chosen(s.hex), where)]
    if s.phase == Phase.JOURNEY:
        return [ring("chosen", int(s.explorers[s.turn, s.traveller]), "", where)]
    if s.phase in (Phase.DRIVE, Phase.THREAT):
        field = int(s.danger_field[s.dangers - 1])
        return [ring("danger", field, labels.danger(field), where)]
    return []


@drawn_once
def ring(id: str, field: int, label: Label, where: Layout) -> Iterator[Sprite]:
    """Draw a ring around a field."""
    x, y = where.fields[field]
    yield Sprite(id=id, x=x, y=y, art=f"flow-{id}", scale=where.scale, layer=RING, label=label)

"""The targets of Ice Flow: places to click that appear only while an action leads to them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Any

from snowbound.core.scene import Part, Point, Sprite, drawn_once

from . import actions as act
from . import labels, words
from .bears import bear_end
from .floes import drift_end
from .naming import place
from .scene_map import ICE, OFFERS, RING, TAGS, Layout, heading, line
from .scene_strait import COLUMNS, Strait
from .state import (
    ALASKA,
    ALASKAN,
    BEAR,
    CHART,
    DIRECTIONS,
    EDGES,
    FISH,
    LOOKS,
    NO_FLOE,
    OPEN_SEA,
    OPPOSITE,
    OUTSIDE,
    PATTERN,
    ROPE,
    SIBERIA,
    Phase,
)
from .ways import is_overland

Price = tuple[int, int]  # ropes and fish
Way = tuple[int, Price, int]  # where it leads, its price, and the action
PRICES = {(ropes, fish) for ropes in range(3) for fish in range(4 - ropes)}
"""The highest price that art.svg has a tag for; no backpack can pay more."""

SMALL = 0.55
"""The size of the sign for a floe that leaves the strait."""


def targets(s: Any, seat: int, strait: Strait, ways: tuple[Way, ...], where: Layout) -> list[Part]:
    """Draw everything that the deciding player can click, except things and explorers."""
    phase = s.phase
    if not is_deciding(s, seat):
        return []
    if phase in (Phase.SETUP_HEX, Phase.DISCOVER_HEX):
        return [spots(hexes.start, tuple(strait.floe_at[hexes]), where) for hexes in COLUMNS]
    if phase in (Phase.SETUP_ORIENT, Phase.DISCOVER_ORIENT):
        return [orientations(int(PATTERN[s.floe]), where)]
    if phase == Phase.FLOE:
        hex, floe = s.hex, strait.floe_at[s.hex]
        ends = tuple([int(drift_end(s, hex, direction)) for direction in CHART.currents[hex]])
        return [drifts(hex, ends, floe, strait.turned[floe], where)]
    if phase == Phase.JOURNEY:
        return [goals(ways, where), Part(stop(s, seat, where))]
    if phase == Phase.DRIVE:
        return [Part(chases(s, seat, where))]
    if phase == Phase.THREAT:
        reached = {to for to, price, _ in ways if price in PRICES}
        return [goals(ways, where), Part(helicopter(s, seat, where)), Part(chases(s, seat, where, reached))]
    return [Part(takes(s, seat, where))] if phase == Phase.COLLECT else []


def is_deciding(s: Any, seat: int) -> bool:
    """Whether this seat decides next."""
    decides = s.decider if s.phase in (Phase.DRIVE, Phase.THREAT) else s.turn
    return bool(seat >= 0 and seat == decides)


def target(id: str, art: str, point: Point, label: Any, *actions: int, **more: Any) -> Sprite:
    """Draw something that is there only while it can be clicked."""
    more.setdefault("layer", OFFERS)
    return Sprite(
        id=id, x=round(point[0], 1), y=round(point[1], 1), art=art, label=label, actions=actions, target=True, **more
    )


# --- floes -------------------------------------------------------------------


@drawn_once
def spots(first: int, floes: tuple[int, ...], where: Layout) -> Iterator[Sprite]:
    """Draw the open hexes of a column, which begins with the hex `first`: a floe may be placed there."""
    for hex, floe in enumerate(floes, first):
        if floe == NO_FLOE:
            yield target(
                f"hex-{hex}",
                "flow-spot",
                where.fields[hex],
                labels.sea(hex),
                act.HEX + hex,
                scale=where.scale,
                layer=RING,
            )


@drawn_once
def orientations(pattern: int, where: Layout) -> Iterator[Sprite]:
    """Draw each orientation of a floe on its place on the sled."""
    looks = EDGES[pattern].tolist()
    first = looks.index(min(looks))
    for turned in range(LOOKS[pattern]):
        yield target(
            f"lie-{turned}",
            f"flow-floe-{min(looks)}",
            where.camp.floes[turned],
            words.laid(looks[turned]),
            act.ORIENT + turned,
            turn=60.0 * ((turned - first) % DIRECTIONS),
            scale=0.68 if where.tall else 0.76,
            layer=ICE,
        )


@drawn_once
def drifts(hex: int, ends: tuple[int, ...], floe: int, turned: int, where: Layout) -> Iterator[Sprite]:
    """Draw where the floe can drift, to `ends` in the directions of its current, and the two rotations."""
    for direction, end in zip(CHART.currents[hex], ends, strict=True):
        out = end == OUTSIDE
        yield target(
            f"drift-{direction}",
            "flow-drift",
            leaving(hex, direction, where) if out else where.fields[end],
            words.drifting_to(end, direction),
            act.DRIFT + direction,
            turn=60.0 * direction,
            scale=where.scale * (SMALL if out else 1.0),
        )
    x, y = where.fields[hex]
    for counter, (side, art) in enumerate(((1, "flow-turn-right"), (-1, "flow-turn-left"))):
        point, label = (x + side * 1.22 * where.radius, y), words.rotated(floe, turned, counter)
        yield target(f"rotate-{counter}", art, point, label, act.ROTATE + counter, layer=TAGS, scale=0.88)


def leaving(hex: int, direction: int, where: Layout) -> Point:
    """Return a point on the way out of the strait where a small sign still fits into the picture."""
    at = hex
    while CHART.next[at][direction] >= 0:
        at = CHART.next[at][direction]
    x, y = where.beside(at, direction, 0.8 if at != hex else 1.0)
    room = SMALL * where.radius + 3
    return x, min(max(y, room), where.top + where.apart * 9.5 - room)


# --- journeys ----------------------------------------------------------------


@drawn_once
def goals(ways: tuple[Way, ...], where: Layout) -> Iterator[Sprite]:
    """Draw a ring at each field within reach, and a tag for each price.

    The ring means the best price. Two tags leave the middle of the field to it.
    """
    found: dict[int, dict[Price, list[int]]] = {}
    for to, price, action in ways:
        if price in PRICES:
            found.setdefault(to, {}).setdefault(price, []).append(action)
    for to, prices in found.items():
        x, y = where.fields[to]
        apart = 58 if len(prices) == 2 else 29
        best = [action for price, actions in prices.items() if is_best(price, prices) for action in actions]
        yield target(f"goal-{to}", "flow-goal", (x, y), str(place(to)), *best, scale=where.scale, layer=RING)
        for i, (price, actions) in enumerate(sorted(prices.items())):
            yield target(
                f"way-{to}-{price[0]}-{price[1]}",
                f"flow-price-{price[0]}-{price[1]}",
                (x, y + (25 - apart * i) * where.scale),
                labels.priced(actions[0], to, *price),
                *actions,
                layer=TAGS,
            )


def is_best(price: Price, prices: Iterable[Price]) -> bool:
    """Whether no other price is lower in one object and not higher in the other."""
    return not any(other != price and other[0] <= price[0] and other[1] <= price[1] for other in prices)


def ways_now(s: Any, seat: int) -> tuple[Way, ...]:
    """Return all ways of the moving or fleeing explorer of a seat, if it decides now."""
    if s.phase not in (Phase.JOURNEY, Phase.THREAT) or not is_deciding(s, seat):
        return ()
    mover = s.threatened if s.phase == Phase.THREAT else s.traveller
    return tuple(all_ways(s, int(s.explorers[seat, mover])))


def all_ways(s: Any, here: int) -> Iterator[Way]:
    """Return where each step, swim and overland move leads and its price, even if it cannot be paid.

    Of swims that differ only in the sea hex they cross, only one is listed.
    """
    ice, bears = s.ice.tolist(), s.lying[BEAR].tolist()
    alike: set[tuple[int, int, int]] = set()
    for first in range(DIRECTIONS):
        near, leaving = CHART.next[here][first], ice[here] >> first & 1
        if near < 0:
            continue
        if ice[near] != OPEN_SEA:
            yield near, (leaving + jagged(ice[near], first), bears[near]), act.STEP + first
            continue
        for second in range(DIRECTIONS):
            to = CHART.next[near][second]
            if to < 0 or to == here or ice[to] == OPEN_SEA:
                continue
            entering = jagged(ice[to], second)
            if (to, leaving, entering) not in alike:
                alike.add((to, leaving, entering))
                yield to, (leaving + entering, 1 + bears[to]), act.SWIM + first * DIRECTIONS + second
    if s.phase == Phase.JOURNEY and ALASKA <= here < SIBERIA:
        for station in range(ALASKAN):
            if is_overland(s, here, ALASKA + station):
                yield ALASKA + station, (s.station_ropes, 0), act.STATION + station


def jagged(edges: int, direction: int) -> int:
    """Return 1 (a rope) if a field is entered over a jagged edge, else 0."""
    return edges >> int(OPPOSITE[direction]) & 1


def stop(s: Any, seat: int, where: Layout) -> Iterator[Sprite]:
    """Draw the flag that ends a journey."""
    x, y = where.fields[int(s.explorers[seat, s.traveller])]
    label = words.action(s, seat, act.STOP)
    yield target("stop", "flow-stop", (x, y), label, act.STOP, layer=OFFERS, scale=where.scale)


def takes(s: Any, seat: int, where: Layout) -> Iterator[Sprite]:
    """Draw what can be collected, large enough for a finger."""
    x, y = where.fields[int(s.ended)]
    y = max(y - 52 * where.scale, 36)
    for thing, art, side in ((ROPE, "flow-take-rope", -1), (FISH, "flow-take-fish", 1)):
        point = (min(max(x + side * 34, 36), where.width - 36), y)
        yield target(
            f"take-{thing}", art, point, words.action(s, seat, act.COLLECT + thing), act.COLLECT + thing, layer=TAGS
        )


# --- bears -------------------------------------------------------------------


def chases(s: Any, seat: int, where: Layout, reached: Container[int] = ()) -> Iterator[Sprite]:
    """Draw the directions in which the bear can be driven, and where it would stop.

    An arrow towards a field that is `reached` by fleeing is small and near, so that it does not cover that field.
    """
    field = int(s.danger_field[s.dangers - 1])
    for direction in range(DIRECTIONS):
        action = act.DRIVE + direction
        label = words.action(s, seat, action)
        steps, scale = (0.57, 0.58) if CHART.next[field][direction] in reached else (0.8, 0.8)
        point = where.beside(field, direction, steps)
        yield target(
            f"chase-{direction}", "flow-chase", point, label, action, turn=60.0 * direction, layer=TAGS, scale=scale
        )
        end = int(bear_end(s, field, direction))
        start = where.beside(field, direction, 1.2)
        finish = where.fields[end] if end >= 0 else out_of_sight(field, direction, where)
        yield Sprite(
            id=f"run-{direction}",
            path=line([start, finish]),
            look="flow-run",
            layer=OFFERS,
            label=label,
            actions=(action,),
            target=True,
        )


def out_of_sight(field: int, direction: int, where: Layout) -> Point:
    """Return where a line out of the strait leaves the picture."""
    x, y = where.fields[field]
    dx, dy = heading(direction)
    far = (where.top + where.apart * 9.5 - y if dy > 0 else y) / abs(dy)
    return x + dx * far, y + dy * far


def helicopter(s: Any, seat: int, where: Layout) -> Iterator[Sprite]:
    """Draw the stations to which a rescued explorer can fly."""
    for station in range(ALASKAN):
        x, y = where.fields[ALASKA + station]
        point = (min(x, where.width - 36), y)
        yield target(
            f"fly-{station}",
            "flow-heli",
            point,
            words.action(s, seat, act.STATION + station),
            act.STATION + station,
            layer=TAGS,
        )

"""Whole journeys in one click: a target at each field within reach of an explorer, with the price of the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from snowbound.core.scene import Route, Sprite

from . import actions as act
from . import labels
from .reach import HEADER
from .scene_map import TAGS, Layout, layout
from .state import FISH, ROPE


class Journey(NamedTuple):
    """What `reach` has found: where an explorer can go, at what price, by which actions."""

    explorer: int
    field: int
    ropes: int
    fish: int
    actions: list[int]

    @property
    def collects(self) -> bool:
        """Whether the explorer stays where it is and collects (FLOW-52)."""
        return act.COLLECT <= self.actions[-1] < act.DRIVE


def routes(s: Any, seat: int, tall: bool, reached: list[int]) -> list[Route]:
    """Return every journey of a seat as a route that begins at its explorer."""
    found = list(journeys(reached))
    where, prices = layout(tall), Counter((journey.explorer, journey.field) for journey in found)
    seen: Counter[tuple[int, int]] = Counter()
    made = []
    for journey in found:
        goal = journey.explorer, journey.field
        made.append(route(journey, seat, where, seen[goal], prices[goal]))
        seen[goal] += 1
    return made


def journeys(reached: list[int]) -> Iterator[Journey]:
    """Read the numbers that `reach` has written."""
    at = 0
    while at < len(reached):
        explorer, field, ropes, fish, length = reached[at : at + HEADER]
        yield Journey(explorer, field, ropes, fish, reached[at + HEADER : at + HEADER + length])
        at += HEADER + length


def route(journey: Journey, seat: int, where: Layout, rank: int, prices: int) -> Route:
    """Make a route; `rank` counts the prices of its field, of which there are `prices`."""
    start = f"explorer-{seat}-{journey.explorer}"
    if journey.collects:
        thing = journey.actions[-1] - act.COLLECT
        label = labels.collecting(seat, journey.explorer, thing, journey.field)
        target = collecting_target(journey, thing, label, where)
        return Route(start=start, actions=journey.actions, label=label, targets=[target], listed=True)
    label = labels.journey(seat, journey.explorer, journey.field, journey.ropes, journey.fish)
    return Route(
        start=start, actions=journey.actions, label=label, targets=targets(journey, label, where, rank, prices)
    )


def targets(journey: Journey, label: Any, where: Layout, rank: int, prices: int) -> list[Sprite]:
    """Draw a ring with the price; if a field has several prices, one ring for all and a tag for each."""
    x, y = where.fields[journey.field]
    price = f"{journey.ropes}-{journey.fish}"
    ring = Sprite(
        id=f"reach-{journey.explorer}-{journey.field}",
        x=x,
        y=y,
        art="flow-goal" if prices > 1 else f"flow-goal-{price}",
        scale=where.scale,
        layer=TAGS,
        label=label,
    )
    if prices == 1:
        return [ring]
    tag = Sprite(
        id=f"{ring.id}-{price}",
        x=x,
        y=round(y + (27 - 30 * rank) * where.scale, 1),
        art=f"flow-price-{price}",
        layer=TAGS + 1,
        label=label,
    )
    return [ring, tag]


def collecting_target(journey: Journey, thing: int, label: Any, where: Layout) -> Sprite:
    """Draw what can be collected without moving, large enough for a finger.

    It stands above the explorer, or on a tall screen, whose fields are smaller, on the explorer's own field.
    Otherwise it would cover the middle of a field next to it, which may be a goal.
    """
    x, y = where.fields[journey.field]
    side = {ROPE: -1, FISH: 1}[thing]
    return Sprite(
        id=f"reach-{journey.explorer}-take-{thing}",
        x=min(max(x + side * (30 if where.tall else 34), 36), where.width - 36),
        y=y if where.tall else max(y - 52, 36),
        art=("flow-take-rope", "flow-take-fish")[thing],
        layer=TAGS + 1,
        label=label,
    )

"""Where in the strait of Ice Flow things happen."""

from __future__ import annotations

from typing import Any

from snowbound.core.facts import FactRow
from snowbound.core.heat_map import Backdrop, HeatMap
from snowbound.core.scene import NO_SEAT

from .fact_kinds import Fact
from .scene import scene
from .scene_map import layout
from .state import ALASKA, SEA

CAMP = (
    "bag",
    "stack",
    "tile",
    "supply-",
    "pack",
    "hole",
    "tent",
    "lantern",
    "sled",
    "explorer-",
    "floe-",
    "under-",
    "ring",
)
"""What is not part of the strait."""

BESIDE = 104.0
"""Units from the middle of a station in Alaska to the edge of the map."""


def strait(s: Any) -> Backdrop:
    """Draw the strait without floes."""
    where, drawn = layout(False), scene(s, NO_SEAT, False)
    drawn.sprites = [sprite for sprite in drawn.sprites if not sprite.id.startswith(CAMP)]
    right = max(x for x, _ in where.fields) + BESIDE
    return Backdrop(drawn, (0.0, 0.0, right, where.height))


def field(number: int) -> str:
    """The sprite of a hex, an island or a station."""
    if number < SEA:
        return f"sea-{number}"
    return f"island-{number - SEA}" if number < ALASKA else f"station-{number - ALASKA}"


def at_field(s: Any, told: FactRow) -> tuple[str, ...]:
    """Where it happened."""
    return (field(told.where),)


def from_field(s: Any, told: FactRow) -> tuple[str, ...]:
    """Where it began."""
    return (field(told.number),)


HEAT_MAPS = (
    HeatMap(
        "travel",
        "Where explorers go",
        "arrivals of explorers",
        strait,
        {
            Fact.STEPS: at_field,
            Fact.SWIMS: at_field,
            Fact.GOES_OVERLAND: at_field,
            Fact.FLEES: at_field,
            Fact.RIDES: at_field,
            Fact.ARRIVES: at_field,
        },
    ),
    HeatMap(
        "swims",
        "Where explorers come out of the water",
        "swims",
        strait,
        {Fact.SWIMS: at_field},
    ),
    HeatMap(
        "floes-placed", "Where floes are placed", "floes", strait, {Fact.PLACES: at_field, Fact.DISCOVERS: at_field}
    ),
    HeatMap(
        "floes-used",
        "Which floes are moved, turned or taken out",
        "actions with floes",
        strait,
        {
            Fact.DRIFTS: from_field,
            Fact.DRIFTS_OUT: at_field,
            Fact.ROTATES: at_field,
            Fact.TAKES_OUT: at_field,
        },
    ),
    HeatMap("finds", "Where ropes and fish are collected", "objects", strait, {Fact.COLLECTS: at_field}),
    HeatMap("attacks", "Where bears attack", "attacks", strait, {Fact.IS_ATTACKED: at_field}),
    HeatMap(
        "stations",
        "Where explorers start, and where they arrive",
        "explorers",
        strait,
        {Fact.SETTLES: at_field, Fact.ARRIVES: at_field},
        compares=True,
    ),
)

"""What is on the fields of Ice Flow, as numbers from which most of the picture is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from snowbound.core.frozen import kept

from .state import CHART, SEA, SIBERIA
from .status import Standing, standing

MOST_STRAITS = 512
"""Straits that are kept, and for each function that draws one, what it has drawn."""


Things = tuple[int, int, int]
"""How many ropes, fish and bears there are."""

NOTHING: Things = (0, 0, 0)


@dataclass(frozen=True, eq=False, slots=True)
class Strait:
    """What is on every field.

    It is the same object for all viewers and events while nothing changes there, so `lru_cache` finds by it what was
    drawn from it.
    """

    floe_at: list[int]
    turned: list[int]  # by floe
    lying: dict[int, Things]  # only fields with something on them
    who: dict[int, Standing]  # likewise
    arrived: list[int]  # explorers in Siberia, by seat


@kept
def strait_of(s: Any) -> Strait:
    """Read what is on every field."""
    lying = {field: things for field, things in enumerate(zip(*s.lying.tolist(), strict=True)) if things != NOTHING}
    arrived = [sum([field >= SIBERIA for field in fields]) for fields in s.explorers[: s.players].tolist()]
    return Strait(s.floe_at.tolist(), s.turned.tolist(), lying, standing(s), arrived)


def _columns() -> list[slice]:
    """Return the sea hexes of each column of the map."""
    starts = [hex for hex in range(SEA) if not hex or CHART.hexes[hex][0] != CHART.hexes[hex - 1][0]]
    return [slice(start, end) for start, end in pairwise([*starts, SEA])]


COLUMNS = _columns()

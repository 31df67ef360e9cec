"""Heat maps: how often something happens in each place of a game's own picture.

A game's `heat_maps.py` lists its heat maps. Each of them draws a picture and says on which of its sprites a fact
happened, or what lies where at the end of a game. `lab.report.heat` counts, and draws the counts over the picture.

    >>> from snowbound.games import find
    >>> [heat_map.name for heat_map in find("uno_power_grab").heat_maps]
    ['cards-played', 'last-cards', 'towers-taken', 'attacks-blocked']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .facts import FactKind, FactRow
from .scene import Scene, Sprite

Box = tuple[float, float, float, float]
"""Left, top, width and height of a part of a picture."""


class Backdrop(NamedTuple):
    """The picture under a heat map, and the part of it that is shown."""

    scene: Scene
    box: Box

    def places(self) -> dict[str, Sprite]:
        """Return the sprites on which something can be counted."""
        return {sprite.id: sprite for sprite in self.scene.sprites}


PlacesOfFact = Callable[[Any, FactRow], Sequence[str]]
"""Returns the ids of the sprites of a backdrop on which a fact happened; `s` is the position that it draws."""

PlacesAtEnd = Callable[[Any], Iterable[tuple[int, str]]]
"""Returns seats and ids of sprites that count for them, in the last position of a game."""


@dataclass(frozen=True)
class HeatMap:
    """One heat map of a game: what is counted, and the picture on which it is shown."""

    # fmt: off
    name: str                                   # such as "landings"
    title: str                                  # a heading, in English
    counted: str                                # what is counted, as a plural
    backdrop: Callable[[Any], Backdrop]         # draws a position, usually the one before the first decision
    facts: Mapping[FactKind, PlacesOfFact] = field(default_factory=dict)
    at_end: PlacesAtEnd | None = None           # what lies where at the end, if no fact says so
    compares: bool = False                      # whether winners and others are compared as well
    note: str = ""                              # what a reader has to know about the picture
    # fmt: on


def at_where(prefix: str) -> PlacesOfFact:
    """Return the function for facts whose `where` is the number in the id of a sprite."""
    return lambda s, told: (f"{prefix}-{told.where}",)


def at_what(prefix: str) -> PlacesOfFact:
    """Return the function for facts whose `what` is the number in the id of a sprite."""
    return lambda s, told: (f"{prefix}-{told.what}",)

"""What a metric is: a name, a meaning, and how it is worked out from rows of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from snowbound.core.facts import FactKind

from ..game_rows import GameRows
from .ratio import Ratio

Ratios = dict[str, Ratio]
"""The parts of a metric by name, such as a seat or a kind of fact. A metric without parts has one, which is ``."""

WHOLE = ""

Source = Literal["rows", "watched"]


@dataclass(frozen=True)
class Metric:
    """One thing that is measured (docs/metrics.md)."""

    # fmt: off
    name: str
    unit: str                                        # such as "turns" or "share"
    of: Callable[[GameRows], Ratios]
    parts: Callable[[Shape], Iterable[str]] = lambda shape: (WHOLE,)
    source: Source = "rows"                          # games that were searched ("watched") have further columns
    fair: Callable[[int], float] | None = None       # the value if nobody had an advantage, by the number of players
    # fmt: on

    def names(self, shape: Shape) -> list[str]:
        """Return the names of all parts."""
        return [full_name(self.name, part) for part in self.parts(shape)]


@dataclass(frozen=True)
class Shape:
    """What the parts of a metric depend on."""

    players: int
    kinds: type[FactKind]


def full_name(name: str, part: str) -> str:
    """Return the name of a part of a metric: `wins_by_seat.0`."""
    return f"{name}.{part}" if part else name

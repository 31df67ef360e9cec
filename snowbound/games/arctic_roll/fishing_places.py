"""The score of a sheet explained for people: which hunters fish at each place, and what stops the others.

>>> from snowbound import Match
>>> match = Match("arctic_roll", players=2, seed=1, compiled=False)
>>> [place.points for place in fishing_places(match.position, 0)]
[0, 0]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import fishing
from .fishing import Reason
from .geometry import NEIGHBOUR
from .state import HEXES, HUNTER, ICE_HOLE, NO_HEX, OFF_SHEET, SIDES

Survey = NDArray[np.int64]


@dataclass(frozen=True)
class Neighbour:
    """A hunter next to a place: whether it fishes there, or what stops it and from which hex."""

    hunter: int  # its hex
    reason: Reason
    culprit: int  # the hex of the walrus, chasm or bear; NO_HEX if it fishes


@dataclass(frozen=True)
class FishingPlace:
    """An ice hole, or an area of open water as one place (ROLL-69)."""

    hexes: tuple[int, ...]  # ascending; one for a hole
    is_hole: bool
    walruses: tuple[int, ...]  # that close the area
    neighbours: tuple[Neighbour, ...]
    points: int

    @property
    def hunters(self) -> tuple[int, ...]:
        """The hexes of the hunters that fish here."""
        return tuple(n.hunter for n in self.neighbours if n.reason == Reason.FISHES)


def fishing_places(s: Any, seat: int) -> tuple[FishingPlace, ...]:
    """Return every place of a seat's sheet in the order of first hexes, with the adjacent hunters and the reasons.

    `s` is a view: in a masked phase it shows the others' sheets as they were when the phase began.
    """
    sheet: NDArray[np.int8] = s.sheet[seat]
    found = np.empty((fishing.COLUMNS, HEXES), np.int64)
    fishing.survey(sheet, found)
    firsts = sorted(set(found[fishing.PLACE].tolist()) - {NO_HEX})
    return tuple(_place(sheet, found, first, s.scoring) for first in firsts)


def _place(sheet: NDArray[np.int8], found: Survey, first: int, scoring: int) -> FishingPlace:
    hexes = tuple(np.flatnonzero(found[fishing.PLACE] == first).tolist())
    beside = sorted({int(there) for hex_ in hexes for there in NEIGHBOUR[hex_] if there != OFF_SHEET})
    neighbours = tuple(_neighbour(sheet, found, hexes, hex_) for hex_ in beside if sheet[hex_] == HUNTER)
    fishers = sum(1 for n in neighbours if n.reason == Reason.FISHES)
    return FishingPlace(
        hexes=hexes,
        is_hole=bool(sheet[first] == ICE_HOLE),
        walruses=tuple(hex_ for hex_ in hexes if sheet[hex_] == fishing.WALRUS),
        neighbours=neighbours,
        points=int(fishing.worth(fishers, scoring)),
    )


def _neighbour(sheet: NDArray[np.int8], found: Survey, hexes: tuple[int, ...], hunter: int) -> Neighbour:
    """Return the reason at the best adjacent hex of the place: one that is not struck, if there is one."""
    reached = [int(NEIGHBOUR[hunter, side]) for side in range(SIDES) if NEIGHBOUR[hunter, side] in hexes]
    found_reasons = [(Reason(fishing.reason(sheet, found, hunter, at)), at) for at in reached]
    unstruck = [pair for pair in found_reasons if pair[0] != Reason.PLACE_STRUCK]
    why, at = (unstruck or found_reasons)[0]
    return Neighbour(hunter, why, _culprit(sheet, found, hunter, at, why))


def _culprit(sheet: NDArray[np.int8], found: Survey, hunter: int, at: int, why: Reason) -> int:
    if why == Reason.WALRUS:
        return int(found[fishing.BLOCKER, found[fishing.PLACE, at]])
    if why == Reason.PLACE_STRUCK:
        return int(found[fishing.CHASM, at])
    if why == Reason.POLAR_BEAR:
        return int(fishing.bear_beside(sheet, hunter))
    if why == Reason.HUNTER_STRUCK:
        return int(found[fishing.CHASM, hunter])
    return NO_HEX

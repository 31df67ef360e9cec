"""The score of a sheet explained for people: which hunters fish at each place, and what stops the others.

>>> from snowbound import Match
>>> match = Match("arctic_roll", players=2, seed=1, compiled=False)
>>> [place.points for place in fishing_places(match.position, 0)]
[0, 0]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from . import fishing
from .fishing import Reason
from .geometry import NEIGHBOUR
from .state import HEXES, HUNTER, ICE_HOLE, NO_HEX, OFF_SHEET, ScoringMode

Sheet = list[int]
Survey = dict[tuple[int, int], int]  # by row of the survey and hex; plain Python reads it faster than an array
BESIDE = tuple(tuple(hex_ for hex_ in hexes if hex_ != OFF_SHEET) for hexes in NEIGHBOUR.tolist())


class Scoring(NamedTuple):
    """What a place is worth in a game, as the fields of its state (ROLL-72, ROLL-Q32)."""

    scoring: int
    worth_table: tuple[int, ...]
    worth_beyond: int


BY_PAIRS = Scoring(ScoringMode.PAIRS, (), 0)


def scoring_of(s: Any) -> Scoring:
    """Return what a place is worth in this game."""
    if s.scoring == ScoringMode.PAIRS:
        return BY_PAIRS
    return Scoring(int(s.scoring), tuple(s.worth_table.tolist()), int(s.worth_beyond))


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
    sheet: Sheet = [int(content) for content in s.sheet[seat]]
    found: Survey = {}
    fishing.survey(sheet, found)
    places: dict[int, list[int]] = {}
    for hex_ in range(HEXES):
        if (first := found[fishing.PLACE, hex_]) != NO_HEX:
            places.setdefault(first, []).append(hex_)
    return tuple([_place(s, sheet, found, tuple(hexes)) for hexes in places.values()])


def _place(s: Any, sheet: Sheet, found: Survey, hexes: tuple[int, ...]) -> FishingPlace:
    beside = sorted({there for hex_ in hexes for there in BESIDE[hex_] if sheet[there] == HUNTER})
    neighbours = tuple([_neighbour(sheet, found, hexes, hunter) for hunter in beside])
    fishers = sum([n.reason == Reason.FISHES for n in neighbours])
    return FishingPlace(
        hexes=hexes,
        is_hole=sheet[hexes[0]] == ICE_HOLE,
        walruses=tuple([hex_ for hex_ in hexes if sheet[hex_] == fishing.WALRUS]),
        neighbours=neighbours,
        points=int(fishing.worth(s, fishers)),
    )


def _neighbour(sheet: Sheet, found: Survey, hexes: tuple[int, ...], hunter: int) -> Neighbour:
    """Return the reason at the best adjacent hex of the place: one that is not struck, if there is one."""
    reached = [at for at in BESIDE[hunter] if at in hexes]
    found_reasons = [(Reason(fishing.reason(sheet, found, hunter, at)), at) for at in reached]
    unstruck = [pair for pair in found_reasons if pair[0] != Reason.PLACE_STRUCK]
    why, at = (unstruck or found_reasons)[0]
    return Neighbour(hunter, why, _culprit(sheet, found, hunter, at, why))


def _culprit(sheet: Sheet, found: Survey, hunter: int, at: int, why: Reason) -> int:
    if why == Reason.WALRUS:
        return int(found[fishing.BLOCKER, found[fishing.PLACE, at]])
    if why == Reason.PLACE_STRUCK:
        return int(found[fishing.CHASM, at])
    if why == Reason.POLAR_BEAR:
        return int(fishing.bear_beside(sheet, hunter))
    if why == Reason.HUNTER_STRUCK:
        return int(found[fishing.CHASM, hunter])
    return NO_HEX

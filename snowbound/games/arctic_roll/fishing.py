"""Which hunters fish where: the places, and what keeps hunters from fishing there (ROLL-69 to ROLL-75).

Works on the contents of one sheet, an array by hex; `fishing_places.py` explains it to people.
"""

from enum import IntEnum

import numpy as np

from snowbound.core.rule import rule

from .geometry import NEIGHBOUR
from .pawn import is_water
from .state import (
    HEXES,
    HUNTER,
    ICE_CHASM,
    ICE_HOLE,
    NO_HEX,
    OFF_SHEET,
    POLAR_BEAR,
    SIDES,
    WALRUS,
    WORTH_STEPS,
    ScoringMode,
)

LAST = WORTH_STEPS - 1

# The rows of a survey: facts about each hex of a sheet.
# fmt: off
PLACE = 0       # the first hex of its place, or NO_HEX
BLOCKER = 1     # at the first hex of an area: its first walrus, or NO_HEX
CHASM = 2       # the chasm that points here, or NO_HEX
COUNTED = 3     # at the first hex of a place: the hunter that was counted last
QUEUE = 4       # hexes of an area whose neighbours are still to be visited
# fmt: on
COLUMNS = 5


class Reason(IntEnum):
    """Why a hunter next to a place fishes there, or does not."""

    FISHES = 0
    # fmt: off
    WALRUS = 1            # a walrus closes the area (ROLL-74)
    PLACE_STRUCK = 2      # a chasm points at the hole, or at every adjacent water hex (ROLL-75)
    POLAR_BEAR = 3        # the hunter is silenced (ROLL-73)
    HUNTER_STRUCK = 4     # a chasm points at the hunter (ROLL-75)
    # fmt: on


@rule
def survey(sheet, found):
    """Find the places of a sheet, the walruses in them and the hexes that are struck (ROLL-69)."""
    for column in range(COLUMNS):
        for hex_ in range(HEXES):
            found[column, hex_] = NO_HEX
    for hex_ in range(HEXES):
        content = int(sheet[hex_])
        if content >= ICE_CHASM:
            found[CHASM, NEIGHBOUR[hex_, content - ICE_CHASM]] = hex_
        elif content == ICE_HOLE:
            found[PLACE, hex_] = hex_
        elif is_water(content) and found[PLACE, hex_] == NO_HEX:
            fill_area(sheet, found, hex_)


@rule
def fill_area(sheet, found, first):
    """Connected open water is one place, however large (ROLL-51, ROLL-69)."""
    found[PLACE, first] = first
    found[QUEUE, 0] = first
    reached = 1
    done = 0
    while done < reached:
        hex_ = found[QUEUE, done]
        done += 1
        if sheet[hex_] == WALRUS and (found[BLOCKER, first] == NO_HEX or hex_ < found[BLOCKER, first]):
            found[BLOCKER, first] = hex_
        for side in range(SIDES):
            there = NEIGHBOUR[hex_, side]
            if there != OFF_SHEET and is_water(sheet[there]) and found[PLACE, there] == NO_HEX:
                found[PLACE, there] = first
                found[QUEUE, reached] = there
                reached += 1


@rule
def count_beside(sheet, hex_, content):
    """Count the neighbours of a hex that hold this content."""
    number = 0
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there != OFF_SHEET and sheet[there] == content:
            number += 1
    return number


@rule
def bear_beside(sheet, hex_):
    """Return the first polar bear next to a hex, struck or not, or NO_HEX (ROLL-54, ROLL-75)."""
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there != OFF_SHEET and sheet[there] == POLAR_BEAR:
            return there
    return NO_HEX


@rule
def reason(sheet, found, hunter, at):
    """Return whether a hunter fishes at an adjacent hex of a place, or why not (ROLL-70 to ROLL-75)."""
    if found[BLOCKER, found[PLACE, at]] != NO_HEX:
        return Reason.WALRUS
    if found[CHASM, at] != NO_HEX:
        return Reason.PLACE_STRUCK
    if bear_beside(sheet, hunter) != NO_HEX:
        return Reason.POLAR_BEAR
    if found[CHASM, hunter] != NO_HEX:
        return Reason.HUNTER_STRUCK
    return Reason.FISHES


@rule
def count_hunters(sheet, found, hunters):
    """Write, at the first hex of each place, how many hunters can fish there (ROLL-72)."""
    for hex_ in range(HEXES):
        hunters[hex_] = 0
    for hunter in range(HEXES):
        if sheet[hunter] != HUNTER or found[CHASM, hunter] != NO_HEX or bear_beside(sheet, hunter) != NO_HEX:
            continue
        fish(sheet, found, hunter, hunters)


@rule
def fish(sheet, found, hunter, hunters):
    """A hunter fishes once at every place next to it that it can use (ROLL-70, ROLL-71). Returns how many."""
    places = 0
    for side in range(SIDES):
        at = NEIGHBOUR[hunter, side]
        if at == OFF_SHEET or found[PLACE, at] == NO_HEX:
            continue
        place = found[PLACE, at]
        if found[COUNTED, place] != hunter and reason(sheet, found, hunter, at) == Reason.FISHES:
            found[COUNTED, place] = hunter  # two hexes of an area are one place (ROLL-71)
            hunters[place] += 1
            places += 1
    return places


@rule
def worth(s, hunters):
    """A place is worth points by its number of hunters (ROLL-72, ROLL-Q32)."""
    points = 0
    if s.scoring != ScoringMode.TABLE:
        points += hunters
    if s.scoring != ScoringMode.PAIRS:
        points += int(s.worth_table[min(hunters, LAST)]) + int(s.worth_beyond) * max(hunters - LAST, 0)
    return points


@rule
def score(s, sheet):
    """A sheet scores the sum over its places, and nothing else (ROLL-72, ROLL-76)."""
    found = np.empty((COLUMNS, HEXES), np.int64)
    hunters = np.empty(HEXES, np.int64)
    survey(sheet, found)
    count_hunters(sheet, found, hunters)
    points = 0
    for hex_ in range(HEXES):
        if hunters[hex_] > 0:
            points += worth(s, hunters[hex_])
    return points


@rule
def holes_dug(sheet):
    """The tie-break counts all ice holes of a sheet, struck or not (ROLL-78)."""
    holes = 0
    for hex_ in range(HEXES):
        if sheet[hex_] == ICE_HOLE:
            holes += 1
    return holes

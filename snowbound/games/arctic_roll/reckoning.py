"""Why a game of Arctic Roll ended, and what each player's hunters fished: `reckon`."""

import numpy as np

from snowbound.core.facts import NOBODY, NONE, note
from snowbound.core.rule import rule

from .fact_kinds import Fact
from .fishing import (
    BLOCKER,
    CHASM,
    COLUMNS,
    PLACE,
    bear_beside,
    fish,
    holes_dug,
    score,
    survey,
    worth,
)
from .geometry import NEIGHBOUR
from .state import HEXES, HUNTER, ICE_HOLE, NO_HEX, OFF_SHEET, SIDES, Phase, ScoringMode

BEAR, STRUCK, CLOSED, IDLE = range(4)  # why a hunter fishes nowhere


@rule
def reckon(s, out):
    """List why the game ended, ties, and each seat's points with the hunters that fish nowhere; 0 before the end."""
    if s.phase != Phase.END:
        return 0
    n = note(out, 0, Fact.ROUNDS_PLAYED, NOBODY, NONE, NONE, s.rounds)
    n = tell_ties(s, out, n)
    for seat in range(s.players):
        n = tell_catch(s, seat, out, n)
    return n


@rule
def standing(s, seat):
    """Return a number that is larger for a seat with a better result: points, then ice holes (ROLL-77, ROLL-78)."""
    return score(s, s.sheet[seat]) * (HEXES + 1) + holes_dug(s.sheet[seat])


@rule
def interim_standing(s, seat):
    """What players are ranked by if the game is claimed: their sheets as they are (ROLL-77, ROLL-78)."""
    return standing(s, seat)


@rule
def headway(s, seat):
    """Return the points of a sheet as it is, for hints (ROLL-72)."""
    return score(s, s.sheet[seat])


@rule
def tell_ties(s, out, n):
    """Most ice holes decide between equal points; otherwise the victory is shared (ROLL-78)."""
    best, winners = NONE, 0
    for seat in range(s.players):
        points = score(s, s.sheet[seat])
        tied = False
        for other in range(s.players):
            if other != seat and score(s, s.sheet[other]) == points:
                tied = True
        if tied:
            n = note(out, n, Fact.TIE_BREAK, seat, points, NONE, holes_dug(s.sheet[seat]))
        value = standing(s, seat)
        if value > best:
            best, winners = value, 0
        if value == best:
            winners += 1
    if winners > 1:
        n = note(out, n, Fact.VICTORY_SHARED, NOBODY, NONE, NONE, winners)
    return n


@rule
def tell_catch(s, seat, out, n):
    """List the points of a sheet, and the hunters that fish nowhere with the reason (ROLL-69 to ROLL-76)."""
    sheet = s.sheet[seat]
    found = np.empty((COLUMNS, HEXES), np.int64)
    at_place = np.empty(HEXES, np.int64)
    by_catch = np.zeros(SIDES + 1, np.int64)  # hunters by the number of places where they fish
    by_reason = np.zeros(IDLE + 1, np.int64)
    survey(sheet, found)
    at_place[:] = 0
    for hunter in range(HEXES):
        if sheet[hunter] != HUNTER:
            continue
        places = fish(sheet, found, hunter, at_place)
        by_catch[places] += 1
        if places == 0:
            by_reason[why_idle(sheet, found, hunter)] += 1
    if s.scoring == ScoringMode.PAIRS:
        for places in range(1, SIDES + 1):
            if by_catch[places] > 0:
                points = places * by_catch[places]
                n = note(out, n, Fact.HUNTERS_FISH, seat, places, by_catch[places], points)
    else:
        n = tell_places(s, seat, at_place, out, n)
    if by_reason[BEAR] > 0:
        n = note(out, n, Fact.BEAR_SILENCES, seat, by_reason[BEAR], NONE, 0)
    if by_reason[STRUCK] > 0:
        n = note(out, n, Fact.CHASM_STRIKES, seat, by_reason[STRUCK], NONE, 0)
    if by_reason[CLOSED] > 0:
        n = note(out, n, Fact.WALRUS_CLOSES, seat, by_reason[CLOSED], NONE, 0)
    if by_reason[IDLE] > 0:
        n = note(out, n, Fact.IDLE_HUNTERS, seat, by_reason[IDLE], NONE, 0)
    return n


@rule
def tell_places(s, seat, at_place, out, n):
    """List the points of ice holes and of open water, where a table says what a place is worth (ROLL-Q32)."""
    holes, at_holes, areas, at_areas = 0, 0, 0, 0
    for place in range(HEXES):
        if at_place[place] == 0:
            continue
        points = worth(s, at_place[place])
        if s.sheet[seat, place] == ICE_HOLE:
            holes += 1
            at_holes += points
        else:
            areas += 1
            at_areas += points
    if holes > 0:
        n = note(out, n, Fact.HOLES_FISHED, seat, holes, NONE, at_holes)
    if areas > 0:
        n = note(out, n, Fact.WATER_FISHED, seat, areas, NONE, at_areas)
    return n


@rule
def why_idle(sheet, found, hunter):
    """Return why a hunter fishes nowhere: a bear, a chasm, a walrus, or no place next to it (ROLL-73 to ROLL-75)."""
    if bear_beside(sheet, hunter) != NO_HEX:
        return BEAR
    if found[CHASM, hunter] != NO_HEX:
        return STRUCK
    why = IDLE
    for side in range(SIDES):
        at = NEIGHBOUR[hunter, side]
        if at == OFF_SHEET or found[PLACE, at] == NO_HEX:
            continue
        if found[BLOCKER, found[PLACE, at]] != NO_HEX:
            why = CLOSED
        elif found[CHASM, at] != NO_HEX:
            return STRUCK
    return why

"""Ways between fields: where they lead, what they cost, and whether a move can still end."""

import numpy as np

from snowbound.core.bits import lowest
from snowbound.core.rule import rule

from .state import (
    ALASKA,
    BACKPACK,
    BEAR,
    BIT,
    CROWD,
    DIRECTIONS,
    EXPLORERS,
    GROUP,
    HALF,
    NEXT,
    NOWHERE,
    OPEN_SEA,
    OPPOSITE,
    PER_MOVE,
    SEA,
    SIBERIA,
    WORD,
    WORDS,
)


@rule
def step_to(s, here, direction):
    """The field a step leads to (FLOW-39, FLOW-Q24), or NOWHERE."""
    to = NEXT[here, direction]
    if to < 0 or s.ice[to] == OPEN_SEA:
        return NOWHERE
    return to


@rule
def swim_to(s, here, first, second):
    """The field a swim leads to, through exactly one open sea hex (FLOW-43), or NOWHERE.

    Never back to the same field (FLOW-Q29), never from station to station (FLOW-Q30).
    """
    sea = NEXT[here, first]
    if sea < 0 or sea >= SEA or s.ice[sea] != OPEN_SEA:
        return NOWHERE
    to = NEXT[sea, second]
    if to < 0 or to == here or s.ice[to] == OPEN_SEA or (here >= ALASKA and to >= ALASKA):
        return NOWHERE
    return to


@rule
def ropes_for(s, here, first, to, last):
    """One rope for each jagged edge: of the floe left and of the floe entered (FLOW-40, FLOW-44)."""
    return ((s.ice[here] >> first) & 1) + ((s.ice[to] >> OPPOSITE[last]) & 1)


@rule
def is_overland(s, here, to):
    """Whether one rope leads from one Alaskan station to the other (FLOW-48, FLOW-Q28).

    They are neighbours in a group of three. By the option `rope_along_coast` the rope is per move:
    then any two of a group will do.
    """
    if not is_one_group(here, to):
        return False
    return s.overland == PER_MOVE or abs(here - to) == 1


@rule
def is_one_group(here, to):
    """Whether these are two Alaskan stations of one group of three (FLOW-49)."""
    if here < ALASKA or here >= SIBERIA or here == to:
        return False
    return GROUP[here - ALASKA] == GROUP[to - ALASKA]


@rule
def may_end(s, here, field):
    """A move may end in Siberia, or on a field with fewer than two other explorers (FLOW-46).

    `here` is where the moving explorer stands now.
    """
    if field >= SIBERIA:
        return True
    others = int(s.crowd[field])
    if field == here:
        others -= 1
    return others < CROWD


@rule
def may_enter(s, seat, to):
    """A Siberian station admits one explorer of each colour (FLOW-47, FLOW-Q31)."""
    if to < SIBERIA:
        return True
    for explorer in range(EXPLORERS):
        if s.explorers[seat, explorer] == to:
            return False
    return True


# --- can the move still be ended? (FLOW-Q33) ---------------------------------


@rule
def can_end(s, seat, here, start, ropes, fish, has_paid):
    """Whether a move that is on `start`, with these ropes and fish left, can still end.

    Tries all contents of the backpack from full to empty; `reached` has the fields for each. With
    the same contents no field is visited twice (FLOW-Q34), so visited fields are closed unless
    something has just been paid. Dropping an object opens them again.
    """
    reached = np.zeros(((BACKPACK + 1) * (BACKPACK + 1), WORDS), np.int64)
    closed = np.zeros(WORDS, np.int64)
    if not has_paid:
        for word in range(WORDS):
            closed[word] = s.visited[word]
        closed[WORD[here]] |= BIT[here]
    reached[ropes * (BACKPACK + 1) + fish, WORD[start]] = BIT[start]
    for r in range(ropes, -1, -1):
        for f in range(fish, -1, -1):
            if spread(s, seat, here, r, f, reached, closed):
                return True
            closed[:] = 0
    return False


@rule
def spread(s, seat, here, ropes, fish, reached, closed):
    """Go everywhere for free with this backpack, and note what can be reached by paying.

    Returns whether the move can end on one of these fields.
    """
    row = ropes * (BACKPACK + 1) + fish
    for word in range(WORDS):
        closed[word] |= reached[row, word]
    waiting = True
    while waiting:
        waiting = False
        for word in range(WORDS):
            while reached[row, word] != 0:
                field = word * HALF + lowest(reached[row, word])
                reached[row, word] &= reached[row, word] - 1
                if may_end(s, here, field):
                    return True
                waiting = True
                leave(s, seat, field, ropes, fish, reached, closed)
    return False


@rule
def leave(s, seat, field, ropes, fish, reached, closed):
    """Note every field that can be reached from this one with these ropes and fish."""
    row = ropes * (BACKPACK + 1) + fish
    if field < SIBERIA:  # dropping (FLOW-Q37)
        if ropes > 0:
            reached[row - (BACKPACK + 1), WORD[field]] |= BIT[field]
        if fish > 0:
            reached[row - 1, WORD[field]] |= BIT[field]
    for direction in range(DIRECTIONS):
        to = step_to(s, field, direction)
        if to != NOWHERE and may_enter(s, seat, to):
            cost = ropes_for(s, field, direction, to, direction)
            note(to, ropes - cost, fish - s.lying[BEAR, to], row, reached, closed)
        for second in range(DIRECTIONS):
            to = swim_to(s, field, direction, second)
            if to != NOWHERE and may_enter(s, seat, to):
                cost = ropes_for(s, field, direction, to, second)
                note(to, ropes - cost, fish - 1 - s.lying[BEAR, to], row, reached, closed)
    for station in range(SIBERIA - ALASKA):
        if is_overland(s, field, ALASKA + station):
            note(ALASKA + station, ropes - s.station_ropes, fish, row, reached, closed)


@rule
def note(to, ropes, fish, row, reached, closed):
    """Note a field if its price can be paid; a free one only once (FLOW-Q34)."""
    if ropes < 0 or fish < 0:
        return
    left = ropes * (BACKPACK + 1) + fish
    if left == row:
        if closed[WORD[to]] & BIT[to] != 0:
            return
        closed[WORD[to]] |= BIT[to]
    reached[left, WORD[to]] |= BIT[to]

"""How far an explorer can go in one journey, and at what price: for people who choose the goal, not each step."""

import numpy as np

from snowbound.core.rule import rule

from . import actions as act
from .journey import in_siberia, may_set_out
from .objects import has_object, load, spendable
from .state import (
    ALASKA,
    BACKPACK,
    BEAR,
    DIRECTIONS,
    EXPLORERS,
    FIELDS,
    FISH,
    NOWHERE,
    OBJECTS,
    ROPE,
    SIBERIA,
    Phase,
)
from .ways import is_overland, may_end, may_enter, ropes_for, step_to, swim_to

PURSE = BACKPACK + 1  # amounts of ropes, or of fish, that can be paid
FAR = 1_000_000  # the length of a way that does not exist
STEPS, BEFORE, BY, DONE = 0, 1, 2, 3  # in `found`: actions so far, the place before, the last action, whether left
HEADER = 5  # in `out`, before the actions: explorer, field, ropes, fish, and how many actions


@rule
def reach(s, seat, out):
    """List every field where a journey of the seat's explorers can end, with each price that may be worth it.

    A journey is SELECT, its ways and STOP; it may also collect where the explorer stands (FLOW-52). No
    price is listed that is higher than another one for the same field.
    """
    if s.phase != Phase.TURN or s.explorer_done or s.turn != seat:
        return 0
    number = 0
    found = np.empty((PURSE * PURSE * FIELDS, 4), np.int64)
    scratch = np.empty(act.ACTIONS, np.int64)
    for explorer in range(EXPLORERS):
        if may_set_out(s, seat, explorer, scratch, 0):
            number = list_collecting_here(s, seat, explorer, out, number)
            explore(s, seat, explorer, found)
            number = list_goals(s, seat, explorer, found, out, number)
    return number


@rule
def list_collecting_here(s, seat, explorer, out, number):
    """List the journeys that only collect an object where the explorer stands (FLOW-52)."""
    here = s.explorers[seat, explorer]
    if not has_object(s, here) or load(s, seat) >= BACKPACK:
        return number
    for thing in range(OBJECTS):
        if s.lying[thing, here] > 0 and number + HEADER + 3 <= len(out):
            out[number] = explorer
            out[number + 1] = here
            out[number + 2] = 0
            out[number + 3] = 0
            out[number + 4] = 3
            out[number + HEADER] = act.SELECT + explorer
            out[number + HEADER + 1] = act.STOP
            out[number + HEADER + 2] = act.COLLECT + thing
            number += HEADER + 3
    return number


# --- the search --------------------------------------------------------------


@rule
def place_of(ropes, fish, field):
    """The row of `found` for a field that was reached at this price."""
    return (ropes * PURSE + fish) * FIELDS + field


@rule
def explore(s, seat, explorer, found):
    """Find the shortest way to each field at each price, cheap prices first."""
    found[:, STEPS] = FAR
    found[:, DONE] = 0
    here = s.explorers[seat, explorer]
    start = place_of(0, 0, here)
    found[start, STEPS] = 0
    found[start, BEFORE] = NOWHERE
    for ropes in range(spendable(s, seat, ROPE) + 1):
        for fish in range(spendable(s, seat, FISH) + 1):
            explore_at(s, seat, explorer, ropes, fish, found)


@rule
def explore_at(s, seat, explorer, ropes, fish, found):
    """Leave every field reached at this price, the nearest first."""
    while True:
        nearest = NOWHERE
        nearest_steps = FAR
        for field in range(FIELDS):
            row = place_of(ropes, fish, field)
            if found[row, DONE] == 0 and found[row, STEPS] < nearest_steps:
                nearest = row
                nearest_steps = found[row, STEPS]
        if nearest == NOWHERE:
            return
        found[nearest, DONE] = 1
        field = nearest - place_of(ropes, fish, 0)
        if not wins(s, seat, explorer, field):
            leave_by_all_ways(s, seat, nearest, field, found)


@rule
def wins(s, seat, explorer, field):
    """Whether the game ends when this explorer enters this field (FLOW-76)."""
    if field < SIBERIA:
        return False
    home = in_siberia(s, seat)
    if s.explorers[seat, explorer] < SIBERIA:
        home += 1
    return home >= s.needed


@rule
def leave_by_all_ways(s, seat, row, field, found):
    """Note every step, swim and overland move from a field (FLOW-39, FLOW-43, FLOW-48)."""
    for direction in range(DIRECTIONS):
        to = step_to(s, field, direction)
        if to != NOWHERE:
            ropes = ropes_for(s, field, direction, to, direction)
            note_way(s, seat, row, to, ropes, s.lying[BEAR, to], act.STEP + direction, found)
        for second in range(DIRECTIONS):
            to = swim_to(s, field, direction, second)
            if to != NOWHERE:
                ropes = ropes_for(s, field, direction, to, second)
                swim = act.SWIM + direction * DIRECTIONS + second
                note_way(s, seat, row, to, ropes, 1 + s.lying[BEAR, to], swim, found)
    for station in range(SIBERIA - ALASKA):
        if is_overland(s, field, ALASKA + station):
            note_way(s, seat, row, ALASKA + station, s.station_ropes, 0, act.STATION + station, found)


@rule
def note_way(s, seat, row, to, ropes, fish, action, found):
    """Note a way to a field if its price can be paid (FLOW-50) and it is shorter than the known one."""
    paid = row // FIELDS
    ropes += paid // PURSE
    fish += paid % PURSE
    if ropes > spendable(s, seat, ROPE) or fish > spendable(s, seat, FISH) or not may_enter(s, seat, to):
        return
    there = place_of(ropes, fish, to)
    if found[there, DONE] == 0 and found[row, STEPS] + 1 < found[there, STEPS]:
        found[there, STEPS] = found[row, STEPS] + 1
        found[there, BEFORE] = row
        found[there, BY] = action


# --- what was found ----------------------------------------------------------


@rule
def list_goals(s, seat, explorer, found, out, number):
    """List the fields where the move may end (FLOW-46), each with its best prices."""
    here = s.explorers[seat, explorer]
    for field in range(FIELDS):
        if field == here or not may_end(s, here, field):
            continue
        fewest = PURSE  # fish of the best price with fewer ropes
        for ropes in range(PURSE):
            for fish in range(fewest):
                row = place_of(ropes, fish, field)
                if found[row, STEPS] < FAR:
                    ends = not wins(s, seat, explorer, field)
                    number = write_route(explorer, field, ropes, fish, row, ends, found, out, number)
                    fewest = fish
                    break
    return number


@rule
def write_route(explorer, field, ropes, fish, row, ends, found, out, number):
    """Write a journey: SELECT, its ways and, unless it wins the game, STOP. Leave out what does not fit."""
    ways = found[row, STEPS]
    length = ways + 1
    if ends:
        length += 1
    if number + HEADER + length > len(out):
        return number
    out[number] = explorer
    out[number + 1] = field
    out[number + 2] = ropes
    out[number + 3] = fish
    out[number + 4] = length
    out[number + HEADER] = act.SELECT + explorer
    out[number + HEADER + length - 1] = act.STOP
    for i in range(ways, 0, -1):
        out[number + HEADER + i] = found[row, BY]
        row = found[row, BEFORE]
    return number + HEADER + length

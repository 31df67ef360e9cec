"""Moving an explorer (B1): steps, swims and overland moves, their cost, and where a move may stop."""

from snowbound.core.rule import rule

from . import actions as act
from .objects import leave_ropes, may_drop_at, pay, spendable
from .state import (
    ALASKA,
    BEAR,
    BIT,
    DIRECTIONS,
    EXPLORERS,
    FISH,
    NEXT,
    NOWHERE,
    OBJECTS,
    OPEN_SEA,
    OPPOSITE,
    ROPE,
    SEA,
    SIBERIA,
    WORD,
    Phase,
)
from .ways import can_end, is_overland, may_end, may_enter, ropes_for, step_to, swim_to


@rule
def move_explorer(s, seat, explorer, to):
    """Move an explorer. The game ends when a player has enough explorers in Siberia (FLOW-76)."""
    here = s.explorers[seat, explorer]
    if here != NOWHERE:
        s.crowd[here] -= 1
    s.explorers[seat, explorer] = to
    s.crowd[to] += 1
    if to >= SIBERIA and in_siberia(s, seat) >= s.needed:  # FLOW-77, FLOW-Q63
        s.winner = seat
        s.phase = Phase.OVER


@rule
def in_siberia(s, seat):
    """The number of a player's explorers in Siberia; they are in different stations (FLOW-47)."""
    number = 0
    for explorer in range(EXPLORERS):
        if s.explorers[seat, explorer] >= SIBERIA:
            number += 1
    return number


# --- what is allowed ---------------------------------------------------------


@rule
def is_visited(s, field):
    """Whether the journey has visited this field with the same backpack (FLOW-Q34)."""
    return s.visited[WORD[field]] & BIT[field] != 0


@rule
def may_go(s, seat, here, to, ropes, fish):
    """Whether an explorer may go somewhere at this cost, in a journey or in flight.

    The player must be able to pay (FLOW-50), and a free way may not run in a circle (FLOW-Q34). A
    flight ends there (FLOW-69). From a full field the journey must still be able to end (FLOW-Q33).
    """
    if ropes > spendable(s, seat, ROPE) or fish > spendable(s, seat, FISH):
        return False
    if to >= SIBERIA and not may_enter(s, seat, to):
        return False
    if ropes + fish == 0 and is_visited(s, to):
        return False
    if may_end(s, here, to):
        return True
    return s.phase != Phase.THREAT and can_end_after(s, seat, here, to, ropes, fish)


@rule
def can_end_after(s, seat, here, to, ropes, fish):
    """Whether a move to this full field can still end, with what is left in the backpack."""
    left_ropes = spendable(s, seat, ROPE) - ropes
    left_fish = spendable(s, seat, FISH) - fish
    return can_end(s, seat, here, to, left_ropes, left_fish, ropes + fish > 0)


@rule
def may_step(s, seat, here, direction):
    """A step to a neighbouring field costs a rope per jagged edge and a fish per bear (FLOW-40, FLOW-61)."""
    to = step_to(s, here, direction)
    if to == NOWHERE:
        return False
    return may_go(s, seat, here, to, ropes_for(s, here, direction, to, direction), s.lying[BEAR, to])


@rule
def may_swim(s, seat, here, first, second):
    """A swim costs a fish, in addition to ropes and fish for bears (FLOW-43, FLOW-44, FLOW-61)."""
    to = swim_to(s, here, first, second)
    if to == NOWHERE:
        return False
    return may_go(s, seat, here, to, ropes_for(s, here, first, to, second), 1 + s.lying[BEAR, to])


@rule
def may_go_overland(s, seat, here, station):
    """An overland move to the next station of a group costs a rope (FLOW-48); not in flight (FLOW-69)."""
    to = ALASKA + station
    return is_overland(s, here, to) and may_go(s, seat, here, to, s.station_ropes, 0)


@rule
def list_ways(s, seat, here, out, number, most):
    """List at most `most` steps and swims from here, as actions, and return how many."""
    for direction in range(DIRECTIONS):
        if may_step(s, seat, here, direction):
            out[number] = act.STEP + direction
            number += 1
            if number == most:
                return number
    if spendable(s, seat, FISH) == 0:
        return number
    for first in range(DIRECTIONS):
        sea = NEXT[here, first]
        if sea < 0 or sea >= SEA or s.ice[sea] != OPEN_SEA:
            continue
        for second in range(DIRECTIONS):
            if may_swim(s, seat, here, first, second):
                out[number] = act.SWIM + first * DIRECTIONS + second
                number += 1
                if number == most:
                    return number
    return number


@rule
def has_way(s, seat, here, out, number):
    """Whether a step or a swim is possible. `out` is scratch space."""
    return list_ways(s, seat, here, out, number, number + 1) > number


@rule
def list_overland(s, seat, here, out, number):
    """List the overland moves from an Alaskan station."""
    if here < ALASKA or here >= SIBERIA or spendable(s, seat, ROPE) == 0:
        return number
    for station in range(SIBERIA - ALASKA):
        if may_go_overland(s, seat, here, station):
            out[number] = act.STATION + station
            number += 1
    return number


@rule
def may_set_out(s, seat, explorer, out, number):
    """Whether an explorer can move or collect (FLOW-52, FLOW-Q35). `out` is scratch space."""
    here = s.explorers[seat, explorer]
    if s.lying[ROPE, here] > 0 or s.lying[FISH, here] > 0:
        return True
    return has_way(s, seat, here, out, number) or list_overland(s, seat, here, out, number) > number


@rule
def may_drop_on_the_way(s, seat, thing):
    """Drop an object outside Siberia (FLOW-Q36, FLOW-Q37), if the move can still end (FLOW-Q33)."""
    if s.backpack[seat, thing] == 0 or not may_drop_at(s, seat, s.traveller):
        return False
    here = s.explorers[seat, s.traveller]
    if may_end(s, here, here):
        return True
    ropes, fish = int(s.backpack[seat, ROPE]), int(s.backpack[seat, FISH])
    if thing == ROPE:
        return can_end(s, seat, here, here, ropes - 1, fish, True)
    return can_end(s, seat, here, here, ropes, fish - 1, True)


@rule
def list_journey(s, seat, out):
    """List overland moves, drops, steps, swims, and stopping where the move may end."""
    here = s.explorers[seat, s.traveller]
    number = list_overland(s, seat, here, out, 0)
    for thing in range(OBJECTS):
        if may_drop_on_the_way(s, seat, thing):
            out[number] = act.DROP + thing * EXPLORERS + s.traveller
            number += 1
    number = list_ways(s, seat, here, out, number, act.ACTIONS)
    if may_end(s, here, here):
        out[number] = act.STOP
        number += 1
    return number


# --- carrying it out ---------------------------------------------------------


@rule
def set_out(s, seat, explorer):
    """B1 begins with this explorer (FLOW-38)."""
    s.traveller = explorer
    s.phase = Phase.JOURNEY
    visit(s, s.explorers[seat, explorer], True)


@rule
def visit(s, field, has_paid):
    """Mark this field as visited. After a payment or a drop, the others may be visited again (FLOW-Q34)."""
    if has_paid:
        s.visited[:] = 0
    s.visited[WORD[field]] |= BIT[field]


@rule
def travel(s, seat, explorer, action):
    """Take a step, a swim or an overland move; return whether anything was paid."""
    here = s.explorers[seat, explorer]
    left_behind, lost, fish = 0, 0, 0
    if action < act.PICK:
        to = ALASKA + action - act.STATION
        left_behind = int(s.station_ropes)  # FLOW-Q27
    elif action < act.SWIM:
        to = NEXT[here, action - act.STEP]
        left_behind = ropes_for(s, here, action - act.STEP, to, action - act.STEP)  # FLOW-41, FLOW-Q25
        fish = int(s.lying[BEAR, to])
    else:
        first = (action - act.SWIM) // DIRECTIONS
        second = action - act.SWIM - first * DIRECTIONS
        to = NEXT[NEXT[here, first], second]
        left_behind = (s.ice[here] >> first) & 1  # FLOW-44
        lost = (s.ice[to] >> OPPOSITE[second]) & 1
        fish = 1 + int(s.lying[BEAR, to])
    leave_ropes(s, seat, here, left_behind)
    pay(s, seat, ROPE, lost)
    pay(s, seat, FISH, fish)
    move_explorer(s, seat, explorer, to)
    return left_behind + lost + fish > 0


@rule
def go_on_travelling(s, seat, action):
    """Go on with the journey (FLOW-38, FLOW-42)."""
    has_paid = travel(s, seat, s.traveller, action)
    visit(s, s.explorers[seat, s.traveller], has_paid)

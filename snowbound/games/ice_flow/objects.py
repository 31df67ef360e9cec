"""Ropes, fish and bears in the supply, on fields and in backpacks; tiles; fishing."""

from snowbound.core.rule import rule

from . import actions as act
from .state import (
    ALL_TILES,
    BACKPACK,
    BEAR,
    COPIES,
    EXPLORERS,
    FISH,
    HOLDS,
    NO_OBJECT,
    NOBODY,
    NOWHERE,
    OBJECTS,
    ROPE,
    SIBERIA,
    THINGS,
    TILES,
    Phase,
)


@rule
def load(s, seat):
    """The number of objects in a backpack (FLOW-56)."""
    return int(s.backpack[seat, ROPE]) + int(s.backpack[seat, FISH])


@rule
def spendable(s, seat, thing):
    """What a player can pay (FLOW-50), without the object collected in this turn (FLOW-55, FLOW-Q41)."""
    amount = int(s.backpack[seat, thing])
    if s.collected == thing and s.turn == seat:
        amount -= 1
    return amount


@rule
def pay(s, seat, thing, amount):
    """Pay objects from a backpack to the supply."""
    s.backpack[seat, thing] -= amount
    s.supply[thing] += amount


@rule
def leave_ropes(s, seat, field, amount):
    """Ropes stay on the field that the explorer left (FLOW-41, FLOW-Q26), but never in Siberia."""
    if field >= SIBERIA:
        pay(s, seat, ROPE, amount)
        return
    s.backpack[seat, ROPE] -= amount
    s.lying[ROPE, field] += amount


@rule
def has_object(s, field):
    """Whether an object lies on this field (FLOW-51)."""
    return s.lying[ROPE, field] > 0 or s.lying[FISH, field] > 0


@rule
def clear_field(s, field):
    """Everything on this field goes to the supply (FLOW-27)."""
    for thing in range(THINGS):
        s.supply[thing] += s.lying[thing, field]
        s.lying[thing, field] = 0


@rule
def carry(s, field, to):
    """Everything on a floe moves with it (FLOW-26)."""
    for thing in range(THINGS):
        amount = s.lying[thing, field]
        s.lying[thing, field] = 0
        s.lying[thing, to] = amount


# --- tiles -------------------------------------------------------------------


@rule
def take_tile(s, kind):
    """Turn up a tile of this kind. An empty stack is first refilled with all tiles (FLOW-36)."""
    if s.stack_size == 0:
        fill_stack(s)
    s.stack[kind] -= 1
    s.stack_size -= 1
    s.tile = kind


@rule
def fill_stack(s):
    """Put all tiles into the stack (FLOW-03, FLOW-36)."""
    for kind in range(TILES):
        s.stack[kind] = COPIES[kind]
    s.stack_size = ALL_TILES


@rule
def put_contents(s, kind, field):
    """Put the contents of the tile on a field, as far as the supply has them (FLOW-32, FLOW-60).

    Returns the number of bears.
    """
    bears = 0
    for thing in range(THINGS):
        amount = min(int(HOLDS[kind, thing]), int(s.supply[thing]))
        s.supply[thing] -= amount
        s.lying[thing, field] += amount
        if thing == BEAR:
            bears = amount
    return bears


# --- dropping, collecting, fishing -------------------------------------------


@rule
def may_drop_now(s, seat):
    """Drop objects at any time in your own turn, except while a bear attacks (FLOW-57, FLOW-Q36)."""
    return s.turn == seat and s.phase >= Phase.TURN and s.phase != Phase.THREAT


@rule
def list_drops(s, seat, out, number):
    """List each object of the player at each explorer outside Siberia (FLOW-57, FLOW-Q37)."""
    if not may_drop_now(s, seat):
        return number
    for thing in range(OBJECTS):
        if s.backpack[seat, thing] == 0:
            continue
        for explorer in range(EXPLORERS):
            if may_drop_at(s, seat, explorer):
                out[number] = act.DROP + thing * EXPLORERS + explorer
                number += 1
    return number


@rule
def may_drop_at(s, seat, explorer):
    """Drop objects where one of your explorers is, but not in Siberia (FLOW-57, FLOW-Q37)."""
    field = s.explorers[seat, explorer]
    return field != NOWHERE and field < SIBERIA


@rule
def drop(s, seat, thing, explorer):
    """Drop an object at one of your explorers (FLOW-57). This ends the ban of FLOW-55 (FLOW-Q41)."""
    s.backpack[seat, thing] -= 1
    s.lying[thing, s.explorers[seat, explorer]] += 1
    if s.collected == thing:
        s.collected = NO_OBJECT


@rule
def may_fish(s, seat):
    """Fishing turns a rope into two fish (FLOW-58), if the supply has fish and they fit (FLOW-Q38, FLOW-Q39)."""
    return s.backpack[seat, ROPE] > 0 and s.supply[FISH] > 0 and has_room_for_fish(s, seat)


@rule
def has_room_for_fish(s, seat):
    """Whether the fish fit into the backpack without the rope (FLOW-Q38)."""
    return load(s, seat) - 1 + catch(s) <= BACKPACK


@rule
def catch(s):
    """The number of fish that one rope brings, at most what the supply has (FLOW-Q39)."""
    return min(int(s.fish_per_rope), int(s.supply[FISH]))


@rule
def go_fishing(s, seat):
    """B2: pay a rope, take the fish, and end the explorer action (FLOW-58)."""
    fish = catch(s)
    pay(s, seat, ROPE, 1)
    pay(s, seat, FISH, -fish)
    s.explorer_done = 1


@rule
def collect(s, seat, thing):
    """Collect one object where the move ended, or none (FLOW-51). This ends B1 (FLOW-54)."""
    if thing < OBJECTS:
        s.lying[thing, s.ended] -= 1
        s.backpack[seat, thing] += 1
        s.collected = thing
    finish_journey(s)


@rule
def finish_journey(s):
    """End the journey and go on with the turn."""
    s.traveller = NOBODY
    s.ended = NOWHERE
    s.phase = Phase.TURN

"""Racers on the path and floes in the river: moving, coming home, being carried."""

from typing import Any

from snowbound.core.bits import lowest
from snowbound.core.rule import rule

from .state import (
    CARRIED,
    FLOE_POSITIONS,
    GOAL,
    LAND,
    LAND_ICON,
    RACERS,
    ROW,
    SLOT,
    SLOTS,
    TILE_ICON,
    WITH_OWNER,
    Icon,
)


@rule
def icon_at(s: Any, here: int) -> int:
    """Return the icon of a position: the board's, or that of the tile in its slot (RACE-09, RACE-57)."""
    slot = SLOT[here]
    if slot == LAND:
        return LAND_ICON[here]
    return TILE_ICON[s.river[slot], ROW[here]]


@rule
def next_free(s, here):
    """An occupied position sends a racer on to the next free one (RACE-33); after the last is the goal (RACE-36)."""
    here += lowest(~(s.occupied >> here))
    return min(here, GOAL)


@rule
def end_of_move(s, start, steps):
    """Every position counts as a step (RACE-31); +n moves the racer on (RACE-41). Return where the move ends."""
    here = start
    while steps > 0:
        here = next_free(s, here + steps)
        steps = int(s.icon_steps[icon_at(s, here)])
    return here


@rule
def move(s, seat, racer, steps):
    """A racer moves forward, comes home, or falls into open water (RACE-58).

    A racer with its owner enters at position 1 (RACE-32). Passing a position has no effect (RACE-35).
    Returns the icon on which the racer lands.
    """
    start = int(s.field[seat, racer])
    s.occupied &= ~(1 << start)
    here = end_of_move(s, start, steps)
    icon = icon_at(s, here)
    if icon == Icon.GOAL:
        come_home(s, seat, racer)
    elif icon == Icon.WATER:
        s.field[seat, racer] = WITH_OWNER
    else:
        s.field[seat, racer] = here
        s.occupied |= 1 << here
    return icon


@rule
def come_home(s, seat, racer):
    """A racer that comes home takes the first free place of its race and stays there (RACE-37)."""
    s.finished[racer] += 1
    s.place[seat, racer] = s.finished[racer]
    s.home[seat] |= 1 << racer
    s.field[seat, racer] = GOAL


@rule
def push_floes(s, tile):
    """A tile, or open water, enters slot 1 and the last tile leaves the game (RACE-49, RACE-50, RACE-55)."""
    for slot in range(SLOTS - 1, 0, -1):
        s.river[slot] = s.river[slot - 1]
    s.river[0] = tile
    if s.occupied & FLOE_POSITIONS != 0:
        carry_racers(s)


@rule
def carry_racers(s):
    """Racers travel with their tile (RACE-51) or go back to their owners (RACE-52); they do not land (RACE-53)."""
    carried = 0
    for seat in range(s.players):
        for racer in range(RACERS):
            there = CARRIED[s.field[seat, racer]]
            s.field[seat, racer] = there
            carried |= 1 << there
    s.occupied = carried & ~(1 << WITH_OWNER) & ~(1 << GOAL)

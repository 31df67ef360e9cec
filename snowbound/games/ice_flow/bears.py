"""Bears: driving them off, and what explorers do when a bear attacks them.

Dangers that are not yet settled are on a stack. The newest is settled first (FLOW-Q57).
"""

from snowbound.core.rule import rule

from . import actions as act
from .journey import has_way, list_ways, move_explorer, travel
from .objects import finish_journey, has_object, pay, spendable
from .state import (
    ALASKA,
    ALASKAN,
    BEAR,
    CROWD,
    DIRECTIONS,
    EXPLORERS,
    FISH,
    NEXT,
    NO_DIRECTION,
    NO_FLOE,
    NOBODY,
    OPEN_SEA,
    OPPOSITE,
    OUTSIDE,
    SEA,
    Danger,
    Phase,
)


@rule
def push(s, kind, field, seat, origin):
    """Put a danger on the stack."""
    top = s.dangers
    s.danger[top] = kind
    s.danger_field[top] = field
    s.danger_seat[top] = seat
    s.danger_from[top] = origin
    s.dangers = top + 1


@rule
def pop(s):
    """Remove the newest danger and clear its entry."""
    top = s.dangers - 1
    s.danger[top] = 0
    s.danger_field[top] = 0
    s.danger_seat[top] = 0
    s.danger_from[top] = 0
    s.dangers = top


@rule
def attack_at(s, field, barred, seat):
    """A bear reaches explorers on a field. `seat` has endangered them (FLOW-68, FLOW-Q56)."""
    push(s, Danger.ATTACK, field, seat, barred)


@rule
def end_on_bears(s, seat, explorer, field):
    """An explorer that ends a move or flight on a field with bears drives all of them off (FLOW-62)."""
    forget_dangers(s, field)
    push(s, Danger.DRIVING, field, seat, explorer)


@rule
def forget_dangers(s, field):
    """Remove the dangers on a field where another explorer now drives off all bears."""
    kept = 0
    entries = s.dangers
    for entry in range(entries):
        if s.danger_field[entry] != field:
            s.danger[kept] = s.danger[entry]
            s.danger_field[kept] = s.danger_field[entry]
            s.danger_seat[kept] = s.danger_seat[entry]
            s.danger_from[kept] = s.danger_from[entry]
            kept += 1
    for _ in range(entries - kept):
        pop(s)


# --- what comes next ---------------------------------------------------------


@rule
def go_on(s):
    """Ask the player who must settle the newest danger. When all are safe, the turn goes on (FLOW-75)."""
    s.decider = NOBODY
    s.threatened = NOBODY
    while s.dangers > 0:
        top = s.dangers - 1
        if s.lying[BEAR, s.danger_field[top]] == 0 or s.crowd[s.danger_field[top]] == 0:
            pop(s)
        elif s.danger[top] == Danger.ATTACK:
            ask_attacked(s, s.danger_field[top], s.danger_seat[top])
            return
        elif s.explorers[s.danger_seat[top], s.danger_from[top]] == s.danger_field[top]:
            s.decider = s.danger_seat[top]
            s.threatened = s.danger_from[top]
            s.phase = Phase.DRIVE
            return
        else:
            turn_on_those_left(s)
    resume(s)


@rule
def turn_on_those_left(s):
    """The explorer that was driving bears off has fled: each bear attacks those still there (FLOW-Q67)."""
    top = s.dangers - 1
    field, seat = s.danger_field[top], s.danger_seat[top]
    pop(s)
    for _ in range(s.lying[BEAR, field]):
        attack_at(s, field, NO_DIRECTION, seat)


@rule
def ask_attacked(s, field, endangerer):
    """Attacked players decide clockwise, starting after the player who endangered them (FLOW-70).

    Of two explorers of one colour, the lower number comes first (FLOW-Q58).
    """
    s.phase = Phase.THREAT
    seat = int(endangerer)
    for _ in range(s.players):
        seat += 1
        if seat == s.players:
            seat = 0
        for explorer in range(EXPLORERS):
            if s.explorers[seat, explorer] == field:
                s.decider = seat
                s.threatened = explorer
                return


@rule
def resume(s):
    """Go on after the bears: collect (FLOW-51, FLOW-Q59), place a drawn floe, or continue the turn."""
    if s.traveller == NOBODY:
        s.phase = Phase.TURN
        if s.floe != NO_FLOE:
            s.phase = Phase.DISCOVER_HEX
        return
    stays = s.explorers[s.turn, s.traveller] == s.ended
    if stays and has_object(s, s.ended):
        s.phase = Phase.COLLECT
        return
    finish_journey(s)


# --- driving a bear off ------------------------------------------------------


@rule
def bear_end(s, field, direction):
    """A bear runs straight to the first floe or island (FLOW-65, FLOW-Q44).

    Returns that field, COAST (also for a station) or OUTSIDE.
    """
    at = NEXT[field, direction]
    while at >= 0 and at < SEA and s.ice[at] == OPEN_SEA:
        at = NEXT[at, direction]
    return at


@rule
def may_drive(s, field, direction):
    """A bear may be driven in any direction that does not end at a coast (FLOW-66, FLOW-Q47)."""
    end = bear_end(s, field, direction)
    return end == OUTSIDE or (end >= 0 and end < ALASKA)


@rule
def barred(s):
    """The direction from which the attacking bear came, or NO_DIRECTION (FLOW-71, FLOW-Q50)."""
    if s.phase == Phase.THREAT:
        return int(s.danger_from[s.dangers - 1])
    return NO_DIRECTION


@rule
def list_drives(s, out, number):
    """List the directions in which the bear of the newest danger may be driven."""
    back = barred(s)
    field = s.danger_field[s.dangers - 1]
    for direction in range(DIRECTIONS):
        if direction != back and may_drive(s, field, direction):
            out[number] = act.DRIVE + direction
            number += 1
    return number


@rule
def drive(s, seat, direction):
    """Drive one bear off. The danger is settled first, unless more bears are left (FLOW-Q48)."""
    field = s.danger_field[s.dangers - 1]
    if s.phase == Phase.THREAT:
        pay(s, seat, FISH, 1)  # FLOW-71
        pop(s)
    elif s.lying[BEAR, field] == 1:
        pop(s)
    run(s, seat, field, direction)
    go_on(s)


@rule
def run(s, seat, field, direction):
    """The bear leaves the strait (FLOW-67) or reaches a field and attacks the explorers there (FLOW-68)."""
    end = bear_end(s, field, direction)
    s.lying[BEAR, field] -= 1
    if end == OUTSIDE:
        s.supply[BEAR] += 1
        return
    s.lying[BEAR, end] += 1
    if s.crowd[end] > 0:
        attack_at(s, end, OPPOSITE[direction], seat)


# --- under attack ------------------------------------------------------------


@rule
def can_flee(s, seat, out, number):
    """Whether a flight is possible (FLOW-69). `out` is scratch space."""
    return has_way(s, seat, s.explorers[seat, s.threatened], out, number)


@rule
def list_threat(s, seat, out):
    """Flee (FLOW-69) or drive the bear off (FLOW-71); without a flight, take the helicopter (FLOW-73)."""
    number = 0
    if can_flee(s, seat, out, 0):
        number = list_ways(s, seat, s.explorers[seat, s.threatened], out, 0, act.ACTIONS)
    else:
        number = list_stations_with_room(s, out)
    if spendable(s, seat, FISH) > 0:
        number = list_drives(s, out, number)
    return number


@rule
def list_stations_with_room(s, out):
    """List the Alaskan stations with fewer than two explorers (FLOW-07, FLOW-Q55)."""
    number = 0
    for station in range(ALASKAN):
        if s.crowd[ALASKA + station] < CROWD:
            out[number] = act.STATION + station
            number += 1
    return number


@rule
def answer_threat(s, seat, action):
    """Flee, drive the bear off, or fly to Alaska."""
    explorer = s.threatened
    if action >= act.DRIVE:
        drive(s, seat, action - act.DRIVE)
        return
    if action < act.PICK:
        move_explorer(s, seat, explorer, ALASKA + action - act.STATION)  # FLOW-73; the backpack is kept
    else:
        travel(s, seat, explorer, action)
    if s.phase == Phase.OVER:  # a flight into Siberia may win (FLOW-Q53)
        return
    field = s.explorers[seat, explorer]
    if s.lying[BEAR, field] > 0:
        end_on_bears(s, seat, explorer, field)  # FLOW-Q52
    go_on(s)

"""Bears at work: driving them off, and those they reach, who flee, drive them on or are flown out.

What is still to be settled is a stack; the newest entry comes first (FLOW-Q57).
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
    """A new entry on the stack of bears at work."""
    top = s.dangers
    s.danger[top] = kind
    s.danger_field[top] = field
    s.danger_seat[top] = seat
    s.danger_from[top] = origin
    s.dangers = top + 1


@rule
def pop(s):
    """The newest entry is settled; nothing of it is left behind."""
    top = s.dangers - 1
    s.danger[top] = 0
    s.danger_field[top] = 0
    s.danger_seat[top] = 0
    s.danger_from[top] = 0
    s.dangers = top


@rule
def attack_at(s, field, barred, seat):
    """A bear has reached explorers on this field; this player has endangered them (FLOW-68, FLOW-Q56)."""
    push(s, Danger.ATTACK, field, seat, barred)


@rule
def end_on_bears(s, seat, explorer, field):
    """An explorer has ended its move or flight among bears, and drives all of them off (FLOW-62)."""
    forget_dangers(s, field)
    push(s, Danger.DRIVING, field, seat, explorer)


@rule
def forget_dangers(s, field):
    """Entries of a field whose bears will all be driven off by somebody who has just paid for them."""
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
    """Ask whoever must deal with the newest danger; when all are safe, the turn goes on (FLOW-75)."""
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
    """Whoever was driving bears off has left: each bear attacks those who stay behind (FLOW-Q67)."""
    top = s.dangers - 1
    field, seat = s.danger_field[top], s.danger_seat[top]
    pop(s)
    for _ in range(s.lying[BEAR, field]):
        attack_at(s, field, NO_DIRECTION, seat)


@rule
def ask_attacked(s, field, endangerer):
    """The owner who comes first clockwise after the one who endangered decides, that one last (FLOW-70).

    Of one colour the lower number decides first (FLOW-Q58).
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
    """After the bears: collecting (FLOW-51, FLOW-Q59), placing a drawn floe, or the turn."""
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
    """Where a bear comes to rest: the first floe or island straight on (FLOW-65, FLOW-Q44).

    Returns that field, COAST (a station is coast), or OUTSIDE.
    """
    at = NEXT[field, direction]
    while at >= 0 and at < SEA and s.ice[at] == OPEN_SEA:
        at = NEXT[at, direction]
    return at


@rule
def may_drive(s, field, direction):
    """Any direction that does not lead to a coast, however far away (FLOW-66, FLOW-Q47)."""
    end = bear_end(s, field, direction)
    return end == OUTSIDE or (end >= 0 and end < ALASKA)


@rule
def barred(s):
    """The direction back the way the attacking bear came, if it came from anywhere (FLOW-71, FLOW-Q50)."""
    if s.phase == Phase.THREAT:
        return int(s.danger_from[s.dangers - 1])
    return NO_DIRECTION


@rule
def list_drives(s, out, number):
    """The directions in which the bear on the newest danger's field may be driven."""
    back = barred(s)
    field = s.danger_field[s.dangers - 1]
    for direction in range(DIRECTIONS):
        if direction != back and may_drive(s, field, direction):
            out[number] = act.DRIVE + direction
            number += 1
    return number


@rule
def drive(s, seat, direction):
    """One bear runs; the entry is settled before, unless more bears are to be driven (FLOW-Q48)."""
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
    """The bear leaves the strait (FLOW-67), or reaches a field; explorers there are attacked (FLOW-68)."""
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
    """Whether a flight is possible (FLOW-69); `out` is only scratch."""
    return has_way(s, seat, s.explorers[seat, s.threatened], out, number)


@rule
def list_threat(s, seat, out):
    """Flee (FLOW-69) or drive the bear off (FLOW-71); if no flight is possible, the helicopter (FLOW-73)."""
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
    """The Alaskan stations that do not hold two explorers (FLOW-07, FLOW-Q55)."""
    number = 0
    for station in range(ALASKAN):
        if s.crowd[ALASKA + station] < CROWD:
            out[number] = act.STATION + station
            number += 1
    return number


@rule
def answer_threat(s, seat, action):
    """Flee, drive the bear on, or be flown to Alaska."""
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

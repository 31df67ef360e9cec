"""`explain` names the rule that refuses an action. It shares its predicates with `legal`."""

import numpy as np

from snowbound.core.rule import rule

from . import actions as act
from . import rule_ids as ids
from .bears import barred, may_drive
from .floes import has_free_entry, is_leaving, may_act_on_ice, may_choose, may_discover, may_drift
from .journey import (
    has_way,
    is_visited,
    may_drop_on_the_way,
    may_go,
    may_set_out,
)
from .objects import load, may_drop_at, may_drop_now, may_fish, spendable
from .start import is_entry, is_touched
from .state import (
    ALASKA,
    ALIKE,
    BACKPACK,
    BEAR,
    CROWD,
    CURRENT,
    DIRECTIONS,
    EXPLORERS,
    FISH,
    LOOKS,
    NEXT,
    NO_FLOE,
    NOWHERE,
    OBJECTS,
    OPEN_SEA,
    PATTERN,
    ROPE,
    SEA,
    Phase,
)
from .ways import is_one_group, is_overland, may_end, may_enter, ropes_for, step_to, swim_to

SCRATCH = act.ACTIONS


@rule
def explain(s, seat, action):
    """Return the rule that refuses an action, or 0 for an action that `legal` lists."""
    if action < act.PICK:
        return explain_station(s, seat, action - act.STATION)
    if action < act.HEX:
        return explain_pick(s, seat, action - act.PICK)
    if action < act.ORIENT:
        return explain_hex(s, seat, action - act.HEX)
    if action < act.DISCOVER:
        return explain_floe(s, action)
    if action < act.DROP:
        return explain_beginning(s, seat, action)
    if action < act.END:
        return explain_drop(s, seat, action - act.DROP)
    if action == act.END:
        return explain_end(s, seat)
    if action < act.STOP:
        return explain_travel(s, seat, action)
    if action < act.DRIVE:
        return explain_stopping(s, seat, action)
    return explain_drive(s, seat, action - act.DRIVE)


@rule
def explain_station(s, seat, station):
    """Why an explorer cannot be placed in, walk to or fly to a station."""
    field = ALASKA + station
    if s.phase == Phase.SETUP_EXPLORER:
        return explain_room(s, field, ids.FLOW_07)
    if s.phase == Phase.THREAT:
        out = empty_list()
        if has_way(s, seat, s.explorers[seat, s.threatened], out, 0):
            return ids.FLOW_74
        return explain_room(s, field, ids.FLOW_Q55)
    if s.phase != Phase.JOURNEY:
        return explain_moment(s, ids.FLOW_38)
    here = s.explorers[seat, s.traveller]
    if here < ALASKA or here == field:
        return ids.FLOW_48
    if not is_one_group(here, field):
        return ids.FLOW_49
    if not is_overland(s, here, field):
        return ids.FLOW_Q28
    return explain_way(s, seat, here, field, s.station_ropes, 0, ids.FLOW_48)


@rule
def empty_list():
    """Scratch space for a list of actions."""
    return np.empty(SCRATCH, np.int64)


@rule
def explain_room(s, field, number):
    """Return the given rule if the station is full."""
    if s.crowd[field] < CROWD:
        return 0
    return number


@rule
def explain_pick(s, seat, pattern):
    """Why a floe of this pattern cannot be picked."""
    if s.phase != Phase.SETUP_PICK:
        return explain_moment(s, ids.FLOW_09)
    if s.hands[seat] & ALIKE[pattern] == 0:
        return ids.FLOW_09
    return 0


@rule
def explain_hex(s, seat, hex):
    """Why a floe cannot be placed here, or the floe here cannot be chosen."""
    if s.phase == Phase.SETUP_HEX:
        if is_entry(hex):
            return ids.FLOW_10
        if is_touched(s, hex):
            return ids.FLOW_11
        return 0
    if s.phase == Phase.DISCOVER_HEX:
        if is_entry(hex) and s.ice[hex] == OPEN_SEA:
            return 0
        return ids.FLOW_30
    if s.phase == Phase.REMOVE:
        if is_leaving(s, seat, hex):
            return 0
        return ids.FLOW_34
    if s.phase != Phase.TURN:
        return explain_moment(s, ids.FLOW_20)
    if s.floe_done:
        return ids.FLOW_15
    if s.floe_at[hex] == NO_FLOE or not may_choose(s, seat, hex):
        return ids.FLOW_20
    return 0


@rule
def explain_floe(s, action):
    """Why a floe cannot lie, drift or rotate like this."""
    if action < act.DRIFT:
        if s.phase != Phase.SETUP_ORIENT and s.phase != Phase.DISCOVER_ORIENT:
            return explain_moment(s, ids.FLOW_12)
        if action - act.ORIENT < LOOKS[PATTERN[s.floe]]:
            return 0
        return ids.FLOW_Q17
    if s.phase != Phase.FLOE:
        return explain_moment(s, ids.FLOW_20)
    if action >= act.ROTATE or may_drift(s, s.hex, action - act.DRIFT):
        return 0
    if (CURRENT[s.hex] >> (action - act.DRIFT)) & 1 == 0:
        return ids.FLOW_22
    return ids.FLOW_25


@rule
def explain_beginning(s, seat, action):
    """Why A3, B1 or B2 cannot begin."""
    if s.phase != Phase.TURN:
        return explain_moment(s, ids.FLOW_17)
    if action == act.DISCOVER:
        return explain_discovery(s, seat)
    if s.explorer_done:
        return ids.FLOW_16
    if action < act.FISH:
        if may_set_out(s, seat, action - act.SELECT, empty_list(), 0):
            return 0
        return ids.FLOW_Q35
    return explain_fishing(s, seat)


@rule
def explain_discovery(s, seat):
    """Why A3 is impossible: it needs an unused floe action, a free entry hex and a floe."""
    if s.floe_done:
        return ids.FLOW_15
    if may_discover(s, seat):
        return 0
    if has_free_entry(s):
        return ids.FLOW_35
    return ids.FLOW_33


@rule
def explain_fishing(s, seat):
    """Why B2 is impossible: it needs a rope, fish in the supply and room."""
    if may_fish(s, seat):
        return 0
    if s.backpack[seat, ROPE] == 0:
        return ids.FLOW_58
    if s.supply[FISH] == 0:
        return ids.FLOW_Q39
    return ids.FLOW_Q38


@rule
def explain_drop(s, seat, choice):
    """Why an object cannot be dropped here."""
    thing, explorer = ROPE, choice
    if choice >= EXPLORERS:
        thing, explorer = FISH, choice - EXPLORERS
    if not may_drop_now(s, seat):
        return ids.FLOW_Q36
    if s.backpack[seat, thing] == 0:
        return ids.FLOW_57
    if not may_drop_at(s, seat, explorer) or (s.phase == Phase.JOURNEY and explorer != s.traveller):
        return ids.FLOW_Q37
    if s.phase == Phase.JOURNEY and not may_drop_on_the_way(s, seat, thing):
        return ids.FLOW_Q33
    return 0


@rule
def explain_end(s, seat):
    """Why the turn cannot end: a possible floe action must come first."""
    if s.phase != Phase.TURN:
        return explain_moment(s, ids.FLOW_19)
    if s.floe_done or not may_act_on_ice(s, seat):
        return 0
    return ids.FLOW_15


@rule
def explain_travel(s, seat, action):
    """Why a step or a swim is impossible, in a journey or in flight."""
    if s.phase != Phase.JOURNEY and s.phase != Phase.THREAT:
        return explain_moment(s, ids.FLOW_38)
    explorer = s.traveller
    if s.phase == Phase.THREAT:
        explorer = s.threatened
    here = s.explorers[seat, explorer]
    if action < act.SWIM:
        direction = action - act.STEP
        to = step_to(s, here, direction)
        if to == NOWHERE:
            return ids.FLOW_39
        ropes = ropes_for(s, here, direction, to, direction)
        return explain_way(s, seat, here, to, ropes, s.lying[BEAR, to], ids.FLOW_40)
    first = (action - act.SWIM) // DIRECTIONS
    second = action - act.SWIM - first * DIRECTIONS
    to = swim_to(s, here, first, second)
    if to == NOWHERE:
        return explain_no_swim(s, here, first, second)
    return explain_way(s, seat, here, to, ropes_for(s, here, first, to, second), 1 + s.lying[BEAR, to], ids.FLOW_44)


@rule
def explain_no_swim(s, here, first, second):
    """Why there is no swim in these two directions."""
    sea = NEXT[here, first]
    if sea < 0 or sea >= SEA or s.ice[sea] != OPEN_SEA:
        return ids.FLOW_43
    if NEXT[sea, second] == here:
        return ids.FLOW_Q29
    if here >= ALASKA and NEXT[sea, second] >= ALASKA:
        return ids.FLOW_Q30
    return ids.FLOW_45


@rule
def explain_way(s, seat, here, to, ropes, fish, rope_rule):
    """Why an explorer may not go to a field that is within reach."""
    if may_go(s, seat, here, to, ropes, fish):
        return 0
    if ropes > spendable(s, seat, ROPE):
        return rope_rule
    if fish > spendable(s, seat, FISH):
        if s.lying[BEAR, to] > 0:
            return ids.FLOW_61
        return ids.FLOW_43
    if not may_enter(s, seat, to):
        return ids.FLOW_47
    if ropes + fish == 0 and is_visited(s, to):
        return ids.FLOW_Q34
    if s.phase == Phase.THREAT:
        return ids.FLOW_46
    return ids.FLOW_Q33


@rule
def explain_stopping(s, seat, action):
    """Why a move cannot end here, or an object cannot be collected."""
    if action == act.STOP:
        if s.phase != Phase.JOURNEY:
            return explain_moment(s, ids.FLOW_38)
        here = s.explorers[seat, s.traveller]
        if may_end(s, here, here):
            return 0
        return ids.FLOW_46
    if s.phase != Phase.COLLECT:
        return explain_moment(s, ids.FLOW_51)
    thing = action - act.COLLECT
    if thing == OBJECTS:
        return 0
    if s.lying[thing, s.ended] == 0:
        return ids.FLOW_51
    if load(s, seat) == BACKPACK:
        return ids.FLOW_56
    return 0


@rule
def explain_drive(s, seat, direction):
    """Why a bear cannot be driven in this direction."""
    if s.phase != Phase.DRIVE and s.phase != Phase.THREAT:
        return explain_moment(s, ids.FLOW_65)
    if s.phase == Phase.THREAT and spendable(s, seat, FISH) == 0:
        return ids.FLOW_71
    if not may_drive(s, s.danger_field[s.dangers - 1], direction):
        return ids.FLOW_66
    if direction == barred(s):
        return ids.FLOW_Q50
    return 0


@rule
def explain_moment(s, number):
    """The rule about what must be decided first; in a turn the given rule of the action itself."""
    phase = s.phase
    if phase == Phase.SETUP_EXPLORER:
        return ids.FLOW_06
    if phase == Phase.SETUP_PICK or phase == Phase.SETUP_HEX or phase == Phase.SETUP_ORIENT:
        return ids.FLOW_09
    if phase == Phase.THREAT:
        return ids.FLOW_68
    if phase == Phase.DRIVE:
        return ids.FLOW_62
    if phase == Phase.COLLECT:
        return ids.FLOW_54
    if phase == Phase.TURN:
        return number
    return ids.FLOW_17  # one action does not interrupt the other

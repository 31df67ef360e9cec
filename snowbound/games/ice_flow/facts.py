"""What an event of Ice Flow did, and at the end what each player has."""

import numpy as np

from snowbound.core.contract import CHANCE
from snowbound.core.facts import NOBODY, NONE, UNTOLD, note
from snowbound.core.rule import rule

from . import actions as act
from .bears import bear_end
from .fact_kinds import AT_THE_RIM, BY_COAST, BY_FLOE, BY_ISLAND, COSTS, FEW, Fact
from .floes import drift_end
from .journey import in_siberia
from .objects import catch
from .sense import FAR, STATIONS, distance, measure_by
from .start import is_starting
from .state import (
    ALASKA,
    BEAR,
    DIRECTIONS,
    EXPLORERS,
    FIELDS,
    FISH,
    FLOES,
    HOLDS,
    IN_HAND,
    ISLAND,
    NEXT,
    NO_DIRECTION,
    NOWHERE,
    OBJECTS,
    OPPOSITE,
    OUTSIDE,
    ROPE,
    SEA,
    SHARE,
    SIBERIA,
    STRENGTH,
    Danger,
    Phase,
)
from .ways import ropes_for


@rule
def facts(s, after, seat, action, out):
    """List what an event did: nothing is hidden in this game."""
    if action == UNTOLD:
        return 0
    if seat == CHANCE:
        n = facts_of_chance(s, after, action, out)
    elif act.DROP <= action < act.END:
        n = facts_of_drop(s, seat, action - act.DROP, out)
    elif s.phase == Phase.TURN or s.phase == Phase.REMOVE or s.phase == Phase.FLOE:
        n = facts_of_turn(s, after, seat, action, out)
    elif s.phase == Phase.JOURNEY or s.phase == Phase.COLLECT:
        n = facts_of_journey(s, after, seat, action, out)
    elif s.phase == Phase.DRIVE or s.phase == Phase.THREAT:
        n = facts_of_danger(s, after, seat, action, out)
    else:
        n = facts_of_placing(s, after, seat, action, out)
    return facts_of_next_turn(s, after, seat, action, out, n)


@rule
def things(ropes, fish, bears):
    """Numbers of ropes, fish and bears as one number."""
    return (int(ropes) * FEW + int(fish)) * FEW + int(bears)


@rule
def things_on(s, field):
    """What lies on a field, as one number."""
    return things(s.lying[ROPE, field], s.lying[FISH, field], s.lying[BEAR, field])


@rule
def way(field, ropes, fish):
    """The field that is left and the price, as one number."""
    return (int(field) * COSTS + int(ropes)) * COSTS + int(fish)


# --- chance ------------------------------------------------------------------


@rule
def facts_of_chance(s, after, outcome, out):
    """The start player, a floe or a tile."""
    if s.phase == Phase.START:
        return note(out, 0, Fact.STARTS, outcome, NONE, NONE, NONE)
    if s.phase == Phase.DRAW:
        return note(out, 0, Fact.DRAWS, s.turn, after.floe, NONE, NONE)
    if s.phase == Phase.TURN_UP:
        return facts_of_tile(s, after, outcome, out)
    n = 0
    for floe in range(FLOES):
        if (after.hands[s.turn] & ~s.hands[s.turn]) >> floe & 1:
            n = note(out, n, Fact.IS_DEALT, s.turn, floe, NONE, NONE)
    if after.phase != Phase.DEAL:
        n = note(out, n, Fact.ALL_ARE_DEALT, NOBODY, NONE, NONE, SHARE[s.players])
    return n


@rule
def facts_of_tile(s, after, kind, out):
    """A tile is turned up. An island gets its contents at once (FLOW-37), and a bear may attack there (FLOW-Q20)."""
    n = 0
    if s.stack_size == 0:
        n = note(out, n, Fact.SHUFFLED, NOBODY, NONE, NONE, after.stack_size + 1)
    shown = things(HOLDS[kind, ROPE], HOLDS[kind, FISH], HOLDS[kind, BEAR])
    n = note(out, n, Fact.TURNS_UP, s.turn, kind, NONE, shown)
    island = ISLAND[kind]
    field = int(island)
    if island == NOWHERE:
        if is_starting(s):  # the contents are put on the floe that is picked
            return n
        field = IN_HAND
    put = things_on(after, field) - things_on(s, field)
    if island != NOWHERE:
        n = note(out, n, Fact.ISLAND_GETS, s.turn, kind, island, put)
    if put != shown:
        n = note(out, n, Fact.IS_SHORT, NOBODY, kind, NONE, shown - put)
    if after.phase == Phase.THREAT:
        n = facts_of_attack(after, island, out, n)
    return n


# --- floes -------------------------------------------------------------------


@rule
def facts_of_placing(s, after, seat, action, out):
    """An explorer or a floe is placed."""
    if s.phase == Phase.SETUP_EXPLORER:
        station = ALASKA + action - act.STATION
        for explorer in range(EXPLORERS):
            if s.explorers[seat, explorer] == NOWHERE:
                return note(out, 0, Fact.SETTLES, seat, explorer, station, NONE)
    if s.phase == Phase.SETUP_PICK and ISLAND[s.tile] == NOWHERE:
        shown = things(HOLDS[s.tile, ROPE], HOLDS[s.tile, FISH], HOLDS[s.tile, BEAR])
        put = things_on(after, IN_HAND)
        if put != shown:
            return note(out, 0, Fact.IS_SHORT, NOBODY, s.tile, NONE, shown - put)
    if s.phase == Phase.SETUP_ORIENT:
        return note(out, 0, Fact.PLACES, seat, s.floe, s.hex, things_on(s, IN_HAND))
    if s.phase == Phase.DISCOVER_ORIENT:
        return note(out, 0, Fact.DISCOVERS, seat, s.floe, s.hex, things_on(s, IN_HAND))
    return 0


@rule
def facts_of_turn(s, after, seat, action, out):
    """A floe drifts, is turned or taken out; an explorer sets out; somebody fishes."""
    if s.phase == Phase.FLOE:
        floe = s.floe_at[s.hex]
        if action < act.ROTATE:
            return facts_of_drift(s, seat, s.hex, action - act.DRIFT, out)
        return note(out, 0, Fact.ROTATES, seat, floe, s.hex, action - act.ROTATE)
    if s.phase == Phase.REMOVE:
        hex = action - act.HEX
        return note(out, 0, Fact.TAKES_OUT, seat, s.floe_at[hex], hex, things_on(s, hex))
    if act.SELECT <= action < act.FISH:
        explorer = action - act.SELECT
        return note(out, 0, Fact.SETS_OUT, seat, explorer, s.explorers[seat, explorer], NONE)
    if action == act.FISH:
        return note(out, 0, Fact.FISHES, seat, NONE, NONE, catch(s))
    if action == act.END and not s.floe_done:
        return note(out, 0, Fact.HAS_NO_FLOE, seat, NONE, NONE, NONE)
    return 0


@rule
def facts_of_drift(s, seat, hex, direction, out):
    """A floe drifts with all explorers on it, stops early, or leaves the strait."""
    floe = s.floe_at[hex]
    to = drift_end(s, hex, direction)
    if to == OUTSIDE:
        return note(out, 0, Fact.DRIFTS_OUT, seat, floe, hex, things_on(s, hex))
    n = note(out, 0, Fact.DRIFTS, seat, floe, to, hex)
    for other in range(s.players):
        for explorer in range(EXPLORERS):
            if s.explorers[other, explorer] == hex:
                n = note(out, n, Fact.RIDES, other, explorer, to, hex)
    moved = 0
    at = int(hex)
    while at != to:
        at = int(NEXT[at, direction])
        moved += 1
    if moved < STRENGTH[hex]:
        n = note(out, n, Fact.STOPS_EARLY, NOBODY, obstacle(s, to, direction), to, moved)
    return n


@rule
def obstacle(s, hex, direction):
    """What a floe would meet next: a floe, an island, the coast (also a station) or the rim of the strait."""
    ahead = NEXT[hex, direction]
    if ahead == OUTSIDE:
        return AT_THE_RIM
    if ahead < 0 or ahead >= ALASKA:
        return BY_COAST
    if ahead >= SEA:
        return BY_ISLAND
    return BY_FLOE


@rule
def facts_of_drop(s, seat, dropped, out):
    """An object is dropped where an explorer is."""
    thing = dropped // EXPLORERS
    explorer = dropped - thing * EXPLORERS
    return note(out, 0, Fact.DROPS, seat, thing, s.explorers[seat, explorer], explorer)


# --- journeys ----------------------------------------------------------------


@rule
def facts_of_journey(s, after, seat, action, out):
    """An explorer goes on or collects."""
    if s.phase == Phase.COLLECT:
        if action - act.COLLECT == OBJECTS:
            return 0
        return note(out, 0, Fact.COLLECTS, seat, action - act.COLLECT, s.ended, s.traveller)
    if action == act.STOP:
        return 0
    if action < act.PICK:
        return facts_of_way(s, after, seat, s.traveller, action, Fact.GOES_OVERLAND, out)
    if action < act.SWIM:
        return facts_of_way(s, after, seat, s.traveller, action, Fact.STEPS, out)
    return facts_of_way(s, after, seat, s.traveller, action, Fact.SWIMS, out)


@rule
def facts_of_way(s, after, seat, explorer, action, kind, out):
    """A step, swim, overland move or flight: its price, the bears that are paid, and an arrival in Siberia."""
    here, to = s.explorers[seat, explorer], after.explorers[seat, explorer]
    left, lost, fish = 0, 0, 0
    if action < act.PICK:
        left = int(s.station_ropes)
    elif action < act.SWIM:
        left = int(ropes_for(s, here, action - act.STEP, to, action - act.STEP))
    else:
        first = (action - act.SWIM) // DIRECTIONS
        second = action - act.SWIM - first * DIRECTIONS
        left = (s.ice[here] >> first) & 1
        lost = (s.ice[to] >> OPPOSITE[second]) & 1
        fish = 1
    n = note(out, 0, kind, seat, explorer, to, way(here, left + lost, fish))
    if s.lying[BEAR, to] > 0:
        n = note(out, n, Fact.FEEDS, seat, explorer, to, s.lying[BEAR, to])
    if here >= SIBERIA:
        lost += left
        left = 0
    if left > 0:
        n = note(out, n, Fact.LEAVES_ROPES, seat, explorer, here, left)
    if lost > 0:
        n = note(out, n, Fact.LOSES_ROPES, seat, explorer, to, lost)
    if here >= SIBERIA:
        n = note(out, n, Fact.GOES_BACK, seat, explorer, here, in_siberia(after, seat))
    if to >= SIBERIA:
        n = note(out, n, Fact.ARRIVES, seat, explorer, to, in_siberia(after, seat))
    return n


# --- bears -------------------------------------------------------------------


@rule
def facts_of_danger(s, after, seat, action, out):
    """A bear is driven off, or an explorer flees or is rescued."""
    if action >= act.DRIVE:
        return facts_of_drive(s, after, seat, action - act.DRIVE, out)
    explorer = s.threatened
    here = s.explorers[seat, explorer]
    if action < act.PICK:
        n = note(out, 0, Fact.IS_RESCUED, seat, explorer, ALASKA + action - act.STATION, here)
    else:
        n = facts_of_way(s, after, seat, explorer, action, Fact.FLEES, out)
    return facts_of_bears_left(s, after, out, n)


@rule
def facts_of_drive(s, after, seat, direction, out):
    """A bear runs to the first floe or island, where it attacks, or out of the strait."""
    field = s.danger_field[s.dangers - 1]
    end = bear_end(s, field, direction)
    paid = 0
    if s.phase == Phase.THREAT:
        paid = 1
    if end == OUTSIDE:
        n = note(out, 0, Fact.DRIVES_OUT, seat, paid, field, NONE)
    else:
        n = note(out, 0, Fact.DRIVES, seat, paid, end, field)
        n = facts_of_attack(s, end, out, n)
    return facts_of_bears_left(s, after, out, n)


@rule
def facts_of_attack(s, field, out, n):
    """Everyone on a field is attacked."""
    for seat in range(s.players):
        for explorer in range(EXPLORERS):
            if s.explorers[seat, explorer] == field:
                n = note(out, n, Fact.IS_ATTACKED, seat, explorer, field, NONE)
    return n


@rule
def facts_of_bears_left(s, after, out, n):
    """Bears whose driver has left attack those who are still there (FLOW-Q67)."""
    if after.phase != Phase.THREAT:
        return n
    top = after.dangers - 1
    field = after.danger_field[top]
    if after.danger_from[top] != NO_DIRECTION:
        return n
    for entry in range(s.dangers):
        if s.danger[entry] == Danger.DRIVING and s.danger_field[entry] == field:
            return facts_of_attack(after, field, out, n)
    return n


# --- turns and the end -------------------------------------------------------


@rule
def facts_of_next_turn(s, after, seat, action, out, n):
    """The game ends, or the next turn begins; a round is a turn of every player."""
    if after.phase == Phase.OVER:
        if after.turns > s.turns:
            return note(out, n, Fact.TIME_IS_UP, NOBODY, NONE, NONE, s.turn_cap)
        return note(out, n, Fact.WINS, after.winner, NONE, NONE, in_siberia(after, after.winner))
    if after.turns == s.turns and (s.phase != Phase.SETUP_ORIENT or after.phase != Phase.TURN):
        return n
    if after.turns % s.players == 0:
        n = note(out, n, Fact.ROUND_BEGINS, NOBODY, NONE, NONE, after.turns // s.players + 1)
    return note(out, n, Fact.TURN_BEGINS, after.turn, NONE, NONE, NONE)


@rule
def reckon(s, out):
    """List why the game ended, and where each explorer is."""
    if s.phase != Phase.OVER:
        return 0
    n = 0
    most, sharing = 0, 0
    for seat in range(s.players):
        home = in_siberia(s, seat)
        if home > most:
            most, sharing = home, 0
        if home == most:
            sharing += 1
    if most >= s.needed:
        n = note(out, n, Fact.WON, s.winner, NONE, NONE, most)
    else:
        n = note(out, n, Fact.CAPPED, NOBODY, NONE, NONE, s.turn_cap)
        if sharing > 1:
            n = note(out, n, Fact.TIED, NOBODY, NONE, NONE, sharing)
    for seat in range(s.players):
        for explorer in range(EXPLORERS):
            field = s.explorers[seat, explorer]
            if field >= SIBERIA:
                n = note(out, n, Fact.IS_HOME, seat, explorer, field, 1)
            else:
                n = note(out, n, Fact.IS_ON_THE_WAY, seat, explorer, field, 0)
    return n


# --- how far players are -----------------------------------------------------


@rule
def headway(s, seat):
    """Return minus the obstacles on the best ways of a player's explorers, for hints: open sea, pack ice and bears."""
    for explorer in range(EXPLORERS):
        if s.explorers[seat, explorer] == NOWHERE:
            return -int(FAR)
    ways = np.empty((FIELDS, STATIONS), np.float64)
    measure_by(s, 1.0, 0.0, 1.0, 1.0, ways)
    return -int(distance(s, seat, ways))

"""Judgement for bots and stand-ins: how good a position is, and what a sensible player does.

An explorer's way to Siberia is measured over all hexes: floes are cheap; pack ice, bears and open sea are
expensive. After the first part of an action (a floe chosen, a journey begun) the best second part counts.
"""

import numpy as np

from snowbound.core.bits import count
from snowbound.core.rule import rule

from . import actions as act
from .floes import drift_end, may_drift, move_floe
from .journey import in_siberia, list_ways
from .objects import load
from .state import (
    BACKPACK,
    BEAR,
    CHART,
    DIRECTIONS,
    EDGES,
    ENTRY,
    EXPLORERS,
    FIELDS,
    FISH,
    NEXT,
    NO_FLOE,
    NOWHERE,
    OBJECTS,
    OPEN_SEA,
    OPPOSITE,
    OUTSIDE,
    PATTERN,
    ROPE,
    SEA,
    SEATS,
    SIBERIA,
    SMOOTH,
    WORDS,
    Phase,
)
from .ways import ropes_for

FLOE_COST = 0.3  # a step from field to field
SEA_COST = 3.2  # an open sea hex on the way
EDGE_COST = 1.3  # a jagged edge
BEAR_COST = 1.5
FAR = 1000.0
# fmt: off
ARRIVAL = 3.0                     # the value of an explorer in a Siberian station
WORTH = np.array([0.9, 1.1], np.float64)         # the value of a rope and a fish in the backpack
ATTACKED = 3.0                    # the cost of an attack that is not settled
DISCOVERY = 1.4                   # the value of a floe that will be placed next
FREE_ENTRY = 0.6                  # the value of a free entry hex, through which ice can come in
DOUBT = 0.4                       # how much of a rotation's gain lasts, as anyone can turn the floe back
LONG = 25.0                       # turns per player after which drifts count double and rotations half
WORN_OUT = 3.0                    # the limit of impatience
WHIM = 1.0                        # the weight of a whim per unit of impatience
HINDER = 0.12                     # the weight of the best rival's standing
STEEPNESS = 0.12                  # how fast a lead becomes a win
HALF_WAY = 40.0                   # minus the standing of a seat with an even chance
IDLE = 0.01                       # the weight of a journey that leads nowhere
EAGER = 6.0                       # the limit of what a gain adds to an inclination
# fmt: on

STATIONS = FIELDS - SIBERIA
WHIMS_END = 255
WHIMS = np.array([(hex * hex * 37 + hex * 11 + 13) & WHIMS_END for hex in range(SEA)], np.int64)


def _eastward():
    """All fields, column by column from the west, each column down and then up."""
    columns = {}
    for field in sorted(range(FIELDS), key=lambda field: CHART.hexes[field]):
        columns.setdefault(CHART.hexes[field][0], []).append(field)
    return [field for column in columns.values() for field in [*column, *column[::-1]]]


EASTWARD = np.array(_eastward(), np.int64)


# --- ways to Siberia ---------------------------------------------------------


@rule
def measure(s, ways):
    """Write how far every hex is from each Siberian station, without detours to the east."""
    measure_by(s, SEA_COST, FLOE_COST, EDGE_COST, BEAR_COST, ways)


@rule
def measure_by(s, sea, floe, edge, bear, ways):
    """Write how far every hex is if a hex of open sea, a floe, pack ice or a bear on the way adds this much."""
    for field in range(FIELDS):
        for station in range(STATIONS):
            ways[field, station] = FAR
    for station in range(STATIONS):
        ways[SIBERIA + station, station] = 0.0
    for place in range(len(EASTWARD)):
        shorten(s, EASTWARD[place], sea, floe, edge, bear, ways)


@rule
def shorten(s, field, sea, floe, edge, bear, ways):
    """Shorten the ways from a hex by those through its neighbours."""
    edges = max(int(s.ice[field]), SMOOTH)
    for direction in range(DIRECTIONS):
        to = NEXT[field, direction]
        if to < 0:
            continue
        way = edge * ((edges >> direction) & 1)
        if s.ice[to] == OPEN_SEA:
            way += sea
        else:
            way += floe + bear * s.lying[BEAR, to]
            way += edge * ((s.ice[to] >> OPPOSITE[direction]) & 1)
        for station in range(STATIONS):
            if ways[to, station] + way < ways[field, station]:
                ways[field, station] = ways[to, station] + way


@rule
def distance(s, seat, ways):
    """The shortest ways of a player's explorers to different stations; of two in the faster game."""
    best = FAR
    for one in range(STATIONS):
        first = way_of(s, seat, 0, one, ways)
        for two in range(STATIONS):
            if two == one:
                continue
            second = way_of(s, seat, 1, two, ways)
            for three in range(STATIONS):
                if three != one and three != two:
                    third = way_of(s, seat, EXPLORERS - 1, three, ways)
                    way = first + second + third
                    if s.needed < EXPLORERS:
                        way -= max(first, second, third)
                    best = min(best, way)
    return best


@rule
def way_of(s, seat, explorer, station, ways):
    """The length of one explorer's way to one station."""
    field = s.explorers[seat, explorer]
    if field == NOWHERE:
        return 0.0
    return ways[field, station]


@rule
def standing(s, seat, ways):
    """Rate one seat: explorers near or in Siberia, a full backpack, no bears near them."""
    points = ARRIVAL * in_siberia(s, seat) - distance(s, seat, ways)
    for explorer in range(EXPLORERS):
        field = s.explorers[seat, explorer]
        if s.phase == Phase.THREAT and s.lying[BEAR, field] > 0:
            points -= ATTACKED
    for thing in range(OBJECTS):
        points += WORTH[thing] * s.backpack[seat, thing]
    return points


# --- what is about to be done ------------------------------------------------


@rule
def prospect(s, seat, ways):
    """What the current player can gain from the action in progress."""
    if s.phase == Phase.JOURNEY:
        return best_way(s, seat, ways) - IDLE
    if s.phase == Phase.COLLECT and load(s, seat) < BACKPACK:
        return best_find(s, s.ended)
    if s.floe != NO_FLOE or s.phase == Phase.REMOVE:
        return DISCOVERY * impatience(s)
    return 0.0


@rule
def best_find(s, field):
    """The value of the best object on a field."""
    worth = 0.0
    for thing in range(OBJECTS):
        if s.lying[thing, field] > 0:
            worth = max(worth, WORTH[thing])
    return worth


@rule
def best_way(s, seat, ways):
    """The gain of a journey's best next step or swim, or of collecting here."""
    out = np.empty(act.ACTIONS, np.int64)
    here = s.explorers[seat, s.traveller]
    best = 0.0
    if load(s, seat) < BACKPACK:
        best = best_find(s, here)
    for i in range(list_ways(s, seat, here, out, 0, act.ACTIONS)):
        best = max(best, gain(s, seat, s.traveller, out[i], ways))
    return best


@rule
def gain(s, seat, explorer, action, ways):
    """How much closer a step or swim brings an explorer to Siberia, less its cost."""
    here = int(s.explorers[seat, explorer])
    first = last = action - act.STEP
    fish = 0
    to = here
    if action >= act.SWIM:
        first = (action - act.SWIM) // DIRECTIONS
        last = action - act.SWIM - first * DIRECTIONS
        to = NEXT[here, first]
        fish = 1
    to = NEXT[to, last]
    fish += s.lying[BEAR, to]
    cost = WORTH[ROPE] * ropes_for(s, here, first, to, last) + WORTH[FISH] * fish
    before = ARRIVAL * in_siberia(s, seat) - distance(s, seat, ways)
    s.explorers[seat, explorer] = to  # only to measure it
    after = ARRIVAL * in_siberia(s, seat) - distance(s, seat, ways)
    s.explorers[seat, explorer] = here
    return after - before - cost


# --- the value of a position -------------------------------------------------


@rule
def evaluate(s, values):
    """Estimate each seat's chance to win from its standing and its best rival's."""
    if s.phase == Phase.OVER:
        share_win(s, values)
        return
    ways = np.empty((FIELDS, STATIONS), np.float64)
    points = np.zeros(SEATS, np.float64)
    if s.phase == Phase.FLOE:
        best_use(s, points, ways)
    elif s.phase == Phase.SETUP_ORIENT or s.phase == Phase.DISCOVER_ORIENT:
        s.ice[s.hex] = SMOOTH  # as if it were placed with smooth edges
        score(s, points, ways)
        s.ice[s.hex] = OPEN_SEA
    else:
        score(s, points, ways)
    for seat in range(s.players):
        rival = -FAR
        for other in range(s.players):
            if other != seat:
                rival = max(rival, points[other])
        lead = points[seat] - HINDER * rival
        values[seat] = 1.0 / (1.0 + np.exp(-STEEPNESS * (lead + (1.0 - HINDER) * HALF_WAY)))


@rule
def share_win(s, values):
    """Write 1 for the seat with the most explorers in Siberia, shared between tied seats."""
    most, ties = -1, 0
    for seat in range(s.players):
        number = in_siberia(s, seat)
        if number == most:
            ties += 1
        if number > most:
            most, ties = number, 1
    for seat in range(s.players):
        values[seat] = 0.0
        if in_siberia(s, seat) == most:
            values[seat] = 1.0 / ties


@rule
def score(s, points, ways):
    """Write every seat's standing, including what the current player can gain."""
    measure(s, ways)
    restless = impatience(s)
    inflow = FREE_ENTRY * restless * free_entries(s) + WHIM * (restless - 1.0) * whim(s)
    for seat in range(s.players):
        points[seat] = standing(s, seat, ways) + inflow
        if seat == s.turn:
            points[seat] += prospect(s, seat, ways)


@rule
def impatience(s):
    """1 at first, and growing with the length of the game.

    Without it, two players could rotate the same floe back and forth forever.
    """
    return min(WORN_OUT, 1.0 + s.turns / (LONG * s.players))


@rule
def whim(s):
    """A number from 0 to 1 that varies with the ice and the turn, so that long games try new things."""
    mix = s.turns * WHIMS[0]
    for hex in range(SEA):
        mix += (int(s.ice[hex]) - OPEN_SEA) * WHIMS[hex]
    return (mix & WHIMS_END) / WHIMS_END


@rule
def free_entries(s):
    """The number of free entry hexes."""
    number = 0
    for word in range(WORDS):
        number += count(ENTRY[word] & ~s.afloat[word])
    return number


@rule
def best_use(s, points, ways):
    """Write the standings after the current player's best drift or rotation of the chosen floe."""
    hex = int(s.hex)
    trial = np.zeros(SEATS, np.float64)
    before = np.zeros(SEATS, np.float64)
    score(s, before, ways)
    points[s.turn] = -FAR
    for direction in range(DIRECTIONS):
        if may_drift(s, hex, direction):
            try_drift(s, hex, drift_end(s, hex, direction), trial, ways)
            keep_better(s, trial, points)
    edges = s.ice[hex]
    floe = s.floe_at[hex]
    lasting = DOUBT / impatience(s)
    for turn in range(-1, 2, 2):
        turned = s.turned[floe] + turn
        if turned < 0:
            turned += DIRECTIONS
        if turned == DIRECTIONS:
            turned = 0
        s.ice[hex] = EDGES[PATTERN[floe], turned]
        score(s, trial, ways)
        for seat in range(s.players):
            trial[seat] = before[seat] + lasting * (trial[seat] - before[seat])
        keep_better(s, trial, points)
    s.ice[hex] = edges


@rule
def try_drift(s, hex, to, trial, ways):
    """Write the standings after a drift, and undo the drift."""
    if to == OUTSIDE:
        edges = s.ice[hex]
        s.ice[hex] = OPEN_SEA
        score(s, trial, ways)
        s.ice[hex] = edges
        return
    move_floe(s, hex, to)
    score(s, trial, ways)
    move_floe(s, to, hex)


@rule
def keep_better(s, trial, points):
    """Keep the standings of a trial if it is better for the current player."""
    if trial[s.turn] > points[s.turn]:
        for seat in range(s.players):
            points[seat] = trial[seat]


# --- what a sensible player does ---------------------------------------------


@rule
def inclination(s, seat, actions, weights):
    """A sensible player goes west, collects, drops nothing, stays in Siberia and ends the turn when done."""
    ways = np.empty((FIELDS, STATIONS), np.float64)
    if s.phase == Phase.JOURNEY or s.phase == Phase.THREAT:
        measure(s, ways)
    for i in range(len(actions)):
        weights[i] = inclination_to(s, seat, actions[i], ways)


@rule
def inclination_to(s, seat, action, ways):
    """The weight of one action."""
    if action >= act.DROP and action < act.END:
        return 0.02
    if action == act.STOP or action == act.END:
        return 1.0
    if action >= act.STEP and action < act.STOP:
        explorer = s.traveller
        if s.phase == Phase.THREAT:
            explorer = s.threatened
        return np.exp(max(-EAGER, min(EAGER, gain(s, seat, explorer, action, ways))))
    if action >= act.SELECT and action < act.FISH:
        field = s.explorers[seat, action - act.SELECT]
        if field >= SIBERIA:
            return 0.05
        return 4.0
    if action >= act.COLLECT and action < act.COLLECT + OBJECTS:
        return 10.0
    if action >= act.HEX and action < act.ORIENT and s.phase == Phase.TURN:
        return 0.3
    return 1.0

"""What follows an action: imagined worlds are played on by inclination through the next turns of the seat, and facts
are counted.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.bits import count, lowest
from snowbound.core.chance import start_stream
from snowbound.core.contract import (
    CHANCE,
    MOST_ACTIONS,
    actors,
    apply,
    facts,
    headway,
    imagine,
    inclination,
    legal,
    sample,
)
from snowbound.core.entry import STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.facts import (
    COLUMNS,
    HEADLINE,
    KIND,
    LINE,
    MOST_FACTS,
    NOBODY,
    NUMBER,
    SEAT,
    TURN,
    Extent,
)
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import at, copy_state, restore
from snowbound.core.rule import rule

from .simple import pick_inclined

VIEW, WORLD, BEFORE, SCRATCH = 0, 1, 2, 3  # scratch positions
MINE, RIVALS, SIDES = 0, 1, 2  # whom a fact concerns
# Facts count until others act, until the seat's next turn begins, until it ends, and until the last of its turns ends.
OTHERS_ACT, BEGINS, ENDS, LATER, TIMES = 0, 1, 2, 3, 4
EXTENTS = 24
"""The largest extent of a fact that is told apart: so many rivals, times, cards or points."""

QUIET, TOLD, BEGINS_TURN = 0, 1, 2  # what a kind of fact means for the end of a world
HEADWAY, SETBACK, DIFFERENCES = -2, -1, 2  # the last kinds in the counts
FARTHEST = 300
"""Events of one world and turn, at most."""


class Outlook(NamedTuple):
    """In how many worlds facts occurred after an action: to the seat itself and to rivals, and to which extent.

    `seen[kind, time, MINE or RIVALS, n]` worlds had an extent of at least n + 1 at that time. The kinds HEADWAY and
    SETBACK are differences of `headway`.
    """

    worlds: int
    seen: NDArray[np.int64]


def outlook(game: Game, view: bytes, seat: int, action: int, *, worlds: int, seed: int, turns: int = 1) -> Outlook:
    """Play imagined worlds on after an action, through so many turns of the seat.

    Equal seeds imagine the same worlds, whatever the action.
    """
    scratch = game.record.new(SCRATCH)
    restore(scratch, VIEW, view)
    marks, sums = np.zeros((2, max(game.facts) + 1 + DIFFERENCES), np.int64)
    sums[[HEADWAY, SETBACK]] = 1
    for kind in game.facts:
        marks[kind] = BEGINS_TURN if kind.weight == TURN else TOLD if kind.weight in (LINE, HEADLINE) else QUIET
        sums[kind] = kind.extent == Extent.NUMBER
    seen = np.zeros((len(marks), TIMES * SIDES * EXTENTS), np.int64)
    found = np.zeros((len(marks), SIDES), np.int64)
    rows = np.zeros((MOST_FACTS, COLUMNS), np.int64)
    rng = np.zeros(4, np.int64)
    kernels(game).foresee(scratch, seat, action, worlds, seed, turns, marks, sums, rng, rows, found, seen)
    return Outlook(worlds, seen.reshape(len(marks), TIMES, SIDES, EXTENTS))


@entry
def foresee(
    scratch: STATES,
    seat: WHOLE,
    action: WHOLE,
    worlds: WHOLE,
    seed: WHOLE,
    turns: WHOLE,
    marks: WHOLES,
    sums: WHOLES,
    rng: WHOLES,
    rows: TABLE,
    found: TABLE,
    seen: TABLE,
) -> None:
    """Take an action in worlds imagined from `scratch[VIEW]`, and count in `seen` the worlds with each kind of fact."""
    foresee_all(scratch, seat, action, worlds, seed, turns, marks, sums, rng, rows, found, seen)


@rule
def foresee_all(
    scratch: Any,
    seat: int,
    action: int,
    worlds: int,
    seed: int,
    turns: int,
    marks: Any,
    sums: Any,
    rng: Any,
    rows: Any,
    found: Any,
    seen: Any,
) -> None:
    """Play the worlds of `foresee`. Inside the entry itself, Numba would count references to every row."""
    start = np.zeros(SIDES, np.int64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.float64)
    for world in range(worlds):
        start_stream(rng, seed, world)
        copy_state(scratch, WORLD, scratch, VIEW)
        imagine(at(scratch, WORLD), seat, rng)
        found[:] = 0
        measure_headway(at(scratch, WORLD), seat, start)
        time = play_through_turns(
            scratch, seat, start, action, turns, marks, sums, rng, rows, found, seen, actions, weights
        )
        compare_headway(at(scratch, WORLD), seat, start, found)
        for later in range(time, TIMES):
            add_up(found, sums, later, seen)


@rule
def play_through_turns(
    scratch: Any,
    seat: int,
    start: Any,
    action: int,
    turns: int,
    marks: Any,
    sums: Any,
    rng: Any,
    rows: Any,
    found: Any,
    seen: Any,
    actions: Any,
    weights: Any,
) -> int:
    """Play one world through turns of the seat, or of everyone, and return the time that it reached.

    The first of them begins after something was told of the seat. What is found before the time is added to `seen`.
    """
    s = at(scratch, WORLD)
    actor, chosen, is_told, time, begun = seat, action, False, OTHERS_ACT, 0
    for _ in range(FARTHEST * turns):
        copy_state(scratch, BEFORE, scratch, WORLD)
        apply(s, actor, chosen)
        for row in range(facts(at(scratch, BEFORE), s, actor, chosen, rows)):
            kind, whom = rows[row, KIND], rows[row, SEAT]
            if marks[kind] == BEGINS_TURN:
                if begun == turns:
                    return time
                if time == ENDS:
                    compare_headway(s, seat, start, found)
                    add_up(found, sums, ENDS, seen)
                    time = LATER
                if is_told and whom in (seat, NOBODY):
                    begun += 1
                    if begun == 1:
                        compare_headway(s, seat, start, found)
                        for earlier in range(time, ENDS):
                            add_up(found, sums, earlier, seen)
                        time = ENDS
            elif whom == seat:
                found[kind, MINE] += max(0, rows[row, NUMBER]) if sums[kind] == 1 else 1
                if marks[kind] == TOLD:
                    is_told = True
            elif whom != NOBODY and sums[kind] == 1:
                found[kind, RIVALS] += max(0, rows[row, NUMBER])
            elif whom != NOBODY:
                found[kind, RIVALS] |= 1 << whom
        who = actors(s)
        if who == 0:
            return time
        if who == CHANCE_ACTS:
            actor, chosen = CHANCE, sample(s, rng)
        else:
            actor = lowest(who)
            number = legal(s, actor, actions)
            inclination(s, actor, actions[:number], weights)
            if actor != seat and time == OTHERS_ACT:
                compare_headway(s, seat, start, found)
                add_up(found, sums, OTHERS_ACT, seen)
                time = BEGINS
            if actor == seat:
                keep_best(weights, number)
            chosen = actions[pick_inclined(weights, number, rng)]
    return time


@rule
def keep_best(weights: Any, number: int) -> None:
    """Give all but the largest weights no chance."""
    best = 0.0
    for i in range(number):
        best = max(best, weights[i])
    for i in range(number):
        if weights[i] < best:
            weights[i] = 0.0


@rule
def measure_headway(s: Any, seat: int, out: Any) -> None:
    """Write the headway of the seat, and that of its rivals together."""
    out[:] = 0
    for other in range(s.players):
        out[MINE if other == seat else RIVALS] += headway(s, other)


@rule
def compare_headway(s: Any, seat: int, start: Any, found: Any) -> None:
    """Write how far everyone has come since the headways were those in `start`, or how much they have lost."""
    out = found[HEADWAY]
    measure_headway(s, seat, out)
    for side in range(SIDES):
        gained = out[side] - start[side]
        found[HEADWAY, side] = max(0, gained)
        found[SETBACK, side] = max(0, -gained)


@rule
def add_up(found: Any, sums: Any, time: int, seen: Any) -> None:
    """Add what was found in one world up to this time: how often, how many rivals, or the sum of the numbers."""
    for kind in range(len(found)):
        for side in range(SIDES):
            extent = found[kind, side]
            if side == RIVALS and sums[kind] == 0:
                extent = count(extent)
            first = (time * SIDES + side) * EXTENTS
            for column in range(first, first + min(extent, EXTENTS)):
                seen[kind, column] += 1

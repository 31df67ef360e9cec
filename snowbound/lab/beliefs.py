"""From one belief of a seat to its next beliefs.

A belief is a set of positions that look the same to a seat, each with its probability. After an action of the
seat, all outcomes of chance and all actions of the other seats, which play by inclination, are followed until
the seat has a choice again. Worlds in which the seat has seen the same views on the way form one belief.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.bits import has, lowest
from snowbound.core.contract import actors, apply, conceal_from_program, evaluate, legal
from snowbound.core.entry import REALS, STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import at, copy_state, fingerprint
from snowbound.core.rule import rule

from .expectimax import (
    BOUNDS,
    DEEPER,
    DEEPEST,
    FIRST,
    TOO_DEEP,
    TOO_MANY,
    VALUE,
    VIEW,
    Frames,
    Memo,
    expectimax,
    list_outcomes,
    push_next,
    weigh_actions,
)

MOST_WORLDS = 1 << 14
NO_ACTION = -1
NO_WORLD = -1  # in `slots`
WON, UNKNOWN, SUMS = 0, 1, 2  # in `sums`
NO_VIEWS = 1  # initial value of the digest of views


class BeliefPath(NamedTuple):
    """What matters to the seat on the path that is being followed."""

    chance: NDArray[np.float64]  # chance[depth]: probability of reaching this depth
    views: NDArray[np.int64]  # views[depth]: digest of all views so far

    @staticmethod
    def example() -> BeliefPath:
        """Return an empty path."""
        return BeliefPath(np.zeros(DEEPEST), np.zeros(DEEPEST, np.int64))


class WorldSet(NamedTuple):
    """The worlds that an action may lead to; their positions are in a separate array."""

    # fmt: off
    views: NDArray[np.int64]        # views[world]: digest of all views on the way
    key: NDArray[np.int64]          # key[world]: fingerprint of the position and the views
    chance: NDArray[np.float64]     # chance[world]
    slots: NDArray[np.int64]        # slots[hash of the key]: a world, or NO_WORLD
    sums: NDArray[np.float64]       # value WON in finished games; probability of the UNKNOWN rest
    used: NDArray[np.int64]         # number of worlds
    # fmt: on

    @staticmethod
    def example() -> WorldSet:
        """Return an empty set."""
        views, key = (np.zeros(MOST_WORLDS, np.int64) for _ in range(2))
        slots = np.full(2 * MOST_WORLDS, NO_WORLD, np.int64)
        return WorldSet(views, key, np.zeros(MOST_WORLDS), slots, np.zeros(SUMS), np.zeros(1, np.int64))


@entry
def mean_value(
    belief: STATES,
    chances: REALS,
    action: WHOLE,
    scratch: STATES,
    words: TABLE,
    memo: Memo,
    frames: Frames,
    me: WHOLE,
    max_outcomes: WHOLE,
    rng: WHOLES,
    found: REALS,
    bounds: REALS,
) -> int:
    """Write the mean value of the worlds of a belief, after an optional action, to `bounds`."""
    bounds[:] = 0.0
    for world in range(len(chances)):
        copy_state(scratch, FIRST, belief, world)
        if action != NO_ACTION:
            apply(at(scratch, FIRST), me, action)
        step = expectimax(scratch, words, memo, frames, me, max_outcomes, rng, found)
        if step != VALUE:
            return step
        for bound in range(BOUNDS):
            bounds[bound] += chances[world] * found[bound]
    return VALUE


@entry
def next_worlds(
    belief: STATES,
    chances: REALS,
    action: WHOLE,
    scratch: STATES,
    words: TABLE,
    frames: Frames,
    path: BeliefPath,
    me: WHOLE,
    max_outcomes: WHOLE,
    positions: STATES,
    worlds: WorldSet,
) -> int:
    """Find all worlds in which seat `me` may have its next choice after an action in a belief."""
    worlds.slots[:] = NO_WORLD
    worlds.sums[:] = 0.0
    worlds.used[0] = 0
    for world in range(len(chances)):
        copy_state(scratch, FIRST, belief, world)
        apply(at(scratch, FIRST), me, action)
        path.chance[0] = chances[world]
        path.views[0] = NO_VIEWS
        step = follow(scratch, words, frames, path, me, max_outcomes, positions, worlds)
        if step != VALUE:
            return step
    return VALUE


@rule
def follow(
    scratch: Any, words: Any, frames: Any, path: Any, me: int, max_outcomes: int, positions: Any, worlds: Any
) -> int:
    """Follow everything that can happen from `scratch[FIRST]`."""
    depth = 0
    step = visit_world(scratch, words, frames, path, depth, me, max_outcomes, positions, worlds)
    while step <= DEEPER:  # higher codes are reasons to stop
        if step == VALUE:
            depth -= 1
        while depth >= 0 and frames.done[depth] == frames.number[depth]:
            depth -= 1
        if depth < 0:
            return VALUE
        push_next(scratch, frames, depth)
        path.chance[depth + 1] = path.chance[depth] * frames.weights[depth, frames.done[depth]]
        path.views[depth + 1] = path.views[depth]
        frames.done[depth] += 1
        depth += 1
        step = visit_world(scratch, words, frames, path, depth, me, max_outcomes, positions, worlds)
    return step


@rule
def visit_world(
    scratch: Any,
    words: Any,
    frames: Any,
    path: Any,
    depth: int,
    me: int,
    max_outcomes: int,
    positions: Any,
    worlds: Any,
) -> int:
    """Add the present view to the digest; return VALUE where the path ends and DEEPER where it continues."""
    s = at(scratch, FIRST + depth)
    copy_state(scratch, VIEW, scratch, FIRST + depth)
    conceal_from_program(at(scratch, VIEW), me)
    path.views[depth] = fingerprint(words, VIEW, path.views[depth])
    who = actors(s)
    if who == 0:
        evaluate(s, frames.by_seat)
        worlds.sums[WON] += path.chance[depth] * frames.by_seat[me]
        return VALUE
    if depth + 1 == len(frames.seat):
        return TOO_DEEP
    frames.done[depth] = 0
    if who == CHANCE_ACTS:
        if list_outcomes(s, frames, depth) > max_outcomes:
            worlds.sums[UNKNOWN] += path.chance[depth]
            return VALUE
        return DEEPER
    seat = lowest(who)
    if has(who, me):
        seat = me
    frames.seat[depth] = seat
    frames.number[depth] = legal(s, seat, frames.choices[depth])
    if seat == me and frames.number[depth] > 1:
        return add_world(scratch, words, path, depth, positions, worlds)
    weigh_actions(scratch, FIRST + depth, frames, depth)
    return DEEPER


@rule
def add_world(scratch: Any, words: Any, path: Any, depth: int, positions: Any, worlds: Any) -> int:
    """Add a world in which the seat has a choice; equal worlds with equal views are merged."""
    key = fingerprint(words, FIRST + depth, path.views[depth])
    last = len(worlds.slots) - 1
    slot = (key >> 1) & last  # a fingerprint is odd
    while worlds.slots[slot] != NO_WORLD and worlds.key[worlds.slots[slot]] != key:
        slot = (slot + 1) & last
    world = worlds.slots[slot]
    if world == NO_WORLD:
        world = worlds.used[0]
        if world == len(positions):
            return TOO_MANY
        worlds.used[0] = world + 1
        worlds.slots[slot] = world
        worlds.views[world] = path.views[depth]
        worlds.key[world] = key
        worlds.chance[world] = 0.0
        copy_state(positions, world, scratch, FIRST + depth)
    worlds.chance[world] += path.chance[depth]
    return VALUE

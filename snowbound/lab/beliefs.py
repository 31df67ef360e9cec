"""From what a seat knows to what it knows at its next decision: all worlds that may be, and how likely each is.

A belief is a set of positions that look the same to a seat, each with its chance. After an action of the
seat, chance goes every way it can by its weights, the others do all they might by their inclination in their own
views, until the seat has a choice again. What it has seen on the way, view after view, is its story: worlds
with the same story make up one belief.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.bits import has, lowest
from snowbound.core.contract import actors, apply, conceal, evaluate, legal
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
    go_on,
    list_outcomes,
    weigh_actions,
)

MOST_WORLDS = 1 << 14
NO_ACTION = -1
NO_WORLD = -1  # in `slots`
WON, UNKNOWN, SUMS = 0, 1, 2  # in `sums`
BEGINNING = 1  # of every story


class Trail(NamedTuple):
    """The way that is being followed, as far as it matters to the seat."""

    chance: NDArray[np.float64]  # chance[depth]: how likely it comes to this
    story: NDArray[np.int64]  # story[depth]: all views so far, as one number

    @staticmethod
    def example() -> Trail:
        """No way yet."""
        return Trail(np.zeros(DEEPEST), np.zeros(DEEPEST, np.int64))


class Worlds(NamedTuple):
    """What an action may lead to: the worlds themselves are in an array of positions beside this."""

    # fmt: off
    story: NDArray[np.int64]        # story[world]
    key: NDArray[np.int64]          # key[world]: tells it from others, with its story
    chance: NDArray[np.float64]     # chance[world]
    slots: NDArray[np.int64]        # slots[hash of the key]: a world, or NO_WORLD
    sums: NDArray[np.float64]       # of games that are over: what was WON; and the chance of what is UNKNOWN
    used: NDArray[np.int64]         # worlds in it
    # fmt: on

    @staticmethod
    def example() -> Worlds:
        """No worlds."""
        story, key = (np.zeros(MOST_WORLDS, np.int64) for _ in range(2))
        slots = np.full(2 * MOST_WORLDS, NO_WORLD, np.int64)
        return Worlds(story, key, np.zeros(MOST_WORLDS), slots, np.zeros(SUMS), np.zeros(1, np.int64))


@entry
def survey(
    belief: STATES,
    chances: REALS,
    action: WHOLE,
    room: STATES,
    words: TABLE,
    memo: Memo,
    frames: Frames,
    me: WHOLE,
    widest: WHOLE,
    rng: WHOLES,
    found: REALS,
    bounds: REALS,
) -> int:
    """Write the mean value of the worlds of a belief, after an action if there is one, to `bounds`."""
    bounds[:] = 0.0
    for world in range(len(chances)):
        copy_state(room, FIRST, belief, world)
        if action != NO_ACTION:
            apply(at(room, FIRST), me, action)
        step = expectimax(room, words, memo, frames, me, widest, rng, found)
        if step != VALUE:
            return step
        for bound in range(BOUNDS):
            bounds[bound] += chances[world] * found[bound]
    return VALUE


@entry
def spread(
    belief: STATES,
    chances: REALS,
    action: WHOLE,
    room: STATES,
    words: TABLE,
    frames: Frames,
    trail: Trail,
    me: WHOLE,
    widest: WHOLE,
    positions: STATES,
    worlds: Worlds,
) -> int:
    """Find every world in which seat `me` may have its next choice, after an action in the worlds of a belief."""
    worlds.slots[:] = NO_WORLD
    worlds.sums[:] = 0.0
    worlds.used[0] = 0
    for world in range(len(chances)):
        copy_state(room, FIRST, belief, world)
        apply(at(room, FIRST), me, action)
        trail.chance[0] = chances[world]
        trail.story[0] = BEGINNING
        step = follow(room, words, frames, trail, me, widest, positions, worlds)
        if step != VALUE:
            return step
    return VALUE


@rule
def follow(room: Any, words: Any, frames: Any, trail: Any, me: int, widest: int, positions: Any, worlds: Any) -> int:
    """Go every way that may follow from the first position of the room."""
    depth = 0
    step = arrive(room, words, frames, trail, depth, me, widest, positions, worlds)
    while step <= DEEPER:  # the others are reasons to stop
        if step == VALUE:
            depth -= 1
        while depth >= 0 and frames.done[depth] == frames.number[depth]:
            depth -= 1
        if depth < 0:
            return VALUE
        go_on(room, frames, depth)
        trail.chance[depth + 1] = trail.chance[depth] * frames.weights[depth, frames.done[depth]]
        trail.story[depth + 1] = trail.story[depth]
        frames.done[depth] += 1
        depth += 1
        step = arrive(room, words, frames, trail, depth, me, widest, positions, worlds)
    return step


@rule
def arrive(
    room: Any, words: Any, frames: Any, trail: Any, depth: int, me: int, widest: int, positions: Any, worlds: Any
) -> int:
    """What the seat sees goes into its story; VALUE where the way ends, DEEPER where it goes on."""
    s = at(room, FIRST + depth)
    copy_state(room, VIEW, room, FIRST + depth)
    conceal(at(room, VIEW), me)
    trail.story[depth] = fingerprint(words, VIEW, trail.story[depth])
    who = actors(s)
    if who == 0:
        evaluate(s, frames.by_seat)
        worlds.sums[WON] += trail.chance[depth] * frames.by_seat[me]
        return VALUE
    if depth + 1 == len(frames.seat):
        return TOO_DEEP
    frames.done[depth] = 0
    if who == CHANCE_ACTS:
        if list_outcomes(s, frames, depth) > widest:
            worlds.sums[UNKNOWN] += trail.chance[depth]
            return VALUE
        return DEEPER
    seat = lowest(who)
    if has(who, me):
        seat = me
    frames.seat[depth] = seat
    frames.number[depth] = legal(s, seat, frames.choices[depth])
    if seat == me and frames.number[depth] > 1:
        return add_world(room, words, trail, depth, positions, worlds)
    weigh_actions(room, FIRST + depth, frames, depth)
    return DEEPER


@rule
def add_world(room: Any, words: Any, trail: Any, depth: int, positions: Any, worlds: Any) -> int:
    """The seat has a choice here; a world to which several ways lead, with the same story, is one."""
    key = fingerprint(words, FIRST + depth, trail.story[depth])
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
        worlds.story[world] = trail.story[depth]
        worlds.key[world] = key
        worlds.chance[world] = 0.0
        copy_state(positions, world, room, FIRST + depth)
    worlds.chance[world] += trail.chance[depth]
    return VALUE

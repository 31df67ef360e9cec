"""The value of a position, by going through all that can follow to the end of the game.

Chance is the mean by its weights, a decision the best action for the seat that acts, the end of the game what
`evaluate` says of it. Positions that were met are kept, so each is looked at once. Nothing is estimated: where a
value cannot be known, the search stops and says why.

    room[FIRST]     the position, and behind it the way that is being followed, one position a step
    frames[depth]   who decides there, between what, and what has come of it so far

A value is two bounds, LOW and HIGH. They are the same, unless an event of chance has more outcomes than are
followed (`widest`): that counts as anything from 0 to 1.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.bits import lowest
from snowbound.core.contract import (
    CHANCE,
    MOST_ACTIONS,
    MOST_SEATS,
    actors,
    apply,
    conceal,
    evaluate,
    imagine,
    inclination,
    legal,
    outcomes,
    withhold,
)
from snowbound.core.entry import REALS, STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import at, copy_state, fingerprint
from snowbound.core.rule import rule

DEEPEST = 400  # events on one way
VIEW, WORLD, FIRST = 0, 1, 2  # in a room: two positions to work with, then the way
ROOM = FIRST + DEEPEST
LOW, HIGH, BOUNDS = 0, 1, 2
# fmt: off
DUEL = 2                            # players among whom the value of a position is beyond dispute
ROUNDING = 1e-9
WORLDS, FEW_WORLDS = 64, 8          # worlds imagined before a position counts as known
ONE, OTHER = 0, 77                  # seeds of the two fingerprints by which positions are told apart
FREE = 0                            # in `keys`
UNDER_WAY = -1.0                    # in `values`: a position whose value is being worked out
# fmt: on


# What looking at a position comes to: its value, more to look at, or why its value cannot be told.
VALUE, DEEPER, TOO_MANY, TOO_DEEP, CIRCLE, AT_ONCE, HIDDEN, NOT_SHARED = 0, 1, 2, 3, 4, 5, 6, 7


class Role(IntEnum):
    """How a seat decides."""

    BEST = 0  # the best action for itself, by knowing the whole position, as it must
    SEER = 1  # the best action for itself, by seeing what is hidden from it
    INCLINED = 2  # by its inclination, from its own view


class Memo(NamedTuple):
    """The values of positions that were met."""

    keys: NDArray[np.int64]  # keys[slot]: two fingerprints, FREE if there is no position
    values: NDArray[np.float64]  # values[slot]: the bounds
    used: NDArray[np.int64]  # positions in it, and the most there may be

    @staticmethod
    def example() -> Memo:
        """The smallest."""
        return new_memo(1)


def new_memo(positions: int) -> Memo:
    """An empty memo for so many positions; twice as many slots keep look-ups short."""
    slots = 1 << max(2 * positions - 1, 1).bit_length()
    return Memo(np.zeros((slots, 2), np.int64), np.zeros((slots, BOUNDS)), np.array([0, positions], np.int64))


def clear(memo: Memo) -> None:
    """Forget all positions."""
    memo.keys[:] = FREE
    memo.used[0] = 0


class Frames(NamedTuple):
    """What is known at each depth of the way that is being followed."""

    # fmt: off
    seat: NDArray[np.int64]         # seat[depth]: who decides there, CHANCE included
    slot: NDArray[np.int64]         # its place in the memo
    number: NDArray[np.int64]       # choices there are
    done: NDArray[np.int64]         # choices whose value is known
    choices: NDArray[np.int64]      # choices[depth, i]: an action or outcome
    weights: NDArray[np.float64]    # weights[depth, i]: how likely, where that decides
    values: NDArray[np.float64]     # values[depth]: the bounds so far
    roles: NDArray[np.int64]        # roles[seat]: a Role
    whole: NDArray[np.int64]        # to work with
    by_seat: NDArray[np.float64]    # to work with
    # fmt: on

    @staticmethod
    def example() -> Frames:
        """No way yet; every seat takes the best action."""
        seat, slot, number, done = (np.zeros(DEEPEST, np.int64) for _ in range(4))
        wide = (DEEPEST, MOST_ACTIONS)
        return Frames(
            seat,
            slot,
            number,
            done,
            np.zeros(wide, np.int64),
            np.zeros(wide),
            np.zeros((DEEPEST, BOUNDS)),
            np.zeros(MOST_SEATS, np.int64),
            np.zeros(MOST_ACTIONS, np.int64),
            np.zeros(MOST_SEATS),
        )


@entry
@rule
def expectimax(
    room: STATES, words: TABLE, memo: Memo, frames: Frames, me: WHOLE, widest: WHOLE, rng: WHOLES, found: REALS
) -> int:
    """Write the bounds of the value of `room[FIRST]` for seat `me` to `found`; return VALUE or why there is none."""
    depth = 0
    step = look_at(room, words, memo, frames, depth, me, widest, rng, found)
    while step <= DEEPER:  # the others are reasons to stop
        if step == VALUE:
            if depth == 0:
                break
            depth -= 1
            take_in(frames, depth, me, found)
        if frames.done[depth] == frames.number[depth]:
            keep(memo, frames, depth, found)
            step = VALUE
            continue
        go_on(room, frames, depth)
        depth += 1
        step = look_at(room, words, memo, frames, depth, me, widest, rng, found)
    return step


@rule
def go_on(room: Any, frames: Any, depth: int) -> None:
    """Put what follows from the next choice behind the position at this depth."""
    copy_state(room, FIRST + depth + 1, room, FIRST + depth)
    apply(at(room, FIRST + depth + 1), frames.seat[depth], frames.choices[depth, frames.done[depth]])


@rule
def look_at(
    room: Any, words: Any, memo: Any, frames: Any, depth: int, me: int, widest: int, rng: Any, found: Any
) -> int:
    """The value of the position at this depth, if the game is over or it was met before; else list its choices."""
    s = at(room, FIRST + depth)
    who = actors(s)
    if who == 0:
        return judge(s, frames, me, found)
    slot = look_up(memo, words, FIRST + depth)
    if memo.keys[slot, 0] != FREE:
        return recall(memo, slot, found)
    if who == CHANCE_ACTS:
        if list_outcomes(s, frames, depth) > widest:
            found[LOW], found[HIGH] = 0.0, 1.0
            return VALUE
    else:
        step = list_actions(room, words, frames, depth, who, rng)
        if step != DEEPER:
            return step
    if memo.used[0] == memo.used[1]:
        return TOO_MANY
    if depth + 1 == len(frames.seat):
        return TOO_DEEP
    reserve(memo, slot, words, FIRST + depth)
    frames.slot[depth] = slot
    frames.done[depth] = 0
    frames.values[depth, :] = 0.0
    return DEEPER


@rule
def judge(s: Any, frames: Any, me: int, found: Any) -> int:
    """The game is over: what it has brought to the seat; two players must share one win between them."""
    evaluate(s, frames.by_seat)
    if s.players == DUEL and abs(frames.by_seat[0] + frames.by_seat[1] - 1.0) > ROUNDING:
        return NOT_SHARED
    found[LOW] = found[HIGH] = frames.by_seat[me]
    return VALUE


# --- choices -----------------------------------------------------------------


@rule
def list_outcomes(s: Any, frames: Any, depth: int) -> int:
    """The outcomes of chance and how likely each is; return how many."""
    number = outcomes(s, frames.choices[depth], frames.whole)
    for i in range(number):
        frames.weights[depth, i] = frames.whole[i]
    share_out(frames.weights[depth], number)
    frames.seat[depth] = CHANCE
    frames.number[depth] = number
    return number


@rule
def list_actions(room: Any, words: Any, frames: Any, depth: int, who: int, rng: Any) -> int:
    """The actions of the one seat that has a choice; others who act at the same time must have none."""
    s = at(room, FIRST + depth)
    seat = lowest(who)
    number = legal(s, seat, frames.choices[depth])
    rest = who & (who - 1)
    while rest != 0:
        other = lowest(rest)
        rest &= rest - 1
        if number == 1:
            seat = other
            number = legal(s, seat, frames.choices[depth])
        elif legal(s, other, frames.whole) > 1:
            return AT_ONCE
    frames.seat[depth] = seat
    frames.number[depth] = number
    if frames.roles[seat] == Role.INCLINED:
        weigh_actions(room, FIRST + depth, frames, depth)
    elif frames.roles[seat] == Role.BEST and number > 1 and not is_known(room, words, FIRST + depth, seat, rng):
        return HIDDEN
    return DEEPER


@rule
def weigh_actions(room: Any, i: int, frames: Any, depth: int) -> None:
    """How likely a seat takes each action if it follows its inclination, in its own view."""
    seat, number = frames.seat[depth], frames.number[depth]
    copy_state(room, VIEW, room, i)
    conceal(at(room, VIEW), seat)
    inclination(at(room, VIEW), seat, frames.choices[depth, :number], frames.weights[depth])
    share_out(frames.weights[depth], number)


@rule
def share_out(weights: Any, number: int) -> None:
    """Make weights the parts of one whole."""
    total = 0.0
    for i in range(number):
        total += weights[i]
    for i in range(number):
        weights[i] /= total


@rule
def take_in(frames: Any, depth: int, me: int, found: Any) -> None:
    """One more choice has its value: likely ones count for more, or it counts if it is better for who decides."""
    i = frames.done[depth]
    seat = frames.seat[depth]
    frames.done[depth] = i + 1
    for bound in range(BOUNDS):
        value = frames.values[depth, bound]
        if seat == CHANCE or frames.roles[seat] == Role.INCLINED:
            frames.values[depth, bound] = value + frames.weights[depth, i] * found[bound]
        elif i == 0 or (seat == me and found[bound] > value) or (seat != me and found[bound] < value):
            frames.values[depth, bound] = found[bound]


# --- what is known -----------------------------------------------------------


@entry
@rule
def is_known(room: STATES, words: TABLE, i: WHOLE, seat: WHOLE, rng: WHOLES) -> bool:
    """Whether a seat with a perfect memory knows position `i`: it can imagine no other.

    A seat from which something is hidden imagines each of the worlds left, so that among many one is another. If
    nothing was blanked, what is hidden could only look like a blank by accident: a few worlds will do.
    """
    copy_state(room, VIEW, room, i)
    withhold(at(room, VIEW), seat)
    worlds = WORLDS
    if is_same(words, VIEW, i):
        worlds = FEW_WORLDS
    for _ in range(worlds):
        copy_state(room, WORLD, room, VIEW)
        imagine(at(room, WORLD), seat, rng)
        if not is_same(words, WORLD, i):
            return False
    return True


@rule
def is_same(words: Any, i: int, j: int) -> bool:
    """Whether two positions are the same, byte by byte."""
    for word in range(words.shape[1]):
        if words[i, word] != words[j, word]:
            return False
    return True


# --- what was met ------------------------------------------------------------


@rule
def look_up(memo: Any, words: Any, i: int) -> int:
    """The slot of a position: where it is, or where it would be."""
    last = len(memo.keys) - 1
    one, other = fingerprint(words, i, ONE), fingerprint(words, i, OTHER)
    slot = (one >> 1) & last  # a fingerprint is odd
    while memo.keys[slot, 0] != FREE and (memo.keys[slot, 0] != one or memo.keys[slot, 1] != other):
        slot = (slot + 1) & last
    return int(slot)


@rule
def recall(memo: Any, slot: int, found: Any) -> int:
    """The value of a position that was met before; there is none if it leads back to itself."""
    found[LOW] = memo.values[slot, LOW]
    found[HIGH] = memo.values[slot, HIGH]
    if found[HIGH] == UNDER_WAY:
        return CIRCLE
    return VALUE


@rule
def reserve(memo: Any, slot: int, words: Any, i: int) -> None:
    """Note that a position has been met."""
    memo.keys[slot, 0] = fingerprint(words, i, ONE)
    memo.keys[slot, 1] = fingerprint(words, i, OTHER)
    memo.values[slot, HIGH] = UNDER_WAY
    memo.used[0] += 1


@rule
def keep(memo: Any, frames: Any, depth: int, found: Any) -> None:
    """All choices have been looked at: this is the value of the position at this depth."""
    for bound in range(BOUNDS):
        found[bound] = frames.values[depth, bound]
        memo.values[frames.slot[depth], bound] = found[bound]

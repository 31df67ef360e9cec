"""Exact values of positions by a search of everything that can follow, to the end of the game.

A chance event is worth the mean by its weights, a decision the best action for the seat that acts, the end of
the game what `evaluate` returns. Visited positions are stored, so each is searched once. If a position has no
exact value, the search stops with the reason.

    scratch[FIRST]  the position, followed by the positions on the present path
    frames[depth]   who decides there, the choices, and the value so far

A value is a pair of bounds, LOW and HIGH. They differ only if a chance event has more than `max_outcomes`
outcomes, whose value is then anything from 0 to 1.
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
    conceal_from_program,
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

DEEPEST = 400  # events on one path
VIEW, WORLD, FIRST = 0, 1, 2  # in `scratch`: two working positions, then the path
SCRATCH = FIRST + DEEPEST
LOW, HIGH, BOUNDS = 0, 1, 2
# fmt: off
MOST_PLAYERS = 2                    # with more players, a position has no exact value
ROUNDING = 1e-9
WORLDS, FEW_WORLDS = 64, 8          # worlds to imagine before a position counts as known
ONE, OTHER = 0, 77                  # seeds of the two fingerprints of a position
FREE = 0                            # in `keys`
IN_PROGRESS = -1.0                  # in `values`: a position on the present path
# fmt: on


# Results of visiting a position: a value, choices to search, or the reason why it has no value.
VALUE, DEEPER, TOO_MANY, TOO_DEEP, CYCLE, SIMULTANEOUS, HIDDEN, NOT_ZERO_SUM = 0, 1, 2, 3, 4, 5, 6, 7


class Role(IntEnum):
    """How a seat decides."""

    BEST = 0  # takes its best action; it must know the whole position
    SEES_ALL = 1  # takes its best action and sees hidden information
    INCLINED = 2  # plays by inclination, from its own view


class Memo(NamedTuple):
    """The values of visited positions, as a hash table."""

    keys: NDArray[np.int64]  # keys[slot]: two fingerprints, or FREE
    values: NDArray[np.float64]  # values[slot]: the bounds
    used: NDArray[np.int64]  # number of positions, and the maximum

    @staticmethod
    def example() -> Memo:
        """Return the smallest table."""
        return new_memo(1)


def new_memo(positions: int) -> Memo:
    """Return an empty table for this many positions; twice as many slots keep look-ups short."""
    slots = 1 << max(2 * positions - 1, 1).bit_length()
    return Memo(np.zeros((slots, 2), np.int64), np.zeros((slots, BOUNDS)), np.array([0, positions], np.int64))


def clear(memo: Memo) -> None:
    """Remove all positions."""
    memo.keys[:] = FREE
    memo.used[0] = 0


class Frames(NamedTuple):
    """The state of the search at each depth of the present path."""

    # fmt: off
    seat: NDArray[np.int64]         # seat[depth]: who decides there, CHANCE included
    slot: NDArray[np.int64]         # slot of the position in the memo
    number: NDArray[np.int64]       # number of choices
    done: NDArray[np.int64]         # choices that have been searched
    choices: NDArray[np.int64]      # choices[depth, i]: an action or outcome
    weights: NDArray[np.float64]    # weights[depth, i]: probability, for chance and inclined seats
    values: NDArray[np.float64]     # values[depth]: the bounds so far
    roles: NDArray[np.int64]        # roles[seat]: a Role
    whole: NDArray[np.int64]        # working memory
    by_seat: NDArray[np.float64]    # working memory
    # fmt: on

    @staticmethod
    def example() -> Frames:
        """Return an empty path; every seat takes its best action."""
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
    scratch: STATES, words: TABLE, memo: Memo, frames: Frames, me: WHOLE, max_outcomes: WHOLE, rng: WHOLES, found: REALS
) -> int:
    """Write the bounds of the value of `scratch[FIRST]` for seat `me` to `found`; return VALUE or an error code."""
    depth = 0
    step = visit(scratch, words, memo, frames, depth, me, max_outcomes, rng, found)
    while step <= DEEPER:  # higher codes are reasons to stop
        if step == VALUE:
            if depth == 0:
                break
            depth -= 1
            back_up(frames, depth, me, found)
        if frames.done[depth] == frames.number[depth]:
            store_value(memo, frames, depth, found)
            step = VALUE
            continue
        push_next(scratch, frames, depth)
        depth += 1
        step = visit(scratch, words, memo, frames, depth, me, max_outcomes, rng, found)
    return step


@rule
def push_next(scratch: Any, frames: Any, depth: int) -> None:
    """Append the position after the next choice to the path."""
    copy_state(scratch, FIRST + depth + 1, scratch, FIRST + depth)
    apply(at(scratch, FIRST + depth + 1), frames.seat[depth], frames.choices[depth, frames.done[depth]])


@rule
def visit(
    scratch: Any, words: Any, memo: Any, frames: Any, depth: int, me: int, max_outcomes: int, rng: Any, found: Any
) -> int:
    """Write the value of the position at this depth if it is known, else list its choices."""
    s = at(scratch, FIRST + depth)
    who = actors(s)
    if who == 0:
        return score_end(s, frames, me, found)
    slot = find_slot(memo, words, FIRST + depth)
    if memo.keys[slot, 0] != FREE:
        return read_value(memo, slot, found)
    if who == CHANCE_ACTS:
        if list_outcomes(s, frames, depth) > max_outcomes:
            found[LOW], found[HIGH] = 0.0, 1.0
            return VALUE
    else:
        step = list_actions(scratch, words, frames, depth, who, rng)
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
def score_end(s: Any, frames: Any, me: int, found: Any) -> int:
    """Write the value of a finished game; the values of two players must add up to 1."""
    evaluate(s, frames.by_seat)
    if s.players == MOST_PLAYERS and abs(frames.by_seat[0] + frames.by_seat[1] - 1.0) > ROUNDING:
        return NOT_ZERO_SUM
    found[LOW] = found[HIGH] = frames.by_seat[me]
    return VALUE


# --- choices -----------------------------------------------------------------


@rule
def list_outcomes(s: Any, frames: Any, depth: int) -> int:
    """List the outcomes of chance with their probabilities, and return how many there are."""
    number = outcomes(s, frames.choices[depth], frames.whole)
    for i in range(number):
        frames.weights[depth, i] = frames.whole[i]
    normalise(frames.weights[depth], number)
    frames.seat[depth] = CHANCE
    frames.number[depth] = number
    return number


@rule
def list_actions(scratch: Any, words: Any, frames: Any, depth: int, who: int, rng: Any) -> int:
    """List the actions of the one seat that has a choice; simultaneous choices have no exact value."""
    s = at(scratch, FIRST + depth)
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
            return SIMULTANEOUS
    frames.seat[depth] = seat
    frames.number[depth] = number
    if frames.roles[seat] == Role.INCLINED:
        weigh_actions(scratch, FIRST + depth, frames, depth)
    elif frames.roles[seat] == Role.BEST and number > 1 and not is_known(scratch, words, FIRST + depth, seat, rng):
        return HIDDEN
    return DEEPER


@rule
def weigh_actions(scratch: Any, i: int, frames: Any, depth: int) -> None:
    """Write the probability of each action of a seat that plays by inclination."""
    seat, number = frames.seat[depth], frames.number[depth]
    copy_state(scratch, VIEW, scratch, i)
    conceal_from_program(at(scratch, VIEW), seat)
    inclination(at(scratch, VIEW), seat, frames.choices[depth, :number], frames.weights[depth])
    normalise(frames.weights[depth], number)


@rule
def normalise(weights: Any, number: int) -> None:
    """Scale weights so that they add up to 1."""
    total = 0.0
    for i in range(number):
        total += weights[i]
    for i in range(number):
        weights[i] /= total


@rule
def back_up(frames: Any, depth: int, me: int, found: Any) -> None:
    """Add the value of a searched choice: to the mean, or to the maximum or minimum."""
    i = frames.done[depth]
    seat = frames.seat[depth]
    frames.done[depth] = i + 1
    for bound in range(BOUNDS):
        value = frames.values[depth, bound]
        if seat == CHANCE or frames.roles[seat] == Role.INCLINED:
            frames.values[depth, bound] = value + frames.weights[depth, i] * found[bound]
        elif i == 0 or (seat == me and found[bound] > value) or (seat != me and found[bound] < value):
            frames.values[depth, bound] = found[bound]


# --- hidden information -----------------------------------------------------------


@entry
@rule
def is_known(scratch: STATES, words: TABLE, i: WHOLE, seat: WHOLE, rng: WHOLES) -> bool:
    """Return whether a seat with perfect memory knows position `i`: it imagines no other one.

    If something is hidden, at least one of many imagined worlds differs. If concealing changed nothing,
    hidden information could only equal its blank by accident, so a few worlds are enough.
    """
    copy_state(scratch, VIEW, scratch, i)
    withhold(at(scratch, VIEW), seat)
    worlds = WORLDS
    if is_same(words, VIEW, i):
        worlds = FEW_WORLDS
    for _ in range(worlds):
        copy_state(scratch, WORLD, scratch, VIEW)
        imagine(at(scratch, WORLD), seat, rng)
        if not is_same(words, WORLD, i):
            return False
    return True


@rule
def is_same(words: Any, i: int, j: int) -> bool:
    """Return whether two positions are equal, byte by byte."""
    for word in range(words.shape[1]):
        if words[i, word] != words[j, word]:
            return False
    return True


# --- visited positions ------------------------------------------------------------


@rule
def find_slot(memo: Any, words: Any, i: int) -> int:
    """Return the slot of a position: where it is or would be."""
    last = len(memo.keys) - 1
    one, other = fingerprint(words, i, ONE), fingerprint(words, i, OTHER)
    slot = (one >> 1) & last  # a fingerprint is odd
    while memo.keys[slot, 0] != FREE and (memo.keys[slot, 0] != one or memo.keys[slot, 1] != other):
        slot = (slot + 1) & last
    return int(slot)


@rule
def read_value(memo: Any, slot: int, found: Any) -> int:
    """Read the value of a visited position; return CYCLE if it is on the present path."""
    found[LOW] = memo.values[slot, LOW]
    found[HIGH] = memo.values[slot, HIGH]
    if found[HIGH] == IN_PROGRESS:
        return CYCLE
    return VALUE


@rule
def reserve(memo: Any, slot: int, words: Any, i: int) -> None:
    """Add a position to the memo, without a value yet."""
    memo.keys[slot, 0] = fingerprint(words, i, ONE)
    memo.keys[slot, 1] = fingerprint(words, i, OTHER)
    memo.values[slot, HIGH] = IN_PROGRESS
    memo.used[0] += 1


@rule
def store_value(memo: Any, frames: Any, depth: int, found: Any) -> None:
    """Store the value of the position at this depth, all of whose choices have been searched."""
    for bound in range(BOUNDS):
        found[bound] = frames.values[depth, bound]
        memo.values[frames.slot[depth], bound] = found[bound]

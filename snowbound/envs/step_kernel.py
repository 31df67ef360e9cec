"""One step of one game as a single call into compiled code; `Steps` is built on it.

It checks the action, applies it, lets chance act, and writes the mask and the observation of the seat in turn,
or the result. Everything else is in `notes`, so that the call has few arguments: each argument costs as much
time as a small rule.
"""

from __future__ import annotations

from typing import Any

from snowbound.core.bits import lowest
from snowbound.core.chance import start_stream
from snowbound.core.contract import MOST_ACTIONS, MOST_SEATS, apply, legal, result
from snowbound.core.entry import FLAGS, OBSERVED, STATES, WHOLE, WHOLES, entry
from snowbound.core.playout import observe_into, settle_noting
from snowbound.core.record import at, copy_state
from snowbound.core.rule import rule
from snowbound.core.shown import FACTS, note, write_shown

LIVE, FRESH, SCRATCH = 0, 1, 2
"""The positions: the game, the start of a new one, and scratch for a concealed copy."""
POSITIONS = 3

# What `notes` holds.
# fmt: off
RNG = 4                                   # length of the first part: the random numbers of chance
SEAT = 4                                  # the seat in turn; after the game, the seat that acted last
WHO = 5                                   # a bit per seat that may act
COUNT = 6                                 # number of legal actions of the seat in turn
POINTS = 7                                # of each seat, after the game
PLACES = POINTS + MOST_SEATS
LEGAL = PLACES + MOST_SEATS               # the legal actions of the seat in turn
SHOWN = LEGAL + MOST_ACTIONS              # the memory of what was shown, in games that have one (core.shown)
# fmt: on

START, RESUME = -1, -2
"""Values of `seat` that are not seats: start a game with the seed, continue from a restored position."""

OVER, REFUSED = -1, -2
"""Return values that are not seats."""


@entry
def step_one(states: STATES, notes: WHOLES, mask: FLAGS, observation: OBSERVED, seat: WHOLE, action: WHOLE) -> int:
    """Take an action and return the next seat in turn or OVER; an illegal action is REFUSED and changes nothing.

    START and RESUME are not separate entries, since each entry compiles all rules of the game again.
    """
    if seat == START:
        start_stream(notes[:RNG], action, 0)
        copy_state(states, LIVE, states, FRESH)
        notes[SEAT] = 0
        notes[SHOWN : SHOWN + FACTS] = 0
    elif seat != RESUME:
        if not is_allowed(states, notes, seat, action):
            return REFUSED
        notes[SEAT] = seat
        note(at(states, LIVE), seat, action, notes[SHOWN:])
        apply(at(states, LIVE), seat, action)
    return next_turn(states, notes, mask, observation)


@entry
def observe_one(states: STATES, notes: WHOLES, seat: WHOLE, observation: OBSERVED) -> None:
    """Write the observation of any seat."""
    observe_into(states, LIVE, seat, states, SCRATCH, observation)
    write_shown(at(states, LIVE), seat, notes[SHOWN:], observation)


@rule
def is_listed(s: Any, seat: int, action: int, out: Any) -> bool:
    """Return whether `legal` lists this action for an acting seat."""
    for i in range(legal(s, seat, out)):
        if out[i] == action:
            return True
    return False


@rule
def is_allowed(states: Any, notes: Any, seat: int, action: int) -> bool:
    """Return whether this seat may take this action now."""
    if (notes[WHO] >> seat) & 1 == 0:
        return False
    if seat != notes[SEAT]:
        allowed = is_listed(at(states, LIVE), seat, action, notes[LEGAL:])
        legal(at(states, LIVE), notes[SEAT], notes[LEGAL:])  # its list was overwritten
        return allowed
    for i in range(LEGAL, LEGAL + notes[COUNT]):
        if notes[i] == action:
            return True
    return False


@rule
def next_turn(states: Any, notes: Any, mask: Any, observation: Any) -> int:
    """Let chance act, write the mask and the observation of the seat in turn, and return it, or OVER."""
    s = at(states, LIVE)
    who = settle_noting(s, notes[:RNG], notes[SHOWN:])
    notes[WHO] = who
    number = 0
    seat = OVER
    if who == 0:
        result(s, notes[POINTS:PLACES], notes[PLACES:LEGAL])
    else:
        seat = lowest(who)
        notes[SEAT] = seat
        number = legal(s, seat, notes[LEGAL:])
    notes[COUNT] = number
    mask[:] = 0
    for i in range(LEGAL, LEGAL + number):
        mask[notes[i]] = 1
    observe_into(states, LIVE, notes[SEAT], states, SCRATCH, observation)
    write_shown(s, notes[SEAT], notes[SHOWN:], observation)
    return seat

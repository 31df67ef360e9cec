"""One step of one game as a single call into compiled code: what `Steps` (`envs.single`) stands on.

It checks the action, carries it out, lets chance act, and writes the mask and the observation of the seat that is
asked next, or the result. All that is not a position, a mask or an observation is in `notes`, so that a call has few
arguments: each costs as much as a small rule.
"""

from __future__ import annotations

from typing import Any

from snowbound.core.bits import lowest
from snowbound.core.chance import start_stream
from snowbound.core.contract import MOST_ACTIONS, MOST_SEATS, apply, legal, result
from snowbound.core.entry import FLAGS, OBSERVED, STATES, WHOLE, WHOLES, entry
from snowbound.core.playout import is_listed, observe_into, settle
from snowbound.core.record import at, copy_state
from snowbound.core.rule import rule

LIVE, FRESH, ROOM = 0, 1, 2
"""The positions: the game, how it begins, and room for a concealed copy."""
POSITIONS = 3

# What `notes` holds.
# fmt: off
RNG = 4                                   # the first four: the stream of chance
SEAT = 4                                  # who is asked; when the game is over, who acted last
WHO = 5                                   # a bit per seat that may act
COUNT = 6                                 # how many actions are legal for the seat that is asked
POINTS = 7                                # of each seat, when the game is over
PLACES = POINTS + MOST_SEATS
LEGAL = PLACES + MOST_SEATS               # the legal actions of the seat that is asked
# fmt: on
NOTES = LEGAL + MOST_ACTIONS

BEGIN, RESUME = -1, -2
"""What is done instead of an action of a seat: begin with the seed, ask again at a position that was put back."""

OVER, REFUSED = -1, -2
"""What is answered instead of the seat that is asked next."""


@entry
def step_one(states: STATES, notes: WHOLES, mask: FLAGS, observation: OBSERVED, seat: WHOLE, action: WHOLE) -> int:
    """One action of a seat and all that follows; what is not legal is REFUSED and changes nothing.

    BEGIN and RESUME are no entries of their own because each would compile all rules of the game again.
    """
    if seat == BEGIN:
        start_stream(notes[:RNG], action, 0)
        copy_state(states, LIVE, states, FRESH)
        notes[SEAT] = 0
    elif seat != RESUME:
        if not is_allowed(states, notes, seat, action):
            return REFUSED
        notes[SEAT] = seat
        apply(at(states, LIVE), seat, action)
    return ask(states, notes, mask, observation)


@entry
def look_one(states: STATES, seat: WHOLE, observation: OBSERVED) -> None:
    """Write what any seat knows."""
    observe_into(states, LIVE, seat, states, ROOM, observation)


@rule
def is_allowed(states: Any, notes: Any, seat: int, action: int) -> bool:
    """Whether this seat may take this action now."""
    if (notes[WHO] >> seat) & 1 == 0:
        return False
    if seat != notes[SEAT]:
        allowed = is_listed(at(states, LIVE), seat, action, notes[LEGAL:])
        legal(at(states, LIVE), notes[SEAT], notes[LEGAL:])  # its list has been written over
        return allowed
    for i in range(LEGAL, LEGAL + notes[COUNT]):
        if notes[i] == action:
            return True
    return False


@rule
def ask(states: Any, notes: Any, mask: Any, observation: Any) -> int:
    """Let chance act, then write what the seat that is asked may do and knows; answer who it is, or OVER."""
    s = at(states, LIVE)
    who = settle(s, notes[:RNG])
    notes[WHO] = who
    number = 0
    answer = OVER
    if who == 0:
        result(s, notes[POINTS:PLACES], notes[PLACES:LEGAL])
    else:
        answer = lowest(who)
        notes[SEAT] = answer
        number = legal(s, answer, notes[LEGAL:])
    notes[COUNT] = number
    mask[:] = 0
    for i in range(LEGAL, LEGAL + number):
        mask[notes[i]] = 1
    observe_into(states, LIVE, notes[SEAT], states, ROOM, observation)
    return answer

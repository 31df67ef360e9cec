"""Algorithms that every game gets for nothing, written once over the contract.

Plain Python that Numba compiles, like the rules: a position's record type selects the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import lowest
from .chance import below, start_stream
from .contract import (
    CHANCE,
    MOST_ACTIONS,
    actors,
    apply,
    conceal,
    implementation,
    is_discreet,
    legal,
    observe,
    result,
    sample,
)
from .entry import FLAGS, MASKS, OBSERVATIONS, STATES, TABLE, WHOLE, WHOLES, entry
from .record import at, copy_state
from .rule import compiled_as, rule

CHANCE_ACTS = 1 << CHANCE


@rule
def settle(s: Any, rng: Any) -> int:
    """Let chance act until a seat must decide or the game is over; return who may act."""
    who = actors(s)
    while who == CHANCE_ACTS:
        apply(s, CHANCE, sample(s, rng))
        who = actors(s)
    return who


@entry
def random_games(
    states: STATES, seed: WHOLE, first: WHOLE, rng: WHOLES, lengths: WHOLES, points: TABLE, places: TABLE
) -> int:
    """Play one game per row of `lengths` from `states[0]` in `states[1]`; return all decisions.

    Game number g has the stream g of the seed, whoever plays it and in whatever order.
    """
    return play_all(states, seed, first, rng, lengths, points, places, np.empty(MOST_ACTIONS, np.int64))


@rule
def play_all(states: Any, seed: int, first: int, rng: Any, lengths: Any, points: Any, places: Any, out: Any) -> int:
    """The games of `random_games`. A rule and not part of the entry, which would count references to every row."""
    total = 0
    for game in range(len(lengths)):
        start_stream(rng, seed, first + game)
        copy_state(states, 1, states, 0)
        s = at(states, 1)
        decisions = 0
        who = settle(s, rng)
        while who != 0:
            seat = lowest(who)
            number = legal(s, seat, out)
            apply(s, seat, out[below(rng, number)])
            decisions += 1
            who = settle(s, rng)
        lengths[game] = decisions
        total += decisions
        result(s, points[game], places[game])
    return total


@rule
def is_listed(s: Any, seat: int, action: int, out: Any) -> bool:
    """Whether `legal` lists this action for an acting seat."""
    for i in range(legal(s, seat, out)):
        if out[i] == action:
            return True
    return False


@entry
def step_lanes(
    states: STATES,
    fresh: STATES,
    first: WHOLE,
    last: WHOLE,
    actions: WHOLES,
    seats: WHOLES,
    done: FLAGS,
    points: TABLE,
    places: TABLE,
    rngs: TABLE,
) -> None:
    """Carry out one action in each lane from `first` to `last`, then let chance act.

    `seats[lane]` is who acts next: the lowest of the seats that may. A game that ends leaves
    its result in `points` and `places`, sets `done`, and begins anew from `fresh[0]`.
    """
    for lane in range(first, last):
        s = at(states, lane)
        apply(s, seats[lane], actions[lane])
        who = settle(s, rngs[lane])
        done[lane] = 0
        if who == 0:
            done[lane] = 1
            result(s, points[lane], places[lane])
            copy_state(states, lane, fresh, 0)
            who = settle(at(states, lane), rngs[lane])
        seats[lane] = lowest(who)


@entry
def start_lanes(
    states: STATES, fresh: STATES, first: WHOLE, last: WHOLE, seed: WHOLE, seats: WHOLES, rngs: TABLE
) -> None:
    """Begin a new game in each lane, each with a stream of random numbers of its own."""
    for lane in range(first, last):
        start_stream(rngs[lane], seed, lane)
        copy_state(states, lane, fresh, 0)
        seats[lane] = lowest(settle(at(states, lane), rngs[lane]))


@entry
def first_illegal(states: STATES, first: WHOLE, last: WHOLE, actions: WHOLES, seats: WHOLES, out: WHOLES) -> int:
    """The first lane whose action is not legal, or -1."""
    for lane in range(first, last):
        if not is_listed(at(states, lane), seats[lane], actions[lane], out):
            return lane
    return -1


@entry
def write_masks(states: STATES, first: WHOLE, last: WHOLE, seats: WHOLES, masks: MASKS, out: WHOLES) -> None:
    """For each lane, write 1 for every legal action of the seat that acts and 0 for the others."""
    for lane in range(first, last):
        mask = masks[lane]
        mask[:] = 0
        for i in range(legal(at(states, lane), seats[lane], out)):
            mask[out[i]] = 1


@rule
def observe_openly(states: Any, i: int, seat: int, room: Any, place: int, out: Any) -> None:
    """`observe_into` for a game whose `observe` is discreet."""
    out[:] = 0
    observe(at(states, i), seat, out)


@rule
def observe_concealed(states: Any, i: int, seat: int, room: Any, place: int, out: Any) -> None:
    """`observe_into` for the others."""
    copy_state(room, place, states, i)
    conceal(at(room, place), seat)
    out[:] = 0
    observe(at(room, place), seat, out)


def _chosen_when_compiled() -> Any:
    def choose(states: Any, i: Any, seat: Any, room: Any, place: Any, out: Any) -> Any:
        return observe_openly if implementation(states.dtype, "is_discreet")(None) else observe_concealed

    return choose


@compiled_as(_chosen_when_compiled)
def observe_into(states: Any, i: int, seat: int, room: Any, place: int, out: Any) -> None:
    """Write what a seat may know of position `i` to `out`; `room` has a place for a concealed copy.

    A game is discreet or not, whatever the position, so that only one way is compiled.
    """
    way = observe_openly if is_discreet(at(states, i)) else observe_concealed
    way(states, i, seat, room, place, out)


@rule
def observe_all(states: Any, room: Any, first: int, last: int, seats: Any, out: Any) -> None:
    """In a rule, not in the entry, which would count references to each row."""
    for lane in range(first, last):
        observe_into(states, lane, seats[lane], room, 0, out[lane])


@entry
def observe_lanes(states: STATES, room: STATES, first: WHOLE, last: WHOLE, seats: WHOLES, out: OBSERVATIONS) -> None:
    """For each lane, write the observation of the seat that acts."""
    observe_all(states, room, first, last, seats, out)

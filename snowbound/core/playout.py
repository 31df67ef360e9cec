"""Random games, and observing a position: written once for all games, over the contract.

This is plain Python that Numba compiles, like the rules. A position's record type selects the game.
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
    conceal_from_program,
    implementation,
    is_capped,
    is_discreet,
    legal,
    observe,
    result,
    sample,
)
from .entry import STATES, TABLE, WHOLE, WHOLES, entry
from .record import at, copy_state
from .rule import compiled_as, rule
from .shown import note

CHANCE_ACTS = 1 << CHANCE


@rule
def settle(s: Any, rng: Any) -> int:
    """Let chance act until a seat must decide or the game is over; return who may act."""
    who = actors(s)
    while who == CHANCE_ACTS:
        apply(s, CHANCE, sample(s, rng))
        who = actors(s)
    return who


@rule
def settle_noting(s: Any, rng: Any, memory: Any) -> int:
    """`settle` for environments, which keep what events show."""
    who = actors(s)
    while who == CHANCE_ACTS:
        outcome = sample(s, rng)
        note(s, CHANCE, outcome, memory)
        apply(s, CHANCE, outcome)
        who = actors(s)
    return who


@entry
def random_games(
    states: STATES,
    seed: WHOLE,
    first: WHOLE,
    most: WHOLE,
    rng: WHOLES,
    lengths: WHOLES,
    capped: WHOLES,
    points: TABLE,
    places: TABLE,
) -> int:
    """Play one game per row of `lengths` from `states[0]` in `states[1]`; return the number of decisions.

    Game number g uses stream g of the seed, whichever thread plays it and in whatever order. After `most` decisions
    a game is stopped, and `capped` says so.
    """
    return play_all(states, seed, first, most, rng, lengths, capped, points, places, np.empty(MOST_ACTIONS, np.int64))


@rule
def play_all(
    states: Any,
    seed: int,
    first: int,
    most: int,
    rng: Any,
    lengths: Any,
    capped: Any,
    points: Any,
    places: Any,
    out: Any,
) -> int:
    """Play the games of `random_games`. Inside the entry itself, Numba would count references to every row."""
    total = 0
    for game in range(len(lengths)):
        start_stream(rng, seed, first + game)
        copy_state(states, 1, states, 0)
        s = at(states, 1)
        decisions = 0
        who = settle(s, rng)
        while who != 0 and decisions < most:
            seat = lowest(who)
            number = legal(s, seat, out)
            apply(s, seat, out[below(rng, number)])
            decisions += 1
            who = settle(s, rng)
        lengths[game] = decisions
        total += decisions
        finish(s, who, game, capped, points, places)
    return total


@rule
def finish(s: Any, who: int, game: int, capped: Any, points: Any, places: Any) -> None:
    """Write the result of a game in which these seats could still act, and whether a cap ended it."""
    capped[game] = who != 0 or is_capped(s)
    result(s, points[game], places[game])


@rule
def observe_openly(states: Any, i: int, seat: int, room: Any, place: int, out: Any) -> None:
    """`observe_into` for a game whose `observe` is discreet."""
    out[:] = 0
    observe(at(states, i), seat, out)


@rule
def observe_concealed(states: Any, i: int, seat: int, room: Any, place: int, out: Any) -> None:
    """`observe_into` for all other games."""
    copy_state(room, place, states, i)
    conceal_from_program(at(room, place), seat)
    out[:] = 0
    observe(at(room, place), seat, out)


def _chosen_when_compiled() -> Any:
    def choose(states: Any, i: Any, seat: Any, room: Any, place: Any, out: Any) -> Any:
        return observe_openly if implementation(states.dtype, "is_discreet")(None) else observe_concealed

    return choose


@compiled_as(_chosen_when_compiled)
def observe_into(states: Any, i: int, seat: int, room: Any, place: int, out: Any) -> None:
    """Write what a seat may know of position `i` to `out`; `room` has a place for a concealed copy.

    Whether a game is discreet does not depend on the position, so only one of the two ways is compiled.
    """
    way = observe_openly if is_discreet(at(states, i)) else observe_concealed
    way(states, i, seat, room, place, out)

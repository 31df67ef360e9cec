"""The simple players: random, inclined and greedy; written once, for every game.

What chooses here is given the seat's view, with what the seat remembers written into it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from snowbound.core.bits import lowest
from snowbound.core.chance import below, fraction, start_stream
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
    notice,
    recall,
    remembers,
    result,
    sample,
)
from snowbound.core.entry import STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.playout import CHANCE_ACTS, settle
from snowbound.core.record import at, copy_state
from snowbound.core.rule import rule

VIEW, WORLD, TRIAL, ROOM = 0, 1, 2, 3  # positions that a bot needs to think
WORLDS = 6  # worlds a greedy player imagines before a decision


class Kind(IntEnum):
    """How a bot finds its action."""

    # fmt: off
    RANDOM = 0          # any legal action
    INCLINED = 1        # as its inclination says
    GREEDY = 2          # the best position one step ahead, by `evaluate`
    SEARCH = 3          # many steps ahead
    # fmt: on


@entry
@rule
def choose(room: STATES, seat: WHOLE, kind: WHOLE, actions: WHOLES, rng: WHOLES) -> int:
    """Which of these legal actions a simple bot takes, in the view in `room[VIEW]`."""
    if len(actions) == 1:
        return int(actions[0])
    if kind == Kind.RANDOM:
        return int(actions[below(rng, len(actions))])
    if kind == Kind.INCLINED:
        return choose_inclined(at(room, VIEW), seat, actions, rng)
    return choose_greedily(room, seat, actions, rng)


@rule
def choose_inclined(s: Any, seat: int, actions: Any, rng: Any) -> int:
    """One of the actions, by the weights of its inclination."""
    weights = np.zeros(len(actions), np.float64)
    inclination(s, seat, actions, weights)
    return int(actions[pick_inclined(weights, len(actions), rng)])


@rule
def pick_inclined(weights: Any, number: int, rng: Any) -> int:
    """One of so many choices, by their weights."""
    total = 0.0
    for i in range(number):
        total += weights[i]
    rest = fraction(rng) * total
    for i in range(number):
        rest -= weights[i]
        if rest < 0:
            return i
    return number - 1


@rule
def choose_greedily(room: Any, seat: int, actions: Any, rng: Any) -> int:
    """The action after which the seat stands best, averaged over worlds and what chance does.

    Every action meets the same worlds and the same luck, so that they differ by themselves only.
    """
    gains = np.zeros(len(actions), np.float64)
    values = np.zeros(MOST_SEATS, np.float64)
    luck = np.zeros(4, np.int64)
    for _ in range(WORLDS):
        copy_state(room, WORLD, room, VIEW)
        imagine(at(room, WORLD), seat, rng)
        seed = below(rng, 1 << 30)
        for i in range(len(actions)):
            copy_state(room, TRIAL, room, WORLD)
            start_stream(luck, seed, 0)
            trial = at(room, TRIAL)
            apply(trial, seat, actions[i])
            settle(trial, luck)
            evaluate(trial, values)
            gains[i] += values[seat]
    best = 0
    for i in range(len(actions)):
        gains[i] += 1e-9 * fraction(rng)  # ties are broken at random
        if gains[i] > gains[best]:
            best = i
    return int(actions[best])


@entry
def bot_games(
    states: STATES,
    bots: WHOLES,
    seed: WHOLE,
    first: WHOLE,
    rng: WHOLES,
    own: WHOLES,
    minds: TABLE,
    room: STATES,
    lengths: WHOLES,
    points: TABLE,
    places: TABLE,
) -> int:
    """As `random_games`, with a bot for each seat; `own` is their random numbers, `minds` what they remember."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    total = 0
    for game in range(len(lengths)):
        start_stream(rng, seed, 2 * (first + game))
        start_stream(own, seed, 2 * (first + game) + 1)
        minds[:] = 0
        copy_state(states, 1, states, 0)
        s = at(states, 1)
        decisions = 0
        who = settle_watched(states, rng, own, minds, room)
        while who != 0:
            seat = lowest(who)
            number = legal(s, seat, actions)
            show(states, seat, room)
            recall(at(room, VIEW), minds[seat])
            apply(s, seat, choose(room, seat, bots[seat], actions[:number], own))
            decisions += 1
            who = settle_watched(states, rng, own, minds, room)
        lengths[game] = decisions
        total += decisions
        result(s, points[game], places[game])
    return total


@rule
def show(states: Any, seat: int, room: Any) -> None:
    """Put what a seat may see of the game into VIEW."""
    copy_state(room, VIEW, states, 1)
    conceal(at(room, VIEW), seat)


@rule
def settle_watched(states: Any, rng: Any, own: Any, minds: Any, room: Any) -> int:
    """As `settle`, while every bot looks at what there is to be remembered."""
    s = at(states, 1)
    if not remembers(s):
        return int(settle(s, rng))
    look(states, own, minds, room)
    while actors(s) == CHANCE_ACTS:
        apply(s, CHANCE, sample(s, rng))
        look(states, own, minds, room)
    return int(actors(s))


@rule
def look(states: Any, own: Any, minds: Any, room: Any) -> None:
    """Everybody looks at what lies on the table now, and forgets nothing."""
    for seat in range(at(states, 1).players):
        show(states, seat, room)
        notice(at(room, VIEW), minds[seat], 0.0, own)

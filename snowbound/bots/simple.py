"""The simple players: random, inclined and greedy; written once, for every game.

`choose` is given the true position only to conceal it: what follows sees the seat's view.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from snowbound.core.bits import lowest
from snowbound.core.chance import below, fraction, start_stream
from snowbound.core.contract import (
    MOST_ACTIONS,
    MOST_SEATS,
    apply,
    conceal,
    evaluate,
    imagine,
    inclination,
    legal,
    result,
)
from snowbound.core.entry import STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.playout import settle
from snowbound.core.record import at, copy_state
from snowbound.core.rule import rule

VIEW, WORLD, TRIAL, ROOM = 0, 1, 2, 3       # positions that a bot needs to think
WORLDS = 6                                  # worlds a greedy player imagines before a decision


class Bot(IntEnum):
    """How a seat chooses."""

    RANDOM = 0          # any legal action
    INCLINED = 1        # as its inclination says
    GREEDY = 2          # the best position one step ahead, by `evaluate`


@entry
@rule
def choose(states: STATES, i: WHOLE, seat: WHOLE, bot: WHOLE, room: STATES, rng: WHOLES, out: WHOLES) -> int:
    """The action that a bot of this kind takes for a seat that may act."""
    number = legal(at(states, i), seat, out)
    if number == 1:
        return int(out[0])
    if bot == Bot.RANDOM:
        return int(out[below(rng, number)])
    copy_state(room, VIEW, states, i)
    conceal(at(room, VIEW), seat)
    if bot == Bot.INCLINED:
        return choose_inclined(at(room, VIEW), seat, out[:number], rng)
    return choose_greedily(room, seat, out[:number], rng)


@rule
def choose_inclined(s: Any, seat: int, actions: Any, rng: Any) -> int:
    """One of the actions, by the weights of its inclination."""
    weights = np.zeros(len(actions), np.float64)
    inclination(s, seat, actions, weights)
    rest = fraction(rng) * weights.sum()
    for i in range(len(actions)):
        rest -= weights[i]
        if rest < 0:
            return int(actions[i])
    return int(actions[len(actions) - 1])


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
        gains[i] += 1e-9 * fraction(rng)                    # ties are broken at random
        if gains[i] > gains[best]:
            best = i
    return int(actions[best])


@entry
def bot_games(
    states: STATES, bots: WHOLES, seed: WHOLE, first: WHOLE, rng: WHOLES, room: STATES, lengths: WHOLES,
    points: TABLE, places: TABLE,
) -> int:  # fmt: skip
    """As `random_games`, with a bot for each seat."""
    out = np.empty(MOST_ACTIONS, np.int64)
    total = 0
    for game in range(len(lengths)):
        start_stream(rng, seed, first + game)
        copy_state(states, 1, states, 0)
        s = at(states, 1)
        decisions = 0
        who = settle(s, rng)
        while who != 0:
            seat = lowest(who)
            apply(s, seat, choose(states, 1, seat, bots[seat], room, rng, out))
            decisions += 1
            who = settle(s, rng)
        lengths[game] = decisions
        total += decisions
        result(s, points[game], places[game])
    return total

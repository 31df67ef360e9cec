"""The simple bots: random, inclined and greedy.

They decide from their seat's view, with what the seat remembers written into it.
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
    conceal_from_program,
    evaluate,
    facts,
    imagine,
    inclination,
    legal,
    notice,
    recall,
    remembers,
    sample,
)
from snowbound.core.entry import STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.facts import begin_outline, extend_outline
from snowbound.core.playout import CHANCE_ACTS, finish, settle
from snowbound.core.record import at, copy_state
from snowbound.core.rule import rule

VIEW, WORLD, TRIAL, SCRATCH = 0, 1, 2, 3  # scratch positions of a bot
START, NOW, BEFORE, GAME = 0, 1, 2, 3  # positions of the games that are played
WORLDS = 6  # worlds that a greedy bot imagines per decision


class BotKind(IntEnum):
    """How a bot chooses its action."""

    # fmt: off
    RANDOM = 0          # any legal action, all equally likely
    INCLINED = 1        # by the weights of `inclination`
    GREEDY = 2          # the best position one action ahead, by `evaluate`
    SEARCH = 3          # by searching many actions ahead
    OWN = 4             # as somebody's own class decides, in Python
    # fmt: on


@rule
def stream_of(decision: int, number: int, seat: int) -> int:
    """Return the number of a stream: the first of a decision chooses, the others are those of its searches."""
    return (decision << 16) + (number << 8) + 128 + seat


@entry
@rule
def choose(scratch: STATES, seat: WHOLE, kind: WHOLE, actions: WHOLES, rng: WHOLES) -> int:
    """Return the one of these legal actions that a simple bot takes in the view `scratch[VIEW]`."""
    if len(actions) == 1:
        return int(actions[0])
    if kind == BotKind.RANDOM:
        return int(actions[below(rng, len(actions))])
    if kind == BotKind.INCLINED:
        return choose_inclined(at(scratch, VIEW), seat, actions, rng)
    return choose_greedily(scratch, seat, actions, rng)


@rule
def choose_inclined(s: Any, seat: int, actions: Any, rng: Any) -> int:
    """Draw one of the actions by the weights of `inclination`."""
    weights = np.zeros(len(actions), np.float64)
    inclination(s, seat, actions, weights)
    return int(actions[pick_inclined(weights, len(actions), rng)])


@rule
def pick_inclined(weights: Any, number: int, rng: Any) -> int:
    """Draw an index below `number` by these weights."""
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
def choose_greedily(scratch: Any, seat: int, actions: Any, rng: Any) -> int:
    """Return the action with the best position afterwards, averaged over imagined worlds.

    All actions are tried in the same worlds with the same random numbers.
    """
    gains = np.zeros(len(actions), np.float64)
    values = np.zeros(MOST_SEATS, np.float64)
    trial_rng = np.zeros(4, np.int64)
    for _ in range(WORLDS):
        copy_state(scratch, WORLD, scratch, VIEW)
        imagine(at(scratch, WORLD), seat, rng)
        seed = below(rng, 1 << 30)
        for i in range(len(actions)):
            copy_state(scratch, TRIAL, scratch, WORLD)
            start_stream(trial_rng, seed, 0)
            trial = at(scratch, TRIAL)
            apply(trial, seat, actions[i])
            settle(trial, trial_rng)
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
    most: WHOLE,
    rng: WHOLES,
    bot_rng: WHOLES,
    minds: TABLE,
    scratch: STATES,
    marks: WHOLES,
    rows: TABLE,
    lengths: WHOLES,
    capped: WHOLES,
    outlines: TABLE,
    points: TABLE,
    places: TABLE,
) -> int:
    """Play games as `random_games` does, with a bot in each seat; `minds` holds what the bots remember.

    The first `len(outlines)` of the games are outlined by their facts; `marks` is that of `marks_of`. Facts take time,
    which other games are spared. `states` has GAME positions.
    """
    actions = np.empty(MOST_ACTIONS, np.int64)
    total = 0
    for game in range(len(lengths)):
        start_stream(rng, seed, 2 * (first + game))
        start_stream(bot_rng, seed, 2 * (first + game) + 1)
        minds[:] = 0
        copy_state(states, NOW, states, START)
        s = at(states, NOW)
        outline = outlines[game : game + 1]  # empty if this game is not told
        if len(outline) > 0:
            begin_outline(outline[0])
        decisions = 0
        who = settle_and_memorise(states, rng, bot_rng, minds, scratch, marks, rows, outline)
        while who != 0 and decisions < most:
            seat = lowest(who)
            number = legal(s, seat, actions)
            write_view(states, seat, scratch)
            recall(at(scratch, VIEW), minds[seat])
            action = choose(scratch, seat, bots[seat], actions[:number], bot_rng)
            apply_telling(states, seat, action, marks, rows, outline)
            decisions += 1
            who = settle_and_memorise(states, rng, bot_rng, minds, scratch, marks, rows, outline)
        lengths[game] = decisions
        total += decisions
        finish(s, who, game, capped, points, places)
    return total


@rule
def apply_telling(states: Any, seat: int, action: int, marks: Any, rows: Any, outline: Any) -> int:
    """Apply an event to the game, and add its facts to the outline if there is one; return how many it has."""
    if len(outline) == 0:
        apply(at(states, NOW), seat, action)
        return 0
    copy_state(states, BEFORE, states, NOW)
    apply(at(states, NOW), seat, action)
    number = facts(at(states, BEFORE), at(states, NOW), seat, action, rows)
    extend_outline(rows, number, marks, outline[0])
    return int(number)


@rule
def write_view(states: Any, seat: int, scratch: Any) -> None:
    """Write what a bot in a seat may know to `scratch[VIEW]`."""
    copy_state(scratch, VIEW, states, NOW)
    conceal_from_program(at(scratch, VIEW), seat)


@rule
def settle_and_memorise(
    states: Any, rng: Any, bot_rng: Any, minds: Any, scratch: Any, marks: Any, rows: Any, outline: Any
) -> int:
    """Let chance act as `settle` does; in a memory game, all bots see each position on the way."""
    s = at(states, NOW)
    memorise(states, bot_rng, minds, scratch)
    while actors(s) == CHANCE_ACTS:
        apply_telling(states, CHANCE, sample(s, rng), marks, rows, outline)
        memorise(states, bot_rng, minds, scratch)
    return int(actors(s))


@rule
def memorise(states: Any, bot_rng: Any, minds: Any, scratch: Any) -> None:
    """Let all bots of a memory game memorise what they see now; they forget nothing."""
    if not remembers(at(states, NOW)):
        return
    for seat in range(at(states, NOW).players):
        write_view(states, seat, scratch)
        notice(at(scratch, VIEW), minds[seat], 0.0, bot_rng)

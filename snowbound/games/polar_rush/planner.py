"""A bot that plans its turn with the tiles it remembers (RUSH-Q33), used to measure what memory is worth."""

from __future__ import annotations

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
    legal,
    outcomes,
    sample,
)
from snowbound.core.entry import STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.record import at, copy_state
from snowbound.core.rule import rule

from .memory import FORGETS, notice, recall
from .state import MAX_TURNS, UNSEEN, Phase

# A plan is a sequence of decisions up to the end of the turn, or to the first tile that is not remembered.

VIEW, AFTER, TRIAL, SHOWN, ANSWERED, WAITING = 0, 1, 2, 3, 4, 5  # in `room`; waiting plans begin at WAITING
ROOM = 256
PATIENCE = 4  # about how often a planner sees no gain before it tries an unknown tile
GAIN = 1e-6  # less than this is no gain


@rule
def choose_by_plan(room: Any, seat: int, rng: Any) -> int:
    """Return the first decision of the best plan for the view in `room`."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    further = np.empty(MOST_ACTIONS, np.int64)
    begun_with = np.empty(ROOM, np.int64)
    number = list_different(at(room, VIEW), seat, actions, rng)
    if number == 1:
        return int(actions[0])
    values = np.zeros(MOST_ACTIONS, np.float64)
    waiting = WAITING
    for i in range(number):
        waiting = try_action(room, VIEW, seat, actions[i], i, values, begun_with, waiting)
    while waiting > WAITING:
        waiting -= 1
        copy_state(room, AFTER, room, waiting)
        first = begun_with[waiting]
        for i in range(list_different(at(room, AFTER), seat, further, rng)):
            waiting = try_action(room, AFTER, seat, further[i], first, values, begun_with, waiting)
    best = 0
    for i in range(number):
        values[i] += 1e-9 * fraction(rng)  # ties are broken at random
        if values[i] > values[best]:
            best = i
    if values[best] < value_for(at(room, VIEW), seat) + GAIN and below(rng, PATIENCE) == 0:
        best = number - 1  # if not, all might wait for ever (RUSH-Q30)
    return int(actions[best])


@rule
def list_different(s: Any, seat: int, actions: Any, rng: Any) -> int:
    """List the legal actions; tiles that are not remembered are equal, so only one of them is listed, as the last."""
    number = legal(s, seat, actions)
    if s.phase != Phase.FLIP:
        return int(number)
    unseen = 0
    kept = 0
    strange = -1
    for i in range(number):
        action = actions[i]
        if s.known[action] != UNSEEN:
            actions[kept] = action
            kept += 1
            continue
        unseen += 1
        if below(rng, unseen) == 0:  # each of them is equally likely to be listed
            strange = action
    if unseen > 0:
        actions[kept] = strange
        kept += 1
    return kept


@rule
def try_action(
    room: Any, source: int, seat: int, action: int, first: int, values: Any, begun_with: Any, waiting: int
) -> int:
    """Add a decision to a plan: evaluate the plan if it ends there, otherwise queue it for more decisions."""
    copy_state(room, TRIAL, room, source)
    s = at(room, TRIAL)
    apply(s, seat, action)
    if s.phase == Phase.REVEAL:
        values[first] = max(values[first], value_of_strange_tile(room, seat))
    elif s.phase == Phase.ROLL or s.phase == Phase.END or waiting == ROOM:
        values[first] = max(values[first], value_for(s, seat))
    else:
        copy_state(room, waiting, room, TRIAL)
        begun_with[waiting] = first
        waiting += 1
    return waiting


@rule
def value_for(s: Any, seat: int) -> float:
    """Return the value of a position for a seat."""
    values = np.empty(MOST_SEATS, np.float64)
    evaluate(s, values)
    return float(values[seat])


@rule
def value_of_strange_tile(room: Any, seat: int) -> float:
    """Return the average value over the faces that the tile in TRIAL may show, with the best answer to each."""
    faces = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.int64)
    answers = np.empty(MOST_ACTIONS, np.int64)
    total, value = 0, 0.0
    for i in range(outcomes(at(room, TRIAL), faces, weights)):
        copy_state(room, SHOWN, room, TRIAL)
        s = at(room, SHOWN)
        apply(s, CHANCE, faces[i])
        best = 0.0
        if s.phase == Phase.FLIP or s.phase == Phase.ROLL or s.phase == Phase.END:
            best = value_for(s, seat)
        else:
            for j in range(legal(s, seat, answers)):
                copy_state(room, ANSWERED, room, SHOWN)
                apply(at(room, ANSWERED), seat, answers[j])
                best = max(best, value_for(at(room, ANSWERED), seat))
        total += weights[i]
        value += weights[i] * best
    return value / total


# --- whole games -------------------------------------------------------------


@entry
def memory_games(
    states: STATES,
    skills: WHOLES,
    seed: WHOLE,
    first: WHOLE,
    rng: WHOLES,
    own: WHOLES,
    minds: TABLE,
    room: STATES,
    turns: WHOLES,
    winners: WHOLES,
):
    """Play one game per row of `turns` from `states[0]` in `states[1]`, a planner with a memory in each seat.

    `room` holds ROOM positions, `minds` a mind per seat. `own` is the bots' random stream, separate
    from the game's. Writes the number of turns of all players together, and the winner: nobody if the
    game was stopped after MAX_TURNS (RUSH-Q30).
    """
    for game in range(len(turns)):
        start_stream(rng, seed, 2 * (first + game))
        start_stream(own, seed, 2 * (first + game) + 1)
        copy_state(states, 1, states, 0)
        s = at(states, 1)
        for seat in range(s.players):
            minds[seat, :] = 0
        who = settle_watched(states, rng, skills, own, minds, room)
        while who != 0 and s.turn_number <= MAX_TURNS:
            seat = lowest(who)
            show(states, seat, room)
            recall(at(room, VIEW), minds[seat])
            apply(s, seat, choose_by_plan(room, seat, own))
            who = settle_watched(states, rng, skills, own, minds, room)
        turns[game] = s.turn_number
        winners[game] = s.winner


@rule
def settle_watched(states: Any, rng: Any, skills: Any, own: Any, minds: Any, room: Any) -> int:
    """Let chance act until a seat must decide, with every bot watching each event; return who may act."""
    s = at(states, 1)
    look(states, skills, own, minds, room)
    while actors(s) == 1 << CHANCE:
        apply(s, CHANCE, sample(s, rng))
        look(states, skills, own, minds, room)
    return int(actors(s))


@rule
def show(states: Any, seat: int, room: Any) -> None:
    """Copy what a seat may see of the game to VIEW."""
    copy_state(room, VIEW, states, 1)
    conceal(at(room, VIEW), seat)


@rule
def look(states: Any, skills: Any, own: Any, minds: Any, room: Any) -> None:
    """Let every bot look at the table."""
    for seat in range(at(states, 1).players):
        show(states, seat, room)
        notice(at(room, VIEW), minds[seat], FORGETS[skills[seat]], own)

"""What follows an action: imagined worlds are played on by inclination to the seat's next turn, and facts counted."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.bits import lowest
from snowbound.core.chance import start_stream
from snowbound.core.contract import (
    CHANCE,
    MOST_ACTIONS,
    actors,
    apply,
    facts,
    imagine,
    inclination,
    legal,
    sample,
)
from snowbound.core.entry import STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.facts import (
    COLUMNS,
    HEADLINE,
    KIND,
    LINE,
    MOST_FACTS,
    NOBODY,
    SEAT,
    TURN,
)
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.playout import CHANCE_ACTS
from snowbound.core.record import at, copy_state, restore
from snowbound.core.rule import rule

from .simple import pick_inclined

VIEW, WORLD, BEFORE, SCRATCH = 0, 1, 2, 3  # scratch positions
MINE, RIVALS, SIDES = 0, 1, 2  # columns of the counts
QUIET, TOLD, BEGINS_TURN = 0, 1, 2  # what a kind of fact means for the end of a world
FARTHEST = 300
"""Events of one world, at most."""


class Outlook(NamedTuple):
    """In how many worlds each kind of fact occurred after an action, to the seat itself and to a rival."""

    worlds: int
    seen: NDArray[np.int64]  # seen[kind, MINE or RIVALS]


def outlook(game: Game, view: bytes, seat: int, action: int, *, worlds: int, seed: int) -> Outlook:
    """Play imagined worlds on after an action. Equal seeds imagine the same worlds, whatever the action."""
    scratch = game.record.new(SCRATCH)
    restore(scratch, VIEW, view)
    marks = np.zeros(max(game.facts) + 1, np.int64)
    for kind in game.facts:
        marks[kind] = BEGINS_TURN if kind.weight == TURN else TOLD if kind.weight in (LINE, HEADLINE) else QUIET
    seen = np.zeros((len(marks), SIDES), np.int64)
    room = np.zeros(4, np.int64), np.zeros((MOST_FACTS, COLUMNS), np.int64), np.zeros_like(seen)
    kernels(game).foresee(scratch, seat, action, worlds, seed, marks, *room, seen)
    return Outlook(worlds, seen)


@entry
def foresee(
    scratch: STATES,
    seat: WHOLE,
    action: WHOLE,
    worlds: WHOLE,
    seed: WHOLE,
    marks: WHOLES,
    rng: WHOLES,
    rows: TABLE,
    found: TABLE,
    seen: TABLE,
) -> None:
    """Take an action in worlds imagined from `scratch[VIEW]`, and count in `seen` the worlds with each kind of fact."""
    foresee_all(scratch, seat, action, worlds, seed, marks, rng, rows, found, seen)


@rule
def foresee_all(
    scratch: Any,
    seat: int,
    action: int,
    worlds: int,
    seed: int,
    marks: Any,
    rng: Any,
    rows: Any,
    found: Any,
    seen: Any,
) -> None:
    """Play the worlds of `foresee`. Inside the entry itself, Numba would count references to every row."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.float64)
    for world in range(worlds):
        start_stream(rng, seed, world)
        copy_state(scratch, WORLD, scratch, VIEW)
        imagine(at(scratch, WORLD), seat, rng)
        found[:] = 0
        play_to_next_turn(scratch, seat, action, marks, rng, rows, found, actions, weights)
        for kind in range(len(seen)):
            seen[kind, MINE] += found[kind, MINE]
            seen[kind, RIVALS] += found[kind, RIVALS]


@rule
def play_to_next_turn(
    scratch: Any, seat: int, action: int, marks: Any, rng: Any, rows: Any, found: Any, actions: Any, weights: Any
) -> None:
    """Play one world until a turn of the seat, or of everyone, begins after something was told of the seat."""
    s = at(scratch, WORLD)
    actor, chosen, is_told = seat, action, 0
    for _ in range(FARTHEST):
        copy_state(scratch, BEFORE, scratch, WORLD)
        apply(s, actor, chosen)
        for row in range(facts(at(scratch, BEFORE), s, actor, chosen, rows)):
            kind, whom = rows[row, KIND], rows[row, SEAT]
            if marks[kind] == BEGINS_TURN and is_told == 1 and whom in (seat, NOBODY):
                return
            if whom == seat:
                found[kind, MINE] = 1
                if marks[kind] == TOLD:
                    is_told = 1
            elif whom != NOBODY:
                found[kind, RIVALS] = 1
        who = actors(s)
        if who == 0:
            return
        if who == CHANCE_ACTS:
            actor, chosen = CHANCE, sample(s, rng)
        else:
            actor = lowest(who)
            number = legal(s, actor, actions)
            inclination(s, actor, actions[:number], weights)
            chosen = actions[pick_inclined(weights, number, rng)]

"""Information-set Monte Carlo tree search, written once for every game.

The search is given a view, and imagines a new world in every simulation. In it each seat
follows the tree by what it has learnt, looking after its own result; where the tree ends, a
short roll-out by inclination follows, and `evaluate` says how it stands. Chance acts by its
weights. A seat that decides knows what it and the searcher both know, no more: nobody in
an imagined world sees what is hidden from them, or what others choose at the same time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.bits import has, lowest
from snowbound.core.chance import below
from snowbound.core.contract import MOST_ACTIONS, MOST_SEATS, apply, evaluate, imagine, inclination, legal, withhold
from snowbound.core.entry import REAL, STATES, TABLE, WHOLE, WHOLES, entry
from snowbound.core.playout import settle
from snowbound.core.record import at, copy_state, fingerprint
from snowbound.core.rule import inlined, rule

from .simple import pick_inclined
from .tree import MISSING, Tree, best_edge, find, grow, learn

VIEW, WORLD, SHARED, ROOM = 0, 1, 2, 3  # positions that a search needs
DEEPEST = 200  # decisions of one simulation that the tree can hold
SLOT, TAKEN, SEAT, STEP = 0, 1, 2, 3  # of such a decision: its node, the edge that was taken, who decided


class Findings(NamedTuple):
    """What one search found at its root, by action: how often it was tried, and what each seat got."""

    tried: NDArray[np.int64]  # tried[action]
    totals: NDArray[np.float64]  # totals[action, seat]: of the values
    squares: NDArray[np.float64]  # squares[action, seat]

    @staticmethod
    def example() -> Findings:
        """Nothing found yet."""
        tables = [np.zeros((MOST_ACTIONS, MOST_SEATS)) for _ in range(2)]
        return Findings(np.zeros(MOST_ACTIONS, np.int64), *tables)


@entry
def search(
    room: STATES,
    words: TABLE,
    tree: Tree,
    findings: Findings,
    seat: WHOLE,
    simulations: WHOLE,
    rollout: WHOLE,
    sensible: WHOLE,
    explore: REAL,
    rng: WHOLES,
) -> None:
    """Simulate so often from the view in `room[VIEW]`, for a seat that may act there.

    `words` is the memory of `room` as whole numbers. A roll-out has at most `rollout` decisions,
    by inclination if `sensible`, else at random.
    """
    actions = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.float64)
    values = np.zeros(MOST_SEATS, np.float64)
    way = np.empty((DEEPEST, STEP), np.int64)
    for _ in range(simulations):
        simulate(room, words, tree, findings, seat, rollout, sensible, explore, rng, actions, weights, values, way)


@rule
def simulate(
    room: Any,
    words: Any,
    tree: Any,
    findings: Any,
    seat: int,
    rollout: int,
    sensible: int,
    explore: float,
    rng: Any,
    actions: Any,
    weights: Any,
    values: Any,
    way: Any,
) -> None:
    """One world, one way down the tree, one roll-out, and what is learnt from it."""
    copy_state(room, WORLD, room, VIEW)
    imagine(at(room, WORLD), seat, rng)
    depth = descend(room, words, tree, seat, explore, rng, actions, weights, way)
    roll_out(at(room, WORLD), rollout, sensible, rng, actions, weights)
    evaluate(at(room, WORLD), values)
    for i in range(depth):
        learn(tree, way[i, SLOT], way[i, TAKEN], values[way[i, SEAT]])
    if depth > 0:
        note(findings, tree.edges[way[0, TAKEN]].action, values, at(room, VIEW).players)


@inlined
def descend(
    room: Any, words: Any, tree: Any, searcher: int, explore: float, rng: Any, actions: Any, weights: Any, way: Any
) -> int:
    """Play in WORLD as the tree says, to its edge; write the way; return how many decisions it has."""
    s = at(room, WORLD)
    depth = 0
    while depth < DEEPEST:
        who = settle(s, rng)
        if who == 0:
            break
        seat = lowest(who)
        if has(who, searcher):
            seat = searcher  # its root is then always the first decision
        number = legal(s, seat, actions)
        if number == 1 and depth > 0:
            apply(s, seat, actions[0])
            continue
        key = key_of(room, words, seat, searcher)
        slot = find(tree, key)
        is_new = tree.nodes[slot].key != key
        edge = MISSING
        if not is_new:
            edge = best_edge(tree, slot, actions, number, explore)
        if edge == MISSING:
            inclination(s, seat, actions[:number], weights)
            if not grow(tree, slot, key, actions, weights, number):
                break
            edge = best_edge(tree, slot, actions, number, explore)
        way[depth, SLOT] = slot
        way[depth, TAKEN] = edge
        way[depth, SEAT] = seat
        depth += 1
        apply(s, seat, tree.edges[edge].action)
        if is_new and depth > 1:
            break
    return depth


@inlined
def key_of(room: Any, words: Any, seat: int, searcher: int) -> int:
    """What the searcher and the seat that decides both know of WORLD, as one number."""
    copy_state(room, SHARED, room, WORLD)
    withhold(at(room, SHARED), searcher)
    if seat != searcher:
        withhold(at(room, SHARED), seat)
    return fingerprint(words, SHARED, seat)


@rule
def roll_out(s: Any, rollout: int, sensible: int, rng: Any, actions: Any, weights: Any) -> None:
    """Play on for some decisions, so that what was begun shows its worth."""
    who = settle(s, rng)
    for _ in range(rollout):
        if who == 0:
            return
        seat = lowest(who)
        number = legal(s, seat, actions)
        if sensible and number > 1:
            inclination(s, seat, actions[:number], weights)
            choice = pick_inclined(weights, number, rng)
        else:
            choice = below(rng, number)
        apply(s, seat, actions[choice])
        who = settle(s, rng)


@rule
def note(findings: Any, action: int, values: Any, players: int) -> None:
    """Add what every seat got after an action at the root."""
    findings.tried[action] += 1
    for seat in range(players):
        findings.totals[action, seat] += values[seat]
        findings.squares[action, seat] += values[seat] * values[seat]

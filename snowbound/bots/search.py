"""Information-set Monte Carlo tree search for every game.

Each simulation imagines a new world from the searcher's view and follows the tree in it. Every seat
maximises its own result, and chance acts by its weights. At the edge of the tree a short roll-out by
inclination follows, and `evaluate` scores the position. A node is identified by what the searcher and
the seat that acts both know, so that no seat acts on information that is hidden from it.
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
from .tree import MISSING, Tree, best_edge, expand, find, update

VIEW, WORLD, SHARED, SCRATCH = 0, 1, 2, 3  # scratch positions of a search
DEEPEST = 200  # decisions of one simulation inside the tree, at most
ANY_ACTION = -1  # the root is not limited to one action
SLOT, EDGE, SEAT, STEP = 0, 1, 2, 3  # columns of the path: the node, the edge taken, who decided


class Findings(NamedTuple):
    """What one search found at its root: the visits of each action, and the values for each seat."""

    visits: NDArray[np.int64]  # visits[action]
    totals: NDArray[np.float64]  # totals[action, seat]: sum of the values
    squares: NDArray[np.float64]  # squares[action, seat]: sum of their squares

    @staticmethod
    def example() -> Findings:
        """Return the findings of no simulation."""
        tables = [np.zeros((MOST_ACTIONS, MOST_SEATS)) for _ in range(2)]
        return Findings(np.zeros(MOST_ACTIONS, np.int64), *tables)


@entry
@rule
def search(
    scratch: STATES,
    words: TABLE,
    tree: Tree,
    findings: Findings,
    seat: WHOLE,
    only: WHOLE,
    simulations: WHOLE,
    rollout: WHOLE,
    sensible: WHOLE,
    explore: REAL,
    rng: WHOLES,
) -> None:
    """Run `simulations` simulations from the view `scratch[VIEW]`, for a seat that may act there.

    At the root the seat takes the action `only`, unless it is ANY_ACTION. `words` is the memory of `scratch` as
    integers. A roll-out has at most `rollout` decisions, by inclination if `sensible`, else at random.
    """
    actions = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.float64)
    values = np.zeros(MOST_SEATS, np.float64)
    path = np.empty((DEEPEST, STEP), np.int64)
    for _ in range(simulations):
        simulate(
            scratch, words, tree, findings, seat, only, rollout, sensible, explore, rng, actions, weights, values, path
        )


@rule
def simulate(
    scratch: Any,
    words: Any,
    tree: Any,
    findings: Any,
    seat: int,
    only: int,
    rollout: int,
    sensible: int,
    explore: float,
    rng: Any,
    actions: Any,
    weights: Any,
    values: Any,
    path: Any,
) -> None:
    """Imagine a world, descend the tree, roll out, and update the path with the values."""
    copy_state(scratch, WORLD, scratch, VIEW)
    imagine(at(scratch, WORLD), seat, rng)
    depth = descend(scratch, words, tree, seat, only, explore, rng, actions, weights, path)
    roll_out(at(scratch, WORLD), rollout, sensible, rng, actions, weights)
    evaluate(at(scratch, WORLD), values)
    for i in range(depth):
        update(tree, path[i, SLOT], path[i, EDGE], values[path[i, SEAT]])
    if depth > 0:
        add_finding(findings, tree.edges[path[0, EDGE]].action, values, at(scratch, VIEW).players)


@inlined
def descend(
    scratch: Any,
    words: Any,
    tree: Any,
    searcher: int,
    only: int,
    explore: float,
    rng: Any,
    actions: Any,
    weights: Any,
    path: Any,
) -> int:
    """Follow the tree in WORLD to a new node, write the path, and return its length."""
    s = at(scratch, WORLD)
    depth = 0
    while depth < DEEPEST:
        who = settle(s, rng)
        if who == 0:
            break
        seat = lowest(who)
        if has(who, searcher):
            seat = searcher  # so that the root is always the first decision
        number = legal(s, seat, actions)
        if only != ANY_ACTION and depth == 0:
            actions[0] = only
            number = 1
        if number == 1 and depth > 0:
            apply(s, seat, actions[0])
            continue
        key = key_of(scratch, words, WORLD if depth > 0 else VIEW, seat, searcher)  # all worlds share the root
        slot = find(tree, key)
        is_new = tree.nodes[slot].key != key
        edge = MISSING
        if not is_new:
            edge = best_edge(tree, slot, actions, number, explore)
        if edge == MISSING:
            inclination(s, seat, actions[:number], weights)
            if not expand(tree, slot, key, actions, weights, number):
                break
            edge = best_edge(tree, slot, actions, number, explore)
        path[depth, SLOT] = slot
        path[depth, EDGE] = edge
        path[depth, SEAT] = seat
        depth += 1
        apply(s, seat, tree.edges[edge].action)
        if is_new and depth > 1:
            break
    return depth


@inlined
def key_of(scratch: Any, words: Any, i: int, seat: int, searcher: int) -> int:
    """Return a fingerprint of what both the searcher and the deciding seat know of a scratch position."""
    copy_state(scratch, SHARED, scratch, i)
    withhold(at(scratch, SHARED), searcher)
    if seat != searcher:
        withhold(at(scratch, SHARED), seat)
    return fingerprint(words, SHARED, seat)


@rule
def roll_out(s: Any, rollout: int, sensible: int, rng: Any, actions: Any, weights: Any) -> None:
    """Play on for at most `rollout` decisions."""
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
def add_finding(findings: Any, action: int, values: Any, players: int) -> None:
    """Add the value for every seat after an action at the root."""
    findings.visits[action] += 1
    for seat in range(players):
        findings.totals[action, seat] += values[seat]
        findings.squares[action, seat] += values[seat] * values[seat]

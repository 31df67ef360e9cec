"""A game whose rules are small trees, for solver tests with values that can be computed by hand.

    "draw": choice(0, end(60), chance((3, end(100)), (1, end(0))))

Seat 0 stops with 0.6 wins, or lets chance decide between a win (weight 3) and a loss (weight 1).
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from snowbound.core.chance import below
from snowbound.core.contract import CHANCE, EVERYONE
from snowbound.core.game import Choice, Game
from snowbound.core.observation import Observation, Plane
from snowbound.core.record import i8, i16
from snowbound.core.rule import rule
from snowbound.lab.tic_tac_toe import TicTacToeFact, TicTacToeWords
from tests.core.test_record import made

MOST = 600
LONGEST = 500  # nodes of the longest branch
MOST_CHOICES = 3
SEATS = 2

WHO = np.zeros(MOST, np.int64)  # WHO[node]: a bit per seat, or CHANCE; 0 at an end
NUMBER = np.zeros((MOST, SEATS + 1), np.int64)  # NUMBER[node, seat]: choices of a seat; the last column is chance
NEXT = np.zeros((MOST, MOST_CHOICES), np.int64)  # NEXT[node, choice]
WEIGHT = np.zeros((MOST, MOST_CHOICES), np.int64)
PERCENT = np.zeros((MOST, SEATS), np.int64)
LOOKS = np.arange(MOST)  # LOOKS[node]: how it looks to seat 0
TWIN = np.arange(MOST)  # TWIN[node]: a node that looks the same to seat 0
used = [0]  # number of nodes


def new_node() -> int:
    """Return a new node."""
    used[0] += 1
    return used[0] - 1


def end(percent: int, other: int | None = None) -> int:
    """End the game: seat 0 gets this percentage of a win, seat 1 the rest."""
    here = new_node()
    PERCENT[here] = percent, 100 - percent if other is None else other
    return here


def choice(seat: int, *following: int) -> int:
    """Let a seat choose."""
    here = new_node()
    WHO[here] = 1 << seat
    NUMBER[here, seat] = len(following)
    NEXT[here, : len(following)] = following
    return here


def chance(*following: tuple[int, int]) -> int:
    """Let chance decide between (weight, node) pairs."""
    here = new_node()
    WHO[here] = 1 << CHANCE
    NUMBER[here, SEATS] = len(following)
    for i, (weight, then) in enumerate(following):
        WEIGHT[here, i], NEXT[here, i] = weight, then
    return here


def together(mine: int, theirs: int, *following: int) -> int:
    """Let both seats choose at once; only the choice of seat 0 matters."""
    here = choice(0, *following)
    WHO[here] = 0b11
    NUMBER[here] = mine, theirs, 0
    return here


def alike(one: int, other: int) -> int:
    """Make two nodes look the same to seat 0; the first is the true one."""
    LOOKS[other] = one
    TWIN[one] = other
    return one


def cycle() -> int:
    """Return a node with a choice that leads back to itself."""
    here = choice(0, end(50), end(50))
    NEXT[here, 0] = here
    return here


def endless() -> int:
    """Return a long branch with an exit at each node."""
    here = stop = end(0)
    for _ in range(LONGEST):
        here = choice(0, stop, here)
    return here


BAG = chance((3, end(100)), (1, end(0)))
TREES = {
    "draw": choice(0, end(60), BAG),
    "answer": choice(0, choice(1, end(70), end(40)), choice(1, end(50), end(100)), end(45)),
    "dice": chance((1, choice(0, end(0), end(90))), (2, choice(1, end(30), end(60))), (3, end(10))),
    "forced": together(2, 1, choice(1, end(20)), choice(1, end(80))),
    "at once": together(2, 2, end(20), end(80)),
    "hidden": alike(choice(0, end(100), end(0)), choice(0, end(0), end(100))),
    "circle": cycle(),
    "greedy": choice(0, end(70, 70), end(0, 0)),
    "endless": endless(),
}


Paper = made("Paper", players=i8, node=i16)  # the present node


@rule
def setup(s: Any, players: int, options: Any) -> None:
    """Start at the tree that the option names."""
    s.players = players
    s.node = ROOTS[options[0]]


@rule
def actors(s: Any) -> int:
    """The seats of the node may act."""
    return int(WHO[s.node])


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Every choice of the seat is legal."""
    for i in range(MOST_CHOICES):
        out[i] = i
    return int(NUMBER[s.node, seat])


@rule
def outcomes(s: Any, out: Any, weights: Any) -> int:
    """Chance decides by the weights of the node."""
    for i in range(MOST_CHOICES):
        out[i] = i
        weights[i] = WEIGHT[s.node, i]
    return int(NUMBER[s.node, SEATS])


@rule
def apply(s: Any, seat: int, action: int) -> None:
    """Go to the chosen node."""
    s.node = NEXT[s.node, action]


@rule
def audience(s: Any, seat: int, action: int) -> int:
    """Everyone is told."""
    return EVERYONE


@rule
def reveals(s: Any, seat: int, action: int) -> bool:
    """Every action may reveal something."""
    return True


@rule
def conceal(s: Any, seat: int) -> None:
    """Seat 0 cannot tell some nodes apart."""
    if seat == 0:
        s.node = LOOKS[s.node]


@rule
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Choose one of two nodes that look the same."""
    if seat == 0 and below(rng, 2) == 1:
        s.node = TWIN[s.node]


@rule
def result(s: Any, points: Any, places: Any) -> None:
    """Nobody asks."""


@rule
def explain(s: Any, seat: int, action: int) -> int:
    """Nobody asks."""
    return 0


OBSERVATION = Observation(1, (Plane("node", (), 0, 1000, "the present node, as it looks to the seat"),))


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """Write the node."""
    out[0] = s.node


@rule
def check(s: Any) -> None:
    """Nothing can be wrong."""


@rule
def evaluate(s: Any, values: Any) -> None:
    """Each seat gets its percentage."""
    for seat in range(SEATS):
        values[seat] = PERCENT[s.node, seat] / 100.0


@rule
def inclination(s: Any, seat: int, actions: Any, weights: Any) -> None:
    """Later choices have higher weights."""
    for i in range(len(actions)):
        weights[i] = 1.0 + actions[i]


ROOTS = np.array(list(TREES.values()), np.int64)

PAPER = Game(
    id="paper",
    prefix="PAPER",
    version=1,
    record=Paper,
    modules=(sys.modules[__name__],),
    players=(1, 3),
    actions=MOST_CHOICES,
    outcomes=MOST_CHOICES,
    words=TicTacToeWords(),
    observation=OBSERVATION,
    facts=TicTacToeFact,
    options=(Choice("tree", tuple(TREES)),),
)

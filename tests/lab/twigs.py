"""Games that are drawn on paper as small trees: what follows from what, and what it is worth.

    "draw": choice(0, end(60), chance((3, end(100)), (1, end(0))))

Seat 0 stops with 60 hundredths of a win, or draws from a bag with three lucky balls and an unlucky one.
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
from snowbound.lab.tic_tac_toe import Words
from tests.core.test_record import made

MOST = 600
ENDLESS = 500  # twigs of the longest branch
FANNED = 3  # most twigs from one
SEATS = 2

WHO = np.zeros(MOST, np.int64)  # WHO[twig]: a bit per seat, or CHANCE; 0 at an end
NUMBER = np.zeros((MOST, SEATS + 1), np.int64)  # NUMBER[twig, seat]: choices of a seat; the last of chance
NEXT = np.zeros((MOST, FANNED), np.int64)  # NEXT[twig, choice]
WEIGHT = np.zeros((MOST, FANNED), np.int64)
PERCENT = np.zeros((MOST, SEATS), np.int64)
LOOKS = np.arange(MOST)  # LOOKS[twig]: the twig that seat 0 takes it for
TWIN = np.arange(MOST)  # TWIN[twig]: what seat 0 may take for it
there = [0]  # how many twigs there are


def twig() -> int:
    """A new twig."""
    there[0] += 1
    return there[0] - 1


def end(percent: int, other: int | None = None) -> int:
    """The game is over: seat 0 has so many hundredths of a win, seat 1 the rest."""
    here = twig()
    PERCENT[here] = percent, 100 - percent if other is None else other
    return here


def choice(seat: int, *following: int) -> int:
    """A seat chooses."""
    here = twig()
    WHO[here] = 1 << seat
    NUMBER[here, seat] = len(following)
    NEXT[here, : len(following)] = following
    return here


def chance(*following: tuple[int, int]) -> int:
    """Chance chooses: (weight, what follows)."""
    here = twig()
    WHO[here] = 1 << CHANCE
    NUMBER[here, SEATS] = len(following)
    for i, (weight, then) in enumerate(following):
        WEIGHT[here, i], NEXT[here, i] = weight, then
    return here


def together(mine: int, theirs: int, *following: int) -> int:
    """Both seats choose at once, so many ways each; only what seat 0 chooses matters."""
    here = choice(0, *following)
    WHO[here] = 0b11
    NUMBER[here] = mine, theirs, 0
    return here


def alike(one: int, other: int) -> int:
    """Seat 0 cannot tell these apart; the first is the true one."""
    LOOKS[other] = one
    TWIN[one] = other
    return one


def circle() -> int:
    """One way leads back to where it began."""
    here = choice(0, end(50), end(50))
    NEXT[here, 0] = here
    return here


def endless() -> int:
    """A long branch that may be left at each of its twigs."""
    here = stop = end(0)
    for _ in range(ENDLESS):
        here = choice(0, stop, here)
    return here


BAG = chance((3, end(100)), (1, end(0)))
TWIGS = {
    "draw": choice(0, end(60), BAG),
    "answer": choice(0, choice(1, end(70), end(40)), choice(1, end(50), end(100)), end(45)),
    "dice": chance((1, choice(0, end(0), end(90))), (2, choice(1, end(30), end(60))), (3, end(10))),
    "forced": together(2, 1, choice(1, end(20)), choice(1, end(80))),
    "at once": together(2, 2, end(20), end(80)),
    "hidden": alike(choice(0, end(100), end(0)), choice(0, end(0), end(100))),
    "circle": circle(),
    "greedy": choice(0, end(70, 70), end(0, 0)),
    "endless": endless(),
}


Paper = made("Paper", players=i8, twig=i16)  # where one is


@rule
def setup(s: Any, players: int, options: Any) -> None:
    """The twig that the option names."""
    s.players = players
    s.twig = ROOTS[options[0]]


@rule
def actors(s: Any) -> int:
    """As drawn."""
    return int(WHO[s.twig])


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Every twig that is the seat's to choose."""
    for i in range(FANNED):
        out[i] = i
    return int(NUMBER[s.twig, seat])


@rule
def outcomes(s: Any, out: Any, weights: Any) -> int:
    """Every twig, as likely as its weight says."""
    for i in range(FANNED):
        out[i] = i
        weights[i] = WEIGHT[s.twig, i]
    return int(NUMBER[s.twig, SEATS])


@rule
def apply(s: Any, seat: int, action: int) -> None:
    """Go there."""
    s.twig = NEXT[s.twig, action]


@rule
def audience(s: Any, seat: int, action: int) -> int:
    """Everybody."""
    return EVERYONE


@rule
def reveals(s: Any, seat: int, action: int) -> bool:
    """It may."""
    return True


@rule
def conceal(s: Any, seat: int) -> None:
    """Seat 0 takes some twigs for others."""
    if seat == 0:
        s.twig = LOOKS[s.twig]


@rule
def imagine(s: Any, seat: int, rng: Any) -> None:
    """Either of two twigs that look the same."""
    if seat == 0 and below(rng, 2) == 1:
        s.twig = TWIN[s.twig]


@rule
def result(s: Any, points: Any, places: Any) -> None:
    """Nobody asks."""


@rule
def explain(s: Any, seat: int, action: int) -> int:
    """Nobody asks."""
    return 0


OBSERVATION = Observation(1, (Plane("twig", (), 0, 1000, "where the game is, if it can be seen"),))


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """The twig; a concealed one is that of the view."""
    out[0] = s.twig


@rule
def check(s: Any) -> None:
    """Nothing can be wrong."""


@rule
def evaluate(s: Any, values: Any) -> None:
    """As drawn."""
    for seat in range(SEATS):
        values[seat] = PERCENT[s.twig, seat] / 100.0


@rule
def inclination(s: Any, seat: int, actions: Any, weights: Any) -> None:
    """The last choice rather than the first."""
    for i in range(len(actions)):
        weights[i] = 1.0 + actions[i]


ROOTS = np.array(list(TWIGS.values()), np.int64)

PAPER = Game(
    id="paper",
    prefix="PAPER",
    version=1,
    record=Paper,
    modules=(sys.modules[__name__],),
    players=(1, 3),
    actions=FANNED,
    outcomes=FANNED,
    words=Words(),
    observation=OBSERVATION,
    options=(Choice("tree", tuple(TWIGS)),),
)

"""How a search rates the actions in a position: for hints, review and research.

>>> from snowbound import Match
>>> from snowbound.bots import Player, advise
>>> match = Match("arctic_race", players=2, seed=1)
>>> advice = advise(Player(match.game, 0, "search:50"), match.knowledge(0), playouts=5)
>>> advice[0].share >= advice[-1].share
True
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.chance import stream
from snowbound.core.contract import MOST_ACTIONS, MOST_SEATS, apply, imagine, result
from snowbound.core.entry import STATES, WHOLE, WHOLES, entry
from snowbound.core.kernels import kernels
from snowbound.core.record import View, at, copy_state, restore

from .player import Player
from .search import VIEW, WORLD, roll_out

SCRATCH = 2  # positions: VIEW and WORLD
MOST_DECISIONS = 4000
"""A playout ends after this many decisions; its points are then those of the unfinished game."""


@dataclass(frozen=True)
class Estimate:
    """A mean and a standard deviation."""

    mean: float
    spread: float


@dataclass(frozen=True)
class Advice:
    """How a search rates one action."""

    action: int
    share: float  # of the simulations; the search prefers the action with the largest share
    win: tuple[Estimate, ...]  # per seat: the probability of winning, as estimated by the search
    points: tuple[Estimate, ...]  # per seat: points at the end if all seats play by inclination

    def as_data(self) -> dict[str, Any]:
        """Return the advice as JSON data."""
        return asdict(self)


def advise(player: Player, view: View, *, best: int = 3, playouts: int = 200) -> list[Advice]:
    """Return a search bot's rating of its best actions in a view, best first.

    Win probabilities are those of the search. Points come from `playouts` games per action, played to
    the end by inclination.
    """
    found = player.consider(view)
    total = int(found.visits.sum())
    advice = []
    for action in np.argsort(-found.visits, kind="stable")[:best].tolist():
        if visits := int(found.visits[action]):
            win = _estimates(found.totals[action], found.squares[action], visits, player.players)
            points = expected_points(player, view, action, playouts)
            advice.append(Advice(action, visits / total, win, points))
    return advice


def expected_points(player: Player, view: View, action: int, playouts: int) -> tuple[Estimate, ...]:
    """Return the points per seat at the end of `playouts` imagined games that start with this action."""
    sums = PointSums.example()
    scratch = player.game.record.new(SCRATCH)
    restore(scratch, VIEW, player.remembered(view))
    run = kernels(player.game).play_out
    run(scratch, player.seat, action, playouts, stream(player.seed, action), sums)
    return _estimates(sums.totals, sums.squares, playouts, player.players)


def _estimates(
    totals: NDArray[np.float64], squares: NDArray[np.float64], number: int, players: int
) -> tuple[Estimate, ...]:
    means = totals[:players] / number
    spreads = np.sqrt(np.maximum(0.0, squares[:players] / number - means**2))
    return tuple(Estimate(*pair) for pair in zip(means.tolist(), spreads.tolist(), strict=True))


class PointSums(NamedTuple):
    """Sums of the points per seat and of their squares."""

    totals: NDArray[np.float64]
    squares: NDArray[np.float64]

    @staticmethod
    def example() -> PointSums:
        """Return the sums over no games."""
        return PointSums(np.zeros(MOST_SEATS), np.zeros(MOST_SEATS))


@entry
def play_out(scratch: STATES, seat: WHOLE, action: WHOLE, playouts: WHOLE, rng: WHOLES, sums: PointSums) -> None:
    """Take an action in worlds imagined from the view `scratch[VIEW]`, and play each to its end."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.float64)
    points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    for _ in range(playouts):
        copy_state(scratch, WORLD, scratch, VIEW)
        s = at(scratch, WORLD)
        imagine(s, seat, rng)
        apply(s, seat, action)
        roll_out(s, MOST_DECISIONS, 1, rng, actions, weights)
        result(s, points, places)
        for i in range(MOST_SEATS):
            sums.totals[i] += points[i]
            sums.squares[i] += points[i] * points[i]

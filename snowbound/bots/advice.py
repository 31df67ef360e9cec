"""What a search thinks of a position: for hints, review and research.

>>> from snowbound import Match
>>> from snowbound.bots import Player, advise
>>> match = Match("arctic_race", players=2, seed=1)
>>> advice = advise(Player(match.game, 0, "search:50"), match.view(0), playouts=5)
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

ROOM = 2  # positions: VIEW and WORLD
PATIENCE = 4000
"""Decisions after which a game that is played on by inclination is left as it stands."""


@dataclass(frozen=True)
class Measure:
    """A mean, and how far single cases lie from it (one standard deviation)."""

    mean: float
    spread: float


@dataclass(frozen=True)
class Advice:
    """What one action is worth."""

    action: int
    share: float  # of the simulations: what the search would rather do has more
    win: tuple[Measure, ...]  # per seat: the probability to win, as the search sees it
    points: tuple[Measure, ...]  # per seat: points at the end, if all play on by inclination

    def as_data(self) -> dict[str, Any]:
        """The advice for programs."""
        return asdict(self)


def advise(player: Player, view: View, *, best: int = 3, playouts: int = 200) -> list[Advice]:
    """What a searching player thinks of its best actions in a view, the best first.

    Win probabilities are those of the search. Points come from `playouts` games for each of these actions,
    played to their end by inclination.
    """
    thought = player.consider(view)
    total = int(thought.tried.sum())
    advice = []
    for action in np.argsort(-thought.tried, kind="stable")[:best].tolist():
        if tried := int(thought.tried[action]):
            win = _measures(thought.totals[action], thought.squares[action], tried, player.players)
            advice.append(Advice(action, tried / total, win, foresee(player, view, action, playouts)))
    return advice


def foresee(player: Player, view: View, action: int, playouts: int) -> tuple[Measure, ...]:
    """Points per seat at the end, after this action, if all play on by inclination in worlds that may be."""
    outlook = Outlook.example()
    room = player.game.record.new(ROOM)
    restore(room, VIEW, player.remembered(view))
    run = kernels(player.game).play_on
    run(room, player.seat, action, playouts, stream(player.seed, action), outlook)
    return _measures(outlook.totals, outlook.squares, playouts, player.players)


def _measures(
    totals: NDArray[np.float64], squares: NDArray[np.float64], number: int, players: int
) -> tuple[Measure, ...]:
    means = totals[:players] / number
    spreads = np.sqrt(np.maximum(0.0, squares[:players] / number - means**2))
    return tuple(Measure(*pair) for pair in zip(means.tolist(), spreads.tolist(), strict=True))


class Outlook(NamedTuple):
    """Points per seat, over some games."""

    totals: NDArray[np.float64]
    squares: NDArray[np.float64]

    @staticmethod
    def example() -> Outlook:
        """No games yet."""
        return Outlook(np.zeros(MOST_SEATS), np.zeros(MOST_SEATS))


@entry
def play_on(room: STATES, seat: WHOLE, action: WHOLE, playouts: WHOLE, rng: WHOLES, outlook: Outlook) -> None:
    """Take an action in worlds imagined from the view in `room[VIEW]`, and play each to its end."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.float64)
    points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    for _ in range(playouts):
        copy_state(room, WORLD, room, VIEW)
        s = at(room, WORLD)
        imagine(s, seat, rng)
        apply(s, seat, action)
        roll_out(s, PATIENCE, 1, rng, actions, weights)  # to the end, or as long as patience lasts
        result(s, points, places)
        for i in range(MOST_SEATS):
            outlook.totals[i] += points[i]
            outlook.squares[i] += points[i] * points[i]

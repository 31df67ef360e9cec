"""A bot at the table of a `Match`."""

from __future__ import annotations

import numpy as np

from snowbound.core.chance import stream
from snowbound.core.contract import MOST_ACTIONS
from snowbound.core.kernels import kernels
from snowbound.core.match import Match

from .simple import ROOM, Bot


def decide(match: Match, seat: int, bot: Bot, seed: int | None = None) -> int:
    """The action that a bot takes for a seat that may act; all it is given is the seat's view."""
    view = match.view(seat)
    rng = stream(match.seed if seed is None else seed, 1 + len(match.events))
    out = np.zeros(MOST_ACTIONS, np.int64)
    room = match.game.record.new(ROOM)
    return int(kernels(match.game).choose(view.states, 0, seat, int(bot), room, rng, out))

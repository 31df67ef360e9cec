"""Short games of every kind, played to their end through the API."""

from __future__ import annotations

import random
from typing import NamedTuple

from tests.server.running import Guest

SHORT: dict[str, dict[str, object]] = {
    "arctic_race": {"max_rounds": 2},
    "arctic_roll": {},
    "ice_flow": {"turn_cap": 2},
    "polar_rush": {"variant": "easy"},
    "uno_power_grab": {"scoring": "single_round", "uno_calls": "auto"},
}
"""By game: options that make it short."""


FEW, MANY = 8, 40
"""Decisions before the middle of a game, and before a game that goes on is ended."""


class Tables(NamedTuple):
    """Three tables of a game: one that waits for players, one in the middle of its game, one that is over."""

    open: str
    playing: str
    over: str


def play(guest: Guest, table: str, most: int) -> bool:
    """Choose at random for all seats of a guest, at most so often; return whether the game is over."""
    chooser = random.Random(1)
    for _ in range(most):
        actors = guest.get(f"/api/tables/{table}", texts="off")["view"]["actors"]
        if not actors:
            return True
        view = guest.get(f"/api/tables/{table}", seat=actors[0], texts="off")["view"]
        action = chooser.choice(view["choices"])["action"]
        guest.post(f"/api/tables/{table}/move", seat=actors[0], action=action)
    return False


def set_up(guest: Guest, game: str) -> Tables:
    """Create the three tables of a game. A game that takes too long is ended early."""
    options = SHORT[game]
    started = [guest.create(game, "me", "me", options=options, number="00" * 16) for _ in range(2)]
    waiting = guest.create(game, "me", "open", options=options, visibility="public")
    play(guest, started[0], FEW)
    if not play(guest, started[1], MANY):
        guest.post(f"/api/tables/{started[1]}/ask", what="end")
    return Tables(waiting, *started)

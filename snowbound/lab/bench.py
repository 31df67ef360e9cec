"""The speed of a game on this machine."""

from __future__ import annotations

import time
from typing import Any

from snowbound.core.game import Game
from snowbound.core.kernels import kernels

from .jobs import available_cores
from .simulate import simulate


def measure(game: Game, seconds: float = 1.0) -> dict[str, Any]:
    """Measure random moves per second on one core and on all cores, and the time to compile."""
    began = time.perf_counter()
    kernels(game).prepare("random_games")
    ready = time.perf_counter() - began
    players = min(4, game.players[1])
    trial = simulate(game, players, 20, jobs=1, turns_in=0)
    games = max(1, int(20 * seconds / trial.seconds))
    one = simulate(game, players, games, jobs=1, turns_in=0)
    every = simulate(game, players, games * available_cores(), turns_in=0)
    return {
        "game": game.id,
        "players": players,
        "moves_per_second": one.moves_per_second,
        "moves_per_second_all_cores": every.moves_per_second,
        "cores": available_cores(),
        "state_bytes": game.record.dtype.itemsize,
        "ready_seconds": ready,
    }

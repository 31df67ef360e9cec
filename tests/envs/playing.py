"""What tests of environments for several agents share: random play, and what was told on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from snowbound.core.game import Game

ENDS: dict[str, dict[str, object]] = {
    "ice_flow": {"turn_cap": 30},
    "polar_rush": {"variant": "easy"},
    "uno_power_grab": {"scoring": "single_round"},
}
"""Options with which even random play comes to an end soon."""


def settings(game: Game, **others: Any) -> dict[str, Any]:
    """What makes a short game of it."""
    return {"game": game.id, "options": ENDS.get(game.id), **others}


def pick(mask: Any, rng: random.Random) -> int:
    """A random legal action."""
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def turns(env: Any, rng: random.Random, most: int = 100_000) -> list[tuple[Any, ...]]:
    """Random play in an AEC environment to the end: everything that each agent is told at its turn."""
    told = []
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, info = env.last()
        told.append(
            (
                agent,
                seen["observation"].tobytes(),
                seen["action_mask"].tobytes(),
                reward,
                terminated,
                truncated,
                dict(info),
            )
        )
        env.step(None if terminated or truncated else pick(seen["action_mask"], rng))
    return told


def assert_deterministic(make: Callable[[], Any], seed: int, games: int = 3, most: int = 2_000) -> None:
    """Two environments of the same seed tell the same in every turn of several games, to the end of each.

    PettingZoo's own test stops when the first agent has finished, and looks at one game only.
    """
    one, other = make(), make()
    for game in range(games):
        for env in (one, other):
            env.reset(seed=seed if game == 0 else None)
        left, right = (turns(env, random.Random(seed + game), most) for env in (one, other))
        for number, (mine, theirs) in enumerate(zip(left, right, strict=True)):
            assert mine == theirs, f"turn {number} of game {game} differs"

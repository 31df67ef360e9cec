"""Helpers for tests of multi-agent environments: random play, and what the agents were told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from snowbound.core.game import Game


def settings(game: Game, **others: Any) -> dict[str, Any]:
    """Return the settings of a short game."""
    return {"game": game.id, "options": game.quick, **others}


def pick(mask: Any, rng: random.Random) -> int:
    """Return a random legal action."""
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def turns(env: Any, rng: random.Random, most: int = 100_000) -> list[tuple[Any, ...]]:
    """Play at random to the end of an AEC environment; return everything that each agent was told in its turns."""
    told = []
    for agent in env.agent_iter(most):
        obs, reward, terminated, truncated, info = env.last()
        told.append(
            (
                agent,
                obs["observation"].tobytes(),
                obs["action_mask"].tobytes(),
                reward,
                terminated,
                truncated,
                dict(info),
            )
        )
        env.step(None if terminated or truncated else pick(obs["action_mask"], rng))
    return told


def assert_deterministic(make: Callable[[], Any], seed: int, games: int = 3, most: int = 2_000) -> None:
    """Assert that two environments with the same seed agree in every turn of several whole games.

    PettingZoo's own test covers one game, up to the point where the first agent has finished.
    """
    one, other = make(), make()
    for game in range(games):
        for env in (one, other):
            env.reset(seed=seed if game == 0 else None)
        left, right = (turns(env, random.Random(seed + game), most) for env in (one, other))
        for number, (mine, theirs) in enumerate(zip(left, right, strict=True)):
            assert mine == theirs, f"turn {number} of game {game} differs"

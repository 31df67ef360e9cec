"""The observation space of a game, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from snowbound.core.game import Game

ObsDict = dict[str, NDArray[Any]]


def space_of(game: Game, actions: int | None = None) -> Any:
    """Return the space of the observation (docs/observations.md) and the action mask."""
    observation = game.observation
    return spaces.Dict(
        {
            "observation": spaces.Box(observation.low, observation.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions or game.actions,), np.int8),
        }
    )


def version_of(game: Game) -> int:
    """Return the version of an environment, which counts changes of the rules and of the observation."""
    return game.version + game.observation.version - 1

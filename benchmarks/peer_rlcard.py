"""RLCard's UNO with random actions: its rules alone for two players, and its environment for two and four."""

from __future__ import annotations

import random
from typing import Any

import rlcard  # type: ignore[import-not-found]
from timing import rate, seconds_asked  # type: ignore[import-not-found]

env: Any = rlcard.make("uno", config={"seed": 7})
chooser = random.Random(1)


def rules_loop() -> int:
    """Play one round by the rules alone; return the number of moves."""
    game, moves = env.game, 0
    game.init_game()
    while not game.is_over():
        legal = game.get_legal_actions()
        game.step(legal[int(chooser.random() * len(legal))])
        moves += 1
    return moves


def env_steps() -> int:
    """Play one round through the environment, which also encodes observations; return the number of moves."""
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(chooser.random() * len(legal))])
        moves += 1
    return moves


rate("rlcard_rules", rules_loop, seconds_asked())
rate("rlcard_env", env_steps, seconds_asked())
env.num_players = env.game.num_players = 4  # cannot be configured
rate("rlcard_env_4p", env_steps, seconds_asked())

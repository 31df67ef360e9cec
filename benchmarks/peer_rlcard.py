"""RLCard's UNO, uniformly random: the rules object alone for two, and with observations for two and four."""

from __future__ import annotations

import random
from typing import Any

import rlcard  # type: ignore[import-not-found]
from timing import rate, seconds_asked  # type: ignore[import-not-found]

env: Any = rlcard.make("uno", config={"seed": 7})
chooser = random.Random(1)


def rules_loop() -> int:
    """One round by the rules alone; the moves in it."""
    game, moves = env.game, 0
    game.init_game()
    while not game.is_over():
        legal = game.get_legal_actions()
        game.step(legal[int(chooser.random() * len(legal))])
        moves += 1
    return moves


def env_steps() -> int:
    """One round through the environment, which also encodes observations."""
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(chooser.random() * len(legal))])
        moves += 1
    return moves


rate("rlcard_rules", rules_loop, seconds_asked())
rate("rlcard_env", env_steps, seconds_asked())
env.num_players = env.game.num_players = 4  # its configuration has no say in this
rate("rlcard_env_4p", env_steps, seconds_asked())

"""OpenSpiel's crazy_eights for two: random roll-outs in its C++ loop, and through its Python bindings."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
from timing import rate, seconds_asked  # type: ignore[import-not-found]

GAME: Any = pyspiel.load_game("crazy_eights(players=2)")
ROLLOUTS, SIMULATIONS = 50, 8
chooser = random.Random(5)


def play_on(state: Any) -> int:
    """Play to the end; return the number of players' decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(actions, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(chooser.random() * len(legal))])
            decisions += 1
    return decisions


def dealt() -> Any:
    """Return a position after the deal."""
    state = GAME.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice([action for action, _ in state.chance_outcomes()]))
    return state


root = dealt()
left = sum(play_on(root.clone()) for _ in range(300)) / 300 - 1
bot: Any = pyspiel.MCTSBot(GAME, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 3), 2.0, SIMULATIONS, 1000, False, 42, False)


def rollouts() -> int:
    """Search with nearly all time in C++ roll-outs; return the number of decisions in them."""
    bot.mcts_search(root)
    return int(ROLLOUTS * SIMULATIONS * left)


def search(game: Any, state: Any, simulations: int) -> int:
    """Search from an empty tree, with one random roll-out per simulation; the search sees all cards."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 42, False).mcts_search(state)
    return simulations


grid: Any = pyspiel.load_game("tic_tac_toe")
rate("openspiel_mcts_tic_tac_toe", lambda: search(grid, grid.new_initial_state(), 2000), seconds_asked() / 2)
rate("openspiel_mcts_crazy_eights", lambda: search(GAME, root, 200), seconds_asked() / 2)
rate("openspiel_cpp_rollouts", rollouts, seconds_asked())
rate("openspiel_python", lambda: play_on(GAME.new_initial_state()), seconds_asked())

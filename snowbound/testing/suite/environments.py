"""Environments for learning programs pass the tests of Gymnasium, PettingZoo and OpenSpiel, if those are installed."""

from __future__ import annotations

import random
import re
import warnings
from typing import Any

import numpy as np
import pytest

from snowbound.core.errors import IllegalAction
from snowbound.core.game import Game

UNLIKE_ATARI = "Observation|Action mask|.*maximum and minimum values are equal"
"""What the tests of other projects warn of in every game with masks, including their own."""


def test_gymnasium_accepts_the_environment(game: Game) -> None:
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from snowbound.envs.gymnasium import SeatEnv

    # The walk of the check knows no masks, so illegal actions must not raise in it.
    env = SeatEnv(game, game.default_players, bots="inclined", options=game.quick, illegal="lose")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", UNLIKE_ATARI)
        check_env(env, skip_render_check=True)


def test_pettingzoo_accepts_the_environment(game: Game) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from snowbound.envs import pettingzoo as zoo

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", UNLIKE_ATARI)
        api_test(zoo.env(game, options=game.quick), num_cycles=100)
        seed_test(lambda: zoo.env(game, options=game.quick), num_cycles=30)


def test_openspiel_accepts_the_game(game: Game) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from snowbound.envs import openspiel

    name = openspiel.PREFIX + game.id
    if name not in pyspiel.registered_names():  # a game that is not installed
        openspiel.register(game)
    loaded = pyspiel.load_game(f"{name}({openspiel_settings(game, max_decisions=45)})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def openspiel_settings(game: Game, **more: object) -> str:
    """Return the parameters of a short game, as OpenSpiel writes them."""
    settings: dict[str, object] = {"players": min(3, game.players[1]), **game.quick, **more}
    return ",".join(f"{name}={value}" for name, value in settings.items())


def test_an_illegal_action_is_refused_by_a_rule_and_changes_nothing(game: Game) -> None:
    pytest.importorskip("pettingzoo")
    from snowbound.envs import pettingzoo as zoo

    env: Any = zoo.raw_env(game, options=game.quick)
    rng = random.Random(1)
    env.reset(seed=31)
    for _ in range(200):
        before, mask = env.get_state(), env.last()[0]["action_mask"]
        for action in np.flatnonzero(mask == 0)[:3].tolist():
            with pytest.raises(IllegalAction) as refused:
                env.step(action)
            assert refused.value.legal == tuple(np.flatnonzero(mask).tolist())
            assert re.fullmatch(rf"{game.prefix}-Q?\d+", str(refused.value.rule))
            assert env.get_state() == before
        env.step(int(rng.choice(np.flatnonzero(mask).tolist())))
        if not env.agents or any(env.terminations.values()):
            env.reset()

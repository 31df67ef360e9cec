"""The vector environment follows Gymnasium's interface."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from snowbound.core.errors import BadOption, GameOver, IllegalAction
from snowbound.core.game import Game
from snowbound.envs.gymnasium import name_of
from snowbound.envs.vector import LanesEnv
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from tests.envs.test_lanes import X_WINS, chosen

MODES = list(AutoresetMode)


def test_every_game_is_made_by_its_name(game: Game) -> None:
    envs = gymnasium.make_vec(
        name_of(game), num_envs=6, vectorization_mode="vector_entry_point", players=game.players[1], max_decisions=60
    )
    assert isinstance(envs, LanesEnv)
    obs, infos = envs.reset(seed=5)
    rng = np.random.default_rng(5)
    for _ in range(150):
        assert obs in envs.observation_space
        actions = chosen(obs["action_mask"], rng)
        assert actions in envs.action_space
        obs, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        assert rewards.dtype == np.float64 and terminations.dtype == truncations.dtype == np.bool_
        assert infos["current_player"].max() < game.players[1]
        assert infos["rewards_all"].shape == (6, game.players[1])
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    envs.close()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_equal_seeds_give_equal_games_to_the_last_number(mode: AutoresetMode) -> None:
    """All returned arrays are equal over many games, and differ for another seed."""

    def record(seed: int, jobs: int) -> list[Any]:
        envs = LanesEnv("polar_rush", 7, 3, autoreset_mode=mode, max_decisions=40, jobs=jobs)
        obs, infos = envs.reset(seed=seed)
        rng = np.random.default_rng(1)
        kept: list[Any] = []
        for _ in range(120):
            actions = chosen(obs["action_mask"], rng)
            obs, rewards, ended, broken_off, infos = envs.step(actions)
            kept += [obs["observation"].copy(), obs["action_mask"].copy(), rewards, ended, broken_off]
            kept += infos.values()
            over = ended | broken_off
            if mode is AutoresetMode.DISABLED and over.any():
                obs, infos = envs.reset(options={"reset_mask": over})
        envs.close()
        return kept

    one, same, other = record(8, 1), record(8, 2), record(9, 1)
    assert len(one) == len(same)
    for a, b in zip(one, same, strict=True):
        if a.dtype == object:
            a, b = (np.array([0 if x is None else x["observation"].sum() for x in array]) for array in (a, b))
        assert (a == b).all()
    assert any((a != b).any() for a, b in zip(one, other, strict=False) if a.dtype == np.int16)


def test_a_reset_without_a_seed_gives_other_games_than_before() -> None:
    envs = LanesEnv("arctic_race", 4, 2)
    first = envs.reset(seed=3)[0]["observation"].copy()
    second = envs.reset()[0]["observation"].copy()
    assert (first != second).any()
    assert (envs.reset(seed=3)[0]["observation"] == first).all()
    assert (envs.reset()[0]["observation"] == second).all()


def test_the_last_observation_of_the_same_step_is_in_the_infos() -> None:
    envs = LanesEnv(TIC_TAC_TOE, 2, 2, autoreset_mode="SameStep")
    envs.reset(seed=1)
    infos: dict[str, Any] = {}
    for action in X_WINS:
        assert "final_obs" not in infos
        _, rewards, terminations, _, infos = envs.step(np.array([action, 8 if action == 2 else action]))
    assert terminations.tolist() == [True, False] and rewards.tolist() == [1, 0]
    assert infos["_final_obs"].tolist() == [True, False]
    assert infos["final_obs"][1] is None
    assert infos["final_obs"][0] in envs.single_observation_space
    assert TIC_TAC_TOE.observation.named(infos["final_obs"][0]["observation"])["winner"].tolist() == [1, 0]
    assert infos["current_player"].tolist() == [0, 1]


def test_without_autoreset_lanes_are_reset_by_a_mask() -> None:
    envs = LanesEnv(TIC_TAC_TOE, 2, 2, autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=1)
    for action in X_WINS:
        envs.step(np.array([action, 8 if action == 2 else action]))
    with pytest.raises(GameOver, match="reset it first"):
        envs.step(np.array([0, 5]))
    obs, infos = envs.reset(options={"reset_mask": np.array([True, False])})
    assert infos["current_player"].tolist() == [0, 1]
    assert obs["action_mask"].sum(axis=1).tolist() == [9, 4]
    with pytest.raises(BadOption, match="reset_mask is an array of 2 bools"):
        envs.reset(options={"reset_mask": [1, 0]})


def test_observations_are_overwritten_by_steps_only() -> None:
    envs = LanesEnv(TIC_TAC_TOE, 2, 2)
    obs, _ = envs.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        obs["action_mask"][0, 0] = 0
    after, *_ = envs.step(np.array([4, 4]))
    assert np.shares_memory(obs["observation"], after["observation"])
    assert obs["action_mask"][0, 4] == 0
    kept = LanesEnv(TIC_TAC_TOE, 2, 2, copy=True)
    obs, _ = kept.reset(seed=1)
    kept.step(np.array([4, 4]))
    assert obs["action_mask"][0, 4] == 1


def test_rewards_and_infos_are_not_written_again() -> None:
    envs = LanesEnv(TIC_TAC_TOE, 1, 2)
    envs.reset(seed=1)
    for action in X_WINS:
        _, rewards, terminations, _, infos = envs.step(np.array([action]))
    envs.step(np.array([0]))
    assert rewards.tolist() == [1] and terminations.tolist() == [True]
    assert infos["rewards_all"].tolist() == [[1, -1]] and infos["current_player"].tolist() == [-1]


def test_an_illegal_action_raises_with_the_lane() -> None:
    envs = LanesEnv(TIC_TAC_TOE, 2, 2)
    envs.reset(seed=1)
    envs.step(np.array([4, 4]))
    with pytest.raises(IllegalAction, match="seat 1 of lane 1 cannot take action 4 .* by TTT-01") as refusal:
        envs.step(np.array([5, 4]))
    assert refusal.value.legal == (0, 1, 2, 3, 5, 6, 7, 8)

"""The environment of one seat follows Gymnasium's interface."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from snowbound import Match
from snowbound.core.errors import BadOption, GameOver, IllegalAction
from snowbound.core.game import Game
from snowbound.envs.gymnasium import SeatEnv, name_of
from snowbound.envs.rewards import rewards_of
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

BOTS = {"ice_flow": "inclined"}


def walk(env: SeatEnv, seed: int, steps: int = 60) -> list[Any]:
    """Return everything that an environment returns over several random games."""
    obs, info = env.reset(seed=seed)
    told: list[Any] = [obs, info]
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        told.append(env.step(np.int32(rng.choice(np.flatnonzero(obs["action_mask"])))))
        obs = told[-1][0]
        if told[-1][2] or told[-1][3]:
            obs, info = env.reset()
            told += [obs, info]
    return told


def told_alike(one: Any, other: Any) -> bool:
    """Return whether two walks returned exactly the same."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(told_alike(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(told_alike, one, other))
    return bool(np.array_equal(one, other))


def test_every_game_passes_gymnasiums_own_check(game: Game) -> None:
    """Gymnasium's checker ignores masks, so illegal actions must not raise."""
    env = gymnasium.make(
        name_of(game), bots=BOTS.get(game.id, "greedy"), illegal="lose", render_mode="ansi", disable_env_checker=True
    )
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*maximum and minimum values are equal.*")
        check_env(env.unwrapped)


def test_walks_of_equal_seeds_are_equal(game: Game) -> None:
    def env() -> SeatEnv:
        return SeatEnv(game, game.players[1], seat="random", bots="inclined", max_decisions=120)

    one = walk(env(), 4)
    assert told_alike(one, walk(env(), 4))
    assert not told_alike(one, walk(env(), 5))
    for entry in one:
        if isinstance(entry, tuple):
            assert entry[0] in env().observation_space


def test_the_learner_is_asked_only_in_its_seat_and_rewarded_at_the_end() -> None:
    env = SeatEnv("uno_power_grab", 3, seat=2, bots=["random", "greedy"], options={"scoring": "single_round"})
    obs, info = env.reset(seed=2)
    over = False
    while not over:
        assert env.match is not None and env.seat == info["seat"] == 2
        assert 2 in env.match.actors
        assert (info["action_mask"] == obs["action_mask"]).all()
        assert (obs["observation"] == env.match.observation(2)).all()
        assert np.flatnonzero(obs["action_mask"]).tolist() == list(env.match.legal(2))
        obs, reward, over, truncated, info = env.step(int(obs["action_mask"].argmax()))
        assert not truncated and (over or reward == 0)
    assert env.match is not None and env.match.over
    assert reward == rewards_of(env.match.result.points, env.match.result.places)[2]
    assert obs["action_mask"].sum() == 0
    with pytest.raises(GameOver, match="reset the environment first"):
        env.step(0)


def test_the_learners_seat_may_change_from_game_to_game() -> None:
    env = SeatEnv(TIC_TAC_TOE, 2, seat="random", bots="random")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.match is not None
        assert len(env.match.events) == env.seat, "the bot has acted if the learner sits second"
    assert seats == {0, 1}


def test_an_illegal_action_raises_with_its_rule_and_changes_nothing() -> None:
    env = SeatEnv("uno_power_grab", 2, bots="random")
    env.reset(seed=1)
    assert env.match is not None
    before = env.match.bytes()
    with pytest.raises(IllegalAction, match="UNO-38"):
        env.step(104)
    assert env.match.bytes() == before
    losing = SeatEnv("uno_power_grab", 2, bots="random", illegal="lose")
    losing.reset(seed=1)
    _, reward, terminated, truncated, info = losing.step(104)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "UNO-38" in info["illegal"]
    with pytest.raises(GameOver):
        losing.step(104)


def test_a_long_game_is_truncated_without_a_reward() -> None:
    env = SeatEnv("polar_rush", 2, bots="random", max_decisions=25)
    obs, _ = env.reset(seed=1)
    truncated = terminated = False
    while not truncated:
        obs, reward, terminated, truncated, info = env.step(int(obs["action_mask"].argmax()))
        assert not terminated
    assert reward == 0 and info["decisions"] == 25


def test_points_may_be_the_reward() -> None:
    env = SeatEnv("arctic_roll", 1, rewards="points")
    obs, _ = env.reset(seed=3)
    over = False
    while not over:
        obs, reward, over, _, _ = env.step(int(obs["action_mask"].argmax()))
    assert env.match is not None
    assert reward == env.match.result.points[0]


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_as_the_original_does(game: Game, duplicate: Any) -> None:
    """In the middle of a game, including the bots, their memory and the random numbers."""
    env = SeatEnv(game, 2, bots="level:1", max_decisions=200)
    obs, _ = env.reset(seed=6)
    for _ in range(5):
        obs, *_ = env.step(int(obs["action_mask"].argmax()))
    twin = duplicate(env)
    assert twin.game is env.game
    mine = yours = obs
    for _ in range(12):
        action = int(mine["action_mask"].argmax())
        one, other = env.step(action), twin.step(action)
        assert told_alike(one, other)
        mine, yours = one[0], other[0]
        if one[2] or one[3]:
            (mine, _), (yours, _) = env.reset(), twin.reset()
            assert told_alike(mine, yours)


def test_what_is_rendered_is_what_the_learner_sees() -> None:
    words, picture = (SeatEnv("uno_power_grab", 2, bots="random", render_mode=mode) for mode in ("ansi", "svg"))
    for env in (words, picture):
        env.reset(seed=1)
    assert words.match is not None and picture.match is not None
    assert words.render() == f"{words.match.table(0)}\n{words.match.question(0)}"
    assert picture.render() == picture.match.svg(0)
    assert SeatEnv("uno_power_grab", 2).render() is None


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seat": 2}, "seat is 'random' or 0 to 1, not 2"),
        ({"bots": ["random", "random"]}, "name 1 bots, one for each other seat, not 2"),
        ({"render_mode": "human"}, "render_mode is ansi or svg, not 'human'"),
        ({"illegal": "ignore"}, "illegal is 'raise' or 'lose'"),
        ({"rewards": "money"}, "rewards is places or points"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        SeatEnv(TIC_TAC_TOE, 2, **settings)


def test_nothing_can_be_done_before_the_first_game() -> None:
    env = SeatEnv(TIC_TAC_TOE, 2, render_mode="ansi")
    for act in (lambda: env.step(0), env.render):
        with pytest.raises(GameOver, match="there is no game yet"):
            act()


def test_a_copied_match_goes_on_with_the_same_chance() -> None:
    match = Match("arctic_race", 3, seed=4)
    twin = pickle.loads(pickle.dumps(match))
    for _ in range(30):
        seat = match.actors[0]
        for one in (match, twin):
            one.play(seat, one.legal(seat)[0])
        assert match.bytes() == twin.bytes()


@pytest.mark.parametrize("module", ["gymnasium", "vector"])
def test_without_gymnasium_the_error_says_what_to_install(module: str) -> None:
    code = f"import sys; sys.modules['gymnasium'] = None\nimport snowbound.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "MissingExtra: Gymnasium is not installed: pip install 'snowbound[gymnasium]'" in done.stderr

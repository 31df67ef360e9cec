"""PettingZoo environments in which all agents act at once."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import parallel_api_test

from snowbound.core.errors import GameOver, IllegalAction, SnowboundError
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.envs.pettingzoo import id_of
from snowbound.envs.pettingzoo_parallel import SnowboundParallelEnv, parallel_env
from snowbound.envs.rewards import rewards_of
from tests.envs.playing import pick, settings


def choices(obs: dict[str, Any], rng: random.Random) -> dict[str, int]:
    """Return a random legal action of each agent."""
    return {agent: pick(part["action_mask"], rng) for agent, part in obs.items()}


def play(env: SnowboundParallelEnv, obs: dict[str, Any], rng: random.Random, most: int = 10_000) -> list[Any]:
    """Play at random to the end; return everything that the agents were told."""
    told: list[Any] = []
    while env.agents and len(told) < most:
        obs, *others = env.step(choices(obs, rng))
        told.append(([[array.tobytes() for array in part.values()] for part in obs.values()], others))
    return told


def test_the_api_is_that_of_pettingzoo(game: Game) -> None:
    parallel_api_test(parallel_env(**settings(game)), num_cycles=120)
    parallel_api_test(parallel_env(game.id, game.players[1], max_decisions=60), num_cycles=60)


def test_the_same_seed_gives_the_same_games_to_the_end(game: Game) -> None:
    one, other = (parallel_env(**settings(game, max_decisions=400)) for _ in range(2))
    for seed in (3, None):
        told = [play(env, env.reset(seed=seed)[0], random.Random(1)) for env in (one, other)]
        assert told[0] == told[1] and one.agents == []


def test_seats_that_may_act_are_asked_and_the_others_wait(game: Game) -> None:
    """Choices of one step do not affect each other: they are legal in any order."""
    env = parallel_env(**settings(game, players=min(4, game.players[1])))
    obs, _ = env.reset(seed=4)
    rng, at_once = random.Random(2), 0
    while env.agents and len(env.steps.moves) < 300:
        acting, match = env.steps.acting, env.steps.match
        assert acting == match.actors
        at_once += len(acting) > 1
        for seat, part in enumerate(obs.values()):
            legal = match.legal(seat) if seat in acting else (env.wait,)
            assert tuple(np.flatnonzero(part["action_mask"]).tolist()) == legal
            assert part["observation"].tolist() == match.observation(seat).tolist()
        obs, rewards, terminations, truncations, _ = env.step(choices(obs, rng))
    if env.steps.done:
        result = Match.replay(env.steps.match.log).result
        assert list(rewards.values()) == rewards_of(result.points, result.places)
        assert all(terminations.values()) and not any(truncations.values())
    if game.id in {"arctic_race", "arctic_roll"}:
        assert at_once > 10, "these games have simultaneous phases"


def phase_of(env: SnowboundParallelEnv) -> tuple[int, ...]:
    """Return the phase, round and draft of Arctic Roll."""
    position = np.frombuffer(env.get_state().game.position, env.game.record.dtype)[0]
    return tuple(int(position[name]) for name in ("phase", "round_number", "draft"))


def test_a_choice_is_not_seen_before_all_have_chosen() -> None:
    """In Arctic Roll, until all have finished, players see who has finished but not what was chosen."""
    env = parallel_env("arctic_roll", players=3)
    obs, _ = env.reset(seed=5)
    rng, compared = random.Random(1), 0
    while env.agents:
        state, fixed, began = env.get_state(), choices(obs, rng), phase_of(env)
        views: dict[tuple[int, ...], list[bytes]] = {}
        for action in env.steps.legal_for(0).tolist() if len(env.steps.acting) > 1 else ():
            env.set_state(state)
            after = env.step(fixed | {"player_0": action})[0]
            if phase_of(env) == began:
                views.setdefault(env.steps.acting, []).append(after["player_1"]["observation"].tobytes())
        assert all(len(set(alike)) == 1 for alike in views.values())
        compared += sum(len(alike) - 1 for alike in views.values())
        env.set_state(state)
        obs = env.step(fixed)[0]
    assert compared > 100, "hardly anything was hidden, so the test proves nothing"


def test_illegal_and_missing_actions_raise_and_change_nothing() -> None:
    env = parallel_env("arctic_roll", players=3)
    obs, _ = env.reset(seed=6)
    (asked,) = env.steps.acting
    waiting = next(seat for seat in range(3) if seat != asked)
    good, state = choices(obs, random.Random(1)), env.get_state()
    with pytest.raises(IllegalAction, match="ROLL-"):
        env.step(good | {f"player_{asked}": int(np.flatnonzero(obs[f"player_{asked}"]["action_mask"][:-1] == 0)[0])})
    with pytest.raises(IllegalAction, match="can only wait"):
        env.step(good | {f"player_{waiting}": 0})
    with pytest.raises(SnowboundError, match="give every agent one"):
        env.step({f"player_{asked}": good[f"player_{asked}"]})
    with pytest.raises(SnowboundError):
        env.step(good | {f"player_{asked}": env.wait})
    assert env.get_state() == state
    env.step(good)


def test_a_game_is_truncated_and_nobody_acts_after_it() -> None:
    env = parallel_env("arctic_roll", players=2, max_decisions=5)
    told = play(env, env.reset(seed=7)[0], random.Random(1))
    rewards, terminations, truncations, _ = told[-1][1]
    assert all(truncations.values()) and not any(terminations.values()) and not any(rewards.values())
    with pytest.raises(GameOver, match="reset it first"):
        env.step({})


def test_copies_and_states_go_on_alike(game: Game) -> None:
    env = parallel_env(**settings(game, max_decisions=200))
    play(env, env.reset(seed=8)[0], random.Random(1), most=10)
    state, copies = env.get_state(), [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    told = play(env, env.set_state(state), random.Random(2))
    for twin in copies:
        assert play(twin, twin.set_state(twin.get_state()), random.Random(2)) == told


def test_games_are_made_by_their_names(game: Game) -> None:
    env = pettingzoo.make("parallel", id_of(game), players=game.players[1], render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render()) > 20 and str(env).startswith(f"{game.id}_v")


def test_pictures_are_those_of_a_spectator(capsys: pytest.CaptureFixture[str]) -> None:
    env = parallel_env("arctic_race", render_mode="svg")
    env.reset(seed=1)
    assert env.render() == env.steps.match.svg()
    human = parallel_env("arctic_race", render_mode="human")
    obs, _ = human.reset(seed=1)
    human.step(choices(obs, random.Random(1)))
    assert human.render() is None and len(capsys.readouterr().out) > 100

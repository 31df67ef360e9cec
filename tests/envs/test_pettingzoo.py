"""PettingZoo environments, agent by agent."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
import re
import secrets
import sys
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from snowbound.core.chance import stream
from snowbound.core.contract import supplies
from snowbound.core.errors import BadOption, BadPlayers, GameOver, IllegalAction, SnowboundError, UnknownAction
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.match import Match
from snowbound.core.record import restore, snapshot
from snowbound.envs import MissingExtra
from snowbound.envs import pettingzoo as zoo
from snowbound.envs.rewards import rewards_of
from tests.envs.playing import assert_deterministic, pick, settings, turns

pytestmark = [
    # PettingZoo warns about every game with masks, including its own.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

STRICT_AND_LENIENT = pytest.mark.parametrize("make", [zoo.raw_env, zoo.env], ids=["strict", "lenient"])


# --- PettingZoo's own tests


@STRICT_AND_LENIENT
def test_the_api_is_that_of_pettingzoo(game: Game, make: Any) -> None:
    api_test(make(**settings(game)), num_cycles=150)
    api_test(make(game.id, game.players[1], max_decisions=150), num_cycles=50)


@STRICT_AND_LENIENT
def test_seeds_pass_the_test_of_pettingzoo(game: Game, make: Any) -> None:
    seed_test(lambda: make(**settings(game)), num_cycles=60)


def test_pictures_pass_the_test_of_pettingzoo(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    def is_svg(picture: str) -> bool:
        return picture.startswith("<svg") and picture.rstrip().endswith("</svg>")

    render_test(lambda render_mode: zoo.env(**settings(game, render_mode=render_mode)), {"svg": is_svg})
    assert len(capsys.readouterr().out) > 200, "human mode prints after each step"


# --- our own, which are stricter


@STRICT_AND_LENIENT
def test_the_same_seed_gives_the_same_games(game: Game, make: Any) -> None:
    assert_deterministic(lambda: make(**settings(game, max_decisions=600)), seed=11)


def test_another_seed_gives_another_game(game: Game) -> None:
    env = zoo.raw_env(**settings(game, max_decisions=100))
    told = []
    for seed in (1, 2):
        env.reset(seed=seed)
        told.append(turns(env, random.Random(1)))
    assert told[0] != told[1]


class WithOtherChance(zoo.SnowboundEnv):
    """Late in the game, chance no longer follows from the seed."""

    def step(self, action: Any) -> None:
        if len(self.steps.moves) == 40:
            self.steps._notes[:4] = [secrets.randbits(32) for _ in range(4)]
        super().step(action)


class WithLooseMask(zoo.SnowboundEnv):
    """Sometimes the mask of an agent that is not in turn shows an illegal action as legal."""

    def observe(self, agent: str) -> Any:
        obs = super().observe(agent)
        if self.terminations.get(agent, True):
            obs["action_mask"][secrets.randbelow(self.game.actions)] = 1
        return obs


@pytest.mark.parametrize("kind", [WithOtherChance, WithLooseMask])
def test_an_environment_that_is_not_deterministic_is_caught(kind: Any) -> None:
    with pytest.raises((AssertionError, ValueError), match="differs|zip"):
        assert_deterministic(lambda: kind("uno_power_grab", 4, options={"scoring": "single_round"}), seed=3)


def test_it_is_the_game_of_the_match_of_that_seed(game: Game) -> None:
    """Turns, masks, observations and results are those of Match, to the end."""
    env = zoo.raw_env(**settings(game, players=min(3, game.players[1])))
    for seed in (5, 6):
        env.reset(seed=seed)
        match = Match(game, env.steps.players, options=env.steps.options, seed=seed)
        rng = random.Random(seed)
        while not match.over and len(env.steps.moves) < 400:
            seat = match.actors[0]
            assert env.agent_selection == f"player_{seat}"
            obs, reward, terminated, truncated, _ = env.last()
            assert (reward, terminated, truncated) == (0, False, False)
            assert tuple(np.flatnonzero(obs["action_mask"]).tolist()) == match.legal(seat)
            assert obs["observation"].tolist() == match.observation(seat).tolist()
            action = pick(obs["action_mask"], rng)
            match.play(seat, action)
            env.step(action)
        assert env.steps.match.bytes() == match.bytes()
        if match.over:
            assert all(env.terminations.values()) and not any(env.truncations.values())
            assert list(env.rewards.values()) == rewards_of(match.result.points, match.result.places)
            assert [info["place"] for info in env.infos.values()] == list(match.result.places)
            for agent in env.agents:
                assert env.observe(agent)["observation"].tolist() == match.observation(int(agent[-1])).tolist()


def test_rewards_add_up_to_0_and_are_told_to_each_agent_once(game: Game) -> None:
    env = zoo.env(**settings(game, players=min(4, game.players[1])))
    env.reset(seed=8)
    told = turns(env, random.Random(1))
    last = {agent: reward for agent, _, _, reward, terminated, _, _ in told if terminated}
    assert sorted(last) == env.possible_agents and env.agents == []
    assert sum(last.values()) == pytest.approx(0)
    assert any(last.values()) or len(set(env.unwrapped.steps.result.places)) == 1, "somebody has won, or all tie"
    assert all(turn[3] == 0 for turn in told if not turn[4])


def test_rewards_may_be_points_and_those_of_one_player_alone() -> None:
    env = zoo.raw_env("arctic_roll", players=1, rewards="points")
    env.reset(seed=2)
    turns(env, random.Random(3))
    points = env.steps.result.points[0]
    assert env.steps.rewards("points") == [points] and env.steps.rewards() == [points / 100]


def test_observations_are_not_overwritten(game: Game) -> None:
    """An agent may keep its observations: no later step writes into them."""
    env = zoo.raw_env(**settings(game))
    env.reset(seed=1)
    rng = random.Random(1)
    kept = []
    for _ in range(30):
        if any(env.terminations.values()):
            env.reset()
        obs = env.last()[0]
        kept.append((obs, {name: part.copy() for name, part in obs.items()}))
        env.step(pick(obs["action_mask"], rng))
    for obs, then in kept:
        assert all(np.array_equal(obs[name], then[name]) for name in obs)


# --- what is hidden


def test_worlds_that_differ_in_what_is_hidden_are_observed_alike(game: Game) -> None:
    """An agent observes the same in every world that it cannot tell from the true one."""
    env, other = (zoo.raw_env(**settings(game, players=game.players[1])) for _ in range(2))
    run, rng, choices = kernels(game), stream(4), random.Random(2)
    different = 0
    env.reset(seed=9)
    other.reset(seed=9)
    for number in range(60):
        if any(env.terminations.values()):
            env.reset()
            other.reset()
        state = env.get_state()
        seat = number % env.steps.players
        world = game.record.new(1)
        restore(world, 0, state.game.position)
        run.conceal_from_program(world, 0, seat)
        run.imagine(world, 0, seat, rng)
        different += snapshot(world, 0) != state.game.position
        other.set_state(state._replace(game=state.game._replace(position=snapshot(world, 0))))
        mine, theirs = (table.observe(f"player_{seat}") for table in (env, other))
        assert mine["observation"].tolist() == theirs["observation"].tolist()
        if other.steps.seat == env.steps.seat:
            assert mine["action_mask"].tolist() == theirs["action_mask"].tolist()
        env.step(pick(env.last()[0]["action_mask"], choices))
    assert different > 20 or not supplies(game.record, "conceal"), "nothing was hidden, so the test proves nothing"


def test_simultaneous_choices_are_hidden_from_seats_that_are_asked_later() -> None:
    env = zoo.raw_env("arctic_race", players=3)
    env.reset(seed=1)
    state, later = env.get_state(), set()
    assert env.steps.acting == (0, 1, 2)
    for action in np.flatnonzero(env.last()[0]["action_mask"]).tolist():
        env.set_state(state)
        env.step(action)
        assert env.agent_selection == "player_1"
        later.add(env.last()[0]["observation"].tobytes())
    assert len(later) == 1


# --- copies


@STRICT_AND_LENIENT
def test_copies_in_the_middle_of_a_game_go_on_alike(game: Game, make: Any) -> None:
    env = make(**settings(game, max_decisions=300))
    env.reset(seed=21)
    turns(env, random.Random(1), most=5)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    told = turns(env, random.Random(2))
    assert len(told) > 5
    for twin in copies:
        assert turns(twin, random.Random(2)) == told
    for table in (env, *copies):
        table.reset()
    games = [turns(table, random.Random(3), most=50) for table in (env, *copies)]
    assert games[0] == games[1] == games[2], "the next game is also the same"


def test_a_copy_does_not_touch_the_original(game: Game) -> None:
    env = zoo.raw_env(**settings(game))
    env.reset(seed=22)
    turns(env, random.Random(1), most=10)
    before, obs = env.get_state(), env.last()[0]
    turns(copy.deepcopy(env), random.Random(2), most=30)
    assert env.get_state() == before
    assert env.last()[0]["observation"].tolist() == obs["observation"].tolist()


@STRICT_AND_LENIENT
def test_states_can_be_restored(game: Game, make: Any) -> None:
    env, other = make(**settings(game, max_decisions=200)), make(**settings(game, max_decisions=200))
    env.reset(seed=23)
    turns(env, random.Random(1), most=15)
    state = pickle.loads(pickle.dumps(env.get_state()))
    told = turns(env, random.Random(2))
    assert env.agents == []
    for table in (env, other):
        table.set_state(state)
        assert turns(table, random.Random(2)) == told


def test_a_state_at_the_end_can_be_restored(game: Game) -> None:
    env, other = (zoo.raw_env(**settings(game)) for _ in range(2))
    env.reset(seed=24)
    rng = random.Random(5)
    while not any(env.terminations.values()):
        env.step(pick(env.last()[0]["action_mask"], rng))
    other.set_state(env.get_state())
    assert turns(other, rng) == turns(env, rng)


def test_a_state_of_another_game_is_refused() -> None:
    race, rush = zoo.raw_env("arctic_race"), zoo.raw_env("polar_rush")
    race.reset(seed=1)
    rush.reset(seed=1)
    with pytest.raises(SnowboundError, match="not a saved game of polar_rush"):
        rush.set_state(race.get_state())


# --- what is refused


def test_an_illegal_action_raises_and_changes_nothing(game: Game) -> None:
    env: Any = zoo.raw_env(**settings(game))
    env.reset(seed=31)
    rng = random.Random(1)
    for _ in range(8):
        before, mask = env.get_state(), env.last()[0]["action_mask"]
        for illegal in rng.sample(np.flatnonzero(mask == 0).tolist(), min(1, int((mask == 0).sum()))):
            with pytest.raises(IllegalAction) as refused:
                env.step(illegal)
            assert refused.value.legal == tuple(np.flatnonzero(mask).tolist())
            assert re.fullmatch(rf"{game.prefix}-Q?\d+", str(refused.value.rule))
        for nonsense in (-1, -2, game.actions, 10**30, None, "pass", 1.5):
            with pytest.raises(UnknownAction):
                env.step(nonsense)
        assert env.get_state() == before
        env.step(np.int32(pick(mask, rng)))


def test_an_illegal_action_ends_the_usual_environment(game: Game) -> None:
    env = zoo.env(**settings(game))
    env.reset(seed=32)
    rng = random.Random(1)
    while (env.last()[0]["action_mask"] == 1).all():  # until something is illegal
        env.step(pick(env.last()[0]["action_mask"], rng))
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1 if other == agent else 0 for other in env.possible_agents}
    state = env.get_state()
    told = turns(env, random.Random(1))
    assert env.agents == [] and len(told) == len(env.possible_agents)
    env.set_state(state)
    assert turns(env, random.Random(1)) == told
    env.reset(seed=32)
    assert env.agents == env.possible_agents


def test_a_game_is_truncated_after_max_decisions(game: Game) -> None:
    env = zoo.raw_env(game.id, max_decisions=10)
    env.reset(seed=33)
    told = turns(env, random.Random(1))
    assert [turn[5] for turn in told] == [False] * 10 + [True] * len(env.possible_agents)
    assert not any(turn[3] or turn[4] for turn in told)
    assert all(not any(turn[2]) for turn in told[10:]), "nothing is legal any more"


def test_nobody_acts_before_a_reset_or_after_the_end() -> None:
    env = zoo.raw_env("arctic_race")
    with pytest.raises(GameOver, match="reset it first"):
        env.step(0)
    env.reset(seed=1)
    turns(env, random.Random(1))
    with pytest.raises(GameOver, match="reset it first"):
        env.step(0)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(BadPlayers):
        zoo.env("arctic_race", players=9)
    with pytest.raises(BadOption, match="has no option 'colour'"):
        zoo.env("arctic_race", options={"colour": "red"})
    with pytest.raises(BadOption, match="rewards is places or points"):
        zoo.env("arctic_race", rewards="money")
    with pytest.raises(BadOption, match="human, ansi, svg or None"):
        zoo.env("arctic_race", render_mode="hologram")
    with pytest.raises(BadOption, match="at least 1"):
        zoo.env("arctic_race", max_decisions=0)
    with pytest.raises(SnowboundError, match="from 0 to"):
        zoo.raw_env("arctic_race").reset(seed=-1)


# --- names, pictures, installation


def test_games_are_made_by_their_names(game: Game) -> None:
    env = pettingzoo.make("aec", zoo.id_of(game), players=game.players[1], options={})
    assert str(env).startswith(f"{game.id}_v") and len(env.possible_agents) == game.players[1]
    assert isinstance(env.unwrapped, zoo.SnowboundEnv)
    assert str(pettingzoo.make("aec", f"snowbound/{game.id}")) == str(env)


def test_the_text_shows_what_the_agent_may_know_and_do(game: Game) -> None:
    env: Any = zoo.raw_env(**settings(game, render_mode="ansi"))
    env.reset(seed=41)
    rng = random.Random(1)
    for _ in range(12):
        seat, text, match = env.steps.seat, env.render(), env.steps.match
        assert match.table(seat) in text and match.question(seat) in text
        assert all(match.describe(seat, action) in text for action in match.legal(seat))
        recent = [told.text for told in match.history(seat)][-12:]
        assert "\n".join(recent) in text
        env.step(pick(env.last()[0]["action_mask"], rng))


def test_the_text_at_the_end_shows_the_result() -> None:
    env: Any = zoo.raw_env("arctic_race", players=3, render_mode="ansi")
    env.reset(seed=1)
    turns(env, random.Random(1))
    places = env.steps.result.places
    assert all(f"seat {seat}: place {places[seat]}" in env.render() for seat in range(3))


def test_without_pettingzoo_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "snowbound.envs.pettingzoo")
    with pytest.raises(MissingExtra, match=r"pip install 'snowbound\[pettingzoo\]'"):
        importlib.import_module("snowbound.envs.pettingzoo")

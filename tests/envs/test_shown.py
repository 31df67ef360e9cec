"""What everyone saw since an agent's last decision is in its next observation, in every environment."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode
from open_spiel.python.observation import make_observation

from snowbound import Match
from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE, SPECTATOR, ContractError
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.observation import Observation
from snowbound.core.shown import FACTS, keep, memory_size, new_memory
from snowbound.envs.gymnasium import SeatEnv
from snowbound.envs.lanes import DISABLED, NEXT_STEP, SAME_STEP, Lanes
from snowbound.envs.pettingzoo import raw_env
from snowbound.envs.pettingzoo_parallel import parallel_env
from snowbound.envs.steps import SavedGame, Steps
from snowbound.envs.vector import LanesEnv
from snowbound.games.polar_rush.observation import MOST_SHOWN
from snowbound.games.polar_rush.state import PLACES, Face, Phase
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.driver import CHANCE_ACTS, both_forms
from snowbound.testing.observing import tensor_of
from tests.envs.playing import pick
from tests.envs.test_lanes import chosen
from tests.envs.test_openspiel import OBSERVERS, drawn
from tests.envs.witness import RUSH, SHUFFLE, Facts, Witness, shown_in

PLAYERS = range(2, 6)
MOST = 600
"""Decisions in a game of these tests."""

DUPLICATES = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


def witness_of(match: Match) -> Witness:
    return Witness(RUSH.new_states(match.players, match.options)).follow(match.events)


# --- one game, step by step


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("players", PLAYERS)
def test_steps_show_every_tile_that_anybody_turned_over(players: int) -> None:
    steps = Steps(RUSH, players)
    for seed in (1, 2):
        seat, observation, mask, done = steps.reset(seed)
        witness = witness_of(steps.match)
        rng = random.Random(seed)
        while not done and len(steps.moves) < MOST:
            assert shown_in(observation) == witness.since[seat]
            seat, observation, mask, done = steps.step(pick(mask, rng))
            witness.follow(steps.match.events)
            for viewer in range(SPECTATOR, players):
                assert shown_in(steps.observe(viewer)) == witness.since[viewer]
        assert shown_in(observation) == witness.since[seat], "also at the end"
        assert witness.tiles > 20


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("players", PLAYERS)
def test_an_agent_that_remembers_its_observations_knows_every_tile_that_was_seen(players: int) -> None:
    """And one that only looks at the tiles lying face up knows hardly any of the others' tiles."""
    steps = Steps(RUSH, players)
    seat, observation, mask, done = steps.reset(seed=3)
    remembered: list[dict[int, int]] = [{} for _ in range(players)]
    turned, visible = 0, 0
    rng = random.Random(3)
    while not done and len(steps.moves) < MOST:
        for place, face in reversed(shown_in(observation)):
            if (place, face) == SHUFFLE:
                remembered[seat].clear()
            else:
                remembered[seat][place] = face
                turned += 1
        visible += int(RUSH.observation.named(observation)["face_up"].sum())
        position = steps.match.position
        assert remembered[seat] == {place: face for place, face in enumerate(position.known) if face >= 0}  # type: ignore[attr-defined]
        seat, observation, mask, done = steps.step(pick(mask, rng))
    assert turned > 100 and visible < turned


@pytest.mark.rule("RUSH-Q34")
def test_all_agents_were_shown_the_same_tiles() -> None:
    """The agent whose last decision was later has the first rows of the other one."""
    env = raw_env("polar_rush", players=4)
    env.reset(seed=5)
    rng, compared = random.Random(5), 0
    for agent in env.agent_iter(MOST):
        seen = sorted((shown_in(env.observe(other)["observation"]) for other in env.agents), key=len)
        for fewer, more in pairwise(seen):
            assert more[: len(fewer)] == fewer
            compared += len(fewer)
        _, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else pick(env.observe(agent)["action_mask"], rng))
    assert compared > 500


@pytest.mark.rule("RUSH-Q34")
def test_a_decision_empties_what_its_agent_was_shown_and_nobody_elses() -> None:
    steps = Steps(RUSH, 3)
    _, _, mask, done = steps.reset(seed=7)
    rng, emptied = random.Random(7), 0
    while not done and len(steps.moves) < MOST:
        actor, before = steps.seat, [shown_in(steps.observe(seat)) for seat in range(3)]
        _, _, mask, done = steps.step(pick(mask, rng))
        after = [shown_in(steps.observe(seat)) for seat in range(3)]
        new = after[actor]
        emptied += len(before[actor]) > len(new)
        for seat in range(3):
            assert after[seat] == (new if seat == actor else new + before[seat])
    assert emptied > 20


# --- the environments


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoo_shows_every_tile_one_after_the_other(players: int) -> None:
    env = raw_env("polar_rush", players=players, max_decisions=MOST)
    for seed in (11, None):  # the next game begins with nothing shown
        env.reset(seed=seed)
        witness, rng = witness_of(env.steps.match), random.Random(11)
        for agent in env.agent_iter():
            obs, _, terminated, truncated, _ = env.last()
            assert obs is not None
            witness.follow(env.steps.match.events)
            assert shown_in(obs["observation"]) == witness.since[int(agent[-1])]
            env.step(None if terminated or truncated else pick(obs["action_mask"], rng))


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoo_shows_every_tile_in_parallel(players: int) -> None:
    """Waiting is no decision, so what an agent was shown stays until its next turn."""
    env = parallel_env("polar_rush", players=players, max_decisions=MOST)
    for seed in (12, None):
        obs, _ = env.reset(seed=seed)
        witness, rng = witness_of(env.steps.match), random.Random(12)
        while env.agents:
            for agent, part in obs.items():
                assert shown_in(part["observation"]) == witness.since[int(agent[-1])]
            obs, *_ = env.step({agent: pick(part["action_mask"], rng) for agent, part in obs.items()})
            witness.follow(env.steps.match.events)
        for agent, part in obs.items():
            assert shown_in(part["observation"]) == witness.since[int(agent[-1])], "also at the end"


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("players", PLAYERS)
def test_gymnasium_shows_the_learner_every_tile_that_the_bots_turned_over(players: int) -> None:
    env = SeatEnv("polar_rush", players, seat="random", bots="random", max_decisions=MOST)
    rng = random.Random(13)
    for game in range(3):
        obs, _ = env.reset(seed=13 if game == 0 else None)
        over = False
        assert env.match is not None
        witness = witness_of(env.match)
        while not over:
            assert shown_in(obs["observation"]) == witness.since[env.seat]
            obs, _, terminated, truncated, _ = env.step(pick(obs["action_mask"], rng))
            witness.follow(env.match.events)
            over = terminated or truncated
        assert shown_in(obs["observation"]) == witness.since[env.seat], "also at the end"


class WatchedLanes:
    """A witness in each lane, with the same random numbers as the lanes."""

    def __init__(self, lanes: int, players: int, seed: int) -> None:
        self.players = players
        self.rngs = [stream(seed, lane) for lane in range(lanes)]
        self.witnesses = [self.start(lane) for lane in range(lanes)]

    def start(self, lane: int) -> Witness:
        return self.settle(lane, Witness(RUSH.new_states(self.players)))

    def settle(self, lane: int, witness: Witness) -> Witness:
        position = witness.position
        while position.who == CHANCE_ACTS:
            witness.watch(CHANCE, int(position.run.sample(position.states, 0, self.rngs[lane])))
        return witness

    def step(self, lane: int, seat: int, action: int) -> None:
        witness = self.witnesses[lane]
        witness.watch(seat, action)
        self.settle(lane, witness)


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("mode", [NEXT_STEP, SAME_STEP, DISABLED])
@pytest.mark.parametrize("players", [2, 5])
def test_lanes_show_every_tile_and_a_new_game_begins_with_nothing_shown(mode: int, players: int) -> None:
    lanes = Lanes(RUSH, 3, players, seed=14, autoreset=mode, max_decisions=70, jobs=2)
    watched = WatchedLanes(3, players, seed=14)
    rng, ended = np.random.default_rng(14), 0
    for _ in range(240):
        actors, actions = lanes.seats.tolist(), chosen(lanes.masks, rng)
        lanes.step(actions)
        for lane, actor in enumerate(actors):
            over = lanes.terminated[lane] or lanes.truncated[lane]
            if actor < 0:  # the step started a new game
                watched.witnesses[lane] = watched.start(lane)
            else:
                watched.step(lane, actor, int(actions[lane]))
            since = watched.witnesses[lane].since
            if over:
                ended += 1
                last = lanes.final[lane] if mode == SAME_STEP else lanes.observations[lane]
                assert shown_in(last) == since[actor], "the last observation is that of the seat that acted last"
                if mode == SAME_STEP:
                    watched.witnesses[lane] = watched.start(lane)
                elif mode == DISABLED:
                    lanes.reset(chosen=np.arange(3) == lane)
                    watched.witnesses[lane] = watched.start(lane)
                since = watched.witnesses[lane].since
            if lanes.seats[lane] >= 0:
                assert shown_in(lanes.observations[lane]) == since[lanes.seats[lane]]
    assert ended > 6
    lanes.close()


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: mode.name)
def test_the_vector_environment_returns_what_the_lanes_show(mode: AutoresetMode) -> None:
    envs = LanesEnv("polar_rush", 4, 3, autoreset_mode=mode, max_decisions=30)
    obs, _ = envs.reset(seed=15)
    rng, rows, finals = np.random.default_rng(15), 0, 0
    for _ in range(90):
        obs, _, terminated, truncated, infos = envs.step(chosen(obs["action_mask"], rng))
        rows += sum(len(shown_in(row)) for row in obs["observation"])
        for last in infos.get("final_obs", []):
            finals += 0 if last is None else 1 + len(shown_in(last["observation"]))
        if mode is AutoresetMode.DISABLED and (terminated | truncated).any():
            obs, _ = envs.reset(options={"reset_mask": terminated | truncated})
    assert rows > 200 and (finals > 4) == (mode is AutoresetMode.SAME_STEP)
    assert obs in envs.observation_space


# --- OpenSpiel


def spiel_game(players: int, more: str = "") -> Any:
    return pyspiel.load_game(f"python_snowbound_polar_rush(players={players},max_decisions=120{more})")


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("players", [2, 5])
def test_openspiel_shows_every_tile_also_after_copies_and_reading_back(players: int) -> None:
    game = spiel_game(players)
    state, rng = game.new_initial_state(), random.Random(16)
    witness = Witness(state.node.states)
    public, private = (make_observation(game, OBSERVERS[kind]) for kind in ("public", "private"))
    number = 0
    while True:
        same = [state]
        if number % 40 == 0:
            _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            same += [state.clone(), read]
        for each in same:
            for seat in range(players):
                assert shown_in(np.array(each.observation_tensor(seat))) == witness.since[seat]
                private.set_from(each, seat)
                assert shown_in(private.tensor) == [], "all of it is public"
            public.set_from(each, 0)
            assert shown_in(public.tensor) == witness.since[SPECTATOR]
        if state.is_terminal():
            break
        action = drawn(state, rng)
        player = CHANCE if state.is_chance_node() else state.current_player()
        state.apply_action(action)
        witness.watch(player, action)
        number += 1
    assert witness.tiles > 30


@pytest.mark.rule("RUSH-Q34")
def test_a_resampled_state_has_shown_the_same_and_goes_on_with_it() -> None:
    game = spiel_game(3)
    state, rng = game.new_initial_state(), random.Random(17)
    while state.node.decisions < 60:
        state.apply_action(drawn(state, rng))
    world = state.resample_from_infostate(1, rng.random)
    for _ in range(12):
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))
        for other in (world, read):
            assert [other.observation_tensor(seat) for seat in range(3)] == [
                state.observation_tensor(seat) for seat in range(3)
            ]
        action = drawn(state, rng)
        state.apply_action(action)
        world.apply_action(action)


@pytest.mark.rule("RUSH-Q34")
def test_each_row_of_the_information_state_tensor_has_what_was_shown_by_then() -> None:
    game = spiel_game(2, ",recall=400")
    observer = make_observation(game, OBSERVERS["information"])
    state, rng = game.new_initial_state(), random.Random(18)
    witness, shown = Witness(state.node.states), []
    while state.node.decisions < 40:
        action = drawn(state, rng)
        witness.watch(CHANCE if state.is_chance_node() else state.current_player(), action)
        state.apply_action(action)
        shown.append(list(witness.since[0]))
    observer.set_from(state, 0)
    rows = observer.dict["past"][: len(shown), -RUSH.observation.size :]
    assert [shown_in(row) for row in rows] == shown


# --- copies and saved games


@pytest.mark.rule("RUSH-Q34")
@pytest.mark.parametrize("duplicate", DUPLICATES)
@pytest.mark.parametrize("make", [Steps, raw_env, parallel_env, SeatEnv])
def test_copies_keep_what_was_shown_and_do_not_share_it(make: Callable[..., Any], duplicate: Any) -> None:
    env: Any = make("polar_rush", 3)
    env.reset(seed=21)

    def act(each: Any, number: int) -> None:
        steps: Any = each if make is Steps else getattr(each, "steps", None)
        legal = each.match.legal(each.seat) if steps is None else steps.legal.tolist()
        action = legal[number % len(legal)]
        if make is parallel_env:
            each.step({a: action if seat == steps.seat else each.wait for seat, a in enumerate(each.agents)})
        else:
            each.step(action)

    def seen(each: Any) -> list[Facts]:
        if make is SeatEnv:
            return [shown_in(each.match.observation(seat)) for seat in range(3)]
        steps = each if make is Steps else each.steps
        return [shown_in(steps.observe(seat)) for seat in range(3)]

    for number in range(8):
        act(env, number)
    twin, before = duplicate(env), seen(env)
    assert seen(twin) == before and any(before)
    for number in range(8, 15):
        act(twin, number)
    assert seen(env) == before != seen(twin)
    for number in range(8, 15):
        act(env, number)
    assert seen(env) == seen(twin)


@pytest.mark.rule("RUSH-Q34")
def test_a_saved_game_contains_what_was_shown() -> None:
    env, other = raw_env("polar_rush", 4), raw_env("polar_rush", 4)
    env.reset(seed=22)
    other.reset(seed=23)
    for _ in range(15):
        env.step(int(env.steps.legal[0]))
    other.set_state(env.get_state())
    for agent in env.agents:
        mine, theirs = (each.observe(agent)["observation"].tolist() for each in (env, other))
        assert mine == theirs
    assert any(shown_in(env.observe(agent)["observation"]) for agent in env.agents)
    saved = env.steps.save()
    with pytest.raises(SnowboundError, match="not a saved game of polar_rush"):
        env.steps.restore(SavedGame(saved.seed, saved.moves, saved.position, saved.rng))


@pytest.mark.rule("RUSH-Q34")
def test_a_match_shows_the_same_and_forgets_what_was_taken_back() -> None:
    match = Match("polar_rush", 3, seed=24)
    rng = random.Random(24)
    undone = 0
    while undone < 3:
        witness = witness_of(match)
        for viewer in range(SPECTATOR, 3):
            assert shown_in(match.observation(viewer)) == witness.since[viewer]
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if len(match.events) > match.fair_from:
            match.undo()
            undone += 1
    assert shown_in(match.at(len(match.events), match.bytes()).observation(0)) == [], "a position alone has no past"


# --- the size


@pytest.mark.rule("RUSH-Q34")
def test_the_most_that_can_be_shown_between_two_decisions_fits() -> None:
    """Everyone rolls the most and turns over the crack first, so that there is a shuffle after each turn."""
    match = Match("polar_rush", 5, chance="manual", seed=0)
    most = 0
    for _ in range(2000):
        if match.actors == (CHANCE,):
            outcomes = list(match.chances())
            reveals = match.position.phase == Phase.REVEAL  # type: ignore[attr-defined]
            harmless = [face for face in outcomes if face not in (Face.IGLOO, Face.SLED)] or outcomes
            match.play(CHANCE, int(Face.CRACK) if reveals and Face.CRACK in outcomes else harmless[-1])
            continue
        if match.over:
            break
        seat = match.actors[0]
        planes = RUSH.observation.named(match.observation(seat))
        assert planes["shown_lost"] == 0
        most = max(most, int(planes["shown_rows"]))
        match.play(seat, match.legal(seat)[-1])
    assert most == MOST_SHOWN


@pytest.mark.parametrize("form", both_forms(RUSH), ids=repr)
def test_if_there_is_not_enough_room_the_oldest_are_left_out_and_counted(form: Any) -> None:
    position = form.start(2)
    position.memory = np.zeros(FACTS + 4, np.int64)
    for place in range(PLACES):
        keep(position.memory, (1 + place) << 4 | 1 + Face.SEAL)
    planes = RUSH.observation.named(tensor_of(position, 0))
    assert planes["shown_rows"] == 4 and planes["shown_lost"] == PLACES - 4
    assert planes["shown_place"][:5].tolist() == [PLACES, PLACES - 1, PLACES - 2, PLACES - 3, 0]
    assert planes["shown_face"][:5].tolist() == [1 + Face.SEAL] * 4 + [0]


def test_a_game_that_shows_something_must_say_how_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowbound.core.game.implement", lambda *arguments: None)  # the record has a game already
    for game, kept in ((RUSH, 0), (TIC_TAC_TOE, 3)):
        observation = Observation(1, game.observation.planes[:3], kept=kept)
        with pytest.raises(ContractError, match=f"{game.id}: `shown` and `kept` of the observation go together"):
            replace(game, observation=observation)


def test_other_games_keep_nothing(game: Game) -> None:
    names = [plane.name for plane in game.observation.planes]
    assert (memory_size(game) > 0) == ("shown_lost" in names) == (game is RUSH)
    if game is not RUSH:
        assert len(new_memory(game)) == 0
        lanes = Lanes(game, 2, game.default_players)
        assert lanes._shown.shape == (2, 0)

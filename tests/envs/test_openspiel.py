"""The games in OpenSpiel: its own tests, and more: recall, resampling, and that nothing hidden is revealed."""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from snowbound import Match
from snowbound.core.contract import CHANCE, SPECTATOR, may_know, supplies
from snowbound.core.errors import BadOption, BadPlayers, IllegalAction
from snowbound.core.game import Game
from snowbound.core.registry import built_in, find
from snowbound.envs import MissingExtra, openspiel
from snowbound.envs.history import History
from snowbound.envs.information_state import ShortRecall, information
from snowbound.envs.rewards import rewards_of
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.suite.environments import openspiel_settings
from tests.envs import small_race

openspiel.register(TIC_TAC_TOE)
SMALL_RACE = openspiel.register(small_race.GAME, "small_race", small_race.start)

OURS = [find(name) for name in built_in()]
SHORT = {game.id: f"players={min(3, game.players[1])},max_decisions=45" for game in OURS}
SHORT |= {"tic_tac_toe": "", "small_race": "max_rounds=1,recall=40"}
"""Every game, with parameters that keep it short."""

CONCEALING = [game.id for game in OURS if supplies(game.record, "conceal")]
HIDING = [id for id in CONCEALING if id != "polar_rush"] + ["small_race"]
"""Games that hide something even from a perfect memory. Polar Rush only hides what was seen before."""

IIG, Private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
OBSERVERS = {
    "observation": IIG(public_info=True, perfect_recall=False, private_info=Private.SINGLE_PLAYER),
    "information": IIG(public_info=True, perfect_recall=True, private_info=Private.SINGLE_PLAYER),
    "public": IIG(public_info=True, perfect_recall=False, private_info=Private.NONE),
    "public history": IIG(public_info=True, perfect_recall=True, private_info=Private.NONE),
    "private": IIG(public_info=False, perfect_recall=False, private_info=Private.SINGLE_PLAYER),
}


def load(id: str, parameters: str | None = None) -> Any:
    return pyspiel.load_game(f"python_snowbound_{id}({SHORT[id] if parameters is None else parameters})")


def drawn(state: Any, rnd: random.Random) -> int:
    """Return a random action, or an outcome of chance drawn by its probability."""
    if not state.is_chance_node():
        return int(rnd.choice(state.legal_actions()))
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rnd.choices(outcomes, chances)[0])


def some_states(game: Any, seed: int = 1, every: int = 1) -> Iterator[Any]:
    """Yield the states of a random game, including the last one."""
    rnd, state, number = random.Random(seed), game.new_initial_state(), 0
    while not state.is_terminal():
        if number % every == 0:
            yield state.clone()
        state.apply_action(drawn(state, rnd))
        number += 1
    yield state


def whole_tree(state: Any) -> Iterator[Any]:
    yield state
    for action in state.legal_actions():
        yield from whole_tree(state.child(action))


@pytest.fixture(params=SHORT)
def id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_game_is_registered() -> None:
    registered = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for id in SHORT:
        kind = registered[f"python_snowbound_{id}"]
        assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        most = 2 if id == "small_race" else kind.max_num_players
        for same in (kind, load(id, f"players={most}").get_type()):
            assert (same.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION) == (id in HIDING)


def test_openspiels_own_simulation_with_serialisation_passes(id: str) -> None:
    pyspiel.random_sim_test(load(id), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", ["arctic_race(rewards=points,max_decisions=400)", "arctic_roll(players=1)"])
def test_openspiels_own_simulation_passes_with_general_sums(text: str) -> None:
    loaded = pyspiel.load_game(f"python_snowbound_{text}")
    assert loaded.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


# --- the conventions of OpenSpiel's integration_tests/api_test.py


def test_the_conventions_hold_in_some_states(id: str) -> None:
    game = load(id)
    players = game.num_players()
    for state in some_states(game):
        if state.is_terminal():
            assert state.legal_actions() == []
            assert state.current_player() == pyspiel.PlayerId.TERMINAL
            assert sum(state.returns()) == pytest.approx(0)
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1, abs=1e-12)
            assert min(chances) > 0
            assert list(outcomes) == sorted(set(outcomes)) == state.legal_actions()
            assert outcomes[-1] < game.max_chance_outcomes()
        else:
            assert all(not state.legal_actions(p) for p in range(players) if p != state.current_player())
            assert state.information_state_string() == state.information_state_string(state.current_player())
        for ask in (state.information_state_string, state.observation_string, state.observation_tensor):
            for nobody in (-1, players):
                with pytest.raises(RuntimeError, match="player"):
                    ask(nobody)


def test_exactly_games_that_hide_something_have_private_observations(id: str) -> None:
    game = load(id)
    private, public = (make_observation(game, OBSERVERS[kind]) for kind in ("private", "public"))
    states = list(some_states(game))
    texts = [private.string_from(state, seat) for state in states for seat in range(game.num_players())]
    assert any(texts) == (id in HIDING)
    assert all(isinstance(public.string_from(state, 0), str) for state in states)
    for state in states:
        private.set_from(state, 0)
        assert not (private.tensor.any() and not private.string_from(state, 0)), "the tensor shows more than the text"


def test_actions_have_names_that_lead_back_to_them(id: str) -> None:
    for state in some_states(load(id), every=7):
        for action in state.legal_actions()[-5:]:
            name = state.action_to_string(state.current_player(), action)
            assert state.string_to_action(state.current_player(), name) == action


def test_tensors_are_the_observations_of_a_match_with_named_parts(id: str) -> None:
    game = load(id)
    observer = make_observation(game, OBSERVERS["observation"])
    planes = game.config.game.observation
    for state in some_states(game, every=5):
        for seat in range(game.num_players()):
            observer.set_from(state, seat)
            assert observer.tensor.dtype == np.float32
            assert observer.tensor.tolist() == state.node.match.observation(seat).tolist()
            assert state.observation_tensor(seat) == observer.tensor.tolist()
            for plane, part in zip(planes.planes, observer.dict.values(), strict=True):
                assert part.shape == plane.shape and np.shares_memory(part, observer.tensor)
            if seat in state.node.match.actors and not state.is_terminal():
                assert state.node.match.question(seat) in state.observation_string(seat)


# --- perfect recall


def experience(histories: list[History], seat: int) -> tuple[object, ...]:
    """Return what a seat was told and saw, computed from a match without digests."""
    views = [history.match.bytes(seat) for history in histories]
    found: list[object] = [views[0]]
    for before, after, old, new in zip(histories, histories[1:], views, views[1:], strict=False):
        event = after.event
        assert event is not None
        told = event.seat == seat or may_know(before.match.audience(event), seat)
        if told or new != old:
            found.append((event.seat, event.action if told else None, new))
    return tuple(found)


def way(history: History) -> list[History]:
    histories = [history]
    while histories[-1].parent is not None:
        histories.append(histories[-1].parent)
    return histories[::-1]


def assert_information_is_experience(histories: list[History], seats: range) -> None:
    for seat in seats:
        told = [(experience(way(history), seat), information(history, seat)) for history in histories]
        whats, texts = {what for what, _ in told}, {text for _, text in told}
        assert len(whats) == len(texts) == len(set(told)), f"seat {seat}"


def test_information_states_are_exactly_what_a_seat_has_seen_in_a_whole_tree() -> None:
    histories = [state.node for state in whole_tree(load("small_race").new_initial_state())]
    assert len(histories) > 100
    assert_information_is_experience(histories, range(SPECTATOR, 2))


@pytest.mark.parametrize("id", CONCEALING)
def test_information_states_are_exactly_what_a_seat_has_seen_in_random_games(id: str) -> None:
    game = load(id)
    histories = [state.node for seed in (1, 2) for state in some_states(game, seed, every=11)]
    assert_information_is_experience(histories, range(-1, 2))


@pytest.mark.parametrize("id", ["small_race", "tic_tac_toe"])
def test_own_decisions_are_recalled_and_players_never_share_an_information_state(id: str) -> None:
    """OpenSpiel's definition: one information state, one sequence of own information states and actions."""
    paths: dict[tuple[int, str], list[tuple[str, int]]] = {}
    numbers: dict[bytes, tuple[int, str]] = {}
    game = load(id)
    perfect_recall = game.get_type().provides_information_state_tensor

    def visit(state: Any, own: list[list[tuple[str, int]]], depth: int) -> None:
        if state.is_terminal() or depth == 0:
            return
        seat = state.current_player()
        if seat >= 0:
            text = state.information_state_string()
            assert paths.setdefault((seat, text), list(own[seat])) == own[seat]
            if perfect_recall:
                tensor = np.array(state.information_state_tensor(), np.float32).tobytes()
                assert numbers.setdefault(tensor, (seat, text)) == (seat, text)
        for action in state.legal_actions():
            further = [[*path, (text, action)] if s == seat else path for s, path in enumerate(own)]
            visit(state.child(action), further, depth - 1)

    visit(game.new_initial_state(), [[], []], 12 if perfect_recall else 4)
    assert len({text for _, text in paths}) == len(paths) > 30
    assert len(numbers) == (len(paths) if perfect_recall else 0)


def test_an_information_state_that_is_too_long_is_refused() -> None:
    game = load("small_race", "max_rounds=1,recall=2")
    *_, last = some_states(game)
    with pytest.raises(ShortRecall, match="more than recall=2 allows"):
        make_observation(game, INFO_STATE_OBS_TYPE).set_from(last, 0)


# --- other worlds


def assert_same_for(seat: int, game: Any, one: Any, other: Any, observers: dict[str, Any]) -> None:
    assert one.current_player() == other.current_player()
    assert one.is_terminal() == other.is_terminal()
    if one.current_player() == seat:
        assert one.legal_actions() == other.legal_actions()
        for action in one.legal_actions():
            assert one.action_to_string(seat, action) == other.action_to_string(seat, action)
    for kind, observer in observers.items():
        seen = []
        for state in (one, other):
            observer.set_from(state, seat)
            tensor = None if observer.tensor is None else observer.tensor.tolist()
            seen.append((observer.string_from(state, seat), tensor))
        assert seen[0] == seen[1], f"seat {seat} can tell by its {kind}"


def test_resampling_keeps_all_that_a_player_knows(id: str) -> None:
    """As OpenSpiel's ResampleInfostateTest, and no text, tensor or action tells two worlds apart."""
    game = load(id)
    observers = {kind: make_observation(game, kind_of) for kind, kind_of in OBSERVERS.items()}
    rnd = random.Random(3)
    changed = 0
    for state in some_states(game, seed=5, every=1 if id == "small_race" else 3):
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rnd.random)
            assert_same_for(seat, game, state, other, observers)
            again = other.resample_from_infostate(seat, rnd.random)
            assert again.information_state_string(seat) == state.information_state_string(seat)
            changed += other.node.bytes != state.node.bytes
    assert (changed > 0) == (id in HIDING)


@pytest.mark.parametrize("id", HIDING)
def test_resampled_states_can_be_played_on_copied_and_serialised(id: str) -> None:
    game = load(id)
    rnd = random.Random(4)
    for state in some_states(game, seed=6, every=12):
        world = state.resample_from_infostate(0, rnd.random)
        for _ in range(6):
            if world.is_terminal():
                break
            world.apply_action(drawn(world, rnd))
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))
        for same in (read, world.clone()):
            assert str(same) == str(world)
            for seat in range(game.num_players()):
                assert same.information_state_string(seat) == world.information_state_string(seat)


@pytest.mark.parametrize("id", HIDING)
def test_two_games_that_differ_only_in_what_is_hidden_have_one_information_state(id: str) -> None:
    """Two games share the events that the viewer is told of and differ in the others.

    The comparison ends when an event is impossible in the other game or reveals the difference.
    """
    rnd = random.Random(7)
    differences = 0
    config = load(id).config
    for number in range(40):
        viewer = number % config.players
        one = other = config.initial
        while not one.over and not other.over and one.turn == other.turn:
            action = rnd.choice(one.legal)
            same = hidden_twin(one, other, action, viewer, rnd)
            if same is None:
                break
            one, other = one.child(action), other.child(same)
            if one.match.bytes(viewer) != other.match.bytes(viewer):
                assert information(one, viewer) != information(other, viewer)
                break
            assert information(one, viewer) == information(other, viewer)
            differences += one.bytes != other.bytes
    assert differences > 20


def hidden_twin(one: History, other: History, action: int, viewer: int, rnd: random.Random) -> int | None:
    """Return the matching event in the other game: the same one if the viewer is told of it."""

    def told(history: History, action: int) -> bool:
        return history.turn == viewer or may_know(
            int(history.config.run.audience(history.states, 0, history.turn, action)), viewer
        )

    if told(one, action):
        return action if action in other.legal else None
    hidden = [a for a in other.legal if not told(other, a)]
    return rnd.choice(hidden) if hidden else None


# --- algorithms


def test_external_sampling_mccfr_lowers_exploitability() -> None:
    game = load("small_race", "max_rounds=1")
    np.random.seed(1)
    solver = ExternalSamplingSolver(game)
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    for _ in range(60):
        solver.iteration()
    after = exploitability.exploitability(game, solver.average_policy())
    assert before > 0.5 and after < 0.1


def searcher(game: Any, seed: int, simulations: int) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=np.random.RandomState(seed))


def score(game: Any, seat: int, decide: Callable[[Any], int], games: int) -> float:
    """Return the average return of a policy in a seat against random play."""
    rnd, total = random.Random(9), 0.0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(decide(state) if state.current_player() == seat else drawn(state, rnd))
        total += state.player_return(seat)
    return total / games


def test_information_set_search_beats_random_play() -> None:
    game = load("small_race", "max_rounds=1")
    bot, rnd = searcher(game, 1, 60), random.Random(8)
    thought, aimless = 0.0, 0.0
    for seat in range(2):
        thought += score(game, seat, bot.step, 20)
        aimless += score(game, seat, lambda state: drawn(state, rnd), 200)
    assert thought > aimless + 0.8


def test_information_set_search_runs_on_a_whole_game_of_hidden_hands() -> None:
    game = load("uno_power_grab", "players=2,scoring=single_round,max_decisions=12")
    bot = searcher(game, 2, 12)
    for state in some_states(game, every=4):
        if not state.is_chance_node() and not state.is_terminal():
            assert bot.step(state) in state.legal_actions()


# --- the same game as everywhere


@pytest.mark.parametrize("ours", OURS, ids=lambda game: game.id)
@pytest.mark.parametrize("rewards", ["places", "points"])
def test_returns_are_those_of_a_match_with_the_same_events(ours: Game, rewards: str) -> None:
    game = load(ours.id, openspiel_settings(ours, rewards=rewards))
    *_, last = some_states(game, seed=11, every=10**9)
    match = Match(ours, game.num_players(), options=game.config.options, chance="manual")
    for step in last.full_history():
        match.play(CHANCE if step.player == pyspiel.PlayerId.CHANCE else step.player, step.action)
    assert match.over
    assert last.node.bytes == match.bytes()
    assert last.returns() == rewards_of(match.result.points, match.result.places, rewards)


def test_a_truncated_game_returns_0_for_all() -> None:
    game = load("ice_flow", "max_decisions=9")
    *_, last = some_states(game)
    assert last.node.decisions == 9 == game.max_game_length()
    assert last.returns() == [0.0, 0.0]
    assert not last.node.match.over


def test_parameters_are_players_and_options() -> None:
    game = load("arctic_race", "players=5,first_player=3,max_rounds=7")
    assert game.num_players() == 5
    assert game.config.options == {"first_player": 3, "max_rounds": 7, "pile_view": "top"}
    assert load("arctic_race", "first_player=-1").config.options["first_player"] == "random"
    course = "SA M1B M4A M2A M6A M3B HA"
    assert load("polar_rush", f"course={course}").config.options["course"] == course


def test_bad_parameters_and_actions_are_refused_with_the_reason() -> None:
    with pytest.raises(BadPlayers, match="2 to 10 players, not 11"):
        load("uno_power_grab", "players=11")
    with pytest.raises(BadOption, match="winner_takes or lowest_total or single_round, not 'none'"):
        load("uno_power_grab", "scoring=none")
    with pytest.raises(BadOption, match="max_decisions is at least 1"):
        load("uno_power_grab", "max_decisions=0")
    state = load("tic_tac_toe").new_initial_state()
    state.apply_action(4)
    with pytest.raises(IllegalAction):
        state.apply_action(4)
    assert state.history() == [4]


def test_a_copy_shares_its_history_until_it_is_played_on() -> None:
    state = load("tic_tac_toe").new_initial_state()
    copy = state.clone()
    assert copy.node is state.node
    copy.apply_action(0)
    assert state.legal_actions() == list(range(9))


def test_without_openspiel_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "snowbound.envs.openspiel")
    with pytest.raises(MissingExtra, match="pip install 'snowbound\\[openspiel\\]'"):
        importlib.import_module("snowbound.envs.openspiel")

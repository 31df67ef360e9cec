"""Games in lanes: the same games as single calls play, with rewards, ends and new games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from snowbound.core.bits import lowest
from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE
from snowbound.core.errors import GameOver, IllegalAction, SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import copy_state, snapshot
from snowbound.core.shown import new_memory
from snowbound.envs.lanes import DISABLED, NEXT_STEP, SAME_STEP, Lanes
from snowbound.envs.rewards import rewards_of
from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.driver import CHANCE_ACTS, Position
from snowbound.testing.observing import tensor_of

X_WINS = (0, 3, 1, 4, 2)


def chosen(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action in every lane."""
    return np.asarray((rng.random(masks.shape) * masks).argmax(axis=1))


class SingleCalls:
    """The same games, played by single calls of the contract's functions."""

    def __init__(self, game: Game, lanes: int, players: int, seed: int, options: dict[str, object] | None = None):
        self.run = kernels(game)
        self.fresh = game.new_states(players, game.complete_for_environments(options, players))
        self.states = game.record.new(lanes)
        self.memories = [new_memory(game) for _ in range(lanes)]
        self.rngs = [stream(seed, lane) for lane in range(lanes)]
        self.seats = np.zeros(lanes, np.int64)
        self.masks = np.zeros((lanes, game.actions), np.int8)
        self.observations = np.zeros((lanes, game.observation.size), np.int16)
        self.results: dict[int, tuple[list[int], list[int]]] = {}
        """Points and places of each lane whose game the last step ended."""
        for lane in range(lanes):
            self._start(lane)

    def step(self, actions: NDArray[np.int64]) -> None:
        self.results = {}
        for lane, action in enumerate(actions.tolist()):
            self._apply(lane, int(self.seats[lane]), action)
            if not self._settle(lane):
                self.results[lane] = Position(self.run, self.states[lane : lane + 1]).result()
                self._start(lane)

    def _start(self, lane: int) -> None:
        copy_state(self.states, lane, self.fresh, 0)
        self.memories[lane][:] = 0
        self._settle(lane)

    def _apply(self, lane: int, seat: int, action: int) -> None:
        self.run.note_event(self.states, lane, seat, action, self.memories[lane])
        self.run.apply(self.states, lane, seat, action)

    def _settle(self, lane: int) -> bool:
        """Let chance act; return whether the game goes on."""
        while (who := self.run.actors(self.states, lane)) == CHANCE_ACTS:
            self._apply(lane, CHANCE, self.run.sample(self.states, lane, self.rngs[lane]))
        if who:
            seat = lowest(who)
            position = Position(self.run, self.states[lane : lane + 1].copy(), self.memories[lane])
            self.seats[lane] = seat
            self.masks[lane] = np.isin(np.arange(self.masks.shape[1]), position.legal(seat))
            self.observations[lane] = tensor_of(position, seat)
        return bool(who)


def test_lanes_play_what_single_calls_play(game: Game) -> None:
    """Position by position, with masks, observations and ends, on one core and on three."""
    single = SingleCalls(game, 11, game.players[1], seed=4)
    one, three = (Lanes(game, 11, game.players[1], seed=4, jobs=jobs, max_decisions=10**9) for jobs in (1, 3))
    rng = np.random.default_rng(1)
    for _ in range(150):
        actions = chosen(single.masks, rng)
        single.step(actions)
        for lanes in (one, three):
            lanes.step(actions)
            assert lanes.states.tobytes() == single.states.tobytes()
            assert (lanes.seats == single.seats).all()
            assert (lanes.masks == single.masks).all()
            assert (lanes.observations == single.observations).all()
            assert np.flatnonzero(lanes.terminated).tolist() == list(single.results)
    three.close()


def test_rewards_are_those_of_the_result(game: Game) -> None:
    players, options = game.players[1], SHORT_GAMES.get(game.id)
    single = SingleCalls(game, 8, players, seed=6, options=options)
    lanes = {
        kind: Lanes(game, 8, players, seed=6, rewards=kind, options=options, max_decisions=10**9)
        for kind in ("places", "points")
    }
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(20_000):
        acted, actions = single.seats.copy(), chosen(single.masks, rng)
        single.step(actions)
        for kind, now in lanes.items():
            now.step(actions)
            for lane in range(8):
                wanted = rewards_of(*single.results[lane], kind) if lane in single.results else [0.0] * players
                assert now.rewards_all[lane].tolist() == wanted
                assert now.rewards[lane] == wanted[acted[lane]]
        ended += len(single.results)
        if ended >= 5:
            return
    raise AssertionError("no game has ended")


SHORT_GAMES: dict[str, dict[str, object]] = {
    "ice_flow": {"turn_cap": 2},
    "uno_power_grab": {"scoring": "single_round"},
    "arctic_race": {"max_rounds": 3},
}


def test_the_same_step_starts_a_new_game_and_keeps_the_last_observation() -> None:
    lanes = Lanes(TIC_TAC_TOE, 2, 2, autoreset=SAME_STEP)
    for action in X_WINS:
        lanes.step([action, 8 if action == 2 else action])
    assert lanes.terminated.tolist() == [True, False]
    assert lanes.rewards.tolist() == [1, 0]
    assert lanes.rewards_all.tolist() == [[1, -1], [0, 0]]
    assert lanes.seats.tolist() == [0, 1]
    assert lanes.masks[0].tolist() == [1] * 9
    last = TIC_TAC_TOE.observation.named(lanes.final[0])
    assert last["winner"].tolist() == [1, 0], "seen by the seat that acted last"
    assert last["marks"][0].tolist() == [1, 1, 1, 0, 0, 0, 0, 0, 0]
    assert lanes.observations[0].sum() == 1, "a new game: only the seat in turn is set"


def test_the_next_step_starts_a_new_game_whatever_the_action() -> None:
    lanes = Lanes(TIC_TAC_TOE, 1, 2, autoreset=NEXT_STEP)
    for action in X_WINS:
        lanes.step([action])
    assert lanes.terminated[0] and lanes.seats[0] == -1
    assert lanes.masks[0].tolist() == [1] * 9, "any action is allowed"
    assert TIC_TAC_TOE.observation.named(lanes.observations[0])["winner"].tolist() == [1, 0]
    lanes.step([99])
    assert not lanes.terminated[0] and lanes.seats[0] == 0
    assert lanes.rewards_all.tolist() == [[0, 0]]
    lanes.step([4])
    assert lanes.masks[0].tolist() == [1, 1, 1, 1, 0, 1, 1, 1, 1]


def test_without_autoreset_a_lane_waits_to_be_reset() -> None:
    lanes = Lanes(TIC_TAC_TOE, 2, 2, autoreset=DISABLED)
    for action in X_WINS:
        lanes.step([action, 8 if action == 2 else action])
    with pytest.raises(GameOver, match="the game of lane 0 in tic_tac_toe is over: reset it first"):
        lanes.step([4, 5])
    before = snapshot(lanes.states, 1)
    lanes.reset(chosen=[True, False])
    assert lanes.seats.tolist() == [0, 1]
    assert snapshot(lanes.states, 1) == before, "the other lane is unchanged"
    lanes.step([4, 5])
    with pytest.raises(SnowboundError, match="choose lanes by an array of 2 bools"):
        lanes.reset(chosen=[True])


@pytest.mark.parametrize("mode", [NEXT_STEP, SAME_STEP, DISABLED])
def test_a_long_game_is_truncated_without_a_reward(mode: int) -> None:
    lanes = Lanes(TIC_TAC_TOE, 1, 2, max_decisions=3, autoreset=mode)
    for action in X_WINS[:3]:
        assert not lanes.truncated[0]
        lanes.step([action])
    assert lanes.truncated[0] and not lanes.terminated[0]
    assert lanes.rewards_all.tolist() == [[0, 0]]
    obs = lanes.final[0] if mode == SAME_STEP else lanes.observations[0]
    assert TIC_TAC_TOE.observation.named(obs)["marks"].sum() == 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_one_illegal_action_steps_no_lane_and_says_which_rule(jobs: int) -> None:
    uno = find("uno_power_grab")
    lanes = Lanes(uno, 5, 3, seed=4, jobs=jobs)
    before = lanes.states.tobytes()
    actions = lanes.masks.argmax(axis=1)
    actions[3] = 104
    with pytest.raises(IllegalAction, match=r"of lane 3 cannot take action 104 .* by UNO-38: .* was stepped"):
        lanes.step(actions)
    for wrong in (-1, 107, 10**6):
        actions[3] = wrong
        with pytest.raises(IllegalAction, match=f"cannot take action {wrong} in "):
            lanes.step(actions)
    assert lanes.states.tobytes() == before
    lanes.close()


def test_lanes_stay_sound_for_a_long_time(game: Game) -> None:
    """With bounds checks, over the end of games and new games, in each mode."""
    rng = np.random.default_rng(7)
    for mode in (NEXT_STEP, SAME_STEP):
        lanes = Lanes(game, 8, game.players[0], seed=3, max_decisions=90, autoreset=mode)
        over = 0
        for _ in range(400):
            lanes.step(chosen(lanes.masks, rng))
            over += int((lanes.terminated | lanes.truncated).sum())
            assert (lanes.observations >= game.observation.low).all()
            assert (lanes.observations <= game.observation.high).all()
        assert over > 8
        for lane in range(8):
            kernels(game).check(lanes.states, lane)


@pytest.mark.parametrize("actions", [4, [4], [4, 4, 4], [4.0, 4.0], [True, False], ["4", "4"]])
def test_actions_are_one_integer_per_lane(actions: Any) -> None:
    with pytest.raises(SnowboundError, match="2 lanes take 2 integers, not"):
        Lanes(TIC_TAC_TOE, 2, 2).step(actions)


def test_lanes_need_a_lane_a_job_and_players() -> None:
    with pytest.raises(SnowboundError, match="lanes and jobs are at least 1"):
        Lanes(TIC_TAC_TOE, 0, 2)
    with pytest.raises(SnowboundError, match="for 2 to 2 players, not 3"):
        Lanes(TIC_TAC_TOE, 1, 3)


def test_random_actions_are_legal_equally_likely_and_the_same_for_the_same_seed() -> None:
    lanes, again = (Lanes(TIC_TAC_TOE, 20_000, 2, seed=3) for _ in range(2))
    first = lanes.random_actions().copy()
    shares = np.bincount(first, minlength=9) / len(first)
    assert (first == again.random_actions()).all()
    assert (abs(shares - 1 / 9) < 0.01).all(), shares  # four standard deviations
    lanes.step(first)
    for _ in range(6):  # games end and new ones start meanwhile
        actions = lanes.random_actions()
        assert (lanes.masks[np.arange(lanes.lanes), actions] == 1).all()
        lanes.step(actions)

"""Many games at once, on all cores."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from snowbound.core.batch import Batch
from snowbound.core.errors import IllegalAction, SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.record import snapshot


def random_actions(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action in every lane."""
    masks = batch.masks()
    return np.asarray((rng.random(masks.shape) * masks).argmax(axis=1))


def play(game: Game, jobs: int, steps: int = 60) -> Batch:
    batch = Batch(game, lanes=37, players=game.players[1], seed=5, jobs=jobs)
    rng = np.random.default_rng(1)
    for _ in range(steps):
        batch.step(random_actions(batch, rng))
    return batch


def test_lanes_are_the_same_on_one_core_and_on_several(game: Game) -> None:
    """No store is lost, whichever core made it."""
    one, several = play(game, jobs=1), play(game, jobs=4)
    assert one.states.tobytes() == several.states.tobytes()
    assert one.seats.tolist() == several.seats.tolist()
    for lane in range(one.lanes):
        kernels(game).check(one.states, lane)


def test_masks_are_the_legal_actions(game: Game) -> None:
    batch = play(game, jobs=1, steps=11)
    out = np.zeros(512, np.int64)
    masks = batch.masks()
    for lane in range(batch.lanes):
        number = kernels(game).legal(batch.states, lane, int(batch.seats[lane]), out)
        assert np.flatnonzero(masks[lane]).tolist() == out[:number].tolist()


def test_a_game_that_ends_leaves_its_result_and_begins_anew(game: Game) -> None:
    batch = Batch(game, lanes=4, players=game.players[0], seed=2, options=game.quick)
    rng = np.random.default_rng(3)
    for _ in range(60_000):
        batch.step(random_actions(batch, rng))
        if batch.done.any():
            break
    lane = int(batch.done.argmax())
    assert batch.done[lane] == 1
    places = batch.places[lane, : game.players[0]]
    assert places.min() in (0, 1)
    assert kernels(game).actors(batch.states, lane) >> int(batch.seats[lane]) & 1 == 1
    batch.step(random_actions(batch, rng))


def test_one_illegal_action_steps_no_lane_and_says_where() -> None:
    from snowbound.games import find

    batch = Batch(find("uno_power_grab"), lanes=5, players=3, seed=4)
    before = [snapshot(batch.states, lane) for lane in range(5)]
    actions = batch.masks().argmax(axis=1)
    actions[3] = 104
    with pytest.raises(IllegalAction, match=r"lane 3 cannot take action 104 .* by UNO-38: .*no lane was stepped"):
        batch.step(actions)
    actions[3] = 999
    with pytest.raises(IllegalAction, match="lane 3 cannot take action 999"):
        batch.step(actions)
    with pytest.raises(SnowboundError, match="5 lanes take 5 actions"):
        batch.step([1, 2])
    assert before == [snapshot(batch.states, lane) for lane in range(5)]


def test_a_batch_needs_a_lane_and_a_job() -> None:
    from snowbound.games import find

    with pytest.raises(SnowboundError, match="at least one lane"):
        Batch(find("uno_power_grab"), lanes=0, players=2)

"""One game, step by step."""

from __future__ import annotations

import random

import numpy as np
import pytest

from snowbound.core.errors import GameOver, IllegalAction, SnowboundError, WrongSeat
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.envs.steps import Steps
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from tests.envs.playing import pick


def test_plain_and_compiled_steps_are_the_same(game: Game) -> None:
    plain, compiled = (Steps(game, options=game.quick, compiled=form) for form in (False, True))
    answers = [steps.reset(seed=3) for steps in (plain, compiled)]
    rng = random.Random(1)
    for _ in range(25):
        (seat, observation, mask, done), other = answers
        assert (seat, done) == (other[0], other[3])
        assert observation.tolist() == other[1].tolist() and mask.tolist() == other[2].tolist()
        assert plain.save() == compiled.save()
        assert plain.legal.tolist() == np.flatnonzero(mask).tolist()
        if done:
            break
        action = pick(mask, rng)
        answers = [steps.step(action) for steps in (plain, compiled)]


def test_the_same_arrays_are_written_by_each_step() -> None:
    steps = Steps("arctic_race")
    _, observation, mask, _ = steps.reset(seed=1)
    for _ in range(10):
        before = observation.copy()
        _, again, masked, _ = steps.step(int(mask.argmax()))
        assert again is observation and masked is mask
        assert not np.array_equal(observation, before)


def test_a_game_to_the_end_has_the_result_of_its_match() -> None:
    steps = Steps(TIC_TAC_TOE)
    _, _, mask, done = steps.reset(seed=0)
    assert steps.rewards() == [0, 0] and steps.result.places == (0, 0)
    for action in (4, 0, 2, 1, 6):
        assert not done
        _, _, mask, done = steps.step(action)
    assert done and not mask.any() and len(steps.legal) == 0 and steps.acting == ()
    assert steps.result == steps.match.result
    assert steps.rewards() == [1, -1] and steps.rewards("points") == list(steps.result.points)
    with pytest.raises(GameOver):
        steps.step(3)


def test_any_of_the_seats_that_choose_at_once_may_be_stepped() -> None:
    steps = Steps("arctic_race", 3)
    steps.reset(seed=1)
    match = Match("arctic_race", 3, seed=1)
    with pytest.raises(IllegalAction):
        steps.step_as(2, 21)
    for seat in (2, 0, 1):
        action = int(steps.legal_for(seat)[-1])
        steps.step_as(seat, action)
        match.play(seat, action)
        assert steps.seat == match.actors[0]
        assert steps.legal.tolist() == list(match.legal(steps.seat))
    assert steps.match.bytes() == match.bytes()
    with pytest.raises(WrongSeat):
        steps.step_as((steps.seat + 1) % 3, 0)
    with pytest.raises(WrongSeat):
        steps.step_as(-1, 0)


def test_nothing_is_stepped_before_a_reset_and_seeds_are_checked() -> None:
    steps = Steps("arctic_race")
    with pytest.raises(GameOver, match="no game of arctic_race has started: call reset first"):
        steps.step(0)
    with pytest.raises(SnowboundError, match="a seed is an integer"):
        steps.reset(seed=1 << 63)


def test_the_default_is_two_players_or_the_fewest_allowed(game: Game) -> None:
    assert game.default_players == Steps(game).players == 2

"""The rewards of a finished game."""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.core.errors import BadOption
from snowbound.envs.history import GameConfig, history_at
from snowbound.envs.rewards import rewards_of
from snowbound.envs.steps import SavedGame, Steps
from snowbound.games import find
from snowbound.testing.driver import both_forms
from tests.games.ice_flow.table import ACTIONS, Flow


@pytest.mark.parametrize("places", [[1, 2], [2, 1, 3], [1, 1, 3, 3], [1, 2, 2, 4, 5], [1, 1, 1]])
def test_rewards_by_places_add_up_to_0(places: list[int]) -> None:
    rewards = rewards_of([0] * len(places), places)
    assert sum(rewards) == pytest.approx(0)
    assert max(rewards) <= 1 and min(rewards) >= -1
    assert [place for _, place in sorted(zip(rewards, places, strict=True), reverse=True)] == sorted(places)


def test_the_winner_alone_has_one_and_the_last_alone_minus_one() -> None:
    assert rewards_of([9, 1, 5], [1, 3, 2]) == [1, -1, 0]


def test_a_game_without_a_result_is_worth_0() -> None:
    assert rewards_of([5, 3], [0, 0]) == [0, 0]


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(BadOption, match="rewards is places or points, not 'money'"):
        rewards_of([1, 2], [1, 2], "money")


def before_the_last_step() -> bytes:
    """Return a position of Ice Flow with Red's third explorer one step from Siberia, which random games never reach."""
    plain = both_forms(find("ice_flow"))[0]
    return Flow(plain).sea("1 c6, 2 c5", "R0 c6, R1 sib2, R2 sib4", R=(0, 0)).play(0, "SELECT 0").position.bytes


def test_ice_flow_won_is_worth_something_step_by_step() -> None:
    steps = Steps("ice_flow", 2)
    steps.reset(seed=1)
    steps.restore(SavedGame(1, (), before_the_last_step(), np.zeros(4, np.int64).tobytes()))
    assert steps.rewards() == [0, 0]
    _, _, _, done = steps.step(ACTIONS["STEP NW"])
    assert done
    assert steps.rewards() == [1, -1]
    assert steps.rewards("points") == [3, 0]


def test_ice_flow_won_is_worth_something_in_a_tree() -> None:
    history = history_at(GameConfig(find("ice_flow"), 2), before_the_last_step(), 0, {})
    won = history.child(ACTIONS["STEP NW"])
    assert won.over
    assert won.returns == [1, -1]

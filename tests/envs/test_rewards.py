"""What a finished game is worth."""

from __future__ import annotations

import pytest

from snowbound.core.errors import BadOption
from snowbound.envs.rewards import rewards_of


@pytest.mark.parametrize("places", [[1, 2], [2, 1, 3], [1, 1, 3, 3], [1, 2, 2, 4, 5], [1, 1, 1]])
def test_rewards_by_places_add_up_to_nothing(places: list[int]) -> None:
    rewards = rewards_of([0] * len(places), places)
    assert sum(rewards) == pytest.approx(0)
    assert max(rewards) <= 1 and min(rewards) >= -1
    assert [place for _, place in sorted(zip(rewards, places, strict=True), reverse=True)] == sorted(places)


def test_the_winner_alone_has_one_and_the_last_alone_minus_one() -> None:
    assert rewards_of([9, 1, 5], [1, 3, 2]) == [1, -1, 0]


def test_no_result_is_worth_nothing() -> None:
    assert rewards_of([5, 3], [0, 0]) == [0, 0]


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(BadOption, match="by places or by points, not by 'money'"):
        rewards_of([1, 2], [1, 2], "money")

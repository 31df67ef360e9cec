"""What a seat of Ice Flow observes does not depend on its number."""

from __future__ import annotations

from snowbound.games import find
from snowbound.testing.observing import assert_relative


def test_observations_count_seats_from_the_observer() -> None:
    assert_relative(
        find("ice_flow"),
        rows=("hands", "backpack", "explorers"),
        seats=("first", "turn", "winner", "decider", "danger_seat"),
    )

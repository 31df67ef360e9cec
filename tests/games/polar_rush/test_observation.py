"""What a seat of Polar Rush observes does not depend on its number."""

from __future__ import annotations

from snowbound.games import find
from snowbound.testing.observing import assert_relative


def test_observations_count_seats_from_the_observer() -> None:
    assert_relative(
        find("polar_rush"),
        rows=("pos", "harpoon"),
        seats=("active", "winner", "first"),
        sets=("young",),
    )

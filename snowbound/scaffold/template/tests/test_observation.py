"""What a seat of Snow Dash observes does not depend on its number."""

from __future__ import annotations

from snow_dash import GAME

from snowbound.testing.observing import assert_relative


def test_observations_count_seats_from_the_observer() -> None:
    assert_relative(GAME, rows=("camp",), seats=("turn", "winner"))

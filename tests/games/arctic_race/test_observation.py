"""What a seat of Arctic Race observes does not depend on its number."""

from __future__ import annotations

from snowbound.games import find
from snowbound.testing.observing import assert_relative


def test_observations_count_seats_from_the_observer() -> None:
    assert_relative(
        find("arctic_race"),
        rows=("field", "home", "place", "hand", "pile", "chosen"),
        seats=("holder", "opener", "turn"),
        sets=("face_down",),
        absolute=("seat",),  # for players whose actions name seats
    )

"""What a seat of UNO Power Grab observes does not depend on its number."""

from __future__ import annotations

from snowbound.games import find
from snowbound.testing.observing import assert_relative


def test_observations_count_seats_from_the_observer() -> None:
    assert_relative(
        find("uno_power_grab"),
        rows=("hands", "suits", "hand_size", "scores", "shown_owner", "shown_turn", "shown"),
        seats=("dealer", "turn", "drawer", "challenger", "accused", "winner", "tower", "shown_owner"),
        sets=("answered", "caught", "shown_to"),
    )

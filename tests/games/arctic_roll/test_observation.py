"""What a seat of Arctic Roll observes does not depend on its number."""

from __future__ import annotations

from snowbound.games import find
from snowbound.testing.observing import assert_relative


def test_observations_count_seats_from_the_observer() -> None:
    assert_relative(
        find("arctic_roll"),
        rows=(
            "sheet",
            "pawn",
            "claimed",
            "stock",
            "fresh",
            "counters",
            "held",
            "drawn_as",
            "dice",
            "die_done",
            "pending",
            "pending_hex",
        ),
        seats=("start", "roll_seat"),
        sets=("to_act", "acted"),
    )

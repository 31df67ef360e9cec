"""Options, and the numbers that stand for them."""

from __future__ import annotations

from snowbound.core.game import NOTHING, Row

TRAIN = Row("train", ("engine", "coach", "diner"), 3, lambda row: bool(row) and row[0] == 0, "engine coach")


def test_a_row_becomes_the_places_of_its_parts_filled_up_to_its_width() -> None:
    assert TRAIN.encode("engine diner", players=2) == (0, 2, NOTHING)
    assert TRAIN.encode(["engine", "coach", "coach"], players=2) == (0, 1, 1)
    assert TRAIN.decode((0, 2, NOTHING)) == "engine diner"


def test_a_row_may_be_left_to_chance() -> None:
    assert TRAIN.encode(TRAIN.default, players=2) == (NOTHING,) * 3
    assert TRAIN.decode((NOTHING,) * 3) == "random"


def test_a_row_that_does_not_fit_is_refused() -> None:
    for wrong in ("coach engine", "engine boat", "engine coach coach coach", "", 7, None, [1, 2]):
        assert TRAIN.encode(wrong, players=2) is None, wrong
    assert "engine coach" in TRAIN.allowed(players=2)

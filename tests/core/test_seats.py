"""Neighbouring seats, and places from values."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from snowbound.core.game import Game
from snowbound.core.seats import left_of, rank, right_of
from tests.core.test_compiler import compiled


def test_neighbours_go_round_the_table(game: Game) -> None:
    players = game.players[1]
    s = game.record.view(game.new_states(players), 0)
    assert [left_of(s, seat) for seat in range(players)] == [*range(1, players), 0]
    assert [right_of(s, left_of(s, seat)) for seat in range(players)] == list(range(players))


@pytest.mark.parametrize("is_compiled", [False, True])
@pytest.mark.parametrize(
    ("values", "places"),
    [
        ([7], [1]),
        ([5, 9, 5, -2], [2, 1, 2, 4]),
        ([-3, -1, -2], [3, 1, 2]),
        ([0] * 10, [1] * 10),
        ([-(1 << 40), 1 << 40], [2, 1]),
    ],
)
def test_the_highest_value_is_first_and_ties_share_a_place(
    values: list[int], places: list[int], is_compiled: bool
) -> None:
    run: Any = compiled(lambda row, players: rank(row, players), numba.int64[::1], numba.int64) if is_compiled else rank
    row = np.array([*values, 99], np.int64)
    run(row, len(values))
    assert row.tolist() == [*places, 99], "seats beyond the players stay as they are"

"""Positions as flat records, and record classes that are refused."""

from __future__ import annotations

import gc
from typing import Any, cast

import numpy as np
import pytest

from snowbound.core.game import Game
from snowbound.core.record import LINE, Record, RecordError, copy_states, i8, i16, i64, record, restore, snapshot


def made(name: str, **fields: Any) -> Record:
    """Return a record of these fields."""
    return cast(Record, record(type(name, (), {"__annotations__": fields, "__module__": __name__})))


# One byte first: a naive layout would need padding behind it.
Pond = made("Pond", players=i8, fish=i16[2, 3], clock=i64)


def test_a_record_has_no_padding_and_fills_whole_cache_lines() -> None:
    fields = Pond.dtype.fields
    assert fields is not None
    used = sum(dtype.itemsize for dtype, *_ in fields.values())
    assert used == Pond.dtype.itemsize
    assert Pond.dtype.itemsize % LINE == 0


def test_every_game_has_its_own_type_of_record(game: Game) -> None:
    names = list(game.record.dtype.names or ())
    assert names[-1].startswith("_end_of_"), "the last field's name tells records of equal fields apart"
    assert game.id in names[-1]
    assert sum(game.record.dtype[name].itemsize for name in names) == game.record.dtype.itemsize


@pytest.mark.parametrize("name", ["size", "round", "take", "copy", "shape", "data", "_private"])
def test_fields_named_like_attributes_of_numpy_are_refused(name: str) -> None:
    with pytest.raises(RecordError, match=f"{name} is named like an attribute"):
        made("Bad", **{name: i8})


def test_a_field_that_is_no_integer_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(RecordError, match="give it i8, i16, i32 or i64"):
        made("Bad", speed=float)


def test_a_view_reads_and_writes_the_array() -> None:
    ponds = Pond.new(3)
    view: Any = Pond.view(ponds, 1)
    view.players = 2
    view.fish[1, 2] = -7
    view.clock += 10**12
    assert (ponds["players"][1], ponds["fish"][1, 1, 2], ponds["clock"][1]) == (2, -7, 10**12)
    assert snapshot(ponds, 0) == snapshot(ponds, 2) == bytes(Pond.dtype.itemsize)


def test_a_number_that_does_not_fit_its_field_is_refused_in_plain_code() -> None:
    view: Any = Pond.view(Pond.new(1), 0)
    with pytest.raises(OverflowError):
        view.players = 128


def test_a_view_keeps_its_array_alive() -> None:
    """A compiled record does not keep its array alive, so plain code never holds one."""
    view: Any = Pond.view(Pond.new(1), 0)
    view.clock = 77
    del_garbage = [Pond.new(1) for _ in range(50)]
    gc.collect()
    assert view.clock == 77
    assert len(del_garbage) == 50


def test_new_positions_lie_on_cache_lines_of_their_own() -> None:
    for count in (1, 2, 7):
        assert Pond.new(count).ctypes.data % LINE == 0


def test_a_snapshot_restores_the_same_bytes() -> None:
    ponds = Pond.new(2)
    ponds["fish"][0] = np.arange(6).reshape(2, 3)
    restore(ponds, 1, snapshot(ponds, 0))
    assert snapshot(ponds, 1) == snapshot(ponds, 0)
    assert copy_states(ponds).tobytes() == ponds.tobytes()

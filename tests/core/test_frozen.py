"""Views that never change, and results that are kept by the fields that were read."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from snowbound.core.frozen import MOST_WAYS, frozen, kept
from snowbound.core.record import Record, i8, i16, i64, record

Lake = cast(
    Record,
    record(type("Lake", (), {"__annotations__": {"depth": i8, "fish": i16[2, 3], "age": i64, "net": i8[2]}})),
)


def lake(depth: int = 0, age: int = 0, fish: Any = 0, net: Any = 0) -> Any:
    """Return a view of a lake."""
    states = Lake.new(1)
    s: Any = Lake.view(states, 0)
    s.depth, s.age = depth, age
    s.fish[:] = fish
    s.net[:] = net
    return frozen(Lake, states.tobytes())


def test_a_frozen_view_reads_like_a_view_and_cannot_be_changed() -> None:
    s = lake(-3, -(2**40), [[1, 2, 3], [-4, 5, 6]], [7, -8])
    assert (s.depth, s.age, type(s.depth)) == (-3, -(2**40), int)
    assert s.fish.tolist() == [[1, 2, 3], [-4, 5, 6]] and s.fish.dtype == np.int16
    assert s.net.tolist() == [7, -8]
    with pytest.raises(AttributeError, match="cannot be changed"):
        s.depth = 1
    with pytest.raises(ValueError, match="read-only"):
        s.fish[0, 0] = 1
    with pytest.raises(AttributeError, match="no field 'width'"):
        _ = s.width


def test_a_function_is_called_again_only_if_what_it_read_has_changed() -> None:
    calls = []

    @kept
    def caught(s: Any, seat: int) -> int:
        calls.append(seat)
        return int(s.fish[seat].sum()) if s.depth > 0 else 0

    assert [caught(lake(0), 0), caught(lake(0, fish=5), 0), caught(lake(0, age=1), 0)] == [0, 0, 0]
    assert calls == [0], "in shallow water it does not look for fish"
    assert [caught(lake(1, fish=5), 0), caught(lake(1, age=9, fish=5), 0)] == [15, 15]
    assert calls == [0, 0]
    assert [caught(lake(1, fish=6), 0), caught(lake(0, fish=6), 0), caught(lake(1, fish=6), 1)] == [18, 0, 18]
    assert calls == [0, 0, 0, 1], "other fish, and another seat"


def test_what_an_inner_function_reads_counts_for_the_outer_one() -> None:
    inner = kept(lambda s: s.age)
    outer = kept(lambda s: inner(s) + s.depth)
    assert outer(lake(1, age=1)) == 2
    assert outer(lake(1, age=2)) == 3, "the inner function was called"
    inner(lake(5, age=3))
    assert outer(lake(1, age=3)) == 4, "the inner result was kept"
    assert outer(lake(1, age=4)) == 5


def test_a_view_that_may_change_is_read_every_time() -> None:
    depth = kept(lambda s: s.depth)
    s: Any = Lake.view(Lake.new(1), 0)
    assert depth(s) == 0
    s.depth = 4
    assert depth(s) == 4


def test_many_results_and_many_ways_to_read_stay_right() -> None:
    few = kept(lambda s, seat: (s.depth, s.net[seat] if s.depth % 2 else s.age), 4)
    many = kept(lambda s: [s.depth, s.age, s.fish.tolist(), s.net.tolist()][: 1 + s.depth % (MOST_WAYS + 2)], 4)
    for number in [*range(30), *range(30)]:
        s = lake(number % 30, age=number, net=[number % 7, 3])
        assert few(s, 0) == (s.depth, s.net[0] if s.depth % 2 else s.age)
        assert many(s)[0] == s.depth

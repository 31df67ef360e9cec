"""The short code for fields, items and tables does what Python does; bounds are checked where that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest

from snowbound.core.rule import make_compilable, rule
from tests.core.test_compiler import compiled

make_compilable()

STATE = np.dtype(
    [
        ("hand", np.int8, (3, 4)),
        ("pile", np.int16, (5,)),
        ("marks", np.uint8, (2,)),
        ("share", np.float64, (2, 2, 2)),
        ("turn", np.int32),
    ],
    align=True,
)

STATES: Any = numba.from_dtype(STATE)[::1]

POINTS = np.array([5, -7, 11], np.int16)
STEPS = np.array([[1, 2, 3], [4, 5, 6]], np.int8)
IS_WILD = np.array([True, False, True])


class Field(NamedTuple):
    """Names of numbers, as observations have them."""

    first: int
    second: int


AT = Field(1, 2)


@rule
def items(s: Any, i: int, j: int, out: Any) -> None:
    """Reads and writes items of all kinds, with negative indices, too."""
    s.hand[i, j] = 100
    s.hand[i, j] += 27
    s.hand[-1, 0] = s.hand[i, j] - 1
    s.pile[j] = s.pile[-j - 1] + 300 * i
    s.pile[0] = i
    s.marks[i % 2] = s.pile[j] > 100
    s.share[i % 2, 1, -1] = 2.5 * i
    s.turn = s.pile[0] + s.pile[4]
    out[0] = s.hand[-1, 0] + s.share[i % 2, 1, 1]
    out[1] = s.marks[0]
    out[-1] = s.turn


@rule
def fills(s: Any, i: int, j: int, out: Any) -> None:
    """Fills whole arrays, and rows of them."""
    s.hand[:] = i
    s.hand[j % 3] = -3
    s.pile[:] = int(s.hand[0, 0]) + 1000
    s.pile[1:3] = 7
    s.marks[:] = True
    s.share[:] = 0.5
    s.share[1] = j
    out[:] = 9
    out[2:] = i


@rule
def tables(s: Any, i: int, j: int, out: Any) -> None:
    """Looks up what is constant."""
    out[0] = POINTS[i % 3] + POINTS[-1]
    out[1] = STEPS[i % 2, j % 3] + STEPS[1, -1]
    out[2] = int(IS_WILD[i % 3])
    out[3] = AT.first + 10 * AT.second + len(POINTS)
    out[4] = STEPS.shape[1]
    row = STEPS[i % 2]
    for k in range(len(row)):
        out[5] += row[k]


@rule
def numbers(s: Any, i: int, j: int, out: Any) -> None:
    """Calculates with constants and with numbers of all sizes."""
    s.turn = i**2 + 2**j
    out[0] = int(s.turn) // 3 - int(s.pile[j]) % 7
    out[1] = bool(s.turn) + (i < j) + (not j)
    out[2] = (i ^ 5) | (j << 3) & ~i
    out[3] = int(s.share[0, 0, 0] * 10)
    if s.turn and not s.marks[0]:
        out[4] = -s.turn


@rule
def beyond_a_field(s: Any, i: int, j: int, out: Any) -> None:
    """Leaves a field, in the second axis."""
    s.hand[0, i + 4] = 1


@rule
def before_a_field(s: Any, i: int, j: int, out: Any) -> None:
    """Leaves a field at its beginning."""
    out[0] = s.pile[-6 - i]


@rule
def beyond_by_a_constant(s: Any, i: int, j: int, out: Any) -> None:
    """Leaves an array by a number that is written down."""
    out[6] = 1


@rule
def beyond_a_table(s: Any, i: int, j: int, out: Any) -> None:
    """Leaves a table."""
    out[0] = POINTS[i + 3]


def entry(function: Callable[..., None]) -> Any:
    """The function in compiled form, for an array of records and an index."""

    def run(states: Any, at: int, i: int, j: int, out: Any) -> None:
        function(states[at], i, j, out)

    return compiled(run, STATES, numba.int64, numba.int64, numba.int64, numba.int64[::1])


def fresh() -> np.ndarray[Any, Any]:
    """Two records, of which the first must stay as it is."""
    states = np.zeros(2, STATE)
    states["pile"] = [[1, 2, 3, 4, 5], [10, 20, 30, 40, 50]]
    states["share"] = 0.25
    return states


@pytest.mark.parametrize("function", [items, fills, tables, numbers])
def test_plain_and_compiled_do_the_same(function: Callable[..., None]) -> None:
    run = entry(function)
    for i in range(3):
        for j in range(4):
            plain, quick = fresh(), fresh()
            told, heard = np.zeros(6, np.int64), np.zeros(6, np.int64)
            function(plain.view(np.recarray)[1], i, j, told)
            run(quick, 1, i, j, heard)
            assert (heard == told).all(), (i, j)
            for name in STATE.names or ():
                assert (quick[name] == plain[name]).all(), (name, i, j)
            assert quick[0] == fresh()[0]


@pytest.mark.parametrize("function", [beyond_a_field, before_a_field, beyond_by_a_constant, beyond_a_table])
def test_in_tests_nothing_beyond_an_array_is_touched(function: Callable[..., None]) -> None:
    with pytest.raises(IndexError, match="out of bounds"):
        entry(function)(fresh(), 0, 0, 0, np.zeros(6, np.int64))


def test_arrays_that_are_not_in_one_piece_are_left_to_numba() -> None:
    def run(grid: Any, out: Any) -> int:
        column = grid[:, 1]
        column[0] = 5
        out[:] = 3
        return int(column[1] + column[-1] + grid[0, 1])

    call = compiled(run, numba.int64[:, ::1], numba.int64[:])
    grid, out = np.arange(12).reshape(4, 3), np.zeros(8, np.int64)
    assert call(grid, out[::2]) == 4 + 10 + 5
    assert grid[0, 1] == 5
    assert out.tolist() == [3, 0] * 4

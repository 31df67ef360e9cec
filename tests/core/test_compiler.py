"""Our pipeline through Numba gives the answers of plain Python, and Numba's own serves where ours does not work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest
from numba.core.runtime import _nrt_python as memory  # type: ignore[attr-defined]
from numba.core.runtime.nrt import rtsys

from snowbound.core.pipeline import entry_options
from snowbound.core.registry import load
from snowbound.core.rule import make_compilable, rule
from snowbound.lab import simulate

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


class Colour(IntEnum):
    """An enumeration, as in games."""

    RED = 3
    BLUE = 5


class Planes(NamedTuple):
    """Names of numbers, as in observations."""

    first: int
    second: int


AT = Planes(1, 2)


def compiled(function: Callable[..., Any], *types: Any) -> Any:
    """Compile a function as `core.kernels` compiles an entry."""
    entry: Any = numba.njit(**entry_options())(function)
    entry.compile(types)
    return entry


@rule
def colour_after(colour: int) -> int:
    """Compare members, return them, and pass them on."""
    if colour == Colour.RED:
        return Colour.BLUE
    return twice(Colour.RED)


@rule
def twice(number: int) -> int:
    """Called with fields of all widths."""
    return 2 * number


@rule
def filled(size: int) -> Any:
    """Make an array, which counts references."""
    out = np.zeros(size, np.int64)
    for i in range(size):
        out[i] = twice(i)
    return out


@rule
def checked(number: int) -> int:
    """Fail deep inside."""
    if number >= 10:
        raise OverflowError("too many")
    return number


def test_members_of_an_enumeration_are_their_numbers() -> None:
    entry = compiled(lambda colour: colour_after(colour), numba.int64)
    assert [entry(colour) for colour in (3, 5)] == [colour_after(3), colour_after(5)] == [5, 6]


def test_whole_numbers_are_widened_when_a_rule_is_called() -> None:
    def entry(small: int, middle: int, large: int) -> int:
        return twice(small) + twice(middle) + twice(large) + twice(100)

    run = compiled(entry, numba.int8, numba.int16, numba.int64)
    assert run(np.int8(100), np.int16(1), 2) == 406, "nothing wraps around at 127"


def test_a_rule_stays_wide_inside_whatever_it_is_given() -> None:
    def entry(small: Any) -> int:
        return highest_bit(small[0])

    assert compiled(entry, numba.int8[::1])(np.full(1, 1, np.int8)) == highest_bit(1) == 1 << 62


@rule
def highest_bit(number: int) -> int:
    """Shift a number out of all widths but the largest."""
    for _ in range(62):
        number <<= 1
    return number


def test_an_entry_has_its_rules_in_place_of_calls() -> None:
    run = compiled(lambda number: twice(number) + twice(number + 1), numba.int64)
    functions = [line for line in run.inspect_llvm(run.signatures[0]).splitlines() if line.startswith("define")]
    assert len(functions) < 4


def test_arrays_that_rules_make_live_as_long_as_they_are_used() -> None:
    def entry(size: int) -> int:
        return int(filled(size).sum() + filled(size)[size - 1])

    run = compiled(entry, numba.int64)
    assert [run(size) for size in (1, 2, 500)] == [0, 4, 500 * 499 + 998]
    statistics: Any = rtsys.get_allocation_stats
    memory.memsys_enable_stats()
    try:
        before = statistics()
        for _ in range(100):
            run(500)
        after = statistics()
    finally:
        memory.memsys_disable_stats()
    assert after.alloc - before.alloc == after.free - before.free >= 200


def test_an_exception_inside_a_rule_reaches_the_caller() -> None:
    run = compiled(lambda number: checked(number), numba.int64)
    assert run(9) == 9
    with pytest.raises(OverflowError, match="too many"):
        run(10)


def test_compiled_code_of_others_may_call_a_rule() -> None:
    theirs: Any = numba.njit(lambda number: twice(number) + int(filled(number).sum()))
    assert theirs(3) == 12


# --- plain and compiled ------------------------------------------------------


@rule
def items(s: Any, i: int, j: int, out: Any) -> None:
    """Read and write items of all kinds, also by negative indices."""
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
    """Fill whole arrays, and rows of them."""
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
    """Look up constants."""
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
    """Calculate with constants and with numbers of all widths."""
    s.turn = i**2 + 2**j
    out[0] = int(s.turn) // 3 - int(s.pile[j]) % 7
    out[1] = bool(s.turn) + (i < j) + (not j)
    out[2] = (i ^ 5) | (j << 3) & ~i
    out[3] = int(s.share[0, 0, 0] * 10)
    if s.turn and not s.marks[0]:
        out[4] = -s.turn


@rule
def beyond_a_field(s: Any, i: int, j: int, out: Any) -> None:
    """Leave a field, in the second axis."""
    s.hand[0, i + 4] = 1


@rule
def before_a_field(s: Any, i: int, j: int, out: Any) -> None:
    """Leave a field at its beginning."""
    out[0] = s.pile[-6 - i]


@rule
def beyond_a_table(s: Any, i: int, j: int, out: Any) -> None:
    """Leave a table."""
    out[0] = POINTS[i + 3]


def on_a_record(function: Callable[..., None]) -> Any:
    """Compile a rule for an array of records and an index."""

    def run(states: Any, at: int, i: int, j: int, out: Any) -> None:
        function(states[at], i, j, out)

    return compiled(run, STATES, numba.int64, numba.int64, numba.int64, numba.int64[::1])


def fresh() -> np.ndarray[Any, Any]:
    """Return two records, of which the first must stay as it is."""
    states = np.zeros(2, STATE)
    states["pile"] = [[1, 2, 3, 4, 5], [10, 20, 30, 40, 50]]
    states["share"] = 0.25
    return states


@pytest.mark.parametrize("function", [items, fills, tables, numbers])
def test_plain_and_compiled_do_the_same(function: Callable[..., None]) -> None:
    run = on_a_record(function)
    for i in range(3):
        for j in range(4):
            plain, quick = fresh(), fresh()
            plain_out, quick_out = np.zeros(6, np.int64), np.zeros(6, np.int64)
            function(plain.view(np.recarray)[1], i, j, plain_out)
            run(quick, 1, i, j, quick_out)
            assert (quick_out == plain_out).all(), (i, j)
            for name in STATE.names or ():
                assert (quick[name] == plain[name]).all(), (name, i, j)
            assert quick[0] == fresh()[0]


@pytest.mark.parametrize("function", [beyond_a_field, before_a_field, beyond_a_table])
def test_in_tests_nothing_beyond_an_array_is_touched(function: Callable[..., None]) -> None:
    with pytest.raises(IndexError, match="out of bounds"):
        on_a_record(function)(fresh(), 0, 0, 0, np.zeros(6, np.int64))


# --- falling back ------------------------------------------------------------

MOVED = {
    "a class": "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary",
    "a method": """
from snowbound.core import compiler
def moved(library):
    raise AttributeError("moved")
compiler.EntryLibrary.finalize = moved
""",
    "a meaning": """
from snowbound.core import compiler
compiler.ConstantMembers.run_pass = lambda each, state: [
    setattr(assign.value, "value", 0)
    for block in state.func_ir.blocks.values()
    for assign in block.find_insts(compiler.ir.Assign)
    if isinstance(assign.value, compiler.ir.Const) and assign.value.value == 2
] and True
""",
}
PLAY = """
import json, warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    from snowbound.core.registry import load
    from snowbound.lab import simulate
    played = simulate(load({path!r}), 2, 50, seed=5, jobs=1)
print(json.dumps([played.moves, [str(each.message) for each in caught]]))
"""


@pytest.mark.parametrize(
    ("what", "path", "reason"),
    [
        ("a class", "polar_rush", "JITCodeLibrary"),
        ("a method", "snowbound.lab.tic_tac_toe:TIC_TAC_TOE", "moved"),
        ("a meaning", "snowbound.lab.tic_tac_toe:TIC_TAC_TOE", "instead of 236"),
    ],
)
def test_numbas_own_pipeline_serves_where_ours_does_not_work(what: str, path: str, reason: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", MOVED[what] + PLAY.format(path=path)]
    environment = os.environ | {"SNOWBOUND_CACHE": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    moves, warned = json.loads(done.stdout)
    assert moves == simulate(load(path), 2, 50, seed=5, jobs=1).moves
    (text,) = warned
    assert text.startswith("Snowbound's compiler does not work with Numba")
    assert reason in text

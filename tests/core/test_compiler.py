"""The shorter way through Numba gives the same answers, and leaves Numba as it was for everybody else."""

from __future__ import annotations

import gc
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numba
import numpy as np
import pytest
from llvmlite.binding import ffi
from numba.core import base
from numba.core.postproc import PostProcessor
from numba.core.registry import cpu_target
from numba.core.runtime import _nrt_python as memory  # type: ignore[attr-defined]
from numba.core.runtime.nrt import rtsys
from numba.core.targetconfig import TargetConfig
from numba.core.types.functions import BaseFunction

from snowbound.core.compiler import Entries
from snowbound.core.hurry import hurry
from snowbound.core.rule import make_compilable, rule

make_compilable()


class Colour(IntEnum):
    """An enumeration as games have them."""

    RED = 3
    BLUE = 5


def compiled(function: Callable[..., Any], *types: Any) -> Any:
    """As `core.kernels` compiles an entry."""
    options: Any = {"nogil": True, "no_cfunc_wrapper": True, "pipeline_class": Entries}
    entry: Any = numba.njit(**options)(function)
    with hurry():
        entry.compile(types)
    return entry


@rule
def colour_after(colour: int) -> int:
    """Members are compared, returned, and handed on."""
    if colour == Colour.RED:
        return Colour.BLUE
    return twice(Colour.RED)


@rule
def twice(number: int) -> int:
    """Called with fields of all sizes."""
    return 2 * number


@rule
def filled(size: int) -> Any:
    """Makes an array, which counts references."""
    out = np.zeros(size, np.int64)
    for i in range(size):
        out[i] = twice(i)
    return out


@rule
def checked(number: int) -> int:
    """Fails deep inside."""
    if number >= 10:
        raise OverflowError("too many")
    return number


def test_members_of_an_enumeration_are_their_numbers() -> None:
    entry = compiled(lambda colour: colour_after(colour), numba.int64)
    assert [entry(colour) for colour in (3, 5)] == [colour_after(3), colour_after(5)] == [5, 6]


def test_a_rule_is_compiled_once_for_whole_numbers_of_all_sizes() -> None:
    def entry(small: int, middle: int, large: int) -> int:
        return twice(small) + twice(middle) + twice(large) + twice(100)

    run = compiled(entry, numba.int8, numba.int16, numba.int64)
    assert run(np.int8(100), np.int16(1), 2) == 406, "nothing wraps around at 127"
    linked = [line for line in run.inspect_llvm(run.signatures[0]).splitlines() if line.startswith("define")]
    assert len(linked) < 4, "the rule stands in place of its calls, and nowhere else"


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


def test_what_fails_inside_a_rule_is_raised_to_who_called() -> None:
    run = compiled(lambda number: checked(number), numba.int64)
    assert run(9) == 9
    with pytest.raises(OverflowError, match="too many"):
        run(10)


def test_code_of_others_may_call_a_rule() -> None:
    theirs: Any = numba.njit(lambda number: twice(number) + int(filled(number).sum()))
    assert theirs(3) == 12


def numba_now() -> list[Any]:
    """All that is replaced while an entry compiles, as it is."""
    contexts = [set(vars(context)) for context in (cpu_target.typing_context, cpu_target.target_context)]
    config = TargetConfig.__hash__, TargetConfig.__eq__
    others = BaseFunction.get_call_type, PostProcessor.run, numba.types.Record.__repr__, base._has_loc
    return [*contexts, *config, *others, list(ffi.lib._lock._cblist)]


@pytest.mark.parametrize("fails", [False, True])
def test_numba_is_left_as_it_was(fails: bool) -> None:
    before = numba_now()
    assert gc.isenabled()
    if fails:
        with pytest.raises(numba.core.errors.TypingError):
            compiled(lambda number: number.nothing, numba.int64)
    else:
        compiled(lambda number: twice(number) + 1, numba.int64)
    assert numba_now() == before
    assert gc.isenabled()

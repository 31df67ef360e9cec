"""A few lines that use what rules use: if our pipeline compiles them, and they answer correctly, it works."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numba
import numpy as np

from .pipeline import entry_options
from .rule import rule

SIZE = 4


class Step(IntEnum):
    """An enumeration, as in games."""

    SHORT = 3


@rule
def doubled(number: int) -> int:
    """Return twice the number: a rule that a rule calls, with a field of 8 bits and with 64 bits."""
    return 2 * number


@rule
def multiples(size: int) -> Any:
    """Return an array that the rule makes."""
    out = np.zeros(size, np.int64)
    for i in range(size):
        out[i] = doubled(i) * Step.SHORT
    return out


def total(small: Any) -> int:
    """Add up the numbers, and twice the first of `small`: an entry."""
    numbers = multiples(len(small))
    sum_ = doubled(small[0])
    for i in range(len(numbers)):
        sum_ += numbers[i]
    return sum_


def check() -> None:
    """Raise an exception if compiled code does not answer what plain code answers."""
    compiled: Any = numba.njit(**entry_options())(total)
    compiled.compile((numba.int8[::1],))
    small = np.full(SIZE, 100, np.int8)
    found, expected = compiled(small), 2 * 100 + 2 * Step.SHORT * sum(range(SIZE))
    if found != expected:
        raise ArithmeticError(f"it answers {found} instead of {expected}")

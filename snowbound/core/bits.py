"""Sets of up to 62 members as the bits of an integer, the same in plain and compiled code."""

from __future__ import annotations

from functools import cache
from typing import Any

from .rule import compiled_as, rule


def _intrinsic(name: str, *more: tuple[int, int]) -> object:
    """Return an LLVM intrinsic over 64-bit integers; `more` are further arguments as (width, constant)."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    word = ir.IntType(64)

    def typing(context, bits):  # type: ignore[no-untyped-def]
        def emit(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            shape = ir.FunctionType(word, [word, *(ir.IntType(width) for width, _ in more)])
            function = builder.module.declare_intrinsic(name, [word], shape)
            constants = [ir.Constant(ir.IntType(width), value) for width, value in more]
            return builder.call(function, [*arguments, *constants])

        return types.int64(types.int64), emit

    return intrinsic(typing)


def _compiled_count() -> object:
    count_ones = _intrinsic("llvm.ctpop")
    return lambda bits: lambda bits: count_ones(bits)  # type: ignore[operator]


def _compiled_lowest() -> object:
    trailing_zeros = _intrinsic("llvm.cttz", (1, 1))
    return lambda bits: lambda bits: trailing_zeros(bits)  # type: ignore[operator]


@compiled_as(_compiled_count)
def count(bits: int) -> int:
    """Return how many bits are set."""
    return int(bits).bit_count()


@compiled_as(_compiled_lowest)
def lowest(bits: int) -> int:
    """Return the number of the lowest bit that is set; `bits` must not be 0."""
    return (int(bits) & -int(bits)).bit_length() - 1


@rule
def has(bits: int, number: int) -> bool:
    """Return whether the bit of this number is set."""
    return (bits >> number) & 1 != 0


@rule
def list_bits(bits: int, first: int, out: Any, number: int) -> int:
    """Append `first` plus each member of a set to the `number` values in `out`, in ascending order.

    Return how many values there are then. `legal` lists its actions this way.
    """
    while bits != 0:
        out[number] = first + lowest(bits)
        bits &= bits - 1
        number += 1
    return number


@cache
def members(bits: int) -> tuple[int, ...]:
    """Return the members of a set, ascending; for plain code, and for sets that come up again and again."""
    return tuple(member for member in range(bits.bit_length()) if bits >> member & 1)

"""Observations: what a seat may know as numbers, in named planes one after the other.

    >>> from snowbound import Match
    >>> match = Match("arctic_race", players=3, seed=1, compiled=False)
    >>> tensor = match.observation(seat=0)
    >>> int(match.game.observation.named(tensor)["players"])
    3

A game describes its planes with an `Observation` and fills them with the rule `observe`. Seats are
relative: the observer is first, then come the others clockwise. For a spectator, seat 0 is first.
"""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import accumulate
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import SnowboundError
from .rule import compiled_as, rule

Tensor = NDArray[np.int16]

MOST = int(np.iinfo(np.int16).max)
"""The largest number in an observation; larger counts are capped."""


@dataclass(frozen=True)
class Plane:
    """One named part of an observation: its shape, the range of its numbers, and what they mean."""

    name: str
    shape: tuple[int, ...]  # empty for a single number
    low: int
    high: int
    meaning: str
    names: tuple[str, ...] = ()  # of the places along its last axis, if they have names

    @property
    def size(self) -> int:
        """The number of values."""
        return prod(self.shape)


def names_of(members: type[Enum]) -> tuple[str, ...]:
    """Return the names of an enumeration, in its order."""
    return tuple(member.lower() for member in members.__members__)


def shown_planes(kept: int) -> tuple[Plane, ...]:
    """Return the planes that count what was shown, in games that show something; they are the last ones."""
    if kept == 0:
        return ()
    return (
        Plane("shown_rows", (), 0, kept, "rows in use: what everyone was shown since the observer's last decision"),
        Plane("shown_lost", (), 0, MOST, f"how many more there were: if over {kept}, the oldest are left out"),
    )


class Observation:
    """The planes of a game, in order. Changing their names, shapes or meaning makes a new version.

    If events show something that must be remembered (`core.shown`), `kept` is the number of such facts that fit,
    the last planes describe the facts, and two planes are added that count them.
    """

    def __init__(self, version: int, planes: tuple[Plane, ...], kept: int = 0) -> None:
        self.version = version
        self.kept = kept
        self.planes = planes = planes + shown_planes(kept)
        for plane in planes:
            if not -MOST <= plane.low < plane.high <= MOST:
                raise SnowboundError(f"plane {plane.name!r} ranges from {plane.low} to {plane.high}")
            if plane.names and len(plane.names) != plane.shape[-1]:
                raise SnowboundError(f"plane {plane.name!r} has {plane.shape[-1]} places and {len(plane.names)} names")
        *offsets, self.size = accumulate((plane.size for plane in planes), initial=0)
        names: Any = namedtuple("Offsets", [plane.name for plane in planes])  # type: ignore[misc]
        self.at: Any = names(*offsets)
        """Where each plane begins, by name: rules write to `out[AT.phase]`."""

    def named(self, tensor: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return the planes by name, in their shapes: views into one tensor, or into many along the last axis."""
        if tensor.shape[-1:] != (self.size,):
            raise SnowboundError(f"an observation has {self.size} numbers, not an array of {tensor.shape}")
        parts = {}
        for plane, start in zip(self.planes, self.at, strict=True):
            parts[plane.name] = tensor[..., start : start + plane.size].reshape(tensor.shape[:-1] + plane.shape)
        return parts

    @cached_property
    def low(self) -> Tensor:
        """The smallest number at each place."""
        return np.repeat([plane.low for plane in self.planes], [plane.size for plane in self.planes]).astype(np.int16)

    @cached_property
    def high(self) -> Tensor:
        """The largest number at each place."""
        return np.repeat([plane.high for plane in self.planes], [plane.size for plane in self.planes]).astype(np.int16)

    def __repr__(self) -> str:
        return f"<observation {self.version}: {len(self.planes)} planes, {self.size} numbers>"


# --- for writing `observe`


@rule
def mark(out: Any, at: int, number: int) -> None:
    """Write 1 at the place of a number; nothing for a negative number, which stands for none."""
    if number >= 0:
        out[at + number] = 1


@rule
def mark_bits(out: Any, at: int, bits: int, number: int) -> None:
    """Write a set of `number` possible members: 1 for each that is in it."""
    for member in range(number):
        out[at + member] = (bits >> member) & 1


@rule
def chair(seat: int, viewer: int, players: int) -> int:
    """Return how far a seat is from the viewer, clockwise; for a spectator, from seat 0."""
    distance = seat
    if viewer > 0:
        distance = seat - viewer
        if distance < 0:
            distance += players
    return distance


@rule
def mark_seat(out: Any, at: int, seat: int, viewer: int, players: int) -> None:
    """Write 1 at the place of a seat, seen from the viewer; nothing for a negative number."""
    if seat >= 0:
        out[at + chair(seat, viewer, players)] = 1


BLOCK = 16
"""How many numbers compiled code copies at a time."""


def _compiled_block() -> Any:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    narrow, wide = (ir.VectorType(ir.IntType(width), BLOCK) for width in (8, 16))

    def typing(context, out, at, row, i):  # type: ignore[no-untyped-def]
        def emit(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            arrays = [make_array(signature.args[k]) for k in (0, 2)]  # type: ignore[no-untyped-call]
            target, source = (array(context, builder, arguments[2 * k]).data for k, array in enumerate(arrays))
            first = builder.bitcast(builder.gep(source, [arguments[3]]), narrow.as_pointer())
            place = builder.gep(target, [builder.add(arguments[1], arguments[3])])
            numbers = builder.sext(builder.load(first, align=1), wide)
            builder.store(numbers, builder.bitcast(place, wide.as_pointer()), align=2)
            return context.get_dummy_value()

        return types.void(out, at, row, i), emit

    copy_block: Any = intrinsic(typing)
    return lambda out, at, row, i: lambda out, at, row, i: copy_block(out, at, row, i)


@compiled_as(_compiled_block)
def _copy_block(out: Any, at: int, row: Any, i: int) -> None:
    """Copy a block of a row of bytes, from `i` on. LLVM would copy them one by one."""
    out[at + i : at + i + BLOCK] = row[i : i + BLOCK]


@rule
def write_row(out: Any, at: int, row: Any, number: int) -> None:
    """Write the first numbers of a row of i8, at least a BLOCK of them."""
    for i in range(0, number - BLOCK, BLOCK):
        _copy_block(out, at, row, i)
    _copy_block(out, at, row, number - BLOCK)  # overlaps the one before


@rule
def capped(number: int) -> int:
    """Return a number, capped at MOST."""
    if number > MOST:
        return MOST
    return number


def observed(run: Any, states: Any, seat: int, memory: NDArray[np.int64] | None = None) -> Tensor:
    """Return the observation of a position that is concealed from a program in this seat; `run` are the kernels.

    Without the game's memory (`core.shown`), the planes of what was shown are 0.
    """
    out = np.zeros(run.game.observation.size, np.int16)
    run.observe(states, 0, seat, out)
    if memory is not None and len(memory):
        run.add_shown(states, 0, seat, memory, out)
    return out

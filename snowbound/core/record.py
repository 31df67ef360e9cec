"""Positions as flat records: a class with typed fields becomes one NumPy dtype.

    >>> from snowbound.core.record import i8, i16, record
    >>> @record
    ... class Pond:
    ...     players: i8          # seats in this game
    ...     fish: i16[2, 3]      # fish[seat, place]
    >>> ponds = Pond.new(2)
    >>> pond = Pond.view(ponds, 1)
    >>> pond.fish[0, 2] = 7
    >>> int(ponds["fish"][1, 0, 2])
    7

The array goes to compiled code; `view` gives plain code the same attributes.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .rule import Registration, compiled_as

LINE = 64
"""Bytes in a cache line: records are a multiple of it, so that two cores never share one."""

States = NDArray[np.void]
"""An array of positions of one game."""


@dataclass(frozen=True)
class Field:
    """The type of one field: a signed integer, or a fixed array of them."""

    code: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Field:
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))

    @property
    def width(self) -> int:
        """Bytes of a single number."""
        return np.dtype(self.code).itemsize


i8, i16, i32, i64 = Field("i1"), Field("i2"), Field("i4"), Field("i8")


class RecordError(TypeError):
    """A record class that plain and compiled code would read differently."""


# Compiled code would read the field, plain NumPy code the attribute.
RESERVED = frozenset(dir(np.record) + dir(np.ndarray))

_views: dict[np.dtype[Any], type[View]] = {}


class View:
    """One position for plain Python code, with the same attributes as in compiled code.

    Single numbers read as `int`, and a number that does not fit its field is refused. Arrays are NumPy views into
    the position. A view keeps its array alive.
    """

    __slots__ = ("at", "states")
    record: Record

    def __init__(self, states: States, at: int) -> None:
        self.states = states
        self.at = at


class Record:
    """A record class with its dtype: it makes new positions, and views for plain code."""

    def __init__(self, cls: type) -> None:
        self.name = f"{cls.__module__}.{cls.__qualname__}"
        self.__doc__ = cls.__doc__
        self.fields: dict[str, Field] = dict(inspect.get_annotations(cls, eval_str=True))
        for name, field in self.fields.items():
            self._refuse_trap(name, field)
        self.dtype = self._layout()
        self.view: type[View] = self._view_class()
        _views[self.dtype] = self.view
        self.frozen_view: Any = None  # the class of `core.frozen` for it, once it was needed
        self.rules: list[Registration] = []  # of its game, as far as they were kept apart when it was loaded

    def forget(self) -> None:
        """Make no more views of its positions in plain code, because its game is forgotten."""
        _views.pop(self.dtype, None)

    def new(self, count: int) -> States:
        """Return positions that are all zero, each on its own cache lines."""
        room = np.zeros(count * self.dtype.itemsize + LINE, np.uint8)
        start = -room.ctypes.data % LINE
        return room[start : start + count * self.dtype.itemsize].view(self.dtype)

    def from_bytes(self, saved: bytes) -> States:
        """Return one position, which `snapshot` has saved."""
        return np.frombuffer(bytearray(saved), self.dtype).reshape(1)

    def __repr__(self) -> str:
        return f"<record {self.name}: {len(self.fields)} fields, {self.dtype.itemsize} bytes>"

    def _refuse_trap(self, name: str, field: object) -> None:
        if not isinstance(field, Field):
            raise RecordError(
                f"{self.name}.{name} is declared {field!r}: give it i8, i16, i32 or i64, "
                "or an array of them such as i8[6, 5]"
            )
        if name in RESERVED or name.startswith("_"):
            raise RecordError(
                f"{self.name}.{name} is named like an attribute of NumPy's records, so plain and "
                f"compiled code would read different things: choose another name"
            )

    def _layout(self) -> np.dtype[np.void]:
        """Return the dtype: wide fields first, so that there is no padding, then a filler to the end of the cache line.

        NumPy does not copy padding, so equal positions could differ in bytes. The filler's name makes the record
        unique: Numba considers two records with equal fields to be one type, and also a record that begins with all
        fields of another.
        """
        names = sorted(self.fields, key=lambda name: -self.fields[name].width)
        layout: list[tuple[Any, ...]] = [(name, self.fields[name].code, self.fields[name].shape) for name in names]
        used = np.dtype(layout).itemsize
        layout.append((f"_end_of_{self.name.replace('.', '_')}", "i1", (LINE - used % LINE,)))
        dtype = np.dtype(layout, align=True)
        assert dtype.itemsize % LINE == 0, "the filler completes the last line"
        return dtype

    def _view_class(self) -> type[View]:
        body: dict[str, Any] = {"__slots__": (), "record": self, "__doc__": self.__doc__}
        for name, field in self.fields.items():
            body[name] = _array(name) if field.shape else _number(name)
        return type(self.name.rsplit(".", 1)[-1], (View,), body)


def _number(name: str) -> property:
    def read(view: View) -> int:
        return int(view.states[name][view.at])

    def write(view: View, value: int) -> None:
        view.states[name][view.at] = value

    return property(read, write)


def _array(name: str) -> property:
    def read(view: View) -> Any:
        return view.states[name][view.at]

    def write(view: View, values: Any) -> None:
        view.states[name][view.at] = values

    return property(read, write)


def record(cls: Any) -> Any:
    """Declare a position: each annotated field becomes part of one flat NumPy record, a `Record`."""
    return Record(cls)


def snapshot(states: States, at: int) -> bytes:
    """Return a position as bytes; equal positions have equal bytes."""
    return states[at : at + 1].tobytes()


def restore(states: States, at: int, saved: bytes) -> None:
    """Write a snapshot over position `at`."""
    states.view(np.uint8).reshape(len(states), -1)[at] = np.frombuffer(saved, np.uint8)


def copy_states(states: States) -> States:
    """Return a copy of all positions, made by bytes: NumPy copies field by field, which takes 50 times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def _compiled_at() -> Any:
    return lambda states, i: lambda states, i: states[i]


@compiled_as(_compiled_at)
def at(states: States, i: int) -> Any:
    """Return position `i` for rules to read and change: a record, or a view in plain code."""
    return _views[states.dtype](states, i)


def _compiled_copy() -> Any:
    def copy(states: Any, to: int, source: Any, i: int) -> None:
        states[to] = source[i]

    return lambda states, to, source, i: copy


@compiled_as(_compiled_copy)
def copy_state(states: States, to: int, source: States, i: int) -> None:
    """Copy position `i` of `source` over position `to` of `states`."""
    restore(states, to, snapshot(source, i))


MULTIPLIER = -0x61C8864680B583EB  # 2**64 over the golden ratio, as a signed number


def words_of(states: States) -> NDArray[np.int64]:
    """Return the memory of positions as 64-bit integers, one row per position; nothing is copied."""
    return states.view(np.int64).reshape(len(states), -1)


def _compiled_fingerprint() -> Any:
    def mix(words: Any, i: int, seed: int) -> int:
        # Four independent chains, so that the processor can multiply in parallel.
        a, b, c, d = seed + 1, seed + 2, seed + 3, seed + 4
        for j in range(0, words.shape[1], 4):
            a = (a ^ words[i, j]) * MULTIPLIER  # overflows, which compiled code allows
            b = (b ^ words[i, j + 1]) * MULTIPLIER
            c = (c ^ words[i, j + 2]) * MULTIPLIER
            d = (d ^ words[i, j + 3]) * MULTIPLIER
            a ^= a >> 32
            b ^= b >> 32
            c ^= c >> 32
            d ^= d >> 32
        for part in (b, c, d):
            a = (a ^ part) * MULTIPLIER
            a ^= a >> 32
        return a | 1

    return lambda words, i, seed: mix


@compiled_as(_compiled_fingerprint, inline=True)
def fingerprint(words: NDArray[np.int64], i: int, seed: int) -> int:
    """Return a hash of position `i` that is never 0. Equal positions have equal hashes."""
    chains = [seed + 1, seed + 2, seed + 3, seed + 4]
    for j, word in enumerate(words[i].tolist()):
        chains[j % 4] = _mixed(chains[j % 4], word)
    return reduce(_mixed, chains) | 1


def _mixed(number: int, word: int) -> int:
    product = (number ^ word) * MULTIPLIER & (1 << 64) - 1
    product = product - (1 << 64) if product >> 63 else product
    return product ^ product >> 32

"""Views that never change, and functions whose results are kept by the fields of a view that they read.

Words and pictures are functions of a view, and most of a view is the same after the next event. A function under
`kept` is called only if a field that it read has changed. What it read is noted while it runs, so nobody lists it.

    >>> from snowbound import Match
    >>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
    >>> @kept
    ... def rivals(s, seat):
    ...     print("counting")
    ...     return [other for other in range(2) if other != seat]
    >>> match = Match(TIC_TAC_TOE, players=2, compiled=False)
    >>> rivals(match.seen(1), 1)
    counting
    [0]
    >>> match.play(0, 4)                    # `rivals` does not read what this changes
    >>> rivals(match.seen(1), 1)
    [0]

Results are found by the content of a view, never of the whole position, so they tell nothing that the view hides.
"""

from __future__ import annotations

import builtins
import sys
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, wraps
from typing import Any, NamedTuple, NoReturn, TypeVar

import numpy as np

from .record import Record

Result = TypeVar("Result")

MOST_KEPT = 512
"""Results that are kept of one function."""

MOST_WAYS = 8
"""Sets of fields that are remembered for one call: what a function reads may depend on what it has read before."""


class _Place(NamedTuple):
    """Where a field is in the bytes of a position."""

    cut: slice
    dtype: np.dtype[Any]
    length: int  # numbers in it
    shape: tuple[int, ...]


class FrozenView:
    """A position as some viewer sees it, which cannot be changed. Its fields are read as in a `View`.

    `bytes` is the whole position. The dictionary of an instance has the fields that were read from it so far.
    """

    __slots__ = ("__dict__", "_loaded", "bytes", "is_traced")
    record: Record
    places: dict[str, _Place]
    bytes: builtins.bytes

    is_traced: bool
    _loaded: dict[str, Any]

    def __init__(self, position: builtins.bytes, loaded: dict[str, Any] | None = None) -> None:
        write = object.__setattr__
        write(self, "bytes", position)
        write(self, "is_traced", loaded is not None)
        write(self, "_loaded", {} if loaded is None else loaded)

    def __getattr__(self, name: str) -> Any:
        """Return a field that is read for the first time."""
        loaded = self._loaded
        if name not in loaded:
            loaded[name] = self._load(name)
        value = self.__dict__[name] = loaded[name]
        return value

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a view for words and pictures cannot be changed, so {name} cannot be {value!r}")

    def traced(self) -> FrozenView:
        """Return the same view with nothing read so far."""
        return type(self)(self.bytes, self._loaded)

    def note(self, names: tuple[str, ...]) -> None:
        """Count these fields as read."""
        read = self.__dict__
        for name in names:
            if name not in read:
                getattr(self, name)

    def _load(self, name: str) -> Any:
        if name not in self.places:
            raise AttributeError(f"{self.record} has no field {name!r}")
        cut, dtype, length, shape = self.places[name]
        if not shape:
            return int.from_bytes(self.bytes[cut], sys.byteorder, signed=True)
        return np.frombuffer(self.bytes, dtype, length, cut.start).reshape(shape)


def frozen(record: Record, position: bytes) -> FrozenView:
    """Return a view of a position that is already concealed."""
    return _view_class(record)(position)


@cache
def _view_class(record: Record) -> type[FrozenView]:
    places, fields = {}, record.dtype.fields
    assert fields is not None, "a record has fields"
    for name, field in record.fields.items():
        dtype, start = fields[name][:2]
        length = int(np.prod(field.shape, dtype=int))
        places[name] = _Place(slice(start, start + dtype.itemsize), dtype.base, length, field.shape)
    name = f"Frozen{record.name.rsplit('.', 1)[-1]}"
    return type(name, (FrozenView,), {"record": record, "places": places, "__slots__": ()})


class _Way(NamedTuple):
    """Fields that a call has read, and where they are."""

    names: tuple[str, ...]
    cuts: tuple[slice, ...]


def kept(function: Callable[..., Result], most: int = MOST_KEPT) -> Callable[..., Result]:
    """Return a function whose results are kept by the fields of the view that it read, and by its other arguments.

    Its first argument is a view, the others are hashable. Callers may not change its results. With a view that may
    change, it is called every time.
    """
    ways: dict[tuple[Any, ...], list[_Way]] = {}
    results: OrderedDict[tuple[Any, ...], Result] = OrderedDict()

    @wraps(function)
    def call(s: Any, *given: Any) -> Result:
        if not isinstance(s, FrozenView):
            return function(s, *given)
        known, position = ways.get(given), s.bytes
        for names, cuts in known or ():
            key = (given, names, *[position[cut] for cut in cuts])
            if key in results:
                results.move_to_end(key)
                if s.is_traced:
                    s.note(names)
                return results[key]
        view = s.traced()
        result = function(view, *given)
        names = tuple(view.__dict__)
        if s.is_traced:
            s.note(names)
        way = _Way(names, tuple([s.places[name].cut for name in names]))
        if known is None:
            if len(ways) >= 2 * most:
                ways.pop(next(iter(ways)))
            known = ways[given] = []
        if way not in known:
            known.insert(0, way)
            del known[MOST_WAYS:]
        results[given, names, *[position[cut] for cut in way.cuts]] = result
        if len(results) > most:
            results.popitem(last=False)
        return result

    return call

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
from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import Any, NoReturn, TypeVar, cast

import numpy as np

from .record import Record

Result = TypeVar("Result")

MOST_KEPT = 512
"""Results that are kept of one function."""

MOST_WAYS = 8
"""Sets of fields that are remembered for one call: what a function reads may depend on what it has read before."""


class FrozenView:
    """A position as some viewer sees it, which cannot be changed. Its fields are read as in a `View`.

    `bytes` is the whole position. The dictionary of an instance has the fields that were read from it so far.
    """

    __slots__ = ("__dict__", "_loaded", "bytes", "is_traced")
    record: Record
    places: dict[str, slice]  # where each field is in the bytes
    bytes: builtins.bytes

    is_traced: bool
    _loaded: dict[str, Any]

    def __init__(self, position: builtins.bytes, loaded: dict[str, Any] | None = None) -> None:
        write = object.__setattr__
        write(self, "bytes", position)
        write(self, "is_traced", loaded is not None)
        write(self, "_loaded", {} if loaded is None else loaded)

    def __getattr__(self, name: str) -> Any:
        """Return a field that is read for the first time. All fields are read at once, which takes as long as two."""
        loaded = self._loaded
        if not loaded:
            loaded.update(zip(self.places, np.frombuffer(self.bytes, self.record.dtype)[0].item(), strict=True))
            if not self.is_traced:
                self.__dict__.update(loaded)
        if name not in loaded:
            raise AttributeError(f"{self.record} has no field {name!r}")
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


def frozen(record: Record, position: bytes) -> FrozenView:
    """Return a view of a position that is already concealed."""
    if record.frozen_view is None:
        record.frozen_view = _view_class(record)
    return cast(FrozenView, record.frozen_view(position))


def _view_class(record: Record) -> type[FrozenView]:
    places, fields = {}, record.dtype.fields
    assert fields is not None and record.dtype.names is not None, "a record has fields"
    for name in record.dtype.names:
        dtype, start = fields[name][:2]
        places[name] = slice(start, start + dtype.itemsize)
    name = f"Frozen{record.name.rsplit('.', 1)[-1]}"
    return type(name, (FrozenView,), {"record": record, "places": places, "__slots__": ()})


class _Way:
    """Fields that a call has read, where they are, and the results by their content."""

    __slots__ = ("cuts", "names", "results")

    def __init__(self, names: tuple[str, ...], places: dict[str, slice]) -> None:
        self.names = names
        self.cuts = _merged([places[name] for name in names])
        self.results: dict[tuple[bytes, ...], Any] = {}


def _merged(cuts: list[slice]) -> tuple[slice, ...]:
    """Return the same bytes in as few pieces as possible."""
    found: list[slice] = []
    for cut in sorted(cuts, key=lambda cut: cut.start):
        if found and found[-1].stop == cut.start:
            found[-1] = slice(found[-1].start, cut.stop)
        else:
            found.append(cut)
    return tuple(found)


MISSING = object()


def kept(function: Callable[..., Result], most: int = MOST_KEPT) -> Callable[..., Result]:
    """Return a function whose results are kept by the fields of the view that it read, and by its other arguments.

    Its first argument is a view, the others are hashable. Callers may not change its results. With a view that may
    change, it is called every time.
    """
    ways: dict[tuple[Any, ...], list[_Way]] = {}
    oldest_first: deque[tuple[_Way, tuple[bytes, ...]]] = deque()

    @wraps(function)
    def call(s: Any, *given: Any) -> Result:
        if not isinstance(s, FrozenView):
            return function(s, *given)
        known, position = ways.get(given, ()), s.bytes
        for way in known:
            found = way.results.get(tuple([position[cut] for cut in way.cuts]), MISSING)
            if found is not MISSING:
                if s.is_traced:
                    s.note(way.names)
                return cast(Result, found)
        return make(s, given)

    def make(s: FrozenView, given: tuple[Any, ...]) -> Result:
        view = s.traced()
        result = function(view, *given)
        names = tuple(view.__dict__)
        if s.is_traced:
            s.note(names)
        if given not in ways:
            if len(ways) >= 2 * most:
                ways.pop(next(iter(ways)))
            ways[given] = []
        known = ways[given]
        way = next((way for way in known if way.names == names), None)
        if way is None:
            way = _Way(names, s.places)
            known.insert(0, way)
            del known[MOST_WAYS:]
        key = tuple([s.bytes[cut] for cut in way.cuts])
        way.results[key] = result
        oldest_first.append((way, key))
        if len(oldest_first) > most:
            old, key = oldest_first.popleft()
            old.results.pop(key, None)
        return result

    return call

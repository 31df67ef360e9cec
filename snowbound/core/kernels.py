"""The entries from Python into compiled code, one set per game.

A kernel takes an array of positions and an index. A call costs about 1 µs; passing a single record would cost
four times as much. A kernel is compiled for one game when it is first used, with a progress line if
that takes longer than a second, and kept on disk (`core.cache`).

    >>> from snowbound.games import find
    >>> uno = kernels(find("uno_power_grab"))
    >>> states = uno.game.new_states(players=4)
    >>> uno.actors(states, 0) == 1 << 15          # chance chooses the first dealer
    True
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

from . import entries, facts, playout, shown  # noqa: F401  (what they declare with @entry is compiled here)
from .entry import ENTRIES, argument_types
from .per_game import kept_with_game
from .rule import make_compilable

if TYPE_CHECKING:
    from .game import Game


class Kernels:
    """All kernels of one game; each is compiled when it is first used."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in ENTRIES:
            raise AttributeError(f"there is no kernel {name}, only {', '.join(sorted(ENTRIES))}")
        with _progress(self.game, name):
            compiled = _compile(self.game, ENTRIES[name])
        setattr(self, name, compiled)
        return compiled

    def __reduce__(self) -> tuple[Any, ...]:
        return kernels, (self.game,)

    def prepare(self, *names: str) -> Kernels:
        """Compile these kernels now, so that later calls need not wait."""
        for name in names:
            getattr(self, name)
        return self


def kernels(game: Game) -> Kernels:
    """Return the kernels of a game; all callers share them, and so do games on boards with other numbers."""
    return _kernels(game.as_loaded)


@kept_with_game
def _kernels(game: Game) -> Kernels:
    return Kernels(game)


def unchecked(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """Return a kernel that does not check the types of its arguments, which takes half of a short call.

    It is only for callers that made all arrays themselves, in the types that the entry declares. Others would crash.
    """
    overloads = getattr(kernel, "overloads", None)
    if not overloads:
        return kernel
    (compiled,) = overloads.values()
    return cast(Callable[..., Any], getattr(compiled, "entry_point", kernel))


class UncheckedKernels(Kernels):
    """The kernels of one game without type checks, for callers that own their arrays and have checked all numbers."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        kernel = unchecked(getattr(kernels(self.game), name))
        setattr(self, name, kernel)
        return kernel

    def __reduce__(self) -> tuple[Any, ...]:
        return unchecked_kernels, (self.game,)


def unchecked_kernels(game: Game) -> UncheckedKernels:
    """Return the kernels of a game without type checks."""
    return _unchecked_kernels(game.as_loaded)


@kept_with_game
def _unchecked_kernels(game: Game) -> UncheckedKernels:
    return UncheckedKernels(game)


class Plain:
    """The same entries as plain Python, for debugging, coverage and comparison."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in ENTRIES:
            raise AttributeError(f"there is no entry {name}, only {', '.join(sorted(ENTRIES))}")
        return ENTRIES[name]

    def __reduce__(self) -> tuple[Any, ...]:
        return Plain, (self.game,)

    def prepare(self, *names: str) -> Plain:
        """Do nothing: plain code is always ready."""
        return self


def _compile(game: Game, function: Callable[..., Any]) -> Callable[..., Any]:
    import numba

    from .cache import cache_folder
    from .pipeline import entry_options

    make_compilable(game.record.rules)
    types = [_numba_type(game, kind) for kind in argument_types(function)]
    config: Any = numba.config  # its settings are made at run time
    folder, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder(game))
    try:
        compiled: Any = numba.njit(cache=True, **entry_options())(function)
    finally:
        config.CACHE_DIR = folder
    compiled.compile(tuple(types))
    compiled.disable_compile()
    return cast(Callable[..., Any], compiled)


def _numba_type(game: Game, kind: Any) -> Any:
    from numba import typeof, types

    if kind == "states":
        return typeof(game.record.new(1))  # type: ignore[no-untyped-call]
    if not isinstance(kind, str):
        return typeof(kind.example())  # type: ignore[no-untyped-call]
    return eval(kind, {name: getattr(types, name) for name in ("int8", "int16", "int64", "float64")})


@contextmanager
def _progress(game: Game, name: str) -> Iterator[None]:
    """Print a progress line to stderr if compiling takes longer than a second."""
    done = threading.Event()

    def tick() -> None:
        began = time.monotonic()
        if done.wait(1):
            return
        text = f"snowbound: compiling {game.id} for this machine, once: {name} ..."
        print(text, end="", file=sys.stderr, flush=True)
        done.wait()
        print(f" {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)

    ticker = threading.Thread(target=tick, daemon=True)
    ticker.start()
    try:
        yield
    finally:
        done.set()
        ticker.join()

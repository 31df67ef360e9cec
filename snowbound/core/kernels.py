"""The entries from Python into compiled code, one set per game.

A kernel takes an array of positions and an index, which costs about 1 µs a call; a record passed
by itself would cost four times as much. Each is compiled for one game when it is first
wanted, with a progress line if that takes a moment, and kept on disk (`core.cache`).

    >>> from snowbound.games import find
    >>> uno = kernels(find("uno_power_grab"))
    >>> states = uno.game.new_states(players=4)
    >>> uno.actors(states, 0) == 1 << 15          # chance chooses the first dealer
    True
"""

from __future__ import annotations

import inspect
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from . import contract as c
from . import playout  # noqa: F401  (its entries are kernels, too)
from .entry import ENTRIES, REALS, STATES, WHOLE, WHOLES, entry
from .record import at
from .rule import make_compilable

if TYPE_CHECKING:
    from .game import Game


class Kernels:
    """All kernels of one game; each is compiled when it is first asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in ENTRIES:
            raise AttributeError(f"there is no kernel {name}, only {', '.join(sorted(ENTRIES))}")
        with _progress(f"compiling {self.game.title} for this machine, once: {name}"):
            compiled = _compile(self.game, ENTRIES[name])
        setattr(self, name, compiled)
        return compiled

    def prepare(self, *names: str) -> Kernels:
        """Compile these kernels now, so that later calls do not wait."""
        for name in names:
            getattr(self, name)
        return self


@cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game; compiled code is shared by all who ask."""
    return Kernels(game)


class Plain:
    """The same entries without the compiler: for debugging, coverage and comparison."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return ENTRIES[name]

    def prepare(self, *names: str) -> Plain:
        """Nothing to do: plain code is always ready."""
        return self


def _compile(game: Game, function: Callable[..., Any]) -> Callable[..., Any]:
    import numba

    from .cache import cache_folder

    make_compilable()
    types = [_numba_type(game, a) for a in inspect.get_annotations(function, eval_str=True).values()]
    folder, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder())
    try:
        compiled = numba.njit(cache=True, nogil=True)(function)
    finally:
        numba.config.CACHE_DIR = folder
    compiled.compile(tuple(types))
    compiled.disable_compile()
    return compiled  # type: ignore[no-any-return]


def _numba_type(game: Game, annotation: str) -> Any:
    import numba

    if annotation == STATES:
        return numba.typeof(game.record.new(1))
    return numba.core.sigutils._parse_signature_string(annotation)


@contextmanager
def _progress(text: str) -> Iterator[None]:
    """Say on stderr what is going on, once it has taken half a second."""
    done = threading.Event()

    def tick() -> None:
        began = time.monotonic()
        if done.wait(0.5):
            return
        print(f"snowbound: {text} ...", end="", file=sys.stderr, flush=True)
        done.wait()
        print(f" {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)

    ticker = threading.Thread(target=tick, daemon=True)
    ticker.start()
    try:
        yield
    finally:
        done.set()
        ticker.join()


# ------------------------------------------------------------------ the contract


@entry
def setup(states: STATES, i: WHOLE, players: WHOLE, options: WHOLES):
    c.setup(at(states, i), players, options)


@entry
def actors(states: STATES, i: WHOLE):
    return c.actors(at(states, i))


@entry
def legal(states: STATES, i: WHOLE, seat: WHOLE, out: WHOLES):
    return c.legal(at(states, i), seat, out)


@entry
def outcomes(states: STATES, i: WHOLE, out: WHOLES, weights: WHOLES):
    return c.outcomes(at(states, i), out, weights)


@entry
def sample(states: STATES, i: WHOLE, rng: WHOLES):
    return c.sample(at(states, i), rng)


@entry
def apply(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE):
    c.apply(at(states, i), seat, action)


@entry
def audience(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE):
    return c.audience(at(states, i), seat, action)


@entry
def reveals(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE):
    return c.reveals(at(states, i), seat, action)


@entry
def conceal(states: STATES, i: WHOLE, seat: WHOLE):
    c.conceal(at(states, i), seat)


@entry
def imagine(states: STATES, i: WHOLE, seat: WHOLE, rng: WHOLES):
    c.imagine(at(states, i), seat, rng)


@entry
def result(states: STATES, i: WHOLE, points: WHOLES, places: WHOLES):
    c.result(at(states, i), points, places)


@entry
def explain(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE):
    return c.explain(at(states, i), seat, action)


@entry
def check(states: STATES, i: WHOLE):
    c.check(at(states, i))


@entry
def evaluate(states: STATES, i: WHOLE, values: REALS):
    c.evaluate(at(states, i), values)


@entry
def inclination(states: STATES, i: WHOLE, seat: WHOLE, actions: WHOLES, weights: REALS):
    c.inclination(at(states, i), seat, actions, weights)

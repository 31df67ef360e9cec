"""`@rule`: a plain Python function that Numba may compile, without importing Numba yet.

Plain code calls the function as it is. When compiled code is first wanted (`core.kernels`), every
function marked so far, and every later one, is registered with Numba. A server that lists games, or a
test that steps through a rule in the debugger, therefore never waits for the compiler.

**Whole numbers are widened to 64 bits when a rule is called.** A rule that is given an `i8` field and
elsewhere an `i64` is compiled once, and its arithmetic is 64 bits wide in both cases.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, TypeVar

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

ALLOCATORS = frozenset({"empty", "zeros", "ones", "full", "arange", "array", "copy"})

_waiting: list[Callable[[], None]] = []
_compiling = False

Registration = Callable[[], None]

_kept_apart: ContextVar[list[Registration] | None] = ContextVar("kept_apart", default=None)


def rule(function: Function) -> Function:
    """Mark a function as part of the rules: it runs plain, and inside compiled code."""
    return compiled_as(lambda: lambda *types: function, may_allocate=allocates(function))(function)


def inlined(function: Function) -> Function:
    """Mark a rule that takes many arguments and does little: compiled code contains it in place of a call."""
    return compiled_as(lambda: lambda *types: function, may_allocate=allocates(function), inline=True)(function)


def allocates(function: Callable[..., Any]) -> bool:
    """Return whether a function makes arrays of its own.

    A rule that does not is compiled without reference counts, whose atomic operations would take a sixth of a
    game's time. Numba refuses to compile it if it allocates all the same.
    """
    return not ALLOCATORS.isdisjoint(function.__code__.co_names)


def compiled_as(
    make_overload: Callable[[], Any], *, may_allocate: bool = False, inline: bool = False
) -> Callable[[Function], Function]:
    """Inside compiled code, replace the function by what Numba's `overload` is given here."""

    def mark(function: Function) -> Function:
        def register() -> None:
            from numba.extending import overload

            from .pipeline import rule_options

            choose = make_overload()
            options: Any = rule_options(may_allocate=may_allocate, inline=inline)

            def choose_wide(*types: Any) -> Any:
                narrow = tuple(map(_is_narrow, types))
                return _widening(function, narrow) if any(narrow) else choose(*types)

            overload(function, jit_options=options, strict=False)(choose_wide)

        _when_compiling(register)
        return function

    return mark


def _is_narrow(kind: Any) -> bool:
    from numba import types

    return isinstance(kind, types.Integer) and int(kind.bitwidth) < 64  # type: ignore[attr-defined]


@cache
def _widening(function: Callable[..., Any], narrow: tuple[bool, ...]) -> Any:
    """Return a function that widens the narrow ones of its arguments and calls `function`."""
    names = list(inspect.signature(function).parameters)
    wide = [f"int64({name})" if is_narrow else name for name, is_narrow in zip(names, narrow, strict=True)]
    scope = {"function": function, "int64": np.int64}
    exec(f"def widened({', '.join(names)}): return function({', '.join(wide)})", scope)
    return scope["widened"]


def make_compilable(rules: list[Registration] | None = None) -> None:
    """Register all rules with Numba, including those that are defined later, and these that were kept apart."""
    global _compiling
    _compiling = True
    for waiting in (_waiting, rules or []):
        while waiting:
            waiting.pop()()


@contextmanager
def rules_apart() -> Iterator[list[Registration]]:
    """Collect the rules of the modules that this thread loads meanwhile, instead of registering them.

    Numba keeps what it knows for ever, so a game of which only plain code is used must not be registered.
    """
    rules: list[Registration] = []
    token = _kept_apart.set(rules)
    try:
        yield rules
    finally:
        _kept_apart.reset(token)


def _when_compiling(register: Registration) -> None:
    if (rules := _kept_apart.get()) is not None:
        rules.append(register)
    elif _compiling:
        register()
    else:
        _waiting.append(register)

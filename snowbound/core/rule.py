"""`@rule`: a plain Python function that Numba may compile, without importing Numba yet.

Plain code calls it as it is. Once compiled code is wanted (`core.kernels`), every function
marked so far, and every later one, is made known to Numba. So a server that only lists games,
or a test that steps through a rule in the debugger, never waits for the compiler.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

INNER: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Rules are called by compiled code only; wrappers for other callers would cost a sixth of the compile time."""

ALLOCATORS = frozenset({"empty", "zeros", "ones", "full", "arange", "array", "copy"})

RULES: set[Callable[..., Any]] = set()
"""All functions that are marked: `core.compiler` knows them by this."""

_waiting: list[Callable[[], None]] = []
_compiling = False


def rule(function: Function) -> Function:
    """Mark a function as part of the rules: it runs plain, and inside compiled code."""
    return _marked(function, inline=False)


def inlined(function: Function) -> Function:
    """The same for a function that takes much and does little: compiled code has it in place of a call."""
    return _marked(function, inline=True)


def _marked(function: Function, *, inline: bool) -> Function:
    RULES.add(function)

    def register() -> None:
        from numba.extending import register_jitable

        from .compiler import Rules

        register_jitable(**INNER, pipeline_class=Rules, _nrt=allocates(function), forceinline=inline)(function)

    _when_compiling(register)
    return function


def allocates(function: Callable[..., Any]) -> bool:
    """Whether a function makes arrays of its own.

    One that does not need not count references to those it is given, which atomic operations would make a
    sixth of a game's time. If one did allocate all the same, Numba would refuse to compile it.
    """
    return not ALLOCATORS.isdisjoint(function.__code__.co_names)


def compiled_as(
    make_overload: Callable[[], Any], *, may_allocate: bool = False, inline: bool = False
) -> Callable[[Function], Function]:
    """Inside compiled code, replace the function by what Numba's `overload` is given here."""

    def mark(function: Function) -> Function:
        RULES.add(function)

        def register() -> None:
            from numba.extending import overload

            from .compiler import Rules

            options = INNER | {"pipeline_class": Rules, "_nrt": may_allocate, "forceinline": inline}
            overload(function, jit_options=options, strict=False)(make_overload())

        _when_compiling(register)
        return function

    return mark


def make_compilable() -> None:
    """Tell Numba of all rules, those that are still to come included."""
    global _compiling
    _compiling = True
    while _waiting:
        _waiting.pop()()


def _when_compiling(register: Callable[[], None]) -> None:
    if _compiling:
        register()
    else:
        _waiting.append(register)

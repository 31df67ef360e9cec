"""While an entry compiles, Numba does nothing twice, and nothing for others.

It would look for new extensions before each function, for the meaning of an operator at each place and for the size
of a type at each variable; explain every attempt that comes to nothing; report each of its steps to listeners; and
collect cycles among all that it makes. Together that is nearly half of its own time. What is put in place of
it here gives the same answers, and all is as it was when the entry is compiled.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any

from llvmlite.binding import ffi
from numba import types
from numba.core import base
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.core.postproc import PostProcessor, VariableLifetime
from numba.core.registry import cpu_target
from numba.core.target_extension import get_local_target
from numba.core.targetconfig import TargetConfig
from numba.core.transforms import canonicalize_cfg
from numba.core.types.functions import BaseFunction
from numba.core.typing.templates import signature
from numba.core.utils import order_by_target_specificity

from .rule import RULES


@contextmanager
def hurry() -> Iterator[None]:
    """Let Numba compile an entry, and what it calls, faster."""
    typing, target = cpu_target.typing_context, cpu_target.target_context
    with global_compiler_lock, _without_collecting():
        target.refresh()
        known = list(target._registries)
        with ExitStack() as changes:
            for owner, name, value in (
                (typing, "resolve_function_type", _resolve_once(typing.resolve_function_type)),
                (typing, "load_additional_registries", lambda: None),
                (target, "load_additional_registries", lambda: [*map(target.install_registry, known)]),
                (target, "get_abi_sizeof", cache(target.get_abi_sizeof)),
                (base, "_has_loc", cache(base._has_loc)),
                (BaseFunction, "get_call_type", _first_that_fits(BaseFunction.get_call_type)),
                (PostProcessor, "run", _lifetimes_when_wanted(PostProcessor.run)),
                (types.Record, "__repr__", cache(types.Record.__repr__)),
                (TargetConfig, "__hash__", lambda config: len(config.options)),
                (TargetConfig, "__eq__", _same_config),
                (ffi.lib._lock, "_cblist", []),
            ):
                changes.enter_context(_instead(owner, name, value))
            yield


@contextmanager
def _instead(owner: Any, name: str, value: Any) -> Iterator[None]:
    """Have an attribute replaced; one of the class shows again when that of the object is gone."""
    own = vars(owner)
    before = [own[name]] if name in own else []
    setattr(owner, name, value)
    try:
        yield
    finally:
        if before:
            setattr(owner, name, before[0])
        else:
            delattr(owner, name)


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Leave cycles to the next full collection, which will come."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            if not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()


# --- what calls mean ---------------------------------------------------------


def _resolve_once(resolve: Callable[..., Any]) -> Callable[..., Any]:
    """The signature of a function for types of arguments, looked up once.

    Whole numbers are handed to rules in 64 bits, so that there is one version of a rule and not one for each
    size of the fields that it is given.
    """
    known: dict[Any, Any] = {}

    def resolve_once(function: Any, arguments: Any, named: Any) -> Any:
        if named or isinstance(function, str):  # "static_getitem" is given values, too
            return resolve(function, arguments, named)
        key = function, _plain_types(function, arguments)
        if _is_whole_already(*key):  # Numba would compile something for each size
            return signature(*key[1], *key[1])
        if key not in known:
            known[key] = resolve(*key, named)
        return known[key]

    return resolve_once


def _plain_types(function: Any, arguments: Any) -> tuple[Any, ...]:
    """The types by which a function is chosen: without the values of constants, which only tuples need."""
    if isinstance(function, types.Function) and function.typing_key in RULES:
        return tuple(types.int64 if isinstance(each, types.Integer) else each for each in arguments)
    if any(isinstance(each, types.BaseTuple) for each in arguments):
        return tuple(arguments)
    return tuple(map(types.unliteral, arguments))


def _is_whole_already(function: Any, arguments: tuple[Any, ...]) -> bool:
    """Whether it is `int` of a whole number."""
    return getattr(function, "typing_key", None) is int and [type(each) for each in arguments] == [types.Integer]


def _first_that_fits(get_call_type: Callable[..., Any]) -> Callable[..., Any]:
    """Try the templates of a function in order, once each where no argument is a constant; Numba tries each twice."""

    def first_that_fits(function: Any, context: Any, arguments: Any, named: Any) -> Any:
        if not named and not any(isinstance(each, types.Literal) for each in arguments):
            for template in _ordered(function):
                tried = template(context)
                try:
                    found = tried.apply(arguments, named)
                except NumbaError:
                    continue
                if found is not None:
                    function._impl_keys[found.args] = tried.get_impl_key(found)
                    return found
        return get_call_type(function, context, arguments, named)  # says what is wrong

    return first_that_fits


def _ordered(function: Any) -> Any:
    target = get_local_target(cpu_target.typing_context)
    return order_by_target_specificity(target, function.templates, fnkey=function.key[0])


def _same_config(config: Any, other: object) -> Any:
    if not isinstance(other, TargetConfig):
        return NotImplemented
    return config._values == other._values or config.values() == other.values()


def _lifetimes_when_wanted(run: Callable[..., Any]) -> Callable[..., Any]:
    """Between two passes find out how long variables live only if that is asked for."""

    def run_lightly(processor: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
        function = processor.func_ir
        if emit_dels or function.is_generator:
            run(processor, emit_dels, extend_lifetimes)
            return
        function.blocks = canonicalize_cfg(function.blocks)
        function.variable_lifetime = VariableLifetime(function.blocks)
        function.generator_info = None

    return run_lightly

"""`@entry`: a function that Python may call in compiled form, through `core.kernels`.

Its annotations are the types of its arguments, so it is compiled once per game, before it is called. A type
is one of the kinds below, or a NamedTuple of arrays with a function `example` that makes one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

if TYPE_CHECKING:  # the type checker does not see Numba's types
    FLAGS: TypeAlias = Any
    MASKS: TypeAlias = Any
    OBSERVATIONS: TypeAlias = Any
    OBSERVED: TypeAlias = Any
    REAL: TypeAlias = Any
    REALS: TypeAlias = Any
    REAL_TABLE: TypeAlias = Any
    STATES: TypeAlias = Any
    TABLE: TypeAlias = Any
    WHOLE: TypeAlias = Any
    WHOLES: TypeAlias = Any
else:
    STATES = "states"  # an array of positions of the game
    WHOLE = "int64"
    WHOLES = "int64[::1]"
    TABLE = "int64[:, ::1]"
    REAL = "float64"
    REALS = "float64[::1]"
    REAL_TABLE = "float64[:, ::1]"
    FLAGS = "int8[::1]"
    MASKS = "int8[:, ::1]"
    OBSERVED = "int16[::1]"
    OBSERVATIONS = "int16[:, ::1]"

ENTRIES: dict[str, Callable[..., Any]] = {}


def entry(function: Function) -> Function:
    """Declare an entry into compiled code. Its name must be unique."""
    if function.__name__ in ENTRIES:
        raise NameError(f"there is an entry {function.__name__} already")
    ENTRIES[function.__name__] = function
    return function


def argument_types(function: Callable[..., Any]) -> list[Any]:
    """Return the declared types of an entry's arguments."""
    annotations = inspect.get_annotations(function, eval_str=True)
    return [kind for name, kind in annotations.items() if name != "return"]

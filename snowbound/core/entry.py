"""`@entry`: a function that Python may call in compiled form, through `core.kernels`.

Its annotations are the types of its arguments, so that it is compiled once, for one game, before
it is called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

# What the annotations mean. They stand for `Any` to the type checker, which does not see Numba's types.
STATES: Any = "states"                # an array of positions of the game
WHOLE: Any = "int64"
WHOLES: Any = "int64[::1]"
TABLE: Any = "int64[:, ::1]"
REALS: Any = "float64[::1]"
FLAGS: Any = "int8[::1]"
MASKS: Any = "int8[:, ::1]"

ENTRIES: dict[str, Callable[..., Any]] = {}


def entry(function: Function) -> Function:
    """Declare an entry into compiled code. Two of the same name would shadow each other."""
    if function.__name__ in ENTRIES:
        raise NameError(f"there is an entry {function.__name__} already")
    ENTRIES[function.__name__] = function
    return function

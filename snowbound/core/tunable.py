"""The numbers of a board that may be changed without compiling its game again.

A board file lists them in its table `tunable`: dotted paths, and for each what it may be: a range, or a list of texts.
In a path, `*` stands for every entry of a table or an array.

    [tunable]
    "die.circle_steps" = [1, 9]
    "racers.*.points.*" = [0, 99]
    "die.faces.*" = ["1", "2", "3", "4", "5", "circle"]

A game keeps these numbers, or what follows from them, in its position (`GameBoard.fields`), so compiled code does not
depend on them.
"""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .board import Board, Where

TUNABLE = "tunable"

Allowed = list[int] | list[str]
"""What a tunable value may be: the least and the most, or all texts."""


def tunable_places(board: Board) -> dict[Where, Allowed]:
    """Return the places of all tunable values of a board, and what each may be."""
    return {where: allowed for path, allowed in _listed(board) for where in _places(board, path.split("."), ())}


def tunable_faults(board: Board) -> Iterator[tuple[Where, str]]:
    """Yield the places of tunable values that are not allowed, and paths that lead nowhere, with what is wrong."""
    for path, allowed in _listed(board):
        places = list(_places(board, path.split("."), ()))
        if not places:
            yield (TUNABLE, path), "the board has nothing there"
        for where in places:
            value = value_at(board, where)
            if not _is_allowed(value, allowed):
                yield where, f"must be {_spelled(allowed)}, not {value!r}"


def value_at(board: Board, where: Where) -> Any:
    """Return the value at a place of a board."""
    found: Any = board
    for step in where:
        found = found[step]
    return found


def put_at(board: Board, where: Where, value: Any) -> None:
    """Write a value to a place of a board."""
    value_at(board, where[:-1])[where[-1]] = value


def bare_key(board: Board) -> str:
    """Return a hash of all of a board but its tunable numbers."""
    bare = copy.deepcopy(board)
    for where in tunable_places(board):
        put_at(bare, where, None)
    return content_key(bare)


def content_key(data: Any) -> str:
    """Return a hash of data, such as those of a board."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()[:16]


def _listed(board: Board) -> list[tuple[str, Allowed]]:
    return list(board.get(TUNABLE, {}).items())


def _places(part: Any, steps: list[str], where: Where) -> Iterator[Where]:
    """Yield the places that a path leads to; a branch that lacks one of its steps has none."""
    if not steps:
        yield where
        return
    step, *rest = steps
    for key in _keys(part):
        if step in ("*", str(key)):
            yield from _places(part[key], rest, (*where, key))


def _keys(part: Any) -> list[Any]:
    if isinstance(part, dict):
        return list(part)
    return list(range(len(part))) if isinstance(part, list) else []


def _is_allowed(value: object, allowed: Allowed) -> bool:
    if not isinstance(allowed[0], int):
        return value in allowed
    low, high = allowed
    return type(value) is int and low <= value <= high


def _spelled(allowed: Allowed) -> str:
    if isinstance(allowed[0], int):
        return f"from {allowed[0]} to {allowed[1]}"
    return "one of " + ", ".join(map(repr, allowed))

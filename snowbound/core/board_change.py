"""The difference between two boards, as a log has it: values by dotted paths.

>>> printed = {"die": {"faces": ["1", "2"], "circle_steps": 1}, "minutes": 60}
>>> difference(printed, {"die": {"faces": ["1", "2"], "circle_steps": 2}})
{'die.circle_steps': 2, 'minutes': None}
>>> changed(printed, {"die.circle_steps": 2, "die.faces.0": "2"})
{'die': {'faces': ['2', '2'], 'circle_steps': 2}, 'minutes': 60}

None stands for something that only the first board has. An array of another length is a difference as a whole.
"""

from __future__ import annotations

import copy
import difflib
from collections.abc import Iterator, Mapping
from typing import Any

from .board import Board
from .errors import BadBoard
from .tunable import TUNABLE, tunable_places, value_at

Change = dict[str, Any]
"""What is different on a board, by dotted paths."""


def difference(printed: Board, board: Board) -> Change:
    """Return what a board has differently from the printed one; the table of tunable numbers does not count."""
    return {path: value for path, value in _differences(printed, board, "") if path.split(".")[0] != TUNABLE}


def changed(board: Board, change: Mapping[str, Any]) -> Board:
    """Return a copy of a board with these values in place of its own; BadBoard names a path that leads nowhere."""
    copied = copy.deepcopy(board)
    for path, value in change.items():
        *parents, last = _steps(copied, path)
        table = value_at(copied, tuple(parents))
        if value is None and isinstance(table, dict):
            table.pop(last, None)
        else:
            table[last] = value
    return copied


def _differences(one: Any, other: Any, path: str) -> Iterator[tuple[str, Any]]:
    if one == other and type(one) is type(other):
        return
    if isinstance(one, dict) and isinstance(other, dict) and not any("." in key for key in (*one, *other)):
        for key in dict.fromkeys((*one, *other)):
            yield from _differences(one.get(key), other.get(key), f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (a, b) in enumerate(zip(one, other, strict=True)):
            yield from _differences(a, b, f"{path}.{place}")
    else:
        yield path, other


def _steps(board: Board, path: str) -> list[str | int]:
    """Return the keys of a path. Only the last one may be missing, and only in a table."""
    found: Any = board
    steps: list[str | int] = []
    names = path.split(".")
    for number, name in enumerate(names):
        if isinstance(found, list) and name.isdecimal() and int(name) < len(found):
            step: str | int = int(name)
        elif isinstance(found, dict) and (name in found or number == len(names) - 1):
            step = name
        else:
            raise BadBoard(f"the board has nothing at {path!r}{_hint(board, path)}")
        steps.append(step)
        found = found.get(step) if isinstance(found, dict) else found[int(step)]
    return steps


def _hint(board: Board, path: str) -> str:
    known = [".".join(map(str, where)) for where in tunable_places(board)]
    close = difflib.get_close_matches(path, known, 1)
    return f": did you mean {close[0]!r}?" if close else ""

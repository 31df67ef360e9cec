"""Numbers of a board file that a guide quotes: `[11](board:tiles.*.count)`.

>>> board = {"tiles": [{"face": "igloo", "count": 2}, {"face": "seal", "count": 1}], "faces": [1, 2]}
>>> board_number(board, "tiles.igloo.count"), board_number(board, "tiles.*.count"), board_number(board, "#faces")
(2, 3, 2)
>>> board_number(board, "tiles.*.count-tiles.igloo.count")
1
"""

from __future__ import annotations

from typing import Any


class BadPath(ValueError):
    """A path does not lead to a number of the board."""


def board_number(board: dict[str, Any], path: str) -> int:
    """Return the number at a path of dotted keys.

    In a list of tables, a step is the index of a table or a text that it contains. `*` adds up over all entries.
    A path that begins with `#` counts entries. Further paths after `-` are subtracted.
    """
    first, *others = [_number(board, part) for part in path.split("-")]
    return first - sum(others)


def quoted_number(board: dict[str, Any], printed: dict[str, Any], path: str, written: str) -> str:
    """Return the number at a path as a guide shows it: as a word only if the guide says so and the board is as printed.

    A word stands for the number of the printed board.
    """
    number = board_number(board, path)
    return written if not written.isdecimal() and number == board_number(printed, path) else str(number)


def _number(board: dict[str, Any], path: str) -> int:
    try:
        found = _at(board, path.lstrip("#").split("."))
    except (KeyError, IndexError):
        raise BadPath(f"the board has nothing at {path!r}") from None
    if path.startswith("#") and isinstance(found, list | dict):
        return len(found)
    if isinstance(found, bool) or not isinstance(found, int):
        raise BadPath(f"at {path!r} the board has no whole number")
    return found


def _at(found: Any, steps: list[str]) -> Any:
    if not steps:
        return found
    step, *rest = steps
    if step == "*":
        parts = found.values() if isinstance(found, dict) else found
        return sum(_at(part, rest) for part in parts)
    if isinstance(found, dict):
        return _at(found[step], rest)
    if isinstance(found, list):
        return _at(found[int(step)] if step.isdecimal() else _table_with(found, step), rest)
    raise KeyError(step)


def _table_with(tables: list[Any], text: str) -> Any:
    for table in tables:
        if isinstance(table, dict) and text in table.values():
            return table
    raise KeyError(text)

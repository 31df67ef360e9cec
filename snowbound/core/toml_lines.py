r"""On which line each part of a TOML text stands, for messages about what is wrong in it.

>>> text = 'title = "Towers"\n[options]\ntowers = [\n  2,\n  4,\n]'
>>> line_of(text, ("options", "towers", 1))
5
>>> dotted(("options", "towers", 1))
'options.towers[1]'
"""

from __future__ import annotations

import re

Where = tuple[str | int, ...]
"""A place in TOML data: the keys of tables and the numbers of elements, such as `("tiles", 3, "lower")`."""

SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
KEY = re.compile(r"[ \t]*(?:\"((?:[^\"\\]|\\.)*)\"|'([^']*)'|([\w-]+))[ \t]*")
STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
BARE = re.compile(r"[^,\]}\n#]*")


def dotted(where: Where) -> str:
    """Return a place in the data as people write it: `tiles[3].lower`."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in where)
    return text.lstrip(".") or "the file"


def line_of(text: str, where: Where) -> int:
    """Return the line of a place in a TOML text, or that of the innermost part that should contain it."""
    lines = lines_of(text)
    return next((lines[where[:n]] for n in range(len(where), 0, -1) if where[:n] in lines), 1)


def lines_of(text: str) -> dict[Where, int]:
    """Return the line of every table, key and element of a text that is TOML."""
    return _Scanner(text).scan()


class _Scanner:
    """Walks over a TOML text and notes where its parts begin."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.lines: dict[Where, int] = {}
        self.elements: dict[Where, int] = {}  # of each array of tables

    def scan(self) -> dict[Where, int]:
        table: Where = ()
        while self._skip(SPACE) < len(self.text):
            begin = self.at
            if self._take("[["):
                array = self._inside(self._keys())
                self.elements[array] = self.elements.get(array, -1) + 1
                table = (*array, self.elements[array])
                self._note(table, begin)
                self._take("]]")
            elif self._take("["):
                table = self._inside(self._keys())
                self._note(table, begin)
                self._take("]")
            else:
                self._pair(table)
            if self.at == begin:  # the text is not TOML
                break
        return self.lines

    def _pair(self, table: Where) -> None:
        begin = self.at
        where = (*table, *self._keys())
        self._note(where, begin)
        self._take("=")
        self._value(where)

    def _value(self, where: Where) -> None:
        self._skip(SPACE)
        if self._take("["):
            number = 0
            while self._skip(SPACE) < len(self.text) and not self._take("]"):
                self._note((*where, number), self.at)
                self._value((*where, number))
                self._skip(SPACE)
                self._take(",")
                number += 1
        elif self._take("{"):
            while self._skip(SPACE) < len(self.text) and not self._take("}"):
                self._pair(where)
                self._skip(SPACE)
                self._take(",")
        else:
            self._skip(STRING if self.text[self.at] in "\"'" else BARE)

    def _keys(self) -> Where:
        keys: list[str] = []
        while found := KEY.match(self.text, self.at):
            keys.append(next(part for part in found.groups() if part is not None))
            self.at = found.end()
            if not self._take("."):
                break
        return tuple(keys)

    def _inside(self, keys: Where) -> Where:
        """Return the place that a header names: in the last element of each array of tables on the way."""
        where: Where = ()
        for number, key in enumerate(keys, 1):
            where = (*where, key)
            if number < len(keys) and where in self.elements:
                where = (*where, self.elements[where])
        return where

    def _note(self, where: Where, begin: int) -> None:
        line = self.text.count("\n", 0, begin) + 1
        for length in range(1, len(where) + 1):
            self.lines.setdefault(where[:length], line)

    def _take(self, sign: str) -> bool:
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) if found else 0
        return found

    def _skip(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else len(self.text)
        return self.at

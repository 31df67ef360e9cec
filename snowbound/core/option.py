"""The options of a game's rules: what people and programs may choose, and the numbers that `setup` gets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

import numpy as np

Value = str | int | bool
Origin = Literal["", "printed", "reading"]
"""Where the default of an option comes from: the printed rules, or our reading of what they leave open.

It is empty if the printed game cannot have the option, such as how long a tile stays visible on a screen.
"""

Code = int | tuple[int, ...]
"""An option as `setup` gets it: a number, or for a Row several numbers."""

ANY_SEAT = -1
"""A SeatChoice that is left to chance, as `setup` gets it."""

NOTHING = -1
"""Fills a Row after its last part, and all of a Row that is left to chance."""


class Option(Protocol):
    """An option of the rules: a name, a default, and how its values become numbers."""

    @property
    def name(self) -> str:
        """The option's name, as in RULES.md."""

    @property
    def default(self) -> Value:
        """The value if none is given."""

    @property
    def ruling(self) -> bool:
        """Whether it exists to play by an older edition of the rules, and is not for people to choose from."""

    @property
    def origin(self) -> Origin:
        """Where the default comes from."""

    def allowed(self, players: int) -> str:
        """Return the allowed values for this number of players, as text."""

    def encode(self, value: object, players: int) -> Code | None:
        """Return what `setup` gets, or None if the value is not allowed."""

    def decode(self, code: Any, /) -> Value:
        """Return the value that a Code of this option stands for."""


@dataclass(frozen=True)
class Choice:
    """An option with a few named values, of which the first is the default. A value's number is its position."""

    name: str
    values: tuple[Value, ...]
    ruling: bool = False
    origin: Origin = ""

    @property
    def default(self) -> Value:
        """The first value."""
        return self.values[0]

    def allowed(self, players: int) -> str:
        """Return the values as text."""
        return " or ".join(_spelled(value) for value in self.values)

    def encode(self, value: object, players: int) -> int | None:
        """Return the position of the value, which may be given as a string."""
        for number, candidate in enumerate(self.values):
            if _spelled(candidate) == _spelled(value):
                return number
        return None

    def decode(self, number: int) -> Value:
        """Return the value at this position."""
        return self.values[number]

    def text_id(self, value: Value) -> str:
        """Return the message of a value: `option-NAME-VALUE`, with on and off for booleans."""
        return f"option-{self.name}-{_spelled(value)}"


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within limits."""

    name: str
    default: int
    low: int
    high: int
    step: int = 1  # between the numbers that people are offered; programs may name any
    origin: Origin = ""
    ruling: ClassVar[bool] = False

    def allowed(self, players: int) -> str:
        """Return the limits as text."""
        return f"{self.low} to {self.high}"

    def encode(self, value: object, players: int) -> int | None:
        """Return the number, which may be given as a string."""
        number = _whole(value)
        return number if number is not None and self.low <= number <= self.high else None

    def decode(self, number: int) -> Value:
        """Return the number itself."""
        return number


@dataclass(frozen=True)
class SeatSet(Number):
    """An option that names any number of seats, as a number with one bit per seat."""

    def allowed(self, players: int) -> str:
        """The limits, and how seats add up."""
        return f"{self.low} to {self.high}: 1 for seat 0, 2 for seat 1, 4 for seat 2 and so on, added"


@dataclass(frozen=True)
class SeatChoice:
    """An option that names a seat, or leaves it to chance: then its number is ANY_SEAT."""

    name: str
    origin: Origin = ""
    ruling: ClassVar[bool] = False

    @property
    def default(self) -> Value:
        """Chance decides."""
        return "random"

    def allowed(self, players: int) -> str:
        """Return "random", or the range of seats."""
        return f"random or a seat from 0 to {players - 1}"

    def encode(self, value: object, players: int) -> int | None:
        """Return the seat, or ANY_SEAT."""
        if value == "random":
            return ANY_SEAT
        seat = _whole(value)
        return seat if seat is not None and 0 <= seat < players else None

    def decode(self, number: int) -> Value:
        """Return the seat, or "random"."""
        return "random" if number == ANY_SEAT else number


@dataclass(frozen=True)
class Row:
    """An option that names a row of parts, such as the boards of a course, or leaves it to chance.

    `setup` gets `width` numbers: the places of the named parts in `parts`, filled up with NOTHING.
    """

    name: str
    parts: tuple[str, ...]
    width: int  # parts in the longest row
    fits: Callable[[tuple[int, ...]], bool]  # whether these places in `parts` make a row of the game
    example: str  # a row of the game, for a refusal
    samples: tuple[tuple[str, str], ...] = ()  # rows that people can choose from pictures: their names and parts
    pictured: tuple[str, ...] = ()  # how the ids of the sprites begin that picture a row
    origin: Origin = ""
    ruling: ClassVar[bool] = False

    @property
    def default(self) -> Value:
        """Chance decides."""
        return "random"

    def allowed(self, players: int) -> str:
        """Return "random", or an example of a row."""
        return f"random or a row such as {self.example!r}"

    def encode(self, value: object, players: int) -> tuple[int, ...] | None:
        """Return the positions of the parts; their names are a string with spaces, or a list."""
        if value == "random":
            return (NOTHING,) * self.width
        names = value.split() if isinstance(value, str) else value
        if not isinstance(names, list | tuple) or not all(name in self.parts for name in names):
            return None
        row = tuple(self.parts.index(name) for name in names)
        if len(row) > self.width or not self.fits(row):
            return None
        return row + (NOTHING,) * (self.width - len(row))

    def text_id(self, sample: str) -> str:
        """Return the message of a sample: `option-NAME-SAMPLE`."""
        return f"option-{self.name}-{sample}"

    def decode(self, row: tuple[int, ...]) -> Value:
        """Return the names as a string, or "random"."""
        return " ".join(self.parts[number] for number in row if number != NOTHING) or "random"


def is_whole(number: object) -> bool:
    """Return whether this is a whole number, of Python or of NumPy."""
    return type(number) is int or (isinstance(number, int | np.integer) and not isinstance(number, bool))


def _whole(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer | str):
        return None
    try:
        return int(value)
    except ValueError:
        return None


def _spelled(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if value in {"true", "yes"}:
        return "on"
    return "off" if value in {"false", "no"} else str(value)

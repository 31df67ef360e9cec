"""What the core knows of a game besides its functions: names, numbers of players, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .contract import RULING, implement
from .errors import BadOption, BadPlayers
from .record import Record, States

Value = str | int | bool


class Option(Protocol):
    """A switch of the rules: a name, a default, and how its values become numbers."""

    @property
    def name(self) -> str:
        """The option's name, as in RULES.md."""

    @property
    def default(self) -> Value:
        """The value when nothing is said."""

    @property
    def allowed(self) -> str:
        """The allowed values in words."""

    def encode(self, value: object) -> int | None:
        """The number that `setup` gets, or None if the value is not allowed."""


@dataclass(frozen=True)
class Choice:
    """An option with a few named values; the first is the default. Its number is its place."""

    name: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        """The first value."""
        return self.values[0]

    @property
    def allowed(self) -> str:
        """The values, as one would write them."""
        return ", ".join(_spelled(value) for value in self.values)

    def encode(self, value: object) -> int | None:
        """The place of the value; a string that spells it will do."""
        for number, candidate in enumerate(self.values):
            if _spelled(candidate) == _spelled(value):
                return number
        return None


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within limits."""

    name: str
    default: int
    low: int
    high: int

    @property
    def allowed(self) -> str:
        """The limits."""
        return f"{self.low} to {self.high}"

    def encode(self, value: object) -> int | None:
        """The number itself; a string that spells it will do."""
        if isinstance(value, bool) or not isinstance(value, int | str):
            return None
        try:
            number = int(value)
        except ValueError:
            return None
        return number if self.low <= number <= self.high else None


def _spelled(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if value in {"true", "yes"}:
        return "on"
    return "off" if value in {"false", "no"} else str(value)


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its record, its rules, and what people may choose before they play."""

    id: str
    prefix: str                   # of its rule ids: UNO in UNO-17
    version: int                  # of its rules; a log names the version it was played by
    record: Record
    modules: tuple[ModuleType, ...]
    players: tuple[int, int]      # fewest and most
    actions: int                  # how many different actions there are
    outcomes: int                 # how many different outcomes of chance
    options: tuple[Option, ...] = field(default=())

    def __post_init__(self) -> None:
        implement(self.record, *self.modules)

    @property
    def folder(self) -> Path:
        """Where the game's rules, data and texts are."""
        return Path(str(self.modules[0].__file__)).parent

    @cached_property
    def title(self) -> str:
        """The game's name in English, as its texts have it."""
        from .words import words

        return words(self, "en").say("title")

    def check_players(self, players: int) -> int:
        """The number of players, if the game can be played by so many."""
        fewest, most = self.players
        if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
            raise BadPlayers(f"{self.id} is for {fewest} to {most} players, not {players!r}")
        return players

    def complete(self, options: Mapping[str, object]) -> dict[str, Value]:
        """All options by name, the given values and the defaults of the others."""
        by_name = {option.name: option for option in self.options}
        for name in options:
            if name not in by_name:
                raise BadOption(
                    f"{self.id} has no option {name!r}; it has {', '.join(by_name) or 'none'}"
                )
        return {name: self._value(option, options) for name, option in by_name.items()}

    def encode(self, options: Mapping[str, object]) -> NDArray[np.int64]:
        """Options as `setup` takes them: one number each, in the game's order."""
        complete = self.complete(options)
        codes = [option.encode(complete[option.name]) for option in self.options]
        return np.array(codes, np.int64)

    def new_states(
        self, players: int, options: Mapping[str, object] | None = None, count: int = 1
    ) -> States:
        """Positions before the first event."""
        from .kernels import Plain

        codes = self.encode(options or {})
        states = self.record.new(count)
        for i in range(count):
            Plain(self).setup(states, i, self.check_players(players), codes)
        return states

    def rule_id(self, number: int) -> str:
        """The id of a rule that `explain` names by its number."""
        if number >= RULING:
            return f"{self.prefix}-Q{number - RULING}"
        return f"{self.prefix}-{number:02d}"

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def _value(self, option: Option, options: Mapping[str, object]) -> Value:
        value = options.get(option.name, option.default)
        code = option.encode(value)
        if code is None:
            raise BadOption(
                f"option {option.name} of {self.id} is {option.allowed}, not {value!r}"
            )
        return option.values[code] if isinstance(option, Choice) else code

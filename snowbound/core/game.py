"""What the core knows of a game besides its functions: names, numbers of players, options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .contract import RULING, implement
from .errors import BadOption, BadPlayers
from .observation import Observation
from .record import Record, States
from .scene import Draw
from .words import Phrase, words

Value = str | int | bool
Code = int | tuple[int, ...]
"""What an option is to `setup`: a number, or for a Row several, which follow one another."""

ANY_SEAT = -1
"""What a SeatChoice that is left to chance is to `setup`."""

NOTHING = -1
"""What fills a Row behind its last part, and all of a Row that is left to chance."""


class Option(Protocol):
    """A switch of the rules: a name, a default, and how its values become numbers."""

    @property
    def name(self) -> str:
        """The option's name, as in RULES.md."""

    @property
    def default(self) -> Value:
        """The value when nothing is said."""

    def allowed(self, players: int) -> str:
        """The allowed values in words, for so many players."""

    def encode(self, value: object, players: int) -> Code | None:
        """What `setup` gets, or None if the value is not allowed."""

    def decode(self, code: Any, /) -> Value:
        """The value that a Code of this option stands for."""


@dataclass(frozen=True)
class Choice:
    """An option with a few named values; the first is the default. Its number is its place."""

    name: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        """The first value."""
        return self.values[0]

    def allowed(self, players: int) -> str:
        """The values, as one would write them."""
        return " or ".join(_spelled(value) for value in self.values)

    def encode(self, value: object, players: int) -> int | None:
        """The place of the value; a string that spells it will do."""
        for number, candidate in enumerate(self.values):
            if _spelled(candidate) == _spelled(value):
                return number
        return None

    def decode(self, number: int) -> Value:
        """The value at this place."""
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

    def allowed(self, players: int) -> str:
        """The limits."""
        return f"{self.low} to {self.high}"

    def encode(self, value: object, players: int) -> int | None:
        """The number itself; a string that spells it will do."""
        number = _whole(value)
        return number if number is not None and self.low <= number <= self.high else None

    def decode(self, number: int) -> Value:
        """The number itself."""
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

    @property
    def default(self) -> Value:
        """Chance decides."""
        return "random"

    def allowed(self, players: int) -> str:
        """The word for chance, or a seat at the table."""
        return f"random or a seat from 0 to {players - 1}"

    def encode(self, value: object, players: int) -> int | None:
        """The seat, or ANY_SEAT."""
        if value == "random":
            return ANY_SEAT
        seat = _whole(value)
        return seat if seat is not None and 0 <= seat < players else None

    def decode(self, number: int) -> Value:
        """The seat, or the word for chance."""
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

    @property
    def default(self) -> Value:
        """Chance decides."""
        return "random"

    def allowed(self, players: int) -> str:
        """The word for chance, or a row such as the example."""
        return f"random or a row such as {self.example!r}"

    def encode(self, value: object, players: int) -> tuple[int, ...] | None:
        """The parts' places; the names are one text with spaces, or a list."""
        if value == "random":
            return (NOTHING,) * self.width
        names = value.split() if isinstance(value, str) else value
        if not isinstance(names, list | tuple) or not all(name in self.parts for name in names):
            return None
        row = tuple(self.parts.index(name) for name in names)
        if len(row) > self.width or not self.fits(row):
            return None
        return row + (NOTHING,) * (self.width - len(row))

    def decode(self, row: tuple[int, ...]) -> Value:
        """The names as one text, or the word for chance."""
        return " ".join(self.parts[number] for number in row if number != NOTHING) or "random"


def _whole(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    try:
        return int(value)
    except ValueError:
        return None


class Wording(Protocol):
    """A game's `words.py`: which phrase says what. `s` is the view of whoever reads it."""

    def question(self, s: Any, seat: int) -> Phrase:
        """What a seat that may act is asked."""

    def action(self, s: Any, seat: int, action: int) -> Phrase:
        """What an action of this seat is called, legal or not."""

    def event(self, s: Any, seat: int, action: int | None) -> Phrase:
        """What happens when a seat, or CHANCE, does this; None if the reader may not know it."""

    def table(self, s: Any, seat: int) -> list[Phrase]:
        """What the reader in this seat sees on the table, line by line."""


def _spelled(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if value in {"true", "yes"}:
        return "on"
    return "off" if value in {"false", "no"} else str(value)


def _game_in(package: str, name: str) -> Game:
    """The game of that name in a package: what is pickled of a game is where it is."""
    found = vars(import_module(package)).values()
    return next(game for game in found if isinstance(game, Game) and game.id == name)


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its record, its rules, and what people may choose before they play."""

    id: str
    prefix: str  # of its rule ids: UNO in UNO-17
    version: int  # of its rules; a log names the version it was played by
    record: Record
    modules: tuple[ModuleType, ...]
    # fmt: off
    players: tuple[int, int]      # fewest and most
    actions: int                  # how many different actions there are
    outcomes: int                 # how many different outcomes of chance
    words: Wording
    observation: Observation      # its `observation.py`: what `observe` writes
    options: tuple[Option, ...] = field(default=())
    scene: Draw | None = None     # its `scene.py`: how it is drawn
    quick: Mapping[str, Value] = field(default_factory=dict)  # options with which even random play ends soon
    minutes: int = 0              # how long a game, or a round, takes people, as its board.toml says
    long_game: int = 20_000       # decisions that sensible play does not reach: environments break off there
    # fmt: on

    def __post_init__(self) -> None:
        implement(self.record, *self.modules)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_in, (self.package, self.id)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    @property
    def package(self) -> str:
        """The package, or the single module, in which the game is."""
        return self.modules[0].__package__ or self.modules[0].__name__

    @property
    def folder(self) -> Path:
        """Where the game's rules, data and texts are."""
        return Path(str(self.modules[0].__file__)).parent

    @cached_property
    def title(self) -> str:
        """The game's name in English, as its texts have it."""
        return words(self, "en").say("title")

    def has_language(self, language: str) -> bool:
        """Whether there are texts in this language."""
        return (self.folder / "text" / f"{language}.ftl").exists()

    @property
    def default_players(self) -> int:
        """The number of players if none is given: two, or the nearest number that the game allows."""
        fewest, most = self.players
        return min(max(2, fewest), most)

    def check_players(self, players: int) -> int:
        """The number of players, if the game can be played by so many."""
        fewest, most = self.players
        if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
            raise BadPlayers(f"{self.id} is for {fewest} to {most} players, not {players!r}")
        return players

    def complete(self, options: Mapping[str, object], players: int) -> dict[str, Value]:
        """All options by name, the given values and the defaults of the others."""
        codes = self._codes(options, players)
        return {option.name: option.decode(code) for option, code in zip(self.options, codes, strict=True)}

    def encode(self, options: Mapping[str, object], players: int) -> NDArray[np.int64]:
        """Options as `setup` takes them: their numbers, in the game's order."""
        numbers: list[int] = []
        for code in self._codes(options, players):
            numbers += code if isinstance(code, tuple) else (code,)
        return np.array(numbers, np.int64)

    def new_states(self, players: int, options: Mapping[str, object] | None = None, count: int = 1) -> States:
        """Positions before the first event."""
        from .kernels import Plain

        codes = self.encode(options or {}, self.check_players(players))
        states = self.record.new(count)
        for i in range(count):
            Plain(self).setup(states, i, players, codes)
        return states

    def rule_id(self, number: int) -> str:
        """The id of a rule that `explain` names by its number."""
        if number >= RULING:
            return f"{self.prefix}-Q{number - RULING}"
        return f"{self.prefix}-{number:02d}"

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def _codes(self, options: Mapping[str, object], players: int) -> list[Code]:
        by_name = {option.name: option for option in self.options}
        for name in options:
            if name not in by_name:
                raise BadOption(f"{self.id} has no option {name!r}; it has {', '.join(by_name) or 'none'}")
        return [self._code(option, options, players) for option in self.options]

    def _code(self, option: Option, options: Mapping[str, object], players: int) -> Code:
        value = options.get(option.name, option.default)
        code = option.encode(value, players)
        if code is None:
            allowed = option.allowed(players)
            raise BadOption(f"option {option.name} of {self.id} is {allowed}, not {value!r}")
        return code

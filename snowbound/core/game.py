"""A game as the core knows it: its name, players, options and functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .board import Board, GameBoard
from .board_change import Change, changed, difference
from .colours import HOUSE
from .contract import RULING, ContractError, implement, supplies
from .errors import BadColour, BadOption, BadPlayers, UnknownVersion
from .facts import FactKind
from .heat_map import HeatMap
from .observation import Observation
from .option import ANY_SEAT as ANY_SEAT
from .option import NOTHING as NOTHING
from .option import Choice as Choice
from .option import Code as Code
from .option import Number as Number
from .option import Option as Option
from .option import Row as Row
from .option import SeatChoice as SeatChoice
from .option import SeatSet as SeatSet
from .option import Value as Value
from .option import is_whole as is_whole
from .record import Record, States
from .scene import Draw, FindRoutes, Foresee
from .tunable import content_key
from .wording import Wording
from .words import words


@dataclass(frozen=True)
class TimedCall:
    """A call that a player can forget at a table with people, such as UNO, and for which the others can catch them.

    In the rules it is a question with the answers `call` and `silent`. After silence all others are asked at the same
    time, with the answers `catch` and `let_go`. At a table with people nobody is asked: everyone has two buttons all
    the time, and the table answers for those who do not press them while it waits (`waiting_time`).
    """

    option: str  # calls are timed if this option …
    value: Value  # … has this value
    # fmt: off
    call: int                         # the four answers, as actions
    silent: int
    catch: int
    let_go: int
    call_button: str                  # the phrases on the buttons
    catch_button: str
    catch_from: int                   # milliseconds after the move from which a catch counts
    rule: str                         # refuses a call or a catch at the wrong time
    bot_calls: float                  # how likely a bot calls
    bot_catches: float                # how likely a bot catches
    bot_reaction: tuple[int, int]     # milliseconds after `catch_from` in which it does
    # fmt: on


def _game_in(package: str, name: str) -> Game:
    """Return the game of this name in a package; a pickled game is only a reference to it."""
    found = vars(import_module(package)).values()
    return next(game for game in found if isinstance(game, Game) and game.id == name)


def _game_on(printed: Game, board: Board) -> Game:
    """Return a game on another board, which was checked before it was pickled."""
    from .variant import on_data

    return on_data(printed, board)


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its record, its rules and its options."""

    id: str
    prefix: str  # of its rule ids: UNO in UNO-17
    version: int  # the edition of its rules; a log names the edition it was played by
    record: Record
    modules: tuple[ModuleType, ...]
    # fmt: off
    players: tuple[int, int]      # fewest and most
    actions: int                  # number of different actions
    outcomes: int                 # number of different outcomes of chance
    words: Wording
    observation: Observation      # its `observation.py`: what `observe` writes
    facts: type[FactKind]         # its `facts.py`: what can happen
    options: tuple[Option, ...] = field(default=())
    scene: Draw | None = None     # its `scene.py`: how it is drawn
    preview: Foresee | None = None  # what a decision would lead to; without it, the picture after the action
    routes: FindRoutes | None = None  # what people can do by one click in place of several
    heat_maps: tuple[HeatMap, ...] = ()  # its `heat_maps.py`: where on a picture things are counted
    has_points: bool = True       # whether `result` has points that people count
    quick: Mapping[str, Value] = field(default_factory=dict)  # options with which even random play ends soon
    environment_options: Mapping[str, Value] = field(default_factory=dict)  # where environments have another default
    simulation_options: Mapping[str, Value] = field(default_factory=dict)  # where `simulate` has another default
    colours: tuple[str, ...] = HOUSE  # printed colours of the players, in the order of the seats
    minutes: int = 0              # how long a game, or a round, takes people, as its board.toml says
    long_game: int = 20_000       # decisions that sensible play does not reach: environments stop there
    # fmt: on
    editions: Mapping[int, Mapping[str, Value]] = field(default_factory=dict)
    """The older editions that can still be played: for each, the values of options that its logs lack."""
    call: TimedCall | None = None
    board: GameBoard | None = None
    """The board that it is played on, if the game has a board file."""

    printed_game: Game | None = None
    """The same game on the printed board, if this one is on another; see `core.variant`."""

    loaded_game: Game | None = None
    """The game whose rules this one shares, if only tunable numbers of its board differ."""

    def __post_init__(self) -> None:
        implement(self.record, *self.modules)
        if supplies(self.record, "shown") != (self.observation.kept > 0):
            raise ContractError(f"{self.id}: `shown` and `kept` of the observation go together")
        self.complete(self.environment_options, self.default_players)  # raises if an option or a value does not exist
        self.complete(self.simulation_options, self.default_players)
        if len(self.colours) < self.players[1]:
            raise BadColour(f"{self.id} is for {self.players[1]} players, but has {len(self.colours)} colours for them")

    def __reduce__(self) -> tuple[Any, ...]:
        if self.printed_game is not None and self.board is not None:
            return _game_on, (self.printed_game, self.board.data)
        return _game_in, (self.package, self.id)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    @property
    def package(self) -> str:
        """The package, or the single module, in which the game is."""
        return self.modules[0].__package__ or self.modules[0].__name__

    @property
    def folder(self) -> Path:
        """The folder of the game's rules, data and texts."""
        return Path(str(self.modules[0].__file__)).parent

    @cached_property
    def title(self) -> str:
        """The game's name in English, as its texts have it."""
        return words(self, "en").say("title")

    def has_language(self, language: str) -> bool:
        """Return whether there are texts in this language."""
        return (self.folder / "text" / f"{language}.ftl").exists()

    @property
    def default_players(self) -> int:
        """The number of players if none is given: two, or the nearest number that the game allows."""
        fewest, most = self.players
        return min(max(2, fewest), most)

    def check_players(self, players: int) -> int:
        """Return the number of players; raises BadPlayers if the game is not for that many."""
        fewest, most = self.players
        if not is_whole(players) or not fewest <= players <= most:
            raise BadPlayers(f"{self.id} is for {fewest} to {most} players, not {players!r}")
        return int(players)

    def check_edition(self, rules: int) -> int:
        """Return the edition of the rules; raises UnknownVersion if this one cannot be played."""
        if rules != self.version and rules not in self.editions:
            known = ", ".join(map(str, sorted([*self.editions, self.version])))
            raise UnknownVersion(f"{self.id} cannot be played by edition {rules} of its rules, only by {known}")
        return int(rules)

    def missing(self, options: Mapping[str, object], rules: int) -> dict[str, Value]:
        """Return the values that options of this edition leave to the edition: rulings that have changed since."""
        return {name: value for name, value in self.editions.get(rules, {}).items() if name not in options}

    def complete(self, options: Mapping[str, object], players: int) -> dict[str, Value]:
        """Return all options by name: the given values, and the defaults of the others."""
        codes = self._codes(options, players)
        return {option.name: option.decode(code) for option, code in zip(self.options, codes, strict=True)}

    def complete_for_environments(self, options: Mapping[str, object] | None, players: int) -> dict[str, Value]:
        """Return all options as `complete` does, with the defaults of environments."""
        return self.complete({**self.environment_options, **(options or {})}, players)

    def complete_for_simulations(self, options: Mapping[str, object], players: int) -> dict[str, Value]:
        """Return all options as `complete` does, with the defaults of simulations."""
        return self.complete({**self.simulation_options, **options}, players)

    def encode(self, options: Mapping[str, object], players: int) -> NDArray[np.int64]:
        """Return the options as `setup` takes them: their numbers, in the game's order."""
        numbers: list[int] = []
        for code in self._codes(options, players):
            numbers += code if isinstance(code, tuple) else (code,)
        return np.array(numbers, np.int64)

    def new_states(self, players: int, options: Mapping[str, object] | None = None, count: int = 1) -> States:
        """Return positions before the first event."""
        from .kernels import Plain

        codes = self.encode(options or {}, self.check_players(players))
        states = self.record.new(count)
        for name, numbers in self._board_numbers.items():
            states[name] = numbers
        for i in range(count):
            Plain(self).setup(states, i, players, codes)
        return states

    def rule_id(self, number: int) -> str:
        """Return the id of a rule (`UNO-21`) by the number that `explain` returns."""
        if number >= RULING:
            return f"{self.prefix}-Q{number - RULING}"
        return f"{self.prefix}-{number:02d}"

    # --- boards

    @property
    def printed(self) -> Game:
        """The game on the printed board."""
        return self.printed_game or self

    @property
    def as_loaded(self) -> Game:
        """The game whose compiled code and texts this one shares."""
        return self.loaded_game or self

    @cached_property
    def board_change(self) -> Change:
        """What its board has differently from the printed one, by dotted paths."""
        if self.board is None or self.printed.board is None:
            return {}
        return difference(self.printed.board.data, self.board.data)

    @cached_property
    def board_key(self) -> str:
        """A hash of its board; empty for the printed one."""
        return content_key(self.board.data) if self.board is not None and self.board_change else ""

    def on_board(self, board: str | Path | Board) -> Game:
        """Return this game on another board: a file, or the data of one. BadBoard says why it is impossible.

        If only tunable numbers differ, the rules are shared, and nothing is compiled.
        """
        from .variant import on_data, on_file

        return on_file(self.printed, Path(board)) if isinstance(board, str | Path) else on_data(self.printed, board)

    def changed(self, change: Mapping[str, Any]) -> Game:
        """Return this game with some values of its board changed, by dotted paths such as `die.circle_steps`."""
        return self.on_board(changed(self.board.data if self.board else {}, change)) if change else self

    @cached_property
    def _board_numbers(self) -> dict[str, NDArray[np.int64]]:
        """The fields of a position that hold numbers of the board."""
        fields = self.board.fields(self.board.data) if self.board else {}
        return {name: np.array(value, np.int64) for name, value in fields.items()}

    def __repr__(self) -> str:
        return f"<game {self.id}{' on another board' if self.board_change else ''}>"

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

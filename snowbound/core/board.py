"""Boards, decks and tables as data: reads `board.toml` and reports where it is wrong.

An owner of the printed game can enter its true layout in a copy, and a designer can change it (`core.variant`). If
the environment variable SNOWBOUND_BOARDS names a folder, the file GAME.toml in it takes the place of that game's
board.toml. A game's `board.py` checks the data and yields two kinds of findings, each of which is reported with its
line. A `Problem` is impossible: it contradicts the rest of the file or the rulebook, or the rules could not be played
with it. The file is refused. An `Unlike` is only unlike our reconstruction. It may be a slip or the true layout, so
the owner is told and the file is accepted.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BadBoard
from .toml_lines import Where as Where
from .toml_lines import dotted as dotted
from .toml_lines import line_of as line_of
from .tunable import TUNABLE, bare_key, content_key, tunable_faults

if TYPE_CHECKING:
    from .option import Option

OWNED = "SNOWBOUND_BOARDS"
"""The environment variable that names the folder of an owner's board files."""

Board = dict[str, Any]


@dataclass(frozen=True)
class Problem:
    """Something in a board file that cannot be right, and where: `("tiles", 3, "lower")`."""

    where: Where
    text: str


class Unlike(Problem):
    """Something in a board file that our reconstruction does not have, but the printed game may have."""


@dataclass(frozen=True)
class BoardReport:
    """The data of a board file, and what its check found."""

    name: str
    """The name of the file."""

    board: Board
    found: tuple[tuple[int, Problem], ...]
    """All findings, each with the number of its line."""

    @property
    def impossible(self) -> tuple[str, ...]:
        """What is impossible, a line of text for each finding."""
        return self._told(is_unlike=False)

    @property
    def unlike(self) -> tuple[str, ...]:
        """What is only unlike our reconstruction, a line of text for each finding."""
        return self._told(is_unlike=True)

    def _told(self, is_unlike: bool) -> tuple[str, ...]:
        return tuple(
            f"{self.name}:{line}: {dotted(problem.where)}: {problem.text}"
            for line, problem in self.found
            if isinstance(problem, Unlike) is is_unlike
        )


class BoardSyntaxError(BadBoard):
    """A board file that cannot be read as TOML; `line` is where reading it stopped."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


Check = Callable[[Board], Iterable[Problem]]


def _no_fields(board: Board) -> Mapping[str, Any]:
    return {}


def _no_sizes(board: Board) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True)
class GameBoard:
    """The board that a game is played on, and what the game makes of one."""

    data: Board
    check: Check
    fields: Callable[[Board], Mapping[str, Any]] = _no_fields
    """The fields of a position that hold numbers of the board: what is tunable, and what follows from it."""

    options: Callable[[Board], tuple[Option, ...]] | None = None
    """The options of the rules, if their defaults or limits depend on tunable numbers."""

    sizes: Callable[[Board], tuple[int, ...]] = _no_sizes
    """Sizes of fields that follow from tunable numbers: with other sizes, the game is loaded again."""

    def shape(self, data: Board) -> str:
        """Return a hash of everything in a board that the game is compiled for."""
        return f"{bare_key(data)}_{content_key(self.sizes(data))}" if self.sizes(data) else bare_key(data)


_instead: dict[Path, Board] = {}


@contextmanager
def instead_of(file: Path, board: Board) -> Iterator[None]:
    """Let `read_board` return this data, which was checked, in place of a file's."""
    _instead[file] = board
    try:
        yield
    finally:
        del _instead[file]


def owned_board(folder: Path) -> Path | None:
    """Return the owner's file that takes the place of the board file in a game's folder, if there is one."""
    named = os.environ.get(OWNED)
    if not named:
        return None
    boards = Path(named).expanduser()
    if not boards.is_dir():
        raise BadBoard(f"{OWNED} names {named}, but there is no such folder")
    owned = boards / f"{folder.name}.toml"
    return owned if owned.is_file() else None


def read_board(file: Path, check: Check) -> Board:
    """Return the data of a game's board file; BadBoard lists everything in it that is impossible."""
    if file in _instead:
        return _instead[file]
    report = examine_board(file, check)
    if report.impossible:
        raise BadBoard("\n".join(report.impossible))
    return report.board


def examine_board(file: Path, check: Check, tunable: Mapping[str, Any] | None = None) -> BoardReport:
    """Return the data of a board file and all findings in it; raises BadBoard if it cannot be read or is not TOML.

    `tunable` takes the place of the file's own table of that name: the ranges are the game's.
    """
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadBoard(f"{file} cannot be read: {error.strerror}") from None
    return examine_bytes(file.name, data, check, tunable)


def examine_bytes(name: str, data: bytes, check: Check, tunable: Mapping[str, Any] | None = None) -> BoardReport:
    """Do the same with the contents of a file; BoardSyntaxError says in which line they cannot be read."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BoardSyntaxError(f"{name} is not a text file in UTF-8", line) from None
    try:
        board = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardSyntaxError(f"{name} is not TOML: {error}", _line_of_error(error, text)) from None
    if tunable is not None:
        board[TUNABLE] = dict(tunable)
    found = tuple((line_of(text, problem.where), problem) for problem in problems(board, check))
    return BoardReport(name, board, found)


def _line_of_error(error: tomllib.TOMLDecodeError, text: str) -> int:
    """Return the line that an error names; without one it is at the end of the text."""
    named = re.search(r"\(at line (\d+)", str(error))
    return int(named[1]) if named else text.rstrip().count("\n") + 1


def problems(board: Board, check: Check) -> list[Problem]:
    """Return everything that a game's check finds, of both kinds, including missing parts and tunable numbers."""
    found = [Problem(where, text) for where, text in tunable_faults(board)]
    try:
        found.extend(check(board))
    except KeyError as missing:
        found.append(Problem((str(missing.args[0]),), "is missing"))
    except (TypeError, IndexError, AttributeError, ValueError) as error:
        found.append(Problem((), f"a value has the wrong form: {error}"))
    return found

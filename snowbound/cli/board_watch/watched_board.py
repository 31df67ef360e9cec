"""What the page shows of a board file: its text, what the check found, and its picture."""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from snowbound.core.board import Board, BoardSyntaxError, Unlike, Where, dotted, examine_bytes
from snowbound.core.board_picture import (
    BoardPicture,
    board_picture_of,
    board_picture_svg,
    has_board_picture,
)
from snowbound.core.errors import BadBoard
from snowbound.core.game import Game
from snowbound.core.picture import art_of
from snowbound.core.toml_lines import lines_of
from snowbound.core.tunable import TUNABLE

PAUSE = 0.15
"""Seconds between two looks at the file. It is read once two of them in a row have found the same contents."""


@dataclass(frozen=True)
class FileFinding:
    """Something that the check found, or that makes a file unreadable, at a line."""

    line: int
    kind: str  # "impossible" or "unlike"
    text: str


@dataclass
class WatchedBoard:
    """A board file that is being edited. `number` counts the states that the page is told."""

    game: Game
    file: Path
    number: int = 0
    status: str = ""
    text: str = ""
    findings: list[FileFinding] = field(default_factory=list)
    picture: BoardPicture | None = None
    svg: str = ""
    is_drawn: bool = False  # whether the picture shows the text, not an earlier one
    changed: threading.Condition = field(default_factory=threading.Condition)
    _data: bytes | None = None
    _lines: dict[Where, list[int]] = field(default_factory=dict)  # of the parts of the text, if it is TOML

    def follow(self) -> None:
        """Look at the file again and again, until an exception such as KeyboardInterrupt ends it."""
        before = self.contents()
        self.show(before)
        while True:
            time.sleep(PAUSE)
            found = self.contents()
            if found == before and found != self._data:
                self.show(found)
            before = found

    def contents(self) -> bytes | None:
        """Return what is in the file, or None if it cannot be read now, as while an editor replaces it."""
        try:
            return self.file.read_bytes()
        except OSError:
            return None

    def show(self, data: bytes | None) -> None:
        """Check and draw what is in the file."""
        with self.changed:
            self._data = data
            self.number += 1
            self.is_drawn = False
            if data is None:
                self.findings = []
                self.status = f"{self.file.name} is gone. The page goes on as soon as there is a file of this name."
            else:
                self.text, self._lines = data.decode("utf-8", "replace"), {}
                self._examine(data)
            self.changed.notify_all()

    def _examine(self, data: bytes) -> None:
        board = self.game.printed.board
        assert board is not None, "the command has refused games without one"
        try:
            report = examine_bytes(self.file.name, data, board.check, board.data.get(TUNABLE))
        except BoardSyntaxError as error:
            self.findings = [FileFinding(error.line, "impossible", str(error))]
        except Exception as error:  # a check that was not made for such a file
            self.findings = [FileFinding(1, "impossible", f"the check failed: {type(error).__name__}: {error}")]
        else:
            self._lines = _lines_by_place(self.text)
            found = [
                FileFinding(line, _kind(problem), f"{dotted(problem.where)}: {problem.text}")
                for line, problem in report.found
            ]
            self.findings = sorted(found, key=lambda finding: finding.line)
            if not report.impossible:
                self._draw(report.board)
        self.status = self._summary()

    def _draw(self, board: Board) -> None:
        if not has_board_picture(self.game):
            self.is_drawn = True
            return
        try:
            picture = board_picture_of(self.game, board)
            self.svg = board_picture_svg(picture, art_of(self.game.folder), self.game.colours)
        except Exception as error:  # the check accepts more than can be drawn
            reason = str(error) if isinstance(error, BadBoard) else f"{type(error).__name__}: {error}"
            self.findings.append(FileFinding(1, "impossible", f"it cannot be drawn: {reason}"))
        else:
            self.picture, self.is_drawn = picture, True

    def _summary(self) -> str:
        impossible = sum(finding.kind == "impossible" for finding in self.findings)
        unlike = len(self.findings) - impossible
        told = []
        if impossible:
            told.append(f"Impossible in {_places(impossible)}.")
        else:
            told.append("This board is possible.")
        if unlike:
            told.append(f"Unlike the printed game in {_places(unlike)}, which is allowed.")
        return " ".join(told)

    def told(self) -> dict[str, Any]:
        """Return what the page needs."""
        places = self.picture.places if self.picture else []
        return {
            "number": self.number,
            "title": f"{self.game.title}: {self.file.name}",
            "status": self.status,
            "text": self.text,
            "findings": [{"line": f.line, "kind": f.kind, "text": f.text} for f in self.findings],
            "svg": self.svg,
            "isDrawn": self.is_drawn,
            "places": [_lines_of_place(self._lines, place.drawn_by) for place in places],
        }


def _kind(problem: object) -> str:
    return "unlike" if isinstance(problem, Unlike) else "impossible"


def _places(number: int) -> str:
    return "1 place" if number == 1 else f"{number} places"


def _lines_by_place(text: str) -> dict[Where, list[int]]:
    """Return for each part of a file all lines on which it or something in it begins, the first one first."""
    found: dict[Where, set[int]] = defaultdict(set)
    for where, line in lines_of(text).items():
        for length in range(1, len(where) + 1):
            found[where[:length]].add(line)
    return {where: sorted(lines) for where, lines in found.items()}


def _lines_of_place(lines: dict[Where, list[int]], drawn_by: Iterable[Where]) -> list[int]:
    """Return the lines that describe a place of the picture; a click on it leads to the first."""
    return list(dict.fromkeys(line for where in drawn_by for line in lines.get(where, ())))

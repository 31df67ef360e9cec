"""What everyone is told about a changed board."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import shorten
from typing import Any

import msgspec

from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.per_game import kept_with_game

from ..workers.board_worker import BoardFinding
from . import wire

MOST_TOLD, LONGEST = 20, 60
"""Differences that the description of a table lists, and characters of a value."""

ABSENT = "–"


class RefusedBoard(SnowboundError):
    """A board file that is impossible, with what is wrong in it."""

    code = "bad-board"

    def __init__(self, findings: list[BoardFinding]) -> None:
        told = "; ".join(f"line {one.line}, {one.where}: {one.text}" for one in findings[:3])
        more = f"; and {len(findings) - 3} more" if len(findings) > 3 else ""
        super().__init__(f"the board is impossible: {told}{more}")
        self.findings = findings

    def as_data(self) -> dict[str, Any]:
        """Return the error with all findings."""
        return super().as_data() | {"findings": msgspec.to_builtins(self.findings)}


@kept_with_game
def board_info(game: Game) -> wire.BoardInfo | None:
    """Return what is different on the board of a game; None on the printed one."""
    change = game.board_change
    if not change:
        return None
    printed: Mapping[str, Any] = game.printed.board.data if game.printed.board is not None else {}
    changes = [
        wire.BoardChange(_short(path), _told(_printed_value(printed, path)), _told(value))
        for path, value in list(change.items())[:MOST_TOLD]
    ]
    return wire.BoardInfo(count=len(change), changes=changes)


def _printed_value(board: Any, path: str) -> Any:
    for step in path.split("."):
        if isinstance(board, list) and step.isdecimal() and int(step) < len(board):
            board = board[int(step)]
        elif isinstance(board, Mapping) and step in board:
            board = board[step]
        else:
            return None
    return board


def _told(value: Any) -> str:
    return ABSENT if value is None else _short(msgspec.json.encode(value).decode())


def _short(text: str) -> str:
    return shorten(text, LONGEST, placeholder="…") if " " in text else text[:LONGEST] + "…" * (len(text) > LONGEST)

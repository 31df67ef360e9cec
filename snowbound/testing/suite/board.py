"""The board file, if the game has one, is consistent, and its check notices what is missing."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from snowbound.core.board import read_board
from snowbound.core.errors import BadBoard
from snowbound.core.game import Game


def test_the_board_file_is_consistent_and_checked(game: Game, tmp_path: Path) -> None:
    file = game.folder / "board.toml"
    if not file.exists():
        pytest.skip(f"{game.id} has no board file")
    check_board = import_module(f"{game.package}.board").check_board
    read_board(file, check_board)
    empty = tmp_path / "board.toml"
    empty.write_text("format = 1\n", encoding="utf-8")
    with pytest.raises(BadBoard):
        read_board(empty, check_board)

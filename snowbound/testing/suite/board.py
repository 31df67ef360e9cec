"""The board file, if the game has one, is consistent, and its check notices what is missing."""

from __future__ import annotations

import json
import subprocess
import sys
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
    assert game.board is not None, "a game with a board file says what its board is"
    read_board(file, game.board.check)
    empty = tmp_path / "board.toml"
    empty.write_text("format = 1\n", encoding="utf-8")
    with pytest.raises(BadBoard):
        read_board(empty, game.board.check)


def test_every_value_of_the_board_file_is_read(game: Game, unread_board_values: frozenset[str]) -> None:
    """A value that nothing reads could be wrong unnoticed; `snowbound_unread` in pytest's settings excepts some."""
    if not (game.folder / "board.toml").exists():
        pytest.skip(f"{game.id} has no board file")
    command = [sys.executable, "-m", "snowbound.testing.board_reads", path_of(game)]
    unread = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    assert [key for key in unread if unread_board_values.isdisjoint(key.split("."))] == []


def path_of(game: Game) -> str:
    """Return where another process finds the game."""
    name = next(name for name, value in vars(import_module(game.package)).items() if value is game)
    return f"{game.package}:{name}"

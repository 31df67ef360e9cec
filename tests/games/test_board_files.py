"""Every value of a board file is read by the program, so that none of them can be wrong unnoticed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from snowbound.core.game import Game

EXEMPT = {"uno_window", "colours", "look_time", "advice_for_bots"}
"""Tables and values that only later versions of the program read."""


@pytest.fixture(scope="module")
def unread() -> dict[str, list[str]]:
    """For each game the keys of its board file that nothing reads, found by a process that loads them all."""
    done = subprocess.run([sys.executable, "-m", "tests.games.board_reads"], capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_every_value_of_a_board_file_is_read(game: Game, unread: dict[str, list[str]]) -> None:
    assert [key for key in unread[game.id] if EXEMPT.isdisjoint(key.split("."))] == []


def test_an_unread_value_is_found() -> None:
    from tests.games.board_reads import Reads

    reads = Reads()
    board = reads.wrap({"die": {"faces": [1, 2], "colour": "red"}, "tiles": [{"id": 1, "name": "a"}]})
    assert board["die"]["faces"] == [1, 2]
    assert [tile["id"] for tile in board["tiles"]] == [1]
    assert reads.all - reads.read == {("die", "colour"), ("tiles", "name")}

"""Board files: values that nothing reads are found, and an owner's file takes the place of ours."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from snowbound.core.board import OWNED
from snowbound.core.words import words
from snowbound.games import find, names
from snowbound.testing.board_reads import Reads


def test_an_unread_value_is_found() -> None:
    reads = Reads()
    board = reads.wrap({"die": {"faces": [1, 2], "colour": "red"}, "tiles": [{"id": 1, "name": "a"}]})
    assert board["die"]["faces"] == [1, 2]
    assert [tile["id"] for tile in board["tiles"]] == [1]
    assert reads.all - reads.read == {("die", "colour"), ("tiles", "name")}


def loaded(game: str, boards: Path | None, code: str) -> str:
    """Return what Python code prints in a process of its own, which loads a game with these boards."""
    environment = {name: value for name, value in os.environ.items() if name != OWNED}
    if boards is not None:
        environment[OWNED] = str(boards)
    done = subprocess.run(
        [sys.executable, "-c", f"from snowbound import find\ngame = find({game!r})\n{code}"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or done.stderr


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """A folder with an owner's file for UNO Power Grab: a round takes 16 minutes."""
    text = (find("uno_power_grab").folder / "board.toml").read_text(encoding="utf-8")
    changed = re.sub(r"^minutes_per_round *= *15", "minutes_per_round = 16", text, flags=re.MULTILINE)
    assert changed != text
    (tmp_path / "uno_power_grab.toml").write_text(changed, encoding="utf-8")
    return tmp_path


def test_an_owners_file_takes_the_place_of_a_games_board(boards: Path) -> None:
    assert loaded("uno_power_grab", None, "print(game.minutes)") == "15"
    assert loaded("uno_power_grab", boards, "print(game.minutes)") == "16"
    assert loaded("polar_rush", boards, "print(game.minutes)") == "30", "other games keep their own"


def test_rules_are_compiled_again_for_an_owners_board(boards: Path) -> None:
    code = "from snowbound.core.cache import compiled_hash\nprint(compiled_hash(game))"
    ours, owned = (loaded("uno_power_grab", folder, code) for folder in (None, boards))
    assert len(ours) == 20 and len(owned) == 20 and ours != owned
    assert loaded("polar_rush", boards, code) == loaded("polar_rush", None, code)


def test_a_page_says_that_the_board_is_the_owners(boards: Path) -> None:
    code = "from snowbound.server.messages import catalogue\nprint(catalogue.shown(game, 'en')['board']['owned'])"
    assert loaded("uno_power_grab", boards, code) == "True"
    assert loaded("uno_power_grab", None, code) == "False"


def test_an_impossible_file_is_refused_with_its_line(boards: Path) -> None:
    file = boards / "uno_power_grab.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("minutes_per_round = 16", "minutes_per_round = [1"))
    assert "uno_power_grab.toml is not TOML" in loaded("uno_power_grab", boards, "print(1)")


def test_a_folder_that_does_not_exist_is_named(boards: Path) -> None:
    said = loaded("uno_power_grab", boards / "nowhere", "print(1)")
    assert "SNOWBOUND_BOARDS names" in said and "no such folder" in said


def test_the_document_on_boards_says_what_the_pages_say() -> None:
    document = (Path(__file__).parents[2] / "docs" / "boards.md").read_text(encoding="utf-8")
    for name in names():
        say = words(find(name), "en").say
        assert f"| {find(name).title} | {say('board-printed')} | {say('board-rebuilt')} |" in document

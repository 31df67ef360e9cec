"""Board files: problems are found and shown with their line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from snowbound.core.board import Board, Problem, Unlike, dotted, examine_board, line_of, read_board
from snowbound.core.errors import BadBoard

TEXT = """format = 1

[deck]
total = 2          # cards
colours = ["red"]

[[kinds]]
copies = 1
[[kinds]]
copies = 3
"icon" = { a = 1 }
[names.red]
da = "rød"
"""


def check(board: Board) -> Iterator[Problem]:
    if sum(kind["copies"] for kind in board["kinds"]) != board["deck"]["total"]:
        yield Problem(("kinds", 1, "copies"), "too many")
        yield Problem(("deck", "total"), "too few")


def test_every_problem_is_reported_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TEXT, encoding="utf-8")
    with pytest.raises(BadBoard) as found:
        read_board(file, check)
    assert str(found.value).splitlines() == [
        "board.toml:10: kinds[1].copies: too many",
        "board.toml:4: deck.total: too few",
    ]


def test_what_is_unlike_the_reconstruction_is_told_and_not_refused(tmp_path: Path) -> None:
    def strict(board: Board) -> Iterator[Problem]:
        yield from check(board)
        if board["deck"]["colours"] != ["blue"]:
            yield Unlike(("deck", "colours"), "ours is blue")

    file = tmp_path / "board.toml"
    file.write_text(TEXT.replace("copies = 3", "copies = 1"), encoding="utf-8")
    report = examine_board(file, strict)
    assert (report.impossible, report.unlike) == ((), ("board.toml:5: deck.colours: ours is blue",))
    assert read_board(file, strict) == report.board

    file.write_text(TEXT, encoding="utf-8")
    report = examine_board(file, strict)
    assert [line.split(":")[1] for line in (*report.impossible, *report.unlike)] == ["10", "4", "5"]
    with pytest.raises(BadBoard) as refusal:
        read_board(file, strict)
    assert str(refusal.value).splitlines() == list(report.impossible)


def test_a_consistent_board_is_read(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TEXT.replace("copies = 3", "copies = 1"), encoding="utf-8")
    assert read_board(file, check)["deck"]["total"] == 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("[deck]", "[deck"), "board.toml is not TOML: .*line 3"),
        (("total = 2", "totally = 2"), "total: is missing"),
        (("copies = 1", 'copies = "one"'), "a value has the wrong form"),
    ],
)
def test_a_damaged_file_is_reported(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TEXT.replace(*change), encoding="utf-8")
    with pytest.raises(BadBoard, match=said):
        read_board(file, check)


def test_lines_of_places() -> None:
    assert line_of(TEXT, ("format",)) == 1
    assert line_of(TEXT, ("kinds", 1)) == 9
    assert line_of(TEXT, ("kinds", 1, "icon", "a")) == 11
    assert line_of(TEXT, ("kinds", 1, "weight")) == 9, "a missing key: the table it would be in"
    assert line_of(TEXT, ("names", "red", "da")) == 13
    assert line_of(TEXT, ("nowhere",)) == 1
    assert dotted(("kinds", 1, "icon")) == "kinds[1].icon"
    assert dotted(()) == "the file"

"""The line of each problem in a board file."""

from __future__ import annotations

import pytest

from snowbound.core.board import Where, line_of

TEXT = """\
[board]
length = 2
path = [
  { pos = 1, icon = "blank" },
  { pos = 2, icon = "start" },
]
rows = 3
[[cards]]
id = "C1"
actions = [
  { kind = "move" },
]
[[cards]]
id = "C2"
"""


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("board", "length"), 2),
        (("board", "path"), 3),
        (("board", "path", 0), 4),
        (("board", "path", 1, "icon"), 5),
        (("board", "path", 7), 3),
        (("board", "rows"), 7),
        (("cards", 0, "actions", 0, "kind"), 11),
        (("cards", 1, "id"), 14),
        (("cards", 1, "actions"), 13),
        (("nowhere",), 1),
    ],
)
def test_a_place_in_a_board_file_has_its_line(where: Where, line: int) -> None:
    assert line_of(TEXT, where) == line

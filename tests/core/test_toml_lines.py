"""The line of each part of a TOML text."""

from __future__ import annotations

import pytest

from snowbound.core.toml_lines import Where, line_of

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

AWKWARD = '''\
# [not.a.table]
text = "a = 1 # [no comment]"   # a comment
long = """
id = 3
[[cards]]
"""
path = ["a", 'b]', [1,
  2], { x = 1 }]
"quoted key".b = 1
[[cards]]
[cards.back]
icon = "bear"
[[cards.sides]]
[[cards.sides]]
name = "last"
'''


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


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("not",), 1),
        (("text",), 2),
        (("long",), 3),
        (("id",), 1),
        (("path", 1), 7),
        (("path", 2, 1), 8),
        (("path", 3, "x"), 8),
        (("quoted key", "b"), 9),
        (("cards", 0), 10),
        (("cards", 0, "back", "icon"), 12),
        (("cards", 0, "sides", 0), 13),
        (("cards", 0, "sides", 1, "name"), 15),
        (("cards", 1), 10),
    ],
)
def test_strings_comments_and_nested_arrays_are_understood(where: Where, line: int) -> None:
    assert line_of(AWKWARD, where) == line


def test_a_text_that_is_not_toml_has_lines_as_far_as_it_can_be_read() -> None:
    assert line_of("a = 1\n!\nb = 2\n", ("a",)) == 1

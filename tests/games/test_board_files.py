"""The suite's search for values of a board file that nothing reads."""

from __future__ import annotations

from snowbound.testing.board_reads import Reads


def test_an_unread_value_is_found() -> None:
    reads = Reads()
    board = reads.wrap({"die": {"faces": [1, 2], "colour": "red"}, "tiles": [{"id": 1, "name": "a"}]})
    assert board["die"]["faces"] == [1, 2]
    assert [tile["id"] for tile in board["tiles"]] == [1]
    assert reads.all - reads.read == {("die", "colour"), ("tiles", "name")}

"""The difference between two boards, and what is tunable on one."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from snowbound.core.board import Board
from snowbound.core.board_change import changed, difference
from snowbound.core.errors import BadBoard
from snowbound.core.tunable import bare_key, tunable_faults, tunable_places

BOARD: Board = {
    "tunable": {"die.steps": [1, 9], "tiles.*.count": [0, 5], "die.faces.*": ["1", "2", "star"]},
    "die": {"steps": 1, "faces": ["1", "2", "star"]},
    "tiles": [{"id": "A", "count": 2}, {"id": "B", "count": 1}, {"id": "C"}],
    "path": [1, 2, 3],
}

CHANGES: list[dict[str, Any]] = [
    {},
    {"die.steps": 3},
    {"tiles.1.count": 0, "tiles.0.id": "X"},
    {"path": [1, 2, 3, 4]},
    {"die.colour": "red"},
    {"die.steps": None},
    {"tiles.2.count": 4},
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_the_difference_that_it_makes(change: dict[str, Any]) -> None:
    before = copy.deepcopy(BOARD)
    other = changed(BOARD, change)
    assert before == BOARD, "the board itself stays as it is"
    assert difference(BOARD, other) == change
    assert changed(BOARD, difference(BOARD, other)) == other


def test_the_table_of_tunable_numbers_is_no_difference() -> None:
    other = copy.deepcopy(BOARD)
    other["tunable"] = {"die.steps": [1, 99]}
    assert difference(BOARD, other) == {}


@pytest.mark.parametrize("path", ["die.step.more", "tiles.3.count", "tiles.x", "path.0.1", "nowhere.at.all"])
def test_a_path_that_leads_nowhere_is_named(path: str) -> None:
    with pytest.raises(BadBoard, match=f"nothing at '{path}'"):
        changed(BOARD, {path: 1})


def test_a_similar_path_is_suggested() -> None:
    with pytest.raises(BadBoard, match=r"did you mean 'tiles.1.count'\?"):
        changed(BOARD, {"tile.1.count": 1})


def test_tunable_places_are_those_of_all_paths() -> None:
    assert {".".join(map(str, where)): allowed for where, allowed in tunable_places(BOARD).items()} == {
        "die.steps": [1, 9],
        "tiles.0.count": [0, 5],
        "tiles.1.count": [0, 5],
        "die.faces.0": ["1", "2", "star"],
        "die.faces.1": ["1", "2", "star"],
        "die.faces.2": ["1", "2", "star"],
    }


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"die.steps": 10}, (("die", "steps"), "must be from 1 to 9, not 10")),
        ({"die.steps": True}, (("die", "steps"), "must be from 1 to 9, not True")),
        ({"tiles.1.count": -1}, (("tiles", 1, "count"), "must be from 0 to 5, not -1")),
        ({"die.faces.2": "3"}, (("die", "faces", 2), "must be one of '1', '2', 'star', not '3'")),
        ({"die.steps": None}, (("tunable", "die.steps"), "the board has nothing there")),
    ],
)
def test_a_tunable_number_has_a_range(change: dict[str, Any], fault: tuple[Any, str]) -> None:
    assert list(tunable_faults(BOARD)) == []
    assert list(tunable_faults(changed(BOARD, change))) == [fault]


def test_the_shape_of_a_board_does_not_depend_on_tunable_numbers() -> None:
    shape = bare_key(BOARD)
    assert bare_key(changed(BOARD, {"die.steps": 3, "die.faces.0": "star"})) == shape
    assert bare_key(changed(BOARD, {"path": [1, 2]})) != shape
    assert bare_key(changed(BOARD, {"tiles.2.count": 1})) != shape, "a number that the printed board does not have"

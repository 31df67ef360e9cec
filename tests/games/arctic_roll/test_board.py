"""The check of the board file: every mistake is reported with its place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from snowbound.core.board import Unlike, line_of, problems, read_board
from snowbound.core.errors import BadBoard
from snowbound.games import find
from snowbound.games.arctic_roll.board import check_board

FILE = find("arctic_roll").folder / "board.toml"


def board() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def broken(change: Callable[[dict[str, Any]], object]) -> set[tuple[str | int, ...]]:
    """The places that are refused after a change."""
    data = board()
    change(data)
    return {problem.where for problem in problems(data, check_board) if not isinstance(problem, Unlike)}


def test_the_sheet_in_the_file_is_in_order() -> None:
    assert problems(board(), check_board) == []


BROKEN: list[tuple[Callable[[dict[str, Any]], object], tuple[str | int, ...]]] = [
    (lambda b: b["sheet"]["rows"][3].update(count=8), ("sheet", "rows", 4, "index_first")),
    (lambda b: b["sheet"]["rows"][3].update(count=0), ("sheet", "rows", 3, "count")),
    (lambda b: b["sheet"]["rows"][3].update(index_first=20), ("sheet", "rows", 3, "index_first")),
    (lambda b: b["sheet"]["rows"][3].update(r=7), ("sheet", "rows", 3, "r")),
    (lambda b: b["sheet"]["rows"][3].update(label="A"), ("sheet", "rows", 3, "label")),
    (lambda b: b["sheet"]["rows"][3].update(q_first=20), ("sheet", "rows")),
    (lambda b: b["sheet"]["rows"][10].update(count=60), ("sheet", "rows")),
    (lambda b: b["sheet"].update(hex_count=90), ("sheet", "hex_count")),
    (lambda b: b["sheet"].update(calamity_counters=5), ("sheet", "calamity_counters")),
    (lambda b: b["sheet"].update(central_hexagon_radius=6), ("sheet", "central_hexagon_radius")),
    (lambda b: b["sheet"]["centre"].update(index=44), ("sheet", "centre", "index")),
    (lambda b: b["sheet"]["centre"].update(label="F5"), ("sheet", "centre", "label")),
    (lambda b: b["sheet"]["centre"].update(index=200), ("sheet", "centre", "index")),
    (lambda b: b["sheet"]["directions"][1].update(value=3), ("sheet", "directions", 1, "value")),
    (lambda b: b["sheet"]["directions"][1].update(dq=2), ("sheet", "directions", 1)),
    (lambda b: b["sheet"]["directions"][1].update(dq=1, dr=-1), ("sheet", "directions", 1)),
    (lambda b: b["sheet"]["directions"][1].update(opposite=4), ("sheet", "directions", 1, "opposite")),
    (lambda b: b["sheet"]["directions"].pop(), ("sheet", "directions")),
    (lambda b: b["sheet"]["bonus_hexes"].pop(), ("sheet", "bonus_hexes")),
    (lambda b: b["sheet"]["bonus_hexes"][2].update(kind="sauna"), ("sheet", "bonus_hexes", 2, "kind")),
    (lambda b: b["sheet"]["bonus_hexes"][2].update(label="J5"), ("sheet", "bonus_hexes", 2, "label")),
    (lambda b: b["sheet"]["bonus_hexes"][2].update(q=0), ("sheet", "bonus_hexes", 2, "index")),
    (lambda b: b["sheet"]["bonus_hexes"][2].update(b["sheet"]["bonus_hexes"][1]), ("sheet", "bonus_hexes", 2, "index")),
    (lambda b: b["sheet"]["bonus_hexes"][2].update(b["sheet"]["centre"]), ("sheet", "bonus_hexes", 2, "index")),
    (lambda b: b["faces"]["3"].update(hole=False), ("faces", "3", "hole")),
    (lambda b: b["faces"]["2"].update(hunters=[[1, 2], [2, 5], [3, 6]]), ("faces", "2", "hunters")),
    (lambda b: b["faces"]["2"].update(hunters=[[1, 4], [2, 5]]), ("faces", "2", "hunters")),
    (lambda b: b["faces"]["2"].update(hunters=[[1, 4], [1, 4], [2, 5], [3, 6]]), ("faces", "2", "hunters")),
    (lambda b: b["faces"]["2"].update(hunters=[[1, 7], [2, 5], [3, 6]]), ("faces", "2", "hunters")),
    (lambda b: b["faces"]["6"].update(hunters=[]), ("faces", "6", "hunters")),
    (lambda b: b["contents"]["walrus"].update(code=9), ("contents", "walrus")),
    (lambda b: b["contents"]["walrus"].update(glyph="~"), ("contents", "walrus")),
    (lambda b: b["contents"]["walrus"].update(glyph="WW"), ("contents", "walrus")),
    (lambda b: b["contents"].update(seal={"code": 13, "glyph": "s"}), ("contents", "seal")),
    (lambda b: b["components"].update(white_dice_per_player=5), ("components", "white_dice_per_player")),
    (lambda b: b["players"].update(max=7), ("players",)),
    (lambda b: b["scoring"].update(table=[1, 2]), ("scoring", "table")),
    (lambda b: b["scoring"]["table"].__setitem__(2, -1), ("scoring", "table", 2)),
    (lambda b: b["scoring"].update(table_step_beyond=-1), ("scoring", "table_step_beyond")),
    (lambda b: b["length"].update(rounds=7), ("length", "rounds")),
    (lambda b: b["setup"].update(first_hex_distance=5), ("setup", "first_hex_distance")),
    (lambda b: b["setup"].update(first_hex_distance=1), ("setup", "first_hex_distance")),
    (lambda b: b["setup"].update(first_hex_distance=0), ("setup", "first_hex_distance")),
    (lambda b: b.pop("setup"), ("setup",)),
    (lambda b: b["sheet"].update(rows=7), ()),
]


@pytest.mark.parametrize(("change", "where"), BROKEN, ids=lambda value: str(value) if isinstance(value, tuple) else "")
def test_what_cannot_be_right_is_reported_with_its_place(
    change: Callable[[dict[str, Any]], object], where: tuple[str | int, ...]
) -> None:
    assert where in broken(change)


def test_a_sheet_in_two_pieces_is_refused() -> None:
    def apart(b: dict[str, Any]) -> None:
        b["sheet"]["rows"][10]["q_first"] = 30

    assert ("sheet", "rows") in broken(apart)


def test_the_line_of_a_problem_is_shown(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    file = tmp_path / "board.toml"
    file.write_text(text.replace('kind = "reroll"', 'kind = "sauna"', 1), encoding="utf-8")
    with pytest.raises(BadBoard, match=r"board.toml:\d+: sheet.bonus_hexes\[2\].kind: a bonus is one of igloo"):
        read_board(file, check_board)
    line = line_of(text, ("sheet", "bonus_hexes", 2, "kind"))
    assert text.splitlines()[line - 1] == 'kind = "reroll"'

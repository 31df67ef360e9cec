"""The board file: an owner of the printed game may change it, and every mistake is reported with its place."""

from __future__ import annotations

import copy
import importlib
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from snowbound.core.board import Board, Unlike, dotted, problems, read_board
from snowbound.core.errors import BadBoard
from snowbound.games import find
from snowbound.games.arctic_race.board import check_board
from snowbound.testing.driver import Driver

FILE = find("arctic_race").folder / "board.toml"
TEXT = FILE.read_text(encoding="utf-8")
BOARD: Board = tomllib.loads(TEXT)


def put(*where: str | int, value: Any) -> Callable[[Board], None]:
    """Change one place of a board."""

    def change(board: Board) -> None:
        part: Any = board
        for step in where[:-1]:
            part = part[step]
        part[where[-1]] = value

    return change


def drop(*where: str | int) -> Callable[[Board], None]:
    """Take one place out of a board."""

    def change(board: Board) -> None:
        part: Any = board
        for step in where[:-1]:
            part = part[step]
        del part[where[-1]]

    return change


BROKEN = [
    (put("game", "players_max", value=12), "game.players_max"),
    (put("game", "players_min", value=1), "game.players_min"),
    (put("game", "racers_per_player", value=4), "game.racers_per_player"),
    (put("game", "racers_home_to_end", value=6), "game.racers_home_to_end"),
    (put("game", "max_rounds", value=0), "game.max_rounds"),
    (put("game", "colours", 1, value="red"), "game.colours[1]"),
    (put("game", "colours", 1, value="beige"), "game.colours[1]"),
    (drop("game", "colours", 5), "game.colours"),
    (put("racers", 2, "number", value=4), "racers[2].number"),
    (put("racers", 2, "steps", value=0), "racers[2].steps"),
    (put("racers", 0, "points", value=[7, 5, 4]), "racers[0].points"),
    (put("racers", 1, "points", value=[6, 4, 3, 2, 2, -2]), "racers[1].points[5]"),
    (drop("racers", 2, "steps"), "racers[2].steps"),
    (drop("cards", 4), "cards"),
    (put("cards", 0, "id", value="C9"), "cards[0].id"),
    (put("cards", 1, "actions", value=[]), "cards[1].actions"),
    (put("cards", 1, "actions", 1, "kind", value="fly"), "cards[1].actions"),
    (put("cards", 1, "actions", 1, "kind", value="roll"), "cards[2].actions"),
    (put("cards", 1, "actions", 0, "racer", value=6), "cards[1].actions"),
    (put("cards", 0, "actions", 0, "racer", value=2), "cards[0].actions"),
    (put("cards", 0, "actions", 0, "steps", value=0), "cards[0].actions[0].steps"),
    (drop("cards", 0, "actions", 0, "steps"), "cards[0].actions"),
    (put("cards", 1, "actions", 0, value={"kind": "shift"}), "cards[1].actions"),
    (put("die", "faces", value=[]), "die.faces"),
    (put("die", "faces", 5, value="star"), "die.faces[5]"),
    (put("die", "circle_steps", value=0), "die.circle_steps"),
    (drop("icons", "die"), "icons"),
    (put("icons", "bear", value={"symbol": "B", "on_floes": True}), "icons.bear"),
    (put("icons", "plus2", value={"symbol": "+2", "on_floes": True}), "icons.plus2"),
    (put("icons", "die", "steps", value=2), "icons.die"),
    (put("floes", "rows", value=["lower", "lower"]), "floes.rows"),
    (put("floes", "tiles", 3, "id", value="F01"), "floes.tiles[3].id"),
    (put("floes", "tiles", 3, "upper", value="fish"), "floes.tiles[3].upper"),
    (drop("floes", "tiles", 3, "lower"), "floes.tiles[3].lower"),
    (put("floes", "tiles", 3, "middle", value="die"), "floes.tiles[3].middle"),
    (drop("floes", "tiles", 29), "setup.floe_tiles"),
    (drop("setup", "removed", "5"), "setup.removed.5"),
    (put("setup", "removed", "2", value=29), "setup.removed.2"),
    (put("board", "length", value=40), "board.length"),
    (put("board", "length", value=60), "board.length"),
    (put("tunable", "die.eyes", value=[1, 6]), "tunable.die.eyes"),
    (put("board", "path", 4, "pos", value=6), "board.path[4].pos"),
    (put("board", "path", 4, "icon", value="fish"), "board.path[4].icon"),
    (drop("board", "path", 4, "icon"), "board.path[4].icon"),
    (put("board", "path", 4, "slot", value=2), "board.path[4].slot"),
    (put("board", "path", 4, "kind", value="air"), "board.path[4].kind"),
    (put("board", "path", 4, "x", value=11), "board.path[4].x"),
    (put("board", "path", 4, "y", value=5), "board.path[4].x"),
    (put("board", "path", 5, "slot", value=6), "board.path[5].slot"),
    (put("board", "path", 5, "row", value="middle"), "board.path[5].row"),
    (put("board", "path", 5, "icon", value="die"), "board.path[5].icon"),
    (put("board", "path", 5, "row", value="upper"), "board.path"),
    (drop("die"), "die"),
    (put("racers", value=5), "the file"),
]


def test_the_board_as_it_is_has_no_problem() -> None:
    assert problems(BOARD, check_board) == []


@pytest.mark.parametrize(("change", "where"), BROKEN)
def test_each_inconsistency_is_reported_with_its_place(change: Callable[[Board], None], where: str) -> None:
    board = copy.deepcopy(BOARD)
    change(board)
    found = [problem for problem in problems(board, check_board) if not isinstance(problem, Unlike)]
    assert where in [dotted(problem.where) for problem in found], found
    assert all(problem.text for problem in found)


def test_a_problem_is_reported_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    bad = TEXT.replace('pos = 23, kind = "land", icon = "pickup"', 'pos = 23, kind = "land", icon = "pick"')
    bad = bad.replace('{ id = "F17", lower = "plus3"', '{ id = "F17", lower = "star"')
    file.write_text(bad, encoding="utf-8")

    with pytest.raises(BadBoard) as error:
        read_board(file, check_board)

    lines = bad.splitlines()
    reported = str(error.value).splitlines()
    assert [line.split(": ")[1] for line in reported] == ["floes.tiles[16].lower", "board.path[22].icon"]
    for line, text in zip(reported, ('"F17"', "pos = 23"), strict=True):
        assert text in lines[int(line.split(":")[1]) - 1]


def test_a_longer_board_with_other_tiles_fits_if_it_is_consistent() -> None:
    """An owner may find more fields, one field per tile, and START on floes."""
    board = copy.deepcopy(BOARD)
    board["floes"]["rows"] = ["lower"]
    for tile in board["floes"]["tiles"]:
        del tile["upper"]
    path = [position for position in board["board"]["path"] if position.get("row") != "upper"]
    path += [{"kind": "land", "icon": "blank", "x": x, "y": 1} for x in (8, 9, 10)]
    for number, position in enumerate(path):
        position["pos"] = number + 1
    board["board"]["path"], board["board"]["length"] = path, len(path)
    board["icons"]["start"]["on_floes"] = True
    board["floes"]["tiles"][0]["lower"] = "start"
    assert problems(board, check_board) == []


def test_another_board_is_played_by_changing_the_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One field per tile, a path of 35 with land instead of the upper fields, and another die."""
    text = re.sub(r',\s+upper = "\w+"', "", TEXT).replace('rows = ["lower", "upper"]', 'rows = ["lower"]')
    text = re.sub(r'kind = "floe", slot = \d, row = "upper"', 'kind = "land", icon = "blank"', text)
    text = re.sub(r".*pos = 36,.*\n", "", text).replace("length = 36", "length = 35")
    text = text.replace('"5", "circle"]', '"5", "5", "circle"]')
    package = tmp_path / "owned_race"
    shutil.copytree(FILE.parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "board.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    owned = importlib.import_module("owned_race")
    driver = Driver(owned.GAME, compiled=False)

    assert owned.state.CARRIED[[6, 13, 18, 25, 30]].tolist() == [13, 18, 25, 30, 0]
    assert owned.state.GOAL == 36
    for players in (2, 6):
        for position, _, _ in driver.random_game(players, seed=1):
            driver.run.check(position.states, 0)
        assert position.who == 0
        assert owned.state.FACES == 7

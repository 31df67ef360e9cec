"""The check of the board file: every mistake is reported with its place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from snowbound.core.board import Board, Unlike, dotted, examine_board, problems, read_board
from snowbound.core.chance import stream
from snowbound.core.errors import BadBoard
from snowbound.core.kernels import kernels
from snowbound.games import find
from snowbound.games.polar_rush import reach
from snowbound.games.polar_rush.board import check_board, check_dead_ends, followers, pictures, sides
from snowbound.games.polar_rush.state import BOARD, Face, Phase
from snowbound.testing.driver import Driver

GAME = find("polar_rush")
FILE = GAME.folder / "board.toml"
PICTURES = sorted(set(Face) - {Face.CRACK, Face.KAYAK})


@pytest.mark.rule("RUSH-Q1", "RUSH-Q29")
def test_all_18_sides_and_all_joins_are_without_dead_ends() -> None:
    joins = sum(len(followers(BOARD, board)) for _, board, _ in sides(BOARD) if board["kind"] != "home")

    assert list(check_dead_ends(BOARD)) == []
    assert len(sides(BOARD)) == 18
    assert joins == 228, (
        "starter to mid, mid to mid and mid to home, and four from starter to home, which no course has"
    )


@pytest.mark.rule("RUSH-Q29")
def test_from_every_space_of_random_courses_the_igloo_can_be_reached_without_harpoon_and_sled() -> None:
    random = Random(5)
    by_kind = {kind: [b for b in BOARD["boards"] if b["kind"] == kind] for kind in ("starter", "mid", "home")}
    for _ in range(60):
        mids = random.sample(by_kind["mid"], random.choice((5, 6, 7)))
        boards = [*by_kind["starter"], *mids, *by_kind["home"]]
        spaces = {
            (2 * floe + row, column): picture
            for floe, board in enumerate(boards)
            for (row, column), picture in pictures(random.choice(board["sides"])["rows"]).items()
        }
        assert reaching_home(spaces) == set(spaces)


def reaching_home(spaces: dict[tuple[int, int], str]) -> set[tuple[int, int]]:
    """The spaces from which the igloo can be reached without entering a polar bear's."""
    found = {space for space, picture in spaces.items() if picture == "igloo"}
    waiting = list(found)
    while waiting:
        here = waiting.pop()
        if spaces[here] == "polar_bear":
            continue  # a figure may leave a bear's space but not enter it
        near = {(here[0] + r, here[1] + c) for r in (-1, 0, 1) for c in (-1, 0, 1)}
        waiting += (near & spaces.keys()) - found
        found |= near & spaces.keys()
    return found


@pytest.mark.rule("RUSH-Q29")
@pytest.mark.parametrize("variant", ["standard", "easy"])
def test_in_every_position_some_tile_moves_somebody(variant: str) -> None:
    """No deadlock (section 7.3): five figures, many gaps, and still some picture or the kayak helps."""
    driver = Driver(GAME, compiled=True)
    checked = 0
    for events, (position, _, _) in enumerate(driver.random_game(5, 3, 6_000, variant=variant, mid_floes=7)):
        s: Any = position.s
        if events % 4 or s.phase != Phase.FLIP:
            continue
        checked += 1
        assert any(can_move(s, seat) for seat in range(s.players))
    assert checked > 200


def can_move(s: Any, seat: int) -> bool:
    """Whether some tile would move this figure."""
    rules: Any = reach  # rules carry no types
    return bool(rules.boardable(s, seat)) or any(rules.targets(s, seat, face) for face in PICTURES)


@pytest.mark.rule("RUSH-Q29", "RUSH-Q30")
def test_random_games_end_however_long_the_course() -> None:
    for players in (2, 5):
        states = GAME.record.new(2)
        states[0] = GAME.new_states(players, {"mid_floes": 7})[0]
        lengths, capped = np.zeros(100, np.int64), np.zeros(100, np.int64)
        points, places = np.zeros((100, 10), np.int64), np.zeros((100, 10), np.int64)
        kernels(GAME).random_games(states, 1, 0, GAME.long_game, stream(0), lengths, capped, points, places)
        assert not capped.any()
        assert (places[:, :players] == 1).sum() == 100, "every game has one winner"


def change(*path: str | int, to: object) -> Callable[[Board], None]:
    """A mistake: another value at this place."""

    def make(board: Board) -> None:
        at = board
        for step in path[:-1]:
            at = at[step]  # type: ignore[index]
        at[path[-1]] = to  # type: ignore[index]

    return make


def picture(side: int, row: int, column: int, name: str) -> Callable[[Board], None]:
    """A mistake: another picture on a side, counted in the order of the file."""
    return change("boards", side // 2, "sides", side % 2, "rows", row, column, to=name)


def redraw(side: int, home_row: str, start_row: str) -> Callable[[Board], None]:
    """A mistake: a side with other pictures, given by their letters as on the map."""
    names = {letter: name for name, letter in BOARD["pictures"]["letters"].items()}
    rows = [[names[letter] for letter in row.split()] for row in (start_row, home_row)]
    return change("boards", side // 2, "sides", side % 2, "rows", to=rows)


def drop_board(board: Board) -> None:
    """A mistake: a mid board is missing."""
    del board["boards"][4]


def drop_side(board: Board) -> None:
    """A mistake: a board with one side."""
    del board["boards"][4]["sides"][1]


def swap_tiles(board: Board) -> None:
    """A mistake: tiles in another order."""
    board["tiles"][0], board["tiles"][1] = board["tiles"][1], board["tiles"][0]


MISTAKES: list[tuple[Callable[[Board], None], str, str]] = [
    (change("players", "max", to=6), "players.colours", "6 players need 6 colours"),
    (change("players", "colours", 2, to="pink"), "players.colours[2]", "listed twice"),
    (change("players", "max", to=1), "players", "max is not below min"),
    (change("tokens", "harpoon", to=4), "tokens.harpoon", "never runs out"),
    (change("setup", "mid_floes_advanced", to=[6, 8]), "setup", "8 mid floes cannot be laid"),
    (change("die", "faces", to=[1, 1, 2, 2, 3, 12]), "die.faces", "from 1 to 11"),
    (change("die", "faces", to=[1, 1, 2, 2, 3, 0]), "die.faces[5]", "must be from 1 to 6, not 0"),
    (swap_tiles, "tiles", "in this order"),
    (change("tiles", 3, "count", to=0), "tiles[3].count", "must be from 1 to 6, not 0"),
    (change("tiles", 0, "count", to=7), "tiles", "at most 15 tiles, not 16"),
    (change("grid", "cols", to=11), "grid", "at most 20"),
    (change("memory", "levels", "sharp", to=1.5), "memory.levels.sharp", "from 0 to 1"),
    (change("memory", "levels", "sharp", to=0.6), "memory.levels", "forgets less"),
    (change("memory", "look_time", to=-1), "memory.look_time", "from 0 to 10"),
    (change("memory", "look_time", to=2.5), "memory.look_time", "a whole number"),
    (change("pictures", "letters", "seal", to="S"), "pictures.letters.seal", "different letter"),
    (drop_board, "boards", "7 mid boards"),
    (drop_side, "boards[4]", "two sides"),
    (change("boards", 2, "id", to="M1"), "boards[1].sides[0].id", "two sides M1A"),
    (change("boards", 1, "sides", 0, "rows", to=[["seal"] * 5]), "boards[1].sides[0].rows", "2 rows of 5"),
    (picture(2, 0, 0, "walrus"), "boards[1].sides[0].rows", "no picture 'walrus'"),
    (picture(3, 0, 3, "igloo"), "boards[1].sides[1].rows", "igloo is on home boards once"),
    (picture(16, 1, 2, "water"), "boards[8].sides[0].rows", "igloo is on home boards once"),
    (picture(0, 0, 2, "water"), "boards[0].sides[0].rows", "start is on starter boards once"),
    (redraw(0, "~ ~ B ~ ~", "~ ~ O ~ ~"), "boards[0].sides[0].rows", "without a harpoon can move to"),
    (redraw(16, "L S ~ ~ I", "P F B ~ ~"), "boards[8].sides[0].rows", "no space is next to the igloo"),
]

OTHERS: list[tuple[Callable[[Board], None], str, str]] = [
    (change("die", "faces", to=[1, 1, 2, 2, 2, 2]), "die.faces", "the rulebook shows"),
    (picture(2, 1, 0, "hare"), "boards[1].sides[0].rows", "sled is missing"),
    (picture(4, 1, 1, "water"), "boards[2].sides[0].rows", "hare is missing"),
    (redraw(0, "F P O H ~", "S L ~ A B"), "boards[0].sides[0].rows", "not in row 0"),
    (redraw(6, "F S H ~ B", "P L ~ ~ A"), "boards[3].sides[0].rows", "a figure on (0, 4) cannot move between two gaps"),
    (redraw(6, "F H ~ ~ B", "P L ~ A S"), "boards[3].sides[0].rows", "no way ahead from (0, 4) on its own floe"),
    (redraw(17, "P L S A I", "~ ~ B F H"), "boards[7].sides[1].rows", "no way ahead"),
    (redraw(16, "L S B ~ I", "P F B H A"), "boards[8].sides[0].rows", "no way to the igloo"),
]


def said(board: Board, unlike: bool) -> list[tuple[str, str]]:
    """What is impossible in a board, or what is unlike ours: the places and the texts."""
    found = [problem for problem in problems(board, check_board) if isinstance(problem, Unlike) == unlike]
    return [(dotted(problem.where), problem.text) for problem in found]


@pytest.mark.parametrize(("mistake", "where", "text"), MISTAKES)
def test_a_mistake_in_the_board_file_is_reported_with_its_place(
    mistake: Callable[[Board], None], where: str, text: str
) -> None:
    board = deepcopy(BOARD)
    mistake(board)
    found = said(board, unlike=False)

    assert any(place == where and text in line for place, line in found), found


@pytest.mark.rule("RUSH-Q1")
@pytest.mark.parametrize(("change", "where", "text"), OTHERS)
def test_a_side_that_may_be_true_is_accepted_and_told_with_its_place(
    change: Callable[[Board], None], where: str, text: str
) -> None:
    board = deepcopy(BOARD)
    change(board)
    found = said(board, unlike=True)

    assert any(place == where and text in line for place, line in found), found
    assert said(board, unlike=False) == []


def test_the_line_of_a_finding_is_shown(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    line = text.splitlines().index('  ["sled", "hare", "polar_bear", "water", "puffin"],')
    row = '["{}", "hare", "polar_bear", "water", "puffin"]'
    file = tmp_path / "board.toml"
    file.write_text(text.replace(row.format("sled"), row.format("walrus")), encoding="utf-8")
    report = examine_board(file, check_board)

    place = f"board.toml:{line - 1}: boards[1].sides[0].rows: M1A: "
    assert report.impossible == (f"{place}there is no picture 'walrus'",)
    assert report.unlike == (f"{place}sled is missing; our sides have all seven pictures (RUSH-Q1)",)
    with pytest.raises(BadBoard, match="no picture 'walrus'") as refusal:
        read_board(file, check_board)
    assert "sled" not in str(refusal.value), "only what is impossible is a reason to refuse"

    file.write_text(text.replace(row.format("sled"), row.format("hare")), encoding="utf-8")
    assert read_board(file, check_board)["boards"][1]["sides"][0]["rows"][1][0] == "hare"


def test_a_missing_part_is_said() -> None:
    board = deepcopy(BOARD)
    del board["die"]

    assert "is missing" in [p.text for p in problems(board, check_board)]
    assert tomllib.loads(FILE.read_text(encoding="utf-8")) == BOARD

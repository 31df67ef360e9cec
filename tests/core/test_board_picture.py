"""The picture of a board file shows everything that the file names, each thing once, and nothing else."""

from __future__ import annotations

import copy
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from snowbound import find
from snowbound.core.board import Board, dotted
from snowbound.core.board_picture import BoardPicture, board_picture_of, board_picture_svg
from snowbound.core.picture import art_of
from snowbound.core.tunable import value_at
from snowbound.games import names

SVG = "{http://www.w3.org/2000/svg}"
Names = dict[str, list[str]]
"""The names that a board file uses, by the part of the file that describes them."""


def race(board: Board) -> Names:
    return {
        "board": [str(position["pos"]) for position in board["board"]["path"]],
        "cards": [card["id"] for card in board["cards"]],
        "floes": [tile["id"] for tile in board["floes"]["tiles"]],
    }


def roll(board: Board) -> Names:
    sheet = board["sheet"]
    hexes = [f"{row['label']}{number + 1}" for row in sheet["rows"] for number in range(row["count"])]
    assert {sheet["centre"]["label"], *(entry["label"] for entry in sheet["bonus_hexes"])} <= set(hexes)
    directions = [str(entry["value"]) for entry in sheet["directions"]]
    return {"sheet": [*hexes, *directions], "faces": list(board["faces"])}


def flow(board: Board) -> Names:
    islands = {island["hex"] for island in board["island"]}
    lanes = [lane["column"] + str(row) for lane in board["lane"] for row in range(lane["rows"][0], lane["rows"][1] + 1)]
    sea = [hex for hex in lanes if hex not in islands]
    entries = [hex for side in board["entries"].values() for hex in side]
    assert {*entries, *(split["hex"] for split in board["split"])} <= set(sea)
    return {
        "sea": sea,
        "island": [f"{entry['hex']} {entry['id']}" for entry in board["island"]],
        "station": [f"{entry['hex']} {entry['id']}" for entry in board["station"]],
        "floe": [" ".join(map(str, entry["ids"])) for entry in board["floe"]],
        "tile": [" ".join(map(str, entry["ids"])) for entry in board["tile"]],
    }


def rush(board: Board) -> Names:
    return {
        "boards": [each["id"] + side["id"] for each in board["boards"] for side in each["sides"]],
        "tiles": [tile["face"] for tile in board["tiles"]],
    }


def uno(board: Board) -> Names:
    colours = board["deck"]["colours"]
    icons = [
        f"{number} {label}"
        for colour in colours
        for label, numbers in board["icons"][colour].items()
        for number in numbers
    ]
    return {
        "numbers": [str(face) for _ in colours for face in board["numbers"]["faces"]],
        "icons": icons,
        "types": [entry["code"] for entry in board["types"]],
        "towers": [entry["label"] for entry in board["towers"]],
    }


NAMES: dict[str, Callable[[Board], Names]] = {
    "arctic_race": race,
    "arctic_roll": roll,
    "ice_flow": flow,
    "polar_rush": rush,
    "uno_power_grab": uno,
}
SEA = ("lane", "split", "entries")
"""The parts of Ice Flow's file that describe hexes of the sea."""


def board_of(game: str) -> Board:
    board = find(game).board
    assert board is not None
    return copy.deepcopy(board.data)


def drawn(game: str, board: Board | None = None) -> BoardPicture:
    return board_picture_of(find(game), board or board_of(game))


def svg(game: str, board: Board | None = None) -> ET.Element:
    return ET.fromstring(board_picture_svg(drawn(game, board), art_of(find(game).folder), find(game).colours))


def test_every_game_has_a_picture_of_its_board_file() -> None:
    assert sorted(NAMES) == sorted(names())


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_the_file_names_is_drawn_once(name: str) -> None:
    found: dict[str, list[str]] = {}
    for place in drawn(name).places:
        part = str(place.drawn_by[0][0])
        if place.name:
            found.setdefault("sea" if part in SEA else part, []).append(place.name)

    expected = NAMES[name](board_of(name))

    assert {part: Counter(each) for part, each in found.items()} == {
        part: Counter(each) for part, each in expected.items()
    }
    if name != "uno_power_grab":  # each colour has a card with each number
        assert all(len(set(each)) == len(each) for each in expected.values())
    texts = [text.text for text in svg(name).iter(f"{SVG}text") if text.get("class") == "name"]
    assert Counter(texts) == Counter(told for each in expected.values() for told in each)


@pytest.mark.parametrize("name", NAMES)
def test_every_place_is_inside_the_picture_and_described_by_a_part_of_the_file(name: str) -> None:
    picture, board = drawn(name), board_of(name)

    for place in picture.places:
        assert place.drawn_by
        for where in place.drawn_by:
            assert value_at(board, where) is not None, dotted(where)
        assert 0 <= place.x <= picture.scene.width and 0 <= place.y <= picture.scene.height, place.name


@pytest.mark.parametrize("name", NAMES)
def test_no_two_things_of_a_kind_lie_on_each_other(name: str) -> None:
    spots = Counter((place.drawn_by, place.x, place.y) for place in drawn(name).places)
    assert max(spots.values()) == 1
    named = Counter((place.x, place.y) for place in drawn(name).places if place.name)
    assert max(named.values()) == 1


def at(board: Board, *where: Any) -> Any:
    return value_at(board, where)


def test_another_icon_and_another_id_are_drawn() -> None:
    board = board_of("arctic_race")
    at(board, "board", "path", 3)["icon"] = "start"
    at(board, "floes", "tiles", 0)["id"] = "F99"

    picture = drawn("arctic_race", board)

    art = {sprite.id: sprite.art for sprite in picture.scene.sprites}
    assert art["field-4"] == "race-field-start"
    before = {sprite.id: sprite.art for sprite in drawn("arctic_race").scene.sprites}
    assert before["field-4"] == "race-field-blank", "the printed game is drawn as before"
    assert [place.name for place in picture.places if place.drawn_by[0] == ("floes", "tiles", 0)] == ["F99"]


def test_a_space_of_polar_rush_is_drawn_where_its_row_says() -> None:
    board = board_of("polar_rush")
    at(board, "boards", 1, "sides", 0, "rows", 1)[0] = "hare"
    places = [place for place in drawn("polar_rush", board).places if place.drawn_by[0][-3:] == ("rows", 1, 0)]
    sprites = drawn("polar_rush", board).scene.sprites
    here = [sprite.art for sprite in sprites if (sprite.x, sprite.y) == (places[2].x, places[2].y)]

    assert places[2].drawn_by[0] == ("boards", 1, "sides", 0, "rows", 1, 0)
    assert here == ["rush-hare"]


def test_drawing_leaves_no_module_behind_and_does_not_load_the_game() -> None:
    before = set(sys.modules)

    drawn("ice_flow", {**board_of("ice_flow"), "extra": 1})

    assert set(sys.modules) == before

"""A layout that an owner of the printed game may find: unlike our reconstruction, told, accepted and played."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable

import pytest

from snowbound.core.board import Board, Unlike, dotted, problems
from snowbound.core.match import Match
from snowbound.games import find, names

Layout = Callable[[Board], None]

LONGEST = 300
"""Events after which a game is cut off."""


def board_of(game: str) -> Board:
    """The board file of a game as data."""
    return tomllib.loads((find(game).folder / "board.toml").read_text(encoding="utf-8"))


def findings(game: str, board: Board) -> tuple[list[str], list[str]]:
    """What the check of a game says about a board: what is impossible, and what is unlike ours."""
    ours = find(game).board
    assert ours is not None
    found = problems(board, ours.check)
    said = [(isinstance(problem, Unlike), f"{dotted(problem.where)}: {problem.text}") for problem in found]
    return [text for unlike, text in said if not unlike], [text for unlike, text in said if unlike]


def played(name: str, board: Board) -> int:
    """Play random games with the fewest and the most players; check and draw positions; return the events."""
    game, events = find(name).on_board(board), 0
    assert game.as_loaded is game, "another layout needs rules of its own"
    for players in game.players:
        rng = random.Random(players)
        match = Match(game, players, seed=players, compiled=False)
        while not match.over and len(match.events) < LONGEST:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
            match._run.check(match._states, 0)
        match.scene(0)
        match.scene(0, tall=True)
        assert match.table(0)
        events += len(match.events)
    return events


# --- layouts


def sides_with_other_pictures(board: Board) -> None:
    """Polar Rush: a mid floe without a sled, a start space at the edge to the next floe, a home floe of one row."""
    starter, first = board["boards"][0]["sides"][0], board["boards"][1]["sides"][0]
    starter["rows"] = [["sled", "seal", "water", "hare", "polar_bear"], ["hare", "puffin", "start", "harpoon", "water"]]
    first["rows"][1][0] = "hare"
    board["boards"][-1]["sides"][0]["rows"] = [
        ["water", "seal", "hare", "water", "water"],
        ["igloo", "puffin", *["water"] * 3],
    ]


def floes_of_three_rows(board: Board) -> None:
    """Polar Rush: larger boards, with a third row of three pictures."""
    board["grid"]["rows_per_floe"] = 3
    for part in board["boards"]:
        for side in part["sides"]:
            side["rows"].append(["water", "seal", "fishing_hole", "hare", "water"])
    board["boards"][2]["sides"][0]["rows"][0][0] = "seal"


def start_fields_elsewhere(board: Board) -> None:
    """Arctic Race: START on a tile, and one more START field and number fields on land."""
    board["floes"]["tiles"][16]["lower"] = "start"
    blank = [position for position in board["board"]["path"] if position.get("icon") == "blank"]
    blank[0]["icon"] = "start"
    for position in blank[1:5]:
        position["icon"] = "plus2"


def sheet_with_a_bay(board: Board) -> None:
    """Arctic Roll: two hexes of the middle row are missing at the edge, and the bonuses are of other kinds."""
    rows, middle = board["sheet"]["rows"], 5
    rows[middle]["count"] -= 2
    end = rows[middle]["index_first"] + rows[middle]["count"]
    for row in rows[middle + 1 :]:
        row["index_first"] -= 2
    for entry in board["sheet"]["bonus_hexes"]:
        entry["index"] -= 2 * (entry["index"] >= end)
    board["sheet"]["hex_count"] -= 2
    board["sheet"]["bonus_hexes"][0]["kind"] = board["sheet"]["bonus_hexes"][-1]["kind"]


def bonus_near_the_centre(board: Board) -> None:
    """Arctic Roll: a bonus hex two steps from the pawn's start, where the water of the setup may lie."""
    centre = board["sheet"]["centre"]
    near = {"label": "F8", "q": centre["q"] + 2, "r": centre["r"], "index": centre["index"] + 2}
    board["sheet"]["bonus_hexes"][0].update(near)


def channel_with_two_currents(board: Board) -> None:
    """Ice Flow: the current of a channel weakens on the way."""
    number = max(range(len(board["lane"])), key=lambda n: board["lane"][n]["rows"][1] - board["lane"][n]["rows"][0])
    lane = board["lane"][number]
    first, last = lane["rows"]
    lane["rows"] = [first, first + 3]
    board["lane"].insert(number + 1, lane | {"rows": [first + 4, last], "strength": lane["strength"] % 3 + 1})


def icons_on_other_numbers(board: Board) -> None:
    """UNO Power Grab: icons on other numbers in one colour, and both cards of a number with an icon in another."""
    board["icons"]["blue"]["U"] = [5, 9]
    board["icons"]["yellow"]["N"] = board["icons"]["yellow"]["U"]


def without_towers(board: Board) -> None:
    """UNO Power Grab: no card has an icon, and no card takes a tower."""
    for icons in board["icons"].values():
        icons.update({label: [] for label in icons})
    for kind in board["types"]:
        if "towers_to_take" in kind:
            kind["towers_to_take"] = 0


LAYOUTS: list[tuple[str, Layout, list[str]]] = [
    (
        "polar_rush",
        sides_with_other_pictures,
        ["boards[1].sides[0].rows: M1A: sled is missing", "SA: the start space is not in row 0", "no way ahead"],
    ),
    ("polar_rush", floes_of_three_rows, ["M2A: polar_bear is missing"]),
    ("arctic_race", start_fields_elsewhere, ["floes.tiles[16].lower: start is not", "5 START fields", "have a number"]),
    ("arctic_roll", sheet_with_a_bay, ["sheet.rows: the sheet has a bay", "two bonus hexes of each kind"]),
    ("arctic_roll", bonus_near_the_centre, ["lies in the central hexagon"]),
    ("ice_flow", channel_with_two_currents, ["has two strengths"]),
    ("uno_power_grab", icons_on_other_numbers, ["icons.blue: the icons are not on the same numbers", "no card y2 is"]),
    ("uno_power_grab", without_towers, ["two cards of a colour (UNO-43), U is on 0", "the cards add up to 0, in the"]),
]


@pytest.mark.parametrize(("name", "layout", "told"), LAYOUTS)
def test_a_layout_unlike_ours_is_told_accepted_and_played(name: str, layout: Layout, told: list[str]) -> None:
    board = board_of(name)
    layout(board)
    impossible, unlike = findings(name, board)

    assert impossible == []
    for text in told:
        assert any(text in line for line in unlike), unlike
    assert played(name, board) > min(LONGEST, 100)


def test_every_game_has_such_a_layout() -> None:
    assert {game for game, _, _ in LAYOUTS} == set(names())


@pytest.mark.parametrize("name", names())
def test_our_own_board_is_like_itself(name: str) -> None:
    assert findings(name, board_of(name)) == ([], [])


def drown(board: Board) -> None:
    """Leave only the igloo, in the last row, and spaces that are not next to it."""
    rows = [["seal", "hare", "water", "water", "water"], ["puffin", "water", "water", "water", "igloo"]]
    board["boards"][-1]["sides"][0]["rows"] = rows


def flood(board: Board) -> None:
    """Leave only the start space and a polar bear on a side."""
    rows = [["water", "water", "start", "water", "polar_bear"], ["water"] * 5]
    board["boards"][0]["sides"][0]["rows"] = rows


IMPOSSIBLE: list[tuple[str, Layout, str]] = [
    ("polar_rush", drown, "no space is next to the igloo"),
    ("polar_rush", flood, "no picture that a figure without a harpoon can move to"),
    ("arctic_race", lambda b: b["floes"]["tiles"][3].update(lower="fish"), "is not one of the icons"),
    ("arctic_roll", lambda b: b["sheet"]["rows"][10].update(q_first=40), "the sheet is not in one piece"),
    ("ice_flow", lambda b: b["lane"].append(dict(b["lane"][2])), "another channel has the same hexes"),
    ("ice_flow", lambda b: b["lane"][5]["rows"].reverse(), "the rows run from north to south"),
    ("uno_power_grab", lambda b: b["icons"]["red"].update(U=[1, 5, 6]), "an icon is on at most two cards"),
]


@pytest.mark.parametrize(("name", "mistake", "said"), IMPOSSIBLE)
def test_an_impossible_layout_is_refused(name: str, mistake: Layout, said: str) -> None:
    board = board_of(name)
    mistake(board)
    impossible, _ = findings(name, board)

    assert any(said in text for text in impossible), impossible

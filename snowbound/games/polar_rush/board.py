"""Checks of board.toml: the parts, the tiles, the die and the boards.

What is printed on the boards is a reconstruction (RUSH-Q1). Sides that it does not have are told, not refused, as
long as a game can be played on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from snowbound.core.board import Board, Problem, Unlike, Where
from snowbound.core.colours import check_colours

Slot = tuple[int, int]
Pictures = dict[Slot, str]  # by row and column; water is left out

FACES = ("igloo", "crack", "kayak", "harpoon", "polar_bear", "sled", "hare", "puffin", "seal", "fishing_hole")
MOVABLE = {"hare", "puffin", "seal", "fishing_hole", "harpoon", "sled", "polar_bear"}
SPECIAL = {"starter": "start", "home": "igloo"}
SKILLS = ("perfect", "sharp", "average", "dreamy")
MOST_LOOK_TIME = 10  # seconds
MOST_SLOTS = 20  # three floes are bits of one integer
MOST_TILES = 15  # the tiles that lie face up are bits of a 16-bit number


def board_fields(board: Board) -> Mapping[str, Any]:
    """Return the numbers of the board that a position holds (`State`)."""
    tiles = [face for face, tile in enumerate(board["tiles"]) for _ in range(tile["count"])]
    return {
        "die": board["die"]["faces"],
        "tile": tiles,
        "tiles_of": [sum(1 << n for n, tile in enumerate(tiles) if tile == face) for face in range(len(FACES))],
        "copies": [tile["count"] for tile in board["tiles"]],
    }


def board_sizes(board: Board) -> tuple[int, ...]:
    """Return the number of tiles, for each of which there is a place."""
    return (sum(tile["count"] for tile in board["tiles"]),)


def check_board(board: Board) -> Iterator[Problem]:
    """Yield what is impossible, and what is unlike our boards, dead ends included (RULES.md, section 7.3)."""
    yield from _check_parts(board)
    yield from _check_tiles(board)
    yield from _check_grid(board)
    yield from _check_memory(board)
    found = list(_check_boards(board))
    yield from found
    if all(isinstance(problem, Unlike) for problem in found):  # the rest needs boards that are well formed
        yield from check_dead_ends(board)


def _check_parts(board: Board) -> Iterator[Problem]:
    players, tokens, setup, die = board["players"], board["tokens"], board["setup"], board["die"]
    if not 1 <= players["min"] <= players["max"]:
        yield Problem(("players",), "max is not below min, and min is at least 1")
    yield from check_colours(players["colours"], players["max"], ("players", "colours"))
    if tokens["harpoon"] < players["max"]:
        yield Problem(("tokens", "harpoon"), "one for each player, so that the pile never runs out (RUSH-Q13)")
    for size in (setup["mid_floes_standard"], *setup["mid_floes_advanced"]):
        if not 1 <= size <= setup["mid_floes_in_box"]:
            box = setup["mid_floes_in_box"]
            yield Problem(("setup",), f"{size} mid floes cannot be laid: {box} are in the box")
    places = sum(tile["count"] for tile in board["tiles"])
    if places > MOST_TILES:
        yield Problem(("tiles",), f"there are at most {MOST_TILES} tiles, not {places}")
    if not die["faces"] or max(die["faces"]) > places:
        yield Problem(("die", "faces"), f"a face says how many tiles, from 1 to {places}")
    elif not set(die["attested_faces"]) <= set(die["faces"]):
        yield Unlike(("die", "faces"), "a face that the rulebook shows is missing")


def _check_tiles(board: Board) -> Iterator[Problem]:
    faces = [tile["face"] for tile in board["tiles"]]
    if tuple(faces) != FACES:
        yield Problem(("tiles",), f"the faces are {', '.join(FACES)}, in this order")
    for number, tile in enumerate(board["tiles"]):
        if "count" not in tile:
            yield Problem(("tiles", number), "each face is on at least one tile")


def _check_grid(board: Board) -> Iterator[Problem]:
    grid = board["grid"]
    if not 1 <= grid["rows_per_floe"] * grid["cols"] <= MOST_SLOTS:
        yield Problem(("grid",), f"a floe has at least one slot and at most {MOST_SLOTS}")


def _check_memory(board: Board) -> Iterator[Problem]:
    levels = board["memory"]["levels"]
    for skill in SKILLS:
        if not 0 <= levels[skill] <= 1:
            yield Problem(("memory", "levels", skill), "the chance to forget must be from 0 to 1")
    if [levels[skill] for skill in SKILLS] != sorted(levels[skill] for skill in SKILLS):
        yield Problem(("memory", "levels"), "a better memory forgets less")
    if board["memory"]["look_time"] not in range(MOST_LOOK_TIME + 1):
        yield Problem(("memory", "look_time"), f"must be a whole number of seconds from 0 to {MOST_LOOK_TIME}")
    letters = board["pictures"]["letters"]
    for picture in (*MOVABLE, "igloo", "start", "water"):
        if len(letters[picture]) != 1 or list(letters.values()).count(letters[picture]) != 1:
            yield Problem(("pictures", "letters", picture), "each picture has a different letter")


# --- boards ------------------------------------------------------------------


def _check_boards(board: Board) -> Iterator[Problem]:
    setup = board["setup"]
    kinds = Counter(b["kind"] for b in board["boards"])
    mids = setup["mid_floes_in_box"]
    if kinds != {"starter": 1, "mid": mids, "home": 1}:
        yield Problem(("boards",), f"there is one starter and one home board and {mids} mid boards")
    for number, b in enumerate(board["boards"]):
        if len(b["sides"]) != 2:
            yield Problem(("boards", number), "a board has two sides")
    names = Counter(name for name, _, _ in sides(board))
    for where, (name, b, side) in zip(places(board), sides(board), strict=True):
        if names[name] > 1:
            yield Problem((*where, "id"), f"there are two sides {name}")
        for text in _impossible_on(board, b["kind"], side["rows"]):
            yield Problem((*where, "rows"), f"{name}: {text}")
        for text in _unlike_on(side["rows"]):
            yield Unlike((*where, "rows"), f"{name}: {text}")


def sides(board: Board) -> list[tuple[str, Board, Board]]:
    """Return all sides in the order of the file: name, board and side."""
    return [(b["id"] + side["id"], b, side) for b in board["boards"] for side in b["sides"]]


def places(board: Board) -> list[Where]:
    """Return where each of `sides` is in the file."""
    return [
        ("boards", number, "sides", side) for number, b in enumerate(board["boards"]) for side in range(len(b["sides"]))
    ]


def _impossible_on(board: Board, kind: str, rows: list[list[str]]) -> Iterator[str]:
    """Yield what no side can have: another shape, unknown pictures, no way to leave the start or into the igloo."""
    grid = board["grid"]
    if len(rows) != grid["rows_per_floe"] or any(len(row) != grid["cols"] for row in rows):
        yield f"{grid['rows_per_floe']} rows of {grid['cols']} are expected"
        return
    printed = Counter(picture for row in rows for picture in row)
    for picture in sorted(printed.keys() - MOVABLE - {"start", "igloo", "water"}):
        yield f"there is no picture {picture!r}"
    for of_kind, special in SPECIAL.items():
        if printed[special] != (kind == of_kind):
            yield f"{special} is on {of_kind} boards once, and on no others"
    if kind != "home" and not MOVABLE & printed.keys() - {"polar_bear"}:
        yield "there is no picture that a figure without a harpoon can move to"
    spaces = pictures(rows)
    for igloo in (space for space in spaces if spaces[space] == "igloo"):
        if igloo[0] > 0 and not any(_is_next(igloo, other) for other in spaces):
            yield "no space is next to the igloo"


def _unlike_on(rows: list[list[str]]) -> Iterator[str]:
    """Yield what our sides do not have: a missing picture, or a start space at the edge to the next floe."""
    printed = {picture for row in rows for picture in row}
    for picture in sorted(MOVABLE - printed):
        yield f"{picture} is missing; our sides have all seven pictures (RUSH-Q1)"
    if "start" in printed and "start" not in rows[0]:
        yield "the start space is not in row 0; ours touches no other floe (RUSH-Q10)"


def pictures(rows: list[list[str]]) -> Pictures:
    """Return the spaces of a side that show a picture; water and the start space do not count."""
    return {
        (r, c): picture
        for r, row in enumerate(rows)
        for c, picture in enumerate(row)
        if picture not in ("water", "start")
    }


def check_dead_ends(board: Board) -> Iterator[Problem]:
    """On our boards a figure can move on from every space without harpoon and sled (RULES.md, section 7.3)."""
    height = board["grid"]["rows_per_floe"]
    for place, (name, b, side) in zip(places(board), sides(board), strict=True):
        where = (*place, "rows")
        spaces = pictures(side["rows"])
        for space in sorted(spaces):
            if spaces[space] == "igloo":
                continue
            if not any(_is_next(space, other) and spaces[other] != "polar_bear" for other in spaces):
                yield Unlike(where, f"{name}: a figure on {space} cannot move between two gaps")
            if space[0] < height - 1 and not _leads_on(space, spaces):
                yield Unlike(where, f"{name}: no way ahead from {space} on its own floe")
            if b["kind"] == "home" and not _comes_home(space, spaces):
                yield Unlike(where, f"{name}: no way to the igloo from {space} without a polar bear")
            if b["kind"] != "home" and space[0] == height - 1:
                for follower, _, next_side in followers(board, b):
                    if not _leads_on((-1, space[1]), pictures(next_side["rows"])):
                        yield Unlike(where, f"{name}: no way ahead from {space} to {follower}")


def followers(board: Board, before: Board) -> list[tuple[str, Board, Board]]:
    """Return the sides that may lie in front of a board."""
    return [entry for entry in sides(board) if entry[1] is not before and entry[1]["kind"] != "starter"]


def _is_next(space: Slot, other: Slot) -> bool:
    return max(abs(space[0] - other[0]), abs(space[1] - other[1])) == 1


def _leads_on(space: Slot, spaces: Pictures) -> bool:
    """Whether an adjacent space one row ahead shows a picture other than a polar bear."""
    ahead = [other for other in spaces if _is_next(space, other) and other[0] == space[0] + 1]
    return any(spaces[other] != "polar_bear" for other in ahead)


def _comes_home(space: Slot, spaces: Pictures) -> bool:
    """Whether a path without polar bears leads from a space to one next to the igloo."""
    seen, waiting = {space}, [space]
    while waiting:
        here = waiting.pop()
        for other in spaces:
            if not _is_next(here, other) or other in seen:
                continue
            if spaces[other] == "igloo":
                return True
            if spaces[other] != "polar_bear":
                seen.add(other)
                waiting.append(other)
    return False


def is_course(board: Board) -> Callable[[tuple[int, ...]], bool]:
    """Return a test of whether sides, by number, form a course: starter, different mids, home (RUSH-02)."""
    owner = [(number, b["kind"]) for number, b in enumerate(board["boards"]) for _ in b["sides"]]
    sizes = {board["setup"]["mid_floes_standard"], *board["setup"]["mid_floes_advanced"]}

    def fits(row: tuple[int, ...]) -> bool:
        kinds = [owner[side][1] for side in row]
        boards = {owner[side][0] for side in row}
        mids = len(row) - 2
        return mids in sizes and kinds == ["starter", *["mid"] * mids, "home"] and len(boards) == len(row)

    return fits

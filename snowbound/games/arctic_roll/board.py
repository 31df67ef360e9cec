"""Checks of board.toml: the player sheet, the dice and the points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from snowbound.core.board import Board, Problem, Unlike, Where

FACES = SIDES = 6  # of a die and of a hex; no sheet can change them
MOST_HEXES = 127  # a position stores the number of a hex in one byte
BONUS_KINDS = ("igloo", "new_dice", "reroll")
CONTENTS = (
    "empty",
    "hunter",
    "ice_hole",
    "open_water",
    "walrus",
    "pack_ice",
    "polar_bear",
    *(f"ice_chasm_{arrow}" for arrow in range(1, SIDES + 1)),
)
Place = tuple[int, int]


def board_fields(board: Board) -> Mapping[str, Any]:
    """Return the numbers of the board that a position holds (`State`)."""
    return {
        "rounds": board["length"]["rounds"],
        "worth_table": board["scoring"]["table"],
        "worth_beyond": board["scoring"]["table_step_beyond"],
    }


def check_board(board: Board) -> Iterator[Problem]:
    """Yield what is impossible, and what is unlike our reconstruction of the sheet (RULES.md, section 7)."""
    yield from _check_directions(board["sheet"]["directions"])
    yield from _check_rows(board["sheet"])
    places = _places(board["sheet"])
    yield from _check_field(board, places)
    yield from _check_bonuses(board["sheet"], places)
    for face in range(1, FACES + 1):
        yield from _check_face(board, face)
    yield from _check_contents(board["contents"])
    yield from _check_lengths(board)
    yield from _check_scoring(board["scoring"])


def _check_directions(directions: list[Board]) -> Iterator[Problem]:
    """Six unit steps, all different, clockwise or not, each with its opposite (ROLL-10)."""
    steps = [(entry["dq"], entry["dr"]) for entry in directions]
    if len(directions) != SIDES:
        yield Problem(("sheet", "directions"), f"a hex has {SIDES} directions, not {len(directions)}")
        return
    for number, entry in enumerate(directions):
        where = ("sheet", "directions", number)
        dq, dr = steps[number]
        if entry["value"] != number + 1:
            yield Problem((*where, "value"), f"the directions are numbered in order, so this is {number + 1}")
        if max(abs(dq), abs(dr), abs(dq + dr)) != 1:
            yield Problem(where, f"({dq}, {dr}) does not lead to a neighbour")
        if steps.index(steps[number]) != number:
            yield Problem(where, "another direction leads to the same hex")
        opposite = entry["opposite"]
        if not 1 <= opposite <= SIDES or steps[opposite - 1] != (-dq, -dr):
            yield Problem((*where, "opposite"), f"direction {opposite} does not lead back")


def _check_rows(sheet: Board) -> Iterator[Problem]:
    """Rows from top to bottom, their hexes numbered in reading order, labels used once."""
    first = 0
    for number, row in enumerate(sheet["rows"]):
        where = ("sheet", "rows", number)
        if row["count"] < 1:
            yield Problem((*where, "count"), "a row has at least one hex")
        if row["index_first"] != first:
            yield Problem((*where, "index_first"), f"there are {first} hexes in the rows above")
        if number and row["r"] != sheet["rows"][number - 1]["r"] + 1:
            yield Problem((*where, "r"), "each row is one below the previous one")
        if [other["label"] for other in sheet["rows"]].index(row["label"]) != number:
            yield Problem((*where, "label"), f"another row is called {row['label']}")
        first += row["count"]
    if sheet["hex_count"] != first:
        yield Problem(("sheet", "hex_count"), f"the rows have {first} hexes")
    if first > MOST_HEXES:
        yield Problem(("sheet", "rows"), f"a sheet has at most {MOST_HEXES} hexes, not {first}")


def _places(sheet: Board) -> list[Place]:
    return [(row["q_first"] + i, row["r"]) for row in sheet["rows"] for i in range(row["count"])]


def _label(sheet: Board, hex_: int) -> str:
    labels = [f"{row['label']}{i + 1}" for row in sheet["rows"] for i in range(row["count"])]
    return labels[hex_] if 0 <= hex_ < len(labels) else "no hex"


def _check_field(board: Board, places: list[Place]) -> Iterator[Problem]:
    """A centre, a field in one piece without bays, and room for the setup's open water (ROLL-09 to ROLL-11)."""
    sheet = board["sheet"]
    centre = sheet["centre"]
    yield from _check_hex(sheet, places, ("sheet", "centre"), centre)
    yield from _check_shape(sheet, places)
    radius = sheet["central_hexagon_radius"]
    reach = max((_distance((centre["q"], centre["r"]), place) for place in places), default=0)
    if not 1 <= radius <= reach:
        text = f"the sheet extends {reach} hexes from the centre, not {radius}"
        yield Problem(("sheet", "central_hexagon_radius"), text)
    away = board["setup"]["first_hex_distance"]
    if away < 1:
        yield Problem(("setup", "first_hex_distance"), "the pawn's hex cannot be open water")
        return
    for entry in sheet["directions"]:
        first = (centre["q"] + away * entry["dq"], centre["r"] + away * entry["dr"])
        around = [(first[0] + other["dq"], first[1] + other["dr"]) for other in sheet["directions"]]
        if not {first, *around} <= set(places):
            text = f"the setup water in direction {entry['value']} would be off the sheet"
            yield Problem(("setup", "first_hex_distance"), text)
        if (centre["q"], centre["r"]) in around:
            yield Problem(("setup", "first_hex_distance"), "the setup water could reach the pawn")


def _check_shape(sheet: Board, places: list[Place]) -> Iterator[Problem]:
    """The field is in one piece; ours has no bays, so the way between two hexes is the plain distance (ROLL-05)."""
    field = set(places)
    if len(field) != len(places):
        yield Problem(("sheet", "rows"), "two hexes have the same coordinates")
    steps = [(entry["dq"], entry["dr"]) for entry in sheet["directions"]]
    for start in places:
        ways = _ways(start, field, steps)
        if ways.keys() != field:
            yield Problem(("sheet", "rows"), "the sheet is not in one piece")
            return
        if any(way != _distance(start, place) for place, way in ways.items()):
            yield Unlike(("sheet", "rows"), "the sheet has a bay: the path around it is longer than the distance")
            return


def _ways(start: Place, field: set[Place], steps: list[Place]) -> dict[Place, int]:
    """Return how many steps lead from a hex to each hex of the field that can be reached."""
    found, edge = {start: 0}, [start]
    for q, r in edge:
        for dq, dr in steps:
            place = (q + dq, r + dr)
            if place in field and place not in found:
                found[place] = found[q, r] + 1
                edge.append(place)
    return found


def _distance(one: Place, other: Place) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def _check_hex(sheet: Board, places: list[Place], where: Where, entry: Board) -> Iterator[Problem]:
    """The label, the coordinates and the number of an entry name the same hex."""
    index = entry["index"]
    if not 0 <= index < len(places):
        yield Problem((*where, "index"), f"the hexes are numbered from 0 to {len(places) - 1}")
    elif places[index] != (entry["q"], entry["r"]):
        yield Problem((*where, "index"), f"hex {index} is at {places[index]}")
    if _label(sheet, index) != entry["label"]:
        yield Problem((*where, "label"), f"hex {index} is called {_label(sheet, index)}")


def _check_bonuses(sheet: Board, places: list[Place]) -> Iterator[Problem]:
    """Six different hexes of known kinds (ROLL-58); ours are two of each kind, away from the centre (ROLL-Q35)."""
    entries = sheet["bonus_hexes"]
    if len(entries) != SIDES:
        yield Problem(("sheet", "bonus_hexes"), f"the sheet has six bonus hexes, not {len(entries)}")
    for number, entry in enumerate(entries):
        where = ("sheet", "bonus_hexes", number)
        yield from _check_hex(sheet, places, where, entry)
        if entry["kind"] not in BONUS_KINDS:
            yield Problem((*where, "kind"), f"a bonus is one of {', '.join(BONUS_KINDS)}")
        if [other["index"] for other in entries].index(entry["index"]) != number:
            yield Problem((*where, "index"), "another bonus is in the same hex")
        centre = sheet["centre"]
        away = _distance((centre["q"], centre["r"]), (entry["q"], entry["r"]))
        if away == 0:
            yield Problem((*where, "index"), "the pawn starts in the centre, so no bonus can be there")
        elif away <= sheet["central_hexagon_radius"]:
            yield Unlike((*where, "index"), "lies in the central hexagon; our bonus hexes lie outside (ROLL-Q35)")
    kinds = [entry["kind"] for entry in entries]
    if any(kinds.count(kind) != len(entries) // len(BONUS_KINDS) for kind in BONUS_KINDS):
        yield Unlike(("sheet", "bonus_hexes"), "our sheet has two bonus hexes of each kind (ROLL-Q35)")


def _check_face(board: Board, value: int) -> Iterator[Problem]:
    """A face has its number of pips, 1, 3 and 5 have one in the middle, and orientations are rotations (ROLL-Q12)."""
    face = board["faces"][str(value)]
    where = ("faces", str(value))
    seen: list[set[int]] = []
    if face["hole"] != (value % 2 == 1):
        yield Problem((*where, "hole"), "only 1, 3 and 5 have a pip in the middle")
    for sides in face["hunters"]:
        if len(set(sides)) + face["hole"] != value or len(set(sides)) != len(sides):
            yield Problem((*where, "hunters"), f"{sides} are not the pips of a {value}")
        if not set(sides) <= set(range(1, SIDES + 1)):
            yield Problem((*where, "hunters"), f"directions are 1 to {SIDES}, not {sides}")
        if set(sides) in seen:
            yield Problem((*where, "hunters"), f"{sides} is listed twice")
        seen.append(set(sides))
    turned = [{side % SIDES + 1 for side in sides} for sides in seen]
    if not seen:
        yield Problem((*where, "hunters"), "a face has at least one orientation")
    elif any(sides not in seen for sides in turned):
        yield Problem((*where, "hunters"), "the orientations are not rotations of one another")


def _check_contents(contents: Board) -> Iterator[Problem]:
    """Every content is there once, with the code that the rules rely on and its own glyph."""
    for code, name in enumerate(CONTENTS):
        if contents[name]["code"] != code:
            yield Problem(("contents", name), f"its code is {code}")
        if len(contents[name]["glyph"]) != 1:
            yield Problem(("contents", name), "its glyph is a single character")
        if sum(entry["glyph"] == contents[name]["glyph"] for entry in contents.values()) != 1:
            yield Problem(("contents", name), f"another content has the glyph {contents[name]['glyph']}")
    for name in contents:
        if name not in CONTENTS:
            yield Problem(("contents", name), "no rule draws this")


def _check_lengths(board: Board) -> Iterator[Problem]:
    """Six dice for six drafts, and a counter for each round."""
    length = board["length"]
    if length["rounds"] > board["sheet"]["calamity_counters"]:
        yield Problem(("sheet", "calamity_counters"), "one is crossed off in each round")
    elif length["rounds"] < board["sheet"]["calamity_counters"]:
        yield Unlike(("length", "rounds"), "the printed game has a round for each calamity counter")
    for name in ("white_dice_per_player", "black_dice_solo"):
        if board["components"][name] != length["drafts_per_round"]:
            yield Problem(("components", name), f"there are {length['drafts_per_round']} drafts in a round")
    if (board["players"]["min"], board["players"]["max"]) != (1, 6):
        yield Problem(("players",), "the game is for 1 to 6 players")


def _check_scoring(scoring: Board) -> Iterator[Problem]:
    """The table of points starts at 0 and never falls (ROLL-Q32)."""
    table = scoring["table"]
    if not table or table[0] != 0:
        yield Problem(("scoring", "table"), "a place without hunters is worth 0")
    if sorted(table) != table:
        yield Unlike(("scoring", "table"), "more hunters are worth less")

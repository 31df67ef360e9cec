"""The sheet as tables: neighbours, distances, and the pips of a die around the pawn (RULES.md, section 7)."""

import numpy as np

from .state import BOARD, BONUSES, CENTRE, FACES, HEXES, NO_BONUS, OFF_SHEET, SIDES, Bonus

_sheet = BOARD["sheet"]
_places = [(row["q_first"] + i, row["r"]) for row in _sheet["rows"] for i in range(row["count"])]
_index = {place: hex_ for hex_, place in enumerate(_places)}
_steps = [(entry["dq"], entry["dr"]) for entry in _sheet["directions"]]

LABEL = tuple(f"{row['label']}{i + 1}" for row in _sheet["rows"] for i in range(row["count"]))
ROWS = tuple((row["label"], row["index_first"], row["count"]) for row in _sheet["rows"])


def _along(hex_, side, steps):
    """Return the hex this number of steps away in a direction, or OFF_SHEET."""
    (q, r), (dq, dr) = _places[hex_], _steps[side]
    return _index.get((q + steps * dq, r + steps * dr), OFF_SHEET)


def _distances(start):
    """Return the steps from a hex to each other hex of the sheet, around bays if it has any (ROLL-05)."""
    steps, edge = {start: 0}, [start]
    for hex_ in edge:
        for other in NEIGHBOUR[hex_].tolist():
            if other != OFF_SHEET and other not in steps:
                steps[other] = steps[hex_] + 1
                edge.append(other)
    return [steps[hex_] for hex_ in range(HEXES)]


NEIGHBOUR = np.array([[_along(hex_, side, 1) for side in range(SIDES)] for hex_ in range(HEXES)], np.int64)
DISTANCE = np.array([_distances(hex_) for hex_ in range(HEXES)], np.int64)
BY_DISTANCE = np.array(
    [sorted(range(HEXES), key=lambda other: (DISTANCE[hex_, other], other)) for hex_ in range(HEXES)], np.int64
)  # all hexes, the nearest first
IS_CENTRAL = DISTANCE[CENTRE] <= _sheet["central_hexagon_radius"]
IS_INNER = (NEIGHBOUR != OFF_SHEET).all(axis=1)  # has six neighbours
OPPOSITE = np.array([entry["opposite"] - 1 for entry in _sheet["directions"]], np.int64)
FIRST_WATER = np.array(
    [_along(CENTRE, side, BOARD["setup"]["first_hex_distance"]) for side in range(SIDES)], np.int64
)  # by the first die of an area (ROLL-10)

IS_SETUP_WATER = np.zeros(HEXES, np.bool_)  # hexes that the water of the setup may cover (ROLL-10, ROLL-11)
for _first in FIRST_WATER.tolist():
    IS_SETUP_WATER[[_first, *NEIGHBOUR[_first].tolist()]] = True

BONUS_AT = np.full(HEXES, NO_BONUS, np.int64)
for _number, _entry in enumerate(_sheet["bonus_hexes"]):
    BONUS_AT[_entry["index"]] = _number
BONUS_KIND = np.array([Bonus[entry["kind"].upper()] for entry in _sheet["bonus_hexes"]], np.int64)
BONUS_HEX = np.array([entry["index"] for entry in _sheet["bonus_hexes"]], np.int64)
ALL_BONUSES = (1 << BONUSES) - 1

# --- placements: a face in one of its orientations (ROLL-27, ROLL-28) ------------

_faces = [BOARD["faces"][str(value)] for value in range(1, FACES + 1)]
_placements = [(face, sides) for face in range(FACES) for sides in _faces[face]["hunters"]]
PLACEMENTS = len(_placements)
FIRST_PLACEMENT = np.array([[face for face, _ in _placements].index(face) for face in range(FACES)], np.int64)
FACE_OF = np.array([face for face, _ in _placements], np.int64)
HUNTERS_OF = np.array([sum(1 << side - 1 for side in sides) for _, sides in _placements], np.int64)
HOLE_OF = np.array([_faces[face]["hole"] for face, _ in _placements], np.bool_)

ALL_SIDES = (1 << SIDES) - 1
FREE_HERE = 1 << SIDES  # in addition to the bits of the sides: the pawn's own hex is empty


def _fitting(free):
    """Return the placements for which there is room, as bits (ROLL-29, ROLL-30, ROLL-31)."""
    return sum(
        1 << n
        for n in range(PLACEMENTS)
        if not HUNTERS_OF[n] & ~free & ALL_SIDES and (free & FREE_HERE or not HOLE_OF[n])
    )


FITTING = np.array([_fitting(free) for free in range(2 * FREE_HERE)], np.int64)
PLACEMENTS_OF = np.array(
    [sum(1 << n for n in range(PLACEMENTS) if faces >> int(FACE_OF[n]) & 1) for faces in range(1 << FACES)], np.int64
)  # PLACEMENTS_OF[faces]: the placements of a set of faces
MOVES_OF = np.array(
    [
        sum(1 << face * SIDES + side for face in range(FACES) for side in range(SIDES) if faces >> face & 1)
        for faces in range(1 << FACES)
    ],
    np.int64,
)

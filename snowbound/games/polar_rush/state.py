"""One position of Polar Rush, and the printed material: boards, tiles, die."""

from enum import IntEnum
from pathlib import Path

import numpy as np

from snowbound.core.board import read_board
from snowbound.core.record import i8, i16, i32, record

from .board import board_sizes, check_board

BOARD = read_board(Path(__file__).with_name("board.toml"), check_board)

FEWEST, SEATS = BOARD["players"]["min"], BOARD["players"]["max"]
MID_FLOES = (BOARD["setup"]["mid_floes_standard"], *BOARD["setup"]["mid_floes_advanced"])  # default first
MOST_FLOES = max(MID_FLOES) + 2  # with the starter and home floe
JUNCTIONS = MOST_FLOES - 1
ROWS, COLUMNS = BOARD["grid"]["rows_per_floe"], BOARD["grid"]["cols"]
SLOTS = ROWS * COLUMNS
SLOTS_OF_COURSE = SLOTS * MOST_FLOES
HARPOONS = BOARD["tokens"]["harpoon"]
DIE_FACES = len(BOARD["die"]["faces"])
LARGEST_ROLL = BOARD["tunable"]["die.faces.*"][1]
# fmt: off
MAX_TURNS = BOARD["limits"]["max_turns"]      # for environments; the rules have no limit (RUSH-Q30)
LOOK_TIME = BOARD["memory"]["look_time"]      # default of the option: seconds to look before the next roll (RUSH-Q31)
# fmt: on

# --- tiles -------------------------------------------------------------------


class Face(IntEnum):
    """What a tile shows, in the order of the data file; all but CRACK and KAYAK are pictures."""

    IGLOO = 0
    CRACK = 1
    KAYAK = 2
    HARPOON = 3
    POLAR_BEAR = 4
    SLED = 5
    HARE = 6
    PUFFIN = 7
    SEAL = 8
    FISHING_HOLE = 9


FACES = len(Face)
(PLACES,) = board_sizes(BOARD)
ALL_TILES = (1 << PLACES) - 1
# fmt: off
UNSEEN = -1                           # in `known`
NO_PLACE = -1                         # in `place`

# --- boards ------------------------------------------------------------------
# A side of a board is numbered in the order of the data file: SA, SB, M1A, ... HB.

START, WATER = FACES, -1              # in PICTURE, in addition to the faces
NOT_LAID = -1                         # in `course`
# fmt: on
_boards = BOARD["boards"]
_sides = [(number, side) for number, board in enumerate(_boards) for side in board["sides"]]

SIDE_NAMES = tuple(_boards[board]["id"] + side["id"] for board, side in _sides)
SIDES = len(_sides)
BOARD_OF = np.array([board for board, _ in _sides], np.int64)
KIND_OF = tuple(_boards[board]["kind"] for board, _ in _sides)
STARTER_SIDES = sum(1 << side for side in range(SIDES) if KIND_OF[side] == "starter")
MID_SIDES = sum(1 << side for side in range(SIDES) if KIND_OF[side] == "mid")
HOME_SIDES = sum(1 << side for side in range(SIDES) if KIND_OF[side] == "home")
SIDES_OF_BOARD = np.array(
    [sum(1 << side for side in range(SIDES) if BOARD_OF[side] == board) for board in range(len(_boards))], np.int64
)


def _picture(name):
    """A picture's number: a Face, START or WATER."""
    return {"start": START, "water": WATER}.get(name) if name in ("start", "water") else Face[name.upper()]


PICTURE = np.array([[_picture(name) for row in side["rows"] for name in row] for _, side in _sides], np.int64)
SPACES_OF = np.array(
    [
        [sum(1 << slot for slot in range(SLOTS) if PICTURE[side, slot] == face) for face in range(FACES)]
        for side in range(SIDES)
    ],
    np.int64,
)  # a bit per slot
IGLOO_SLOT = np.array([max(0, int(SPACES_OF[side, Face.IGLOO]).bit_length() - 1) for side in range(SIDES)], np.int64)
START_SLOT = np.array(
    [max([slot for slot in range(SLOTS) if PICTURE[side, slot] == START], default=0) for side in range(SIDES)], np.int64
)

FLOE_OF = np.array([slot // SLOTS for slot in range(SLOTS_OF_COURSE)], np.int64)
SLOT_OF = np.array([slot % SLOTS for slot in range(SLOTS_OF_COURSE)], np.int64)  # inside its floe
ROW_OF = np.array([slot // COLUMNS for slot in range(SLOTS)], np.int64)
COLUMN_OF = np.array([slot % COLUMNS for slot in range(SLOTS)], np.int64)

# --- what lies around a floe: the window -------------------------------------
# A window is the floe behind, a floe itself and the floe in front, as bits of one integer in that order.

WINDOW = 3 * SLOTS
BEHIND = (1 << SLOTS) - 1
OWN = BEHIND << SLOTS
AHEAD = OWN << SLOTS


def _is_next(slot, other):
    """Whether a bit of the window is one king's step from a slot of its middle floe (RUSH-16)."""
    rows = other // COLUMNS - ROWS - ROW_OF[slot]
    columns = other % COLUMNS - COLUMN_OF[slot]
    return max(abs(rows), abs(columns)) == 1


def _is_backward(slot, other):
    """Whether a bit of the window lies in a smaller course row (RUSH-Q35)."""
    return other // COLUMNS < ROWS + ROW_OF[slot]


NEXT_TO = np.array(
    [sum(1 << other for other in range(WINDOW) if _is_next(slot, other)) for slot in range(SLOTS)], np.int64
)
BACKWARD = np.array(
    [sum(1 << other for other in range(WINDOW) if _is_backward(slot, other)) for slot in range(SLOTS)], np.int64
)

# --- other numbers in a position ---------------------------------------------

NOBODY = -1
NO_FIGURE, ON_START, IN_KAYAK = -2, -1, SLOTS_OF_COURSE  # in `pos`, where 0..89 is a slot of the course


class Phase(IntEnum):
    """What is asked, and of whom (RULES.md, section 6.2)."""

    # fmt: off
    COURSE = 0            # chance lays one floe after another
    STARTER = 1           # chance names the start player
    ROLL = 2              # chance; the tiles of the last turn still lie face up
    FLIP = 3
    REVEAL = 4            # chance decides what an unseen tile shows
    # fmt: on
    MOVE = 5
    HARPOON = 6
    CRACK = 7
    KAYAK = 8
    END = 9  # nobody


class Aid(IntEnum):
    """Option `memory_aid`, in the order of its values."""

    OFF = 0
    YOUNG_SEATS = 1
    ALL_SEATS = 2


@record
class State:
    """One position; every number in it is explained on its line."""

    # fmt: off
    players: i8                   # seats in this game, 2..5
    easy: i8                      # option: 1 = easy play (RUSH-51 to RUSH-54)
    memory_aid: i8                # option: an Aid
    young: i8                     # option: bit per seat of a young child
    sled_to_igloo: i8             # option: 1 = a sled reaches an igloo that is not adjacent (RUSH-Q20)
    sled_must: i8                 # ruling: 1 = a sled must be used even if no target is adjacent (RUSH-Q16)
    look_time: i8                 # option: seconds that a table with people waits for a last look (RUSH-Q31)
    first: i8                     # option: the seat that starts, NOBODY = chance names it
    floes: i8                     # floes in the row, 7..9

    die: i8[DIE_FACES]            # board: the tiles to turn over, by the face of the die
    copies: i8[FACES]             # board: tiles that show a face
    tile: i8[PLACES]              # board: the face of each single tile
    tiles_of: i16[FACES]          # board: tiles_of[face]: a bit per tile

    phase: i8                     # a Phase
    active: i8                    # the player in turn, NOBODY before the first turn
    tiles_left: i8                # tiles still to be turned over, including the one being carried out
    place: i8                     # place of the tile being carried out, or NO_PLACE
    winner: i8                    # seat or NOBODY
    turn_number: i32              # turns begun by all players together

    course: i8[MOST_FLOES]        # course[floe]: side of a board, or NOT_LAID
    gaps: i16                     # bit j: the junction between floe j and floe j + 1 is a gap
    pos: i16[SEATS]               # pos[seat]: NO_FIGURE, ON_START, slot 0..89, or IN_KAYAK + junction
    harpoon: i8[SEATS]            # harpoon[seat]: 1 = has a token

    known: i8[PLACES]             # known[place]: face seen there since the last shuffle, or UNSEEN
    face_up: i16                  # bit per place: turned over in this turn, or until the roll in the last one
    # fmt: on

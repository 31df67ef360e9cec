"""One position of Arctic Race, and the printed board as tables."""

from enum import IntEnum
from pathlib import Path

import numpy as np

from snowbound.core.board import read_board
from snowbound.core.record import i8, i16, i64, record

from .board import check_board

BOARD = read_board(Path(__file__).with_name("board.toml"), check_board)

FEWEST = BOARD["game"]["players_min"]
SEATS = BOARD["game"]["players_max"]
RACERS = len(BOARD["racers"])
CARDS = len(BOARD["cards"])
ALL_CARDS = (1 << CARDS) - 1
ALL_RACERS = (1 << RACERS) - 1

# --- the track ---------------------------------------------------------------


class Icon(IntEnum):
    """What a position carries (RACE-10); open water and the goal are icons as well."""

    BLANK = 0
    PLUS1 = 1
    PLUS2 = 2
    PLUS3 = 3
    DIE = 4
    PICKUP = 5
    SHIFT = 6
    START = 7
    # fmt: off
    WATER = 8             # a slot without a tile
    GOAL = 9              # one step after the last position
    # fmt: on


_path = BOARD["board"]["path"]
_rows = BOARD["floes"]["rows"]
_tiles = BOARD["floes"]["tiles"]

LENGTH = BOARD["board"]["length"]
SLOTS = BOARD["setup"]["river_slots"]
ROWS = len(_rows)
# fmt: off
WITH_OWNER, GOAL = 0, LENGTH + 1  # in `field`, where 1..LENGTH is a position of the path
LAND = -1                         # in SLOT, where 0..SLOTS-1 is a slot of the river
# fmt: on


def _icon(name):
    return Icon[name.upper()]


SYMBOL = tuple(BOARD["icons"][icon.name.lower()]["symbol"] for icon in Icon if icon < Icon.WATER)
LONGEST_SLIDE = BOARD["tunable"]["icons.*.steps"][1]  # the most that an icon may move a racer on
LAND_ICON = np.array([Icon.BLANK, *(_icon(p.get("icon", "blank")) for p in _path), Icon.GOAL], np.int64)
SLOT = np.array([LAND, *(p.get("slot", 0) - 1 for p in _path), LAND], np.int64)  # SLOT[position]
ROW = np.array([0, *(_rows.index(p.get("row", _rows[0])) for p in _path), 0], np.int64)


def _position(slot, row):
    """Return the position at this row of a slot; beyond the last slot a racer is back with its owner (RACE-52)."""
    for position in range(1, GOAL):
        if SLOT[position] == slot and ROW[position] == row:
            return position
    return WITH_OWNER


CARRIED = np.array(  # where a shift carries a racer; on land it stays (RACE-51, RACE-53)
    [p if SLOT[p] == LAND else _position(SLOT[p] + 1, ROW[p]) for p in range(GOAL + 1)], np.int64
)
FLOE_POSITIONS = sum(1 << p for p in range(GOAL) if SLOT[p] != LAND)

# --- tiles, cards, die -----------------------------------------------

TILES = len(_tiles)
ALL_TILES = (1 << TILES) - 1
NO_TILE = TILES  # in `river`: open water
TILE = tuple(tile["id"] for tile in _tiles)
TILE_ICON = np.array(  # TILE_ICON[tile, row]; the last line is open water
    [[_icon(tile[row]) for row in _rows] for tile in _tiles] + [[Icon.WATER] * ROWS], np.int64
)


class SecondAction(IntEnum):
    """The second action of a card (RACE-20 to RACE-23)."""

    NONE = 0
    PASS_START = 1
    SHIFT = 2
    ROLL = 3
    PICKUP = 4


_actions = [card["actions"] for card in BOARD["cards"]]
_moves = [[a["racer"] - 1 for a in actions if a["kind"] == "move"] for actions in _actions]
_others = [[SecondAction[a["kind"].upper()] for a in actions if a["kind"] != "move"] for actions in _actions]

CARD_RACERS = np.array([sum(1 << racer for racer in moves) for moves in _moves], np.int64)
SECOND_ACTION = np.array([others[0] if others else SecondAction.NONE for others in _others], np.int64)

FACES = len(BOARD["die"]["faces"])
CIRCLE = RACERS  # in `die_face`, where 0..RACERS-1 is a racer

# --- other numbers in a position ---------------------------------------------

NOBODY, NO_CARD, NO_FACE, NOT_HOME = -1, -1, -1, 0
# fmt: off
COVERED = -2                      # in `pile`, in a view: a card below the top, which the viewer cannot see (RACE-16)
UNSEEN_HAND = -1                  # in `hand`, in a view: a hand that does not follow from what the viewer sees
# fmt: on


class Phase(IntEnum):
    """What is asked, and of whom."""

    # fmt: off
    FIRST = 0             # chance: who is start player
    LAY = 1               # chance: the tiles of the river
    CHOOSE = 2            # all at once: a card, face down
    ACT = 3               # the player in turn: an action of the revealed card
    GIVE = 4              # the player in turn: who gets the start token
    CIRCLE = 5            # the player in turn: which racer the black circle moves
    ROLL = 6              # chance
    DRAW = 7              # chance: the tile that is laid into slot 1
    END = 8               # nobody
    # fmt: on


class EndReason(IntEnum):
    """Why the game ends after this round, as bits: there may be several reasons (RACE-60, RACE-61, RACE-Q35)."""

    THREE_HOME = 1
    FLOES_OUT = 2
    STOPPED = 4


@record
class State:
    """One position; every number in it is explained on its line."""

    # fmt: off
    players: i8                   # seats in this game, 2..6
    max_rounds: i16               # option: the game stops after this many rounds
    open_piles: i8                # option: 1 = views show all cards of a pile, not only the top one

    home_to_end: i8               # board: the game ends when somebody has this many racers home
    racer_steps: i8[RACERS]       # board: how far the die moves a racer
    prize: i8[RACERS, SEATS + 1]  # board: prize[racer, place], 0 for NOT_HOME
    card_steps: i8[CARDS, RACERS]  # board: how far a card moves a racer, 0 if it does not
    die_face: i8[FACES]           # board: the racer that a face of the die moves, or CIRCLE
    circle_steps: i8              # board: how far the black circle moves a racer
    icon_steps: i8[len(Icon)]     # board: how far an Icon moves a racer on
    removed: i8[SEATS + 1]        # board: tiles taken out, by the number of players

    phase: i8                     # a Phase
    round_number: i16             # from 1; 0 before the first round
    holder: i8                    # the seat with the start token, NOBODY before it is given
    opener: i8                    # the seat that has the first turn of this round
    turn: i8                      # the player in turn, NOBODY while cards are chosen
    card: i8                      # the card in progress, NO_CARD while cards are chosen
    ending: i8                    # bits of EndReason: why the game ends after this round

    field: i8[SEATS, RACERS]      # field[seat, racer]: WITH_OWNER, 1..36 or GOAL
    occupied: i64                 # bit per position that a racer stands on
    home: i8[SEATS]               # home[seat]: bit per racer that is home
    place: i8[SEATS, RACERS]      # place[seat, racer]: 1..6, or NOT_HOME
    finished: i8[RACERS]          # finished[race]: how many racers are home in it

    hand: i8[SEATS]               # hand[seat]: bit per card; a face-down card counts; UNSEEN_HAND in a view
    pile: i8[SEATS, CARDS]        # pile[seat, height]: revealed cards, COVERED in a view; NO_CARD above the top
    chosen: i8[SEATS]             # chosen[seat]: the face-down card, NO_CARD if there is none
    face_down: i8                 # bit per seat with a face-down card

    river: i8[SLOTS]              # river[slot]: the tile there, or NO_TILE
    unseen: i64                   # bit per tile that nobody has seen: the stack and the tiles taken out
    stack: i8                     # tiles in the stack
    face: i8                      # what the die shows: the face of the last roll, NO_FACE before the first
    # fmt: on

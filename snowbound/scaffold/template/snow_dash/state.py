"""One position of Snow Dash, and the numbers of its board."""

from enum import IntEnum
from pathlib import Path

from snowbound.core.board import read_board
from snowbound.core.record import i8, record

from .board import check_board

BOARD = read_board(Path(__file__).with_name("board.toml"), check_board)

FEWEST, SEATS = BOARD["game"]["players_min"], BOARD["game"]["players_max"]
FIELDS, SHORT_FIELDS = BOARD["track"]["fields"], BOARD["track"]["short_fields"]
FACES, STORM = BOARD["die"]["faces"], BOARD["die"]["storm"]
NOBODY = -1  # in `winner`
NO_FACE = 0  # in `face`


class Phase(IntEnum):
    """What happens next."""

    DECIDE = 0  # the player in turn rolls or camps
    ROLL = 1  # the die falls
    OVER = 2


@record
class State:
    """A position; all numbers are 0 before `setup`."""

    # fmt: off
    players: i8         # seats in this game, FEWEST..SEATS
    length: i8          # fields from the start to the hut
    phase: i8           # a Phase
    turn: i8            # the seat in turn
    ahead: i8           # fields that the sledge in turn is ahead of its camp
    face: i8            # what the die shows, 1..FACES, or NO_FACE before the first roll
    winner: i8          # a seat, or NOBODY
    camp: i8[SEATS]     # camp[seat]: the field of the last camp; 0 is the start
    # fmt: on

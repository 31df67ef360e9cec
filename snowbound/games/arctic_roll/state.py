"""One position of Arctic Roll, and the numbers of its sheet and dice."""

from enum import IntEnum
from pathlib import Path

from snowbound.core.board import read_board
from snowbound.core.record import i8, record

from .board import check_board

BOARD = read_board(Path(__file__).with_name("board.toml"), check_board)

SEATS = BOARD["players"]["max"]
COUNTERS = BOARD["sheet"]["calamity_counters"]  # the most rounds
WORTH_STEPS = len(BOARD["scoring"]["table"])
DRAFTS = BOARD["length"]["drafts_per_round"]
WHITE_DICE = BOARD["components"]["white_dice_per_player"]
SOLO_BLACK_DICE = BOARD["components"]["black_dice_solo"]
HEXES = BOARD["sheet"]["hex_count"]
# fmt: off
SIDES = len(BOARD["sheet"]["directions"])     # directions, numbered from 0 here and from 1 on the sheet
FACES = len(BOARD["faces"])                   # of a die, numbered from 0 here: face v - 1
# fmt: on
CENTRE = BOARD["sheet"]["centre"]["index"]
BONUSES = len(BOARD["sheet"]["bonus_hexes"])

# --- what a hex holds ----------------------------------------------------------

_contents = BOARD["contents"]
EMPTY = _contents["empty"]["code"]
HUNTER = _contents["hunter"]["code"]
ICE_HOLE = _contents["ice_hole"]["code"]
OPEN_WATER = _contents["open_water"]["code"]
WALRUS = _contents["walrus"]["code"]  # also open water; no other content is
PACK_ICE = _contents["pack_ice"]["code"]
POLAR_BEAR = _contents["polar_bear"]["code"]
ICE_CHASM = _contents["ice_chasm_1"]["code"]  # plus the arrow's direction; the last codes
CONTENTS = len(_contents)
GLYPHS = "".join(entry["glyph"] for entry in sorted(_contents.values(), key=lambda entry: entry["code"]))

OFF_SHEET, NO_BONUS, NO_HEX, NO_CALAMITY = -1, -1, -1, 0


class Calamity(IntEnum):
    """What a black die of this value draws."""

    PACK_ICE = 1
    NEW_ICE_FLOW = 2
    EXPAND = 3
    WALRUS = 4
    POLAR_BEAR = 5
    ICE_CHASM = 6


class Bonus(IntEnum):
    """What a bonus hex pays; only the first two can be fresh (ROLL-65)."""

    IGLOO = 0
    NEW_DICE = 1
    REROLL = 2


KINDS, FRESH_KINDS = len(Bonus), int(Bonus.REROLL)
IGLOO, NEW_DICE = int(Bonus.IGLOO), int(Bonus.NEW_DICE)  # plain: a helper is compiled once per type


class Phase(IntEnum):
    """What is asked, and of whom (RULES.md, section 6.1)."""

    # fmt: off
    SETUP = 0             # chance
    ROUND_START = 1       # chance; in solo before every turn
    WINDOW = 2            # in turn order: take a calamity die or pass, and use bonuses
    TURN = 3              # all at once
    CALAMITY = 4          # all at once, each on the previous player's sheet
    AFTERMATH = 5         # all at once: players who claimed a bonus in CALAMITY
    END = 6               # nobody
    SECOND_WINDOW = 7     # after TURN, in turn order: players who may still take a calamity die
    # fmt: on


class Roll(IntEnum):
    """What the next outcome of chance is for."""

    NOTHING = 0
    # fmt: off
    AREA_1_FIRST = 1      # where the first hex of area 1 is
    AREA_1_SECOND = 2     # where its second hex is
    # fmt: on
    AREA_2_FIRST = 3
    AREA_2_SECOND = 4
    # fmt: off
    START_PLAYER = 5      # a seat, not a face
    BLACK = 6             # the calamity pool
    WHITE = 7             # the dice in front of a player
    REROLL = 8            # the same dice again (ROLL-64)
    # fmt: on


class Pending(IntEnum):
    """The second step that a seat must take next."""

    NOTHING = 0
    # fmt: off
    IGLOO = 1             # the hex in its middle
    RELOCATION = 2        # the hex to lift the pawn to
    DIRECTION = 3         # a calamity's second hex or arrow
    # fmt: on


class ScoringMode(IntEnum):
    """Option `scoring_mode`, in the order of its values."""

    PAIRS = 0
    TABLE = 1
    PAIRS_PLUS_TABLE = 2


@record
class State:
    """One position; every number in it is explained on its line."""

    # fmt: off
    players: i8                   # seats in this game, 1..6; 1 is solo
    scoring: i8                   # option: a ScoringMode
    sixth_free: i8                # option: 1 = the calamity of the sixth draft costs no die
    waste_always: i8              # option: 1 = a die may always be wasted
    becomes_expand: i8            # option: 1 = an impossible New Ice Flow becomes an Expand
    touching: i8                  # option: 1 = areas may touch in the setup, otherwise they are rolled again
    automa: i8                    # option: 1 = in solo the automa draws the calamity
    start_seat: i8                # option: the first start player, ANY_SEAT = drawn at random
    one_window: i8                # option: 1 = no second window, and Igloo and extra dice only in TURN
    join_first: i8                # option: 1 = the automa weighs joined areas and open water first

    rounds: i8                    # board: rounds of a game, 1..COUNTERS
    worth_table: i8[WORTH_STEPS]  # board: points of a place by its hunters (ROLL-Q32)
    worth_beyond: i8              # board: points of each further hunter

    phase: i8                     # a Phase
    round_number: i8              # from 1; 0 during the setup
    draft: i8                     # from 1, in solo the turn; 0 before the first of a round
    start: i8                     # seat of the start player
    to_act: i8                    # bit per seat that has something to decide in this phase
    acted: i8                     # bit per seat that has decided something in this masked phase

    roll: i8                      # a Roll
    roll_seat: i8                 # the seat whose sheet or flow it is for, otherwise 0
    roll_left: i8                 # dice still to be rolled for it, otherwise 0
    roll_hex: i8                  # setup: first hex of the area being drawn, otherwise NO_HEX

    pool: i8[FACES]               # pool[face]: black dice not taken

    sheet: i8[SEATS, HEXES]       # sheet[seat, hex]: a content, 0..12
    pawn: i8[SEATS]               # the hex it stands on
    claimed: i8[SEATS]            # bit per bonus hex that is marked
    stock: i8[SEATS, KINDS]       # stock[seat, Bonus]: claimed and not yet used
    fresh: i8[SEATS, FRESH_KINDS]  # how many of them were claimed since CALAMITY began
    counters: i8[SEATS]           # calamity counters crossed off, 0..6
    held: i8[SEATS]               # value of the calamity die taken this round, or NO_CALAMITY
    drawn_as: i8[SEATS]           # CALAMITY: what is drawn on this sheet, NO_CALAMITY = nothing fits
    dice: i8[SEATS, FACES]        # dice[seat, face]: white dice in front of the player
    die_done: i8[SEATS]           # 1 = the die of this draft has been taken from the flow
    pending: i8[SEATS]            # a Pending
    pending_hex: i8[SEATS]        # DIRECTION: the hex chosen first, otherwise NO_HEX
    # fmt: on

    # As it was when the masked phase (TURN, CALAMITY, AFTERMATH) began: what the others see.
    seen_sheet: i8[SEATS, HEXES]
    seen_pawn: i8[SEATS]
    seen_claimed: i8[SEATS]
    seen_stock: i8[SEATS, KINDS]
    seen_fresh: i8[SEATS, FRESH_KINDS]
    seen_dice: i8[SEATS, FACES]

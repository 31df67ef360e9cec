"""The State of Ice Flow, and the printed material as numbers."""

from enum import IntEnum
from pathlib import Path

import numpy as np

from snowbound.core.board import read_board
from snowbound.core.record import i8, i16, i32, i64, record
from snowbound.core.tunable import TUNABLE

from .board import check_board
from .chart import OUTSIDE as OUTSIDE
from .chart import draw_chart, name_of

BOARD = read_board(Path(__file__).with_name("board.toml"), check_board)
CHART = draw_chart(BOARD)

SEATS = BOARD["game"]["players_max"]
EXPLORERS = BOARD["components"]["explorers_per_colour"]
FLOES = BOARD["components"]["floes"]
BEARS = BOARD["components"]["bears"]
BACKPACK = BOARD["limits"]["backpack"]
CROWD = BOARD["limits"]["explorers_per_field"]
START_FLOES = BOARD["start"]["floes_on_board"]
_shares = BOARD["start"]["floes_per_player"]
SHARE = np.array([_shares.get(str(players), 0) for players in range(SEATS + 1)], np.int64)
NEEDED = tuple(BOARD["options"]["explorers_needed"])

# --- things ------------------------------------------------------------------

ROPE, FISH, BEAR = 0, 1, 2  # only ropes and fish are objects
OBJECTS, THINGS = 2, 3
MOST_OBJECTS = max(BOARD[TUNABLE]["components.ropes"][1], BOARD[TUNABLE]["components.fish"][1])

# --- the chart ---------------------------------------------------------------

DIRECTIONS = len(BOARD["map"]["directions"])
# fmt: off
SEA = CHART.sea                            # sea hexes are the fields 0..SEA-1
ALASKA = SEA + CHART.islands               # the first station of Alaska
SIBERIA = ALASKA + CHART.alaskan           # the first station of Siberia
FIELDS = SIBERIA + CHART.siberian
ALASKAN = CHART.alaskan                    # the number of Alaskan stations
IN_HAND = FIELDS                           # the place of things on a floe that is not yet placed
# fmt: on
NAMES = CHART.names
HEXES = tuple(name_of(BOARD, place) for place in CHART.hexes)

NEXT = np.array(CHART.next, np.int64)  # a field, COAST or OUTSIDE
OPPOSITE = np.array([(d + DIRECTIONS // 2) % DIRECTIONS for d in range(DIRECTIONS)], np.int64)
STRENGTH = np.array(CHART.strengths, np.int64)
CURRENT = np.array([sum(1 << d for d in directions) for directions in CHART.currents], np.int64)
_groups = [station.get("group") for station in BOARD["station"] if station["coast"] == "alaska"]
GROUP = np.array([sorted(set(_groups)).index(group) for group in _groups], np.int64)  # of a station

# A set of fields takes two words of bits.
WORDS = 2
HALF = (FIELDS + 1) // WORDS
WORD = np.array([field // HALF for field in range(FIELDS)], np.int64)
BIT = np.array([1 << field % HALF for field in range(FIELDS)], np.int64)


def _words(fields):
    """A set of fields as bits."""
    return [sum(int(BIT[field]) for field in fields if WORD[field] == word) for word in range(WORDS)]


_entries = [HEXES.index(hex) for side in ("north", "south") for hex in BOARD["entries"][side]]
ENTRY = np.array(_words(_entries), np.int64)
NEAR = np.array(  # a hex and those around it
    [_words([hex, *(other for other in CHART.next[hex] if 0 <= other < SEA)]) for hex in range(SEA)], np.int64
)

# --- floes and tiles ---------------------------------------------------------

_patterns = BOARD["floe"]
PATTERNS = len(_patterns)
PATTERN = np.array([p for p in range(PATTERNS) for _ in _patterns[p]["ids"]], np.int64)  # of each floe
ALIKE = np.array(  # bits of the floes of a pattern
    [sum(1 << floe for floe in range(FLOES) if PATTERN[floe] == p) for p in range(PATTERNS)], np.int64
)
ALL_FLOES = (1 << FLOES) - 1


def _edges(pattern, turns):
    """The jagged edges of a floe turned clockwise by this much: a bit per direction."""
    edges = _patterns[pattern]["edges"]
    return sum(1 << d for d in range(DIRECTIONS) if edges[(d - turns) % DIRECTIONS] == "#")


EDGES = np.array([[_edges(p, o) for o in range(DIRECTIONS)] for p in range(PATTERNS)], np.int64)
LOOKS = np.array([len(set(EDGES[p].tolist())) for p in range(PATTERNS)], np.int64)  # that differ
SMOOTH, OPEN_SEA = 0, -1  # in `ice`, where a floe has the bits of its jagged edges

_tiles = BOARD["tile"]
TILES = len(_tiles)
COPIES = np.array([len(tile["ids"]) for tile in _tiles], np.int64)
ALL_TILES = int(COPIES.sum())
HOLDS = np.array([[tile["ropes"], tile["fish"], tile["bears"]] for tile in _tiles], np.int64)
NOWHERE = -1  # in place of a field or hex
ISLAND = np.array([NAMES.index(tile["island"]) if "island" in tile else NOWHERE for tile in _tiles], np.int64)

# --- other numbers in a position ---------------------------------------------

NOBODY, NO_FLOE, NO_TILE, NO_OBJECT, NO_DIRECTION = -1, -1, -1, -1, -1
ANY_TURN = 0  # turn_cap: no limit
ROPE_ALONG_COAST = ("per_pair", "per_move")  # an option: what one rope pays for on the coast of Alaska (FLOW-Q28)
PER_PAIR, PER_MOVE = 0, 1


class Phase(IntEnum):
    """Which decision is next (RULES.md, section 6.1)."""

    # fmt: off
    START = 0             # chance: the start player
    DEAL = 1              # chance: a floe for a hand
    TURN_UP = 2           # chance: a tile
    DRAW = 3              # chance: a floe from the bag
    SETUP_EXPLORER = 4
    SETUP_PICK = 5
    SETUP_HEX = 6
    SETUP_ORIENT = 7
    TURN = 8
    FLOE = 9              # drift or rotate the floe that was chosen
    REMOVE = 10           # empty bag: choose the floe that leaves the strait
    DISCOVER_HEX = 11
    DISCOVER_ORIENT = 12
    JOURNEY = 13
    DRIVE = 14            # choose where a bear is driven
    THREAT = 15           # flee, drive the bear off, or take the helicopter
    COLLECT = 16
    OVER = 17             # nobody
    # fmt: on


class Danger(IntEnum):
    """The kinds of entries on the stack of dangers."""

    # fmt: off
    ATTACK = 0            # a bear has reached explorers
    DRIVING = 1           # an explorer has ended its move with bears and drives them off
    # fmt: on


@record
class State:
    """One position; every number in it is explained on its line."""

    # fmt: off
    players: i8                   # seats in this game, 2..4
    needed: i8                    # option: explorers that must be in Siberia, 2 or 3
    turn_cap: i16                 # option: turns per player, or ANY_TURN
    overland: i8                  # option rope_along_coast: PER_PAIR or PER_MOVE

    total: i8[THINGS]             # of the board: ropes, fish and bears in the game
    kit: i8[OBJECTS]              # of the board: ropes and fish of each player at the start
    fish_per_rope: i8             # of the board: fish that a rope brings
    station_ropes: i8             # of the board: ropes for one move between stations

    phase: i8                     # a Phase
    first: i8                     # the start player; NOBODY = not yet chosen
    turn: i8                      # whose turn it is; in the start phase the player who places or draws
    turns: i32                    # turns that are over
    placed: i8                    # start phase: explorers, then floes on the board
    floe_done: i8                 # 1: the floe action is used
    explorer_done: i8             # 1: the explorer action is used
    collected: i8                 # ROPE or FISH collected in this turn (FLOW-55), else NO_OBJECT
    winner: i8                    # seat, or NOBODY

    bag: i32                      # bit per floe in the bag
    hands: i32[SEATS]             # hands[seat]: bit per floe drawn for the start phase
    floe_at: i8[SEA]              # floe_at[hex]: a floe 0..23, or NO_FLOE
    turned: i8[FLOES]             # turned[floe]: orientation, sixths of a turn clockwise; 0 off the board
    ice: i8[FIELDS]               # jagged edges as bits, SMOOTH for islands and stations, or OPEN_SEA
    afloat: i64[WORDS]            # bit per hex with a floe
    floe: i8                      # the floe drawn or picked and not yet placed, NO_FLOE else
    hex: i8                       # the hex chosen for it, in FLOE that of the floe chosen; NOWHERE else

    stack: i8[TILES]              # stack[kind]: tiles in the stack
    stack_size: i8                # tiles in the stack
    tile: i8                      # kind turned up and not yet discarded, or NO_TILE

    supply: i8[THINGS]            # ropes, fish, bears
    lying: i8[THINGS, FIELDS + 1] # lying[thing, field]; the last place is IN_HAND
    backpack: i8[SEATS, OBJECTS]  # backpack[seat, object]

    explorers: i8[SEATS, EXPLORERS]    # explorers[seat, number]: a field, NOWHERE before it is placed
    crowd: i8[FIELDS]             # explorers on each field

    traveller: i8                 # JOURNEY until COLLECT: the explorer's number, else NOBODY
    ended: i8                     # the field where the journey ended, NOWHERE before and after
    visited: i64[WORDS]           # bit per field visited since something was paid or dropped (FLOW-Q34)

    decider: i8                   # DRIVE, THREAT: the seat that decides, else NOBODY
    threatened: i8                # DRIVE, THREAT: its explorer's number, else NOBODY
    dangers: i8                   # entries on the stack of dangers
    danger: i8[BEARS]             # danger[entry]: a Danger, the newest last
    danger_field: i8[BEARS]       # where
    danger_seat: i8[BEARS]        # ATTACK: the seat that endangered; DRIVING: the explorer's owner
    danger_from: i8[BEARS]        # ATTACK: the barred direction or NO_DIRECTION; DRIVING: the explorer
    # fmt: on

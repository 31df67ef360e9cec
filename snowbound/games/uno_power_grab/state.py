"""The State of UNO Power Grab, and the deck by kinds of cards."""

from enum import IntEnum
from pathlib import Path

import numpy as np

from snowbound.core.board import read_board
from snowbound.core.record import i8, i16, i32, record

from .board import LARGEST_DECK as LARGEST_DECK
from .board import card_kinds, check_board

BOARD = read_board(Path(__file__).with_name("board.toml"), check_board)

FEWEST, SEATS = BOARD["game"]["players"]
MOST_ALIKE = BOARD["tunable"]["types.*.copies"][1]  # copies of a kind of card

# --- the deck, by kind -------------------------------------------------------
# Kind k below WILD has colour k // SUIT and place k % SUIT in its suit; the two wild kinds follow.


class Type(IntEnum):
    """What a card does; numbers do nothing."""

    NUMBER = 0
    DRAW_ONE = 1
    DRAW_TWO = 2
    SKIP = 3
    REVERSE = 4
    TAKE_TWO_TOWERS = 5
    WILD_TAKE_TOWER = 6
    WILD_DRAW_FOUR = 7


_kinds = card_kinds(BOARD)
_towers = [tower["label"] for tower in BOARD["towers"]]

COLOURS = len(BOARD["deck"]["colours"])
KINDS = len(_kinds)
# fmt: off
WILD = sum(kind.colour != "" for kind in _kinds)  # the first wild kind
SUIT = WILD // COLOURS                            # kinds of one colour
# fmt: on
TOWERS = len(_towers)
NO_ICON = -1

COLOUR_OF = np.array([min(kind // SUIT, COLOURS) for kind in range(KINDS)], np.int64)  # COLOURS: wild
BIT = np.array([1 << kind % SUIT for kind in range(KINDS)], np.int64)  # its bit in its suit
CODE = tuple(kind.code for kind in _kinds)
TYPE = np.array([Type[kind.type.upper()] for kind in _kinds], np.int64)
NUMBER = np.array([kind.number for kind in _kinds], np.int64)  # 0: not a number card
ICON = np.array([_towers.index(kind.icon) if kind.icon else NO_ICON for kind in _kinds], np.int64)

_types = {Type[entry["type"].upper()]: entry for entry in BOARD["types"]} | {Type.NUMBER: {}}
_blocks = [Type[tower["blocks"].upper()] for tower in BOARD["towers"]]
MAKES_DRAW = np.array(["next_draws" in _types[t] for t in Type], np.bool_)  # the next player draws cards
IS_ATTACK = np.array([_types[t].get("next_loses_turn", False) for t in Type], np.bool_)
SHIELD = np.array([_blocks.index(t) if t in _blocks else NO_ICON for t in Type], np.int64)  # the tower that blocks it
BLOCKED = np.array(_blocks, np.int64)  # BLOCKED[tower]: the type it blocks


def _alike(kind, colour):
    """The places in the suit of a colour with the same number or, for action cards, the same type (UNO-17)."""
    if kind >= WILD:
        return 0
    suit = range(colour * SUIT, (colour + 1) * SUIT)
    return sum(int(BIT[other]) for other in suit if TYPE[other] == TYPE[kind] and NUMBER[other] == NUMBER[kind])


WHOLE_SUIT = (1 << SUIT) - 1
SAME_SYMBOL = np.array([[_alike(kind, colour) for colour in range(COLOURS)] for kind in range(KINDS)], np.int64)

# --- other numbers in a position ---------------------------------------------

NOBODY, POOL, NO_CARD, NO_COLOUR = -1, -1, -1, COLOURS


class Phase(IntEnum):
    """Which decision is next."""

    # fmt: off
    FIRST_DEALER = 0      # chance
    DEAL = 1              # chance
    TURN_UP = 2           # chance
    START_COLOUR = 3      # the first player names the colour of the Wild Take-a-Tower turned up
    TURN = 4
    DRAWN = 5             # play the drawn card or keep it
    COLOUR = 6
    TOWER = 7
    KEEP = 8              # with all four towers: choose the card to keep, or keep everything
    DECLARE = 9           # call UNO or stay silent
    CATCH = 10            # all other players at the same time
    RESPOND = 11          # challenge the Wild Draw Four or accept it
    DRAWING = 12          # chance, one card at a time
    ROUND_END = 13        # chance; all hands are face up
    GAME_END = 14         # nobody
    # fmt: on


class Why(IntEnum):
    """Why a player draws cards."""

    # fmt: off
    NOTHING = 0
    OWN_TURN = 1
    FIRST_CARD = 2        # the first card attacks the first player
    ATTACK = 3            # the next player draws and loses the turn
    CAUGHT = 4            # a forgotten UNO call
    GUILTY = 5            # the bluffer draws
    INNOCENT = 6          # the challenger draws
    LAST_CARD = 7         # an attack by the last card; then the round is over
    # fmt: on


class Verdict(IntEnum):
    """How the last challenge of the round ended."""

    NONE = 0
    GUILTY = 1
    INNOCENT = 2


class Scoring(IntEnum):
    """The values of the option `scoring`, in its order."""

    WINNER_TAKES = 0
    LOWEST_TOTAL = 1
    SINGLE_ROUND = 2


class Calls(IntEnum):
    """The values of the option `uno_calls`, in its order. In the rules, LIVE and MANUAL are the same."""

    LIVE = 0
    MANUAL = 1
    AUTO = 2


@record
class State:
    """One position; every number in it is explained on its line."""

    # fmt: off
    players: i8                   # seats in this game, 2..10
    scoring: i8                   # option: a Scoring
    target_score: i16             # option: 50..10000
    auto_call: i8                 # option: 1 = everyone always calls UNO
    bluff: i8                     # option: 1 = a Wild Draw Four may be played against UNO-36
    reverse_skips: i8             # option: 1 = with two players, a Reverse also skips
    take_tower_points: i8         # option: points of a Wild Take-a-Tower
    first_binds_all: i8           # option: 1 = a first Take-2-Towers is matched by colour only while it is on top
    must_use_four: i8             # option: 1 = with four towers, a player must discard and the towers return

    dealt: i8                     # board: cards that each player is dealt
    uno_penalty: i8               # board: cards for a forgotten UNO call
    guilty_draw: i8               # board: cards for a bluff
    innocent_draw: i8             # board: cards for a challenge that fails
    turn_limit: i16               # board: a round is stopped after this many turns
    pack: i8                      # board: cards in all
    copies: i8[KINDS]             # board: of each kind
    points: i8[KINDS]             # board: of each kind, without the option wild_take_tower_points
    draws: i8[len(Type)]          # board: cards that a type makes the next player draw
    towers_to_take: i8[len(Type)]  # board: towers that a type takes

    phase: i8                     # a Phase
    round_number: i16             # from 1; 0 before the first deal
    turn_number: i16              # turns begun in this round
    dealer: i8                    # seat
    turn: i8                      # the player whose turn it is, until the next turn begins
    direction: i8                 # +1 to the left, -1 to the right

    hands: i8[SEATS, KINDS]       # hands[seat, kind]: copies held
    suits: i32[SEATS, COLOURS]    # suits[seat, colour]: bit p = holds the kind at place p of that suit
    hand_size: i8[SEATS]          # cards held
    pile: i8[KINDS]               # pile[kind]: copies in the draw pile
    pile_suit: i8[COLOURS + 1]    # cards of each colour in the draw pile, wild cards last
    pile_size: i8                 # cards in the draw pile
    buried: i8[KINDS]             # buried[kind]: copies in the discard pile beneath the top
    buried_size: i8               # cards beneath the top
    top: i8                       # kind on top of the discard pile, NO_CARD before the first
    colour: i8                    # colour in force 0..3, NO_COLOUR = not yet named
    symbol_counts: i8             # 0: the top card is matched by colour only (UNO-13)

    tower: i8[TOWERS]             # tower[t]: the seat that holds it, or POOL
    towers_due: i8                # towers still to be taken in this turn

    drawn: i8                     # kind drawn in this turn (DRAWN), else NO_CARD
    drawer: i8                    # chance: the seat that draws
    to_draw: i8                   # chance: how many cards are still to be drawn
    why: i8                       # chance: a Why

    old_colour: i8                # colour in force before the Wild Draw Four on top, NO_COLOUR = no challenge possible
    drawn_since: i8               # cards its player drew between playing it and the challenge
    played_from: i8[KINDS]        # that player's hand without it, when it was played, less the cards discarded since
    bluff_seen: i8                # 1: a card discarded since has the old colour (UNO-39, UNO-52)
    challenger: i8                # last challenge of this round: seat or NOBODY
    accused: i8                   # seat or NOBODY
    verdict: i8                   # a Verdict

    answered: i16                 # CATCH: bit per seat that has answered
    caught: i16                   # bit per seat that has caught; public when all have answered

    winner: i8                    # the seat that went out in the last round, NOBODY during a round
    scores: i16[SEATS]            # points of the rounds that are over

    shown_to: i16                 # bit per seat that remembers a shown hand
    shown_owner: i8[SEATS]        # shown_owner[viewer]: whose hand, NOBODY = none
    shown_turn: i16[SEATS]        # turn_number when it was shown
    shown: i8[SEATS, KINDS]       # shown[viewer, kind]: copies seen and not played since (UNO-Q40)
    # fmt: on

"""Dice that are rolled: setup water, the calamity pool, the dice flows (ROLL-09 to ROLL-19, ROLL-64)."""

from snowbound.core.game import ANY_SEAT
from snowbound.core.rule import rule

from .calamities import is_beside_water
from .choices import dice_left
from .geometry import FIRST_WATER, NEIGHBOUR
from .pawn import is_water
from .state import (
    NO_HEX,
    OPEN_WATER,
    SOLO_BLACK_DICE,
    WALRUS,
    WHITE_DICE,
    Bonus,
    Phase,
    Roll,
)


@rule
def apply_outcome(s, outcome):
    """Carry out the result of one die, or of the draw for the start player."""
    if s.roll <= Roll.AREA_2_SECOND:
        draw_setup_water(s, outcome)
    elif s.roll == Roll.START_PLAYER:
        s.start = outcome  # ROLL-17
        begin_round(s)
    elif s.roll == Roll.BLACK:
        roll_black(s, outcome)
    else:
        roll_white(s, outcome)


@rule
def draw_setup_water(s, side):
    """An area has two hexes: one die gives the first, another the second next to it (ROLL-09 to ROLL-12)."""
    seat = int(s.roll_seat)
    if s.roll == Roll.AREA_1_FIRST or s.roll == Roll.AREA_2_FIRST:
        first = FIRST_WATER[side]
        if not is_water(s.sheet[seat, first]):  # if equal, the die is rolled again (ROLL-12)
            s.roll_hex = first
            s.roll += 1
        return
    first = int(s.roll_hex)
    second = NEIGHBOUR[first, side]
    if s.roll == Roll.AREA_2_SECOND and is_setup_refused(s, seat, first, second):
        return
    s.sheet[seat, first] = OPEN_WATER
    s.sheet[seat, second] = OPEN_WATER  # it claims no bonus (ROLL-16)
    s.roll_hex = NO_HEX
    s.roll += 1
    if s.roll == Roll.START_PLAYER:
        s.sheet[seat, first] = WALRUS  # ROLL-14
        end_setup_of_sheet(s, seat)


@rule
def is_setup_refused(s, seat, first, second):
    """Areas that touch are rolled again (ROLL-13, ROLL-Q6); by option only a hex on open water (ROLL-Q5)."""
    if s.touching:
        return is_water(s.sheet[seat, second])
    if touches_water(s, seat, first) or touches_water(s, seat, second):
        s.roll = Roll.AREA_2_FIRST
        s.roll_hex = NO_HEX
        return True
    return False


@rule
def touches_water(s, seat, hex_):
    """Whether a hex is open water or next to it."""
    return is_water(s.sheet[seat, hex_]) or is_beside_water(s, seat, hex_)


@rule
def end_setup_of_sheet(s, seat):
    """Go on to the next sheet, then draw the start player, unless in solo or with a named seat (ROLL-Q3)."""
    if seat + 1 < s.players:
        s.roll = Roll.AREA_1_FIRST
        s.roll_seat = seat + 1
        return
    s.roll_seat = 0
    if s.start_seat != ANY_SEAT:
        s.start = s.start_seat
        begin_round(s)
    elif s.players == 1:
        begin_round(s)


@rule
def begin_round(s):
    """A round begins with the calamity pool: one die per player, six in solo (ROLL-18, ROLL-80)."""
    s.phase = Phase.ROUND_START
    s.round_number += 1
    s.draft = 0
    s.roll = Roll.BLACK
    s.roll_left = s.players
    if s.players == 1:
        s.roll_left = SOLO_BLACK_DICE


@rule
def roll_black(s, face):
    """A black die joins the pool; then each player rolls six white dice (ROLL-19)."""
    s.pool[face] += 1
    s.roll_left -= 1
    if s.roll_left == 0:
        s.roll = Roll.WHITE
        s.roll_left = WHITE_DICE


@rule
def roll_white(s, face):
    """A rolled white die lies in front of a player (ROLL-19, ROLL-64, ROLL-81)."""
    s.dice[s.roll_seat, face] += 1
    s.roll_left -= 1
    if s.roll_left > 0:
        return
    if s.roll == Roll.WHITE and s.roll_seat + 1 < s.players:
        s.roll_seat += 1
        s.roll_left = WHITE_DICE
        return
    s.roll = Roll.NOTHING
    s.roll_seat = 0


@rule
def reroll(s, seat):
    """A player rolls all dice of the flow again before taking one (ROLL-64)."""
    s.stock[seat, Bonus.REROLL] -= 1
    s.roll = Roll.REROLL
    s.roll_seat = seat
    s.roll_left = dice_left(s, seat)
    s.dice[seat, :] = 0

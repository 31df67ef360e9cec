"""Neighbours, towers, and the start of a turn."""

from snowbound.core.rule import rule
from snowbound.core.seats import left_of, right_of

from .cards import forget_wild_draw_four, is_wild_draw_four_open
from .state import NO_ICON, SHIELD, TOWERS, TYPE, Phase


@rule
def next_seat(s, seat):
    """The next player in the direction of play."""
    if s.direction > 0:
        return left_of(s, seat)
    return right_of(s, seat)


@rule
def towers_held(s, seat):
    """The number of towers that this player holds."""
    number = 0
    for tower in range(TOWERS):
        if s.tower[tower] == seat:
            number += 1
    return number


@rule
def is_shielded(s, seat):
    """Whether this player holds the tower that blocks the top card (UNO-47, UNO-48)."""
    shield = SHIELD[TYPE[s.top]]
    return shield != NO_ICON and s.tower[shield] == seat


@rule
def begin_turn(s, seat):
    """Begin a player's turn. A round that never ends is stopped (UNO-Q33).

    A Take-2-Towers that was turned up first binds the first turn only (UNO-13, UNO-Q10).
    """
    if is_wild_draw_four_open(s):
        forget_wild_draw_four(s)
    s.turn = seat
    s.turn_number += 1
    s.phase = Phase.TURN
    if not s.first_binds_all:
        s.symbol_counts = 1
    if s.turn_number > s.turn_limit:
        s.phase = Phase.GAME_END

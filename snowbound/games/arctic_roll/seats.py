"""Who sits where, and numbers of a position in full width."""

import numpy as np

from snowbound.core.rule import rule


@rule
def wide(number):
    """A number of the position in 64 bits: a helper is compiled anew for each width of its arguments."""
    return np.int64(number)


@rule
def next_seat(s, seat):
    """The next player clockwise (ROLL-Q39)."""
    if seat + 1 == s.players:  # a division would cost more than the rest of it
        return 0
    return seat + 1


@rule
def owner_before(s, seat):
    """Whose sheet a player draws the calamity on: the player before; in solo his own (ROLL-46, ROLL-86)."""
    if seat == 0:
        return s.players - 1
    return seat - 1

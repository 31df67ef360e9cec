"""Neighbouring seats, and copying what belongs to one."""

from snowbound.core.rule import rule


@rule
def copy_row(source, target):
    """Copy all numbers of a row."""
    for i in range(len(source)):
        target[i] = source[i]


@rule
def next_seat(s, seat):
    """The next player clockwise (ROLL-Q39)."""
    if seat + 1 == s.players:  # a division would be slower
        return 0
    return seat + 1


@rule
def owner_before(s, seat):
    """A player draws the calamity on the previous player's sheet, in solo on the own one (ROLL-46, ROLL-86)."""
    if seat == 0:
        return s.players - 1
    return seat - 1

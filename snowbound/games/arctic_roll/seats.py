"""Neighbouring seats, and copying what belongs to one."""

from snowbound.core.rule import rule
from snowbound.core.seats import right_of


@rule
def copy_row(source, target):
    """Copy all numbers of a row."""
    for i in range(len(source)):
        target[i] = source[i]


@rule
def owner_before(s, seat):
    """A player draws the calamity on the previous player's sheet, in solo on the own one (ROLL-46, ROLL-86)."""
    return right_of(s, seat)

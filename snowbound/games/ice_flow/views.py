"""Who may know what: everybody everything. Nothing is hidden, and nothing of the future is in a position.

The order of the tile stack and of the bag is no fact of a position: each tile and each floe is drawn when it
is needed (FLOW-Q66), the drawn floes lie open (FLOW-Q6).
"""

from snowbound.core.contract import CHANCE, EVERYONE
from snowbound.core.rule import rule


@rule
def audience(s, seat, action):
    """All play in the open (FLOW-Q6)."""
    return EVERYONE


@rule
def reveals(s, seat, action):
    """Only chance brings something new."""
    return seat == CHANCE


@rule
def conceal(s, seat):
    """Nothing is hidden."""


@rule
def imagine(s, seat, rng):
    """Only one world is possible: this one."""

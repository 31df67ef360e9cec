"""The six calamities: where each may be drawn, and what is drawn then (ROLL-46 to ROLL-57)."""

from snowbound.core.rule import rule

from .drawing import draw
from .geometry import IS_CENTRAL, NEIGHBOUR
from .pawn import is_water
from .state import (
    EMPTY,
    HEXES,
    ICE_CHASM,
    NO_CALAMITY,
    OFF_SHEET,
    OPEN_WATER,
    PACK_ICE,
    POLAR_BEAR,
    SIDES,
    WALRUS,
    Calamity,
)

EXPAND = int(Calamity.EXPAND)  # plain integers, like dice


@rule
def is_beside_water(s, owner, hex_):
    """Whether a hex is adjacent to open water, walruses included (ROLL-Q21)."""
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there != OFF_SHEET and is_water(s.sheet[owner, there]):
            return True
    return False


@rule
def is_free(s, owner, hex_):
    """A calamity is drawn in an empty hex without the pawn (ROLL-47)."""
    return hex_ != OFF_SHEET and s.sheet[owner, hex_] == EMPTY and s.pawn[owner] != hex_


@rule
def may_be_new_water(s, owner, hex_):
    """A New Ice Flow goes in the central hexagon, not next to existing open water (ROLL-49)."""
    return is_free(s, owner, hex_) and IS_CENTRAL[hex_] and not is_beside_water(s, owner, hex_)


@rule
def may_begin_flow(s, owner, hex_):
    """Whether a New Ice Flow may begin in a hex: it needs a second hex next to it (ROLL-49)."""
    if not may_be_new_water(s, owner, hex_):
        return False
    for side in range(SIDES):
        if may_be_new_water(s, owner, NEIGHBOUR[hex_, side]):
            return True
    return False


@rule
def may_draw(s, owner, calamity, hex_):
    """Whether a calamity may be drawn in a hex, or begun there (ROLL-47 to ROLL-55)."""
    if not is_free(s, owner, hex_):
        return False
    if calamity == Calamity.NEW_ICE_FLOW:
        return may_begin_flow(s, owner, hex_)
    if calamity == Calamity.EXPAND or calamity == Calamity.WALRUS:
        return is_beside_water(s, owner, hex_)
    return True


@rule
def may_point(s, owner, calamity, hex_, side):
    """Whether a New Ice Flow may continue, or a chasm's arrow point, in a direction (ROLL-49, ROLL-55)."""
    there = NEIGHBOUR[hex_, side]
    if calamity == Calamity.NEW_ICE_FLOW:
        return may_be_new_water(s, owner, there)
    return there != OFF_SHEET


@rule
def has_direction(calamity):
    """Whether a calamity is drawn in two steps: a hex, then a direction."""
    return calamity == Calamity.NEW_ICE_FLOW or calamity == Calamity.ICE_CHASM


@rule
def has_room(s, owner, calamity):
    """Whether a calamity has a legal place on a sheet (ROLL-57)."""
    for hex_ in range(HEXES):
        if may_draw(s, owner, calamity, hex_):
            return True
    return False


@rule
def what_is_drawn(s, owner):
    """A calamity without a legal place has no effect (ROLL-57). Returns what the owner's die draws.

    With option `impossible_calamity` an impossible New Ice Flow becomes an Expand (ROLL-Q24).
    """
    calamity = int(s.held[owner])
    if has_room(s, owner, calamity):
        return calamity
    if s.becomes_expand and calamity == Calamity.NEW_ICE_FLOW and has_room(s, owner, EXPAND):
        return EXPAND
    return NO_CALAMITY


@rule
def draw_in_hex(s, owner, calamity, hex_):
    """Draw a calamity of one hex without an arrow (ROLL-48, ROLL-50, ROLL-52, ROLL-54)."""
    content = PACK_ICE
    if calamity == Calamity.EXPAND:
        content = OPEN_WATER
    elif calamity == Calamity.WALRUS:
        content = WALRUS
    elif calamity == Calamity.POLAR_BEAR:
        content = POLAR_BEAR
    draw(s, owner, hex_, content)


@rule
def draw_towards(s, owner, calamity, hex_, side):
    """Draw a New Ice Flow of two hexes (ROLL-49), or an Ice Chasm with its arrow (ROLL-55)."""
    if calamity == Calamity.NEW_ICE_FLOW:
        draw(s, owner, hex_, OPEN_WATER)
        draw(s, owner, NEIGHBOUR[hex_, side], OPEN_WATER)
    else:
        draw(s, owner, hex_, ICE_CHASM + side)

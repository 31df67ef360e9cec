"""What dice and igloos draw on a sheet (ROLL-26 to ROLL-31, ROLL-61), and the bonuses this claims (ROLL-58)."""

from snowbound.core.rule import rule

from .geometry import (
    BONUS_AT,
    BONUS_KIND,
    DISTANCE,
    FITTING,
    FREE_HERE,
    HOLE_OF,
    HUNTERS_OF,
    IS_INNER,
    NEIGHBOUR,
)
from .state import EMPTY, FRESH_KINDS, HEXES, HUNTER, ICE_HOLE, NO_BONUS, OFF_SHEET, SIDES, Phase


@rule
def is_empty(s, seat, hex_):
    """A hex without a drawing is empty (ROLL-06); nothing off the sheet is."""
    return hex_ != OFF_SHEET and s.sheet[seat, hex_] == EMPTY


@rule
def room_around(s, seat):
    """Return the empty neighbours of the pawn as bits, and FREE_HERE if its own hex is empty."""
    here = int(s.pawn[seat])
    room = 0
    for side in range(SIDES):
        if is_empty(s, seat, NEIGHBOUR[here, side]):
            room |= 1 << side
    if s.sheet[seat, here] == EMPTY:
        room |= FREE_HERE
    return room


@rule
def fitting(s, seat):
    """A placement needs room for all its pips (ROLL-29, ROLL-30). Returns placements as bits."""
    return FITTING[room_around(s, seat)]


@rule
def claim(s, owner, hex_):
    """A bonus hex pays once, always to the owner of the sheet (ROLL-58, ROLL-59)."""
    bonus = BONUS_AT[hex_]
    if bonus == NO_BONUS or (s.claimed[owner] >> bonus) & 1 != 0:
        return
    s.claimed[owner] |= 1 << bonus
    kind = BONUS_KIND[bonus]
    s.stock[owner, kind] += 1
    if (s.phase == Phase.CALAMITY or s.phase == Phase.AFTERMATH) and kind < FRESH_KINDS:  # ROLL-65
        s.fresh[owner, kind] += 1


@rule
def draw(s, owner, hex_, content):
    """Fill an empty hex for good (ROLL-06, ROLL-08)."""
    s.sheet[owner, hex_] = content
    claim(s, owner, hex_)


@rule
def place(s, seat, placement):
    """The central pip is an ice hole under the pawn, and the outer pips are hunters around it (ROLL-26)."""
    here = int(s.pawn[seat])
    if HOLE_OF[placement]:
        draw(s, seat, here, ICE_HOLE)
    draw_hunters(s, seat, here, HUNTERS_OF[placement])


@rule
def draw_hunters(s, seat, middle, sides):
    """Draw a hunter in each of these directions from a hex."""
    for side in range(SIDES):
        if (sides >> side) & 1 != 0:
            draw(s, seat, NEIGHBOUR[middle, side], HUNTER)


@rule
def stand(s, seat, hex_):
    """The pawn arrives on a hex; movement draws nothing (ROLL-37)."""
    s.pawn[seat] = hex_
    claim(s, seat, hex_)


@rule
def may_ring(s, seat, middle):
    """An igloo needs six neighbours on the sheet, all empty and without the pawn (ROLL-61, ROLL-Q28)."""
    if not IS_INNER[middle] or DISTANCE[middle, s.pawn[seat]] <= 1:
        return False
    for side in range(SIDES):
        if s.sheet[seat, NEIGHBOUR[middle, side]] != EMPTY:
            return False
    return True


@rule
def has_ring(s, seat):
    """Whether an igloo fits anywhere."""
    for middle in range(HEXES):
        if may_ring(s, seat, middle):
            return True
    return False

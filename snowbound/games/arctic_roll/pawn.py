"""Where the pawn can go: straight moves, and the rescue of a stuck pawn (ROLL-32 to ROLL-40)."""

from snowbound.core.rule import rule

from .geometry import BY_DISTANCE, DISTANCE, NEIGHBOUR
from .state import EMPTY, FACES, HEXES, OFF_SHEET, OPEN_WATER, SIDES, WALRUS


@rule
def is_water(content):
    """A walrus hex is open water as well (ROLL-14, ROLL-35); `check_board` ensures that the two codes are adjacent."""
    return OPEN_WATER <= content and content <= WALRUS


@rule
def open_moves(s, seat, here):
    """A move is straight, exactly as long as the pips, and ends on an empty hex (ROLL-32 to ROLL-36).

    It never crosses open water or leaves the sheet; all other drawings may be crossed (ROLL-Q11).
    Returns the legal movements from a hex as bits, numbered by face and direction like the actions.
    """
    moves = 0
    for side in range(SIDES):
        bit = 1 << side
        there = NEIGHBOUR[here, side]
        for _ in range(FACES):
            if there == OFF_SHEET:
                break
            content = s.sheet[seat, there]
            if content == EMPTY:
                moves |= bit
            elif is_water(content):
                break
            there = NEIGHBOUR[there, side]
            bit <<= SIDES
    return moves


@rule
def is_stuck(s, seat):
    """A pawn is stuck if no movement of any value in any direction is legal (ROLL-38)."""
    return open_moves(s, seat, int(s.pawn[seat])) == 0


@rule
def is_way_out(s, seat, hex_):
    """Whether a hex is empty and a movement from it would be legal (ROLL-39)."""
    return s.sheet[seat, hex_] == EMPTY and open_moves(s, seat, hex_) != 0


@rule
def rescue_distance(s, seat):
    """Return the distance of the nearest hex that a stuck pawn can be lifted to, or 0 if there is none (ROLL-40)."""
    here = int(s.pawn[seat])
    for i in range(1, HEXES):
        hex_ = BY_DISTANCE[here, i]
        if is_way_out(s, seat, hex_):
            return DISTANCE[here, hex_]
    return 0


@rule
def may_relocate(s, seat):
    """A stuck pawn may be lifted if there is a hex for it (ROLL-39, ROLL-Q15)."""
    return is_stuck(s, seat) and rescue_distance(s, seat) > 0


@rule
def may_land(s, seat, hex_):
    """Whether a stuck pawn may be lifted to a hex: one of the nearest suitable ones (ROLL-40)."""
    return is_way_out(s, seat, hex_) and DISTANCE[s.pawn[seat], hex_] == rescue_distance(s, seat)

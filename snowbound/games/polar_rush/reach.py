"""Where a figure may go: adjacency, gaps, sled, polar bear and kayak (RUSH-14 to RUSH-32, RUSH-41).

Targets are bits of a window: the floe behind, the middle floe and the floe in front. The middle
floe is the figure's own; for a figure in the kayak it is the floe behind its gap.
"""

from snowbound.core.bits import has
from snowbound.core.rule import rule

from .state import (
    AHEAD,
    BACKWARD,
    BEHIND,
    FLOE_OF,
    IN_KAYAK,
    NEXT_TO,
    ON_START,
    OWN,
    SLOT_OF,
    SLOTS,
    SPACES_OF,
    WINDOW,
    Face,
)


@rule
def middle_floe(pos):
    """Return the middle floe of the window around a figure."""
    if pos >= IN_KAYAK:
        return pos - IN_KAYAK
    if pos == ON_START:
        return 0
    return int(FLOE_OF[pos])


@rule
def targets(s, seat, face):
    """Targets are the free spaces in reach that show the picture (RUSH-14, RUSH-18)."""
    floe = middle_floe(int(s.pos[seat]))
    spaces = reach(s, seat, face) & pictures(s, floe, face)
    if spaces == 0:
        return 0
    return spaces & ~occupied(s, seat, floe)


@rule
def reach(s, seat, face):
    """Return the part of the window that a tile may move the figure to, occupied spaces included.

    From the kayak that is all of both floes (RUSH-41), from the start space all of the starter floe
    (RUSH-22), by sled or to a polar bear all joined floes (RUSH-28, RUSH-30), and otherwise one step
    (RUSH-16). It is never the figure's own space (RUSH-20), nor a polar bear without a harpoon (RUSH-27).
    """
    if face == Face.POLAR_BEAR and not s.easy and s.harpoon[seat] == 0:
        return 0
    pos = int(s.pos[seat])
    if pos >= IN_KAYAK:
        return OWN | AHEAD
    if pos == ON_START:
        return OWN
    joined = joined_floes(s, int(FLOE_OF[pos]))
    if has_long_reach(s, pos, face):
        return joined & ~(1 << (SLOTS + SLOT_OF[pos]))
    return joined & NEXT_TO[SLOT_OF[pos]]


@rule
def has_long_reach(s, pos, face):
    """A polar bear, or any picture from a sled, need not be adjacent, except in easy play (RUSH-51, RUSH-53).

    An option says whether the igloo counts as such a picture (RUSH-Q20).
    """
    if s.easy or (face == Face.IGLOO and not s.sled_to_igloo):
        return False
    return face == Face.POLAR_BEAR or has_sled(s, pos)


@rule
def has_sled(s, pos):
    """Whether a slot of the course shows a sled (RUSH-30, RUSH-31)."""
    return has(SPACES_OF[s.course[FLOE_OF[pos]], Face.SLED], SLOT_OF[pos])


@rule
def joined_floes(s, floe):
    """Return the part of the window that no gap cuts off (RUSH-17, RUSH-Q15, RUSH-Q17, RUSH-Q38)."""
    window = OWN
    if floe > 0 and not has(s.gaps, floe - 1):
        window |= BEHIND
    if floe + 1 < s.floes and not has(s.gaps, floe):
        window |= AHEAD
    return window


@rule
def pictures(s, floe, face):
    """Return the spaces of the window that show a picture."""
    spaces = SPACES_OF[s.course[floe], face] << SLOTS
    if floe > 0:
        spaces |= SPACES_OF[s.course[floe - 1], face]
    if floe + 1 < s.floes:
        spaces |= SPACES_OF[s.course[floe + 1], face] << (2 * SLOTS)
    return spaces


@rule
def occupied(s, seat, floe):
    """Other figures occupy their spaces (RUSH-18); the start space is never occupied (RUSH-23)."""
    first = (floe - 1) * SLOTS
    taken = 0
    for other in range(s.players):
        pos = int(s.pos[other])
        if other != seat and pos >= max(first, 0) and pos < min(first + WINDOW, IN_KAYAK):
            taken |= 1 << (pos - first)
    return taken


@rule
def backward(pos):
    """Backwards means a smaller course row or, from the kayak, the floe behind it (RUSH-Q35)."""
    if pos >= IN_KAYAK:
        return OWN
    if pos == ON_START:
        return 0
    return int(BACKWARD[SLOT_OF[pos]])


@rule
def may_stay(s, seat, face, spaces):
    """A sled need not be used if no target is adjacent (RUSH-30, RUSH-Q16).

    In easy play a player need not move if every target lies backwards (RUSH-54). A harpoon must be
    used for a polar bear, from a sled as well (RUSH-Q14).
    """
    pos = int(s.pos[seat])
    if s.easy:
        return spaces & ~backward(pos) == 0
    if s.sled_must or face == Face.POLAR_BEAR or pos < 0 or pos >= IN_KAYAK or not has_sled(s, pos):
        return False
    return spaces & NEXT_TO[SLOT_OF[pos]] == 0


@rule
def first_slot(s, seat):
    """Return the slot of the course that is the first bit of the window around a figure."""
    return (middle_floe(int(s.pos[seat])) - 1) * SLOTS


# --- gaps and the kayak ------------------------------------------------------


@rule
def kayak_gap(s):
    """Return the junction where a figure sits in the kayak, or -1 if the kayak is free (RUSH-44)."""
    for seat in range(s.players):
        if s.pos[seat] >= IN_KAYAK:
            return int(s.pos[seat]) - IN_KAYAK
    return -1


@rule
def boardable(s, seat):
    """A figure may board a free kayak in any gap at its floe (RUSH-39, RUSH-40, RUSH-Q24). Returns gaps as bits."""
    if kayak_gap(s) >= 0:
        return 0
    floe = middle_floe(int(s.pos[seat]))
    at_floe = 1 << floe
    if floe > 0:
        at_floe |= 1 << (floe - 1)
    return s.gaps & at_floe

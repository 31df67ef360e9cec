"""The automa that draws calamities in the solo game (option `solo_calamity`, ROLL-87, ROLL-Q38).

Each legal place for the calamity gets a weight; the largest wins, and among equals the first.
"""

import numpy as np

from snowbound.core.rule import rule

from .calamities import draw_in_hex, draw_towards, has_direction, may_draw, may_point
from .fishing import BLOCKER, COLUMNS, PLACE, count_beside, score, survey
from .geometry import NEIGHBOUR
from .pawn import is_water
from .state import EMPTY, HEXES, HUNTER, ICE_CHASM, NO_HEX, OFF_SHEET, SIDES, WALRUS, Calamity

MAIN = 1000  # the weight of a key; no later key reaches it
LEAST = -MAIN  # below every weight


@rule
def draw_unkindly(s, owner, calamity):
    """The automa draws a calamity in the legal place where it hurts most (ROLL-Q38)."""
    found = np.empty((COLUMNS, HEXES), np.int64)
    survey(s.sheet[owner], found)
    best, best_hex, best_side = LEAST, NO_HEX, 0
    for hex_ in range(HEXES):
        if not may_draw(s, owner, calamity, hex_):
            continue
        for side in range(SIDES):
            if is_candidate(s, owner, calamity, hex_, side):
                weight = unkindness(s, owner, calamity, hex_, side, found)
                if weight > best:
                    best, best_hex, best_side = weight, hex_, side
    if has_direction(calamity):
        draw_towards(s, owner, calamity, best_hex, best_side)
    else:
        draw_in_hex(s, owner, calamity, best_hex)


@rule
def is_candidate(s, owner, calamity, hex_, side):
    """Whether this is the one way to name a place: a pair by its lower hex, a single hex by the first direction."""
    if not has_direction(calamity):
        return side == 0
    if calamity == Calamity.NEW_ICE_FLOW and NEIGHBOUR[hex_, side] < hex_:
        return False
    return may_point(s, owner, calamity, hex_, side)


@rule
def unkindness(s, owner, calamity, hex_, side, found):
    """Return the weight of a place from the keys of ROLL-Q38."""
    if calamity == Calamity.PACK_ICE:
        return MAIN * hunters_beside(s, owner, hex_, hex_) + touches(hex_, int(s.pawn[owner]))
    if calamity == Calamity.NEW_ICE_FLOW:
        other = NEIGHBOUR[hex_, side]
        beside_pawn = touches(hex_, int(s.pawn[owner])) + touches(other, int(s.pawn[owner]))
        return MAIN * beside_pawn - hunters_beside(s, owner, hex_, other)
    if calamity == Calamity.EXPAND:
        return expand_damage(s, owner, found, hex_)
    if calamity == Calamity.WALRUS:
        return walrus_damage(s, owner, found, hex_)
    if calamity == Calamity.POLAR_BEAR:
        return hunters_beside(s, owner, hex_, hex_)
    return chasm_damage(s, owner, hex_, side, found)


@rule
def touches(hex_, other):
    """Return 1 if two hexes are adjacent, otherwise 0."""
    for side in range(SIDES):
        if NEIGHBOUR[hex_, side] == other:
            return 1
    return 0


@rule
def hunters_beside(s, owner, hex_, other):
    """Count the hunters, silenced or not, next to either of two hexes, which may be the same."""
    number = 0
    for hunter in range(HEXES):
        if s.sheet[owner, hunter] == HUNTER and (touches(hunter, hex_) == 1 or touches(hunter, other) == 1):
            number += 1
    return number


@rule
def touches_area(s, owner, found, hex_, area):
    """Whether a hex is next to open water of this area."""
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there != OFF_SHEET and is_water(s.sheet[owner, there]) and found[PLACE, there] == area:
            return True
    return False


@rule
def areas_touched(s, owner, found, hex_):
    """Count the areas of open water next to a hex."""
    number = 0
    for area in range(HEXES):
        if touches_area(s, owner, found, hex_, area):
            number += 1
    return number


@rule
def expand_damage(s, owner, found, hex_):
    """Return the keys of an expansion: next to a walrus, then joining most areas (ROLL-87); by option the reverse."""
    walruses = count_beside(s.sheet[owner], hex_, WALRUS)
    areas = areas_touched(s, owner, found, hex_)
    if s.join_first:
        return MAIN * areas + walruses
    return MAIN * min(walruses, 1) + areas


@rule
def walrus_damage(s, owner, found, hex_):
    """Return the keys of a walrus: hunters at the busiest touched area (ROLL-87), then the damage done.

    By option (ROLL-Q38) only the damage counts.
    """
    damage = closing_damage(s, owner, found, hex_)
    if s.join_first:
        return damage
    return MAIN * MAIN * most_hunters_at(s, owner, found, hex_) + damage


@rule
def most_hunters_at(s, owner, found, hex_):
    """Return how many hunters are next to the area with the most of them, among the areas that a hex touches."""
    most = 0
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there != OFF_SHEET and is_water(s.sheet[owner, there]):
            most = max(most, hunters_at(s, owner, found, found[PLACE, there]))
    return most


@rule
def hunters_at(s, owner, found, area):
    """Count the hunters, silenced or not, next to an area of open water."""
    number = 0
    for hunter in range(HEXES):
        if s.sheet[owner, hunter] == HUNTER and touches_area(s, owner, found, hunter, area):
            number += 1
    return number


@rule
def closing_damage(s, owner, found, hex_):
    """Return two keys of a walrus: hunters next to touched areas still open, then next to all touched areas."""
    in_open, in_all = 0, 0
    for hunter in range(HEXES):
        if s.sheet[owner, hunter] != HUNTER:
            continue
        shares_open, shares_any = False, False
        for side in range(SIDES):
            there = NEIGHBOUR[hunter, side]
            if there == OFF_SHEET or not is_water(s.sheet[owner, there]):
                continue
            area = found[PLACE, there]
            if touches_area(s, owner, found, hex_, area):
                shares_any = True
                shares_open = shares_open or found[BLOCKER, area] == NO_HEX
        if shares_open:
            in_open += 1
        if shares_any:
            in_all += 1
    return MAIN * in_open + in_all


@rule
def chasm_damage(s, owner, hex_, side, found):
    """Return the keys of a chasm: the points lost if the arrow points there, then whether it points at the pawn."""
    target = NEIGHBOUR[hex_, side]
    damage = 0
    if s.pawn[owner] == target:
        damage = 1
    if s.sheet[owner, target] == HUNTER or found[PLACE, target] != NO_HEX:
        before = score(s, s.sheet[owner])
        s.sheet[owner, hex_] = ICE_CHASM + side
        damage += MAIN * (before - score(s, s.sheet[owner]))
        s.sheet[owner, hex_] = EMPTY
    return damage

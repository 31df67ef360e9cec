"""Judgement for bots and stand-ins: how good a position is, and what a sensible player does."""

import numpy as np

from snowbound.core.rule import rule

from . import actions as act
from .fishing import (
    BLOCKER,
    CHASM,
    COLUMNS,
    PLACE,
    count_beside,
    count_hunters,
    holes_dug,
    score,
    survey,
    worth,
)
from .geometry import BONUS_AT, HOLE_OF, HUNTERS_OF, NEIGHBOUR
from .seats import owner_before
from .state import (
    EMPTY,
    HEXES,
    HUNTER,
    ICE_HOLE,
    NO_BONUS,
    NO_HEX,
    SIDES,
    Calamity,
    Pending,
    Phase,
)

# fmt: off
POINT = 0.09                      # the weight of a point ahead of the others
FULL = 40.0                       # in solo: the points with the value one half
ROOM = 0.3                        # an empty hex next to an open place
WALK = 0.12                       # an empty hex next to the pawn: room to place the next die
GROUND = 0.8                      # the pawn stands where a hole may be dug
BONUS_WORTH = np.array([3.0, 2.5, 0.5])      # an Igloo, New Dice, a Reroll in stock
BEGUN = 3.3                       # an Igloo whose centre is being chosen
# fmt: on


@rule
def evaluate(s, values):
    """Write each seat's estimated share of a win by points and prospects; in solo a value of the points."""
    if s.phase == Phase.END:
        share_win(s, values)
        return
    total = 0.0
    for seat in range(s.players):
        values[seat] = np.exp(POINT * strength(s, seat))
        total += values[seat]
    for seat in range(s.players):
        values[seat] = values[seat] / total
    if s.players == 1:
        values[0] = solo_share(strength(s, 0))


@rule
def solo_share(points):
    """Return a value from 0 towards 1: in solo players compete with their own best (ROLL-89)."""
    return points / (points + FULL)


@rule
def strength(s, seat):
    """Return the points of the sheet now, plus values of room for more and of unused bonuses."""
    sheet = s.sheet[seat]
    found = np.empty((COLUMNS, HEXES), np.int64)
    hunters = np.empty(HEXES, np.int64)
    survey(sheet, found)
    count_hunters(sheet, found, hunters)
    value = 0.0
    for hex_ in range(HEXES):
        if hunters[hex_] > 0:
            value += worth(s, hunters[hex_])
        place = found[PLACE, hex_]
        if place != NO_HEX and found[CHASM, hex_] == NO_HEX and found[BLOCKER, place] == NO_HEX:
            value += ROOM * count_beside(sheet, hex_, EMPTY)
    value += WALK * count_beside(sheet, int(s.pawn[seat]), EMPTY)
    if sheet[s.pawn[seat]] == EMPTY:
        value += GROUND
    for kind in range(len(BONUS_WORTH)):
        value += BONUS_WORTH[kind] * s.stock[seat, kind]
    if s.pending[seat] == Pending.IGLOO:
        value += BEGUN
    return value


@rule
def share_win(s, values):
    """Write 1 for the winner, shared by tied winners (ROLL-78); in solo a value of the points."""
    if s.players == 1:
        values[0] = solo_share(score(s, s.sheet[0]))
        return
    points = np.zeros(len(values), np.int64)
    best = 0
    for seat in range(s.players):
        points[seat] = score(s, s.sheet[seat]) * HEXES + holes_dug(s.sheet[seat])
        best = max(best, points[seat])
    winners = 0
    for seat in range(s.players):
        if points[seat] == best:
            winners += 1
    for seat in range(s.players):
        values[seat] = 0.0
        if points[seat] == best:
            values[seat] = 1.0 / winners


@rule
def inclination(s, seat, actions, weights):
    """Prefer to place many pips, to move to open ground, and to give up poor dice for mild calamities."""
    for i in range(len(actions)):
        weights[i] = inclination_to(s, seat, int(actions[i]))


@rule
def inclination_to(s, seat, action):
    """Return the weight of one action."""
    if action >= act.DIRECTION:
        return 1.0
    if action >= act.HEX:
        return inclination_to_hex(s, seat, action - act.HEX)
    if action >= act.IGLOO:
        return 4.0
    if action >= act.BONUS_RELOCATE:
        return 1.0
    if action >= act.BONUS_MOVE:
        return inclination_to_move(s, seat, action - act.BONUS_MOVE)
    if action >= act.BONUS_PLACE:
        return inclination_to_place(s, seat, action - act.BONUS_PLACE)
    if action >= act.RELOCATE:
        return 0.3
    if action >= act.MOVE:
        return inclination_to_move(s, seat, action - act.MOVE)
    if action >= act.PLACE:
        return inclination_to_place(s, seat, action - act.PLACE)
    return inclination_to_take(s, action)


@rule
def inclination_to_place(s, seat, placement):
    """Pips count, and more next to a hole."""
    here = int(s.pawn[seat])
    weight = 0.5
    hole = HOLE_OF[placement] or s.sheet[seat, here] == ICE_HOLE
    for side in range(SIDES):
        if (HUNTERS_OF[placement] >> side) & 1 == 1:
            weight += 1.0
            if hole:
                weight += 2.0
    if HOLE_OF[placement]:
        weight += count_beside(s.sheet[seat], here, HUNTER)
    return weight


@rule
def inclination_to_move(s, seat, number):
    """Prefer open ground and bonuses that are not claimed yet."""
    hex_ = int(s.pawn[seat])
    for _ in range(act.FIRST_OF[number] + 1):
        hex_ = NEIGHBOUR[hex_, act.SECOND_OF[number]]
    weight = 0.05 + 0.1 * count_beside(s.sheet[seat], hex_, EMPTY)
    if BONUS_AT[hex_] != NO_BONUS and (s.claimed[seat] >> BONUS_AT[hex_]) & 1 == 0:
        weight += 3.0
    return weight


@rule
def inclination_to_take(s, action):
    """Prefer passing or rolling again, then a mild calamity."""
    if action < act.TAKE:
        return 3.0
    if action >= act.TAKE_FREE:
        black = action - act.TAKE_FREE
    elif action >= act.TAKE_BONUS:
        return 0.05
    else:
        black = int(act.SECOND_OF[action - act.TAKE])
    if black + 1 <= Calamity.NEW_ICE_FLOW:
        return 1.0
    return 0.3


@rule
def inclination_to_hex(s, seat, hex_):
    """Prefer an igloo around a hole, the pawn on open ground, and a calamity among the owner's hunters."""
    if s.phase == Phase.CALAMITY:
        return 0.2 + count_beside(s.sheet[owner_before(s, seat)], hex_, HUNTER) ** 2
    if s.pending[seat] == Pending.IGLOO:
        if s.sheet[seat, hex_] == ICE_HOLE:
            return 8.0
        return 1.0
    return 0.2 + count_beside(s.sheet[seat], hex_, EMPTY)

"""How good a position is, and what a sensible player does: for bots and stand-ins, not rules."""

import numpy as np

from snowbound.core.rule import rule

from . import actions as act
from .fishing import (
    BLOCKER,
    CHASM,
    COLUMNS,
    PLACE,
    count_hunters,
    holes_dug,
    score,
    survey,
    worth,
)
from .geometry import BONUS_AT, HOLE_OF, HUNTERS_OF, NEIGHBOUR
from .seats import owner_before, wide
from .state import (
    EMPTY,
    HEXES,
    HUNTER,
    ICE_HOLE,
    NO_BONUS,
    NO_HEX,
    OFF_SHEET,
    SIDES,
    Calamity,
    Pending,
    Phase,
)

# fmt: off
POINT = 0.09                      # how much a point more than the others counts
FULL = 40.0                       # in solo: the points that are worth one half
ROOM = 0.3                        # an empty hex beside a place that is open
WALK = 0.12                       # an empty hex beside the pawn: room to place the next die
GROUND = 0.8                      # the pawn stands where a hole may be dug
BONUS_WORTH = np.array([3.0, 2.5, 0.5])      # an Igloo, New Dice, a Reroll in stock
BEGUN = 3.3                       # an Igloo whose middle is being chosen
# fmt: on


@rule
def evaluate(s, values):
    """Each seat's share of a win by its points and prospects; in solo, how far the points have come."""
    if s.phase == Phase.END:
        share_win(s, values)
        return
    total = 0.0
    for seat in range(wide(s.players)):
        values[seat] = np.exp(POINT * strength(s, seat))
        total += values[seat]
    for seat in range(wide(s.players)):
        values[seat] = values[seat] / total
    if s.players == 1:
        values[0] = solo_share(strength(s, 0))


@rule
def solo_share(points):
    """From 0 towards 1: there is nobody to beat but oneself (ROLL-89)."""
    return points / (points + FULL)


@rule
def strength(s, seat):
    """Points of the sheet as it is, room for more, and bonuses still to be used."""
    sheet = s.sheet[seat]
    found = np.empty((COLUMNS, HEXES), np.int64)
    hunters = np.empty(HEXES, np.int64)
    survey(sheet, found)
    count_hunters(sheet, found, hunters)
    value = 0.0
    for hex_ in range(HEXES):
        if hunters[hex_] > 0:
            value += worth(hunters[hex_], s.scoring)
        place = found[PLACE, hex_]
        if place != NO_HEX and found[CHASM, hex_] == NO_HEX and found[BLOCKER, place] == NO_HEX:
            value += ROOM * room_beside(sheet, hex_)
    value += WALK * room_beside(sheet, wide(s.pawn[seat]))
    if sheet[s.pawn[seat]] == EMPTY:
        value += GROUND
    for kind in range(len(BONUS_WORTH)):
        value += BONUS_WORTH[kind] * s.stock[seat, kind]
    if s.pending[seat] == Pending.IGLOO:
        value += BEGUN
    return value


@rule
def room_beside(sheet, hex_):
    """Empty hexes next to a hex."""
    room = 0
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there != OFF_SHEET and sheet[there] == EMPTY:
            room += 1
    return room


@rule
def share_win(s, values):
    """1 for the winner, shared by those who tie (ROLL-78); in solo what the points are worth."""
    if s.players == 1:
        values[0] = solo_share(score(s.sheet[0], s.scoring))
        return
    points = np.zeros(len(values), np.int64)
    best = 0
    for seat in range(wide(s.players)):
        points[seat] = score(s.sheet[seat], s.scoring) * HEXES + holes_dug(s.sheet[seat])
        best = max(best, points[seat])
    winners = 0
    for seat in range(wide(s.players)):
        if points[seat] == best:
            winners += 1
    for seat in range(wide(s.players)):
        values[seat] = 0.0
        if points[seat] == best:
            values[seat] = 1.0 / winners


@rule
def inclination(s, seat, actions, weights):
    """A sensible player places many pips, moves to open ground, gives up poor dice for mild calamities."""
    for i in range(len(actions)):
        weights[i] = inclination_to(s, seat, int(actions[i]))


@rule
def inclination_to(s, seat, action):
    """One action's weight."""
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
    """Pips count, and twice where a hunter comes to stand beside a hole or open water."""
    here = wide(s.pawn[seat])
    weight = 0.5
    hole = HOLE_OF[placement] or s.sheet[seat, here] == ICE_HOLE
    for side in range(SIDES):
        if (HUNTERS_OF[placement] >> side) & 1 == 1:
            weight += 1.0
            if hole:
                weight += 2.0
    if HOLE_OF[placement]:
        weight += hunters_near(s, seat, here)
    return weight


@rule
def hunters_near(s, seat, hex_):
    """Hunters next to a hex."""
    number = 0
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there != OFF_SHEET and s.sheet[seat, there] == HUNTER:
            number += 1
    return number


@rule
def inclination_to_move(s, seat, number):
    """To open ground, and onto a bonus that is not claimed yet."""
    hex_ = wide(s.pawn[seat])
    for _ in range(act.FIRST_OF[number] + 1):
        hex_ = NEIGHBOUR[hex_, act.SECOND_OF[number]]
    weight = 0.05 + 0.1 * room_beside(s.sheet[seat], hex_)
    if BONUS_AT[hex_] != NO_BONUS and (s.claimed[seat] >> BONUS_AT[hex_]) & 1 == 0:
        weight += 3.0
    return weight


@rule
def inclination_to_take(s, action):
    """Passing, rolling again, or a calamity: rather a mild one, and rather for a low die."""
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
    """An igloo round a hole, the pawn on open ground, a neighbour's calamity among his hunters."""
    if s.phase == Phase.CALAMITY:
        return 0.2 + hunters_near(s, owner_before(s, seat), hex_) ** 2
    if s.pending[seat] == Pending.IGLOO:
        if s.sheet[seat, hex_] == ICE_HOLE:
            return 8.0
        return 1.0
    return 0.2 + room_beside(s.sheet[seat], hex_)

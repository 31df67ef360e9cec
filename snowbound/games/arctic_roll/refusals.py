"""The rule that refuses an action: `explain`, with the predicates of `choices.py`."""

from snowbound.core.rule import rule

from . import actions as act
from . import rule_ids as ids
from .calamities import is_free, may_draw
from .choices import (
    may_choose_direction,
    may_choose_hex,
    may_pass,
    may_reroll,
    may_take_now,
    may_use_bonuses,
    may_use_die,
    may_waste,
    must_take_free,
    usable,
)
from .drawing import fitting, has_ring
from .geometry import FACE_OF, HOLE_OF, NEIGHBOUR
from .pawn import is_stuck, is_water, open_moves, rescue_distance
from .seats import owner_before
from .state import EMPTY, IGLOO, NEW_DICE, NO_CALAMITY, OFF_SHEET, Bonus, Calamity, Pending, Phase


@rule
def explain(s, seat, action):
    """Return the rule that forbids an action, or 0 if `legal` lists it."""
    if s.phase == Phase.CALAMITY:
        return explain_calamity(s, seat, action)
    if s.pending[seat] != Pending.NOTHING:
        return explain_second_step(s, seat, action)
    if action >= act.HEX:
        return ids.ROLL_21  # a hex or direction is chosen only as a second step
    if action >= act.BONUS_PLACE:
        return explain_bonus(s, seat, action)
    if s.phase == Phase.AFTERMATH and action != act.PASS:
        return ids.ROLL_65
    if action >= act.PLACE:
        if s.phase == Phase.WINDOW:
            return ids.ROLL_22
        return explain_die(s, seat, action)
    if action >= act.TAKE:
        return explain_take(s, seat, action)
    return explain_moment(s, seat, action)


@rule
def explain_moment(s, seat, action):
    """Why a player cannot pass or roll again."""
    if action == act.PASS:
        if may_pass(s, seat):
            return 0
        if s.phase == Phase.WINDOW:
            return ids.ROLL_43
        return ids.ROLL_20
    if may_reroll(s, seat):
        return 0
    if s.stock[seat, Bonus.REROLL] == 0:
        return ids.ROLL_60
    return ids.ROLL_64


@rule
def explain_take(s, seat, action):
    """Why a calamity die cannot be taken, or not for this price."""
    if not may_take_now(s, seat):
        if s.held[seat] == NO_CALAMITY:
            return ids.ROLL_22  # not in the simultaneous step
        return ids.ROLL_42
    free = action >= act.TAKE_FREE
    if free != must_take_free(s):
        return ids.ROLL_Q18
    if free:
        black = action - act.TAKE_FREE
    elif action >= act.TAKE_BONUS:
        black = action - act.TAKE_BONUS
        if s.stock[seat, Bonus.NEW_DICE] == 0:
            return ids.ROLL_60
    else:
        black = act.SECOND_OF[action - act.TAKE]
        if s.die_done[seat] == 1 or s.dice[seat, act.FIRST_OF[action - act.TAKE]] == 0:
            return ids.ROLL_20
    if s.pool[black] == 0:
        return ids.ROLL_41
    return 0


@rule
def explain_die(s, seat, action):
    """Why the die of the draft cannot be used this way."""
    if not may_use_die(s, seat):
        if s.die_done[seat] == 1:
            return ids.ROLL_20
        return ids.ROLL_85
    if s.dice[seat, face_used(action)] == 0:
        return ids.ROLL_20
    if action >= act.WASTE:
        if may_waste(s, seat):
            return 0
        return ids.ROLL_23
    if action >= act.RELOCATE:
        return explain_relocation(s, seat)
    if action >= act.MOVE:
        return explain_move(s, seat, action - act.MOVE)
    return explain_placement(s, seat, action - act.PLACE)


@rule
def face_used(action):
    """Return the face of the die that an action of the draft takes."""
    if action >= act.WASTE:
        return action - act.WASTE
    if action >= act.RELOCATE:
        return action - act.RELOCATE
    if action >= act.MOVE:
        return int(act.FIRST_OF[action - act.MOVE])
    return int(FACE_OF[action - act.PLACE])


@rule
def explain_placement(s, seat, placement):
    """Why there is no room for all pips: the hole under the pawn (ROLL-31), or the hunters (ROLL-29)."""
    if (fitting(s, seat) >> placement) & 1 == 1:
        return 0
    if HOLE_OF[placement] and s.sheet[seat, s.pawn[seat]] != EMPTY:
        return ids.ROLL_31
    return ids.ROLL_29


@rule
def explain_move(s, seat, number):
    """What is in the way: the edge (ROLL-36), water (ROLL-35), or a drawing at the end (ROLL-34)."""
    if (open_moves(s, seat, int(s.pawn[seat])) >> number) & 1 == 1:
        return 0
    hex_ = int(s.pawn[seat])
    for _ in range(act.FIRST_OF[number] + 1):
        hex_ = NEIGHBOUR[hex_, act.SECOND_OF[number]]
        if hex_ == OFF_SHEET:
            return ids.ROLL_36
        if is_water(s.sheet[seat, hex_]):
            return ids.ROLL_35
    return ids.ROLL_34


@rule
def explain_relocation(s, seat):
    """Only a stuck pawn is lifted (ROLL-39), and only if there is a hex for it (ROLL-Q15)."""
    if not is_stuck(s, seat):
        return ids.ROLL_39
    if rescue_distance(s, seat) == 0:
        return ids.ROLL_Q15
    return 0


@rule
def explain_bonus(s, seat, action):
    """Why a bonus cannot be used this way."""
    if not may_use_bonuses(s):
        return ids.ROLL_22
    kind = NEW_DICE
    if action == act.IGLOO:
        kind = IGLOO
    if usable(s, seat, kind) == 0:
        if s.phase == Phase.AFTERMATH:
            return ids.ROLL_65
        return ids.ROLL_60
    if action == act.IGLOO:
        if has_ring(s, seat):
            return 0
        return ids.ROLL_61
    if action == act.BONUS_RELOCATE:
        return explain_relocation(s, seat)
    if action >= act.BONUS_MOVE:
        return explain_move(s, seat, action - act.BONUS_MOVE)
    return explain_placement(s, seat, action - act.BONUS_PLACE)


@rule
def explain_second_step(s, seat, action):
    """An igloo needs its centre (ROLL-61), a stuck pawn one of the nearest suitable hexes (ROLL-40)."""
    if action >= act.HEX and action < act.DIRECTION and may_choose_hex(s, seat, action - act.HEX):
        return 0
    if s.pending[seat] == Pending.IGLOO:
        return ids.ROLL_61
    return ids.ROLL_40


@rule
def explain_calamity(s, seat, action):
    """Why the calamity cannot be drawn there."""
    owner = owner_before(s, seat)
    calamity = int(s.drawn_as[owner])
    pointing = s.pending[seat] == Pending.DIRECTION
    if action < act.HEX or pointing != (action >= act.DIRECTION):
        return ids.ROLL_46
    if pointing:
        if may_choose_direction(s, seat, action - act.DIRECTION):
            return 0
        if calamity == Calamity.ICE_CHASM:
            return ids.ROLL_55
        return ids.ROLL_49
    if may_draw(s, owner, calamity, action - act.HEX):
        return 0
    if not is_free(s, owner, action - act.HEX):
        return ids.ROLL_47
    if calamity == Calamity.NEW_ICE_FLOW:
        return ids.ROLL_49
    if calamity == Calamity.EXPAND:
        return ids.ROLL_50
    return ids.ROLL_52

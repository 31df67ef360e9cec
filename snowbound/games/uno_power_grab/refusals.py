"""`explain` names the rule that refuses an action. It shares its predicates with `legal`."""

from snowbound.core.rule import rule

from . import actions as act
from . import rule_ids as ids
from .cards import can_draw
from .choices import is_playable
from .state import ICON, KINDS, MAKES_DRAW, NO_ICON, TYPE, WILD, Phase, Type
from .table import is_shielded


@rule
def explain(s, seat, action):
    """Return the rule that refuses an action, or 0 for an action that `legal` lists."""
    phase = s.phase
    if phase == Phase.TURN or phase == Phase.DRAWN or phase == Phase.KEEP:
        if action < act.DRAW:
            return explain_card(s, seat, action - act.CARD)
        return explain_drawing(s, seat, action)
    if phase == Phase.TOWER and act.TOWER <= action and action < act.CALL:
        if s.tower[action - act.TOWER] == seat:
            return ids.UNO_33
        return 0
    if phase == Phase.COLOUR or phase == Phase.START_COLOUR:
        if act.COLOUR <= action and action < act.TOWER:
            return 0
        if phase == Phase.START_COLOUR:
            return ids.UNO_14
    if phase == Phase.DECLARE and (action == act.CALL or action == act.SILENT):
        return 0
    if phase == Phase.CATCH and (action == act.CATCH or action == act.LET_GO):
        return 0
    if phase == Phase.RESPOND and (action == act.CHALLENGE or action == act.ACCEPT):
        return 0
    return explain_moment(s, action)


@rule
def explain_card(s, seat, kind):
    """Why a card can be neither played nor kept."""
    if s.phase == Phase.KEEP:
        if s.hands[seat, kind] > 0:
            return 0
        return ids.UNO_51
    if s.phase == Phase.DRAWN and kind != s.drawn:
        return ids.UNO_23
    if s.hands[seat, kind] == 0:
        return ids.UNO_16
    if is_playable(s, seat, kind):
        return 0
    if s.phase == Phase.DRAWN:
        return ids.UNO_24
    return explain_mismatch(s, kind)


@rule
def explain_mismatch(s, kind):
    """Why a card in the hand does not match the top card."""
    if kind >= WILD:
        return ids.UNO_36
    if s.symbol_counts == 0 and TYPE[kind] == TYPE[s.top]:
        return ids.UNO_13
    if ICON[kind] != NO_ICON and ICON[kind] == ICON[s.top]:
        return ids.UNO_18
    one, other = TYPE[kind], TYPE[s.top]
    if one != other and MAKES_DRAW[one] and MAKES_DRAW[other] and s.top < WILD:
        return ids.UNO_19
    return ids.UNO_17


@rule
def explain_drawing(s, seat, action):
    """Why a player cannot draw, pass or do anything else instead of playing a card."""
    if s.phase == Phase.KEEP:
        if action == act.DECLINE and not s.must_use_four:
            return 0
        return ids.UNO_51
    if s.phase == Phase.DRAWN:
        if action == act.PASS:
            return 0
        if action == act.DRAW:
            return ids.UNO_16
        return explain_moment(s, action)
    if action == act.DRAW:
        if can_draw(s):
            return 0
        return ids.UNO_62
    if action == act.PASS:
        if can_draw(s):
            return ids.UNO_21
        for kind in range(KINDS):
            if s.hands[seat, kind] > 0 and is_playable(s, seat, kind):
                return ids.UNO_62
        return 0
    return explain_moment(s, action)


@rule
def explain_moment(s, action):
    """The rule that says when an action is possible, for an action that is not possible now."""
    if action == act.DECLINE:
        return ids.UNO_Q24
    if action >= act.CHALLENGE:
        if is_shielded(s, s.turn) and TYPE[s.top] == Type.WILD_DRAW_FOUR:
            return ids.UNO_49
        return ids.UNO_38
    if action >= act.CALL:
        return ids.UNO_Q28
    return ids.UNO_26  # the fixed order of a turn

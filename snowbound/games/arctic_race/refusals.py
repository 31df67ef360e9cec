"""The rule that refuses an action: `explain`, with the predicates by which `legal` lists actions."""

from snowbound.core.bits import has
from snowbound.core.rule import rule

from . import actions as act
from . import rule_ids as ids
from .rules import possible_holders, racers_not_home
from .state import CARD_RACERS, SECOND_ACTION, Phase, SecondAction


@rule
def explain(s, seat, action):
    """Return the rule that forbids an action, or 0 if `legal` lists it."""
    phase = s.phase
    if phase == Phase.CHOOSE:
        if action >= act.MOVE:
            return ids.RACE_12
        if has(int(s.hand[seat]), action - act.CARD):
            return 0
        return ids.RACE_16
    if phase == Phase.ACT:
        return explain_act(s, seat, action)
    if phase == Phase.GIVE and action >= act.GIVE and action < act.CIRCLE:
        return explain_gift(s, action - act.GIVE)
    if phase == Phase.CIRCLE and action >= act.CIRCLE:
        if has(racers_not_home(s, seat), action - act.CIRCLE):
            return 0
        return ids.RACE_46
    return ids.RACE_Q10  # the pending effect comes first


@rule
def explain_gift(s, receiver):
    """Why the start token cannot go to a seat."""
    if receiver >= s.players:
        return ids.RACE_01
    if has(possible_holders(s), receiver):
        return 0
    return ids.RACE_42


@rule
def explain_act(s, seat, action):
    """Why the revealed card does not allow an action."""
    if action < act.MOVE:
        return ids.RACE_14
    if action >= act.CIRCLE:
        return ids.RACE_46
    if action >= act.GIVE:
        return ids.RACE_42
    if action == act.SECOND:
        if SECOND_ACTION[s.card] != SecondAction.NONE:
            return 0
        return ids.RACE_24
    return explain_move(s, seat, action - act.MOVE)


@rule
def explain_move(s, seat, racer):
    """Why the revealed card does not move a racer: the card is another racer's, or the racer is home."""
    if not has(CARD_RACERS[s.card], racer):
        return rule_of_card(SECOND_ACTION[s.card])
    if has(racers_not_home(s, seat), racer):
        return 0
    if SECOND_ACTION[s.card] == SecondAction.NONE:
        return ids.RACE_27
    return ids.RACE_26


@rule
def rule_of_card(kind):
    """Return the rule that lists the actions of a card; its second action tells which card it is."""
    if kind == SecondAction.PASS_START:
        return ids.RACE_20
    if kind == SecondAction.SHIFT:
        return ids.RACE_21
    if kind == SecondAction.ROLL:
        return ids.RACE_22
    if kind == SecondAction.PICKUP:
        return ids.RACE_23
    return ids.RACE_24

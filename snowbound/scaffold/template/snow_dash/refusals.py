"""The rule that refuses an action: `explain`, with the predicates by which `legal` lists actions."""

from snowbound.core.rule import rule

from . import actions as act
from . import rule_ids as ids
from .rules import may_camp


@rule
def explain(s, seat, action):
    """Return the rule that forbids an action, or 0 if `legal` lists it."""
    if action == act.CAMP and not may_camp(s):
        return ids.DASH_03
    return 0

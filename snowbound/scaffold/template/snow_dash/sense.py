"""Judgement for bots and stand-ins: how good a position is, and what a sensible player does."""

from snowbound.core.rule import rule

from . import actions as act
from .state import FACES, NOBODY, STORM, Phase

# fmt: off
SAFE = (FACES - 1) / FACES                                  # how likely a roll is no storm
MEAN = (FACES * (FACES + 1) / 2 - STORM) / (FACES - 1)      # fields of a roll that is no storm
PATIENCE = 12.0                                             # fields ahead at which camping is as likely as rolling
# fmt: on


@rule
def evaluate(s, values):
    """Write the lead over the best rival, in tracks; a won game is worth 1."""
    for seat in range(s.players):
        best = 0.0
        for other in range(s.players):
            if other != seat:
                best = max(best, expected_field(s, other))
        lead = (expected_field(s, seat) - best) / s.length
        values[seat] = min(0.95, max(0.05, 0.5 + 0.5 * lead))
        if s.winner != NOBODY:
            values[seat] = 0.0
    if s.winner != NOBODY:
        values[s.winner] = 1.0


@rule
def expected_field(s, seat):
    """Return the field that a sledge reaches on average if its player rolls or camps, whichever is better."""
    field = float(s.camp[seat])
    if seat != s.turn:
        return field
    after_roll = SAFE * (s.ahead + MEAN)
    if s.phase == Phase.ROLL:
        return field + after_roll
    if s.ahead == 0:
        return field
    return field + max(float(s.ahead), after_roll)


@rule
def inclination(s, seat, actions, weights):
    """Roll on while little is at stake."""
    for i in range(len(actions)):
        weights[i] = 1.0
        if actions[i] == act.CAMP:
            weights[i] = s.ahead / PATIENCE

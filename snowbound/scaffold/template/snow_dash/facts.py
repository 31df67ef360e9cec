"""What can happen in Snow Dash, for the log, replays, statistics and the end of the game."""

from snowbound.core.contract import CHANCE
from snowbound.core.facts import HEADLINE, LINE, NOBODY, NONE, SCORE, TURN, WHY, FactKind, give_sounds, note
from snowbound.core.rule import rule

from . import actions as act
from .state import STORM, Phase


class Fact(FactKind):
    """The kinds of facts: weight, rules, and what the numbers of a row mean."""

    # fmt: off
    GOES = 0, LINE, "DASH-04", "the sledge of `seat` goes `number` fields ahead"
    STORM = 1, HEADLINE, "DASH-05", "a storm blows `seat` back to the camp on field `where`"
    CAMPS = 2, LINE, "DASH-06", "`seat` camps on field `where`"
    ARRIVES = 3, HEADLINE, "DASH-07 DASH-Q1", "`seat` rolls `number` and reaches the hut"
    TURN_BEGINS = 4, TURN, "DASH-05 DASH-06", "the turn of `seat` begins"
    HUT_REACHED = 5, WHY, "DASH-07", "the game is over, because the sledge of player `what` is in the hut"
    FIELDS = 6, SCORE, "DASH-08", "the camp of `seat` is `number` fields from the start"
    # fmt: on


give_sounds(
    {
        "slide": (Fact.GOES,),
        "loss": (Fact.STORM,),
        "cheer": (Fact.ARRIVES,),
    }
)


@rule
def facts(s, after, seat, action, out):
    """A camp, or what the die brings; a decision to roll is not told before the die has fallen."""
    n = 0
    if seat == CHANCE:
        n = fallen(s, after, action + 1, out)
    elif action == act.CAMP:
        n = note(out, n, Fact.CAMPS, seat, NONE, after.camp[seat], NONE)
    if after.turn != s.turn:
        n = note(out, n, Fact.TURN_BEGINS, after.turn, NONE, NONE, NONE)
    return n


@rule
def fallen(s, after, face, out):
    """A storm (DASH-05), the hut (DASH-07), or fields ahead (DASH-04)."""
    if face == STORM:
        return note(out, 0, Fact.STORM, s.turn, NONE, s.camp[s.turn], NONE)
    if after.phase == Phase.OVER:
        return note(out, 0, Fact.ARRIVES, s.turn, NONE, NONE, face)
    return note(out, 0, Fact.GOES, s.turn, NONE, NONE, face)


@rule
def reckon(s, out):
    """Why the game is over, and the field of every camp (DASH-07, DASH-08)."""
    if s.phase != Phase.OVER:
        return 0
    n = note(out, 0, Fact.HUT_REACHED, NOBODY, s.winner, NONE, NONE)
    for seat in range(s.players):
        n = note(out, n, Fact.FIELDS, seat, NONE, NONE, s.camp[seat])
    return n

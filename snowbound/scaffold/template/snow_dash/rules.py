"""The rules of Snow Dash: who acts, what is legal, and what happens."""

from snowbound.core.contract import CHANCE
from snowbound.core.rule import rule
from snowbound.core.seats import left_of, rank

from . import actions as act
from .state import FACES, FIELDS, NOBODY, SHORT_FIELDS, STORM, Phase


@rule
def setup(s, players, options):
    """All sledges are at the start, and the first seat begins (DASH-01); the short game has fewer fields (DASH-02)."""
    s.players = players
    s.length = FIELDS
    if options[0] == 1:
        s.length = SHORT_FIELDS
    s.winner = NOBODY


@rule
def actors(s):
    """Return the seat in turn, or CHANCE while the die falls."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.ROLL:
        return 1 << CHANCE
    return 1 << s.turn


@rule
def may_camp(s):
    """You can camp after the first roll of your turn (DASH-03)."""
    return s.ahead > 0


@rule
def legal(s, seat, out):
    """Roll always; camp after a roll (DASH-03)."""
    out[0] = act.ROLL
    if not may_camp(s):
        return 1
    out[1] = act.CAMP
    return 2


@rule
def outcomes(s, out, weights):
    """Every face is equally likely; outcome 0 is a 1."""
    for face in range(FACES):
        out[face] = face
        weights[face] = 1
    return FACES


@rule
def apply(s, seat, action):
    """Carry out a roll, its outcome, or a camp."""
    if seat == CHANCE:
        fall(s, action + 1)
    elif action == act.ROLL:
        s.phase = Phase.ROLL
    else:
        s.camp[seat] += s.ahead
        end_turn(s)


@rule
def fall(s, face):
    """The sledge goes ahead (DASH-04) and may reach the hut (DASH-07, DASH-Q1); a storm ends the turn (DASH-05)."""
    s.face = face
    s.phase = Phase.DECIDE
    if face == STORM:
        end_turn(s)
        return
    s.ahead += face
    if s.camp[s.turn] + s.ahead >= s.length:
        s.camp[s.turn] = s.length
        s.ahead = 0
        s.winner = s.turn
        s.phase = Phase.OVER


@rule
def end_turn(s):
    """The sledge is at its camp, and the next player's turn begins."""
    s.ahead = 0
    s.turn = left_of(s, s.turn)


@rule
def result(s, points, places):
    """Points are the fields of the camps; at the end they give the places (DASH-08)."""
    for seat in range(s.players):
        points[seat] = s.camp[seat]
        places[seat] = 0
        if s.phase == Phase.OVER:
            places[seat] = points[seat]
    if s.phase == Phase.OVER:
        rank(places, s.players)

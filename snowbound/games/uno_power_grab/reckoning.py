"""The reckoning at the end of a round and of the game: why it ended, and the parts of each player's points."""

from snowbound.core.facts import NONE, note
from snowbound.core.rule import rule

from .cards import hand_points
from .ends import is_winner
from .facts import Fact, all_points
from .state import NOBODY, Phase, Scoring


@rule
def reckon(s, out):
    """At the end of a round or of the game: why it ended, what the cards count, and each player's points."""
    if s.phase < Phase.ROUND_END:
        return 0
    n = note_reasons(s, out)
    for seat in range(s.players):
        n = note_points(s, seat, out, n)
    return n


@rule
def note_reasons(s, out):
    """Who went out, and at the end of the game who has reached the target (UNO-57, UNO-66, UNO-67)."""
    if s.winner == NOBODY:
        return note(out, 0, Fact.UNFINISHED, NOBODY, NONE, NONE, NONE)
    n = note(out, 0, Fact.WENT_OUT, s.winner, s.top, NONE, NONE)
    if s.phase != Phase.GAME_END:
        return n
    winners = 0
    for seat in range(s.players):
        if s.scoring != Scoring.SINGLE_ROUND and s.scores[seat] >= s.target_score:
            n = note(out, n, Fact.REACHED, seat, NONE, NONE, s.scores[seat])
        if is_winner(s, seat):
            winners += 1
    if winners > 1:
        n = note(out, n, Fact.SHARED, NOBODY, NONE, NONE, winners)
    return n


@rule
def note_points(s, seat, out, n):
    """The parts of a player's points: this round's, and those of earlier rounds (UNO-64, UNO-67)."""
    earlier = int(s.scores[seat])
    if s.winner != NOBODY:
        points = hand_points(s, seat)
        if s.scoring != Scoring.WINNER_TAKES:
            earlier -= points
            if s.hand_size[seat] > 0:
                n = note(out, n, Fact.OWN_CARDS, seat, s.hand_size[seat], NONE, points)
        elif seat == s.winner:
            points = all_points(s)
            earlier -= points
            n = note(out, n, Fact.WON, seat, NONE, NONE, points)
        else:
            n = note(out, n, Fact.CARDS_LEFT, seat, s.hand_size[seat], NONE, points)
    if earlier > 0:
        n = note(out, n, Fact.EARLIER, seat, NONE, NONE, earlier)
    return n

"""The end of a round and of the game (UNO-57 to UNO-67)."""

from snowbound.core.rule import rule
from snowbound.core.seats import rank

from .cards import ask_for_cards, forget_all, hand_points
from .state import NO_COLOUR, NOBODY, TYPE, WILD, Phase, Scoring, Why
from .table import is_shielded, next_seat


@rule
def go_out(s, seat):
    """A player without cards ends the round. The next player still draws for an attack (UNO-57 to UNO-59)."""
    s.winner = seat
    if s.top >= WILD:
        s.colour = NO_COLOUR  # no colour is named (UNO-58)
    number = int(s.draws[TYPE[s.top]])
    victim = next_seat(s, seat)
    s.phase = Phase.DRAWING
    if is_shielded(s, victim) or not ask_for_cards(s, victim, number, Why.LAST_CARD):
        score_round(s)


@rule
def score_round(s):
    """The winner scores the other hands (UNO-64), or each player scores their own (UNO-67).

    What players remember of shown hands ends with the round (UNO-Q40).
    """
    for seat in range(s.players):
        scorer = seat
        if s.scoring == Scoring.WINNER_TAKES:
            scorer = s.winner
        s.scores[scorer] += hand_points(s, seat)
    forget_all(s)
    s.phase = Phase.ROUND_END
    if is_game_over(s):
        s.phase = Phase.GAME_END


@rule
def is_game_over(s):
    """Whether a player has reached the target (UNO-66, UNO-67), or only one round is played."""
    if s.scoring == Scoring.SINGLE_ROUND:
        return True
    for seat in range(s.players):
        if s.scores[seat] >= s.target_score:
            return True
    return False


@rule
def standing(s, seat):
    """What players are ranked by: the most points win, and in the other two ways of scoring the fewest (UNO-67)."""
    if s.scoring == Scoring.WINNER_TAKES:
        return int(s.scores[seat])
    return -int(s.scores[seat])


@rule
def interim_standing(s, seat):
    """What players are ranked by if the game is claimed: the points of the rounds so far (UNO-67)."""
    return standing(s, seat)


@rule
def is_winner(s, seat):
    """Whether no other player is ranked higher, in a game that is over. Tied players share the win (UNO-Q35)."""
    for other in range(s.players):
        if standing(s, other) > standing(s, seat):
            return False
    return True


@rule
def result(s, points, places):
    """The most points win; with `lowest_total` the fewest. Tied players share a place (UNO-Q35)."""
    points[:] = 0
    places[:] = 0
    for seat in range(s.players):
        points[seat] = s.scores[seat]
    if s.phase != Phase.GAME_END or s.winner == NOBODY:  # not over, or stopped (UNO-Q33)
        return
    for seat in range(s.players):
        places[seat] = standing(s, seat)
    rank(places, s.players)

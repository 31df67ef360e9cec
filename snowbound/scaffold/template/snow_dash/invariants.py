"""What is true of every position of Snow Dash."""

from snowbound.core.rule import rule

from .state import FACES, NOBODY, Phase


@rule
def check(s):
    """Assert that sledges are on the track, and that exactly a finished game has a winner."""
    assert 0 <= s.turn < s.players, "the turn is at a seat"
    assert 0 <= s.face <= FACES, "the die shows one of its faces"
    assert s.ahead >= 0, "a sledge is not behind its camp"
    assert s.camp[s.turn] + s.ahead <= s.length, "a sledge is not beyond the hut"
    for seat in range(s.players):
        assert 0 <= s.camp[seat] <= s.length, "a camp is on the track"
        assert (s.camp[seat] == s.length) == (s.winner == seat), "the winner is at the hut, and nobody else"
    assert (s.winner == NOBODY) == (s.phase != Phase.OVER), "a finished game has a winner"

"""Who may know what: only the face-down cards are hidden (RACE-71 to RACE-73)."""

from snowbound.core.bits import count, has, lowest
from snowbound.core.chance import below
from snowbound.core.contract import CHANCE, EVERYONE
from snowbound.core.rule import rule

from .state import NO_CARD, Phase


@rule
def audience(s, seat, action):
    """Only its owner knows which card was chosen (RACE-72); everything else is public (RACE-71)."""
    if s.phase == Phase.CHOOSE:
        return 1 << seat
    return EVERYONE


@rule
def reveals(s, seat, action):
    """The last choice reveals the opener's card; the end of each turn reveals the next card (RACE-14).

    While face-down cards are left, every action counts as revealing, whether or not it ends the turn.
    In the last turn of a round nothing is hidden.
    """
    if s.phase == Phase.CHOOSE:
        return count(int(s.face_down)) == s.players - 1
    return seat == CHANCE or s.face_down != 0


@rule
def conceal(s, seat):
    """Blank the face-down cards of the others; that a card was chosen stays known (RACE-72).

    A chosen card counts as in hand until it is revealed, so hands tell nothing. The stack has no
    order yet, and the tiles taken out are those that are never drawn (RACE-73, RACE-Q21).
    """
    for other in range(s.players):
        if other != seat:
            s.chosen[other] = NO_CARD


@rule
def imagine(s, seat, rng):
    """A face-down card may be any card of its owner's hand, each equally likely."""
    for other in range(s.players):
        if other != seat and has(int(s.face_down), other):
            s.chosen[other] = random_card(s, other, rng)


@rule
def random_card(s, seat, rng):
    """Return a random card of a hand."""
    cards = int(s.hand[seat])
    for _ in range(below(rng, count(cards))):
        cards &= cards - 1
    return lowest(cards)

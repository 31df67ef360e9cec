"""Who may know what (RACE-71 to RACE-73): face-down cards are secret, and views do not show covered cards.

A player with a perfect memory knows the covered cards (RACE-Q40), so `withhold` leaves them and `conceal` blanks them.
"""

from typing import Any

from snowbound.core.bits import count, has, lowest
from snowbound.core.chance import below
from snowbound.core.contract import CHANCE, EVERYONE
from snowbound.core.rule import rule

from .state import ALL_CARDS, CARDS, COVERED, NO_CARD, UNSEEN_HAND, Phase


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
def withhold(s, seat):
    """Blank the face-down cards of the others; that a card was chosen stays known (RACE-72).

    A chosen card counts as in hand until it is revealed, so hands tell nothing. The stack has no
    order yet, and the tiles taken out are those that are never drawn (RACE-73, RACE-Q21).
    """
    for other in range(s.players):
        if other != seat:
            s.chosen[other] = NO_CARD


@rule
def conceal(s, seat):
    """Blank the face-down cards of the others and, unless piles are open, their covered cards (RACE-16, RACE-Q40)."""
    withhold(s, seat)
    if s.open_piles:
        return
    for other in range(s.players):
        if other != seat:
            cover_pile(s, other)


@rule
def cover_pile(s, seat):
    """Of a pile only the top card and the number of cards are visible; so the hand is a number as well."""
    height = pile_height(s, seat)
    if height < 2:
        return  # nothing is covered, and the hand follows from the top card
    s.hand[seat] = UNSEEN_HAND
    for below_top in range(height - 1):
        s.pile[seat, below_top] = COVERED


@rule
def pile_height(s: Any, seat: int) -> int:
    """Return how many cards lie on a pile; all other cards are in hand, in views as well."""
    height = 0
    while height < CARDS and s.pile[seat, height] != NO_CARD:
        height += 1
    return height


@rule
def imagine(s, seat, rng):
    """A covered card may be any card but the top one, and a face-down card any card of the hand, equally likely."""
    for other in range(s.players):
        if s.hand[other] == UNSEEN_HAND:
            imagine_pile(s, other, rng)
        if other != seat and has(int(s.face_down), other):
            s.chosen[other] = random_card(int(s.hand[other]), rng)


@rule
def imagine_pile(s, seat, rng):
    """Draw the covered cards; all others are in hand."""
    top = pile_height(s, seat) - 1
    left = ALL_CARDS & ~(1 << int(s.pile[seat, top]))
    for below_top in range(top):
        card = random_card(left, rng)
        s.pile[seat, below_top] = card
        left &= ~(1 << card)
    s.hand[seat] = left


@rule
def random_card(cards, rng):
    """Return a random one of these cards."""
    for _ in range(below(rng, count(cards))):
        cards &= cards - 1
    return lowest(cards)

"""What is true of every position of UNO Power Grab."""

from snowbound.core.rule import rule

from .state import BIT, COLOUR_OF, COLOURS, KINDS, NO_CARD, NOBODY, TOWERS, WILD, Phase
from .table import towers_held


@rule
def check(s):
    """All cards are there and all counts agree.

    A player is offered the discard only with four towers and two cards or more. Where four towers
    must be used, a player holds them only then and at the end of a round (section 6).
    """
    for kind in range(KINDS):
        copies = int(s.pile[kind]) + int(s.buried[kind])
        for seat in range(s.players):
            assert s.hands[seat, kind] >= 0, "a hand has a negative count"
            copies += int(s.hands[seat, kind])
        if s.top == kind:
            copies += 1
        assert s.pile[kind] >= 0 and s.buried[kind] >= 0, "a pile has a negative count"
        assert copies == s.copies[kind], "a kind has too many or too few cards"
    cards = int(s.pile_size) + int(s.buried_size)
    if s.top != NO_CARD:
        cards += 1
    for seat in range(s.players):
        cards += s.hand_size[seat]
        check_hand(s, seat)
        four = towers_held(s, seat) == TOWERS
        kept = s.phase == Phase.KEEP or s.winner != NOBODY or not s.must_use_four
        assert not four or kept, "a player holds four towers"
        if s.phase == Phase.KEEP and s.turn == seat:
            assert four and s.hand_size[seat] > 1, "a discard is offered without four towers and two cards"
    assert cards == s.pack, "there are too many or too few cards"
    suits = 0
    for suit in range(COLOURS + 1):
        suits += s.pile_suit[suit]
    assert suits == s.pile_size, "the colours of the pile do not add up"


@rule
def check_hand(s, seat):
    """The stored size and suits of a hand agree with its cards."""
    size = 0
    for kind in range(KINDS):
        size += s.hands[seat, kind]
        if kind < WILD:
            held = s.hands[seat, kind] > 0
            assert (s.suits[seat, COLOUR_OF[kind]] & BIT[kind] != 0) == held, "suits differ from the hand"
        for viewer in range(s.players):
            if s.shown_owner[viewer] == seat:
                assert s.shown[viewer, kind] <= s.hands[seat, kind], "a remembered card is not in the hand"
    assert size == s.hand_size[seat], "the hand has another size"

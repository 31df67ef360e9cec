"""Chance, the deal, and the first card that is turned up (UNO-02 to UNO-15)."""

from snowbound.core.chance import below, list_evenly
from snowbound.core.rule import rule
from snowbound.core.seats import left_of

from .cards import add_to_pile, ask_for_cards, random_kind
from .state import COLOUR_OF, KINDS, MAKES_DRAW, NO_CARD, NOBODY, TYPE, Phase, Type, Why
from .table import begin_turn


@rule
def outcomes(s, out, weights):
    """The first dealer is a random seat (UNO-02); a card is a kind, weighted by its copies (UNO-Q41)."""
    if s.phase == Phase.FIRST_DEALER:
        return list_evenly(s.players, out, weights)
    number = 0
    for kind in range(KINDS):
        copies = copies_in_pile(s, kind)
        if copies > 0:
            out[number] = kind
            weights[number] = copies
            number += 1
    return number


@rule
def copies_in_pile(s, kind):
    """The copies of a kind that chance can give.

    After a round these are all of its cards (UNO-65). A Wild Draw Four that was turned up
    first goes back into the pile (UNO-15).
    """
    if s.phase == Phase.ROUND_END:
        return int(s.copies[kind])
    if s.phase == Phase.TURN_UP and s.top == kind:
        return int(s.pile[kind]) + 1
    return int(s.pile[kind])


@rule
def sample(s, rng):
    """Draw one of the `outcomes` without listing all kinds."""
    if s.phase == Phase.FIRST_DEALER:
        return below(rng, s.players)
    if s.phase == Phase.DRAWING or s.phase == Phase.DEAL or (s.phase == Phase.TURN_UP and s.top == NO_CARD):
        return random_kind(s, rng)
    cards = 0
    for kind in range(KINDS):
        cards += copies_in_pile(s, kind)
    rest = below(rng, cards)
    kind = 0
    while rest >= copies_in_pile(s, kind):
        rest -= copies_in_pile(s, kind)
        kind += 1
    return kind


@rule
def begin_deal(s):
    """The dealer deals seven cards to each player, one at a time, starting on the left (UNO-03)."""
    s.round_number += 1
    s.phase = Phase.DEAL
    s.turn = NOBODY
    s.drawer = left_of(s, s.dealer)
    s.to_draw = s.dealt * s.players


@rule
def go_on_dealing(s):
    """The next player gets a card. After the last one, the top card is turned up (UNO-06)."""
    if s.to_draw > 0:
        s.drawer = left_of(s, s.drawer)
        return
    s.drawer = NOBODY
    s.phase = Phase.TURN_UP


@rule
def turn_up(s, kind):
    """Turn up the first card of the discard pile and carry out its effect (UNO-06 to UNO-15)."""
    if s.top != NO_CARD:  # the Wild Draw Four goes back (UNO-15, UNO-Q12)
        add_to_pile(s, s.top, 1)
    add_to_pile(s, kind, -1)
    s.top = kind
    first = left_of(s, s.dealer)  # UNO-07
    type_ = TYPE[kind]
    if type_ == Type.WILD_DRAW_FOUR:
        return  # another card is turned up
    if type_ == Type.WILD_TAKE_TOWER:
        begin_turn(s, first)
        s.phase = Phase.START_COLOUR  # UNO-14, UNO-Q11
        return
    s.colour = COLOUR_OF[kind]
    if type_ == Type.TAKE_TWO_TOWERS:
        begin_turn(s, first)
        s.symbol_counts = 0  # UNO-13, until the next turn begins (UNO-Q10)
        return
    if type_ == Type.REVERSE:
        s.direction = -1  # UNO-12, UNO-Q9
        first = s.dealer
    if type_ == Type.SKIP:
        first = left_of(s, first)  # UNO-11
    if MAKES_DRAW[type_]:  # UNO-09, UNO-10
        s.phase = Phase.DRAWING
        ask_for_cards(s, first, int(s.draws[type_]), Why.FIRST_CARD)
        return
    begin_turn(s, first)

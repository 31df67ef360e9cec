"""What each seat may know (UNO-Q37, UNO-Q40), and the positions that are possible for it."""

import numpy as np

from snowbound.core.bits import count, has
from snowbound.core.chance import below
from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.core.rule import rule

from . import actions as act
from .cards import add_to_hand, add_to_pile, is_wild_draw_four_open
from .state import KINDS, LARGEST_DECK, NO_CARD, NOBODY, Phase


@rule
def audience(s, seat, action):
    """A card from the pile is for its receiver; a kept card, and an answer in CATCH, for its player."""
    if seat == CHANCE:
        if s.phase == Phase.DEAL or s.phase == Phase.DRAWING:
            return 1 << s.drawer
        if s.phase == Phase.ROUND_END:  # the first card of the next deal
            return 1 << ((s.dealer + 2) % s.players)
        return EVERYONE
    if s.phase == Phase.KEEP and action == act.DECLINE:
        return EVERYONE
    if s.phase == Phase.KEEP or s.phase == Phase.CATCH:
        return 1 << seat
    return EVERYONE


@rule
def reveals(s, seat, action):
    """Cards, and everything that follows from hands: a forced pass, a verdict, the answers in CATCH."""
    if seat == CHANCE or action < act.DRAW:
        return True
    if s.phase == Phase.TURN:
        return action == act.PASS
    if s.phase == Phase.CATCH:
        return count(s.answered) == s.players - 2  # the last answer makes all public
    return action == act.CHALLENGE


@rule
def conceal(s, seat):
    """Blank the draw pile, the other hands during a round, and what only other players were told."""
    s.pile[:] = 0
    s.pile_suit[:] = 0
    if s.phase < Phase.ROUND_END:
        for other in range(s.players):
            if other != seat:
                s.hands[other, :] = 0
                s.suits[other, :] = 0
    if seat != s.turn:
        s.drawn = NO_CARD
        s.played_from[:] = 0
    if s.phase == Phase.CATCH:
        s.caught &= own_bit(seat)
    s.shown_to &= own_bit(seat)
    for viewer in range(s.players):
        if viewer != seat:
            s.shown[viewer, :] = 0
            s.shown_owner[viewer] = NOBODY
            s.shown_turn[viewer] = 0


@rule
def own_bit(seat):
    """A seat's bit; 0 for a spectator."""
    if seat == SPECTATOR:
        return 0
    return 1 << seat


@rule
def imagine(s, seat, rng):
    """Deal all unseen cards to the other hands and the pile, every deal equally likely (UNO-Q40).

    Cards that the viewer remembers go to their owner first. The drawn card and the cards drawn
    since a Wild Draw Four was played are dealt last, because they are never remembered ones.
    """
    cards = np.empty(LARGEST_DECK, np.int64)
    unseen = gather_unseen(s, seat, cards)
    if s.phase < Phase.ROUND_END:
        for other in range(s.players):
            if other == seat:
                continue
            if s.turn == other and is_wild_draw_four_open(s):
                unseen = imagine_accused(s, other, cards, unseen, rng)
            else:
                unseen = deal(s, other, cards, unseen, s.hand_size[other] - hand_count(s, other), rng)
            if s.phase == Phase.DRAWN and s.turn == other:
                s.drawn = last_dealt(cards, unseen)
    for i in range(unseen):
        add_to_pile(s, cards[i], 1)
        s.pile_size -= 1  # add_to_pile counts a card that pile_size already includes
    if s.phase == Phase.CATCH:
        for other in range(s.players):
            if other != seat and has(s.answered, other) and below(rng, 2) == 1:
                s.caught |= 1 << other


@rule
def gather_unseen(s, seat, cards):
    """List the cards that the view does not show, and put remembered cards into their hand."""
    owner = NOBODY
    if seat != SPECTATOR:
        owner = s.shown_owner[seat]
    number = 0
    for kind in range(KINDS):
        copies = int(s.copies[kind]) - int(s.buried[kind])
        if s.top == kind:
            copies -= 1
        if owner != NOBODY and s.phase < Phase.ROUND_END:
            for _ in range(s.shown[seat, kind]):
                give(s, owner, kind)
        for holder in range(s.players):
            copies -= s.hands[holder, kind]
        for _ in range(copies):
            cards[number] = kind
            number += 1
    return number


@rule
def give(s, seat, kind):
    """Put a card into a hand whose size already includes it."""
    add_to_hand(s, seat, kind)
    s.hand_size[seat] -= 1


@rule
def hand_count(s, seat):
    """The number of known cards in a hand."""
    number = 0
    for kind in range(KINDS):
        number += s.hands[seat, kind]
    return number


@rule
def deal(s, seat, cards, unseen, number, rng):
    """Give unseen cards to a hand, and return how many are left.

    The last card given is stored right after those that are left.
    """
    for _ in range(number):
        chosen = below(rng, unseen)
        unseen -= 1
        kind = cards[chosen]
        cards[chosen] = cards[unseen]
        cards[unseen] = kind
        give(s, seat, kind)
    return unseen


@rule
def last_dealt(cards, unseen):
    """The card that `deal` gave last."""
    return cards[unseen]


@rule
def imagine_accused(s, seat, cards, unseen, rng):
    """Deal the hand from which a Wild Draw Four was played, then the cards drawn since (UNO-39)."""
    before = s.hand_size[seat] - s.drawn_since
    unseen = deal(s, seat, cards, unseen, before - hand_count(s, seat), rng)
    for kind in range(KINDS):
        s.played_from[kind] = s.hands[seat, kind]
    return deal(s, seat, cards, unseen, s.drawn_since, rng)

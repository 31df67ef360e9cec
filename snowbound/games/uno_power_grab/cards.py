"""Cards move between the draw pile, the hands and the discard pile."""

from snowbound.core.chance import below
from snowbound.core.rule import rule

from .state import (
    BIT,
    COLOUR_OF,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    NOBODY,
    POOL,
    SUIT,
    TYPE,
    WILD,
    Type,
    Verdict,
    Why,
)


@rule
def collect_all(s):
    """All cards form the draw pile and the towers stand in the pool (UNO-03, UNO-05, UNO-65)."""
    s.hands[:] = 0
    s.suits[:] = 0
    s.hand_size[:] = 0
    s.buried[:] = 0
    s.buried_size = 0
    s.pile_suit[:] = 0
    for kind in range(KINDS):
        s.pile[kind] = s.copies[kind]
        s.pile_suit[COLOUR_OF[kind]] += s.copies[kind]
    s.pile_size = s.pack
    s.top = NO_CARD
    s.colour = NO_COLOUR
    s.symbol_counts = 1
    s.tower[:] = POOL
    s.towers_due = 0
    s.drawn = NO_CARD
    s.challenger = s.accused = NOBODY
    s.verdict = Verdict.NONE
    s.caught = 0
    s.winner = NOBODY
    s.direction = 1
    s.turn_number = 0
    forget_all(s)
    forget_wild_draw_four(s)


@rule
def add_to_hand(s, seat, kind):
    """Add a card to a hand."""
    s.hands[seat, kind] += 1
    s.hand_size[seat] += 1
    if kind < WILD:
        s.suits[seat, COLOUR_OF[kind]] |= BIT[kind]


@rule
def remove_from_hand(s, seat, kind):
    """Remove a card from a hand, also from what challengers remember of that hand (UNO-Q40)."""
    s.hands[seat, kind] -= 1
    s.hand_size[seat] -= 1
    if kind < WILD and s.hands[seat, kind] == 0:
        s.suits[seat, COLOUR_OF[kind]] &= ~BIT[kind]
    if s.shown_to != 0:
        forget(s, seat, kind)


@rule
def add_to_pile(s, kind, copies):
    """Put cards of one kind into the draw pile."""
    s.pile[kind] += copies
    s.pile_suit[COLOUR_OF[kind]] += copies
    s.pile_size += copies


@rule
def bury(s, kind):
    """Put a card into the discard pile, beneath the top card."""
    s.buried[kind] += 1
    s.buried_size += 1


@rule
def can_draw(s):
    """Whether there is any card to draw, now or after a reshuffle (UNO-60, UNO-62)."""
    return s.pile_size > 0 or s.buried_size > 0


@rule
def reshuffle(s):
    """The discards beneath the top card become the draw pile (UNO-60, UNO-Q34)."""
    for kind in range(KINDS):
        if s.buried[kind] > 0:
            add_to_pile(s, kind, s.buried[kind])
    s.buried[:] = 0
    s.buried_size = 0


@rule
def ask_for_cards(s, seat, number, why):
    """Make a seat draw cards one at a time, and return whether there is a card to draw.

    The discard pile is reshuffled when a card is needed and the draw pile is empty (UNO-Q34).
    Cards that cannot be drawn even then are not owed (UNO-61).
    """
    s.drawer = seat
    s.to_draw = number
    s.why = why
    if has_card_to_give(s):
        return True
    stop_drawing(s)
    return False


@rule
def has_card_to_give(s):
    """Whether the drawer still has a card to draw. Reshuffles an empty draw pile."""
    if s.to_draw == 0:
        return False
    if s.pile_size == 0:
        reshuffle(s)
    return s.pile_size > 0


@rule
def stop_drawing(s):
    """End the drawing of cards."""
    s.to_draw = 0
    s.drawer = NOBODY
    s.why = Why.NOTHING


@rule
def random_kind(s, rng):
    """Pick a random card of the draw pile without removing it."""
    rest = below(rng, s.pile_size)
    suit = 0
    while rest >= s.pile_suit[suit]:
        rest -= s.pile_suit[suit]
        suit += 1
    for kind in range(suit * SUIT, KINDS):
        rest -= s.pile[kind]
        if rest < 0:
            return kind
    return NO_CARD  # not reached: pile_suit adds up to pile_size


@rule
def card_points(s, kind):
    """The points of a card (UNO-63). Those of the Wild Take-a-Tower are an option (UNO-Q5)."""
    if TYPE[kind] == Type.WILD_TAKE_TOWER:
        return int(s.take_tower_points)
    return int(s.points[kind])


@rule
def hand_points(s, seat):
    """The points of a hand (UNO-63)."""
    points = 0
    for kind in range(KINDS):
        points += int(s.hands[seat, kind]) * card_points(s, kind)
    return points


# --- what a challenger remembers (UNO-Q40) -----------------------------------


@rule
def forget(s, owner, kind):
    """Every player who saw this hand remembers one card of this kind less."""
    for viewer in range(s.players):
        if s.shown_owner[viewer] == owner and s.shown[viewer, kind] > 0:
            s.shown[viewer, kind] -= 1


@rule
def forget_all(s):
    """Players remember shown hands only until the round ends."""
    if s.shown_to != 0:
        s.shown[:] = 0
        s.shown_turn[:] = 0
    s.shown_to = 0
    s.shown_owner[:] = NOBODY


@rule
def show_hand(s, viewer, owner):
    """The challenger sees the hand from which the Wild Draw Four was played (UNO-38, UNO-39)."""
    for kind in range(KINDS):
        s.shown[viewer, kind] = s.played_from[kind]
    s.shown_owner[viewer] = owner
    s.shown_turn[viewer] = s.turn_number
    s.shown_to |= 1 << viewer


@rule
def remember_wild_draw_four(s, seat):
    """Keep what a challenge needs: the hand without the card, and the colour before it (UNO-39)."""
    s.old_colour = s.colour
    s.drawn_since = 0
    s.bluff_seen = 0
    for kind in range(KINDS):
        s.played_from[kind] = s.hands[seat, kind]


@rule
def discard_from_played(s, kind):
    """A card discarded after the Wild Draw Four is still judged, but no longer shown (UNO-39, UNO-52)."""
    s.played_from[kind] -= 1
    if COLOUR_OF[kind] == s.old_colour:
        s.bluff_seen = 1


@rule
def forget_wild_draw_four(s):
    """The Wild Draw Four can no longer be challenged."""
    s.old_colour = NO_COLOUR
    s.drawn_since = 0
    s.bluff_seen = 0
    s.played_from[:] = 0


@rule
def is_wild_draw_four_open(s):
    """Whether a Wild Draw Four has been played that can still be challenged."""
    return s.old_colour != NO_COLOUR

"""The hands in the picture: the viewer's along the bottom edge, the others as small fans at their places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from snowbound.core.scene import MOST_DRAWN, Part, Sprite, drawn_once

from . import actions as act
from .choices import is_playable, playable_places
from .scene_cards import BACK, FACES, LOOKS, fan, held
from .scene_layout import Layout, hand, place, row_of
from .state import COLOURS, KINDS, NO_CARD, SUIT, WILD, Phase
from .words import card

LIFT = 24  # how far the card just drawn is raised
HAND_LOOKS = tuple(f"{look} uno-held in-hand" for look in LOOKS)
DIM_LOOKS = tuple(f"{look} dim" for look in HAND_LOOKS)
MOST_CARDS = 4 * MOST_DRAWN
"""Cards of large hands that are kept. Hands that are kept share them, so more of them take hardly more memory."""
DECIDING = (Phase.TURN, Phase.DRAWN)
EVERY_KIND = (1 << KINDS) - 1


def known_cards(s: Any, owner: int, seat: int) -> bytes:
    """Return what a viewer knows of another player's hand: the copies of each kind."""
    found: bytes = s.hands[owner].tobytes()
    if seat >= 0 and s.shown_owner[seat] == owner and not any(found):
        found = s.shown[seat].tobytes()
    return found


@drawn_once
def small_hand(owner: int, number: int, players: int, cards: int, known: bytes, layout: Layout) -> Iterator[Sprite]:
    """Draw another player's hand: card backs, and the faces of cards that the viewer knows."""
    faces = [kind for kind, _ in held(known)]
    for nth in range(cards):
        yield small_card(owner, nth, cards, number, players, layout, faces[nth] if nth < len(faces) else NO_CARD)


@lru_cache(MOST_DRAWN)
def small_card(owner: int, nth: int, cards: int, number: int, players: int, layout: Layout, kind: int) -> Sprite:
    """Draw a card of another player's hand, with its face if it is known."""
    x, y = place(layout, number, players)
    dx, dy, angle = fan(cards, layout.small)[nth]
    is_open = kind != NO_CARD
    return Sprite(
        id=f"hand-{owner}-{nth}",
        x=round(x + dx, 1),
        y=round(y - 20 + dy, 1),
        turn=angle,
        scale=layout.small,
        art=FACES[kind] if is_open else BACK,
        look=LOOKS[kind] if is_open else "",
        layer=4 + nth / 100,
        motion="turn",
        enters="pile",
        leaves="discard",
        label=card(kind) if is_open else "",
    )


def playable(s: Any, me: int, counts: bytes) -> int:
    """Return the kinds that match the top card, as bits. Of wild cards, only those that the viewer holds count."""
    found = 0
    for colour in range(COLOURS):
        found |= int(playable_places(s, colour)) << colour * SUIT
    for kind in range(WILD, KINDS):
        if counts[kind] and is_playable(s, me, kind):
            found |= 1 << kind
    return found


def large_hand(s: Any, me: int, cards: int, layout: Layout) -> Part:
    """Draw the viewer's hand along the bottom edge. While the viewer decides, it shows what can be played."""
    counts, deck = s.hands[me].tobytes(), s.copies.tobytes()
    if s.turn != me or (phase := s.phase) not in DECIDING:
        return open_hand(me, cards, counts, deck, EVERY_KIND, NO_CARD, layout)
    drawn = int(s.drawn) if phase == Phase.DRAWN else NO_CARD
    return open_hand(me, cards, counts, deck, playable(s, me, counts), drawn, layout)


@drawn_once
def open_hand(
    me: int, cards: int, counts: bytes, deck: bytes, fitting: int, drawn: int, layout: Layout
) -> Iterator[Sprite]:
    """Draw a hand of which the viewer knows `counts` copies of each kind, of those in the deck.

    A spectator sees card backs.

    Cards are dimmed unless their kind is among the bits of `fitting`. After a card was `drawn`, so are all others.
    """
    known = held(counts)
    for nth, (kind, copy) in enumerate(known):
        # Copies count down, because those in the discard pile count up.
        number = deck[kind] - counts[kind] + copy
        fits = bool(fitting >> kind & 1) and drawn in (kind, NO_CARD)
        yield own_card(nth, cards, layout, kind, number, fits, kind == drawn and not copy, kind != drawn or not copy)
    for nth in range(len(known), cards):
        yield own_back(me, nth, cards, layout)


@lru_cache(MOST_DRAWN)
def own_back(me: int, nth: int, cards: int, layout: Layout) -> Sprite:
    """Draw a card of the large hand as a spectator sees it."""
    x, y, angle, scale = in_hand(nth, cards, layout)
    return Sprite(
        id=f"hand-{me}-{nth}",
        x=x,
        y=y,
        turn=angle,
        scale=scale,
        layer=10 + nth / 10,
        art=BACK,
        motion="turn",
        enters="pile",
        leaves="discard",
    )


@lru_cache(MOST_CARDS)
def own_card(
    nth: int, cards: int, layout: Layout, kind: int, number: int, fits: bool, is_raised: bool, is_offered: bool
) -> Sprite:
    """Draw a card of the viewer's hand, the `nth` of so many."""
    x, y, angle, scale = in_hand(nth, cards, layout)
    return Sprite(
        id=f"card-{kind}-{number}",
        x=x,
        y=y - LIFT if is_raised else y,
        turn=angle,
        scale=scale,
        layer=10 + nth / 10,
        art=FACES[kind],
        look=HAND_LOOKS[kind] if fits else DIM_LOOKS[kind],
        motion="turn",
        enters="pile",
        leaves="discard",
        label=card(kind),
        actions=(act.CARD + kind,) if is_offered else (),
    )


@lru_cache(MOST_DRAWN)
def in_hand(nth: int, cards: int, layout: Layout) -> tuple[float, float, float, float]:
    """Return where the `nth` of so many cards lies in the large hand, its angle and its scale."""
    x, y, angle = hand(layout, cards)[nth]
    return round(x, 1), round(y, 1), round(angle, 1), row_of(layout, cards).scale

"""Players in the picture of Arctic Race: camps of the others beside the board, the viewer's cards along the edge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from snowbound.core.bits import has
from snowbound.core.scene import MOST_DRAWN, NO_SEAT, Part, Point, Sprite, drawn_once

from . import actions as act
from . import words
from .scene_layout import Box, Layout, sides
from .state import CARDS, NO_CARD, RACERS, SECOND_ACTION, Phase, SecondAction
from .words import KnownCards

CAMP, CARD, TARGET = 2, 5, 9  # layers, as in scene.py
ROOMY = 46
"""The least height of a camp that holds two things, one below the other."""

NOWHERE = -1
"""The height in a pile of a card that is not in it."""

SPREAD = 3.4
"""How far each card of a pile lies to the right of the one below it, in a camp with cards of scale 1."""

ANY = -1
"""Instead of a second action: while the viewer has no card to carry out, every thing means its own."""

NONE = -2
"""Instead of a card that lies face down; NO_CARD is one that the viewer does not know."""


def second(s: Any, seat: int) -> int:
    """The second action of the card that the viewer has to carry out now, or ANY."""
    return int(SECOND_ACTION[s.card]) if seat >= 0 and s.turn == seat and s.phase == Phase.ACT else ANY


def turns(s: Any, at: Layout) -> list[Part]:
    """The round on a sign, and the players in the order of their turns; those who have had theirs are dim (RACE-17)."""
    number, opener, players, turn = int(s.round_number), int(s.opener), int(s.players), int(s.turn)
    if not number:
        return []
    left = words.seats_left(int(s.phase), turn, int(s.face_down))
    return [sign(at, number, opener, players), marks(at, opener, players, turn, left)]


@drawn_once
def sign(at: Layout, number: int, opener: int, players: int) -> Iterator[Sprite]:
    """The round on a sign."""
    x, y = at.sign
    label = words.round_and_order(number, opener, players)
    yield Sprite(id="round", x=x, y=y, art="race-sign", text=str(number), look="race-sign", layer=CAMP, label=label)


@drawn_once
def marks(at: Layout, opener: int, players: int, turn: int, left: int) -> Iterator[Sprite]:
    """The shapes of the players in the order of their turns. `left` has a bit per player whose turn is not over."""
    for seat, (x, y) in zip(words.order_of_turns(opener, players), at.order, strict=False):
        look = "" if has(left, seat) else "dim"
        yield Sprite(id=f"order-{seat}", x=x, y=y, art="seat-mark", scale=0.62, look=look, seat=seat, layer=CAMP + 0.1)
        if turn == seat:
            ring = Box(x - 16, y - 16, 32, 32).outline(16)
            yield Sprite(id="now", x=x, y=y, path=ring, look="race-now", layer=CAMP)


def camp_box(at: Layout, owner: int, seat: int, players: int) -> Box:
    """A player's camp beside the board; the viewer has none there."""
    others = [other for other in range(players) if other != seat]
    return sides(at.tall, players, seat == NO_SEAT).camps[others.index(owner)]


def roomy(box: Box) -> bool:
    """Whether the camp has room for the start token below the player's shape; otherwise it goes beside it."""
    return box.height >= ROOMY


def camp(s: Any, at: Layout, owner: int, seat: int, pile: tuple[int, ...], points: int) -> list[Part]:
    """A player's shape and cards; the camp of the player in turn is highlighted."""
    players = int(s.players)
    hidden = int(s.chosen[owner]) if has(int(s.face_down), owner) else NONE
    return [
        tent(at, owner, seat, players, bool(s.turn == owner), words.known_cards(s, owner, seat, pile), points),
        played(at, owner, seat, players, pile, bool(s.open_piles), hidden),
    ]


@drawn_once
def tent(
    at: Layout, owner: int, seat: int, players: int, in_turn: bool, cards: KnownCards, points: int
) -> list[Sprite]:
    """A camp and its player's shape."""
    box = camp_box(at, owner, seat, players)
    x, y = box.middle
    return [
        Sprite(
            id=f"camp-{owner}",
            x=x,
            y=y,
            path=box.outline(9),
            look="race-camp race-turn" if in_turn else "race-camp",
            seat=owner,
            layer=CAMP,
            label=words.line_of_cards(owner, cards, points),
            actions=(act.GIVE + owner,),
        ),
        shape(owner, box),
    ]


@lru_cache(MOST_DRAWN)
def shape(owner: int, box: Box) -> Sprite:
    """A player's shape in the camp."""
    x, y = box.left + box.width * 0.065, box.middle[1]
    return Sprite(
        id=f"shape-{owner}",
        x=x,
        y=y - 13 if roomy(box) else y,
        art="seat-mark",
        seat=owner,
        layer=CAMP + 0.1,
        scale=0.62,
    )


@drawn_once
def played(
    at: Layout, owner: int, seat: int, players: int, pile: tuple[int, ...], is_open: bool, hidden: int
) -> list[Sprite]:
    """The cards on a player's pile, and the one that lies face down beside it (RACE-16).

    Of a card below the top only a blank edge is drawn, unless piles are open.
    """
    box = camp_box(at, owner, seat, players)
    left, y, scale = box.left + box.width * 0.81, box.middle[1], round(min(box.height / 36, 1.2), 2)
    sprites = []
    for height, card in enumerate(pile):
        there = left - SPREAD * scale * (len(pile) - 1 - height), y
        if is_open or height == len(pile) - 1:
            sprites.append(played_card(owner, height, card, True, scale, there))
        else:
            sprites.append(small_card(owner, height, "race-minicard", scale, there))
    if hidden != NONE:
        there = box.left + box.width * 0.93, y
        sprites.append(played_card(owner, len(pile), hidden, False, scale, there))
    return sprites


@lru_cache(MOST_DRAWN)
def played_card(owner: int, height: int, card: int, is_revealed: bool, scale: float, there: Point) -> Sprite:
    """A small card, face down until it is revealed; it keeps its id when it is turned over."""
    label = words.on_table(owner, card) if is_revealed else words.face_down(owner, card)
    art = "race-mini-back" if card == NO_CARD else f"race-mini-{card + 1}"
    return replace(small_card(owner, height, art, scale, there), motion="turn", label=label)


@lru_cache(MOST_DRAWN)
def small_card(owner: int, height: int, art: str, scale: float, there: Point) -> Sprite:
    """A card of a camp; as it is, it is decoration."""
    return Sprite(
        id=f"played-{owner}-{height}",
        x=round(there[0], 1),
        y=round(there[1], 1),
        art=art,
        scale=scale,
        seat=owner,
        layer=CARD + height / 10,
        enters=f"camp-{owner}",
        leaves=f"camp-{owner}",
    )


def desk(s: Any, at: Layout, seat: int, pile: tuple[int, ...], points: int) -> list[Part]:
    """The viewer's own cards: in hand, chosen and revealed."""
    in_turn, is_late, card = bool(s.turn == seat), bool(s.phase > Phase.CHOOSE), int(s.card)
    parts = [
        table_top(at, seat, in_turn, words.known_cards(s, seat, seat, pile), points),
        own_cards(at, seat, pile, int(s.chosen[seat]), card if in_turn else NO_CARD, is_late),
    ]
    return [*parts, pick_up(at, card)] if second(s, seat) == SecondAction.PICKUP else parts


def bare_desk(at: Layout, seat: int) -> list[Sprite]:
    """What never changes on the viewer's desk."""
    x, y = at.shape
    tag = Sprite(id=f"shape-{seat}", x=x, y=y, art="race-tag", seat=seat, layer=CAMP + 0.1, scale=2)
    base = [Sprite(id="base", path=at.base.outline(14), look="race-base", layer=CAMP)] if at.base else []
    return [tag, *base, Sprite(id="slots", path=slots(at), look="race-slot", layer=CAMP + 0.1)]


@drawn_once
def table_top(at: Layout, seat: int, in_turn: bool, cards: KnownCards, points: int) -> Iterator[Sprite]:
    """The viewer's desk, which is highlighted in the viewer's turn."""
    x, y = at.desk.middle
    yield Sprite(
        id=f"camp-{seat}",
        x=x,
        y=y,
        path=at.desk.outline(16),
        look="race-table race-turn" if in_turn else "race-table",
        seat=seat,
        layer=CAMP,
        label=words.line_of_cards(seat, cards, points),
        actions=(act.GIVE + seat,),
    )


@drawn_once
def pick_up(at: Layout, card: int) -> Iterator[Sprite]:
    """A hand beside the pile, for a card with which the viewer can pick up all cards."""
    x, y = at.pick_up
    label = words.second(card)
    yield Sprite(id="pick-up", x=x, y=y, art="race-take", layer=TARGET, label=label, actions=(act.SECOND,), target=True)


@cache
def slots(at: Layout) -> str:
    """The places for racers that have not started, for cards in hand and for played cards."""
    racers = "".join(Box(x - 23, y - 25, 46, 46).outline(23) for x, y in at.racers)
    return racers + "".join(Box(x - 40, y - 56, 80, 110).outline(8) for x, y in (*at.hand, at.played))


@drawn_once
def own_cards(
    at: Layout, seat: int, pile: tuple[int, ...], chosen: int, current: int, is_late: bool
) -> Iterator[Sprite]:
    """The viewer's cards: in hand, chosen under a veil, or on the pile. `current` is the one that is carried out."""
    for card in range(CARDS):
        height = pile.index(card) if card in pile else NOWHERE
        yield own_card(at, seat, card, card == chosen, height, card == current, is_late)
    if chosen != NO_CARD:
        yield Sprite(id="veil", x=at.played[0], y=at.played[1], art="race-veil", layer=CARD + 0.9)


@lru_cache(MOST_DRAWN)
def own_card(at: Layout, seat: int, card: int, is_chosen: bool, height: int, is_current: bool, is_late: bool) -> Sprite:
    """One of the viewer's cards. It is dim while it cannot be played."""
    (x, y), layer = at.hand[card], float(CARD)
    label, meant, is_dim = words.card(card), (act.CARD + card,), is_late
    if is_chosen:
        (x, y), layer = at.played, CARD + 0.8
        label, is_dim = words.face_down(seat, card), False
    elif height != NOWHERE:
        (x, y), layer = at.played, CARD + height / 10
        label, is_dim = words.on_table(seat, card), not is_current
        if is_current:
            meant = (*range(act.MOVE, act.MOVE + RACERS), act.SECOND)
    return Sprite(
        id=f"card-{card + 1}",
        x=x,
        y=y,
        art=f"race-card-{card + 1}",
        seat=seat,
        look="dim race-spent" if is_dim else "",
        layer=layer,
        label=label,
        actions=meant,
    )

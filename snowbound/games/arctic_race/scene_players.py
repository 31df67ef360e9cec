"""Players in the picture of Arctic Race: camps of the others beside the board, the viewer's cards along the edge."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from snowbound.core.bits import has
from snowbound.core.scene import MOST_DRAWN, NO_SEAT, Point, Sprite, kept_sprites

from . import actions as act
from . import words
from .scene_layout import Box, Layout, sides
from .state import CARDS, NO_CARD, RACERS, SECOND_ACTION, Phase, SecondAction

CAMP, CARD, TARGET = 2, 5, 9  # layers, as in scene.py
ROOMY = 46
"""The least height of a camp that holds two things, one below the other."""

NOWHERE = -1
"""The height in a pile of a card that is not in it."""

SPREAD = 3.4
"""How far each card of a pile lies to the right of the one below it, in a camp with cards of scale 1."""


def second(s: Any, seat: int, kind: SecondAction) -> tuple[int, ...]:
    """The click for a card's second action, on the thing it is about, unless the revealed card has another one."""
    if acts(s, seat) and SECOND_ACTION[s.card] != kind:
        return ()
    return (act.SECOND,)


def acts(s: Any, seat: int) -> bool:
    """Whether a seat has to carry out its revealed card now."""
    return seat >= 0 and bool(s.turn == seat and s.phase == Phase.ACT)


@kept_sprites
def turns(s: Any, at: Layout) -> list[Sprite]:
    """The round on a sign, and the players in the order of their turns; those who have had theirs are dim (RACE-17)."""
    if not s.round_number:
        return []
    sprites = [
        Sprite(
            id="round",
            x=at.sign[0],
            y=at.sign[1],
            art="race-sign",
            text=str(int(s.round_number)),
            look="race-sign",
            layer=CAMP,
            label=words.round_and_order(s),
        )
    ]
    for seat, (x, y) in zip(words.order_of_turns(s), at.order, strict=False):
        look = "dim" if words.has_acted(s, seat) else ""
        mark = Sprite(id=f"order-{seat}", x=x, y=y, art="seat-mark", scale=0.62, look=look, seat=seat, layer=CAMP + 0.1)
        sprites.append(mark)
        if s.turn == seat:
            ring = Box(x - 16, y - 16, 32, 32).outline(16)
            sprites.append(Sprite(id="now", x=x, y=y, path=ring, look="race-now", layer=CAMP))
    return sprites


def camp_box(at: Layout, owner: int, seat: int, players: int) -> Box:
    """A player's camp beside the board; the viewer has none there."""
    others = [other for other in range(players) if other != seat]
    return sides(at.tall, players, seat == NO_SEAT).camps[others.index(owner)]


def roomy(box: Box) -> bool:
    """Whether the camp has room for the start token below the player's shape; otherwise it goes beside it."""
    return box.height >= ROOMY


@kept_sprites
def camp(s: Any, at: Layout, owner: int, seat: int) -> list[Sprite]:
    """A player's shape and cards; the camp of the player in turn is highlighted."""
    box = camp_box(at, owner, seat, int(s.players))
    x, y = box.middle
    look = "race-camp race-turn" if s.turn == owner else "race-camp"
    return [
        Sprite(
            id=f"camp-{owner}",
            x=x,
            y=y,
            path=box.outline(9),
            look=look,
            seat=owner,
            layer=CAMP,
            label=words.cards_of(s, owner, seat),
            actions=(act.GIVE + owner,),
        ),
        shape(owner, box),
        *played(s, owner, box),
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


def played(s: Any, owner: int, box: Box) -> list[Sprite]:
    """The cards on a player's pile, and the one that lies face down beside it (RACE-16).

    Of a card below the top only a blank edge is drawn, unless piles are open.
    """
    pile = [card for card in s.pile[owner].tolist() if card != NO_CARD]
    left, y, scale = box.left + box.width * 0.81, box.middle[1], round(min(box.height / 36, 1.2), 2)
    sprites = []
    for height, card in enumerate(pile):
        there = left - SPREAD * scale * (len(pile) - 1 - height), y
        if s.open_piles or height == len(pile) - 1:
            sprites.append(played_card(owner, height, card, True, scale, there))
        else:
            sprites.append(small_card(owner, height, "race-minicard", scale, there))
    if has(int(s.face_down), owner):
        card = int(s.chosen[owner])
        there = box.left + box.width * 0.93, y
        sprites.append(played_card(owner, len(pile), card, False, scale, there))
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


@kept_sprites
def desk(s: Any, at: Layout, seat: int) -> list[Sprite]:
    """The viewer's own cards: in hand, chosen and revealed."""
    x, y = at.desk.middle
    look = "race-table race-turn" if s.turn == seat else "race-table"
    sprites = [
        Sprite(
            id=f"camp-{seat}",
            x=x,
            y=y,
            path=at.desk.outline(16),
            look=look,
            seat=seat,
            layer=CAMP,
            label=words.cards_of(s, seat, seat),
            actions=(act.GIVE + seat,),
        ),
        *places(at, seat),
        *own_cards(s, at, seat),
    ]
    if s.chosen[seat] != NO_CARD:
        sprites.append(Sprite(id="veil", x=at.played[0], y=at.played[1], art="race-veil", layer=CARD + 0.9))
    if acts(s, seat) and second(s, seat, SecondAction.PICKUP):
        sprites.append(
            Sprite(
                id="pick-up",
                x=at.pick_up[0],
                y=at.pick_up[1],
                art="race-take",
                layer=TARGET,
                label=words.second(s),
                actions=(act.SECOND,),
                target=True,
            )
        )
    return sprites


@cache
def places(at: Layout, seat: int) -> tuple[Sprite, ...]:
    """What never changes on the viewer's desk."""
    x, y = at.shape
    tag = Sprite(id=f"shape-{seat}", x=x, y=y, art="race-tag", seat=seat, layer=CAMP + 0.1, scale=2)
    base = [Sprite(id="base", path=at.base.outline(14), look="race-base", layer=CAMP)] if at.base else []
    return tag, *base, Sprite(id="slots", path=slots(at), look="race-slot", layer=CAMP + 0.1)


@cache
def slots(at: Layout) -> str:
    """The places for racers that have not started, for cards in hand and for played cards."""
    racers = "".join(Box(x - 23, y - 25, 46, 46).outline(23) for x, y in at.racers)
    return racers + "".join(Box(x - 40, y - 56, 80, 110).outline(8) for x, y in (*at.hand, at.played))


def own_cards(s: Any, at: Layout, seat: int) -> list[Sprite]:
    """The viewer's cards: in hand, chosen, or on the pile."""
    pile, chosen, is_late = s.pile[seat].tolist(), int(s.chosen[seat]), bool(s.phase > Phase.CHOOSE)
    current = int(s.card) if s.turn == seat else NO_CARD
    heights = [pile.index(card) if card in pile else NOWHERE for card in range(CARDS)]
    return [
        own_card(at, seat, card, card == chosen, height, card == current, is_late)
        for card, height in enumerate(heights)
    ]


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

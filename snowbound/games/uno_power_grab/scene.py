"""The scene of UNO Power Grab: a round table with the tray, the towers and everyone's hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from snowbound.core.scene import MOST_DRAWN, Badge, Holding, Point, Scene, Sprite, Sprites, drawn_once, kept_sprites
from snowbound.core.words import phrase, player

from . import actions as act
from .choices import is_playable
from .scene_cards import BACK, FACES, LOOKS, SUIT_LOOKS, TOWER_LOOKS, fan, held
from .scene_layout import TALL, WIDE, Layout, before, hand, place, plate, row_of, tower_scale
from .scene_scores import is_counted, scores, total
from .state import COLOURS, COPIES, NO_CARD, NO_COLOUR, NOBODY, POOL, TOWERS, Phase, Scoring
from .table import next_seat
from .words import COLOURS as COLOUR_NAMES
from .words import TOWERS as TOWER_NAMES
from .words import card, plain_action, tower_line

IN_TRAY = 0.8
IN_POOL = 0.82
WINNING = 1.15
LIFT = 24  # how far the card just drawn is raised
CHOICE_STEP = 76
IN_HAND = "uno-held in-hand"
CHOICES = (
    (act.CALL, 0, "uno-call"),
    (act.SILENT, 1, "uno-silent"),
    (act.CATCH, 0, "uno-catch"),
    (act.LET_GO, 1, "uno-let-go"),
    (act.CHALLENGE, 0, "uno-challenge"),
    (act.ACCEPT, 1, "uno-accept"),
    (act.PASS, 0, "uno-keep"),
    (act.DECLINE, 0, "uno-keep-all"),
)


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the table as a seat sees it. A spectator sits with the first player and sees no hand."""
    layout = TALL if tall else WIDE
    me = max(seat, 0)
    players, counted, top = int(s.players), is_counted(s), int(s.top)
    copy = 0 if top == NO_CARD else int(s.buried[top])
    acting, silent = actor(s), bool(s.phase == Phase.CATCH)
    parts = [
        ground(int(s.colour), bool(s.direction > 0), layout),
        piles(int(s.pile_size), int(s.buried_size), top, copy, int(s.colour), counted, layout),
        towers(tuple(s.tower.tolist()), players, me, counted, layout),
        choices(bool(s.phase == Phase.DRAWN), layout),
        turn(int(s.winner), acting, silent, players, me, layout),
    ]
    if counted:
        parts.append(scores(s, me, layout))
    for other in range(players):
        at = plate(layout, (other - me) % players, players)
        parts.append(name_plate(other, at, int(s.hand_size[other]), int(s.scores[other]), total(s, other)))
        parts.append(small_hand(s, other, seat, layout) if other != me else large_hand(s, me, layout))
    return Scene(
        width=layout.width,
        height=layout.height,
        sprites=Sprites(parts),
        seats=[holding(s, owner) for owner in range(players)],
    )


@drawn_once
def ground(colour: int, to_left: bool, layout: Layout) -> Iterator[Sprite]:
    """Draw the table, the direction of play and the tray."""
    way = "left" if to_left else "right"
    yield Sprite(id="table", x=layout.width / 2, y=layout.height / 2, art=layout.board)
    yield Sprite(
        id="direction",
        x=layout.ring[0],
        y=layout.ring[1],
        art=f"uno-ring-{way}",
        layer=1,
        motion="turn",
        label=phrase("play-goes-" + way),
    )
    yield Sprite(id="pool", x=layout.pool[0], y=layout.pool[1] + 32, art="uno-pool", layer=2)
    yield Sprite(id="tray", x=layout.tray[0], y=layout.tray[1], art="uno-tray", look=suit_look(colour), layer=2)


def suit_look(colour: int) -> str:
    """Return the class of a colour in force."""
    return "" if colour == NO_COLOUR else SUIT_LOOKS[colour]


@drawn_once
def piles(pile: int, buried: int, top: int, copy: int, colour: int, counted: bool, layout: Layout) -> Iterator[Sprite]:
    """Draw both piles and the colour in force. `copy` is how many cards like the top one lie below it."""
    x, y = layout.tray
    discards = buried + (top != NO_CARD)
    yield Sprite(
        id="pile",
        x=x - 64,
        y=y - 3,
        art="uno-pile" if pile else "uno-pile-empty",
        scale=IN_TRAY,
        layer=3,
        label=phrase("line-piles", pile=pile, discards=discards),
        actions=(act.DRAW, act.ACCEPT),
    )
    yield Sprite(
        id="discard",
        x=x + 61,
        y=y - 1,
        art="uno-discard" if buried else "uno-pile-empty",
        scale=IN_TRAY,
        layer=3,
    )
    if counted:
        yield Sprite(id="glow", x=x, y=y, art="uno-light", scale=1.5, layer=21)
        yield top_card(top, copy, buried, colour, counted, (x, y))
        return
    yield Sprite(
        id="pile-tally", x=x - 64, y=y + 74, art="uno-tally", text=str(pile), look="on-dark uno-tally", layer=9
    )
    if top != NO_CARD:
        yield top_card(top, copy, buried, colour, counted, (x + 61, y - 4))
    if colour != NO_COLOUR:
        yield Sprite(
            id="colour",
            x=x + 61,
            y=y + 76,
            art="uno-gem",
            look=suit_look(colour),
            layer=9,
            label=phrase("colour-in-force", colour=phrase(COLOUR_NAMES[colour])),
        )


def top_card(kind: int, copy: int, buried: int, colour: int, counted: bool, at: Point) -> Sprite:
    """Draw the top card of the discard pile; a wild card shows the colour that was named.

    At the end of a round it is the winning card, and lies in the middle of the table.
    """
    named = phrase("no-colour" if colour == NO_COLOUR else COLOUR_NAMES[colour])
    return Sprite(
        id=f"card-{kind}-{copy}",
        x=at[0],
        y=at[1],
        art=FACES[kind],
        look=LOOKS[kind] or suit_look(colour),
        turn=kind * 5 % 9 - 4,
        scale=WINNING if counted else IN_TRAY,
        layer=22 if counted else 4,
        enters="" if buried else "pile",
        leaves="discard",
        label=phrase("line-top", card=card(kind), colour=named),
        actions=(act.CHALLENGE,),
    )


@drawn_once
def towers(holders: tuple[int, ...], players: int, me: int, counted: bool, layout: Layout) -> Iterator[Sprite]:
    """Draw the four towers, in the pool or in front of their holders."""
    for tower, holder in enumerate(holders):
        if holder == POOL:
            x, y = layout.pool[0] + 60 * (tower - (TOWERS - 1) / 2), layout.pool[1]
            scale, where = IN_POOL, phrase("pool")
        else:
            nth, of = holders[:tower].count(holder), holders.count(holder)
            number = (holder - me) % players
            x, y = before(layout, number, players, nth, of)
            scale, where = tower_scale(layout, number, players, of), player(holder)
        yield Sprite(
            id=f"tower-{tower}",
            x=x,
            y=y,
            art="uno-tower",
            look=TOWER_LOOKS[tower],
            scale=scale,
            seat=holder,
            layer=(3.5 if counted else 6) + y / 1000,
            label=tower_line(tower, where),
            actions=(act.TOWER + tower,),
        )


@drawn_once
def choices(drew: bool, layout: Layout) -> Iterator[Sprite]:
    """Draw the buttons for a colour, a tower, a call, a catch and a challenge."""
    x, y = layout.choices
    at: dict[str, Any] = {"y": y, "layer": 30, "target": True}
    for colour in range(COLOURS):
        yield Sprite(
            id=f"name-{COLOUR_NAMES[colour]}",
            x=x + CHOICE_STEP * colour,
            art="uno-colour",
            look=SUIT_LOOKS[colour],
            actions=(act.COLOUR + colour,),
            label=phrase("name-colour", colour=phrase(COLOUR_NAMES[colour])),
            **at,
        )
    for tower in range(TOWERS):
        yield Sprite(
            id=f"take-{tower}",
            x=x + CHOICE_STEP * tower,
            art="uno-pick",
            look=TOWER_LOOKS[tower],
            actions=(act.TOWER + tower,),
            label=phrase("take", tower=phrase(TOWER_NAMES[tower])),
            **at,
        )
    for action, nth, art in CHOICES:
        yield Sprite(
            id=art.removeprefix("uno-"),
            x=x + 1.2 * CHOICE_STEP * nth,
            art=art,
            actions=(action,),
            label=plain_action(action, drew=drew),
            **at,
        )


def actor(s: Any) -> int:
    """Return the seat that acts now, or NOBODY before the first turn of a round."""
    if s.phase < Phase.START_COLOUR:
        return NOBODY
    return int(next_seat(s, int(s.turn)) if s.phase == Phase.RESPOND else s.turn)


@drawn_once
def turn(winner: int, acting: int, silent: bool, players: int, me: int, layout: Layout) -> Iterator[Sprite]:
    """Draw a lamp at the acting player, an empty bubble at a silent one and a star at the winner."""
    if winner != NOBODY:
        x, y = place(layout, (winner - me) % players, players)  # where the cards were
        yield Sprite(
            id="star",
            x=x + 58 if winner == me else x,
            y=y - 46 if winner == me else y - 20,
            art="uno-star",
            scale=0.8,
            layer=8,
            label=phrase("went-out", player=player(winner)),
        )
        return
    if acting == NOBODY:
        return
    x, y = plate(layout, (acting - me) % players, players)
    outward = 1 if acting != me and x > layout.ring[0] else -1
    yield Sprite(id="light", x=x, y=y - 20, art="uno-light", layer=1.5)
    yield Sprite(
        id="lamp",
        x=x + 60 if acting == me else x + 54 * outward,  # the others' towers stand on the inner side
        y=y - 4 if acting == me else y - 48,
        art="uno-lamp",
        scale=0.8,
        layer=8,
        label=phrase("in-turn", player=player(acting)),
    )
    if silent:
        yield Sprite(
            id="hush",
            x=x - 46 * outward,
            y=y - 58,
            art="uno-hush",
            scale=0.8,
            layer=20,
            actions=(act.CATCH,),
            label=phrase("has-not-called", player=player(acting)),
        )


@drawn_once
def name_plate(owner: int, at: Point, cards: int, points: int, counted: str) -> Iterator[Sprite]:
    """Draw a player's name plate with the number of cards, or with the points while they are counted."""
    x, y = at
    label = phrase("line-player", player=player(owner), cards=cards, points=points)
    yield Sprite(id=f"place-{owner}", x=x, y=y, art="uno-place", seat=owner, layer=5, label=label)
    yield Sprite(id=f"shape-{owner}", x=x - 24, y=y - 2, art="seat-mark", seat=owner, scale=0.72, layer=5.1)
    if counted:
        yield Sprite(id=f"count-{owner}", x=x + 15, y=y - 2, text=counted, look="uno-total", layer=5.1)
    else:
        yield Sprite(id=f"count-{owner}", x=x + 18, y=y - 2, text=str(cards), look="uno-tally", layer=5.1)


@kept_sprites
def small_hand(s: Any, owner: int, seat: int, layout: Layout) -> Iterator[Sprite]:
    """Draw another player's hand: card backs, and the faces of cards that the viewer knows."""
    at = place(layout, (owner - max(seat, 0)) % int(s.players), int(s.players))
    known = held(s.hands[owner])
    if not known and seat >= 0 and s.shown_owner[seat] == owner:
        known = held(s.shown[seat])
    cards = int(s.hand_size[owner])
    for nth in range(cards):
        yield small_card(owner, nth, cards, at, layout, known[nth][0] if nth < len(known) else NO_CARD)


@lru_cache(MOST_DRAWN)
def small_card(owner: int, nth: int, cards: int, at: Point, layout: Layout, kind: int) -> Sprite:
    """Draw a card of another player's hand, with its face if it is known."""
    dx, dy, angle = fan(cards, layout.small)[nth]
    is_open = kind != NO_CARD
    return Sprite(
        id=f"hand-{owner}-{nth}",
        x=round(at[0] + dx, 1),
        y=round(at[1] - 20 + dy, 1),
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


@kept_sprites
def large_hand(s: Any, me: int, layout: Layout) -> Iterator[Sprite]:
    """Draw the viewer's hand along the bottom edge; a spectator sees card backs.

    While the viewer decides, cards that cannot be played are dimmed.
    """
    cards, counts = int(s.hand_size[me]), s.hands[me].tolist()
    known = held(s.hands[me])
    decides = s.turn == me and s.phase in (Phase.TURN, Phase.DRAWN)
    drawn = int(s.drawn) if decides and s.phase == Phase.DRAWN else NO_CARD
    for nth in range(cards):
        if nth >= len(known):
            yield own_back(me, nth, cards, layout)
            continue
        kind, copy = known[nth]
        fits = not decides or bool(is_playable(s, me, kind) and drawn in (kind, NO_CARD))
        # Copies count down, because those in the discard pile count up.
        number = COPIES[kind] - counts[kind] + copy
        yield own_card(nth, cards, layout, kind, number, fits, kind == drawn and not copy, kind != drawn or not copy)


@lru_cache(MOST_DRAWN)
def own_back(me: int, nth: int, cards: int, layout: Layout) -> Sprite:
    """Draw a card of the large hand as a spectator sees it."""
    at = in_hand(nth, cards, layout)
    return Sprite(id=f"hand-{me}-{nth}", art=BACK, motion="turn", enters="pile", leaves="discard", **at)


@lru_cache(MOST_DRAWN)
def own_card(
    nth: int, cards: int, layout: Layout, kind: int, number: int, fits: bool, is_raised: bool, is_offered: bool
) -> Sprite:
    """Draw a card of the viewer's hand, the `nth` of so many."""
    at = in_hand(nth, cards, layout)
    if is_raised:
        at["y"] -= LIFT
    return Sprite(
        id=f"card-{kind}-{number}",
        art=FACES[kind],
        look=f"{LOOKS[kind]} {IN_HAND}" if fits else f"{LOOKS[kind]} {IN_HAND} dim",
        motion="turn",
        enters="pile",
        leaves="discard",
        label=card(kind),
        actions=(act.CARD + kind,) if is_offered else (),
        **at,
    )


def in_hand(nth: int, cards: int, layout: Layout) -> dict[str, Any]:
    """Return where the `nth` of so many cards lies in the large hand."""
    x, y, angle = hand(layout, cards)[nth]
    scale = row_of(layout, cards).scale
    return {"x": round(x, 1), "y": round(y, 1), "turn": round(angle, 1), "scale": scale, "layer": 10 + nth / 10}


def holding(s: Any, owner: int) -> Holding:
    """Return what a player has: points, the number of cards and towers."""
    points = None if s.scoring == Scoring.SINGLE_ROUND else int(s.scores[owner])
    return held_by(owner, int(s.hand_size[owner]), tuple([holder == owner for holder in s.tower.tolist()]), points)


@lru_cache(MOST_DRAWN)
def held_by(owner: int, cards: int, has_tower: tuple[bool, ...], points: int | None) -> Holding:
    """Return a player's cards, towers and points."""
    badges = [Badge("uno-cards", str(cards), phrase("holds-cards", cards=cards))]
    badges += [
        Badge("uno-tower", "", tower_line(tower, player(owner)), TOWER_LOOKS[tower])
        for tower, is_held in enumerate(has_tower)
        if is_held
    ]
    return Holding(points, badges)

"""The scene of UNO Power Grab: a round table with the tray, the towers and everyone's hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from snowbound.core.scene import MOST_DRAWN, Badge, Holding, Scene, Sprite, Sprites, drawn_once
from snowbound.core.words import phrase, player

from . import actions as act
from .scene_cards import FACES, LOOKS, SUIT_LOOKS, TOWER_LOOKS
from .scene_hands import known_cards, large_hand, small_hand
from .scene_layout import TALL, WIDE, Layout, before, place, plate, tower_scale
from .scene_scores import is_counted, scores
from .state import COLOURS, NO_CARD, NO_COLOUR, NOBODY, POOL, TOWERS, Phase, Scoring
from .table import next_seat
from .words import COLOURS as COLOUR_NAMES
from .words import TOWERS as TOWER_NAMES
from .words import card, plain_action, player_line, tower_line

IN_TRAY = 0.8
IN_POOL = 0.82
WINNING = 1.15
CHOICE_STEP = 76
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
    players, phase, top, colour, winner = int(s.players), int(s.phase), int(s.top), int(s.colour), int(s.winner)
    counted, has_points, buried = is_counted(phase, winner), s.scoring != Scoring.SINGLE_ROUND, int(s.buried_size)
    sizes, points, holders = s.hand_size.tolist(), s.scores.tolist(), tuple(s.tower.tolist())
    parts = [
        ground(bool(s.direction > 0), layout),
        tray(colour, buried > 0, counted, layout),
        draw_pile(int(s.pile_size), buried + (top != NO_CARD), counted, layout),
        towers(holders, players, me, counted, layout),
        choices(phase == Phase.DRAWN, layout),
        turn(winner, actor(s), phase == Phase.CATCH, players, me, layout),
    ]
    if top != NO_CARD:
        parts.append(top_card(top, int(s.buried[top]), buried > 0, colour, counted, layout))
    if counted:
        parts += scores(s, me, layout)
    seats = []
    for other in range(players):
        number, cards, scored = (other - me) % players, sizes[other], points[other]
        parts.append(name_plate(other, number, players, cards, scored, counted and has_points, layout))
        if other == me:
            parts.append(large_hand(s, me, cards, layout))
        else:
            parts.append(small_hand(other, number, players, cards, known_cards(s, other, seat), layout))
        seats.append(held_by(other, cards, holders, scored if has_points else None))
    return Scene(width=layout.width, height=layout.height, sprites=Sprites(parts), seats=seats)


@drawn_once
def ground(to_left: bool, layout: Layout) -> Iterator[Sprite]:
    """Draw the table and the direction of play."""
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


@drawn_once
def tray(colour: int, has_discards: bool, counted: bool, layout: Layout) -> Iterator[Sprite]:
    """Draw the tray, the discard pile beneath its top card and the colour in force."""
    x, y = layout.tray
    yield Sprite(id="tray", x=x, y=y, art="uno-tray", look=suit_look(colour), layer=2)
    yield Sprite(
        id="discard",
        x=x + 61,
        y=y - 1,
        art="uno-discard" if has_discards else "uno-pile-empty",
        scale=IN_TRAY,
        layer=3,
    )
    if counted:
        yield Sprite(id="glow", x=x, y=y, art="uno-light", scale=1.5, layer=21)
    elif colour != NO_COLOUR:
        yield Sprite(
            id="colour",
            x=x + 61,
            y=y + 76,
            art="uno-gem",
            look=suit_look(colour),
            layer=9,
            label=phrase("colour-in-force", colour=phrase(COLOUR_NAMES[colour])),
        )


def suit_look(colour: int) -> str:
    """Return the class of a colour in force."""
    return "" if colour == NO_COLOUR else SUIT_LOOKS[colour]


@drawn_once
def draw_pile(pile: int, discards: int, counted: bool, layout: Layout) -> Iterator[Sprite]:
    """Draw the draw pile; its label also tells the number of discards."""
    x, y = layout.tray
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
    if not counted:
        yield Sprite(
            id="pile-tally", x=x - 64, y=y + 74, art="uno-tally", text=str(pile), look="on-dark uno-tally", layer=9
        )


@drawn_once
def top_card(kind: int, copy: int, has_discards: bool, colour: int, counted: bool, layout: Layout) -> Iterator[Sprite]:
    """Draw the top card of the discard pile; a wild card shows the colour that was named.

    `copy` is how many cards like it lie below it. At the end of a round it is the winning card, and lies in the
    middle of the table.
    """
    x, y = layout.tray
    named = phrase("no-colour" if colour == NO_COLOUR else COLOUR_NAMES[colour])
    yield Sprite(
        id=f"card-{kind}-{copy}",
        x=x if counted else x + 61,
        y=y if counted else y - 4,
        art=FACES[kind],
        look=LOOKS[kind] or suit_look(colour),
        turn=kind * 5 % 9 - 4,
        scale=WINNING if counted else IN_TRAY,
        layer=22 if counted else 4,
        enters="" if has_discards else "pile",
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
            scale = IN_POOL
        else:
            nth, of = holders[:tower].count(holder), holders.count(holder)
            number = (holder - me) % players
            x, y = before(layout, number, players, nth, of)
            scale = tower_scale(layout, number, players, of)
        yield Sprite(
            id=f"tower-{tower}",
            x=x,
            y=y,
            art="uno-tower",
            look=TOWER_LOOKS[tower],
            scale=scale,
            seat=holder,
            layer=(3.5 if counted else 6) + y / 1000,
            label=tower_line(tower, holder),
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
def name_plate(
    owner: int, number: int, players: int, cards: int, points: int, shows_points: bool, layout: Layout
) -> Iterator[Sprite]:
    """Draw a player's name plate with the number of cards, or with the points while they are counted."""
    x, y = plate(layout, number, players)
    label = player_line(owner, cards, points)
    yield Sprite(id=f"place-{owner}", x=x, y=y, art="uno-place", seat=owner, layer=5, label=label)
    yield Sprite(id=f"shape-{owner}", x=x - 24, y=y - 2, art="seat-mark", seat=owner, scale=0.72, layer=5.1)
    if shows_points:
        yield Sprite(id=f"count-{owner}", x=x + 15, y=y - 2, text=f"= {points}", look="uno-total", layer=5.1)
    else:
        yield Sprite(id=f"count-{owner}", x=x + 18, y=y - 2, text=str(cards), look="uno-tally", layer=5.1)


@lru_cache(MOST_DRAWN)
def held_by(owner: int, cards: int, holders: tuple[int, ...], points: int | None) -> Holding:
    """Return a player's cards, towers and points."""
    towers = [tower_badge(tower, owner) for tower, holder in enumerate(holders) if holder == owner]
    return Holding(points, [cards_badge(cards), *towers])


@cache
def cards_badge(cards: int) -> Badge:
    """Return how many cards a player has."""
    return Badge("uno-cards", str(cards), phrase("holds-cards", cards=cards))


@cache
def tower_badge(tower: int, owner: int) -> Badge:
    """Return a tower that a player holds."""
    return Badge("uno-tower", "", tower_line(tower, owner), TOWER_LOOKS[tower])

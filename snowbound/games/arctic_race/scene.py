"""Arctic Race as a picture: a snowy valley, racers on the path and on drifting floes, cards at the edge."""

from __future__ import annotations

from typing import Any

from snowbound.core.bits import has
from snowbound.core.scene import NO_SEAT, Badge, Holding, Point, Scene, Sprite
from snowbound.core.words import Phrase, phrase

from . import actions as act
from . import words
from .movement import end_of_move, icon_at
from .rules import prizes
from .scene_board import icon_art, spot_of_place, still
from .scene_layout import Box, Layout, layout, sides
from .state import (
    CARD_STEPS,
    CARDS,
    CIRCLE_STEPS,
    GOAL,
    LAND,
    NO_CARD,
    NO_TILE,
    NOBODY,
    RACERS,
    ROW,
    ROWS,
    SECOND_ACTION,
    SLOT,
    SLOTS,
    TILE_ICON,
    WITH_OWNER,
    Phase,
    SecondAction,
)

FLOE, THING, CAMP, CARD, RACER, TARGET = 3, 4, 2, 5, 7, 9
IN_PLACE = 0.6
"""The size of a racer on the point board, relative to its place there."""

ROOMY = 46
"""The least height of a camp that holds two things, one below the other."""

WAYS = ("way-0", "way-1")
"""Two names for the path, which alternate with every shift: so carried racers slide and do not walk."""


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the board, then everyone's racers and cards; the viewer's are along the lower edge."""
    at = layout(tall)
    players, watching = int(s.players), seat == NO_SEAT
    sprites = [*still(tall, players, watching), *river(s, at), stack(s, at, seat), die(s, at, seat)]
    for other in range(players):
        sprites += desk(s, at, other) if other == seat else camp(s, at, other, seat)
        sprites += [racer(s, at, other, number, seat) for number in range(RACERS)]
    if s.holder != NOBODY:
        sprites.append(token(s, at, seat))
    if seat >= 0 and s.turn == seat:
        sprites += targets(s, at, seat)
    way = [(round(x, 1), round(y, 1)) for x, y in at.points]
    return Scene(
        width=at.width,
        height=sides(tall, players, watching).height,
        sprites=sprites,
        seats=[holding(s, other) for other in range(players)],
        tracks=dict.fromkeys(WAYS, way),
    )


# --- the river ---------------------------------------------------------------


def river(s: Any, at: Layout) -> list[Sprite]:
    """The floes with their fields; open water in slots without a floe."""
    sprites = []
    for slot in range(SLOTS):
        tile = int(s.river[slot])
        if tile != NO_TILE:
            sprites.append(floe(at, slot, tile))
    for position in range(1, GOAL):
        slot = int(SLOT[position])
        if slot != LAND:
            sprites.append(floe_field(at, position, int(s.river[slot])))
    return sprites


def floe(at: Layout, slot: int, tile: int) -> Sprite:
    """A floe: it enters from the stack and leaves over the drop."""
    x, y = at.slots[slot]
    art = f"race-floe-tall-{ROWS}" if at.tall else f"race-floe-{ROWS}"
    return Sprite(id=f"floe-{tile}", x=x, y=y + 3, art=art, layer=FLOE, enters="stack", leaves="drop")


def floe_field(at: Layout, position: int, tile: int) -> Sprite:
    """A field of a floe with its icon, or a field of open water."""
    x, y = at.points[position]
    row = int(ROW[position])
    icon = int(TILE_ICON[tile, row])
    label = words.spot(position, icon)
    if tile == NO_TILE:
        return Sprite(id=f"water-{position}", x=x, y=y, art="race-water", layer=FLOE, label=label)
    return Sprite(
        id=f"floe-{tile}-{row}",
        x=x,
        y=y,
        art=f"race-spot-{icon_art(icon, at.tall)}",
        layer=FLOE + 0.1,
        enters="stack",
        leaves="drop",
        label=label,
    )


def stack(s: Any, at: Layout, seat: int) -> Sprite:
    """The face-down stack of floes; an empty stack shows only its number."""
    x, y = at.stack
    art = "race-back-tall" if at.tall else "race-back"
    return Sprite(
        id="stack",
        x=x,
        y=y,
        art=art if s.stack else "race-water",
        text=str(int(s.stack)),
        look="race-count",
        layer=FLOE,
        label=words.stack(s),
        actions=second(s, seat, SecondAction.SHIFT),
    )


def die(s: Any, at: Layout, seat: int) -> Sprite:
    """The die; it shows the black circle while the player chooses a racer for it."""
    x, y = at.die
    art = "race-die-circle" if s.phase == Phase.CIRCLE else "race-die"
    return Sprite(
        id="die",
        x=x,
        y=y,
        art=art,
        layer=THING,
        motion="tumble",
        label=words.die(s),
        actions=second(s, seat, SecondAction.ROLL),
    )


def second(s: Any, seat: int, kind: SecondAction) -> tuple[int, ...]:
    """The click for the revealed card's second action, on the thing it is about."""
    mine = seat >= 0 and s.turn == seat and s.phase == Phase.ACT and s.card != NO_CARD
    return (act.SECOND,) if mine and SECOND_ACTION[s.card] == kind else ()


# --- racers ------------------------------------------------------------------


def racer(s: Any, at: Layout, owner: int, number: int, seat: int) -> Sprite:
    """A racer: with its owner, on the path, or home."""
    here = int(s.field[owner, number])
    x, y, scale = whereabouts(s, at, owner, number, seat)
    walks = here not in (WITH_OWNER, GOAL)
    return Sprite(
        id=f"racer-{owner}-{number + 1}",
        x=round(x, 1),
        y=round(y, 1),
        scale=scale,
        seat=owner,
        art=f"race-racer-{owner}-{number + 1}",
        layer=RACER,
        label=words.figure(s, owner, number),
        track=way(s) if walks else "",
        at=here if walks else 0,
        actions=(act.MOVE + number, act.CIRCLE + number) if owner == seat else (),
    )


def whereabouts(s: Any, at: Layout, owner: int, number: int, seat: int) -> tuple[float, float, float]:
    """Where a racer is drawn, and how large."""
    here = int(s.field[owner, number])
    if here == GOAL:
        lanes = sides(at.tall, int(s.players), seat == NO_SEAT).lanes
        x, y, scale = spot_of_place(lanes, number, int(s.place[owner, number]), int(s.players))
        return x, y, round(scale * IN_PLACE, 2)
    if here != WITH_OWNER:
        x, y = at.points[here]
        return x, y, 1.0
    if owner == seat:
        x, y = at.racers[number]
        return x, y, 1.0
    box = camp_box(at, owner, seat, int(s.players))
    start, pitch = (0.18, 0.125) if roomy(box) else (0.25, 0.11)
    return box.left + box.width * (start + pitch * number), box.middle[1] + 0.5, round(box.width * pitch / 54, 2)


def way(s: Any) -> str:
    """The name of the path, which changes with each shift."""
    tiles = sum(1 for slot in range(SLOTS) if s.river[slot] != NO_TILE)
    return WAYS[(int(s.stack) + tiles) % 2]


def targets(s: Any, at: Layout, seat: int) -> list[Sprite]:
    """Where each racer that may move would come to rest, or the players who may get the start token."""
    if s.phase == Phase.GIVE:
        return receivers(s, at, seat)
    meant: dict[int, list[int]] = {}
    for number in range(RACERS):
        steps, action = step_of(s, number)
        if steps and s.field[seat, number] != GOAL:
            meant.setdefault(landing(s, seat, number, steps), []).append(action)
    return [target(s, at, there, tuple(chosen)) for there, chosen in meant.items()]


def step_of(s: Any, number: int) -> tuple[int, int]:
    """How far the current decision could move a racer, and by which action."""
    if s.phase == Phase.CIRCLE:
        return CIRCLE_STEPS, act.CIRCLE + number
    if s.phase == Phase.ACT and s.card != NO_CARD:
        return int(CARD_STEPS[s.card, number]), act.MOVE + number
    return 0, 0


def landing(s: Any, seat: int, number: int, steps: int) -> int:
    """Where a racer would come to rest, before any effect there; the field it leaves counts as free."""
    here = int(s.field[seat, number])
    return int(end_of_move(s, here, steps))


def target(s: Any, at: Layout, there: int, chosen: tuple[int, ...]) -> Sprite:
    """Footprints on the field to which a move leads."""
    x, y = at.points[there]
    label = words.landing(there, int(icon_at(s, there)))
    return Sprite(id=f"go-{there}", x=x, y=y, art="race-ring", layer=TARGET, label=label, actions=chosen, target=True)


def receivers(s: Any, at: Layout, seat: int) -> list[Sprite]:
    """A large start token for each player who may get it; they cover the cards, which are not needed then."""
    others = [other for other in range(int(s.players)) if other != s.holder]
    sprites = []
    for other, (x, y) in zip(others, at.hand, strict=False):
        action = act.GIVE + other
        sprites.append(
            Sprite(
                id=f"give-{other}",
                x=x,
                y=y,
                art=f"race-give-{other}",
                layer=TARGET,
                target=True,
                label=words.action(s, seat, action),
                actions=(action,),
            )
        )
    return sprites


# --- the others --------------------------------------------------------------


def camp_box(at: Layout, owner: int, seat: int, players: int) -> Box:
    """A player's camp beside the board; the viewer has none there."""
    others = [other for other in range(players) if other != seat]
    return sides(at.tall, players, seat == NO_SEAT).camps[others.index(owner)]


def roomy(box: Box) -> bool:
    """Whether the camp has room for the start token below the player's shape; otherwise it goes beside it."""
    return box.height >= ROOMY


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
            label=words.cards_of(s, owner),
            actions=(act.GIVE + owner,),
        ),
        Sprite(
            id=f"shape-{owner}",
            x=box.left + box.width * 0.065,
            y=y - 13 if roomy(box) else y,
            art=f"seat-{owner}",
            seat=owner,
            layer=CAMP + 0.1,
            scale=0.62,
        ),
        *played(s, owner, box),
    ]


def played(s: Any, owner: int, box: Box) -> list[Sprite]:
    """The cards on a player's pile, and the one that lies face down beside it."""
    pile = [int(card) for card in s.pile[owner] if card != NO_CARD]
    spread = 4.0 if s.open_piles else 0.6
    left, y, scale = box.left + box.width * 0.81, box.middle[1], round(min(box.height / 36, 1.2), 2)
    sprites = []
    for height, card in enumerate(pile):
        there = left - spread * (len(pile) - 1 - height), y
        sprites.append(played_card(owner, height, card, words.on_table(owner, card), scale, there))
    if has(int(s.face_down), owner):
        card = int(s.chosen[owner])
        there = box.left + box.width * 0.93, y
        sprites.append(played_card(owner, len(pile), card, words.face_down(owner, card), scale, there))
    return sprites


def played_card(owner: int, height: int, card: int, label: Phrase, scale: float, there: Point) -> Sprite:
    """A small card, face down until it is revealed; it keeps its id when it is turned over."""
    art = "race-mini-back" if card == NO_CARD else f"race-mini-{card + 1}"
    return Sprite(
        id=f"played-{owner}-{height}",
        x=round(there[0], 1),
        y=round(there[1], 1),
        art=art,
        scale=scale,
        seat=owner,
        motion="turn",
        layer=CARD + height / 10,
        enters=f"camp-{owner}",
        leaves=f"camp-{owner}",
        label=label,
    )


def token(s: Any, at: Layout, seat: int) -> Sprite:
    """The start token, with its holder."""
    holder = int(s.holder)
    x, y, scale = (*at.token, 1.0)
    if holder != seat:
        box = camp_box(at, holder, seat, int(s.players))
        x, y, scale = box.left + box.width * 0.16, box.middle[1], 0.58
        if roomy(box):
            x, y = box.left + box.width * 0.065, box.middle[1] + 13
    return Sprite(
        id="token",
        x=round(x, 1),
        y=round(y, 1),
        art="race-token",
        scale=scale,
        layer=THING,
        label=words.start_token(holder),
        actions=second(s, seat, SecondAction.PASS_START),
    )


# --- the viewer --------------------------------------------------------------


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
            label=words.cards_of(s, seat),
            actions=(act.GIVE + seat,),
        ),
        Sprite(
            id=f"shape-{seat}",
            x=at.shape[0],
            y=at.shape[1],
            art=f"race-tag-{seat}",
            seat=seat,
            layer=CAMP + 0.1,
            scale=2,
        ),
        Sprite(id="slots", path=slots(at), look="race-slot", layer=CAMP + 0.1),
        *(own_card(s, at, seat, card) for card in range(CARDS)),
    ]
    if s.chosen[seat] != NO_CARD:
        sprites.append(Sprite(id="veil", x=at.played[0], y=at.played[1], art="race-veil", layer=CARD + 0.9))
    if second(s, seat, SecondAction.PICKUP):
        sprites.append(
            Sprite(
                id="pick-up",
                x=at.pick_up[0],
                y=at.pick_up[1],
                art="race-take",
                layer=TARGET,
                label=phrase(words.second(s)),
                actions=(act.SECOND,),
                target=True,
            )
        )
    return sprites


def slots(at: Layout) -> str:
    """The places for racers that have not started, for cards in hand and for played cards."""
    racers = "".join(Box(x - 23, y - 25, 46, 46).outline(23) for x, y in at.racers)
    return racers + "".join(Box(x - 40, y - 56, 80, 110).outline(8) for x, y in (*at.hand, at.played))


def own_card(s: Any, at: Layout, seat: int, card: int) -> Sprite:
    """One of the viewer's cards: in hand, chosen, or on the pile."""
    pile = [int(other) for other in s.pile[seat]]
    (x, y), layer = at.hand[card], float(CARD)
    label, meant = words.card(card), (act.CARD + card,)
    if s.chosen[seat] == card:
        (x, y), layer = at.played, CARD + 0.8
        label, meant = words.face_down(seat, card), ()
    elif card in pile:
        (x, y), layer = at.played, CARD + pile.index(card) / 10
        label, meant = words.on_table(seat, card), revealed(s, seat, card)
    return Sprite(
        id=f"card-{card + 1}", x=x, y=y, art=f"race-card-{card + 1}", seat=seat, layer=layer, label=label, actions=meant
    )


def revealed(s: Any, seat: int, card: int) -> tuple[int, ...]:
    """Everything that the card in progress may be used for."""
    if s.turn != seat or s.card != card:
        return ()
    return (*range(act.MOVE, act.MOVE + RACERS), act.SECOND)


# --- names and points --------------------------------------------------------


def holding(s: Any, seat: int) -> Holding:
    """Points, cards in hand, racers home, the start token."""
    cards, home = int(s.hand[seat]).bit_count(), int(s.home[seat]).bit_count()
    badges = [
        Badge("race-cards", str(cards), words.cards_in_hand(cards)),
        Badge("race-home", str(home), words.racers_home(home)),
    ]
    if s.holder == seat:
        badges.append(Badge("race-token", "", words.start_token(seat)))
    return Holding(int(prizes(s, seat)), badges)

"""Arctic Race as a picture: a snowy valley, racers on the path and on drifting floes, cards at the edge."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from snowbound.core.frozen import kept
from snowbound.core.scene import NO_SEAT, Badge, Holding, Point, Scene, Sprite, Sprites, kept_sprites

from . import actions as act
from . import words
from .movement import end_of_move, icon_at
from .nouns import MEDALS
from .rules import prizes
from .scene_board import icon_art, still, won
from .scene_layout import Layout, layout, sides
from .scene_players import TARGET, camp, camp_box, desk, roomy, second, turns
from .state import (
    CARD_STEPS,
    CIRCLE,
    CIRCLE_STEPS,
    FACE,
    GOAL,
    LAND,
    NO_CARD,
    NO_FACE,
    NO_TILE,
    NOBODY,
    PRIZE,
    RACER_STEPS,
    RACERS,
    ROW,
    ROWS,
    SLOT,
    SLOTS,
    TILE_ICON,
    WITH_OWNER,
    Phase,
    SecondAction,
)

FLOE, THING, RACER = 3, 4, 7  # layers; those of players are in scene_players.py
WAYS = ("way-0", "way-1")
"""Two names for the path, which alternate with every shift: so carried racers slide and do not walk."""


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the board, then everyone's racers and cards; the viewer's are along the lower edge."""
    at = layout(tall)
    players = int(s.players)
    parts = [ground(s, at, seat), [stack(s, at, seat), die(s, at, seat)]]
    for other in range(players):
        parts.append(desk(s, at, other) if other == seat else camp(s, at, other, seat))
        parts.append(racers(s, at, other, seat))
    parts.append(turns(s, at))
    if s.holder != NOBODY:
        parts.append([token(s, at, seat)])
    if seat >= 0 and s.turn == seat:
        parts.append(targets(s, at, seat))
    return Scene(
        width=at.width,
        height=sides(tall, players, seat == NO_SEAT).height,
        sprites=Sprites(parts),
        seats=[holding(s, other) for other in range(players)],
        tracks=dict.fromkeys(WAYS, points(tall)),
    )


@cache
def points(tall: bool) -> list[Point]:
    """The middles of all fields, along which racers move."""
    return [(round(x, 1), round(y, 1)) for x, y in layout(tall).points]


# --- the river ---------------------------------------------------------------


@kept_sprites
def ground(s: Any, at: Layout, seat: int) -> list[Sprite]:
    """The board with the river; what a click on a field may mean is there only in the viewer's own turn."""
    sprites = [*still(at.tall, int(s.players), seat == NO_SEAT), *river(s, at)]
    return with_wishes(sprites, s, seat) if seat >= 0 and s.turn == seat else sprites


@kept_sprites
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


def with_wishes(sprites: list[Sprite], s: Any, seat: int) -> list[Sprite]:
    """Give each field the moves that would lead there with another card, which a click on it may mean.

    They are not allowed now; those that are have footprints.
    """
    wishes: dict[int, list[int]] = {}
    for number in range(RACERS):
        if s.field[seat, number] != GOAL and not step_of(s, number)[0]:
            there = landing(s, seat, number, int(RACER_STEPS[number]))
            wishes.setdefault(there, []).append(act.MOVE + number)
    ids = {field_id(s, position): tuple(wished) for position, wished in wishes.items()}
    return [replace(sprite, actions=ids[sprite.id]) if sprite.id in ids else sprite for sprite in sprites]


def field_id(s: Any, position: int) -> str:
    """The id of the sprite of a field, or of the finish."""
    slot = int(SLOT[position])
    if position == GOAL:
        return "finish"
    if slot == LAND:
        return f"field-{position}"
    tile = int(s.river[slot])
    return f"water-{position}" if tile == NO_TILE else f"floe-{tile}-{int(ROW[position])}"


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


@kept
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


@kept
def die(s: Any, at: Layout, seat: int) -> Sprite:
    """The die with the face of the last roll; before a roll it stands on a corner, so every roll is seen."""
    x, y = at.die
    face = words.shown_face(s)
    art = "race-die" if face == NO_FACE else "race-die-circle" if FACE[face] == CIRCLE else f"race-die-{FACE[face] + 1}"
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


# --- racers ------------------------------------------------------------------


@kept_sprites
def racers(s: Any, at: Layout, owner: int, seat: int) -> list[Sprite]:
    """A player's racers."""
    return [racer(s, at, owner, number, seat) for number in range(RACERS)]


def racer(s: Any, at: Layout, owner: int, number: int, seat: int) -> Sprite:
    """A racer: with its owner, on the path, or home."""
    here = int(s.field[owner, number])
    x, y, scale = whereabouts(s, at, owner, number, seat)
    walks, place = here not in (WITH_OWNER, GOAL), int(s.place[owner, number])
    return Sprite(
        id=f"racer-{owner}-{number + 1}",
        x=round(x, 1),
        y=round(y, 1),
        scale=scale,
        seat=owner,
        art=f"race-won-{min(place, MEDALS + 1)}" if place else f"race-racer-{number + 1}",
        text=str(int(PRIZE[number, place])) if place else "",
        look="race-prize" if place else "",
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
        return won(lanes, number, int(s.place[owner, number]), int(s.players))
    if here != WITH_OWNER:
        x, y = at.points[here]
        return x, y, 1.0
    if owner == seat:
        x, y = at.racers[number]
        return x, y, 1.0
    box = camp_box(at, owner, seat, int(s.players))
    start, pitch = (0.172, 0.113) if roomy(box) else (0.245, 0.1)
    return box.left + box.width * (start + pitch * number), box.middle[1] + 0.5, round(box.width * pitch / 54, 2)


def way(s: Any) -> str:
    """The name of the path, which changes with each shift."""
    tiles = sum(1 for slot in range(SLOTS) if s.river[slot] != NO_TILE)
    return WAYS[(int(s.stack) + tiles) % 2]


@kept_sprites
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
                art="race-give",
                seat=other,
                layer=TARGET,
                target=True,
                label=words.action(s, seat, action),
                actions=(action,),
            )
        )
    return sprites


@kept
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
        art="race-token-piece",
        scale=scale,
        layer=THING,
        label=words.start_token(holder),
        actions=second(s, seat, SecondAction.PASS_START),
    )


# --- names and points --------------------------------------------------------


@kept
def holding(s: Any, seat: int) -> Holding:
    """Points, cards in hand, racers home, the start token."""
    cards, home = words.hand_size(s, seat), int(s.home[seat]).bit_count()
    badges = [
        Badge("race-cards", str(cards), words.cards_in_hand(cards)),
        Badge("race-home", str(home), words.racers_home(home)),
    ]
    if s.holder == seat:
        badges.append(Badge("race-token", "", words.start_token(seat)))
    return Holding(int(prizes(s, seat)), badges)

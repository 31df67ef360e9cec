"""Arctic Race as a picture: a snowy valley, racers on the path and on drifting floes, cards at the edge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from snowbound.core.frozen import kept
from snowbound.core.scene import (
    MOST_DRAWN,
    NO_SEAT,
    Badge,
    Holding,
    Part,
    Point,
    Scene,
    Sprite,
    Sprites,
    drawn_once,
    kept_sprites,
    with_actions,
)

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
    Icon,
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
    parts = [*ground(s, at, seat), stack(s, at, seat), die(s, at, seat)]
    for other in range(players):
        parts.append(desk(s, at, other) if other == seat else camp(s, at, other, seat))
        parts.append(racers(s, at, other, seat))
    parts.append(turns(s, at))
    if s.holder != NOBODY:
        parts.append(token(s, at, seat))
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


def ground(s: Any, at: Layout, seat: int) -> tuple[Part, ...]:
    """The board and the river; what a click on a field may mean is there only in the viewer's own turn."""
    parts = still(at.tall, int(s.players), seat == NO_SEAT), river(at, tuple(s.river[:SLOTS].tolist()))
    if seat < 0 or s.turn != seat:
        return parts
    wished = wishes(s, seat)
    return tuple([with_actions(part, wished) for part in parts])


@drawn_once
def river(at: Layout, tiles: tuple[int, ...]) -> list[Sprite]:
    """The floes with their fields; open water in slots without a floe."""
    sprites = [floe(at, slot, tile) for slot, tile in enumerate(tiles) if tile != NO_TILE]
    slots = [(position, int(SLOT[position])) for position in range(1, GOAL)]
    return [*sprites, *(floe_field(at, position, tiles[slot]) for position, slot in slots if slot != LAND)]


def floe(at: Layout, slot: int, tile: int) -> Sprite:
    """A floe: it enters from the stack and leaves over the drop."""
    x, y = at.slots[slot]
    art = f"race-floe-tall-{ROWS}" if at.tall else f"race-floe-{ROWS}"
    return Sprite(id=f"floe-{tile}", x=x, y=y + 3, art=art, layer=FLOE, enters="stack", leaves="drop")


@kept
def wishes(s: Any, seat: int) -> dict[str, tuple[int, ...]]:
    """Return the moves that would lead to each field with another card, which a click on it may mean.

    They are not allowed now; those that are have footprints.
    """
    wished: dict[int, list[int]] = {}
    for number in range(RACERS):
        if s.field[seat, number] != GOAL and not step_of(s, number)[0]:
            there = landing(s, seat, number, int(RACER_STEPS[number]))
            wished.setdefault(there, []).append(act.MOVE + number)
    return {field_id(s, position): tuple(moves) for position, moves in wished.items()}


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


@kept_sprites
def stack(s: Any, at: Layout, seat: int) -> Iterator[Sprite]:
    """The face-down stack of floes; an empty stack shows only its number."""
    x, y = at.stack
    art = "race-back-tall" if at.tall else "race-back"
    yield Sprite(
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


@kept_sprites
def die(s: Any, at: Layout, seat: int) -> Iterator[Sprite]:
    """The die with the face of the last roll; before a roll it stands on a corner, so every roll is seen."""
    x, y = at.die
    face = words.shown_face(s)
    art = "race-die" if face == NO_FACE else "race-die-circle" if FACE[face] == CIRCLE else f"race-die-{FACE[face] + 1}"
    yield Sprite(
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
def racers(s: Any, at: Layout, owner: int, seat: int) -> Iterator[Sprite]:
    """A player's racers."""
    path, players, places = way(s), int(s.players), s.place[owner].tolist()
    for number, here in enumerate(s.field[owner].tolist()):
        icon = Icon.BLANK if here == GOAL else int(icon_at(s, here))
        yield racer(at, owner, number, here, places[number], icon, path, seat, players)


@lru_cache(MOST_DRAWN)
def racer(
    at: Layout, owner: int, number: int, here: int, place: int, icon: int, path: str, seat: int, players: int
) -> Sprite:
    """A racer: with its owner, on the path, or home."""
    x, y, scale = whereabouts(at, owner, number, here, place, seat, players)
    walks = here not in (WITH_OWNER, GOAL)
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
        label=words.figure(owner, number, words.whereabouts(here, place, icon)),
        track=path if walks else "",
        at=here if walks else 0,
        actions=(act.MOVE + number, act.CIRCLE + number) if owner == seat else (),
    )


def whereabouts(
    at: Layout, owner: int, number: int, here: int, place: int, seat: int, players: int
) -> tuple[float, float, float]:
    """Where a racer is drawn, and how large."""
    if here == GOAL:
        return won(sides(at.tall, players, seat == NO_SEAT).lanes, number, place, players)
    if here != WITH_OWNER:
        x, y = at.points[here]
        return x, y, 1.0
    if owner == seat:
        x, y = at.racers[number]
        return x, y, 1.0
    box = camp_box(at, owner, seat, players)
    start, pitch = (0.172, 0.113) if roomy(box) else (0.245, 0.1)
    return box.left + box.width * (start + pitch * number), box.middle[1] + 0.5, round(box.width * pitch / 54, 2)


def way(s: Any) -> str:
    """The name of the path, which changes with each shift."""
    tiles = sum(tile != NO_TILE for tile in s.river[:SLOTS].tolist())
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


@kept_sprites
def token(s: Any, at: Layout, seat: int) -> Iterator[Sprite]:
    """The start token, with its holder."""
    holder = int(s.holder)
    x, y, scale = (*at.token, 1.0)
    if holder != seat:
        box = camp_box(at, holder, seat, int(s.players))
        x, y, scale = box.left + box.width * 0.16, box.middle[1], 0.58
        if roomy(box):
            x, y = box.left + box.width * 0.065, box.middle[1] + 13
    yield Sprite(
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

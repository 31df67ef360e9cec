"""Arctic Race as a picture: a snowy valley, racers on the path and on drifting floes, cards at the edge.

Functions with a view read a few numbers from it; parts of the picture are drawn from these, each of them once.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

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
    with_actions,
)

from . import actions as act
from . import words
from .movement import end_of_move, icon_at
from .nouns import MEDALS
from .rules import prizes
from .scene_board import Prizes, fields, icon_art, point_board, valley, won
from .scene_layout import Layout, layout, sides
from .scene_players import ANY, TARGET, bare_desk, camp, camp_box, desk, roomy, second, turns
from .state import (
    CARDS,
    CIRCLE,
    GOAL,
    LAND,
    NO_CARD,
    NO_FACE,
    NO_TILE,
    NOBODY,
    NOT_HOME,
    RACERS,
    ROW,
    ROWS,
    SLOT,
    TILE_ICON,
    WITH_OWNER,
    Phase,
    SecondAction,
)

FLOE, THING, RACER = 3, 4, 7  # layers; those of players are in scene_players.py
WAYS = ("way-0", "way-1")
"""Two names for the path, which alternate with every shift: so carried racers slide and do not walk."""

THINGS = {"stack": SecondAction.SHIFT, "die": SecondAction.ROLL, "token": SecondAction.PASS_START}
"""The second action that each thing is about."""

FLOE_FIELDS = [(position, slot) for position, slot in enumerate(SLOT.tolist()) if slot != LAND]
"""The fields of the river with their slots."""


class Track(NamedTuple):
    """What the rules read of a position to say where a racer comes to rest."""

    river: tuple[int, ...]
    occupied: int = 0
    icon_steps: tuple[int, ...] = ()


def track_of(s: Any) -> Track:
    """Return what the rules read of a position."""
    return Track(tuple(s.river.tolist()), int(s.occupied), tuple(s.icon_steps.tolist()))


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the board, then everyone's racers and cards; the viewer's are along the lower edge."""
    at, players, holder, river = layout(tall), int(s.players), int(s.holder), tuple(s.river.tolist())
    prize = tuple(map(tuple, s.prize.tolist()))
    parts = [
        still(tall, players, seat, prize),
        *ground(s, at, seat, river),
        things(at, int(s.stack), words.shown_face(s), holder, players, seat, second(s, seat)),
        *turns(s, at),
    ]
    seats, path = [], way(river, int(s.stack))
    for other in range(players):
        pile, places = words.pile_of(s, other), tuple(s.place[other].tolist())
        points = int(prizes(s, other))
        parts += desk(s, at, seat, pile, points) if other == seat else camp(s, at, other, seat, pile, points)
        parts.append(racers(at, other, seat, players, tuple(s.field[other].tolist()), places, prize, river, path))
        seats.append(holding(other, CARDS - len(pile), places, points, other == holder))
    return Scene(
        width=at.width,
        height=sides(tall, players, seat == NO_SEAT).height,
        sprites=Sprites(parts),
        seats=seats,
        tracks=tracks(tall),
    )


@drawn_once
def still(tall: bool, players: int, seat: int, prize: Prizes) -> list[Sprite]:
    """Everything that is the same in every position and means nothing when it is clicked."""
    at, lanes = layout(tall), sides(tall, players, seat == NO_SEAT).lanes
    return [*valley(at), *point_board(lanes, players, prize), *(bare_desk(at, seat) if seat != NO_SEAT else ())]


@cache
def tracks(tall: bool) -> dict[str, list[Point]]:
    """The middles of all fields, along which racers move."""
    return {name: [(round(x, 1), round(y, 1)) for x, y in layout(tall).points] for name in WAYS}


# --- fields ------------------------------------------------------------------


def ground(s: Any, at: Layout, seat: int, river: tuple[int, ...]) -> list[Part]:
    """The fields on land and in the river; what a click on them may mean is there only in the viewer's own turn."""
    parts = [fields(at.tall), floes(at, river)]
    if seat < 0 or s.turn != seat:
        return parts
    track = track_of(s)
    allowed, wished = landings(s, seat, track)
    meant = {field_id(river, there): tuple(chosen) for there, chosen in wished.items()}
    parts = [with_actions(part, meant) for part in parts]
    if s.phase == Phase.GIVE:
        return [*parts, receivers(at, seat, int(s.players), int(s.holder))]
    known = icons(river)
    return [*parts, Part([target(at, there, known[there], tuple(chosen)) for there, chosen in allowed.items()])]


def landings(s: Any, seat: int, track: Track) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """Return the moves that lead to each field now, and those that would lead there with another card.

    The latter are not allowed, but a click on a field may mean them.
    """
    allowed: dict[int, list[int]] = {}
    wished: dict[int, list[int]] = {}
    for here, (steps, action, is_allowed) in zip(s.field[seat].tolist(), moves(s), strict=True):
        if here != GOAL:
            there = landing(track, here, steps)
            (allowed if is_allowed else wished).setdefault(there, []).append(action)
    return allowed, wished


def moves(s: Any) -> tuple[tuple[int, int, bool], ...]:
    """Return for each racer how far it moves, the action that moves it, and whether that can be decided now."""
    if s.phase == Phase.CIRCLE:
        return tuple((int(s.circle_steps), act.CIRCLE + number, True) for number in range(RACERS))
    steps = s.card_steps[s.card].tolist() if s.phase == Phase.ACT and s.card != NO_CARD else [0] * RACERS
    return tuple((steps[n] or int(s.racer_steps[n]), act.MOVE + n, steps[n] > 0) for n in range(RACERS))


def landing(track: Track, here: int, steps: int) -> int:
    """Where a racer would come to rest, before any effect there; the field it leaves counts as free."""
    return int(end_of_move(track, here, steps))


def field_id(river: tuple[int, ...], position: int) -> str:
    """The id of the sprite of a field, or of the finish."""
    slot = int(SLOT[position])
    if position == GOAL:
        return "finish"
    if slot == LAND:
        return f"field-{position}"
    return f"water-{position}" if river[slot] == NO_TILE else f"floe-{river[slot]}-{int(ROW[position])}"


@lru_cache(MOST_DRAWN)
def target(at: Layout, there: int, icon: int, chosen: tuple[int, ...]) -> Sprite:
    """Footprints on the field to which a move leads."""
    x, y = at.points[there]
    label = words.landing(there, icon)
    return Sprite(id=f"go-{there}", x=x, y=y, art="race-ring", layer=TARGET, label=label, actions=chosen, target=True)


@drawn_once
def receivers(at: Layout, seat: int, players: int, holder: int) -> list[Sprite]:
    """A large start token for each player who may get it; they cover the cards, which are not needed then."""
    others = [other for other in range(players) if other != holder]
    return [
        Sprite(
            id=f"give-{other}",
            x=x,
            y=y,
            art="race-give",
            seat=other,
            layer=TARGET,
            target=True,
            label=words.give(seat, other),
            actions=(act.GIVE + other,),
        )
        for other, (x, y) in zip(others, at.hand, strict=False)
    ]


# --- the river ---------------------------------------------------------------


@drawn_once
def floes(at: Layout, river: tuple[int, ...]) -> list[Sprite]:
    """The floes with their fields; open water in slots without a floe."""
    sprites = [floe(at, slot, tile) for slot, tile in enumerate(river) if tile != NO_TILE]
    return [*sprites, *(floe_field(at, position, river[slot]) for position, slot in FLOE_FIELDS)]


@lru_cache(MOST_DRAWN)
def floe(at: Layout, slot: int, tile: int) -> Sprite:
    """A floe: it enters from the stack and leaves over the drop."""
    x, y = at.slots[slot]
    art = f"race-floe-tall-{ROWS}" if at.tall else f"race-floe-{ROWS}"
    return Sprite(id=f"floe-{tile}", x=x, y=y + 3, art=art, layer=FLOE, enters="stack", leaves="drop")


@lru_cache(MOST_DRAWN)
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


# --- things ------------------------------------------------------------------


@lru_cache(MOST_DRAWN)
def things(at: Layout, number: int, face: int, holder: int, players: int, seat: int, kind: int) -> Part:
    """The stack, the die and the start token. A click on them means the second action of this kind, or of any."""
    part = idle_things(at, number, face, holder, players, seat)
    return with_actions(part, {id: (act.SECOND,) for id, about in THINGS.items() if kind in (ANY, about)})


@drawn_once
def idle_things(at: Layout, number: int, face: int, holder: int, players: int, seat: int) -> list[Sprite]:
    """The same, without what a click means."""
    found = [stack(at, number), die(at, face)]
    return found if holder == NOBODY else [*found, token(at, holder, seat, players)]


@lru_cache(MOST_DRAWN)
def stack(at: Layout, number: int) -> Sprite:
    """The face-down stack of floes; an empty stack shows only its number."""
    x, y = at.stack
    back = "race-back-tall" if at.tall else "race-back"
    return Sprite(
        id="stack",
        x=x,
        y=y,
        art=back if number else "race-water",
        text=str(number),
        look="race-count",
        layer=FLOE,
        label=words.stack(number),
    )


@lru_cache(MOST_DRAWN)
def die(at: Layout, face: int) -> Sprite:
    """The die with the face of the last roll; before a roll it stands on a corner, so every roll is seen."""
    x, y = at.die
    art = "race-die" if face == NO_FACE else "race-die-circle" if face == CIRCLE else f"race-die-{face + 1}"
    return Sprite(id="die", x=x, y=y, art=art, layer=THING, motion="tumble", label=words.die(face))


@lru_cache(MOST_DRAWN)
def token(at: Layout, holder: int, seat: int, players: int) -> Sprite:
    """The start token, with its holder."""
    x, y, scale = (*at.token, 1.0)
    if holder != seat:
        box = camp_box(at, holder, seat, players)
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
    )


# --- racers ------------------------------------------------------------------


@lru_cache(MOST_DRAWN)
def icons(river: tuple[int, ...]) -> tuple[int, ...]:
    """The icons of all fields."""
    track = Track(river)
    return tuple(int(icon_at(track, position)) for position in range(GOAL + 1))


@drawn_once
def racers(
    at: Layout,
    owner: int,
    seat: int,
    players: int,
    here: tuple[int, ...],
    places: tuple[int, ...],
    prize: Prizes,
    river: tuple[int, ...],
    path: str,
) -> list[Sprite]:
    """A player's racers."""
    known = icons(river)
    won_by = [prizes_of[place] for prizes_of, place in zip(prize, places, strict=True)]
    return [
        racer(at, owner, number, position, places[number], won_by[number], known[position], path, seat, players)
        for number, position in enumerate(here)
    ]


@lru_cache(MOST_DRAWN)
def racer(
    at: Layout,
    owner: int,
    number: int,
    here: int,
    place: int,
    prize: int,
    icon: int,
    path: str,
    seat: int,
    players: int,
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
        text=str(prize) if place else "",
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


@lru_cache(MOST_DRAWN)
def way(river: tuple[int, ...], stack: int) -> str:
    """The name of the path, which changes with each shift."""
    return WAYS[(stack + sum(tile != NO_TILE for tile in river)) % 2]


# --- names and points --------------------------------------------------------


@lru_cache(MOST_DRAWN)
def holding(seat: int, cards: int, places: tuple[int, ...], points: int, has_token: bool) -> Holding:
    """Points, cards in hand, racers home, the start token."""
    home = sum(place != NOT_HOME for place in places)
    badges = [
        Badge("race-cards", str(cards), words.cards_in_hand(cards)),
        Badge("race-home", str(home), words.racers_home(home)),
    ]
    if has_token:
        badges.append(Badge("race-token", "", words.start_token(seat)))
    return Holding(points, badges)

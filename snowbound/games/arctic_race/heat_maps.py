"""Where on the board of Arctic Race things happen."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from snowbound.core.facts import FactRow
from snowbound.core.heat_map import Backdrop, HeatMap
from snowbound.core.scene import NO_SEAT, Sprite

from .facts import Fact
from .scene import field_id, scene
from .scene_layout import layout, sides

MOVABLE = ("racer-", "token", "camp-", "shape-", "order-", "now", "round", "played-", "die")
"""What is not part of the board."""

AROUND_CARD = 8.0
"""Units around the cards."""


def board(s: Any) -> Backdrop:
    """Draw the board without players."""
    area = layout(tall=False).board
    return Backdrop(without_players(s), (area.left, area.top, area.width, area.height))


def lanes(s: Any) -> Backdrop:
    """Draw the point board."""
    area = sides(False, int(s.players), True).lanes
    return Backdrop(without_players(s), (area.left, area.top, area.width, area.height))


def without_players(s: Any) -> Any:
    """Draw the table without what belongs to players."""
    drawn = scene(s, NO_SEAT, False)
    drawn.sprites = [sprite for sprite in drawn.sprites if not sprite.id.startswith(MOVABLE)]
    return drawn


def cards(s: Any) -> Backdrop:
    """Draw a whole hand."""
    at, drawn = layout(tall=False), scene(s, 0, False)
    drawn.sprites = [bright(sprite) for sprite in drawn.sprites if sprite.id.startswith("card-")]
    (left, y), (right, _) = at.hand[0], at.hand[-1]
    half_wide, half_high = 42 + AROUND_CARD, 58 + AROUND_CARD
    return Backdrop(drawn, (left - half_wide, y - half_high, right - left + 2 * half_wide, 2 * half_high))


def bright(sprite: Sprite) -> Sprite:
    """Return a card as it is drawn while it can be played."""
    return replace(sprite, look="")


def at_field(s: Any, told: FactRow) -> tuple[str, ...]:
    """A field of the board, or the finish."""
    return (field_id(tuple(s.river.tolist()), told.where),)


def at_finish(s: Any, told: FactRow) -> tuple[str, ...]:
    """The end of the track."""
    return ("finish",)


def at_prize(s: Any, told: FactRow) -> tuple[str, ...]:
    """A place of a race."""
    return (f"place-{told.what + 1}-{told.where}",)


def at_card(s: Any, told: FactRow) -> tuple[str, ...]:
    """A card of the hand."""
    return (f"card-{told.what + 1}",)


FLOES = "The floes are those at the start of the first game. In other games other icons lie in the river."

HEAT_MAPS = (
    HeatMap(
        "landings",
        "Where racers end their moves",
        "moves",
        board,
        {
            Fact.MOVES: at_field,
            Fact.ENTERS: at_field,
            Fact.FALLS_IN: at_field,
            Fact.COMES_HOME: at_finish,
        },
        note=FLOES,
    ),
    HeatMap(
        "losses",
        "Where racers fall into the water or are pushed off with their floe",
        "racers lost",
        board,
        {Fact.FALLS_IN: at_field, Fact.FALLS_OFF: at_field},
        note=FLOES,
    ),
    HeatMap("jumps", "Which taken fields are jumped", "fields jumped", board, {Fact.JUMPS: at_field}, note=FLOES),
    HeatMap(
        "slides", "Which numbers carry racers further", "racers carried", board, {Fact.SLIDES: at_field}, note=FLOES
    ),
    HeatMap("prizes", "Which prizes are won", "prizes", lanes, {Fact.COMES_HOME: at_prize}, compares=True),
    HeatMap("cards", "Which cards are played", "cards played", cards, {Fact.REVEALS: at_card}, compares=True),
)

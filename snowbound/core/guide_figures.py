"""The examples of a guide as pictures: positions of `guide/figures.toml`, drawn by the game's own scene.

    [first-move]
    players = 3
    seat = 0                                 # whose view; -1 is a spectator
    seed = 5                                 # chance acts by this seed …
    actions = [[0, 12]]                      # … and these seats take these actions
    fields = { field = { "0,3" = 12 } }      # afterwards these fields are changed
    around = ["figure-0", "space-8"]         # the part of the board around these sprites …
    margin = [60, 60, 90, 60]                # … with so much to the left, above, to the right and below
    marks = ["space-8"]                      # sprites that glow
    arrows = [["figure-0", "space-8"]]

In place of a seed, `events` lists everything from the start of the game, with "chance" as a seat.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from typing import Any, Literal

import msgspec

from .contract import CHANCE, SPECTATOR
from .errors import SnowboundError
from .game import Game
from .guide import BadGuide
from .match import Match
from .picture import Art, art_of
from .scene import Point, Scene, Sprite, settled, worded

MARGIN = 80.0
"""Units around the middles of the sprites that a figure shows, unless it says otherwise."""

Change = int | list[Any] | dict[str, int]
Box = tuple[float, float, float, float]
Margins = tuple[float, float, float, float]


class FigureData(msgspec.Struct, forbid_unknown_fields=True):
    """A figure as the file describes it."""

    players: int
    seat: int = SPECTATOR
    options: dict[str, Any] = {}
    seed: int | None = None
    actions: list[tuple[int, int]] = []
    events: list[tuple[int | Literal["chance"], int]] = []
    fields: dict[str, Change] = {}
    around: list[str] = []
    margin: float | Margins = MARGIN
    marks: list[str] = []
    arrows: list[tuple[str, str]] = []
    tall: bool = False


class Figure(msgspec.Struct, omit_defaults=True):
    """A figure as a page draws it."""

    scene: Scene
    box: Box  # left, top, width and height of what is shown
    marks: list[str] = []
    arrows: list[tuple[Point, Point]] = []


@cache
def figure_data(game: Game) -> dict[str, FigureData]:
    """Return the figures of a game's guide by name."""
    file = game.folder / "guide" / "figures.toml"
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, FigureData])
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadGuide(f"figures.toml of {game.id}: {error}") from None


@cache
def figures(game: Game, language: str = "en") -> dict[str, Figure]:
    """Return all figures of a game's guide."""
    return {name: _drawn(game, name, data, language) for name, data in figure_data(game).items()}


def figure_match(game: Game, name: str) -> Match:
    """Return the match at the position of a figure."""
    return _position(game, name, figure_data(game)[name])


def _position(game: Game, name: str, data: FigureData) -> Match:
    chance = "manual" if data.seed is None else "auto"
    try:
        settings: dict[str, Any] = {"seed": data.seed or 0, "chance": chance, "compiled": False}
        match = Match(game, data.players, options=data.options, **settings)
        for seat, action in [*data.events, *data.actions]:
            match.play(CHANCE if seat == "chance" else seat, action)
        return match.at(len(match.events), _changed(match, data.fields)) if data.fields else match
    except (SnowboundError, AttributeError, IndexError, ValueError) as error:
        raise BadGuide(f"figure {name} of {game.id}: {error}") from None


def _changed(match: Match, fields: dict[str, Change]) -> bytes:
    view = match.position
    for name, value in fields.items():
        if isinstance(value, dict):
            array = getattr(view, name)
            for index, single in value.items():
                array[tuple(map(int, index.split(",")))] = single
        else:
            setattr(view, name, value)
    return view.states.tobytes()


def _drawn(game: Game, name: str, data: FigureData, language: str) -> Figure:
    match = _position(game, name, data)
    scene = worded(settled(match.draw(data.seat, tall=data.tall)), match.speaker(language))
    found, art = {sprite.id: sprite for sprite in scene.sprites}, art_of(game.folder)

    def sprite(id: str) -> Sprite:
        if id not in found:
            raise BadGuide(f"figure {name} of {game.id}: the picture has no sprite {id!r}")
        return found[id]

    marks = [sprite(id).id for id in data.marks]
    arrows = [(_middle(sprite(first)), _middle(sprite(last))) for first, last in data.arrows]
    box: Box = (0.0, 0.0, scene.width, scene.height)
    if data.around:
        box = _box([sprite(id) for id in data.around], data.margin)
    scene.sprites = [sprite for sprite in scene.sprites if _is_in(sprite, art, box)]
    scene.tracks, scene.seats = {}, []
    return Figure(scene, box, marks, arrows)


def _middle(sprite: Sprite) -> Point:
    return sprite.x, sprite.y


def _reach(sprite: Sprite, art: Art) -> float:
    """Return how far a sprite reaches from its middle at most."""
    return math.hypot(*art.sizes.get(sprite.art, (0.0, 0.0))) / 2 * sprite.scale


def _is_in(sprite: Sprite, art: Art, box: Box) -> bool:
    """Return whether a sprite may be seen in a box. A path has no middle, so it counts as seen."""
    left, top, width, height = box
    reach = _reach(sprite, art)
    is_near = left - reach <= sprite.x <= left + width + reach and top - reach <= sprite.y <= top + height + reach
    return bool(sprite.path) or is_near


def _box(sprites: list[Sprite], margin: float | Margins) -> Box:
    """Return the smallest box around the middles of sprites, with one margin or with one for each side."""
    before, above, behind, below = margin if isinstance(margin, tuple) else (margin,) * 4
    left, top = min(sprite.x for sprite in sprites), min(sprite.y for sprite in sprites)
    right, bottom = max(sprite.x for sprite in sprites), max(sprite.y for sprite in sprites)
    return left - before, top - above, right - left + before + behind, bottom - top + above + below

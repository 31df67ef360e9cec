"""The printed material of a game as one picture, with the name that its board file uses for each thing.

A game's `board_picture.py` has one function, `board_picture()`, which draws the board that the game was loaded with:
the board itself, and every tile, card and piece that its file describes. `snowbound board GAME FILE --watch` shows it
beside the text, and draws it after every change without loading the whole game.

    >>> from snowbound import find
    >>> race = find("arctic_race")
    >>> picture = board_picture_of(race, race.board.data)
    >>> [place.name for place in picture.places if place.drawn_by[0] == ("floes", "tiles", 3)]
    ['F04']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import NamedTuple, cast

from msgspec.structs import replace

from .board import Board, Where, dotted
from .game import Game
from .picture import Art, decimal, drawn_sprite, in_order
from .scene import Scene, Sprite
from .variant import module_on

MODULE = "board_picture"

NAME_HEIGHT = 19.0
"""The height of the plate behind a name, in units."""

LETTER_WIDTH = 7.6
"""The width of a letter on a plate."""

PLATE_MARGIN = 8.0
"""What a plate has around its name, left and right together."""


class PrintedPlace(NamedTuple):
    """A thing in the picture: its name, and the parts of the board file that describe it."""

    # fmt: off
    name: str                       # as the file writes it; empty if it has none
    x: float                        # its middle
    y: float
    drawn_by: tuple[Where, ...]     # the places in the file, the most specific first
    width: float = 44.0             # what is framed, and can be clicked
    height: float = 44.0
    # fmt: on


class BoardPicture(NamedTuple):
    """The drawn material, and where each thing in it lies."""

    scene: Scene
    places: list[PrintedPlace]


def has_board_picture(game: Game) -> bool:
    """Whether a game draws its board file."""
    return (game.folder / f"{MODULE}.py").is_file()


def board_picture_of(game: Game, data: Board) -> BoardPicture:
    """Draw the data of a board, which was checked."""
    module = module_on(game.printed, data, MODULE)
    return cast("Callable[[], BoardPicture]", module.board_picture)()


def plain_sprites(sprites: Iterable[Sprite], prefix: str = "") -> list[Sprite]:
    """Return sprites without labels and actions, for a picture that only shows them."""
    return [replace(sprite, id=prefix + sprite.id, label="", actions=()) for sprite in sprites]


def board_picture_svg(picture: BoardPicture, art: Art, colours: tuple[str, ...]) -> str:
    """Return a picture as an SVG element for a page: the things, and above them a button for each place.

    The buttons are numbered in the order of the places.
    """
    scene = picture.scene
    sprites = in_order(scene.sprites)
    drawn = "".join(drawn_sprite(sprite, art, scene.colours or colours) for sprite in sprites)
    places = "".join(_button(number, place) for number, place in enumerate(picture.places))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {decimal(scene.width)} {decimal(scene.height)}" '
        f'class="scene">{art.excerpt({sprite.art for sprite in sprites if sprite.art})}'
        f'<g aria-hidden="true">{drawn}</g>{places}</svg>'
    )


def _button(number: int, place: PrintedPlace) -> str:
    """Return the frame of a place with its name on a plate at the upper edge."""
    left, top = place.x - place.width / 2, place.y - place.height / 2
    told = f"{place.name}, {dotted(place.drawn_by[0])}" if place.name else dotted(place.drawn_by[0])
    return (
        f'<g class="place" role="button" tabindex="-1" aria-label="{escape(told)}" data-place="{number}">'
        f'<rect class="frame" x="{decimal(left)}" y="{decimal(top)}" width="{decimal(place.width)}" '
        f'height="{decimal(place.height)}" rx="6"/>{_plate(place, top)}</g>'
    )


def _plate(place: PrintedPlace, top: float) -> str:
    if not place.name:
        return ""
    width, middle = len(place.name) * LETTER_WIDTH + PLATE_MARGIN, top + NAME_HEIGHT / 2 - 2
    return (
        f'<rect class="plate" x="{decimal(place.x - width / 2)}" y="{decimal(middle - NAME_HEIGHT / 2)}" '
        f'width="{decimal(width)}" height="{decimal(NAME_HEIGHT)}" rx="4"/>'
        f'<text class="name" x="{decimal(place.x)}" y="{decimal(middle)}">{escape(place.name)}</text>'
    )

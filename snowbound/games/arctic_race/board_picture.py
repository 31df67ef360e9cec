"""The board of Arctic Race with the numbers of its fields, and all floe tiles, race cards and prizes."""

from __future__ import annotations

from collections.abc import Iterator

from snowbound.core.board_picture import BoardPicture, PrintedPlace, plain_sprites
from snowbound.core.scene import Scene, Sprite

from .scene import floe_field
from .scene_board import fields, icon_art, lane, point_board, valley
from .scene_layout import Box, layout
from .state import BOARD, CARDS, LAND, LENGTH, NO_TILE, RACERS, ROWS, SEATS, SLOT, TILE, TILE_ICON, TILES

GAP = 12.0
"""Units between the parts of the picture."""

TILE_SIZE, TILES_IN_ROW = 0.86, 10
TILE_WIDTH, FIELD_HEIGHT, TILE_EDGE, TILE_HEAD = 64.0, 80.0, 2.0, 24.0
"""The measures of a tile at scale 1: its width, the height of each of its fields, its edge; and the room for its id."""

CARD_WIDTH, CARD_HEIGHT = 88.0, 128.0
LANES_HEIGHT = 190.0


def board_picture() -> BoardPicture:
    """Draw the board, the cards with the point board, and the tiles, one below the other."""
    at = layout(tall=False)
    width, top = at.board.width, at.board.height + GAP
    lanes = Box(CARD_WIDTH * CARDS + GAP, top, width - CARD_WIDTH * CARDS - 2 * GAP, LANES_HEIGHT)
    water = [floe_field(at, position, NO_TILE) for position in range(1, LENGTH + 1) if SLOT[position] != LAND]
    prizes = tuple((0, *racer["points"]) for racer in BOARD["racers"])
    sprites = [*valley(at), *fields(False), *water, *point_board(lanes, SEATS, prizes)]
    places = [*_positions(), *_races(lanes)]
    for sprite, place in (*_cards(top + LANES_HEIGHT / 2), *_tiles(top + LANES_HEIGHT + GAP)):
        sprites += sprite
        places.append(place)
    height = places[-1].y + places[-1].height / 2 + GAP
    return BoardPicture(Scene(width=width, height=height, sprites=plain_sprites(sprites)), places)


def _positions() -> Iterator[PrintedPlace]:
    """The positions of the path."""
    points = layout(tall=False).points
    for number, position in enumerate(BOARD["board"]["path"]):
        x, y = points[number + 1]
        yield PrintedPlace(str(position["pos"]), x, y, (("board", "path", number),), 50, 70)


def _races(lanes: Box) -> Iterator[PrintedPlace]:
    """The races of the point board."""
    for racer in range(RACERS):
        x, high = lanes.middle[0], lanes.height / RACERS
        yield PrintedPlace("", x, lane(lanes, racer), (("racers", racer),), lanes.width - 8, high - 4)


def _cards(y: float) -> Iterator[tuple[list[Sprite], PrintedPlace]]:
    """The cards of one player."""
    for number, card in enumerate(BOARD["cards"]):
        x = CARD_WIDTH * (number + 0.5) + GAP / 2
        art = Sprite(id=f"card-{number}", x=x, y=y, art=f"race-card-{number + 1}", seat=0, layer=5)
        yield [art], PrintedPlace(card["id"], x, y, (("cards", number),), CARD_WIDTH - 4, CARD_HEIGHT)


def _tiles(top: float) -> Iterator[tuple[list[Sprite], PrintedPlace]]:
    """All tiles, in the order of the file."""
    wide = layout(tall=False).board.width / TILES_IN_ROW
    high = (FIELD_HEIGHT * ROWS + TILE_EDGE) * TILE_SIZE
    for tile in range(TILES):
        row, column = divmod(tile, TILES_IN_ROW)
        x, y = wide * (column + 0.5), top + TILE_HEAD + (high + TILE_HEAD) * row + high / 2
        sprites = [Sprite(id=f"tile-{tile}", x=x, y=y, art=f"race-floe-{ROWS}", scale=TILE_SIZE, layer=3)]
        for field in range(ROWS):
            up = (field - (ROWS - 1) / 2) * FIELD_HEIGHT * TILE_SIZE  # the first row of the file is the lowest
            art = f"race-spot-{icon_art(int(TILE_ICON[tile, field]), False)}"
            sprites.append(Sprite(id=f"tile-{tile}-{field}", x=x, y=y - up, art=art, scale=TILE_SIZE, layer=4))
        where = (("floes", "tiles", tile),)
        yield sprites, PrintedPlace(TILE[tile], x, y - TILE_HEAD / 2, where, TILE_WIDTH, high + TILE_HEAD)

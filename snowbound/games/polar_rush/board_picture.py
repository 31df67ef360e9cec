"""All floe boards of Polar Rush with both sides, and the tiles."""

from __future__ import annotations

from collections.abc import Iterator

from snowbound.core.board_picture import BoardPicture, PrintedPlace, plain_sprites
from snowbound.core.scene import Scene, Sprite

from .scene_course import emblem, outline
from .scene_layout import PLAQUE
from .state import BOARD, COLUMNS, PICTURE, ROWS, SIDE_NAMES

WIDTH = 640.0
SPACE = 54.0
"""From the middle of a space to the next one."""

HEAD, GAP = 26.0, 14.0
"""The room for the name of a side, and the units between boards."""

TILES_IN_ROW, TILE_WIDTH, TILE_HEIGHT = 5, 100.0, 116.0


def board_picture() -> BoardPicture:
    """Draw the boards below each other, with their sides next to each other, and then the tiles."""
    sprites: list[Sprite] = []
    places: list[PrintedPlace] = []
    number, high = 0, ROWS * SPACE + HEAD + GAP
    for board, entry in enumerate(BOARD["boards"]):
        wide = WIDTH / len(entry["sides"])
        for side in range(len(entry["sides"])):
            middle = (wide * (side + 0.5), high * board + GAP / 2 + (ROWS * SPACE + HEAD) / 2)
            sprites += _side(number, middle)
            places += _places(number, ("boards", board, "sides", side), middle)
            number += 1
    top = high * len(BOARD["boards"]) + GAP
    for tile, entry in enumerate(BOARD["tiles"]):
        row, column = divmod(tile, TILES_IN_ROW)
        x, y = WIDTH / TILES_IN_ROW * (column + 0.5), top + TILE_HEIGHT * (row + 0.5)
        art = f"rush-tile-{entry['face'].replace('_', '-')}"
        sprites.append(Sprite(id=f"face-{tile}", x=x, y=y + 8, art=art, layer=3, look="rush-open"))
        places.append(PrintedPlace(entry["face"], x, y, (("tiles", tile),), TILE_WIDTH, TILE_HEIGHT - 4))
    height = top + TILE_HEIGHT * -(-len(BOARD["tiles"]) // TILES_IN_ROW) + GAP
    sea = Sprite(id="sea", path=f"M0 0H{WIDTH:g}V{height:g}H0Z", look="rush-sea")
    return BoardPicture(Scene(width=WIDTH, height=height, sprites=plain_sprites([sea, *sprites])), places)


def _spot(middle: tuple[float, float], row: int, column: int) -> tuple[float, float]:
    """The middle of a space; the row towards the start is the lowest."""
    x, y = middle
    return x + (column - (COLUMNS - 1) / 2) * SPACE, y + HEAD / 2 + ((ROWS - 1) / 2 - row) * SPACE


def _side(number: int, middle: tuple[float, float]) -> Iterator[Sprite]:
    """The ice of one side with its pictures."""
    (x, y), across, down = middle, COLUMNS * SPACE / 2 + 4, ROWS * SPACE / 2 + 2
    y += HEAD / 2
    for look, lower, layer in (("edge", 6, 1), ("ice", 0, 2)):
        shape = outline(x - across, y - down + lower, x + across, y + down + lower, number)
        yield Sprite(id=f"{look}-{number}", path=shape, look=f"rush-{look}", layer=layer)
    for slot, shown in enumerate(PICTURE[number].tolist()):
        left, top = _spot(middle, *divmod(slot, COLUMNS))
        scale = (SPACE - 2) / PLAQUE
        yield Sprite(id=f"space-{number}-{slot}", x=left, y=top, art=emblem(shown), scale=scale, layer=3)


def _places(number: int, where: tuple[str | int, ...], middle: tuple[float, float]) -> Iterator[PrintedPlace]:
    """The side as a whole, and its spaces."""
    x, y = middle
    yield PrintedPlace(SIDE_NAMES[number], x, y, (where,), COLUMNS * SPACE + 20, ROWS * SPACE + HEAD + 6)
    for row in range(ROWS):
        for column in range(COLUMNS):
            left, top = _spot(middle, row, column)
            yield PrintedPlace("", left, top, ((*where, "rows", row, column),), SPACE - 4, SPACE - 4)

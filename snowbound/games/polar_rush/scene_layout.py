"""The measurements of a picture of Polar Rush, wide or tall, and where things are in it.

On a wide screen the course runs from left to right, on a tall one from bottom to top. The left edge
of the course, seen from the start, is therefore at the top or on the left.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .state import COLUMNS, ROWS, SLOTS

Point = tuple[float, float]

PLAQUE = 60
"""The size of a picture in art.svg."""

AHEAD, ASIDE = 2, 6
"""How far the ice extends beyond its outer pictures, along the course and across, in units."""

TALL_SPACE = 69
"""The size of a space on a tall screen, in units: 44 pixels on a phone that is 390 pixels wide, with 2 at each edge."""


class Sheet(NamedTuple):
    """The measurements of a picture, in units."""

    # fmt: off
    tall: bool
    width: float
    height: float
    row: float                      # from row to row of the course
    column: float                   # from column to column
    gap: float                      # the water between two floes, in rows
    first: Point                    # the middle of the first row
    tiles: Point                    # the middle of the first tile
    tile_step: Point                # from tile to tile, across and down
    tiles_in_row: int
    tile_scale: float
    die: Point
    harpoons: Point
    token: float                    # the scale of the harpoons
    kayak: Point                    # ashore
    # fmt: on

    @property
    def scale(self) -> float:
        """The scale of things that stand on a space."""
        return min(self.row, self.column) / PLAQUE

    def at(self, row: float, column: float) -> Point:
        """Return the middle of a space, by its course row and column."""
        ahead = (row + int(row // ROWS) * self.gap) * self.row
        aside = (column - (COLUMNS - 1) / 2) * self.column
        x, y = self.first
        return (x + aside, y - ahead) if self.tall else (x + ahead, y + aside)


@cache
def sheet(floes: int, tall: bool) -> Sheet:
    """Return the measurements for a course with this number of floes."""
    return tall_sheet(floes) if tall else wide_sheet(floes)


def wide_sheet(floes: int) -> Sheet:
    """Return the measurements of a wide picture: the course above, the tiles below."""
    gap = 0.72
    row = 944 / (floes * ROWS + (floes - 1) * gap)
    return Sheet(
        tall=False,
        width=1000,
        height=700,
        row=row,
        column=340 / COLUMNS,
        gap=gap,
        first=(28 + row / 2, 208),
        tiles=(142, 492),
        tile_step=(92, 96),
        tiles_in_row=6,
        tile_scale=1,
        die=(772, 490),
        harpoons=(868, 494),
        token=0.9,
        kayak=(820, 590),
    )


def tall_sheet(floes: int) -> Sheet:
    """Return the measurements of a tall picture: the course on the left, the tiles on the right in the middle."""
    gap, margin = 0.5, 36
    height = 2 * margin + TALL_SPACE * (floes * ROWS + (floes - 1) * gap)
    tiles = height / 2 - 118
    return Sheet(
        tall=True,
        width=600,
        height=height,
        row=TALL_SPACE,
        column=TALL_SPACE,
        gap=gap,
        first=(203, height - margin - TALL_SPACE / 2),
        tiles=(421, tiles),
        tile_step=(71, 79),
        tiles_in_row=3,
        tile_scale=0.785,
        die=(563, tiles + 3 * 79),
        harpoons=(434, tiles - 106),
        token=1.15,
        kayak=(541, tiles - 114),
    )


def slot_spot(m: Sheet, slot: int) -> Point:
    """Return the middle of a slot."""
    floe, inside = divmod(slot, SLOTS)
    return m.at(floe * ROWS + inside // COLUMNS, inside % COLUMNS)


def junction_spot(m: Sheet, number: int) -> Point:
    """Return the middle between two floes."""
    return halfway(m, border(number), (COLUMNS - 1) / 2)


def border(number: int) -> float:
    """Return the row of the course at which a floe borders the next one."""
    return (number + 1) * ROWS - 0.5


def halfway(m: Sheet, row: float, column: float) -> Point:
    """Return a point near the border of two floes; a gap is divided evenly between both sides."""
    last = round(row + 0.5) - 1  # the last row of the floe behind
    (x, y), (a, b) = m.at(last, column), m.at(last + 1, column)
    part = row - last
    return x + (a - x) * part, y + (b - y) * part

"""Where things lie on the table: once for wide screens, once for tall ones."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

from snowbound.core.scene import Point

CARD = 110                        # the width of a card in full size
CARD_HEIGHT = 165


@dataclass(frozen=True)
class Row:
    """How a hand of up to so many cards is laid out: in rows, each a strip of cards."""

    cards: int                    # cards of a hand up to which this holds
    rows: int
    scale: float
    strip: float                  # how far one row lies below the one before


@dataclass(frozen=True)
class Layout:
    """The measures of a picture."""

    width: int
    height: int
    board: str
    ring: Point                   # the middle of the table
    tray: Point
    pool: Point                   # the middle of the row of towers that nobody has
    way: tuple[Point, ...]        # along which the other players sit, from my left to my right
    home: Point                   # my own place
    towers: Point                 # the first of my towers
    choices: Point                # the first of what is asked
    hand: tuple[float, float]     # my cards: the left and the right edge
    hand_top: float               # and where the hand begins,
    hand_bottom: float            # and ends
    rows: tuple[Row, ...]


WIDE = Layout(
    width=1000, height=730, board="uno-board", ring=(500, 306), tray=(500, 356), pool=(500, 214),
    way=((82, 430), (82, 200), (190, 62), (810, 62), (918, 200), (918, 430)),
    home=(215, 512), towers=(300, 496), choices=(476, 512), hand=(30, 970), hand_top=562, hand_bottom=726,
    rows=(Row(20, 1, 1.0, 0), Row(44, 2, 0.8, 58), Row(112, 2, 0.8, 58)),
)  # fmt: skip
TALL = Layout(
    width=600, height=900, board="uno-board-tall", ring=(300, 328), tray=(300, 376), pool=(300, 240),
    way=((72, 478), (72, 180), (146, 66), (454, 66), (528, 180), (528, 478)),
    home=(58, 540), towers=(160, 526), choices=(328, 540), hand=(10, 590), hand_top=606, hand_bottom=894,
    rows=(Row(7, 1, 1.3, 0), Row(18, 2, 1.12, 98), Row(112, 3, 0.94, 84)),
)  # fmt: skip


@cache
def place(layout: Layout, number: int, players: int) -> Point:
    """Where the player sits who is `number` to my left; myself is 0."""
    if number == 0:
        return layout.home
    return along(layout.way, (number - 0.5) / (players - 1))


def along(way: tuple[Point, ...], share: float) -> Point:
    """The point at this share of a way."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)]
    left = share * sum(lengths)
    for (a, b), length in zip(pairwise(way), lengths, strict=True):
        if left <= length:
            return a[0] + (b[0] - a[0]) * left / length, a[1] + (b[1] - a[1]) * left / length
        left -= length
    return way[-1]


def before(layout: Layout, number: int, players: int, nth: int, of: int) -> Point:
    """Where the `nth` `of` some towers stands that are before this player."""
    if number == 0:
        return layout.towers[0] + 51 * nth, layout.towers[1]
    x, y = place(layout, number, players)
    inward = layout.ring[0] - x
    if abs(inward) > 0.36 * layout.width:                   # at the sides of a tall table one behind the other
        side = 1 if inward > 0 else -1
        if layout.height > layout.width:
            return x + 74 * side, y + 54 * (nth - (of - 1) / 2)
        return x + (94 + 50 * nth) * side, y
    return x + inward * 0.12 + 52 * (nth - (of - 1) / 2), y + 92


@cache
def row_of(layout: Layout, cards: int) -> Row:
    """How a hand of so many cards is laid out."""
    return next((row for row in layout.rows if cards <= row.cards), layout.rows[-1])


@cache
def hand(layout: Layout, cards: int) -> list[tuple[float, float, float]]:
    """Where each card of my hand lies, and how it is turned: a fan, or rows when it grows."""
    row = row_of(layout, cards)
    middle = (layout.hand[0] + layout.hand[1]) / 2
    wide, high = CARD * row.scale, CARD_HEIGHT * row.scale
    top = layout.hand_bottom - high / 2 - row.strip * (row.rows - 1)
    per_row = -(-cards // row.rows)
    found = []
    for line in range(row.rows):
        number = min(per_row, cards - line * per_row)
        step = min(wide * 1.04, (layout.hand[1] - layout.hand[0] - wide) / max(per_row - 1, 1))
        for column in range(number):
            off = column - (number - 1) / 2
            arc = off / max(per_row, 8) if row.rows == 1 else 0.0
            found.append((middle + off * step, top + line * row.strip + 40 * arc * arc, 9 * arc))
    return found

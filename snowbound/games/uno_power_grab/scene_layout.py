"""Where things lie on the table: once for wide screens, once for tall ones."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

from snowbound.core.scene import Point

CARD = 110  # the width of a card in full size
CARD_HEIGHT = 165


@dataclass(frozen=True)
class Row:
    """How a hand of up to so many cards is laid out: in rows, each a strip of cards."""

    cards: int  # the largest hand that is laid out like this
    rows: int
    scale: float
    strip: float  # how far one row lies below the one before


@dataclass(frozen=True)
class Layout:
    """The measures of a picture."""

    width: int
    height: int
    board: str
    # fmt: off
    ring: Point                   # the middle of the table
    tray: Point
    pool: Point                   # the middle of the row of towers that nobody has
    way: tuple[Point, ...]        # along which the other players sit, from my left to my right
    lean: float                   # how far the towers before those at the top move to the middle
    small: float                  # the scale of the other players' cards
    home: Point                   # my own place
    towers: Point                 # the first of my towers
    choices: Point                # the first of what is asked
    hand: tuple[float, float]     # my cards: the left and the right edge
    hand_bottom: float            # and where they end
    # fmt: on
    rows: tuple[Row, ...]


WIDE = Layout(
    width=1000,
    height=730,
    board="uno-board",
    ring=(500, 312),
    tray=(500, 358),
    pool=(500, 206),
    way=((82, 430), (82, 200), (190, 62), (810, 62), (918, 200), (918, 430)),
    lean=0.2,
    small=0.42,
    home=(215, 500),
    towers=(316, 486),
    choices=(504, 502),
    hand=(30, 970),
    hand_bottom=726,
    rows=(Row(20, 1, 1.0, 0), Row(112, 2, 0.78, 52)),
)
TALL = Layout(
    width=600,
    height=900,
    board="uno-board-tall",
    ring=(300, 338),
    tray=(300, 384),
    pool=(300, 222),
    way=((66, 478), (66, 180), (142, 64), (458, 64), (534, 180), (534, 478)),
    lean=0.22,
    small=0.35,
    home=(58, 540),
    towers=(167, 526),
    choices=(328, 540),
    hand=(10, 590),
    hand_bottom=894,
    rows=(Row(7, 1, 1.3, 0), Row(18, 2, 1.12, 106), Row(112, 3, 0.92, 85)),
)


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
    off = nth - (of - 1) / 2
    if abs(inward) < 0.1 * layout.width:  # below would be the towers that nobody has
        return x + 108 + 50 * nth, y + 12
    if abs(inward) < 0.34 * layout.width:
        return x + layout.lean * inward + 54 * off, y + 86
    side = 1 if inward > 0 else -1
    if layout.height > layout.width:  # no room for a row: one behind the other
        return x + 82 * side, y + 10 + 56 * off
    return x + (102 + 54 * nth) * side, y + 24


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
    sag = 40 if row.rows == 1 else 0  # a single row is a fan: its ends hang down
    found = []
    for line in range(row.rows):
        number = min(per_row, cards - line * per_row)
        step = min(wide * 1.04, (layout.hand[1] - layout.hand[0] - wide) / max(per_row - 1, 1))
        for column in range(number):
            off = column - (number - 1) / 2
            arc = off / max(per_row, 8) if sag else 0.0
            found.append((middle + off * step, top + line * row.strip - sag / 4 + sag * arc * arc, 9 * arc))
    return found

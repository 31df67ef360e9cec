"""Where things lie on the table, on wide and on tall screens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

from snowbound.core.scene import Point

from .state import TOWERS

CARD = 110  # the width of a card at scale 1
CARD_HEIGHT = 165


@dataclass(frozen=True)
class HandRows:
    """How a hand of up to `cards` cards is arranged."""

    cards: int  # the largest hand that is arranged like this
    rows: int
    scale: float
    strip: float  # how far a row is below the one above it


@dataclass(frozen=True)
class Layout:
    """The measures of the table on one shape of screen."""

    width: int
    height: int
    board: str
    # fmt: off
    ring: Point                   # the middle of the table
    tray: Point
    pool: Point                   # the middle of the pool of towers
    way: tuple[Point, ...]        # the line along which the other players sit, from my left to my right
    lean: float                   # how far towers of players at the top move towards the middle
    small: float                  # the scale of the other players' cards
    home: Point                   # my own place
    towers: Point                 # the first of my towers
    choices: Point                # the first button
    hand: tuple[float, float]     # my hand: its left and right edge
    hand_bottom: float            # my hand: its bottom edge
    # fmt: on
    rows: tuple[HandRows, ...]


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
    rows=(HandRows(20, 1, 1.0, 0), HandRows(112, 2, 0.78, 52)),
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
    rows=(HandRows(7, 1, 1.3, 0), HandRows(18, 2, 1.12, 106), HandRows(112, 3, 0.92, 85)),
)


@cache
def place(layout: Layout, number: int, players: int) -> Point:
    """Return where the player sits who is `number` seats to my left (0: myself)."""
    if number == 0:
        return layout.home
    return along(layout.way, (number - 0.5) / (players - 1))


def along(way: tuple[Point, ...], share: float) -> Point:
    """Return the point at this share of a line."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)]
    left = share * sum(lengths)
    for (a, b), length in zip(pairwise(way), lengths, strict=True):
        if left <= length:
            return a[0] + (b[0] - a[0]) * left / length, a[1] + (b[1] - a[1]) * left / length
        left -= length
    return way[-1]


def before(layout: Layout, number: int, players: int, nth: int, of: int) -> Point:
    """Return where the `nth` tower stands `of` those in front of this player."""
    if number == 0:  # four towers take the room of three, because the buttons are next to them
        return layout.towers[0] + (51 if of < TOWERS else 34) * nth, layout.towers[1]
    x, y = place(layout, number, players)
    inward = layout.ring[0] - x
    off = nth - (of - 1) / 2
    if abs(inward) < 0.1 * layout.width:  # the pool is below
        return x + 108 + 50 * nth, y + 12
    if abs(inward) < 0.34 * layout.width:
        return x + layout.lean * inward + 54 * off, y + 86
    side = 1 if inward > 0 else -1
    if layout.height > layout.width:  # no room for a row: one behind another
        return x + 82 * side, y + 10 + 56 * off
    return x + (102 + 54 * nth) * side, y + 24


@cache
def row_of(layout: Layout, cards: int) -> HandRows:
    """Return how a hand of this many cards is arranged."""
    return next((row for row in layout.rows if cards <= row.cards), layout.rows[-1])


@cache
def hand(layout: Layout, cards: int) -> list[tuple[float, float, float]]:
    """Return where each card of my hand lies, and its angle: a fan, or rows for a large hand."""
    row = row_of(layout, cards)
    middle = (layout.hand[0] + layout.hand[1]) / 2
    wide, high = CARD * row.scale, CARD_HEIGHT * row.scale
    top = layout.hand_bottom - high / 2 - row.strip * (row.rows - 1)
    per_row = -(-cards // row.rows)
    sag = 40 if row.rows == 1 else 0  # a single row is a fan with lower ends
    found = []
    for line in range(row.rows):
        number = min(per_row, cards - line * per_row)
        step = min(wide * 1.04, (layout.hand[1] - layout.hand[0] - wide) / max(per_row - 1, 1))
        for column in range(number):
            off = column - (number - 1) / 2
            arc = off / max(per_row, 8) if sag else 0.0
            found.append((middle + off * step, top + line * row.strip - sag / 4 + sag * arc * arc, 9 * arc))
    return found

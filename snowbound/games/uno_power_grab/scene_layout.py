"""Where things lie on the table, on wide and on tall screens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

from snowbound.core.scene import Point

CARD = 110  # the width of a card at scale 1
CARD_HEIGHT = 165
TOWER, TOWER_HEIGHT = 68, 104  # a tower at scale 1
PLATE = 104  # the width of a name plate


@dataclass(frozen=True)
class HandRows:
    """How a hand of up to `cards` cards is arranged."""

    cards: int  # the largest hand that is arranged like this
    rows: int
    scale: float
    strip: float  # how far a row is below the one above it


@dataclass(frozen=True, eq=False)  # compared by identity, since it is part of many keys
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
    small: float                  # the scale of the other players' cards
    roomy: int                    # the most players whose towers stand beside their cards
    tower: float                  # the scale of the other players' towers if they do,
    crowded: float                # and if they stand in front of the cards
    foot: float                   # where they stand then, below the middle of a place
    slip: float                   # the scale of the slips on which points are written
    home: Point                   # my own place
    towers: tuple[float, float]   # my towers: the left and right edge of their row
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
    small=0.42,
    roomy=6,
    tower=0.66,
    crowded=0.5,
    foot=15,
    slip=0.9,
    home=(215, 500),
    towers=(296, 474),
    choices=(520, 502),
    hand=(30, 970),
    hand_bottom=726,
    rows=(HandRows(20, 1, 1.0, 0), HandRows(112, 2, 0.78, 52)),
)
TALL = Layout(
    width=600,
    height=800,
    board="uno-board-tall",
    ring=(300, 286),
    tray=(300, 328),
    pool=(300, 170),
    way=((71, 424), (71, 168), (146, 56), (454, 56), (529, 168), (529, 424)),
    small=0.35,
    roomy=4,
    tower=0.53,
    crowded=0.42,
    foot=22,
    slip=0.7,
    home=(58, 480),
    towers=(138, 284),
    choices=(328, 469),
    hand=(10, 590),
    hand_bottom=797,
    rows=(HandRows(7, 1, 1.3, 0), HandRows(14, 2, 1.12, 100), HandRows(112, 3, 0.91, 68.5)),
)


@cache
def place(layout: Layout, number: int, players: int) -> Point:
    """Return where the player sits who is `number` seats to my left (0: myself)."""
    if number == 0:
        return layout.home
    return along(layout.way, (number - 0.5) / (players - 1))


def plate(layout: Layout, number: int, players: int) -> Point:
    """Return where the name plate of a player is: below the cards, and at my own place."""
    x, y = place(layout, number, players)
    return (x, y) if number == 0 else (x, y + 34)


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
    x, y = place(layout, number, players)
    wide = TOWER * tower_scale(layout, number, players, of) + 1
    high = TOWER_HEIGHT * wide / TOWER
    if number == 0:
        return layout.towers[0] + wide * (nth + 0.5), y - 6
    off = nth - (of - 1) / 2
    if players > layout.roomy:
        return x + wide * off, y + layout.foot - high * 0.46
    inward = layout.ring[0] - x
    side = 1 if inward > 0 else -1
    beside = PLATE / 2 + wide / 2
    if abs(inward) < 0.1 * layout.width:  # the pool is below, so they stand on both sides
        return x + (beside + wide * (nth // 2)) * (1 if nth % 2 == 0 else -1), y + 12
    if layout.height > layout.width:
        return x + beside * side, y + 10 + high * off
    if abs(inward) < 0.34 * layout.width:
        return x - 0.1 * inward + wide * off, y + 60 + high / 2
    return x + (beside + 20 + wide * nth) * side, y + 24


def tower_scale(layout: Layout, number: int, players: int, of: int) -> float:
    """Return the scale of a player's towers. `number` counts places from the viewer; `of` is how many towers."""
    if number == 0:  # the buttons are next to mine
        room = (layout.towers[1] - layout.towers[0]) / max(of, 3)
        return (room - 1) / TOWER
    return layout.tower if players <= layout.roomy else layout.crowded


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

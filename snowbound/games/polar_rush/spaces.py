"""What spaces, junctions, floes and pictures are called; words and pictures use the same names.

The board shows the number of each floe and the letter of each column, so every text can use them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from snowbound.core.words import Phrase, drawn, phrase

from .state import (
    COLUMN_OF,
    FLOE_OF,
    NOT_LAID,
    PICTURE,
    ROW_OF,
    SLOT_OF,
    SLOTS,
    START,
    WATER,
    Face,
)

NAMES = {
    Face.IGLOO: "igloo",
    Face.CRACK: "crack",
    Face.KAYAK: "kayak",
    Face.HARPOON: "harpoon",
    Face.POLAR_BEAR: "polar-bear",
    Face.SLED: "sled",
    Face.HARE: "hare",
    Face.PUFFIN: "puffin",
    Face.SEAL: "seal",
    Face.FISHING_HOLE: "fishing-hole",
}
COLUMN_LETTERS = "ABCDEFGHIJ"
NEAR_START, NEAR_HOME = "start", "home"


def picture(number: int) -> Phrase:
    """The name of a tile's face or a board's picture."""
    if number == WATER:
        return phrase("water")
    return phrase("start-space") if number == START else phrase(NAMES[Face(number)])


def shown_picture(number: int) -> Phrase:
    """The name of a tile's face or a board's picture, with its drawing."""
    if number == WATER:
        return phrase("water")
    art = "rush-start" if number == START else f"rush-{NAMES[Face(number)]}"
    return drawn(picture(number), art)


def turned_tile(face: int) -> Phrase:
    """A tile that was turned over, by what it shows. No space shows the crack or the kayak: their tiles are drawn."""
    name = NAMES[Face(face)]
    art = f"rush-tile-{name}" if face in (Face.CRACK, Face.KAYAK) else f"rush-{name}"
    return drawn(phrase("tile", picture=name), art)


@cache
def label(shown: int, slot: int) -> Phrase:
    """A space with its full coordinates: its picture, floe, column, and the end of the floe."""
    inside = int(SLOT_OF[slot])
    return phrase(
        "space",
        picture=picture(shown),
        floe=int(FLOE_OF[slot]) + 1,
        column=COLUMN_LETTERS[COLUMN_OF[inside]],
        row=end_of_floe(inside),
    )


def end_of_floe(inside: int) -> str:
    """Whether a slot inside its floe lies in the row towards the start or in the one towards home."""
    return NEAR_HOME if ROW_OF[inside] else NEAR_START


def picture_at(s: Any, slot: int) -> int:
    """What is printed at a slot of the course; water where no floe is laid."""
    side = int(s.course[FLOE_OF[slot]])
    return WATER if side == NOT_LAID else int(PICTURE[side, SLOT_OF[slot]])


def spot(s: Any, slot: int) -> Phrase:
    """A space as briefly as it can be told apart: its picture and floe, and more where a floe has two of them."""
    return spot_on(int(s.course[FLOE_OF[slot]]), slot)


@cache
def spot_on(side: int, slot: int) -> Phrase:
    """The name of a space, by the side of the board that lies there."""
    floe, inside = divmod(slot, SLOTS)
    if side == NOT_LAID:
        return label(WATER, slot)
    shown, column = int(PICTURE[side, inside]), int(COLUMN_OF[inside])
    alike = [other for other in range(SLOTS) if other != inside and PICTURE[side, other] == shown]
    if not alike:
        return phrase("spot", picture=shown_picture(shown), floe=floe + 1)
    if any(COLUMN_OF[other] == column for other in alike):
        return label(shown, slot)
    return phrase("spot-column", picture=shown_picture(shown), floe=floe + 1, column=COLUMN_LETTERS[column])


@cache
def junction(number: int) -> Phrase:
    """A junction by the floes it lies between."""
    return phrase("junction", floe=number + 1, next=number + 2)

"""The hexes of the large sheet as places to click, and what a click on each of them means."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache, lru_cache
from typing import TypeVar

from snowbound.core.scene import Sprite
from snowbound.core.words import Phrase, phrase

from . import actions as act
from .geometry import BONUS_AT, BONUS_KIND, LABEL, NEIGHBOUR, ROWS
from .scene_layout import Frame
from .state import FACES, HEXES, NO_BONUS, OFF_SHEET, SIDES
from .terms import BONUSES

FIELD = 1.5  # the layer: above signs on the paper, below drawings
LIFTS = tuple(act.RELOCATE + face for face in range(FACES))
MOST_FIELDS = 16384
"""Single hexes that are kept, since most of a row stays as it is."""

Value = TypeVar("Value")


class Meaning(IntEnum):
    """What a click on a hex of a sheet means."""

    NOTHING = 0
    MOVE = 1  # move the pawn there
    MOVE_OR_EXTRA = 2  # the same, with a die or a New Dice
    CHOICE = 3  # the hex of a calamity, an igloo or a lifted pawn


@cache
def steps_from(stands: int) -> dict[int, int]:
    """The hexes in a straight line from the pawn, with the number of the movement there (ROLL-32, ROLL-33)."""
    found = {}
    for side in range(SIDES):
        there = int(NEIGHBOUR[stands, side])
        for face in range(FACES):
            if there == OFF_SHEET:
                break
            found[there] = face * SIDES + side
            there = int(NEIGHBOUR[there, side])
    return found


def by_row(hexes: Sequence[Value]) -> tuple[tuple[Value, ...], ...]:
    """Return what is known of each hex, row by row."""
    return tuple(tuple(hexes[first : first + count]) for _, first, count in ROWS)


@lru_cache(MOST_FIELDS)
def field(frame: Frame, hex_: int, is_claimed: bool, actions: tuple[int, ...]) -> Sprite:
    """An empty hex as a place to click, which is seen only while a click means something.

    One to which the pawn can move shows the value of the die it needs.
    """
    x, y = frame.hex(hex_)
    sprite = Sprite(id=f"hex-{hex_}", x=x, y=y, art="roll-ring", scale=frame.scale, layer=FIELD, look="roll-hidden")
    sprite.label = empty_label(hex_) if BONUS_AT[hex_] == NO_BONUS else bonus_label(hex_, is_claimed)
    sprite.actions = actions
    if actions[0] < act.HEX:
        value = (actions[0] - act.MOVE) // SIDES + 1
        sprite.art, sprite.text, sprite.look = "roll-step", str(value), "roll-hidden roll-pips"
    return sprite


@cache
def empty_label(hex_: int) -> Phrase:
    """The label of an empty hex."""
    return phrase("see-empty", hex=LABEL[hex_])


@cache
def bonus_label(hex_: int, is_claimed: bool) -> Phrase:
    """The label of a bonus hex whose sign can be seen."""
    bonus = phrase(BONUSES[BONUS_KIND[BONUS_AT[hex_]]])
    return phrase("see-bonus-claimed" if is_claimed else "see-bonus", hex=LABEL[hex_], bonus=bonus)


@cache
def hex_actions(stands: int, meaning: Meaning) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What a click on each hex means, empty or not, row by row; moves come before everything else."""
    if meaning == Meaning.NOTHING:
        return by_row([()] * HEXES)
    found: list[tuple[int, ...]] = [(act.HEX + hex_,) for hex_ in range(HEXES)]
    if meaning == Meaning.CHOICE:
        return by_row(found)
    for hex_, step in steps_from(stands).items():
        found[hex_] = (act.MOVE + step,) if meaning == Meaning.MOVE else (act.MOVE + step, act.BONUS_MOVE + step)
    return by_row(found)


def pawn_actions(stands: int, meaning: Meaning) -> tuple[int, ...]:
    """What a click on the pawn means: to lift it, if it is stuck (ROLL-39), or to choose its hex."""
    if meaning == Meaning.NOTHING:
        return ()
    if meaning == Meaning.CHOICE:
        return (act.HEX + stands,)
    return LIFTS if meaning == Meaning.MOVE else (*LIFTS, act.BONUS_RELOCATE)

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
MOST_HEXES = 16384
"""Hexes that are kept of one function."""

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


@lru_cache(MOST_HEXES)
def field(frame: Frame, hex_: int, is_claimed: bool, value: int) -> Sprite:
    """An empty hex as a place to click, which is seen only while a click means something.

    One to which the pawn can move shows the value of the die it needs; for the others `value` is 0.
    """
    x, y = frame.hex(hex_)
    sprite = Sprite(id=f"hex-{hex_}", x=x, y=y, art="roll-ring", scale=frame.scale, layer=FIELD, look="roll-hidden")
    sprite.label = empty_label(hex_) if BONUS_AT[hex_] == NO_BONUS else bonus_label(hex_, is_claimed)
    sprite.actions = (act.HEX + hex_,)
    if value:
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
def step_values(stands: int, may_step: bool) -> tuple[tuple[int, ...], ...]:
    """The value of the die that the pawn needs for a step to each hex, row by row; 0 where it cannot step."""
    steps = steps_from(stands) if may_step else {}
    return by_row([steps[hex_] // SIDES + 1 if hex_ in steps else 0 for hex_ in range(HEXES)])


@lru_cache(MOST_HEXES)
def step_actions(seat: int, stands: int, meaning: Meaning) -> dict[str, tuple[int, ...]]:
    """What a click on a hex in a straight line from the pawn means, empty or not; any other is the hex as a choice."""
    if meaning not in (Meaning.MOVE, Meaning.MOVE_OR_EXTRA):
        return {}
    found = {}
    for hex_, step in steps_from(stands).items():
        moves = (act.MOVE + step,) if meaning == Meaning.MOVE else (act.MOVE + step, act.BONUS_MOVE + step)
        found[f"hex-{hex_}"] = found[f"mark-{seat}-{hex_}"] = moves
    return found


def pawn_actions(stands: int, meaning: Meaning) -> tuple[int, ...]:
    """What a click on the pawn means: to lift it, if it is stuck (ROLL-39), or to choose its hex."""
    if meaning == Meaning.NOTHING:
        return ()
    if meaning == Meaning.CHOICE:
        return (act.HEX + stands,)
    return LIFTS if meaning == Meaning.MOVE else (*LIFTS, act.BONUS_RELOCATE)

"""The hexes of the large sheet as places to click, and what a click on each of them means."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache

from snowbound.core.scene import Sprite
from snowbound.core.words import Phrase, phrase

from . import actions as act
from .geometry import LABEL, NEIGHBOUR
from .scene_layout import Frame
from .state import FACES, OFF_SHEET, SIDES

FIELD = 1.5  # the layer: above signs on the paper, below drawings
LIFTS = tuple(act.RELOCATE + face for face in range(FACES))


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


def fields(frame: Frame, contents: list[int], stands: int, labels: dict[int, Phrase], meaning: Meaning) -> list[Sprite]:
    """The empty hexes, each with a place to click that is seen only while a click means something.

    `labels` are those of bonus hexes.
    """
    return [
        field(frame, hex_, labels.get(hex_), hex_actions(hex_, stands, meaning))
        for hex_, content in enumerate(contents)
        if not content and hex_ != stands
    ]


@lru_cache(maxsize=8192)
def field(frame: Frame, hex_: int, label: Phrase | None, actions: tuple[int, ...]) -> Sprite:
    """An empty hex; one to which the pawn can move shows the value of the die it needs."""
    x, y = frame.hex(hex_)
    sprite = Sprite(id=f"hex-{hex_}", x=x, y=y, art="roll-ring", scale=frame.scale, layer=FIELD, look="roll-hidden")
    sprite.label, sprite.actions = label or phrase("see-empty", hex=LABEL[hex_]), actions
    if actions[0] < act.HEX:
        value = (actions[0] - act.MOVE) // SIDES + 1
        sprite.art, sprite.text, sprite.look = "roll-step", str(value), "roll-hidden roll-pips"
    return sprite


def hex_actions(hex_: int, stands: int, meaning: Meaning) -> tuple[int, ...]:
    """What a click on a hex means, whether it is empty or not; moves come before everything else."""
    if meaning == Meaning.NOTHING:
        return ()
    step = None if meaning == Meaning.CHOICE else steps_from(stands).get(hex_)
    if step is None:
        return (act.HEX + hex_,)
    return (act.MOVE + step,) if meaning == Meaning.MOVE else (act.MOVE + step, act.BONUS_MOVE + step)


def pawn_actions(stands: int, meaning: Meaning) -> tuple[int, ...]:
    """What a click on the pawn means: to lift it, if it is stuck (ROLL-39), or to choose its hex."""
    if meaning == Meaning.NOTHING:
        return ()
    if meaning == Meaning.CHOICE:
        return (act.HEX + stands,)
    return LIFTS if meaning == Meaning.MOVE else (*LIFTS, act.BONUS_RELOCATE)

"""The memory of a bot (RUSH-Q33): what its seat has seen and not forgotten. No part of the rules.

A bot is shown the views of its seat, one after the other, and remembers the faces that lay
face up in them. `recall` writes what it remembers into a view, which is then a position to think in.

    >>> memory = Memory("sharp", seed=1)
    >>> memory.remembered
    {}
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from snowbound.core.bits import has
from snowbound.core.chance import fraction, stream
from snowbound.core.rule import rule

from .state import BOARD, PLACES, UNSEEN, Face


class Skill(IntEnum):
    """How well a bot remembers."""

    PERFECT = 0
    SHARP = 1
    AVERAGE = 2
    DREAMY = 3


FORGETS = np.array([BOARD["memory"]["levels"][skill.name.lower()] for skill in Skill], np.float64)

TURN = PLACES                     # in a mind: the number of the turn seen last; before it a face per place
MIND = PLACES + 1                 # numbers in a mind


@rule
def empty(mind: Any) -> None:
    """Remember nothing."""
    mind[:] = UNSEEN
    mind[TURN] = 0


@rule
def notice(mind: Any, view: Any, skill: int, rng: Any) -> None:
    """Look at a view: if a new turn has begun forget first, then remember what lies face up."""
    if view.turn_number != mind[TURN]:
        mind[TURN] = view.turn_number
        forget(mind, skill, rng)
    for place in range(PLACES):
        if has(view.face_up, place) and view.known[place] != UNSEEN:
            mind[place] = view.known[place]


@rule
def forget(mind: Any, skill: int, rng: Any) -> None:
    """A turn is over: all is worthless after a shuffle, else each place slips the mind with some chance."""
    shuffled = False
    for place in range(PLACES):
        if mind[place] == Face.CRACK:                       # seen in the turn that is over (RUSH-Q23)
            shuffled = True
    for place in range(PLACES):
        if mind[place] == UNSEEN:
            continue
        if shuffled or fraction(rng) < FORGETS[skill]:
            mind[place] = UNSEEN


@rule
def recall(mind: Any, view: Any) -> None:
    """Write what is remembered into the blanks of a view."""
    for place in range(PLACES):
        if view.known[place] == UNSEEN and not has(view.face_up, place):
            view.known[place] = mind[place]


class Memory:
    """A bot's memory for use from Python: `watch` every view of its seat, `recall` before it thinks."""

    def __init__(self, skill: str, seed: int) -> None:
        self.skill = Skill[skill.upper()]
        self._rng = stream(seed)
        self._mind = np.empty(MIND, np.int64)
        empty(self._mind)

    def watch(self, view: Any) -> None:
        """Look at the view of the own seat; to be called after every event."""
        notice(self._mind, view, self.skill, self._rng)

    def recall(self, view: Any) -> Any:
        """Write what is remembered into a view, and return it."""
        recall(self._mind, view)
        return view

    @property
    def remembered(self) -> dict[int, Face]:
        """The faces that are remembered, by place."""
        faces = self._mind[:PLACES].tolist()
        return {place: Face(face) for place, face in enumerate(faces) if face != UNSEEN}

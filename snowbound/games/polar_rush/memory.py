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
from snowbound.core.contract import MIND
from snowbound.core.rule import rule

from .state import BOARD, PLACES, UNSEEN, Face


class Skill(IntEnum):
    """How well a bot remembers."""

    PERFECT = 0
    SHARP = 1
    AVERAGE = 2
    DREAMY = 3


FORGETS = np.array([BOARD["memory"]["levels"][skill.name.lower()] for skill in Skill], np.float64)

TURN = PLACES  # in a mind: the turn seen last; before it, per place, 1 + the face or 0


@rule
def remembers(s):
    """Memory is the game."""
    return True


@rule
def notice(s, mind, forgets, rng):
    """Look at a view: if a new turn has begun forget first, then remember what lies face up."""
    if s.turn_number != mind[TURN]:
        mind[TURN] = s.turn_number
        forget(mind, forgets, rng)
    for place in range(PLACES):
        if has(s.face_up, place) and s.known[place] != UNSEEN:
            mind[place] = 1 + s.known[place]


@rule
def forget(mind, forgets, rng):
    """A turn is over: all is worthless after a shuffle, else each place slips the mind with some chance."""
    shuffled = False
    for place in range(PLACES):
        if mind[place] == 1 + Face.CRACK:  # seen in the turn that is over (RUSH-Q23)
            shuffled = True
    for place in range(PLACES):
        if mind[place] != 0 and (shuffled or fraction(rng) < forgets):
            mind[place] = 0


@rule
def recall(s, mind):
    """Write what is remembered into the blanks of a view."""
    for place in range(PLACES):
        if mind[place] != 0 and s.known[place] == UNSEEN and not has(s.face_up, place):
            s.known[place] = mind[place] - 1


class Memory:
    """A bot's memory for use from Python: `watch` every view of its seat, `recall` before it thinks."""

    def __init__(self, skill: str, seed: int) -> None:
        self.skill = Skill[skill.upper()]
        self._rng = stream(seed)
        self._mind = np.zeros(MIND, np.int64)

    def watch(self, view: Any) -> None:
        """Look at the view of the own seat; to be called after every event."""
        notice(view, self._mind, FORGETS[self.skill], self._rng)

    def recall(self, view: Any) -> Any:
        """Write what is remembered into a view, and return it."""
        recall(view, self._mind)
        return view

    @property
    def remembered(self) -> dict[int, Face]:
        """The faces that are remembered, by place."""
        faces = self._mind[:PLACES].tolist()
        return {place: Face(face - 1) for place, face in enumerate(faces) if face != 0}

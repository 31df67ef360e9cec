"""The memory of a bot (RUSH-Q33): what its seat has seen and not forgotten. It is not part of the rules.

A bot watches every view of its seat and remembers the faces that lay face up in them. `recall`
writes what it remembers into a view, which is then a position to search in.

    >>> memory = TileMemory("sharp", seed=1)
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


class MemoryLevel(IntEnum):
    """How well a bot remembers tiles."""

    PERFECT = 0
    SHARP = 1
    AVERAGE = 2
    DREAMY = 3


FORGETS = np.array([BOARD["memory"]["levels"][skill.name.lower()] for skill in MemoryLevel], np.float64)

TURN = PLACES  # in a mind: the last turn seen; the numbers before it are 1 + the face at each place, or 0


@rule
def remembers(s):
    """Views hide faces that players have seen, so bots need a mind."""
    return True


@rule
def notice(s, mind, forgets, rng):
    """Look at a view: forget first if a new turn has begun, then remember the tiles that lie face up."""
    if s.turn_number != mind[TURN]:
        mind[TURN] = s.turn_number
        forget(mind, forgets, rng)
    for place in range(PLACES):
        if has(s.face_up, place) and s.known[place] != UNSEEN:
            mind[place] = 1 + s.known[place]


@rule
def forget(mind, forgets, rng):
    """At the end of a turn, forget everything after a shuffle, otherwise each place with some probability."""
    shuffled = False
    for place in range(PLACES):
        if mind[place] == 1 + Face.CRACK:  # seen in the turn that has ended (RUSH-Q23)
            shuffled = True
    for place in range(PLACES):
        if mind[place] != 0 and (shuffled or fraction(rng) < forgets):
            mind[place] = 0


@rule
def recall(s, mind):
    """Write the remembered faces into the blanks of a view."""
    for place in range(PLACES):
        if mind[place] != 0 and s.known[place] == UNSEEN and not has(s.face_up, place):
            s.known[place] = mind[place] - 1


class TileMemory:
    """A bot's memory for use from Python: `watch` every view of its seat, `recall` before a decision."""

    def __init__(self, skill: str, seed: int) -> None:
        self.skill = MemoryLevel[skill.upper()]
        self._rng = stream(seed)
        self._mind = np.zeros(MIND, np.int64)

    def watch(self, view: Any) -> None:
        """Look at a view of the bot's seat; call it after every event."""
        notice(view, self._mind, FORGETS[self.skill], self._rng)

    def recall(self, view: Any) -> Any:
        """Write the remembered faces into a view, and return it."""
        recall(view, self._mind)
        return view

    @property
    def remembered(self) -> dict[int, Face]:
        """The remembered faces, by place."""
        faces = self._mind[:PLACES].tolist()
        return {place: Face(face - 1) for place, face in enumerate(faces) if face != 0}

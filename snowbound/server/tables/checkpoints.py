"""Positions kept at intervals of a long game, so that an earlier one is found without playing from the start."""

from __future__ import annotations

from collections.abc import Iterable

from snowbound.core.match import Match

from .pending import PriorPosition

SPACING = 128
"""Events from one checkpoint to the next. Playing so many again takes a millisecond in compiled code."""


class Checkpoints:
    """The position before every SPACING-th event of a game."""

    def __init__(self) -> None:
        self._positions: dict[int, bytes] = {}

    def add(self, prior: PriorPosition) -> None:
        """Keep the position before an event, if it is time for a checkpoint."""
        if prior.index % SPACING == 0:
            self._positions[prior.index] = prior.position

    def cut(self, first: int) -> None:
        """Forget the positions after event `first`, which is taken back."""
        self._positions = {index: position for index, position in self._positions.items() if index <= first}

    def nearest(self, first: int) -> tuple[int, bytes]:
        """Return the last checkpoint at or before an event: its number and position, which is empty at the start."""
        nearest = max((index for index in self._positions if index <= first), default=0)
        return nearest, self._positions.get(nearest, b"")

    def content(self) -> list[tuple[int, bytes]]:
        """Return all positions with their numbers, for a snapshot."""
        return list(self._positions.items())

    def fill(self, content: Iterable[tuple[int, bytes]]) -> None:
        """Take over positions from a snapshot."""
        self._positions = dict(content)

    def match_before(self, match: Match, first: int) -> Match:
        """Return a match as it was before an event. At least one event has happened."""
        nearest, position = self.nearest(first)
        again = match.at(nearest, position)
        for event in match.events[nearest:first]:
            again.happen(event)
        return match.at(first, again.bytes())

"""The latest records of a table, kept so that returning clients can be told of them without replaying the log.

Positions are large, so only every few records keep one. The positions between them follow by playing the moves again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from snowbound.core.log import Event
from snowbound.core.match import Match

from .pending import PriorPosition
from .records import LogRecord

MOST_TOLD = 60
"""Most records told to a returning client, so that its message stays cheap. After more, it gets the current view."""

SPACING = 16
"""Records from one kept position to the next."""


class RecentRecord(msgspec.Struct, frozen=True, gc=False):
    """One of the latest records; for a move also what is needed to tell it."""

    record: LogRecord
    index: int = 0  # of the event in the match
    event: Event | None = None  # None if the record is no move
    audience: int = 0  # bit mask of the viewers who may know the action
    position: bytes = b""  # before the event; empty if it follows from the move before
    told: tuple[int, ...] = ()  # as in PriorPosition


class RecentRecords:
    """The latest records, in order. There are always enough to tell MOST_TOLD of them."""

    def __init__(self) -> None:
        self._kept: deque[RecentRecord] = deque()
        self._next_position = 0  # the next move with at least this number keeps its position

    def add(self, record: LogRecord, prior: PriorPosition | None, first: int) -> None:
        """Keep a record that was just applied. A move comes with the position before it.

        `first` is the first record that a returning client may still be told of.
        """
        while self._kept and self._kept[0].record.seq <= first - SPACING:
            self._kept.popleft()
        if prior is None:
            self._kept.append(RecentRecord(record))
            if record.kind == "undo":  # the next move does not follow from the move before
                self._next_position = 0
            return
        position = b""
        if record.seq >= self._next_position:
            position, self._next_position = prior.position, record.seq + SPACING
        self._kept.append(RecentRecord(record, prior.index, prior.event, prior.audience, position, prior.told))

    def content(self) -> tuple[list[RecentRecord], int]:
        """Return the records, and the number from which on the next move keeps its position, for a snapshot."""
        return list(self._kept), self._next_position

    def fill(self, kept: Iterable[RecentRecord], next_position: int) -> None:
        """Take over the content of a snapshot."""
        self._kept.extend(kept)
        self._next_position = next_position

    def after(self, since: int, match: Match | None) -> Iterator[tuple[RecentRecord, Match | None]]:
        """Yield the records after number `since`, each move with the match before it.

        `match` is the table's match. The caller may not change the matches, nor keep them.
        """
        before: Match | None = None
        for kept in islice(self._kept, self._first_needed(since), None):
            if kept.position and match is not None:
                before = match.at(0, kept.position)
            if kept.record.seq > since:
                yield kept, before if kept.event is not None else None
            if kept.event is not None and before is not None:
                before.happen(kept.event)

    def _first_needed(self, since: int) -> int:
        """Return the place of the last kept position before the first record that is wanted, or 0."""
        wanted = len(self._kept) - (self._kept[-1].record.seq - since) if self._kept else 0
        places = range(min(max(wanted, 0), len(self._kept) - 1), -1, -1)
        return next((place for place in places if self._kept[place].position), 0)

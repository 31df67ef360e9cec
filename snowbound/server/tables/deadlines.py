"""The next deadline of each table."""

from __future__ import annotations

import heapq


class Deadlines:
    """A heap with one valid entry per table. A postponed deadline is entered when the earlier one comes due."""

    def __init__(self) -> None:
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._entry: dict[str, int] = {}  # by table: the time of its valid entry; others are skipped

    def set(self, table: str, at: int | None) -> None:
        """Set or clear the deadline of a table."""
        if at is None:
            self._due.pop(table, None)
            return
        self._due[table] = at
        if table not in self._entry or at < self._entry[table]:
            self._enter(table, at)

    def due(self, now: int) -> list[str]:
        """Remove and return the tables whose deadline has passed."""
        tables = []
        while self._heap and self._heap[0][0] <= now:
            at, table = heapq.heappop(self._heap)
            if self._entry.get(table) != at:
                continue
            del self._entry[table]
            due = self._due.get(table)
            if due is not None and due > now:
                self._enter(table, due)
            elif due is not None:
                del self._due[table]
                tables.append(table)
        return tables

    def _enter(self, table: str, at: int) -> None:
        self._entry[table] = at
        heapq.heappush(self._heap, (at, table))

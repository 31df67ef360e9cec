"""Which table is to be looked at when."""

from __future__ import annotations

import heapq


class Deadlines:
    """One entry in a heap for each table: a time that is put off moves it when the earlier one has come."""

    def __init__(self) -> None:
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._entry: dict[str, int] = {}  # by table: the time of its entry; others of it are skipped

    def set(self, table: str, at: int | None) -> None:
        """Wake up for this table at a time, or not at all."""
        if at is None:
            self._due.pop(table, None)
            return
        self._due[table] = at
        if table not in self._entry or at < self._entry[table]:
            self._enter(table, at)

    def due(self, now: int) -> list[str]:
        """The tables whose time has come."""
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

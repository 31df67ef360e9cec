"""Applying a long log in short slices, between which the event loop serves everyone else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from .quarantine import fold_stored
from .records import LogRecord
from .table import TableState

SLICE = 0.005
"""Seconds of processor time per turn of the event loop, for all tables that are being loaded."""


class Loader:
    """Applies logs. Several tables that load at the same time share one slice."""

    def __init__(self) -> None:
        self._active = 0

    async def fold_all(self, table: TableState, records: Sequence[LogRecord]) -> None:
        """Apply the records in order to a table that nobody watches yet."""
        self._active += 1
        try:
            ends = time.thread_time() + SLICE / self._active
            for record in records:
                fold_stored(table, [record])
                table.unsent.clear()
                if time.thread_time() >= ends:
                    await asyncio.sleep(0)
                    ends = time.thread_time() + SLICE / self._active
        finally:
            self._active -= 1

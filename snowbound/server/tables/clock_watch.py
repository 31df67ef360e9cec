"""Jumps of time: nobody loses thinking time because a clock was set or the server stood still.

Within a process, time is steady (`SteadyClock`). If the wall clock was set meanwhile, the server follows it and moves
all running clocks by the same amount. With PostgreSQL, all processes follow the database's clock instead.
"""

from __future__ import annotations

import asyncio

from ..json_log import log_event
from .announcing import announce
from .clocks import SteadyClock
from .live_table import LiveTable
from .registry import LiveTables

JUMP = 2000
"""Milliseconds by which clocks may differ before it counts as a jump."""

STALL = 2000
"""Milliseconds between two ticks, beyond the usual ones, after which the server is considered to have stood still."""


class ClockWatch:
    """Detects jumps of time and moves the clocks of all live tables."""

    def __init__(self, tables: LiveTables) -> None:
        self.jumps = 0
        self._tables = tables
        self._last_tick: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def tick(self, interval: float) -> None:
        """Check the time. Called every `interval` seconds, unless the server stands still."""
        clock = self._tables.now
        if not isinstance(clock, SteadyClock):
            return
        if not self._tables.database.is_shared:
            self.correct(clock.jump())
        now = clock.elapsed()
        stalled = 0 if self._last_tick is None else now - self._last_tick - int(interval * 1000)
        self._last_tick = now
        if stalled > STALL:
            log_event("the server stood still", seconds=round(stalled / 1000, 1))
            self._move_clocks(stalled)

    def correct(self, by: int) -> None:
        """Follow the wall clock or the database's clock if it is ahead by this many milliseconds, or behind."""
        clock = self._tables.now
        if isinstance(clock, SteadyClock) and abs(by) >= JUMP:
            log_event("the clock was set", seconds=round(by / 1000, 1))
            clock.follow(by)
            self._move_clocks(by)
            self.jumps += 1

    def _move_clocks(self, by: int) -> None:
        for live in list(self._tables.live.values()):
            move_clocks(live, by)
            self._tables.table_changed(live)
            if live.listeners:
                task = asyncio.get_running_loop().create_task(self._announce(live))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _announce(self, live: LiveTable) -> None:
        """Send everyone the new deadlines, when no command is being executed."""
        async with live.lock:
            await announce(live, [], info=True)


def move_clocks(live: LiveTable, by: int) -> None:
    """Move everything at a live table that refers to a time."""
    live.table.move_clocks(by)
    live.last_used += by
    live.last_seen = {guest: at + by for guest, at in live.last_seen.items()}

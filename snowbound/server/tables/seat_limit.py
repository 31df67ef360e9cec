"""How many tables a guest may sit at."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator

from .quotas import TooManySeats
from .registry import LiveTables


class SeatLimit:
    """Limits the unfinished tables where one guest sits."""

    def __init__(self, tables: LiveTables, most: int | None) -> None:
        self.tables = tables
        self.most = most  # None for no limit
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def checked(self, guest: str, table: str = "") -> AsyncIterator[None]:
        """Let a guest take a seat, unless they sit at too many other tables. Then raise TooManySeats.

        Without a guest, nothing is checked.

        The same guest takes one seat at a time, so that several requests at once cannot exceed the limit.
        """
        if self.most is None or not guest:
            yield
            return
        self._waiting[guest] += 1
        try:
            async with self._locks.setdefault(guest, asyncio.Lock()):
                own = await self.tables.unfinished_of(guest)
                if len(own) >= self.most and all(info.id != table for info in own):
                    raise TooManySeats(own)
                yield
        finally:
            self._waiting[guest] -= 1
            if not self._waiting[guest]:
                del self._waiting[guest]
                self._locks.pop(guest, None)

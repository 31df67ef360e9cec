"""Purging guests while servers run: at the tables, in the database, and in the memory of every process."""

from __future__ import annotations

import asyncio
import secrets

import sqlalchemy as sa

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..storage import purge, schema
from ..storage.database import Conflict, Database
from ..tables import commands
from ..tables.clocks import Now
from ..tables.registry import LiveTables
from .guest_changes import GuestChanges

SETTLING = 0.5
"""Seconds after which commands that the guest had sent before the purge have been executed or refused."""

RETRIES = 5


class NoGuest(SnowboundError):
    """There is no guest with this id."""

    code = "no-guest"

    def __init__(self, guest: str) -> None:
        super().__init__(f"there is no guest {guest[:40]!r}")


class Purges:
    """Purges guests."""

    def __init__(self, database: Database, tables: LiveTables, changes: GuestChanges, now: Now) -> None:
        self.database = database
        self.tables = tables
        self.changes = changes
        self.now = now
        self.process = secrets.token_hex(4)

    async def purge(self, guest: str) -> int:
        """Blank a guest everywhere and return in how many tables. A running game goes on with the stand-in.

        Cookies and tokens are invalid at once. If the process ends before this returns, `resume` does the rest.
        """
        if not await self.database.write(lambda c: purge.begin(c, guest, self.now())):
            raise NoGuest(guest)
        await self.changes.announce(guest)
        blanked = 0
        for _ in range(2):  # the second time for what was written by commands that were on their way
            for table in await self.database.read(lambda c: purge.tables_of(c, guest)):
                await self.leave(table, guest)
                blanked += await self._blank(table, guest)
            await asyncio.sleep(SETTLING)
        await self.database.write(lambda c: purge.finish(c, guest))
        await self.changes.announce(guest)
        return blanked

    async def resume(self) -> int:
        """Finish the purges that were interrupted, and return how many there were."""
        guests = await self.database.read(purge.unfinished)
        for guest in guests:
            await self.purge(guest)
        return len(guests)

    async def leave(self, table: str, guest: str) -> None:
        """Take the guest out of a table that is not over."""
        status = sa.select(schema.tables.c.status).where(schema.tables.c.id == table)
        if await self.database.read(lambda c: c.execute(status).scalar()) not in {"open", "playing"}:
            return
        try:
            live = await self.tables.find(table)
            await self.tables.execute(live, lambda draft: commands.remove(draft, guest))
        except SnowboundError as error:  # a damaged table, or a game that is not installed: blanking is still possible
            log_event("guest not taken out of a table", table=table, error=error.code)

    async def _blank(self, table: str, guest: str) -> bool:
        """Blank the guest at one table, then have it read again wherever it is in memory."""
        for attempt in range(RETRIES):
            try:
                changed = await self.database.write(lambda c: purge.blank(c, guest, table, self.now()), table=table)
                break
            except Conflict:  # somebody has just moved: the number of our record is taken
                if attempt == RETRIES - 1:
                    raise
        if changed:
            if (live := self.tables.live.get(table)) is not None:
                await self.tables.catch_up(live)
            await self.tables.announce_to_lobby(table)
        return changed

"""Leases: which of several server processes runs a table's bots and clocks.

Each process renews one row, by the database's clock. The leases of a process that does not are free for the others,
whatever the reason: it was killed, stopped or cut off. Every lease has a token. What a process writes for bots and
clocks names the token, and the same transaction checks it. A process that wakes up after its leases were taken over can
therefore write nothing for those tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from ..json_log import log_event
from ..tables.clock_watch import ClockWatch
from ..tables.live_table import LiveTable
from ..tables.registry import LiveTables
from . import schema, upgrades
from .database import Database
from .fencing import NOW

Result = TypeVar("Result")

LASTS = 4.0
"""Seconds until the leases of a process that does not renew them are free."""

RENEWAL = 1.0
QUICK = 1.0
"""Seconds in which an answer must arrive to tell the time."""

RETRY = 0.5
"""Seconds between two attempts to acquire a lease that another process holds."""

REGISTER = sa.text(f"""
    INSERT INTO processes (id, expires, name, schema) VALUES (:process, {NOW} + :lasts, :name, :schema)
    RETURNING expires
""")
RENEW = sa.text(
    f"UPDATE processes SET expires = {NOW} + :lasts WHERE id = :process AND expires > {NOW} RETURNING expires"
)
FORGET = sa.text("DELETE FROM processes WHERE id = :process")
FORGET_EXPIRED = sa.text(f"DELETE FROM processes WHERE expires < {NOW}")
RELEASE = sa.text("DELETE FROM leases WHERE table_id = :table AND token = :token")
RELEASE_ALL = sa.text("DELETE FROM leases WHERE process = :process")
RELEASE_EXPIRED = sa.text("DELETE FROM leases WHERE process NOT IN (SELECT id FROM processes)")
ACQUIRE = sa.text(f"""
    INSERT INTO leases (table_id, process, token)
    SELECT wanted.id, :process, wanted.token
    FROM unnest(CAST(:tables AS text[]), CAST(:tokens AS text[])) AS wanted(id, token) ORDER BY wanted.id
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, token = excluded.token
    WHERE leases.process = excluded.process
    OR NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = leases.process AND processes.expires > {NOW})
    RETURNING table_id, token
""")
"""Acquires the leases that are free, in a fixed order, so that two processes cannot wait for each other."""


class Leases(Protocol):
    """The tables whose bots and clocks this process runs."""

    def holds(self, live: LiveTable) -> bool:
        """Whether this process holds the table's lease. If not, start to acquire it."""

    def token(self, live: LiveTable) -> str | None:
        """Return the token that a write for the table must name, or None if none is needed."""

    def release(self, live: LiveTable) -> None:
        """Release the table's lease."""


class SingleProcess:
    """The leases of a process that has its database to itself."""

    def holds(self, live: LiveTable) -> bool:
        """Return True: no other process competes."""
        return True

    def token(self, live: LiveTable) -> str | None:
        """Return None: there is nothing to check."""
        return None

    def release(self, live: LiveTable) -> None:
        """Do nothing."""


class DatabaseLeases:
    """The leases of one of several processes that share a PostgreSQL database."""

    def __init__(self, database: Database, tables: LiveTables, name: str = "") -> None:
        self.process = ""
        self.on_outdated: Callable[[], None] = lambda: None  # called when the database was migrated without us
        self._name = name
        self._database = database
        self._tables = tables
        self._clock_watch = ClockWatch(tables)
        self._held: dict[str, str] = {}  # by table: the token
        self._wanted: dict[str, LiveTable] = {}
        self._waiting: set[str] = set()  # tables that wait for an answer or for the next attempt
        self._is_wanted = asyncio.Event()
        self._valid_until = 0.0  # by this process's own monotonic clock, from before the query
        self._running: set[asyncio.Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, "leases")
        self._renewing = ThreadPoolExecutor(1, "renewal")  # not behind an acquisition, which may wait for a lock

    async def open(self) -> None:
        """Register this process and start to renew its leases."""
        await self._register()
        self._start(self._keep_renewing())
        self._start(self._keep_acquiring())

    async def close(self) -> None:
        """Release all leases, so that other processes can continue at once."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        with contextlib.suppress(Exception):  # without the database they expire
            await self._change(self._forget)
        self._thread.shutdown()
        self._renewing.shutdown()

    def holds(self, live: LiveTable) -> bool:
        """Whether this process holds the table's lease. If not, start to acquire it."""
        id = live.table.id
        if self._is_held(id):
            return True
        if id not in self._waiting:
            self._waiting.add(id)
            self._wanted[id] = live
            self._is_wanted.set()
        return False

    def token(self, live: LiveTable) -> str | None:
        """Return the token of the table's lease, or an empty one, which is never valid."""
        return self._held.get(live.table.id, "")

    def release(self, live: LiveTable) -> None:
        """Release the table's lease."""
        if (token := self._held.pop(live.table.id, None)) is not None:
            values = {"table": live.table.id, "token": token}
            self._start(self._change(lambda connection: connection.execute(RELEASE, values)))

    async def _keep_acquiring(self) -> None:
        """Acquire all leases that are wanted, many at a time."""
        while True:
            await self._is_wanted.wait()
            self._is_wanted.clear()
            wanted, self._wanted = self._wanted, {}
            try:
                acquired = await self._acquire([*wanted])
            except Exception as error:  # the database may work again at the next attempt
                log_event("leases not acquired", error=f"{type(error).__name__}: {error}")
                acquired = {}
            self._held |= acquired
            for live in wanted.values():
                if live.table.id in acquired:
                    self._try_again(live)
                else:
                    asyncio.get_running_loop().call_later(RETRY, self._try_again, live)

    async def _acquire(self, tables: list[str]) -> dict[str, str]:
        """Acquire the leases of these tables as far as they are free. Return the tokens by table."""
        process, tokens = self.process, [secrets.token_hex(8) for _ in tables]
        values = {"process": process, "tables": tables, "tokens": tokens}
        rows = await self._change(lambda connection: connection.execute(ACQUIRE, values).all())
        return {row.table_id: row.token for row in rows} if process == self.process else {}

    def _try_again(self, live: LiveTable) -> None:
        """Tell the scheduler, which asks again whether we hold the lease if the table needs it."""
        self._waiting.discard(live.table.id)
        if self._tables.live.get(live.table.id) is live:
            self._tables.table_changed(live)

    def _is_held(self, id: str) -> bool:
        return id in self._held and time.monotonic() < self._valid_until

    # --- renewing

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self._renew()
            except schema.WrongVersion as error:
                log_event("outdated", error=str(error))
                self.on_outdated()
            except Exception as error:
                log_event("leases not renewed", error=f"{type(error).__name__}: {error}")

    async def _renew(self) -> None:
        """Renew all leases. If they have expired, others may have them: forget them and register again."""
        began, values = time.monotonic(), {"process": self.process, "lasts": int(LASTS * 1000)}
        expires = await self._change(lambda connection: connection.execute(RENEW, values).scalar(), self._renewing)
        if expires is not None:
            self._valid_until = began + LASTS
            self._compare_clocks(expires, began)
            return
        lost = [live for id in self._held if (live := self._tables.live.get(id)) is not None]
        log_event("leases expired", tables=len(self._held))
        await self._register()
        for live in lost:
            self._tables.table_changed(live)

    async def _register(self) -> None:
        """Register under a new id: leases of an earlier one have expired, also those acquired meanwhile.

        The database may have been migrated meanwhile. No migration happens until this is committed.
        """
        began, process = time.monotonic(), secrets.token_hex(8)

        def register(connection: Connection) -> int:
            upgrades.lock_migrations(connection, shared=True)
            schema.require_compatible(connection)
            connection.execute(FORGET_EXPIRED)
            connection.execute(RELEASE_EXPIRED)
            values = {"process": process, "lasts": int(LASTS * 1000), "name": self._name, "schema": schema.HEAD}
            return int(connection.execute(REGISTER, values).scalar_one())

        expires = await self._change(register, self._renewing)
        self._held.clear()
        self.process, self._valid_until = process, began + LASTS
        self._compare_clocks(expires, began)

    def _compare_clocks(self, expires: int, began: float) -> None:
        """Follow the database's clock, which is the same for all processes, unless its answer took long."""
        took = time.monotonic() - began
        if took < QUICK:
            database = expires - int(LASTS * 1000) + int(took * 500)  # half of it was the way back
            self._clock_watch.correct(database - self._tables.now())

    def _forget(self, connection: Connection) -> None:
        connection.execute(RELEASE_ALL, {"process": self.process})
        connection.execute(FORGET, {"process": self.process})

    # --- the database

    async def _change(self, change: Callable[[Connection], Result], thread: ThreadPoolExecutor | None = None) -> Result:
        """Make a change in a transaction of its own, outside the queue of commits, which may be long."""

        def run() -> Result:
            with self._database.engine.begin() as connection:
                return change(connection)

        return await asyncio.get_running_loop().run_in_executor(thread or self._thread, run)

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(_logged(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)


async def _logged(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except Exception as error:
        log_event("lease failed", error=f"{type(error).__name__}: {error}")

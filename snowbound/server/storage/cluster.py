"""The link between server processes that share a PostgreSQL database: notifications.

Every process may serve any table. When one has written to a log, NOTIFY tells the others, which then read the new
records. If two write at once, the record number decides. The module `leases` decides which process runs a table's bots
and clocks.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import sqlalchemy as sa

from ..json_log import log_event
from ..messages.wire_messages import ReactionPicture
from ..tables.live_table import LiveTable
from ..tables.registry import LiveTables
from .database import CHANNEL, Database

ALIVE = 5.0
"""Seconds between heartbeats. A process that is silent for three times as long is considered gone."""

RETRY = 1.0


class ClusterMessage(msgspec.Struct, omit_defaults=True):
    """A notification between processes."""

    process: str
    kind: str  # wrote, here, who, alive, guest, host, reaction, restriction
    table: str = ""
    guests: list[str] = []  # in "here": the guests watching at that process; otherwise whom it is about
    lobby: bool = False  # in "wrote": whether the lobby has changed
    seat: int = 0  # in "reaction"
    picture: ReactionPicture = "applause"  # in "reaction"


class ClusterLink:
    """The link of one process to the others."""

    def __init__(self, database: Database, tables: LiveTables) -> None:
        self.database = database
        self.tables = tables
        self.process = secrets.token_hex(4)
        self.received = 0
        self.handlers: dict[str, Callable[[ClusterMessage], Coroutine[Any, Any, None]]] = {}  # by kind of message
        self._announced: dict[str, list[str]] = {}
        self._alive: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: Any = None
        self._sender: Any = None
        self.on_guest: Callable[[str], Awaitable[None]] | None = None  # called when another process changed a guest
        self.on_host: Callable[[], Awaitable[None]] | None = None  # … when the host has decided something there
        database.notification = lambda table, lobby: _encoded(ClusterMessage(self.process, "wrote", table, lobby=lobby))
        tables.on_change.append(self._announce_presence)
        tables.on_load.append(lambda live: self._start(self._send(ClusterMessage(self.process, "who", live.table.id))))

    async def open(self) -> None:
        """Connect and start to listen."""
        await self._connect()
        self._start(self._listen())
        self._start(self._heartbeat())

    async def close(self) -> None:
        """Disconnect."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in (self._listener, self._sender):
            await connection.close()

    # --- sending

    def _announce_presence(self, live: LiveTable) -> None:
        guests = live.local_guests()
        if self._announced.get(live.table.id, []) != guests:
            self._announced[live.table.id] = guests
            self._start(self._send(ClusterMessage(self.process, "here", live.table.id, guests)))
        if not guests:
            self._announced.pop(live.table.id, None)

    def tell(self, message: ClusterMessage) -> None:
        """Send a message to the other processes, without waiting."""
        self._start(self._send(message))

    async def announce_guest(self, guest: str) -> None:
        """Tell the other processes that a guest has a new name or was purged, banned or signed out."""
        await self._send(ClusterMessage(self.process, "guest", guests=[guest]))

    async def announce_host(self) -> None:
        """Tell the other processes that bans, games or the key of cookies have changed."""
        await self._send(ClusterMessage(self.process, "host"))

    async def _send(self, message: ClusterMessage) -> None:
        await self._query("SELECT pg_notify(%s, %s)", CHANNEL, _encoded(message))

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(ALIVE)
            try:
                await self._send(ClusterMessage(self.process, "alive"))
            except Exception:
                with contextlib.suppress(Exception):  # tried again at the next heartbeat
                    await self._reconnect_sender()
            now = time.monotonic()
            for process in [p for p, at in self._alive.items() if now - at > 3 * ALIVE]:
                del self._alive[process]
                for live in self.tables.live.values():
                    if live.remote_guests.pop(process, None):
                        self.tables.presence_changed(live)

    async def _reconnect_sender(self) -> None:
        """Reconnect the sender if only that was lost. If the listener was lost, `_reconnected` connects both."""
        if self._sender.closed and not self._listener.closed:
            self._sender = await self._connection()

    # --- receiving

    async def _listen(self) -> None:
        while True:
            try:
                async for notification in self._listener.notifies():
                    await self._receive(msgspec.json.decode(notification.payload, type=ClusterMessage))
            except Exception as error:
                log_event("cluster link lost", error=f"{type(error).__name__}: {error}")
            while not await self._reconnected():
                await asyncio.sleep(RETRY)

    async def _reconnected(self) -> bool:
        """Try to reconnect and catch up on what was missed. Return whether that succeeded."""
        try:
            await self._connect()
            for live in list(self.tables.live.values()):
                await self.tables.catch_up(live)
                self.tables.table_changed(live)
            await self.tables.resend_lobby()
            if self.on_host is not None:
                await self.on_host()
        except Exception as error:
            log_event("cluster link not restored yet", error=f"{type(error).__name__}: {error}")
            return False
        log_event("cluster link restored")
        return True

    async def _receive(self, message: ClusterMessage) -> None:
        if message.process == self.process:
            return
        self.received += 1
        self._alive[message.process] = time.monotonic()
        if (handler := self.handlers.get(message.kind)) is not None:
            self._start(handler(message))
            return
        if message.kind == "wrote" and message.lobby and self.tables.lobby:
            await self.tables.announce_to_lobby(message.table)
        if message.kind == "guest" and self.on_guest is not None:
            for guest in message.guests:
                self._start(self.on_guest(guest))
        elif message.kind == "host" and self.on_host is not None:
            self._start(self.on_host())
        live = self.tables.live.get(message.table)
        if live is None:
            return
        if message.kind == "wrote":
            self._start(self.tables.catch_up(live))
        elif message.kind == "who" and (guests := live.local_guests()):
            await self._send(ClusterMessage(self.process, "here", message.table, guests))
        elif message.kind == "here":
            if message.guests:
                live.remote_guests[message.process] = message.guests
            else:
                live.remote_guests.pop(message.process, None)
            self.tables.presence_changed(live)

    # --- connections

    async def _connect(self) -> None:
        for connection in (self._listener, self._sender):
            if connection is not None:
                await connection.close()
        self._listener, self._sender = await self._connection(), await self._connection()
        await self._listener.execute(f"LISTEN {CHANNEL}")

    async def _connection(self) -> Any:
        import psycopg

        url = sa.make_url(self.database.url).set(drivername="postgresql").render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(url, autocommit=True)

    async def _query(self, query: str, *values: Any) -> Any:
        cursor = await self._sender.execute(query, values)
        row = await cursor.fetchone()
        return row[0] if row else None

    def _start(self, work: Awaitable[Any]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _logged(work: Awaitable[Any]) -> None:
    try:
        await work
    except Exception as error:
        log_event("cluster link failed", error=f"{type(error).__name__}: {error}")


def _encoded(message: ClusterMessage) -> str:
    return msgspec.json.encode(message).decode()

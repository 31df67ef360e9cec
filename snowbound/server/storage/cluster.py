"""Many server processes at one PostgreSQL: news between them, and who runs a table's bots and clocks.

Every process may serve any table. What one has written the others hear of by NOTIFY and read from the
log; if two write at once, the number in the log settles it. An advisory lock says which process asks
bots and watches clocks; it falls free when that process ends, however it ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from ..json_log import journal
from ..tables.registry import Live, Room
from .database import CHANNEL, Store

ALIVE = 5.0
"""Seconds between two signs of life; who was silent three times as long is gone."""

RETRY = 1.0


class Guard(Protocol):
    """Says which tables this process runs."""

    def holds(self, live: Live) -> bool:
        """Whether this process runs the table; if not, it is tried to get hold of it."""

    def release(self, live: Live) -> None:
        """Let other processes run the table."""


class Alone:
    """The guard of a process that has its database to itself."""

    def holds(self, live: Live) -> bool:
        """Always."""
        return True

    def release(self, live: Live) -> None:
        """Nobody else waits."""


class Note(msgspec.Struct, omit_defaults=True):
    """What processes tell one another."""

    process: str
    kind: str  # wrote, here, who, alive
    table: str = ""
    guests: list[str] = []  # of here: who looks at the table at that process
    lobby: bool = False  # of wrote: whether the lobby changes


class Exchange:
    """The connection of one process to the others; also the guard of its tables."""

    def __init__(self, store: Store, room: Room) -> None:
        self.store = store
        self.room = room
        self.process = secrets.token_hex(4)
        self.heard = 0
        self._held: set[str] = set()
        self._wanted: set[str] = set()
        self._told: dict[str, list[str]] = {}
        self._alive: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ear: Any = None
        self._mouth: Any = None
        store.notice = lambda table, lobby: _encoded(Note(self.process, "wrote", table, lobby=lobby))
        room.changed.append(self._tell_presence)
        room.loaded.append(lambda live: self._start(self._say(Note(self.process, "who", live.table.id))))

    async def open(self) -> None:
        """Connect, and begin to listen."""
        await self._connect()
        self._start(self._listen())
        self._start(self._live())

    async def close(self) -> None:
        """Let go; the locks fall free."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in (self._ear, self._mouth):
            await connection.close()

    # --- who runs a table

    def holds(self, live: Live) -> bool:
        """Whether this process has the table's lock; if not, it is asked for."""
        id = live.table.id
        if id in self._held:
            return True
        if id not in self._wanted:
            self._wanted.add(id)
            self._start(self._take(live))
        return False

    def release(self, live: Live) -> None:
        """Give the table's lock back."""
        if live.table.id in self._held:
            self._held.discard(live.table.id)
            self._start(self._ask("SELECT pg_advisory_unlock(%s)", _number(live.table.id)))

    async def _take(self, live: Live) -> None:
        id = live.table.id
        ear = self._ear
        try:
            if await self._ask("SELECT pg_try_advisory_lock(%s)", _number(id)) and ear is self._ear:
                self._held.add(id)
            else:
                await asyncio.sleep(RETRY)  # the process that has it may end
        except Exception:
            await asyncio.sleep(RETRY)  # the database may be back then
            raise
        finally:
            self._wanted.discard(id)
            if self.room.live.get(id) is live:
                self.room.notice(live)

    # --- speaking

    def _tell_presence(self, live: Live) -> None:
        guests = live.local_guests()
        if self._told.get(live.table.id, []) != guests:
            self._told[live.table.id] = guests
            self._start(self._say(Note(self.process, "here", live.table.id, guests)))
        if not guests:
            self._told.pop(live.table.id, None)

    async def _say(self, note: Note) -> None:
        await self._ask("SELECT pg_notify(%s, %s)", CHANNEL, _encoded(note))

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(ALIVE)
            try:
                await self._say(Note(self.process, "alive"))
            except Exception:
                with contextlib.suppress(Exception):  # it is tried again with the next sign of life
                    await self._speak_again()
            now = time.monotonic()
            for process in [p for p, at in self._alive.items() if now - at > 3 * ALIVE]:
                del self._alive[process]
                for live in self.room.live.values():
                    if live.elsewhere.pop(process, None):
                        self.room.presence_changed(live)

    async def _speak_again(self) -> None:
        """Connect the mouth again if it alone was lost; if the ear was, too, that connects both."""
        if self._mouth.closed and not self._ear.closed:
            self._mouth = await self._connection()
            self._held.clear()
            for live in list(self.room.live.values()):
                self.room.notice(live)

    # --- listening

    async def _listen(self) -> None:
        while True:
            try:
                async for notification in self._ear.notifies():
                    await self._hear(msgspec.json.decode(notification.payload, type=Note))
            except Exception as error:
                journal("exchange interrupted", error=f"{type(error).__name__}: {error}")
            while not await self._is_back():
                await asyncio.sleep(RETRY)

    async def _is_back(self) -> bool:
        """Connect again, and learn what was missed meanwhile; whether that could be done."""
        try:
            await self._connect()
            for live in list(self.room.live.values()):
                await self.room.catch_up(live)
                self.room.notice(live)  # its lock was lost with the connection
            await self.room.tell_whole_lobby()
        except Exception as error:
            journal("exchange not back yet", error=f"{type(error).__name__}: {error}")
            return False
        journal("exchange back")
        return True

    async def _hear(self, note: Note) -> None:
        if note.process == self.process:
            return
        self.heard += 1
        self._alive[note.process] = time.monotonic()
        if note.kind == "wrote" and note.lobby and self.room.lobby:
            await self.room.tell_lobby_of(note.table)
        live = self.room.live.get(note.table)
        if live is None:
            return
        if note.kind == "wrote":
            self._start(self.room.catch_up(live))
        elif note.kind == "who" and (guests := live.local_guests()):
            await self._say(Note(self.process, "here", note.table, guests))
        elif note.kind == "here":
            if note.guests:
                live.elsewhere[note.process] = note.guests
            else:
                live.elsewhere.pop(note.process, None)
            self.room.presence_changed(live)

    # --- inside

    async def _connect(self) -> None:
        for connection in (self._ear, self._mouth):
            if connection is not None:
                await connection.close()
        self._held.clear()  # locks end with the connection that had them
        self._ear, self._mouth = await self._connection(), await self._connection()
        await self._ear.execute(f"LISTEN {CHANNEL}")

    async def _connection(self) -> Any:
        import psycopg

        url = sa.make_url(self.store.url).set(drivername="postgresql").render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(url, autocommit=True)

    async def _ask(self, query: str, *values: Any) -> Any:
        cursor = await self._mouth.execute(query, values)
        row = await cursor.fetchone()
        return row[0] if row else None

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _guarded(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except Exception as error:
        journal("exchange failed", error=f"{type(error).__name__}: {error}")


def _number(table: str) -> int:
    """The lock of a table: 63 bits of its id's hash."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big") >> 1


def _encoded(note: Note) -> str:
    return msgspec.json.encode(note).decode()

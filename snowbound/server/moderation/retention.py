"""Retention: old tables and idle guests are deleted, and tables that nobody finishes are closed.

The work is done in small transactions, so that it never holds up the games. One process does it at a time: a row of
`settings` says until when it has the task. Everything may be repeated, so a process that is stopped meanwhile does no
harm.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..settings import Settings
from ..storage import boards, purge, schema, snapshots
from ..storage.database import EXPIRED, Conflict, Database
from ..storage.guests import DAY
from ..tables.clocks import SECOND, Now
from ..tables.commands import close
from ..tables.registry import LiveTables
from .purging import Purges

BATCH = 20
"""Most tables that are deleted or closed, and most guests with tables that are purged, in one round."""

GUESTS_AT_ONCE = 200
ROWS_AT_ONCE = 500
"""Most rows that one transaction deletes."""

PAGES_AT_ONCE = 200
"""Most pages of an SQLite file that are given back in one transaction."""

INTERVAL, PAUSE = 600.0, 5.0
"""Seconds from one round to the next, and if there was more to do than one round allows."""

TASK, TASK_LASTS = "retention", 120 * SECOND


@dataclass
class Expired:
    """What a round has done."""

    tables: int = 0
    guests: int = 0
    closed: int = 0
    rows: int = 0  # reports, bans and entries of the audit log

    @property
    def is_full(self) -> bool:
        """Whether there may be more to do."""
        return max(self.tables, self.closed) >= BATCH or self.guests >= BATCH


class Retention:
    """Deletes what is old."""

    def __init__(self, database: Database, tables: LiveTables, purges: Purges, settings: Settings, now: Now) -> None:
        self.database = database
        self.tables = tables
        self.purges = purges
        self.settings = settings
        self.now = now
        self._not_closable: set[str] = set()
        self.disk: dict[str, int] = {}  # for /metrics: bytes, tables and guests, as last measured

    async def run(self) -> None:
        """Do a round from time to time, until cancelled."""
        while True:
            pause = INTERVAL
            try:
                self.disk = await self.database.read(_measured)
                if await self._has_task():
                    await self.purges.resume()
                    if (await self.round()).is_full:
                        pause = PAUSE
            except Exception as error:  # the database may work again in the next round
                log_event("retention failed", error=f"{type(error).__name__}: {error}")
            await asyncio.sleep(pause)

    async def all(self) -> Expired:
        """Do rounds until nothing is left to do, as `snowbound admin expire` does. Return the sums."""
        done = Expired()
        while True:
            found = await self.round()
            for name, number in vars(found).items():
                setattr(done, name, getattr(done, name) + number)
            if not found.is_full:
                return done

    async def round(self) -> Expired:
        """Do one round."""
        done = Expired()
        settings = self.settings
        if settings.finished_days:
            done.tables = await self._delete_tables(self._before(settings.finished_days))
        if settings.idle_days:
            done.closed = await self._close_tables(self._before(settings.idle_days))
        if settings.guest_days:
            done.guests = await self._delete_guests(self._before(settings.guest_days))
        if settings.audit_days:
            before = self._before(settings.audit_days)
            done.rows = await self.database.write(lambda c: _delete_old_rows(c, before))
        await self.database.write(lambda c: boards.forget_old(c, self.now()))
        await self._give_back_space()
        if any(vars(done).values()):
            log_event("retention", **vars(done))
        return done

    def _before(self, days: float) -> int:
        return self.now() - int(days * DAY)

    async def _has_task(self) -> bool:
        """Take the task, or keep it, unless another process has it."""
        now, s, mine = self.now(), schema.settings, self.purges.process

        def take(connection: Connection) -> bool:
            held = connection.execute(sa.select(s.c.value).where(s.c.name == TASK).with_for_update()).scalar()
            value = f"{now + TASK_LASTS + int(INTERVAL * SECOND)} {mine}"
            if held is None:
                connection.execute(sa.insert(s), {"name": TASK, "value": value})
            elif int(held.split()[0]) < now or held.split()[1] == mine:
                connection.execute(sa.update(s).where(s.c.name == TASK).values(value=value))
            else:
                return False
            return True

        try:
            return await self.database.write(take)
        except Conflict:  # another process was faster
            return False

    # --- tables

    async def _delete_tables(self, before: int) -> int:
        """Delete tables whose last record is older than `before`, and those whose deletion was interrupted."""
        found = await self.database.read(lambda c: _old_tables(c, ["over", "closed"], before, BATCH))
        for table in found:
            if table not in self.tables.live:  # somebody may be looking at it
                await self.database.write(lambda c, table=table: _begin_deletion(c, table), table=table)  # type: ignore[misc]
        begun = sa.select(schema.tables.c.id).where(schema.tables.c.status == EXPIRED).limit(BATCH)
        deleted = await self.database.read(lambda c: c.execute(begun).scalars().all())
        for table in deleted:
            while await self.database.write(lambda c, table=table: _delete_some(c, table)):  # type: ignore[misc]
                await asyncio.sleep(0)
        return len(deleted)

    async def _close_tables(self, before: int) -> int:
        """Close unfinished tables whose last record is older than `before`."""
        closed, most = 0, BATCH + len(self._not_closable)
        found = await self.database.read(lambda c: _old_tables(c, ["open", "playing"], before, most))
        for table in [table for table in found if table not in self._not_closable]:
            try:
                live = await self.tables.find(table)
                await self.tables.execute(live, close)
                closed += 1
            except SnowboundError as error:  # damaged, or of a game that is not installed
                log_event("idle table not closed", table=table, error=error.code)
                self._not_closable.add(table)
        return closed

    # --- guests

    async def _delete_guests(self, before: int) -> int:
        """Delete guests who have not been seen since `before`. Those with tables are purged."""
        deleted = await self.database.write(lambda c: _delete_guests_without_tables(c, before))
        for guest in await self.database.read(lambda c: _idle_guests(c, before)):
            await self.purges.purge(guest)
            deleted += 1
        return deleted

    async def _give_back_space(self) -> None:
        """Give free pages of an SQLite file back to the system, some at a time. PostgreSQL does so by itself."""
        if self.database.is_shared:
            return
        while await self.database.write(_vacuum_some):
            await asyncio.sleep(0)


def _old_tables(connection: Connection, statuses: list[str], before: int, limit: int) -> list[str]:
    """Return tables of these statuses whose last record is older than `before`, the oldest first."""
    t, e = schema.tables, schema.events
    last = sa.select(e.c.at).where(e.c.table_id == t.c.id).order_by(e.c.seq.desc()).limit(1).scalar_subquery()
    query = sa.select(t.c.id).where(t.c.status.in_(statuses), t.c.created < before)
    query = query.where(sa.func.coalesce(last, t.c.created) < before)
    return [*connection.execute(query.order_by(t.c.created, t.c.id).limit(limit)).scalars()]


def _begin_deletion(connection: Connection, table: str) -> None:
    t, p, k = schema.tables, schema.players, schema.tokens
    connection.execute(sa.update(t).where(t.c.id == table).values(status=EXPIRED))
    snapshots.delete(connection, table)
    connection.execute(sa.delete(p).where(p.c.table_id == table))
    connection.execute(sa.delete(k).where(k.c.table_id == table))


def _delete_some(connection: Connection, table: str) -> bool:
    """Delete some records of a table, or the table if it has none. Return whether records may be left."""
    t, e = schema.tables, schema.events
    some = sa.select(e.c.seq).where(e.c.table_id == table).order_by(e.c.seq).limit(ROWS_AT_ONCE)
    if connection.execute(sa.delete(e).where(e.c.table_id == table, e.c.seq.in_(some))).rowcount:
        return True
    connection.execute(sa.delete(t).where(t.c.id == table, t.c.status == EXPIRED))
    return False


def _is_idle(before: int) -> sa.ColumnElement[bool]:
    g = schema.guests
    return sa.and_(g.c.seen < before, g.c.created < before, g.c.purged.is_(None), g.c.id != purge.NOBODY)


def _delete_guests_without_tables(connection: Connection, before: int) -> int:
    """Delete guests whom nothing but their own row and tokens mentions."""
    g, p, t, k = schema.guests, schema.players, schema.tables, schema.tokens
    query = (
        sa.select(g.c.id)
        .where(_is_idle(before))
        .where(~sa.exists().where(p.c.guest == g.c.id), ~sa.exists().where(t.c.owner == g.c.id))
    )
    guests = [*connection.execute(query.limit(GUESTS_AT_ONCE)).scalars()]
    if guests:
        connection.execute(sa.delete(k).where(k.c.guest.in_(guests)))
        for guest in guests:
            purge.finish(connection, guest)
    return len(guests)


def _idle_guests(connection: Connection, before: int) -> list[str]:
    """Return idle guests who have no unfinished table."""
    g, p, t = schema.guests, schema.players, schema.tables
    playing = sa.exists().where(p.c.guest == g.c.id, t.c.id == p.c.table_id, t.c.status.in_(["open", "playing"]))
    query = sa.select(g.c.id).where(_is_idle(before), ~playing).order_by(g.c.seen)
    return [*connection.execute(query.limit(BATCH)).scalars()]


def _delete_old_rows(connection: Connection, before: int) -> int:
    """Delete old entries of the audit log, resolved reports, and bans that have ended."""
    a, r, b = schema.audit, schema.reports, schema.bans
    return sum(
        connection.execute(sa.delete(table).where(is_old)).rowcount
        for table, is_old in ((a, a.c.at < before), (r, r.c.handled < before), (b, b.c.expires < before))
    )


def _vacuum_some(connection: Connection) -> bool:
    """Give some free pages back. Return whether there are more."""
    if connection.exec_driver_sql("PRAGMA auto_vacuum").scalar() != 2:  # a file of an earlier version
        return False
    free = connection.exec_driver_sql("PRAGMA freelist_count").scalar() or 0
    cursor = connection.connection.cursor()
    cursor.execute(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})")
    cursor.fetchall()  # each step gives one page back
    cursor.close()
    left = connection.exec_driver_sql("PRAGMA freelist_count").scalar() or 0
    return bool(0 < left < free)


def _measured(connection: Connection) -> dict[str, int]:
    """Return the size of the database and the number of its tables and guests."""

    def count(table: sa.Table) -> int:
        return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())

    return {"bytes": _size(connection), "tables": count(schema.tables), "guests": count(schema.guests)}


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
    file: Any = connection.engine.url.database
    parts = [Path(f"{file}{ending}") for ending in ("", "-wal", "-shm")]
    return sum(part.stat().st_size for part in parts if part.exists())

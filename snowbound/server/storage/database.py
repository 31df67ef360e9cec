"""The database of tables, guests and logs: an SQLite file, or PostgreSQL by URL.

One thread, the writer, makes all changes. A few other threads read.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite

from snowbound.core.errors import SnowboundError

from ..settings import full_url
from ..tables.quarantine import DamagedTable
from ..tables.records import Agreement, LogRecord, Seat, Status
from . import schema
from .group_commit import WRITES, Change, Conflict, Row, Writer, add_events

__all__ = ["CHANNEL", "Conflict", "Database", "agreement_of", "full_url"]

Result = TypeVar("Result")

READERS = 4

CHANNEL = "snowbound"
"""The PostgreSQL channel on which server processes announce what they have written."""

STALLED = 3000
"""Milliseconds after which PostgreSQL ends a transaction in which nothing happens.

A process that was stopped during a transaction would otherwise keep its locks, and others would wait for it.
"""

EXPIRED = "expired"
"""The status of a table that is being deleted. It does not exist for anyone any more."""

CHECKED = 1.0
"""Seconds for which a successful write check is valid."""

CHECK = sa.text(
    "INSERT INTO settings (name, value) VALUES ('checked', :value) ON CONFLICT (name) DO UPDATE SET value = :value"
)
"""Writes always the same row, with a new value each time so that the database really writes."""


class TooManyTables(SnowboundError):
    """The guest has too many unfinished tables."""

    code = "limit"


class Database:
    """The connection of one server process to its database."""

    def __init__(self, url: str, tables_per_guest: int | None = None, *, existing: bool = False) -> None:
        """Open a database. With `existing`, it is neither created nor migrated."""
        self.url = full_url(url)
        if existing:
            _require_file(self.url)
        self.tables_per_guest = tables_per_guest  # limit on unfinished tables; None for no limit
        self.engine = _open(self.url)
        self.notification: Callable[[str, bool], str] | None = None  # the message to other processes about a change
        self._checked = -CHECKED  # time of the last successful write check
        try:
            if existing:
                schema.require_current(self.engine)
            else:
                schema.bring_up_to_date(self.engine)
        except SnowboundError:
            self.engine.dispose()
            raise
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self.writer = Writer(self.engine)

    @property
    def is_shared(self) -> bool:
        """Whether other server processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Commit all pending changes, then disconnect."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    # --- writing

    def append(
        self,
        table: str,
        records: Sequence[LogRecord],
        summary: dict[str, str] | None = None,
        lease: str | None = None,
    ) -> asyncio.Future[None]:
        """Append records to a table's log, all or none. The result is Conflict if their numbers are taken.

        With the token of a lease, the result is LeaseLost if that lease is no longer valid.
        """
        rows = [_row(table, record) for record in records]
        shown = (summary["status"], summary["lobby"], table) if summary is not None else None
        fence = None if lease is None else (table, lease)
        change = _together(self._listing(table, _seated(records)), self._notify(table, summary is not None))
        return self.writer.write(rows, shown, change, fence)

    async def write(self, change: Callable[[Connection], Result], *, table: str | None = None) -> Result:
        """Make a change in the writer's thread. This returns after the commit.

        With the id of a table, other processes are notified that its log or description has changed.
        """
        notify = None if table is None else self._notify(table, True)

        def together(connection: Connection) -> Result:
            result = change(connection)
            if notify is not None:
                notify(connection)
            return result

        return await self.writer.write(change=together if notify is not None else change)  # type: ignore[no-any-return]

    async def create(
        self, agreement: Agreement, records: Sequence[LogRecord], summary: dict[str, Any], key: str | None = None
    ) -> str:
        """Store a new table with its first records and return its id. Raise TooManyTables if there are too many.

        If its owner has already created a table with the same key, return the id of that one.
        """
        values = msgspec.to_builtins(agreement) | summary
        values |= {"options": _json(agreement.options), "seats": _json(agreement.seats), "key": key}
        values["board"] = _json(agreement.board) if agreement.board else None
        rows = [_row(agreement.id, record) for record in records]

        most = self.tables_per_guest
        list_players = self._listing(agreement.id, {seat.guest for seat in agreement.seats} | _seated(records))

        def change(connection: Connection) -> str | None:
            if key is not None and (earlier := _created(connection, agreement.owner, key)) is not None:
                return earlier
            if most is not None and _unfinished(connection, agreement.owner) >= most:
                return None  # not an exception: that would repeat the other changes of the commit
            connection.execute(sa.insert(schema.tables), values)
            add_events(connection, rows)
            if list_players is not None:
                list_players(connection)
            if self.notification is not None:
                _notify(connection, self.notification(agreement.id, True))
            return agreement.id

        try:
            created = await self.write(change)
        except Conflict:  # another process has just created it
            created = await self.write(change)
        if created is None:
            raise TooManyTables(f"you have {most} unfinished tables, which is the limit: finish or leave one first")
        return created

    def _listing(self, table: str, guests: set[str]) -> Change | None:
        """Return a change that lists guests among the players of a table, unless they are listed already."""
        if not (rows := [{"guest": guest, "table_id": table} for guest in sorted(guests - {""})]):
            return None
        insert = (postgresql.insert if self.is_shared else sqlite.insert)(schema.players).on_conflict_do_nothing()
        return lambda connection: connection.execute(insert, rows)

    def _notify(self, table: str, lobby: bool) -> Change | None:
        """Return a change that notifies other processes when it is committed."""
        notification = self.notification
        return None if notification is None else lambda connection: _notify(connection, notification(table, lobby))

    # --- reading

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query in a reader thread."""

        def ask() -> Result:
            with self.engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def check(self) -> None:
        """Raise an error unless the database can be read and written."""
        await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        if time.monotonic() - self._checked >= CHECKED:  # frequent checks must not keep the disk busy
            await self.write(lambda connection: connection.execute(CHECK, {"value": secrets.token_hex(4)}))
            self._checked = time.monotonic()

    async def agreement(self, table: str) -> Agreement | None:
        """Return the agreement of a table, or None if there is no such table, or it is being deleted."""
        found = await self.read(lambda c: _table(c, table))
        try:
            return None if found is None or found["status"] == EXPIRED else agreement_of(found)
        except (msgspec.MsgspecError, TypeError) as error:
            raise DamagedTable(table, "its row in `tables`", error) from error

    async def created(self, owner: str, key: str) -> str:
        """Return the table that a guest has already created with this key, or an empty string."""
        return await self.read(lambda c: _created(c, owner, key)) or ""

    async def status(self, table: str) -> Status:
        """Return the status of a table that exists, as it was last stored."""
        return cast(Status, (await self.read(lambda c: _table(c, table)))["status"])

    async def records(self, table: str, after: int = 0) -> list[LogRecord]:
        """Return a table's log after record number `after`."""
        t = schema.events
        query = sa.select(t).where(t.c.table_id == table, t.c.seq > after).order_by(t.c.seq)
        return await self.read(lambda c: [_record(row) for row in c.execute(query).mappings()])

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        """Return the current names of these guests, as far as they exist."""
        return await self.read(lambda c: current_names(c, guests))

    async def setting(self, name: str, default: Callable[[], str]) -> str:
        """Return a value stored in the database. The first call stores the default."""

        def change(connection: Connection) -> str:
            query = sa.select(schema.settings.c.value).where(schema.settings.c.name == name)
            found = connection.execute(query).scalar()
            if found is None:
                found = default()
                connection.execute(sa.insert(schema.settings), {"name": name, "value": found})
            return str(found)

        try:
            return await self.write(change)
        except Conflict:  # another process was faster: read its value
            return await self.write(change)


def _seated(records: Sequence[LogRecord]) -> set[str]:
    """Return the guests who take a seat, or ask for one, in these records."""
    return {record.more.get("guest", "") for record in records if record.kind in {"sit", "request"}}


def _together(*changes: Change | None) -> Change | None:
    """Return one change that makes these, or None if there are none."""
    wanted = [change for change in changes if change is not None]
    return (lambda connection: [change(connection) for change in wanted]) if wanted else None


def current_names(connection: Connection, guests: Iterable[str]) -> dict[str, str]:
    """Return the current names of these guests, as far as they exist."""
    g = schema.guests
    found = connection.execute(sa.select(g.c.id, g.c.name).where(g.c.id.in_([*guests])))
    return {row.id: row.name for row in found}


def agreement_of(row: Any) -> Agreement:
    """Return a row of `tables` as an Agreement."""
    values = dict(row)
    values["options"] = msgspec.json.decode(values["options"])
    values["seats"] = msgspec.json.decode(values["seats"], type=list[Seat])
    values["board"] = msgspec.json.decode(values["board"] or "{}", type=dict)
    del values["status"], values["lobby"], values["key"]
    return Agreement(**values)


def _table(connection: Connection, table: str) -> Any:
    return connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).mappings().first()


def _created(connection: Connection, owner: str, key: str) -> str | None:
    """Return the id of the table that a guest has created with this key."""
    t = schema.tables
    return connection.execute(sa.select(t.c.id).where(t.c.owner == owner, t.c.key == key)).scalar()


def _unfinished(connection: Connection, owner: str) -> int:
    """Count the unfinished tables of a guest. No other process can add one before the commit."""
    g, t = schema.guests, schema.tables
    connection.execute(sa.select(g.c.id).where(g.c.id == owner).with_for_update(key_share=True))
    query = sa.select(sa.func.count()).where(t.c.owner == owner, t.c.status.in_(["open", "playing"]))
    return int(connection.execute(query).scalar_one())


def _notify(connection: Connection, text: str) -> None:
    connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))  # sent by the commit


def _row(table: str, record: LogRecord) -> Row:
    more = _json(record.more) if record.more else None
    return (table, record.seq, record.kind, record.seat, record.action, record.by, record.key, more, record.at)


def _record(row: Any) -> LogRecord:
    try:
        more = msgspec.json.decode(row["more"]) if row["more"] else {}
    except msgspec.MsgspecError as error:
        raise DamagedTable(row["table_id"], f"record {row['seq']}", error) from error
    return LogRecord(row["seq"], row["kind"], row["at"], row["seat"], row["action"], row["by"], row["key"], more)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _require_file(url: str) -> None:
    """Raise an error if an SQLite database does not exist yet."""
    parts = sa.make_url(url)
    if parts.get_backend_name() == "sqlite" and not Path(parts.database or "").is_file():
        raise SnowboundError(f"there is no database {parts.database}")


def _open(url: str) -> Engine:
    """Connect. Parameters may be secret (seeds, invitations), so errors must not show them (`hide_parameters`)."""
    if not url.startswith("sqlite"):
        engine = sa.create_engine(url, pool_size=READERS + 3, pool_pre_ping=True, hide_parameters=True)
        sa.event.listen(engine, "connect", _prepare_postgresql)
        return engine
    file = sa.make_url(url).database
    if not file or file == ":memory:":
        raise SnowboundError("an SQLite database needs a file: sqlite:///FILE")
    if not Path(file).exists():
        Path(file).touch(mode=0o600)  # it holds the key that signs cookies
    if Path(file).stat().st_size == 0:
        _give_back_space(file)
    arguments = {"check_same_thread": False, "timeout": 30, "isolation_level": None}
    engine = sa.create_engine(url, connect_args=arguments, hide_parameters=True)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _give_back_space(file: str) -> None:
    """Have a new SQLite file return its space after deletions, which must be set before it has tables.

    Setting it again would write to the file, and a transaction that has read from it before could not write any more.
    """
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
        connection.execute("VACUUM")


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction. One that writes takes the lock first: it could not get it after another one has written."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


def _prepare_postgresql(connection: Any, _: Any) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {STALLED}")
    connection.commit()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # An acknowledged move must be on disk: FULL makes each commit wait for that. Statement journals may stay in memory.
    settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000", "temp_store=MEMORY")
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()

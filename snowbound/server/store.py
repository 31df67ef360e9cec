"""Where tables, guests and logs are kept: SQLite in one file, or PostgreSQL by URL.

All changes go through one thread that commits what has gathered together, so that a hundred tables
share one write to the disk. Whoever waits for a change hears of it after the commit, not before.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from snowbound.core.errors import SnowboundError

from . import schema
from .records import Agreement, Record, Seat

Result = TypeVar("Result")
Change = Callable[[Connection], Any]

BATCH = 512
"""Changes that are committed together, at most."""

READERS = 4

CHANNEL = "snowbound"
"""Where processes at one PostgreSQL tell one another what they have written."""


class Conflict(SnowboundError):
    """Somebody else was faster: the log has grown, or the key is there already."""

    code = "conflict"


class Waiting:
    """A change that waits to be committed, and who waits for it."""

    __slots__ = ("change", "error", "future", "loop", "result", "rows")

    def __init__(self, change: Change | None, rows: list[dict[str, Any]], future: asyncio.Future[Any]) -> None:
        self.change = change
        self.rows = rows
        self.future = future
        self.loop = future.get_loop()
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """Let the one who waits go on."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Store:
    """The database of one server."""

    def __init__(self, url: str) -> None:
        self.url = full_url(url)
        self.engine = _open(self.url)
        self.commits = 0
        self.changes = 0
        self.notice: Callable[[str, bool], str] | None = None    # what other processes are told of a table's change
        schema.bring_up_to_date(self.engine)
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()

    @property
    def is_shared(self) -> bool:
        """Whether other server processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Commit what waits, then let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # --- changing

    async def append(self, table: str, records: Sequence[Record], summary: dict[str, Any] | None = None) -> None:
        """Add records to a table's log, all or none; raises Conflict if their numbers or keys are taken."""
        rows = [_row(table, record) for record in records]
        await self._wait(self._besides(table, summary), rows)

    async def write(self, change: Callable[[Connection], Result]) -> Result:
        """Carry out a change in the writer's thread; returns after the commit."""
        return await self._wait(change, [])  # type: ignore[no-any-return]

    async def create(self, agreement: Agreement, records: Sequence[Record], summary: dict[str, Any]) -> None:
        """Keep a new table, with its first records."""
        values = msgspec.to_builtins(agreement) | summary
        values |= {"options": _json(agreement.options), "seats": _json(agreement.seats)}
        rows = [_row(agreement.id, record) for record in records]

        def change(connection: Connection) -> None:
            connection.execute(sa.insert(schema.tables), values)
            if rows:
                connection.execute(sa.insert(schema.events), rows)
            if self.notice is not None:
                _notify(connection, self.notice(agreement.id, True))

        await self.write(change)

    def _besides(self, table: str, summary: dict[str, Any] | None) -> Change | None:
        """What is changed together with the log: the table's summary, and that other processes hear of it."""
        notice = self.notice
        if summary is None and notice is None:
            return None

        def change(connection: Connection) -> None:
            if summary is not None:
                connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**summary))
            if notice is not None:
                _notify(connection, notice(table, summary is not None))

        return change

    def _wait(self, change: Change | None, rows: list[dict[str, Any]]) -> asyncio.Future[Any]:
        waiting = Waiting(change, rows, asyncio.get_running_loop().create_future())
        self._queue.put(waiting)
        return waiting.future

    def _write_on(self) -> None:
        connection = self.engine.connect()
        running = True
        while running:
            batch = [self._queue.get()]
            while len(batch) < BATCH:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            running = None not in batch
            work = [waiting for waiting in batch if waiting is not None]
            if work:
                self._commit(connection, work)
                _tell(work)
        connection.close()

    def _commit(self, connection: Connection, work: list[Waiting]) -> None:
        try:
            _carry_out(connection, work)
        except Exception as error:
            if len(work) > 1:               # one of them is to blame: each by itself, so that only it fails
                for waiting in work:
                    self._commit(connection, [waiting])
                return
            work[0].error = _conflict(error)
        self.commits += 1
        self.changes += len(work)

    # --- reading

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """Ask the database, in a thread."""

        def ask() -> Result:
            with self.engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def check(self) -> None:
        """Raise an error unless the database can be read and written to."""
        await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        await self.write(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())

    async def agreement(self, table: str) -> Agreement | None:
        """What was agreed for a table, if there is such a table."""
        found = await self.read(lambda c: _table(c, table))
        return None if found is None else agreement_of(found)

    async def records(self, table: str, after: int = 0) -> list[Record]:
        """The log of a table, behind a number."""
        t = schema.events
        query = sa.select(t).where(t.c.table_id == table, t.c.seq > after).order_by(t.c.seq)
        rows = await self.read(lambda c: c.execute(query).mappings().all())
        return [_record(row) for row in rows]

    async def setting(self, name: str, default: Callable[[], str]) -> str:
        """A value that lasts as long as the database; the default is kept when it is first asked for."""

        def change(connection: Connection) -> str:
            query = sa.select(schema.settings.c.value).where(schema.settings.c.name == name)
            found = connection.execute(query).scalar()
            if found is None:
                found = default()
                connection.execute(sa.insert(schema.settings), {"name": name, "value": found})
            return str(found)

        try:
            return await self.write(change)
        except Conflict:                    # another process was faster; its value is there now
            return await self.write(change)


def agreement_of(row: Any) -> Agreement:
    """A row of `tables` as an Agreement."""
    values = dict(row)
    values["options"] = msgspec.json.decode(values["options"])
    values["seats"] = msgspec.json.decode(values["seats"], type=list[Seat])
    del values["status"], values["lobby"]
    return Agreement(**values)


def _table(connection: Connection, table: str) -> Any:
    return connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).mappings().first()


def _notify(connection: Connection, text: str) -> None:
    connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))       # is sent when it is committed


def _row(table: str, record: Record) -> dict[str, Any]:
    return {
        "table_id": table, "seq": record.seq, "kind": record.kind, "seat": record.seat, "action": record.action,
        "by": record.by, "key": record.key, "more": _json(record.more) if record.more else None, "at": record.at,
    }  # fmt: skip


def _record(row: Any) -> Record:
    more = msgspec.json.decode(row["more"]) if row["more"] else {}
    return Record(row["seq"], row["kind"], row["at"], row["seat"], row["action"], row["by"], row["key"], more)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _carry_out(connection: Connection, work: Iterable[Waiting]) -> None:
    rows: list[dict[str, Any]] = []
    with connection.begin():
        for waiting in work:
            rows += waiting.rows
            if waiting.change is not None:
                waiting.result = waiting.change(connection)
        if rows:
            connection.execute(sa.insert(schema.events), rows)


def _conflict(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict("somebody else was faster: what was to be written is there already")
    return error


def _tell(work: list[Waiting]) -> None:
    """One call into each event loop for the whole batch: waking it is what costs."""
    loops = {waiting.loop for waiting in work}
    for loop in loops:
        mine = [waiting for waiting in work if waiting.loop is loop]
        with contextlib.suppress(RuntimeError):     # a loop that has been closed meanwhile waits for nothing
            loop.call_soon_threadsafe(_tell_all, mine)


def _tell_all(work: list[Waiting]) -> None:
    for waiting in work:
        waiting.tell()


def full_url(url: str) -> str:
    """The URL with its driver; raises an error that tells no password if it is none of ours."""
    scheme, colon, rest = url.partition("://")
    if scheme in {"postgresql", "postgres"}:
        return f"postgresql+psycopg://{rest}"
    if scheme == "sqlite" and colon:
        return url
    if scheme == "postgresql+psycopg":
        return url
    raise SnowboundError(f"a database is sqlite:///FILE or postgresql://…, not {url.split('@')[-1]!r}")


def _open(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return sa.create_engine(url, pool_size=READERS + 2, pool_pre_ping=True)
    file = sa.make_url(url).database
    if not file or file == ":memory:":
        raise SnowboundError("a database in SQLite needs a file: sqlite:///FILE")
    if not Path(file).exists():
        Path(file).touch(mode=0o600)        # it holds the key that signs cookies
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": 30, "isolation_level": None})
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # An acknowledged move is on the disk: FULL makes each commit wait for it.
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()

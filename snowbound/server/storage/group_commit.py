"""Group commit: one writer thread commits many changes together, so that many tables share one write to disk.

The future of a change is done after the commit, never before. If SQLite commits quickly, the event loop blocks until
the commit is done: running both at once would make them compete for Python's global lock, which costs more than the
commit itself.

A commit whose answer is lost may have succeeded. PostgreSQL remembers how each transaction ended, so the writer asks
before it does anything again.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from snowbound.core.errors import SnowboundError

from . import schema
from .fencing import Fence, check_leases

Change = Callable[[Connection], Any]
Row = tuple[str | int | None, ...]
"""A row of `events`, in the order of its columns."""

Summary = tuple[str, str, str]
"""The new summary of a table: status, lobby, table id."""

BATCH_SIZE = 512
"""Most changes in one commit."""

GATHERING = 0.020
"""Most seconds that a change waits for others while each turn of the loop brings more of them.

A move that comes just too late waits for two commits, so a batch should contain all moves that are on their way.
"""

LONGEST_WAIT = 0.025
"""Most seconds that the event loop blocks for an SQLite commit. It does not block if the last one took longer."""

ROWS_AT_ONCE = 1024
"""Most rows in one statement. SQLite allows 32,766 values."""

ASKING = 5.0
"""Most seconds to ask the database how a commit ended whose answer was lost."""

ASK_AGAIN = 0.1

WRITES = "writes"
"""The execution option of a connection that writes."""

EVENT = tuple(column.name for column in schema.events.columns)
ADD = f"""INSERT INTO events ({", ".join(f'"{name}"' for name in EVENT)}) VALUES """
MARKS = f"({','.join('?' * len(EVENT))})"
SUMMARIZE = "UPDATE tables SET status = ?, lobby = ? WHERE id = ?"


class Conflict(SnowboundError):
    """Another process has already written records with these numbers."""

    code = "conflict"


class Indeterminate(SnowboundError):
    """The answer to a commit was lost, and the database does not say how the commit ended."""

    code = "indeterminate"

    def __init__(self) -> None:
        super().__init__(
            "the database did not answer, so it is not known whether this was written: send it again with the same key"
        )


class PendingChange:
    """A change that waits for its commit, and the future of its result."""

    __slots__ = ("change", "error", "fence", "future", "made", "rows", "summary")

    def __init__(
        self,
        future: asyncio.Future[Any],
        rows: Sequence[Row],
        summary: Summary | None,
        change: Change | None,
        fence: Fence | None,
    ) -> None:
        self.fence = fence
        self.future = future
        self.rows = rows
        self.summary = summary
        self.change = change
        self.made: Any = None
        self.error: BaseException | None = None


class CommitBatch:
    """Changes that are handed to the writer together."""

    def __init__(self, work: list[PendingChange], loop: asyncio.AbstractEventLoop, *, is_waited_for: bool) -> None:
        self.work = work
        self._loop = loop
        self._is_waited_for = is_waited_for
        self._is_written = threading.Event()

    def wait(self) -> None:
        """Block for a short time. If the commit is done by then, wake the waiters; otherwise the writer will."""
        if not self._is_written.wait(LONGEST_WAIT):
            self._is_waited_for = False
        if self._is_written.is_set():  # check again: it may just have happened, and waking twice is harmless
            self._wake_waiters()

    def written(self) -> None:
        """Have all waiters woken by a single call into the loop, because each call is expensive."""
        self._is_written.set()
        if not self._is_waited_for:
            with contextlib.suppress(RuntimeError):  # the loop may have been closed
                self._loop.call_soon_threadsafe(self._wake_waiters)

    def _wake_waiters(self) -> None:
        """Set the results of all futures, then run the deferred work."""
        for waiting in self.work:
            future = waiting.future
            if future.done():  # told already, or cancelled
                continue
            if waiting.error is None:
                future.set_result(waiting.made)
            else:
                future.set_exception(waiting.error)


class Writer:
    """The writer thread and its queue of changes."""

    def __init__(self, engine: Engine) -> None:
        self.commits = 0
        self.changes = 0
        self._engine = engine
        self._gathered: list[PendingChange] = []
        self._since = 0.0  # when the first of them was added
        self._is_quick = engine.dialect.name == "sqlite"  # whether to block for a commit
        self._queue: queue.SimpleQueue[CommitBatch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(
        self,
        rows: Sequence[Row] = (),
        summary: Summary | None = None,
        change: Change | None = None,
        fence: Fence | None = None,
    ) -> asyncio.Future[Any]:
        """Queue a change. The future has its result after the commit, or LeaseLost if its lease is not valid."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self._gathered:
            self._since = loop.time()
            loop.call_soon(self._gather, loop, 0)
        self._gathered.append(PendingChange(future, rows, summary, change, fence))
        return future

    def close(self) -> None:
        """Commit all pending changes and stop the thread."""
        if self._gathered:
            self._queue.put(self._batch(self._gathered[0].future.get_loop(), is_waited_for=False))
        self._queue.put(None)
        self._thread.join()

    def _gather(self, loop: asyncio.AbstractEventLoop, before: int) -> None:
        """Hand the gathered changes to the writer once a turn of the loop brings no more."""
        found = len(self._gathered)
        if before < found < BATCH_SIZE and loop.time() - self._since < GATHERING:
            loop.call_soon(self._gather, loop, found)
        else:
            self._hand_over(loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the gathered changes to the writer, unless `close` has done so."""
        if not self._gathered:
            return
        is_quick = self._is_quick
        batch = self._batch(loop, is_waited_for=is_quick)
        self._queue.put(batch)
        if is_quick:
            batch.wait()

    def _batch(self, loop: asyncio.AbstractEventLoop, *, is_waited_for: bool) -> CommitBatch:
        gathered, self._gathered = self._gathered, []
        return CommitBatch(gathered, loop, is_waited_for=is_waited_for)

    def _run(self) -> None:
        with self._engine.connect().execution_options(**{WRITES: True}) as connection:
            while (batch := self._queue.get()) is not None:
                batches = [batch, *self._others(len(batch.work))]
                began = time.monotonic()
                self._commit(connection, [waiting for each in batches for waiting in each.work])
                self._is_quick = connection.dialect.name == "sqlite" and time.monotonic() - began < LONGEST_WAIT
                for each in batches:
                    each.written()

    def _others(self, number: int) -> Iterator[CommitBatch]:
        """Yield further batches from the queue that fit into the same commit."""
        while number < BATCH_SIZE and not self._queue.empty():
            batch = self._queue.get()
            if batch is None:
                self._queue.put(None)
                return
            number += len(batch.work)
            yield batch

    def _commit(self, connection: Connection, work: list[PendingChange]) -> None:
        try:
            _carry_out(connection, work)
        except Indeterminate:
            for waiting in work:  # nothing is done again: it may have been written
                waiting.error = Indeterminate()
        except Exception as error:
            if len(work) > 1:  # retry each change alone, so that only the wrong one fails
                for waiting in work:
                    self._commit(connection, [waiting])
                return
            work[0].error = _conflict(error)
        self.commits += 1
        self.changes += len(work)


def add_events(connection: Connection, rows: Sequence[Row]) -> None:
    """Insert rows into the log."""
    if rows:
        connection.execute(sa.insert(schema.events), [dict(zip(EVENT, row, strict=True)) for row in rows])


def _carry_out(connection: Connection, work: list[PendingChange]) -> None:
    rows = [row for waiting in work for row in waiting.rows]
    summaries = [waiting.summary for waiting in work if waiting.summary is not None]
    changes = [waiting for waiting in work if waiting.change is not None]
    if not changes and connection.dialect.name == "sqlite":
        _log_to_sqlite(connection.connection.dbapi_connection, rows, summaries)
        return
    t, transaction = schema.tables, None
    try:
        with connection.begin():
            check_leases(connection, [waiting.fence for waiting in work if waiting.fence is not None])
            for waiting in changes:
                assert waiting.change is not None
                waiting.made = waiting.change(connection)
            for status, lobby, table in summaries:
                connection.execute(sa.update(t).where(t.c.id == table).values(status=status, lobby=lobby))
            add_events(connection, rows)
            transaction = _transaction(connection)  # last, so that a failure after it is one of the commit
    except Exception:
        if transaction is None or not _has_committed(connection.engine, transaction):
            raise


def _transaction(connection: Connection) -> str | None:
    """Return PostgreSQL's number of the current transaction. SQLite's commits always say how they ended."""
    if connection.dialect.name != "postgresql":
        return None
    return str(connection.exec_driver_sql("SELECT pg_current_xact_id()::text").scalar_one())


def _has_committed(engine: Engine, transaction: str) -> bool:
    """Ask how a transaction ended. Raise Indeterminate if there is no answer in time."""
    query, end = sa.text("SELECT pg_xact_status(CAST(:number AS xid8))"), time.monotonic() + ASKING
    while True:
        status = None
        with contextlib.suppress(DBAPIError), engine.connect() as connection:
            status = connection.execute(query, {"number": transaction}).scalar()
        if status in {"committed", "aborted"}:
            return bool(status == "committed")
        if time.monotonic() > end:
            raise Indeterminate
        time.sleep(ASK_AGAIN)


def _log_to_sqlite(driver: Any, rows: Sequence[Row], summaries: Sequence[Summary]) -> None:
    """Write log rows and summaries with as few statements as possible, often one, which is its own transaction.

    Python's global lock changes hands around each statement, which costs more than the statement.
    """
    try:
        if summaries or len(rows) > ROWS_AT_ONCE:
            driver.execute("BEGIN")
            driver.executemany(SUMMARIZE, summaries)
        for start in range(0, len(rows), ROWS_AT_ONCE):
            part = rows[start : start + ROWS_AT_ONCE]
            driver.execute(ADD + ",".join([MARKS] * len(part)), tuple(chain.from_iterable(part)))
        if driver.in_transaction:
            driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def _conflict(error: Exception) -> Exception:
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return Conflict("another process was faster: these records already exist")
    return error


async def commit_result(written: asyncio.Future[None]) -> None:
    """Wait for a commit, even when cancelled: the write will happen. Raise its error, or CancelledError after it."""
    cancelled: asyncio.CancelledError | None = None
    while not written.done():
        try:
            await asyncio.shield(written)
        except asyncio.CancelledError as error:
            cancelled = error
    written.result()
    if cancelled is not None:
        raise cancelled

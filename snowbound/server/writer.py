"""The writer: one thread that commits together what has gathered, so that a hundred tables share one write to the disk.

Whoever waits for a change hears of it after the commit, not before.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from snowbound.core.errors import SnowboundError

from . import schema

Change = Callable[[Connection], Any]
Row = tuple[str | int | None, ...]
"""A row of `events`, in the order of its columns."""

Summary = tuple[str, str, str]
"""What `tables` shows of a table: status, lobby, and of which table."""

BATCH = 512
"""Changes that are committed together, at most."""

PATIENCE = 0.01
"""Seconds that a change waits for others, at most, while every turn of the loop brings more of them."""

TOGETHER = 1024
"""Rows in one statement, at most: SQLite takes 32,766 values."""

EVENT = tuple(column.name for column in schema.events.columns)
ADD = f"""INSERT INTO events ({", ".join(f'"{name}"' for name in EVENT)}) VALUES """
MARKS = f"({','.join('?' * len(EVENT))})"
SUMMARIZE = "UPDATE tables SET status = ?, lobby = ? WHERE id = ?"


class Conflict(SnowboundError):
    """Somebody else was faster: the log has grown, or the key is there already."""

    code = "conflict"


class Waiting(asyncio.Future[Any]):
    """A change that waits to be committed, for whoever waits for it."""

    def __init__(self, rows: Sequence[Row], summary: Summary | None, change: Change | None) -> None:
        super().__init__(loop=asyncio.get_running_loop())
        self.rows = rows
        self.summary = summary
        self.change = change
        self.made: Any = None
        self.error: BaseException | None = None

    def cancel(self, msg: Any = None) -> bool:
        """A change of a log is waited for even by who is told to stop: it happens all the same."""
        return not self.rows and super().cancel(msg)

    def tell(self) -> None:
        """Let the one who waits go on."""
        if self.done():
            return
        if self.error is None:
            self.set_result(self.made)
        else:
            self.set_exception(self.error)


class Writer:
    """The thread, and what waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.commits = 0
        self.changes = 0
        self._engine = engine
        self._gathered: list[Waiting] = []
        self._since = 0.0                       # when the first of them came
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(
        self, rows: Sequence[Row] = (), summary: Summary | None = None, change: Change | None = None
    ) -> asyncio.Future[Any]:
        """Have something written; the future has the result of the change after the commit."""
        waiting = Waiting(rows, summary, change)
        if not self._gathered:
            self._since = waiting.get_loop().time()
            waiting.get_loop().call_soon(self._gather, waiting.get_loop(), 0)
        self._gathered.append(waiting)
        return waiting

    def close(self) -> None:
        """Commit what waits, and end."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _gather(self, loop: asyncio.AbstractEventLoop, before: int) -> None:
        """Hand over what has gathered when a turn of the loop brings no more: a commit costs as much as many moves."""
        found = len(self._gathered)
        if before < found < BATCH and loop.time() - self._since < PATIENCE:
            loop.call_soon(self._gather, loop, found)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (work := self._queue.get()) is not None:
                while len(work) < BATCH and not self._queue.empty():
                    more = self._queue.get()
                    if more is None:
                        self._queue.put(None)
                        break
                    work += more
                self._commit(connection, work)
                _tell(work)

    def _commit(self, connection: Connection, work: list[Waiting]) -> None:
        try:
            _carry_out(connection, work)
        except Exception as error:
            if len(work) > 1:                   # one of them is to blame: each by itself, so that only it fails
                for waiting in work:
                    self._commit(connection, [waiting])
                return
            work[0].error = _conflict(error)
        self.commits += 1
        self.changes += len(work)


def add_events(connection: Connection, rows: Sequence[Row]) -> None:
    """Add rows to the log."""
    if rows:
        connection.execute(sa.insert(schema.events), [dict(zip(EVENT, row, strict=True)) for row in rows])


def _carry_out(connection: Connection, work: list[Waiting]) -> None:
    rows = [row for waiting in work for row in waiting.rows]
    summaries = [waiting.summary for waiting in work if waiting.summary is not None]
    changes = [waiting for waiting in work if waiting.change is not None]
    if not changes and connection.dialect.name == "sqlite":
        _log_to_sqlite(connection.connection.dbapi_connection, rows, summaries)
        return
    t = schema.tables
    with connection.begin():
        for waiting in changes:
            assert waiting.change is not None
            waiting.made = waiting.change(connection)
        for status, lobby, table in summaries:
            connection.execute(sa.update(t).where(t.c.id == table).values(status=status, lobby=lobby))
        add_events(connection, rows)


def _log_to_sqlite(driver: Any, rows: Sequence[Row], summaries: Sequence[Summary]) -> None:
    """Moves and nothing else, in as few statements as can be: often it is one, which is a transaction by itself.

    Before and after each statement Python's lock changes hands, which costs more than the statement.
    """
    try:
        if summaries or len(rows) > TOGETHER:
            driver.execute("BEGIN")
            driver.executemany(SUMMARIZE, summaries)
        for start in range(0, len(rows), TOGETHER):
            part = rows[start : start + TOGETHER]
            driver.execute(ADD + ",".join([MARKS] * len(part)), tuple(chain.from_iterable(part)))
        if driver.in_transaction:
            driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def _conflict(error: Exception) -> Exception:
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return Conflict("somebody else was faster: what was to be written is there already")
    return error


def _tell(work: list[Waiting]) -> None:
    """One call into each event loop for the whole batch: waking it is what costs."""
    for loop in {waiting.get_loop() for waiting in work}:
        mine = [waiting for waiting in work if waiting.get_loop() is loop]
        with contextlib.suppress(RuntimeError):     # a loop that has been closed meanwhile waits for nothing
            loop.call_soon_threadsafe(_tell_all, mine)


def _tell_all(work: list[Waiting]) -> None:
    for waiting in work:
        waiting.tell()

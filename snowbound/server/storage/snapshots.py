"""The snapshots of tables in the database. All of them may be deleted at any time: the logs have everything.

A snapshot is made after the commit of the records that it contains, so it is never ahead of the log on disk. One that
does not fit is ignored: of another program or edition of the rules, damaged, or not of this log.
"""

from __future__ import annotations

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from snowbound.core.game import Game

from ..json_log import log_event
from ..tables.records import Agreement
from ..tables.snapshot import (
    CapturedTable,
    TableSnapshot,
    WrongSnapshot,
    captured,
    decoded,
    encoded,
    fingerprint,
    is_possible,
)
from ..tables.table import TableState
from . import schema
from .database import Database

SPACING = 256
"""Records from one snapshot to the next. Folding so many takes about 20 ms in compiled code."""

GROWTH = 32
"""The spacing of a very long log is this part of its length, so that all its snapshots cost no more than the log."""

AT_END = 64
"""Records after which a finished game gets a snapshot."""

MOST_WAITING = 16
"""Most snapshots that wait to be written. Others are left out; their tables try again with their next records."""


class Snapshots:
    """Reads and writes snapshots. They are encoded in a thread and written in the background."""

    def __init__(self, database: Database) -> None:
        self.written = 0
        self.used = 0
        self.ignored = 0
        self._database = database
        self._encoder = ThreadPoolExecutor(1, "snapshot-encoder")
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, agreement: Agreement, game: Game) -> TableSnapshot | None:
        """Return the snapshot of a table, or None if there is none or it does not fit."""
        try:
            return await self._database.read(lambda connection: read(connection, agreement, game))
        except WrongSnapshot as error:
            self.ignore(agreement.id, error)
            return None

    def ignore(self, table: str, error: Exception) -> None:
        """Note a snapshot that is damaged or does not belong to the log."""
        self.ignored += 1
        log_event("snapshot ignored", table=table, error=str(error))

    def consider(self, table: TableState) -> None:
        """Make a snapshot if it is time for one. All records of the table must be on disk."""
        if table.seq - table.snapshot < spacing(table) or not is_possible(table) or len(self._tasks) >= MOST_WAITING:
            return
        table.snapshot = table.seq
        task = asyncio.get_running_loop().create_task(
            self._write(table.agreement, table.game, captured(table), table.seq)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for the snapshots that are being written."""
        await asyncio.gather(*self._tasks)
        self._encoder.shutdown()

    async def _write(self, agreement: Agreement, game: Game, table: CapturedTable, seq: int) -> None:
        loop = asyncio.get_running_loop()
        try:
            row = await loop.run_in_executor(self._encoder, row_of, agreement, game, table, seq)
            await self._database.write(lambda connection: _store(connection, row))
        except Exception as error:  # nothing is lost
            log_event("snapshot not written", table=agreement.id, error=f"{type(error).__name__}: {error}")
        else:
            self.written += 1


def spacing(table: TableState) -> int:
    """Return after how many records a table gets its next snapshot."""
    return AT_END if table.is_over else max(SPACING, table.seq // GROWTH)


def read(connection: Connection, agreement: Agreement, game: Game) -> TableSnapshot | None:
    """Return the snapshot of a table, or None if this program has written none.

    If it is damaged, raise WrongSnapshot.
    """
    t = schema.snapshots
    row = connection.execute(sa.select(t).where(t.c.table_id == agreement.id)).mappings().first()
    if row is None or row["fingerprint"] != fingerprint(agreement, game):
        return None
    if _checksum(row["seq"], row["fingerprint"], row["data"]) != row["checksum"]:
        raise WrongSnapshot("its checksum is wrong")
    snapshot = decoded(row["data"])
    if snapshot.head.seq != row["seq"]:
        raise WrongSnapshot(f"it is of number {snapshot.head.seq}, not {row['seq']}")
    return snapshot


def delete(connection: Connection, table: str) -> None:
    """Delete the snapshot of a table whose rows are changed by hand."""
    connection.execute(sa.delete(schema.snapshots).where(schema.snapshots.c.table_id == table))


def row_of(agreement: Agreement, game: Game, table: CapturedTable, seq: int) -> dict[str, Any]:
    """Return a snapshot as a row."""
    data, of = encoded(table), fingerprint(agreement, game)
    return {"table_id": agreement.id, "seq": seq, "fingerprint": of, "checksum": _checksum(seq, of, data), "data": data}


def _store(connection: Connection, row: dict[str, Any]) -> None:
    """Write a snapshot, unless another process has written a later one or a guest in it was purged meanwhile."""
    t, insert = schema.snapshots, (postgresql if connection.dialect.name == "postgresql" else sqlite).insert
    statement = insert(t).values(row)
    new = statement.excluded
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=[t.c.table_id],
            set_={name: new[name] for name in row if name != "table_id"},
            where=(t.c.seq <= new.seq) | (t.c.fingerprint != new.fingerprint),
        )
    )
    # The row has locked its table until the commit, so a purge comes either before this statement or after the commit.
    e = schema.events
    purged = sa.exists().where(e.c.table_id == row["table_id"], e.c.kind == "forget", e.c.seq > row["seq"])
    connection.execute(sa.delete(t).where(t.c.table_id == row["table_id"], t.c.seq == row["seq"], purged))


def _checksum(seq: int, fingerprint: str, data: bytes) -> str:
    return hashlib.sha256(f"{seq} {fingerprint} ".encode() + data).hexdigest()

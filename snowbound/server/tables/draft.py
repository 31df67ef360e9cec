"""A `Draft`: the records that a command makes. It applies them to the live table as it makes them.

`LiveTables.execute` commits them to the database and only then announces them. If the commit fails, it rebuilds the
live table from the database.
"""

from __future__ import annotations

from typing import Any

from snowbound.core.errors import SnowboundError

from .records import By, Kind, LogRecord
from .table import TableState

SUMMARY_CHANGES = frozenset(
    {
        "sit",
        "stand",
        "approval",
        "request",
        "withdraw",
        "refuse",
        "remove",
        "allow",
        "hints",
        "colour",
        "prepare",
        "pledge",
        "reveal",
        "recommit",
        "start",
        "away",
        "back",
        "leave",
        "claim",
        "end",
        "rematch",
    }
)
"""Kinds of records that change the public summary of the table. The end of the game does so, too."""


class TableError(SnowboundError):
    """The command is not possible at this table now."""

    code = "not-now"


class Draft:
    """The records that a command makes, applied to the table but not committed yet."""

    def __init__(self, table: TableState, now: int) -> None:
        self.table = table
        self.now = now
        self.records: list[LogRecord] = []
        self.key: str | None = None  # the key of the command, which its first record carries
        self.moves = 0
        self.changes_summary = False  # whether the public summary of the table changes
        table.unsent.clear()

    def add(
        self,
        kind: Kind,
        seat: int | None = None,
        action: int | None = None,
        by: By | None = None,
        key: str | None = None,
        **more: Any,
    ) -> LogRecord:
        """Make a record and apply it to the table."""
        record = LogRecord(self.table.seq + 1, kind, self.now, seat, action, by, key or self.key, more)
        self.table.fold(record)
        self.key = None
        self.records.append(record)
        if kind == "move":
            self.moves += 1
            self.changes_summary |= self.table.is_over
        else:
            self.changes_summary |= kind in SUMMARY_CHANGES
        return record

"""Damaged tables: a table whose stored rows make no sense is not opened, and its damage is named to the hosts.

The log of the server names the table, the row and the error, `/metrics` counts the damaged tables, and visitors are
told that it is not their mistake. Nothing is written to the table. After a minute it is read again, because it may have
been repaired.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from .records import LogRecord
from .table import TableState

READ_AGAIN = 60.0
"""Seconds before a damaged table is read again."""


class DamagedTable(SnowboundError):
    """What is stored about a table makes no sense."""

    code = "damaged"

    def __init__(self, table: str, place: str, cause: Exception) -> None:
        super().__init__(
            f"table {table} cannot be opened, because what is stored about it is damaged; "
            "the log of the server says where, and `snowbound check` lists all damage"
        )
        self.table = table
        self.place = place
        self.cause = f"{type(cause).__name__}: {cause}"


class Quarantine:
    """The damaged tables that a server has found."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[DamagedTable, float]] = {}

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, table: str) -> bool:
        return table in self._found

    def __iter__(self) -> Iterator[DamagedTable]:
        return (error for error, _ in self._found.values())

    def check(self, table: str) -> None:
        """Raise DamagedTable if the table was found to be damaged a short time ago."""
        error, until = self._found.get(table, (None, 0.0))
        if error is not None and time.monotonic() < until:
            raise DamagedTable(table, error.place, Exception(error.cause))

    def add(self, error: DamagedTable) -> None:
        """Remember a damaged table and name the damage in the log."""
        self._found[error.table] = error, time.monotonic() + READ_AGAIN
        log_event("table damaged", table=error.table, place=error.place, error=error.cause)

    def remove(self, table: str) -> None:
        """Forget a table that could be read."""
        self._found.pop(table, None)


def fold_stored(table: TableState, records: Sequence[LogRecord]) -> None:
    """Apply records from the database, or raise DamagedTable at the first that does not fit."""
    for record in records:
        try:
            table.fold(record)
        except Exception as error:
            raise DamagedTable(table.id, f"record {record.seq}", error) from error


def is_damage(error: SnowboundError, *, current: bool) -> bool:
    """Whether a log that cannot be replayed is damaged.

    If it is not of the current edition of the rules and only a rule refuses it, the edition may be to blame.
    """
    return isinstance(error, DamagedTable) and (current or not isinstance(error.__cause__, SnowboundError))

"""Which programs may use a database: old and new processes share one during a rolling upgrade.

A migration is *compatible* if older programs can go on with the database: it only adds tables, indexes and columns that
may stay empty. Otherwise it is *breaking* and says so (`is_breaking = True` in its module). The database stores the
newest breaking migration. Programs that know this one may use it, also those that do not know later, compatible ones.
A breaking migration is refused while other processes use the database.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.errors import SnowboundError

from .fencing import NOW

NAME = "oldest-program"
"""The setting that names the newest breaking migration of the database."""

READ = sa.text("SELECT value FROM settings WHERE name = :name")
WRITE = sa.text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = :value"
)
LIVE = sa.text(f"SELECT * FROM processes WHERE expires > {NOW} ORDER BY id")

MIGRATION = 0x536E6F77
"""The PostgreSQL advisory lock that is held during migrations, and shared by processes that register."""


class OlderProcesses(SnowboundError):
    """Processes that could not use the database after a migration still use it."""

    code = "older-processes"


def oldest_program(connection: Connection) -> str | None:
    """Return the oldest schema of programs that may use the database, or None if that is not known."""
    found = connection.execute(READ, {"name": NAME}).scalar()
    return None if found is None else str(found)


def set_oldest_program(connection: Connection, breaking: Iterable[str]) -> None:
    """Store the newest of the breaking migrations that were just run, if there were any."""
    newest = max([oldest_program(connection) or "0001", *breaking])
    connection.execute(WRITE, {"name": NAME, "value": newest})


def lock_migrations(connection: Connection, *, shared: bool = False) -> None:
    """Wait for other migrations. PostgreSQL only: an SQLite file is used by one process."""
    if connection.dialect.name == "postgresql":
        function = "pg_advisory_xact_lock_shared" if shared else "pg_advisory_xact_lock"
        connection.exec_driver_sql(f"SELECT {function}({MIGRATION})")


def refuse_with_processes(connection: Connection, version: str, head: str, breaking: list[str]) -> None:
    """Raise OlderProcesses if others use the database, which is to be migrated from a version to the head."""
    if connection.dialect.name != "postgresql" or version < "0005":  # before that, processes were not registered
        return
    live = [_described(dict(row)) for row in connection.execute(LIVE).mappings()]
    if live:
        raise OlderProcesses(
            f"the database is of version {version} and this program needs {head}, but older programs cannot use it "
            f"after migration {', '.join(breaking)}: stop these processes first, then start this one: {'; '.join(live)}"
        )


def _described(process: dict[str, object]) -> str:
    name, schema = process.get("name") or f"process {process['id']}", process.get("schema") or "unknown"
    return f"{name}, of schema {schema}"

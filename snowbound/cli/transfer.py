"""The commands that move tables between databases: `snowbound export` and `snowbound import`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .common import add_command, add_json, print_json

if TYPE_CHECKING:
    from .common import Commands

DATABASE = "an SQLite file, sqlite:///FILE or postgresql://…"


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    export = add_command(commands, "export", "write tables of a server's database to a file", run_export)
    export.add_argument("database", metavar="DATABASE", help=DATABASE)
    export.add_argument("tables", metavar="TABLE", nargs="*", help="ids of tables (default: all)")
    export.add_argument("-o", "--output", metavar="FILE", type=Path, required=True, help="the file, which is replaced")
    add_json(export)

    imports = add_command(commands, "import", "add tables from a file to a server's database", run_import)
    imports.add_argument("database", metavar="DATABASE", help=f"{DATABASE}; an SQLite file is created if need be")
    imports.add_argument("file", metavar="FILE", type=Path, help="a file that was written by snowbound export")
    add_json(imports)


def run_export(chosen: argparse.Namespace) -> None:
    """Write tables to a file. Servers may use the database meanwhile."""
    from snowbound import __version__
    from snowbound.core.errors import SnowboundError
    from snowbound.server.storage.schema import HEAD
    from snowbound.server.storage.table_file import write_tables
    from snowbound.server.storage.transfer import stored_tables

    from .database import opened

    database = opened(chosen.database)
    try:
        tables = stored_tables(database, chosen.tables)
        number, records = write_tables(chosen.output, __version__, HEAD, tables)
    except OSError as error:
        raise SnowboundError(f"{chosen.output} cannot be written: {error.strerror or error}") from None
    finally:
        database.close()
    if chosen.json:
        print_json({"tables": number, "records": records})
    else:
        sys.stdout.write(
            f"{number} tables with {records} records were written to {chosen.output}. "
            "Keep it secret: it contains the seeds of running games.\n"
        )


def run_import(chosen: argparse.Namespace) -> int:
    """Add tables to a database. The exit code is 1 if a table was refused."""
    from snowbound.server.settings import full_url
    from snowbound.server.storage.database import Database
    from snowbound.server.storage.file_lock import FileLock
    from snowbound.server.storage.schema import HEAD
    from snowbound.server.storage.table_file import read_tables
    from snowbound.server.storage.transfer import import_tables

    url = full_url(chosen.database if "://" in chosen.database else f"sqlite:///{chosen.database}")
    next(read_tables(chosen.file, HEAD), None)  # a file that cannot be read creates no database
    lock = FileLock.of(url)
    database = Database(url)
    try:
        report = import_tables(database, read_tables(chosen.file, HEAD))
    finally:
        database.close()
        if lock is not None:
            lock.close()
    if chosen.json:
        print_json({"imported": report.imported, "already_there": report.already_there, "refused": report.refused})
    else:
        lines = [f"{table}: refused: {why}" for table, why in report.refused.items()]
        lines.append(
            f"{len(report.imported)} tables with {report.records} records imported, "
            f"{len(report.already_there)} already there, {len(report.refused)} refused"
        )
        sys.stdout.write("\n".join(lines) + "\n")
    return 1 if report.refused else 0

"""The command for a server's database: `snowbound check`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING

from .common import add_command, add_json, print_json

if TYPE_CHECKING:
    from snowbound.server.storage.database import Database
    from snowbound.server.tables.inspection import InspectionReport

    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    check = add_command(
        commands, "check", "replay every table of a server's database and list what is damaged", run_check
    )
    check.add_argument("database", metavar="DATABASE", help="an SQLite file, sqlite:///FILE or postgresql://…")
    check.add_argument("--games", default="", metavar="MODULE:NAME", help="games that are not installed as packages")
    add_json(check)


def run_check(chosen: argparse.Namespace) -> int:
    """Inspect a database and print what is damaged. The exit code is 1 if something is."""
    from snowbound.server.tables.inspection import inspect
    from snowbound.server.workers.games import OfferedGames

    async def never(_: str) -> None:
        """Compile nothing."""

    games, database = OfferedGames(chosen.games, compiled=False, compile=never), opened(chosen.database)
    try:
        report = asyncio.run(inspect(database, games))
    finally:
        database.close()
    if chosen.json:
        print_json(report.as_data())
    else:
        sys.stdout.write(text(report))
    return 1 if report.damage else 0


def opened(name: str) -> Database:
    """Open a database that exists, without changing it."""
    from snowbound.server.storage.database import Database

    return Database(name if "://" in name else f"sqlite:///{name}", existing=True)


def text(report: InspectionReport) -> str:
    """Return a report as text."""
    lines = [f"{found.table}: {found.place}: {found.cause}" for found in report.damage]
    lines += [f"{table}: not replayed: {why}" for table, why in report.unchecked.items()]
    lines.append(
        f"{report.tables} tables, {report.records} records, {report.receipts} receipts verified, "
        f"{report.snapshots} snapshots compared, "
        f"{len(report.damage)} tables damaged"
    )
    return "\n".join(lines) + "\n"

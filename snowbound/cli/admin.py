"""The command for hosts: `snowbound admin`. It asks a running server, or opens the database itself.

A running server has tables in memory, so it is asked by `--url`. Without a server, or with PostgreSQL, which several
processes may use, `--database` works as well.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import urllib.error
import urllib.request
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from snowbound.core.errors import SnowboundError

from .common import add_command, add_json, print_json

if TYPE_CHECKING:
    from snowbound.server.moderation.host_commands import HostCommand
    from snowbound.server.settings import Settings
    from snowbound.server.storage.file_lock import FileLock

    from .common import Commands

TOKEN = "SNOWBOUND_ADMIN_TOKEN"  # the name of an environment variable
TIMES = frozenset({"at", "created", "expires", "handled", "seen"})
TIMEOUT = 600
"""Seconds for an answer: a purge may take a while."""


class HostRefused(SnowboundError):
    """The server refused a command of the host."""

    code = "refused"


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module: one for each command of the host."""
    from snowbound.server.moderation.host_commands import COMMANDS

    admin = add_command(commands, "admin", "moderate a server: tables, guests, bans, games, reports", run_admin)
    admin.add_argument("--url", default="", help="a running server, such as http://127.0.0.1:8000")
    admin.add_argument("--token", default="", help=f"the token of a host (better: environment variable {TOKEN})")
    admin.add_argument("--database", default="", metavar="URL", help="without a server: a file, or postgresql://…")
    admin.add_argument("--games", default="", metavar="MODULE:NAME", help="with --database: games that are no packages")
    admin.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help="with --database: retention"
    )
    names = admin.add_subparsers(required=True, metavar="COMMAND", title="commands", dest="command")
    for name, kind in COMMANDS.items():
        _add_host_command(names, name, kind)


def _add_host_command(names: Any, name: str, kind: type[HostCommand]) -> None:
    import msgspec

    summary = (kind.__doc__ or "").strip()
    command = names.add_parser(name, help=summary.rstrip(".").lower(), description=summary)
    for field in msgspec.structs.fields(kind):
        shown = field.encode_name
        if field.required:
            command.add_argument(shown, metavar=shown.upper())
        elif isinstance(field.default, bool):
            command.add_argument(f"--{shown}", action="store_true")
        else:
            command.add_argument(f"--{shown}", type=type(field.default), default=field.default, metavar=shown.upper())
    add_json(command)


def run_admin(chosen: argparse.Namespace) -> None:
    """Carry out a command and print the answer."""
    import msgspec

    from snowbound.server.moderation.host_commands import COMMANDS

    kind = COMMANDS[chosen.command]
    values = {name: getattr(chosen, name) for name in kind.__struct_fields__}
    try:
        command = msgspec.convert(values | {"command": chosen.command}, kind)
    except msgspec.ValidationError as error:
        raise SnowboundError(f"snowbound admin {chosen.command}: {error}") from None
    if bool(chosen.url) == bool(chosen.database):
        raise SnowboundError("say where: --url of a running server, or --database")
    answer = _asked(chosen, values) if chosen.url else asyncio.run(_opened(chosen, command))
    if chosen.json:
        print_json(answer)
    else:
        sys.stdout.write(text(answer))


def _asked(chosen: argparse.Namespace, values: dict[str, Any]) -> dict[str, Any]:
    """Ask a running server."""
    token = chosen.token or os.environ.get(TOKEN, "")
    if not token:
        raise SnowboundError(f"the token of a host is missing: set the environment variable {TOKEN}")
    url = f"{chosen.url.rstrip('/')}/api/admin/{chosen.command}"
    if not url.startswith(("http://", "https://")):
        raise SnowboundError(f"the address of a server starts with http:// or https://, unlike {chosen.url!r}")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(values).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            answer: dict[str, Any] = json.load(response)
            return answer
    except urllib.error.HTTPError as error:
        raise HostRefused(_reason(error)) from None
    except (OSError, ValueError) as error:
        raise SnowboundError(f"no answer from {chosen.url}: {getattr(error, 'reason', error)}") from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}; is {error.url} a Snowbound server?"


async def _opened(chosen: argparse.Namespace, command: HostCommand) -> dict[str, Any]:
    """Open the database and carry out the command here."""
    from snowbound.server.settings import Settings

    name = chosen.database if "://" in chosen.database else f"sqlite:///{chosen.database}"
    return await _performed(Settings.given(chosen.settings, database=name, games=chosen.games), command)


async def _performed(settings: Settings, command: HostCommand) -> dict[str, Any]:
    from snowbound.server.moderation.host import Host
    from snowbound.server.storage.cluster import ClusterLink
    from snowbound.server.storage.database import Database, full_url
    from snowbound.server.storage.guests import Guests
    from snowbound.server.tables.clocks import SteadyClock
    from snowbound.server.tables.registry import LiveTables
    from snowbound.server.workers.games import OfferedGames

    async def never(_: str) -> None:
        """Compile nothing."""

    database = Database(settings.database, existing=True)
    lock = cluster = None
    try:
        lock, now = _locked(full_url(settings.database)), SteadyClock()
        games = OfferedGames(settings.games, compiled=False, compile=never)
        tables = LiveTables(database, games, now)
        cluster = ClusterLink(database, tables) if database.is_shared else None
        host = Host(settings, database, await Guests.opened(database, now), tables, cluster, now)
        await host.bans.load()
        if cluster is not None:
            await cluster.open()
        return await host.perform(command, "command line")
    finally:
        if cluster is not None:
            await cluster.close()
        database.close()
        if lock is not None:
            lock.close()


def _locked(url: str) -> FileLock | None:
    """Lock an SQLite file, so that no server starts meanwhile."""
    from snowbound.server.storage.file_lock import DatabaseInUse, FileLock

    try:
        return FileLock.of(url)
    except DatabaseInUse:
        raise SnowboundError("a running server uses this database: ask the server, with --url") from None


def text(answer: dict[str, Any]) -> str:
    """Return an answer as text: what was done, or a list as a table."""
    if "done" in answer:
        link = f"\n{answer['link']}" if "link" in answer else ""
        return f"{answer['done']}{link}\n"
    (rows,) = answer.values()
    if not rows:
        return "none\n"
    names = list(rows[0])
    lines = [names, *([_cell(name, row.get(name)) for name in names] for row in rows)]
    widths = [max(len(line[n]) for line in lines) for n in range(len(names))]
    return "".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() + "\n" for line in lines
    )


def _cell(name: str, value: Any) -> str:
    if value is None or value == "":
        return "-"
    if name in TIMES and value:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(f"{item['name']} ({item['guest']})" for item in value) or "-"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else str(value)

"""Measure the table server under load, alone or beside boardgame.io in the same run.

    python -m benchmarks.load                       tic-tac-toe beside boardgame.io, five rounds
    python -m benchmarks.load --alone --sockets 4   Snowbound alone, two players and two spectators per table
    python -m benchmarks.load --games --texts       what each of our games costs, with texts as browsers get them
    python -m benchmarks.load --games --scenes      … with texts and pictures
    python -m benchmarks.load --games --scenes --against dd4f289        … and how many times an older commit
    python -m benchmarks.load --tables 5000         memory of live tables
    python -m benchmarks.load --idle 10000          memory of idle sockets, and whether others notice them
    python -m benchmarks.load --start               from the command to listening
    python -m benchmarks.load --capacity            people who play at once (`--capacity --help` lists its arguments)

The server runs in its own process with a new SQLite database, and every acknowledged move is on disk. The load
comes from this process over loopback. Rates are per second of the server's processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from benchmarks.figures import record

from . import capacity
from .against import show_speed_up, sources
from .boardgame_server import BoardgameServer
from .figures import figures_of
from .play import Result, Table
from .snowbound_server import SnowboundClient, SnowboundServer

GAMES = ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")
MOVES_PER_GAME = 6
"""Fewer than a random game of tic-tac-toe takes, so that prepared games do not run out."""

GAMES_PER_TABLE = 6
"""Prepared at each table in a measurement of real games, more than it plays in that time."""

Summary = dict[str, Any]


async def run(
    server: SnowboundServer | BoardgameServer, tables: list[Table], seconds: float, unmeasured: float = 0.0
) -> Summary:
    """Let the tables play and measure the server, after some seconds of play that do not count."""
    until = time.perf_counter() + unmeasured + seconds
    playing = asyncio.gather(*(table.play(until) for table in tables))
    if unmeasured:
        await asyncio.sleep(unmeasured)
        for table in tables:
            table.forget_measurements()
    cpu, began = server.process.cpu(), time.perf_counter()
    await playing
    wall, spent = time.perf_counter() - began, server.process.cpu() - cpu
    result = Result(
        len(tables),
        len(tables[0].players),
        sum(table.moves for table in tables),
        wall,
        spent,
        [t for table in tables for t in table.own],
        [t for table in tables for t in table.other],
    )
    lost = [player.lost for table in tables for player in table.players if player.lost]
    if lost:
        raise SystemExit(f"{len(lost)} sockets were lost: {lost[0]}")
    for table in tables:
        for player in table.players:
            player.close()
    return {"server": server.name} | result.summary()


def games_needed(chosen: argparse.Namespace, fastest: float) -> int:
    """Return how many games to prepare per table for a server that makes `fastest` moves per second."""
    each = 1 / chosen.pause if chosen.pause else fastest / chosen.pairs
    return int(each * chosen.seconds / MOVES_PER_GAME) + 2


def folder() -> tempfile.TemporaryDirectory[str]:
    """Return a folder for a server's database."""
    return tempfile.TemporaryDirectory(prefix="snowbound-load-")


async def pairs(
    chosen: argparse.Namespace, make: Callable[[Path], SnowboundServer | BoardgameServer], fastest: float
) -> Summary:
    """Measure one run of one server."""
    with folder() as path:
        server = make(Path(path))
        try:
            await server.warm_up()
            empty = server.process.memory()
            count = games_needed(chosen, fastest)
            options = {"texts": chosen.texts} if isinstance(server, SnowboundServer) else {}
            tables = await server.tables(chosen.pairs, chosen.sockets, count, pause=chosen.pause, **options)
            prepared = server.process.memory()
            measured = await run(server, tables, chosen.seconds)
            measured["start_seconds"] = server.process.start_seconds
            measured["kib_per_table"] = (prepared - empty) / 1024 / (count * chosen.pairs)
            if isinstance(server, SnowboundServer):
                commits = await server.metric("commits_total")
                measured["changes_per_commit"] = await server.metric("changes_total") / commits
            return measured
        finally:
            server.process.stop()


async def real_games(chosen: argparse.Namespace) -> list[Summary]:
    """Measure each of Snowbound's games in every round, beside an older commit in turns if one is named."""
    found: list[Summary] = []
    with sources(chosen.against) as versions:
        for number in range(chosen.rounds):
            for game in chosen.only:
                for name, source in versions[:: -1 if number % 2 else 1]:
                    found.append(await one_game(chosen, game, source) | {"version": name})
                    show(found[-1:])
    return found


async def one_game(chosen: argparse.Namespace, game: str, source: Path) -> Summary:
    """Measure one run of one game, on a server with this source code."""
    with folder() as path:
        server = SnowboundServer(Path(path), source=source)
        try:
            await server.warm_up(game, chosen.sockets)
            empty = server.process.memory()
            tables = await server.tables(
                chosen.pairs,
                chosen.sockets,
                GAMES_PER_TABLE,
                game=game,
                seats=chosen.sockets,
                texts=chosen.texts,
                scenes=chosen.scenes,
                pause=chosen.pause,
            )
            each = (server.process.memory() - empty) / 1024 / chosen.pairs / GAMES_PER_TABLE
            measured = await run(server, tables, chosen.seconds, chosen.unmeasured)
            return {"game": game} | measured | {"kib_per_table": each}
        finally:
            server.process.stop()


async def live_tables(chosen: argparse.Namespace) -> list[Summary]:
    """Measure the memory of many tables with two sockets each that are played slowly."""
    with folder() as path:
        server = SnowboundServer(Path(path))
        try:
            game = chosen.game or "tic_tac_toe"
            await server.warm_up(game)
            empty = server.process.memory()
            tables = await server.tables(chosen.tables, 2, 1, game=game, texts=chosen.texts, pause=chosen.tables / 200)
            measured = await run(server, tables, chosen.seconds)
            memory = server.process.memory()
            each = (memory - empty) / 1024 / chosen.tables
            return [measured | {"game": game, "mib": memory / 2**20, "kib_per_table": each}]
        finally:
            server.process.stop()


async def idle_sockets(chosen: argparse.Namespace) -> list[Summary]:
    """Measure the memory of idle sockets, and tables that play before and while they are open."""
    found = []
    with folder() as path:
        server = SnowboundServer(Path(path))
        try:
            await server.warm_up()
            count = games_needed(chosen, 8000)
            tables = await server.tables(chosen.pairs, 2, count, pause=chosen.pause)
            found.append(await run(server, tables, chosen.seconds))
            tables = await server.tables(chosen.pairs, 2, count, pause=chosen.pause)
            before = server.process.memory()
            idle = [SnowboundClient(server.process.port, "", 0) for _ in range(chosen.idle)]
            for start in range(0, len(idle), 200):
                await asyncio.gather(*(socket.open(server.process.port) for socket in idle[start : start + 200]))
            await asyncio.sleep(1)
            each = (server.process.memory() - before) / 1024 / chosen.idle
            found.append(await run(server, tables, chosen.seconds))
            found[-1] |= {"idle": chosen.idle, "kib_per_socket": each, "mib": server.process.memory() / 2**20}
            if lost := [socket.lost for socket in idle if socket.lost]:
                raise SystemExit(f"{len(lost)} idle sockets were lost: {lost[0]}")
            return found
        finally:
            server.process.stop()


def start_times(chosen: argparse.Namespace) -> list[Summary]:
    """Measure the time from the command to the printed address, with an existing database."""
    found: list[Summary] = []
    with folder() as path:
        SnowboundServer(Path(path)).process.stop()  # creates the database
        for _ in range(chosen.rounds):
            for make in (SnowboundServer, BoardgameServer):
                server = make(Path(path))
                server.process.stop()
                found.append({"server": server.name, "start_seconds": server.process.start_seconds})
    return found


async def compare(chosen: argparse.Namespace) -> list[Summary]:
    """Measure both servers one after the other in every round."""
    found = []
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds} …", flush=True)
        found.append(await pairs(chosen, SnowboundServer, 8000))
        if not chosen.alone:
            found.append(await pairs(chosen, BoardgameServer, 3000))
        show(found[-1 if chosen.alone else -2 :])
    return found


# --- output

COLUMNS = (
    ("moves/s", "moves_per_second", "9.0f"),
    ("moves/CPU s", "moves_per_cpu_second", "12.0f"),
    ("p50 ms", "p50", "8.1f"),
    ("p99 ms", "p99", "8.1f"),
    ("CPU", "cpu_share", "6.2f"),
    ("KiB/table", "kib_per_table", "10.1f"),
    ("KiB/socket", "kib_per_socket", "11.1f"),
    ("MiB", "mib", "7.0f"),
    ("moves/commit", "changes_per_commit", "13.1f"),
    ("start s", "start_seconds", "8.2f"),
)


def show(rows: Sequence[Summary]) -> None:
    """Print the measured columns as a table."""
    columns = [column for column in COLUMNS if any(column[1] in row for row in rows)]
    print(f"{'':24}" + "".join(f"{title:>{_width(kind)}}" for title, _, kind in columns))
    for row in rows:
        cells = [f"{row[name]:{kind}}" if name in row else " " * _width(kind) for _, name, kind in columns]
        name = " ".join(filter(None, (row.get("game") or row["server"], row.get("version"))))
        print(f"{name:24}" + "".join(cells), flush=True)


def _width(kind: str) -> int:
    return int(kind.split(".")[0])


def show_ratios(rows: Sequence[Summary]) -> None:
    """Print Snowbound's value divided by boardgame.io's of the same round: median and spread."""
    ours = [row for row in rows if row["server"] == SnowboundServer.name]
    theirs = [row for row in rows if row["server"] == BoardgameServer.name]
    print(f"\nSnowbound ÷ boardgame.io, median (spread) of {len(theirs)} rounds")
    for title, name, _ in COLUMNS:
        if theirs and name in theirs[0] and name != "cpu_share":
            ratios = [a[name] / b[name] for a, b in zip(ours, theirs, strict=True)]
            print(f"{title:16} {statistics.median(ratios):6.2f}  ({min(ratios):.2f} – {max(ratios):.2f})")


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description="The table server under load.")
    parser.add_argument("--pairs", type=int, default=100, help="tables at the same time (default: 100)")
    parser.add_argument("--sockets", type=int, choices=(2, 4), default=2, help="per table; tic-tac-toe has two players")
    parser.add_argument("--seconds", type=float, default=5.0, help="per run (default: 5)")
    parser.add_argument(
        "--unmeasured",
        type=float,
        default=5.0,
        help="seconds of play before each measurement of --games, because a new server makes every text for the first "
        "time (default: 5)",
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pause", type=float, default=0.0, help="average seconds between two moves at a table")
    parser.add_argument("--texts", action="store_true", help="with texts in every view, as browsers get them")
    parser.add_argument("--scenes", action="store_true", help="with texts and pictures, for --games")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--game", choices=GAMES, help="for --tables, instead of tic-tac-toe")
    parser.add_argument("--games", action="store_true", help="each of our games")
    parser.add_argument("--only", choices=GAMES, nargs="+", default=GAMES, help="of these games, for --games")
    parser.add_argument("--against", metavar="COMMIT", help="for --games: also measure this older commit, in turns")
    parser.add_argument("--tables", type=int, help="measure the memory of this many live tables")
    parser.add_argument("--idle", type=int, help="measure the memory of this many idle sockets")
    parser.add_argument("--start", action="store_true", help="measure the time from the command to listening")
    parser.add_argument("--json", type=Path, help="write all measurements to this file")
    return parser.parse_args()


async def main() -> None:
    """Measure and print."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if "--capacity" in sys.argv:
        await capacity.main()
        return
    chosen = parse_arguments()
    chosen.alone = chosen.alone or chosen.sockets != 2
    chosen.texts = chosen.texts or chosen.scenes
    if chosen.start:
        rows = start_times(chosen)
    elif chosen.games:
        rows = await real_games(chosen)
    elif chosen.tables:
        rows = await live_tables(chosen)
    elif chosen.idle:
        rows = await idle_sockets(chosen)
    else:
        rows = await compare(chosen)
    print()
    show(rows)
    if any(row["server"] == BoardgameServer.name for row in rows):
        show_ratios(rows)
    if chosen.against:
        show_speed_up(rows, chosen.against)
    record(figures_of(chosen, rows), "make load")
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


asyncio.run(main())

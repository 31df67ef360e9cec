"""Backups: a copy made while people play has every move that was acknowledged before, and games continue from it."""

from __future__ import annotations

import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from snowbound.cli import main
from tests.server.postgres import Cluster
from tests.server.postgres import run as run_tool
from tests.server.running import TIC_TAC_TOE, Guest, Running, until

ORDER = (4, 1, 0, 8, 3, 5, 7, 2)
"""Moves of a game of tic-tac-toe that is still running."""

PLAYERS = 3


@dataclass
class PlayedMove:
    """A move that the server has acknowledged."""

    table: str
    body: dict[str, Any]
    number: int


@dataclass
class Load:
    """People who play one table after the other until they are told to stop."""

    server: Running
    moves: list[PlayedMove] = field(default_factory=list)
    cookies: dict[str, str] = field(default_factory=dict)  # by table
    errors: list[BaseException] = field(default_factory=list)
    _stopping: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self._threads = [threading.Thread(target=self._play) for _ in range(PLAYERS)]
        for thread in self._threads:
            thread.start()

    def open_table(self, guest: Guest) -> str:
        """Create a table whose game has started."""
        table = guest.create("tic_tac_toe", "me", "me")
        self.cookies[table] = guest.http.cookies["snowbound"]
        guest.post(f"/api/tables/{table}/start")
        return table

    def play(self, guest: Guest, table: str, places: range) -> None:
        """Play some of the moves and keep what was acknowledged."""
        for place in places:
            body: dict[str, Any] = {"seat": place % 2, "action": ORDER[place], "key": secrets.token_hex(6)}
            ack = guest.post(f"/api/tables/{table}/move", **body)
            self.moves.append(PlayedMove(table, body, ack["number"]))

    def _play(self) -> None:
        guest = Guest(self.server.address, "Ann")
        try:
            while not self._stopping.is_set():
                self.play(guest, self.open_table(guest), range(len(ORDER)))
        except BaseException as error:
            self.errors.append(error)
        finally:
            guest.close()

    def wait_for(self, moves: int) -> None:
        """Wait until so many more moves were acknowledged."""
        wanted = len(self.moves) + moves
        until(lambda: len(self.moves) >= wanted or self.errors, "the moves")

    def stop(self) -> None:
        self._stopping.set()
        for thread in self._threads:
            thread.join()
        assert not self.errors


def with_backup(sqlite: Callable[[Path, Path], None], folder: Path) -> tuple[str, Callable[[], str]]:
    """Return a database and how to copy it, which returns the copy."""
    file, copy = folder / "tables.db", folder / "restored" / "tables.db"

    def backup() -> str:
        copy.parent.mkdir()
        sqlite(file, copy)
        return f"sqlite:///{copy}"

    return f"sqlite:///{file}", backup


def backup_online(file: Path, copy: Path) -> None:
    """Do what `.backup` of the program sqlite3 does."""
    source, target = sqlite3.connect(file), sqlite3.connect(copy)
    source.backup(target)
    source.close()
    target.close()


def backup_compact(file: Path, copy: Path) -> None:
    source = sqlite3.connect(file)
    source.execute("VACUUM INTO ?", (str(copy),))
    source.close()


def backup_postgres(cluster: Cluster) -> tuple[str, Callable[[], str]]:
    def backup() -> str:
        dump, url = str(cluster.folder / "dump"), cluster.url.replace("/postgres?", "/restored?")
        run_tool("pg_dump", "--format=custom", f"--file={dump}", f"--dbname={cluster.url}")
        run_tool("createdb", f"--host={cluster.folder}", "--username=postgres", "restored")
        run_tool("pg_restore", f"--dbname={url}", "--exit-on-error", dump)
        return url

    return cluster.url, backup


@pytest.fixture(params=["backup", "vacuum", "postgres"])
def copied(request: pytest.FixtureRequest, folder: Path) -> Iterator[tuple[str, Callable[[], str]]]:
    """The URL of a database, and a function that backs it up and restores it elsewhere."""
    if request.param != "postgres":
        yield with_backup({"backup": backup_online, "vacuum": backup_compact}[request.param], folder)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    yield backup_postgres(cluster)


def test_a_backup_under_load_has_all_that_was_acknowledged_and_is_played_on(
    copied: tuple[str, Callable[[], str]], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, backup = copied
    limits: dict[str, Any] = {"tables_per_guest": 10**6, "compiled": False}
    with Running(folder, database=url, **limits) as server:
        load = Load(server)
        ann = server.guest("Ann")
        table = load.open_table(ann)
        load.play(ann, table, range(4))
        load.wait_for(60)
        acknowledged = list(load.moves)
        restored = backup()
        load.play(ann, table, range(4, 8))
        load.wait_for(40)
        load.stop()

    assert main(["check", restored, "--games", TIC_TAC_TOE]) == 0, capsys.readouterr().out
    with Running(folder, database=restored, **limits) as server:
        for move in acknowledged[-30:]:
            ack = returned(server, load.cookies[move.table]).post(f"/api/tables/{move.table}/move", **move.body)
            assert ack["number"] == move.number, "it is known by its key"
        ann = returned(server, load.cookies[table])
        moves = [move for move in load.moves if move.table == table]
        before = ann.get(f"/api/tables/{table}")["number"]
        assert moves[3].number <= before < moves[4].number, "what came after the backup began may be lost"
        socket = ann.socket()
        news = socket.watch(table, 0, since=moves[-1].number)
        assert news["gap"] and news["number"] == before, "a client with a later number starts from this view"
        for move in moves[4:]:
            assert socket.do("move", table=table, **move.body)["number"] == move.number, "and plays on"


def returned(server: Running, cookie: str) -> Guest:
    """Return the same person at the restored server."""
    guest = server.guest()
    guest.http.cookies.set("snowbound", cookie)
    return guest

"""Crashes: a killed server loses no acknowledged move, and a dead bot process is replaced."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import TIC_TAC_TOE, Guest, Running, until


@contextmanager
def process(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server process, killed at the end of the test."""
    command = [sys.executable, "-c", "from snowbound.cli import main; raise SystemExit(main())", "serve"]
    command += ["--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}"]
    for setting in (f"games={TIC_TAC_TOE}", "compiled=off", "bot_pause=0"):
        command += ["--set", setting]
    with (folder / "journal").open("a") as log_file:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log_file, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"{line!r}: {(folder / 'log_file').read_text()}"
        yield server, found[0]
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(folder: Path) -> None:
    acknowledged: list[tuple[int, int, str]] = []
    cookie = table = ""
    for moves in (2, 3, 2):
        with process(folder) as (server, address):
            ann = Guest(address) if cookie else Guest(address, "Ann")
            if cookie:
                ann.http.cookies.set("snowbound", cookie)
            else:
                cookie = ann.http.cookies["snowbound"]
                table = ann.create("tic_tac_toe", "me", "me")
                ann.post(f"/api/tables/{table}/start")
            socket = ann.socket()
            for seat, number, key in acknowledged:
                field = int(key)
                again = socket.do("move", table=table, seat=seat, action=field, key=key)
                assert again["number"] == number, "a move sent again counts once and gets the same answer"
            order = (4, 1, 0, 8, 3, 5, 6)
            for place in range(len(acknowledged), len(acknowledged) + moves):
                key = str(order[place])
                ack = socket.do("move", table=table, seat=place % 2, action=order[place], key=key)
                acknowledged.append((place % 2, ack["number"], key))
            os.kill(server.pid, signal.SIGKILL)
            server.wait()
            ann.close()
    with process(folder) as (_, address):
        ann = Guest(address)
        ann.http.cookies.set("snowbound", cookie)
        steps = ann.get(f"/api/tables/{table}/replay", lens="all")["steps"]
        assert [step["told"]["number"] for step in steps] == [number for _, number, _ in acknowledged]
        assert ann.get(f"/api/tables/{table}")["view"]["places"] == [1, 2]
        ann.close()


def test_a_stopping_server_closes_sockets_properly(folder: Path) -> None:
    with process(folder) as (server, address):
        ann = Guest(address, "Ann")
        socket = ann.socket()
        socket.receive()
        server.send_signal(signal.SIGTERM)
        assert socket.until(lambda m: m["type"] == "closing")["error"]["code"] == "stopping"
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1001
        assert server.wait(20) in {0, -signal.SIGTERM}
        ann.close()
    log_file = (folder / "journal").read_text()
    assert '"event":"stopping"' in log_file
    assert not re.search("cookie|token|seed|Traceback", log_file)


def test_listening_does_not_import_the_compiler() -> None:
    code = "import sys, snowbound.cli, snowbound.server.transport.run; print('numba' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "False\n"


def test_a_bot_process_that_dies_is_replaced_and_the_game_goes_on(folder: Path) -> None:
    with Running(folder, compiled=False) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "bot:3")
        ann.post(f"/api/tables/{table}/start")
        for _ in range(2):
            view = ann.get(f"/api/tables/{table}", seat=0)["view"]
            for pid in server.services.workers.processes():
                os.kill(pid, signal.SIGKILL)
            ann.post(f"/api/tables/{table}/move", seat=0, action=view["choices"][0]["action"])
            until(lambda: 0 in ann.get(f"/api/tables/{table}", seat=0)["view"]["actors"], "the bot's move")
        assert len(server.services.workers.processes()) == 1


def test_a_failed_write_leaves_no_gap_in_the_log(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise OSError("no space left on device")

    with Running(folder, compiled=False) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "me")
        ann.post(f"/api/tables/{table}/start")
        socket = ann.socket()
        number = socket.watch(table, 0)["number"]
        for method in ("append", "records"):  # writing fails, and so does reloading
            monkeypatch.setattr(server.services.database, method, broken)
        assert socket.do("move", table=table, seat=0, action=4, key="once")["error"]["code"] == "failed"
        monkeypatch.undo()
        assert ann.get(f"/api/tables/{table}")["view"]["events"] == 0, "the failed move has no effect"
        assert socket.do("move", table=table, seat=0, action=4, key="once")["number"] == number + 1
        del server.services.tables.live[table]
        assert ann.get(f"/api/tables/{table}")["view"]["events"] == 1, "the log can be read from its start"

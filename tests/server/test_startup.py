"""The server listens before it is ready: early requests wait. Signals stop it, and start-up errors are shown."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from snowbound.server.transport.app import Services
from snowbound.server.transport.run import allow_many_descriptors
from tests.server.process import Process
from tests.server.running import Guest, Running


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Start-up waits until this is set."""
    opened, really_open = threading.Event(), Services.open

    async def wait(services: Services) -> None:
        assert await asyncio.to_thread(opened.wait, 60)
        await really_open(services)

    monkeypatch.setattr(Services, "open", wait)
    return opened


def test_early_requests_wait_until_the_server_has_started(tmp_path: Path, gate: threading.Event) -> None:
    running = Running(tmp_path)
    running.start()
    answers: list[str] = []
    early = threading.Thread(target=lambda: answers.append(running.guest().get("/health")["status"]))
    early.start()
    early.join(0.3)
    assert early.is_alive() and not answers, "nothing can answer yet"

    gate.set()

    early.join(60)
    assert answers == ["ok"]
    running.stop()


def test_the_server_can_be_stopped_while_it_starts(tmp_path: Path, gate: threading.Event) -> None:
    running = Running(tmp_path)
    running.start()
    threading.Timer(0.2, gate.set).start()
    running.stop()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_the_server_with_a_last_message(tmp_path: Path, number: int) -> None:
    process = Process(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
    process.start()
    guest = Guest(process.address)
    socket = guest.socket()
    assert socket.receive()["type"] == "welcome"

    os.kill(process.pid, number)

    assert socket.receive()["error"]["code"] == "stopping"
    assert process.wait() == 0
    guest.close()


def test_a_port_that_is_in_use_is_named(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        port = running.address.rpartition(":")[2]
        command = [sys.executable, "-m", "snowbound", "serve", f"--port={port}"]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=tmp_path)
    assert ended.returncode == 2
    assert f"the server cannot listen on 127.0.0.1, port {port}: Address already in use" in ended.stderr


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("sqlite:////nowhere/at/all.db", "No such file or directory"),
        ("postgresql://ann:secret@127.0.0.1:1/games", "connection failed"),
    ],
)
def test_a_database_that_cannot_be_opened_ends_the_server_with_an_error(database: str, said: str) -> None:
    command = [sys.executable, "-m", "snowbound", "serve", "--port=0", f"--database={database}"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "the server could not start" in ended.stderr and said in ended.stderr
    assert "secret" not in ended.stdout + ended.stderr


def test_the_server_listens_before_it_imports_what_takes_long() -> None:
    slow = {"aiohttp", "numpy", "numba", "sqlalchemy"}
    code = f"import sys, snowbound.server.transport.run; print({slow} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_the_package_gives_its_names_when_they_are_asked_for() -> None:
    import snowbound

    assert all(getattr(snowbound, name) is not None for name in snowbound.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = snowbound.nothing


def test_the_server_opens_as_many_sockets_as_it_may() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        allow_many_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

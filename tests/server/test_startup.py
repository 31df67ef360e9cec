"""The server listens before it is ready: who comes early waits, and nobody is left waiting if it cannot begin."""

from __future__ import annotations

import resource
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from snowbound.server.transport.run import allow_many_sockets
from snowbound.server.transport.startup import Porch
from tests.server.running import Running, until


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """The house is made when this is set."""
    opened, made = threading.Event(), Porch._made

    def wait(porch: Porch) -> object:
        assert opened.wait(60)
        return made(porch)

    monkeypatch.setattr(Porch, "_made", wait)
    return opened


def test_who_comes_early_is_answered_a_moment_later(tmp_path: Path, gate: threading.Event) -> None:
    running = Running(tmp_path)
    running._thread.start()
    until(lambda: running.server.started, "that the server listens")
    assert running.server.porch.services is None
    answers: list[str] = []
    early = threading.Thread(target=lambda: answers.append(running.guest().get("/health")["status"]))
    early.start()
    early.join(0.3)
    assert early.is_alive() and not answers, "there is nothing to answer with yet"

    gate.set()

    early.join(60)
    assert answers == ["ok"]
    running.stop()


def test_it_can_be_stopped_before_it_has_begun(tmp_path: Path, gate: threading.Event) -> None:
    running = Running(tmp_path)
    running._thread.start()
    until(lambda: running.server.started, "that the server listens")

    threading.Timer(0.2, gate.set).start()
    running.stop()


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("sqlite:////nowhere/at/all.db", "No such file or directory"),
        ("postgresql://ann:secret@127.0.0.1:1/games", "connection failed"),
    ],
)
def test_a_database_that_cannot_be_opened_ends_the_server_and_is_said(database: str, said: str) -> None:
    command = [sys.executable, "-m", "snowbound", "serve", "--port=0", f"--database={database}"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "the server could not begin" in ended.stderr and said in ended.stderr
    assert "secret" not in ended.stdout + ended.stderr


def test_what_it_listens_with_needs_neither_numpy_nor_the_database() -> None:
    code = "import sys, snowbound.server.transport.run; print({'numpy', 'numba', 'sqlalchemy'} & set(sys.modules))"
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
        allow_many_sockets()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

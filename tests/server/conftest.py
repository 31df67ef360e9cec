"""Servers and guests for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snowbound.server.storage.database import Database
from tests.server.postgres import Cluster
from tests.server.running import HOST_TOKEN, Guest, Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module."""
    with Running(
        tmp_path_factory.mktemp("server"),
        compiled=False,
        guests_per_address=10_000,
        tables_per_guest=1000,
        seats_per_guest=1000,
        request_burst=100_000,
        message_burst=100_000,
    ) as server:
        yield server


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for the tests of one module."""
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, cluster: Cluster
) -> Iterator[list[Running]]:
    """One server with SQLite, or two that share PostgreSQL, for all tests of a module. They have a host."""
    folder = tmp_path_factory.mktemp("servers")
    urls = [f"sqlite:///{folder / 'tables.db'}"] if request.param == "sqlite" else [cluster.url] * 2
    usual: dict[str, Any] = {"compiled": False, "guests_per_address": 10_000, "admin": f"ann:{HOST_TOKEN}"}
    started = [Running(folder, database=url, **usual) for url in urls]
    for server in started:
        server.__enter__()
    yield started
    for server in started:
        server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder for a server's database file."""
    return tmp_path


@pytest.fixture
def database(folder: Path) -> Iterator[Database]:
    """An SQLite database."""
    database = Database(f"sqlite:///{folder / 'tables.db'}")
    yield database
    database.close()


@pytest.fixture
def ann(running: Running) -> Guest:
    """A guest."""
    return running.guest("Ann")


@pytest.fixture
def bea(running: Running) -> Guest:
    """Another guest."""
    return running.guest("Bea")

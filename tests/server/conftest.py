"""Servers and guests for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from snowbound.server.storage.database import Database
from tests.server.postgres import Cluster
from tests.server.running import Guest, Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module."""
    with Running(
        tmp_path_factory.mktemp("server"),
        compiled=False,
        guests_per_address=10_000,
        tables_per_guest=1000,
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

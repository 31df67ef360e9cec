"""One server per SQLite file."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from snowbound.server.storage.file_lock import DatabaseInUse, FileLock
from tests.server.process import COMMAND, Process


def test_a_second_server_on_the_same_file_is_refused_with_what_would_be_right(folder: Path) -> None:
    database = f"sqlite:///{folder / 'tables.db'}"
    first, second = Process(folder, database), [*COMMAND, "--port", "0", "--database", database]
    first.start()
    first.wait_for_health(200)
    try:
        refused = subprocess.run(second, capture_output=True, text=True, timeout=120, check=False)
        assert refused.returncode == 2
        assert f"another server already uses {folder / 'tables.db'}: stop it first" in refused.stderr
        assert first.health() == 200, "the first one goes on"
    finally:
        first.kill()
    FileLock(folder / "tables.db").close()


def test_the_lock_is_free_after_closing(folder: Path) -> None:
    lock = FileLock(folder / "tables.db")
    with pytest.raises(DatabaseInUse):
        FileLock(folder / "tables.db")
    lock.close()
    FileLock(folder / "tables.db").close()


def test_postgresql_needs_no_file(folder: Path) -> None:
    assert FileLock.of("postgresql+psycopg://nobody@/none") is None

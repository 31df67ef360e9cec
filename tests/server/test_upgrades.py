"""Rolling upgrades: processes of two versions share a PostgreSQL database, or the new one says why not."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from snowbound.server.storage import schema
from snowbound.server.storage.database import Database, full_url
from tests.server.postgres import Cluster
from tests.server.process import Process
from tests.server.running import Guest, until

NEXT = "9001"
COMPATIBLE = """
op.add_column("tables", sa.Column("mood", sa.Text))
op.create_table("moods", sa.Column("name", sa.Text, primary_key=True))
"""
BREAKING = """
op.alter_column("tables", "lobby", new_column_name="description")
"""
MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "{next}", "{head}", None, None
is_breaking = {is_breaking}


def upgrade():
    {changes}
"""
FUTURE = """
from pathlib import Path
from snowbound.server.storage import schema
schema.HEAD = {next!r}
schema.VERSIONS.append(Path({folder!r}))
from snowbound.cli import main
raise SystemExit(main())
"""


def write_migration(folder: Path, *, is_breaking: bool) -> str:
    """Write the migration of the next version, and return the program that has it."""
    changes = (BREAKING if is_breaking else COMPATIBLE).strip().replace("\n", "\n    ")
    values = {"next": NEXT, "head": schema.HEAD, "is_breaking": is_breaking, "changes": changes}
    (folder / f"v{NEXT}_next.py").write_text(MIGRATION.format(**values))
    return FUTURE.format(next=NEXT, folder=str(folder))


class NextVersion(Process):
    """A process of the next version, which has one more migration."""

    def __init__(self, folder: Path, database: str, *, is_breaking: bool) -> None:
        super().__init__(folder, database)
        migrations = folder / "migrations"
        migrations.mkdir(exist_ok=True)
        self.program = [sys.executable, "-c", write_migration(migrations, is_breaking=is_breaking), "serve"]


@pytest.fixture
def database(cluster: Cluster, folder: Path) -> Iterator[str]:
    """The URL of an empty database."""
    name = f"upgrade_{folder.name.lower()[-20:].replace('-', '_')}"
    engine = sa.create_engine(full_url(cluster.url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    yield cluster.url.replace("/postgres?", f"/{name}?")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    engine.dispose()


@pytest.fixture
def old(folder: Path, database: str) -> Iterator[Process]:
    """A process of this version, which runs."""
    process = Process(folder, database)
    process.start()
    yield process
    process.kill()


@pytest.fixture
def compatible(folder: Path, database: str) -> Iterator[Process]:
    """A process of a version with a compatible migration, to be started."""
    process = NextVersion(folder, database, is_breaking=False)
    yield process
    process.kill()


@pytest.fixture
def breaking(folder: Path, database: str) -> Iterator[Process]:
    """A process of a version with a breaking migration, to be started."""
    process = NextVersion(folder, database, is_breaking=True)
    yield process
    process.kill()


def version(database: str) -> str:
    engine = sa.create_engine(full_url(database))
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
    engine.dispose()
    return str(found)


def refusal(process: Process) -> str:
    """Start a process that refuses to, and return what it says."""
    process.start()
    assert process.wait() == 2
    return process.log_file.read_text().splitlines()[-1]


def play(guest: Guest, table: str, seat: int, field: int) -> None:
    assert guest.post(f"/api/tables/{table}/move", seat=seat, action=field)["type"] == "ack"


def test_old_processes_play_on_while_a_new_one_makes_a_compatible_migration(
    database: str, old: Process, compatible: Process
) -> None:
    ann = Guest(old.address, "Ann")
    table = ann.create("tic_tac_toe", "me", "open")
    socket = ann.socket()
    socket.watch(table, 0)
    compatible.start()
    bea = Guest(compatible.address, "Bea")
    assert version(database) == NEXT
    bea.post(f"/api/tables/{table}/sit")
    play(ann, table, 0, 4)
    play(bea, table, 1, 1)
    news = socket.until(lambda m: m["type"] == "news" and m.get("view", {}).get("events") == 2)
    assert news["view"]["actors"] == [0], "the old process was told what the new one has written"
    assert ann.create("tic_tac_toe", "me", "me"), "the old process also writes to tables that have new columns"

    old.kill()
    old.start()  # also a process of the old version that starts now
    again = Guest(old.address)
    again.http.cookies.set("snowbound", ann.http.cookies["snowbound"])
    play(again, table, 0, 0)
    play(bea, table, 1, 2)
    assert again.get(f"/api/tables/{table}")["view"]["events"] == 4
    for guest in (ann, bea, again):
        guest.close()


def test_a_breaking_migration_waits_until_old_processes_are_gone(
    database: str, old: Process, breaking: Process
) -> None:
    ann = Guest(old.address, "Ann")
    said = refusal(breaking)
    assert f"port {old.port} (pid {old.pid}), of schema {schema.HEAD}" in said
    assert f"older programs cannot use it after migration {NEXT}: stop these processes first" in said
    assert version(database) == schema.HEAD and old.health() == 200, "nothing has changed"
    assert ann.create("tic_tac_toe", "me", "me")

    os.kill(old.pid, signal.SIGSTOP)  # it expires like one that was killed
    try:
        until(lambda: not live(database), "the end of the old process's registration")
        breaking.start()
        breaking.wait_for_health(200)
        assert version(database) == NEXT
    finally:
        os.kill(old.pid, signal.SIGCONT)
    assert old.wait() == 0, "a process that was migrated away from while it was stopped ends by itself"
    assert '"outdated"' in old.log_file.read_text()
    assert f"version {NEXT}, newer than this program's, which is {schema.HEAD}" in refusal(old)
    ann.close()


def live(database: str) -> int:
    """Return how many processes are registered and have not expired."""
    engine = sa.create_engine(full_url(database))
    with engine.connect() as connection:
        query = "SELECT count(*) FROM processes WHERE expires > extract(epoch FROM clock_timestamp()) * 1000"
        found = connection.exec_driver_sql(query).scalar_one()
    engine.dispose()
    return int(found)


@pytest.mark.parametrize("is_breaking", [False, True])
def test_an_sqlite_file_is_migrated_and_used_by_older_programs_if_that_is_compatible(
    folder: Path, monkeypatch: pytest.MonkeyPatch, is_breaking: bool
) -> None:
    url = f"sqlite:///{folder / 'tables.db'}"
    Database(url).close()
    write_migration(folder, is_breaking=is_breaking)
    with monkeypatch.context() as future:
        future.setattr(schema, "HEAD", NEXT)
        future.setattr(schema, "VERSIONS", [*schema.VERSIONS, folder])
        Database(url).close()
    if is_breaking:
        with pytest.raises(schema.WrongVersion, match=f"version {NEXT}, newer than this program's"):
            Database(url)
    else:
        Database(url).close()
    with pytest.raises(schema.WrongVersion, match="newer than this program's"):
        Database(url, existing=True)  # `check` and `export` need a program that knows all columns

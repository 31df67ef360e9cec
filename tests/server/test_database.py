"""The database: migrations, atomic changes, and many changes in one commit."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError

from snowbound.core.errors import SnowboundError
from snowbound.server.storage import schema
from snowbound.server.storage.database import Conflict, Database
from snowbound.server.tables.records import Agreement, LogRecord, Seat

SUMMARY = {"status": "open", "lobby": "{}"}


def agreement(id: str) -> Agreement:
    return Agreement(id, "g", 1, 2, {"a": 1}, "ann", "none", 3, "public", "", "seed", "hash", 1, [Seat(), Seat()])


async def prepared(database: Database, *tables: str) -> None:
    await database.write(lambda c: c.execute(sa.insert(schema.guests), {"id": "ann", "name": "Ann", "created": 1}))
    for table in tables:
        await database.create(agreement(table), [LogRecord(1, "sit", 1, 0, more={"guest": "ann"})], SUMMARY)


def test_migrations_from_empty_make_exactly_the_schema(database: Database) -> None:
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    assert schema.bring_up_to_date(database.engine) is False, "no migration is missing"


def test_a_database_of_the_first_version_is_migrated(folder: Path) -> None:
    url = f"sqlite:///{folder / 'old.db'}"
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO guests VALUES ('ann', 'Ann', 1)")
        sit = """('t', 1, 'sit', 0, '{"guest":"ann"}', 5), ('t', 2, 'stand', 0, NULL, 6)"""
        connection.exec_driver_sql(f"INSERT INTO events (table_id, seq, kind, seat, more, at) VALUES {sit}")
    assert "events_by_key" in {index["name"] for index in sa.inspect(engine).get_indexes("events")}
    engine.dispose()

    database = Database(url)
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        name, seen = connection.exec_driver_sql("SELECT name, seen FROM guests").one()
        assert name == "Ann" and seen > 1_700_000_000_000, "nobody counts as idle because of the upgrade"
        players = connection.exec_driver_sql("SELECT guest, table_id FROM players").all()
        assert players == [("ann", "t")], "a purge finds tables that the guest has left, too"
    database.close()


def test_only_the_owner_can_read_the_file_and_each_commit_waits_for_the_disk(database: Database, folder: Path) -> None:
    assert stat.S_IMODE((folder / "tables.db").stat().st_mode) == 0o600
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_written_records_are_read_back(database: Database) -> None:
    async def run() -> None:
        await prepared(database, "t")
        records = [
            LogRecord(2, "move", 5, 0, 7, "person", "0/k", {"thought": 3}),
            LogRecord(3, "move", 5, 15, 1, "chance"),
        ]
        await database.append("t", records, SUMMARY | {"status": "playing"})
        assert await database.records("t", 1) == records
        assert await database.agreement("t") == agreement("t")
        assert await database.agreement("none") is None

    asyncio.run(run())


def test_a_conflict_fails_alone_and_other_changes_are_committed(database: Database) -> None:
    async def run() -> None:
        await prepared(database, "t", "other")
        await database.append("t", [LogRecord(2, "move", 1, key="0/k")])
        results = await asyncio.gather(
            database.append("t", [LogRecord(3, "move", 1), LogRecord(2, "move", 1)]),
            database.append("other", [LogRecord(2, "move", 1, key="0/k")]),
            return_exceptions=True,
        )
        assert isinstance(results[0], Conflict) and results[1] is None
        assert [record.seq for record in await database.records("t")] == [1, 2], "all or nothing"
        assert len(await database.records("other")) == 2

    asyncio.run(run())


def test_many_tables_share_a_commit(database: Database) -> None:
    async def run() -> None:
        tables = [f"t{number}" for number in range(50)]
        await prepared(database, *tables)
        before = database.writer.commits
        await asyncio.gather(*(database.append(table, [LogRecord(2, "move", 1)]) for table in tables))
        assert database.writer.commits - before < 25

    asyncio.run(run())


def test_a_setting_is_created_once(database: Database) -> None:
    async def run() -> None:
        assert await database.setting("key", lambda: "first") == "first"
        assert await database.setting("key", lambda: "second") == "first"

    asyncio.run(run())


def test_a_read_only_database_is_not_healthy(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        names, before = sa.select(schema.settings.c.name), database.writer.commits
        for _ in range(3):
            await database.check()
        assert database.writer.commits == before + 1, "frequent checks do not keep the disk busy"
        monkeypatch.setattr("snowbound.server.storage.database.CHECKED", 0.0)
        await database.check()
        assert await database.read(lambda c: c.execute(names).scalars().all()) == ["checked", "oldest-program"], (
            "and nothing grows"
        )
        await database.write(lambda c: c.exec_driver_sql("PRAGMA query_only=ON").close())
        with pytest.raises(OperationalError, match="readonly"):
            await database.check()

    asyncio.run(run())


@pytest.mark.parametrize("url", ["mysql://x", "sqlite://", "tables.db", "sqlite:///:memory:"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(SnowboundError, match="database"):
        Database(url)


def test_a_refused_database_is_named_without_its_password() -> None:
    with pytest.raises(SnowboundError) as refused:
        Database("mysql://me:secret@host/db")
    assert "secret" not in str(refused.value)


def test_an_sqlite_change_that_reads_first_is_not_failed_by_other_connections(folder: Path) -> None:
    """A connection that opens must not write, and one that writes must wait for the change."""
    file = folder / "tables.db"
    database = Database(f"sqlite:///{file}")

    def change(connection: sa.Connection) -> None:
        found = connection.execute(sa.select(sa.func.count()).select_from(schema.guests)).scalar_one()
        with database.engine.connect() as another:
            another.exec_driver_sql("SELECT 1")
        stranger = sqlite3.connect(file, timeout=0, isolation_level=None)
        with closing(stranger), pytest.raises(sqlite3.OperationalError, match="locked"):
            stranger.execute("INSERT INTO settings (name, value) VALUES ('a', 'b')")
        connection.execute(sa.insert(schema.guests), {"id": "ann", "name": str(found), "created": 1})

    async def run() -> None:
        await database.write(change)
        assert await database.names(["ann"]) == {"ann": "0"}
        assert await database.read(lambda c: c.exec_driver_sql("PRAGMA auto_vacuum").scalar()) == 2

    try:
        asyncio.run(run())
    finally:
        database.close()

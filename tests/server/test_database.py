"""The store: migrations from empty, all or nothing, many changes in one commit."""

from __future__ import annotations

import asyncio
import stat
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
from snowbound.server.storage.database import Conflict, Store
from snowbound.server.tables.records import Agreement, Record, Seat

SUMMARY = {"status": "open", "lobby": "{}"}


def agreement(id: str) -> Agreement:
    return Agreement(id, "g", 1, 2, {"a": 1}, "ann", "none", 3, "public", "", "seed", "hash", 1, [Seat(), Seat()])


async def prepared(store: Store, *tables: str) -> None:
    await store.write(lambda c: c.execute(sa.insert(schema.guests), {"id": "ann", "name": "Ann", "created": 1}))
    for table in tables:
        await store.create(agreement(table), [Record(1, "sit", 1, 0, more={"guest": "ann"})], SUMMARY)


def test_migrations_from_empty_make_exactly_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    assert schema.bring_up_to_date(store.engine) is False, "there is nothing left to do"


def test_a_database_of_the_first_version_is_brought_up_to_date(folder: Path) -> None:
    url = f"sqlite:///{folder / 'old.db'}"
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO guests VALUES ('ann', 'Ann', 1)")
    assert "events_by_key" in {index["name"] for index in sa.inspect(engine).get_indexes("events")}
    engine.dispose()

    store = Store(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.exec_driver_sql("SELECT name FROM guests").scalar() == "Ann"
    store.close()


def test_the_file_is_for_its_owner_alone_and_each_commit_waits_for_the_disk(store: Store, folder: Path) -> None:
    assert stat.S_IMODE((folder / "tables.db").stat().st_mode) == 0o600
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_what_was_written_is_read(store: Store) -> None:
    async def run() -> None:
        await prepared(store, "t")
        records = [Record(2, "move", 5, 0, 7, "person", "0/k", {"thought": 3}), Record(3, "move", 5, 15, 1, "chance")]
        await store.append("t", records, SUMMARY | {"status": "playing"})
        assert await store.records("t", 1) == records
        assert await store.agreement("t") == agreement("t")
        assert await store.agreement("none") is None

    asyncio.run(run())


def test_of_two_who_write_the_same_one_is_told_and_others_are_not_disturbed(store: Store) -> None:
    async def run() -> None:
        await prepared(store, "t", "other")
        await store.append("t", [Record(2, "move", 1, key="0/k")])
        results = await asyncio.gather(
            store.append("t", [Record(3, "move", 1), Record(2, "move", 1)]),
            store.append("other", [Record(2, "move", 1, key="0/k")]),
            return_exceptions=True,
        )
        assert isinstance(results[0], Conflict) and results[1] is None
        assert [record.seq for record in await store.records("t")] == [1, 2], "all or nothing"
        assert len(await store.records("other")) == 2

    asyncio.run(run())


def test_many_tables_share_a_commit(store: Store) -> None:
    async def run() -> None:
        tables = [f"t{number}" for number in range(50)]
        await prepared(store, *tables)
        before = store.writer.commits
        await asyncio.gather(*(store.append(table, [Record(2, "move", 1)]) for table in tables))
        assert store.writer.commits - before < 25

    asyncio.run(run())


def test_a_setting_is_made_once(store: Store) -> None:
    async def run() -> None:
        assert await store.setting("key", lambda: "first") == "first"
        assert await store.setting("key", lambda: "second") == "first"

    asyncio.run(run())


def test_a_database_that_can_only_be_read_is_not_healthy(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        names, before = sa.select(schema.settings.c.name), store.writer.commits
        for _ in range(3):
            await store.check()
        assert store.writer.commits == before + 1, "who asks often does not keep the disk busy"
        monkeypatch.setattr("snowbound.server.storage.database.CHECKED", 0.0)
        await store.check()
        assert await store.read(lambda c: c.execute(names).scalars().all()) == ["checked"], "and nothing grows"
        await store.write(lambda c: c.exec_driver_sql("PRAGMA query_only=ON").close())
        with pytest.raises(OperationalError, match="readonly"):
            await store.check()

    asyncio.run(run())


@pytest.mark.parametrize("url", ["mysql://x", "sqlite://", "tables.db", "sqlite:///:memory:"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(SnowboundError, match="database"):
        Store(url)


def test_a_refused_database_is_named_without_its_password() -> None:
    with pytest.raises(SnowboundError) as refused:
        Store("mysql://me:secret@host/db")
    assert "secret" not in str(refused.value)

"""Snapshots in the database: written behind the log, used when a table is loaded, ignored when they do not fit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.cli import main
from snowbound.core.game import Game
from snowbound.games import find
from snowbound.server.messages import views, wire
from snowbound.server.messages.views import Preferences
from snowbound.server.storage import schema, snapshots
from snowbound.server.storage.database import Database
from snowbound.server.storage.group_commit import Conflict
from snowbound.server.tables import commands, drawing
from snowbound.server.tables.chance_receipt import commit
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.live_table import LiveTable
from snowbound.server.tables.records import Agreement, LogRecord, Seat
from snowbound.server.tables.registry import LiveTables
from snowbound.server.tables.snapshot import captured, decoded, difference, encoded, restore
from snowbound.server.tables.table import TableState
from snowbound.server.workers.games import OfferedGames
from tests.server.postgres import Cluster

ROLL, RACE = find("arctic_roll"), find("arctic_race")
SEED = "5e" * 32
SPACING = 40
NOW = 1_700_000_000_000


@pytest.fixture(autouse=True)
def small_spacing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SPACING", SPACING)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))])
def url(request: pytest.FixtureRequest, folder: Path) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    database = Database(cluster.url)
    with database.engine.begin() as connection:
        for table in reversed(schema.metadata.sorted_tables):
            connection.execute(sa.delete(table))
    database.close()
    return cluster.url


@asynccontextmanager
async def process(url: str) -> AsyncIterator[LiveTables]:
    """Open a database as a server process does."""
    database = Database(url)

    async def compile(_: str) -> None:
        raise AssertionError("the tests play in plain code")

    tables = LiveTables(database, OfferedGames("", compiled=False, compile=compile), lambda: NOW)
    try:
        yield tables
    finally:
        await tables.close()
        database.close()


async def created(tables: LiveTables, game: Game = ROLL) -> LiveTable:
    """Create a table where Ann plays both seats."""
    guest = [{"id": "Ann", "name": "Ann", "created": 0}]
    await tables.database.write(lambda c: c.execute(sa.insert(schema.guests), guest))
    seats = [Seat(), Seat()]
    agreed = Agreement(
        "t",
        game.id,
        game.version,
        2,
        game.complete({}, 2),
        "Ann",
        "none",
        1,
        "public",
        "x",
        SEED,
        commit(SEED),
        0,
        seats,
    )
    live = await tables.create(agreed, [])
    for _ in seats:
        await tables.execute(live, lambda draft: commands.sit(draft, "Ann", "Ann", None))
    if live.table.match is None:
        await tables.execute(live, lambda draft: drawing.begin(draft, 1))
    return live


async def play(tables: LiveTables, live: LiveTable, records: int) -> None:
    """Play until the log has so many records or the game is over."""
    while live.table.seq < records and not live.table.is_over:
        seat, question = next(iter(live.table.questions.items()))
        action = question.legal[live.table.seq % len(question.legal)]

        def move(draft: Draft, seat: int = seat, action: int = action) -> LogRecord:
            return commands.move(draft, seat, action, key=str(draft.table.seq), expect=None, by="person")

        await tables.execute(live, move)


def shown(table: TableState) -> list[bytes]:
    """Return what viewers see."""
    return [wire.encode(views.news(table, viewer, Preferences("sv"))) for viewer in (-1, 0, 1)]


def row(connection: Connection) -> Any:
    return connection.execute(sa.select(schema.snapshots)).mappings().first()


async def loaded(url: str) -> tuple[TableState, int, int]:
    """Load the table in a new process. Return it with the numbers of snapshots used and ignored."""
    async with process(url) as tables:
        live = await tables.find("t")
        return live.table, tables.snapshots.used, tables.snapshots.ignored


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The numbers of the records that are folded."""
    numbers, fold = list[int](), TableState.fold

    def counted(self: TableState, record: LogRecord) -> None:
        numbers.append(record.seq)
        fold(self, record)

    monkeypatch.setattr(TableState, "fold", counted)
    yield numbers


def test_a_long_log_is_loaded_from_its_snapshot(url: str, folds: list[int]) -> None:
    async def test() -> None:
        async with process(url) as tables:
            live = await created(tables)
            await play(tables, live, SPACING // 2)
            await tables.snapshots.close()
            assert await tables.database.read(row) is None, "short logs have none"
        async with process(url) as tables:
            live = await tables.find("t")
            await play(tables, live, 3 * SPACING + 7)
            before, last = shown(live.table), live.table.seq
        folds.clear()
        table, used, ignored = await loaded(url)
        assert (used, ignored) == (1, 0)
        assert len(folds) < SPACING + 5 and (not folds or folds[-1] == last)
        assert shown(table) == before

        async with process(url) as tables:
            await tables.database.write(lambda c: c.execute(sa.delete(schema.snapshots)))
            live = await tables.find("t")
            assert tables.snapshots.used == 0 and shown(live.table) == before, "deleting them changes nothing"
            await tables.snapshots.close()
            assert tables.snapshots.written == 1, "a table that had to be folded gets a new one"

    asyncio.run(test())


def test_a_finished_game_has_a_snapshot(url: str, folds: list[int]) -> None:
    async def test() -> None:
        async with process(url) as tables:
            live = await created(tables, RACE)
            await play(tables, live, 10_000)
            assert live.table.status == "over" and live.table.seq > snapshots.AT_END
        folds.clear()
        table, used, _ = await loaded(url)
        assert used == 1 and table.status == "over"
        assert len(folds) < snapshots.AT_END

    asyncio.run(test())


WRONG: dict[str, Callable[[Connection, Any], Any]] = {
    "damaged bytes": lambda c, s: c.execute(sa.update(s).values(data=b"?" + row(c)["data"][1:])),
    "a wrong checksum": lambda c, s: c.execute(sa.update(s).values(checksum="0" * 64)),
    "another number": lambda c, s: c.execute(sa.update(s).values(seq=s.c.seq - 1)),
    "bytes of something else": lambda c, s: c.execute(sa.update(s).values(_sealed(row(c), b"else"))),
    "a shorter log": lambda c, s: c.execute(sa.delete(schema.events).where(schema.events.c.seq > SPACING - 5)),
    "another log": lambda c, s: c.execute(sa.update(schema.events).values(at=1)),
}
"""How a snapshot does not fit its log any more."""

OTHER: dict[str, Callable[[Connection, Any], Any]] = {
    "another program": lambda c, s: c.execute(sa.update(s).values(fingerprint="other")),
    "another agreement": lambda c, s: c.execute(sa.update(schema.tables).values(invitation="new")),
}
"""How a snapshot belongs to something else, which is nobody's fault."""


def _sealed(row: Any, data: bytes) -> dict[str, Any]:
    return {"data": data, "checksum": snapshots._checksum(row["seq"], row["fingerprint"], data)}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a table that has a snapshot."""
    file = tmp_path_factory.mktemp("snapshots") / "tables.db"

    async def make() -> None:
        async with process(f"sqlite:///{file}") as tables:
            await play(tables, await created(tables), 3 * SPACING)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(snapshots, "SPACING", SPACING)
        asyncio.run(make())
    return file.read_bytes()


def changed(folder: Path, written: bytes, change: Callable[[Connection, Any], Any]) -> str:
    """Return the file of a database that was changed by hand."""
    file = folder / "tables.db"
    file.write_bytes(written)
    database = Database(f"sqlite:///{file}")
    with database.engine.begin() as connection:
        assert row(connection) is not None
        change(connection, schema.snapshots)
    database.close()
    return str(file)


def check(file: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    code = main(["check", file, "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("what", [*WRONG, *OTHER])
def test_a_snapshot_that_does_not_fit_is_ignored(
    what: str, folder: Path, written: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = changed(folder, written, (WRONG | OTHER)[what])
    code, report = check(file, capsys)
    found = [damage["place"] for damage in report["damage"]]
    assert (code, found) == ((1, ["its snapshot, which may be deleted"]) if what in WRONG else (0, [])), report
    assert report["snapshots"] == 0

    table, used, ignored = asyncio.run(loaded(f"sqlite:///{file}"))
    assert (used, ignored) == (0, what in WRONG)
    database = Database(f"sqlite:///{file}")
    records = asyncio.run(database.records("t"))
    database.close()
    again = TableState(table.agreement, ROLL, compiled=False)
    again.fold_all(records)
    assert difference(decoded(encoded(captured(again))), decoded(encoded(captured(table)))) == ""
    assert check(file, capsys)[1]["snapshots"] == (len(records) >= SPACING), "the next one is sound"


def test_check_compares_snapshots_with_their_logs(
    folder: Path, written: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    def forge(connection: Connection, table: Any) -> None:
        found = row(connection)
        assert agreement is not None
        snapshot = decoded(found["data"])
        forged = TableState(agreement, ROLL, compiled=False)
        restore(forged, snapshot)
        forged.seats[0].name, forged.proposal = "Eve", None
        connection.execute(sa.update(table).values(_sealed(found, encoded(captured(forged)))))

    file = changed(folder, written, lambda *_: None)
    assert check(file, capsys)[0] == 0
    assert check(file, capsys)[1]["snapshots"] == 1
    database = Database(f"sqlite:///{file}")
    agreement = asyncio.run(database.agreement("t"))
    database.close()
    code, report = check(changed(folder, written, forge), capsys)
    assert code == 1
    assert report["damage"][0]["error"] == "Wrong: the log leads to something else: seats"


def test_no_snapshot_is_made_of_records_that_are_not_on_disk(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(database.url) as tables:
            live = await created(tables)
            await play(tables, live, SPACING - 3)
            append, known = tables.database.append, list[int]()

            def failing(*_: Any) -> asyncio.Future[None]:
                future = asyncio.get_running_loop().create_future()
                future.set_exception(OSError("the disk is full"))
                return future

            monkeypatch.setattr(tables.database, "append", failing)
            for _ in range(2):
                with pytest.raises(OSError):
                    await play(tables, live, live.table.seq + SPACING)
            monkeypatch.setattr(tables.database, "append", append)
            await play(tables, live, 2 * SPACING)
            known.append(live.table.snapshot)
            await tables.snapshots.close()
            found = await tables.database.read(row)
            assert found["seq"] == known[0] <= live.table.seq

    asyncio.run(test())


def test_a_later_snapshot_of_another_process_is_kept(url: str) -> None:
    async def test() -> None:
        async with process(url) as tables:
            live = await created(tables)
            agreed = live.table.agreement
            await play(tables, live, SPACING // 2)
            early = snapshots.row_of(agreed, ROLL, captured(live.table), live.table.seq)
            await play(tables, live, SPACING - 2)
            late = snapshots.row_of(agreed, ROLL, captured(live.table), live.table.seq)
            await tables.database.write(lambda c: snapshots._store(c, late))
            await tables.database.write(lambda c: snapshots._store(c, early))
            assert (await tables.database.read(row))["seq"] == late["seq"]
            other = early | {"fingerprint": "another program's"}
            await tables.database.write(lambda c: snapshots._store(c, other))
            assert (await tables.database.read(row))["seq"] == early["seq"], "one that nobody can use gives way"
            await tables.database.write(lambda c: snapshots.delete(c, "t"))
            assert await tables.database.read(row) is None

    asyncio.run(test())


def test_a_deleted_table_takes_its_snapshot_along(folder: Path, written: bytes) -> None:
    file = changed(folder, written, lambda *_: None)
    database = Database(f"sqlite:///{file}")
    with database.engine.begin() as connection:
        for table in (schema.events, schema.tables):
            connection.execute(sa.delete(table))
        assert row(connection) is None
    database.close()


def test_a_snapshot_of_a_table_that_was_deleted_meanwhile_harms_nobody(database: Database) -> None:
    async def test() -> None:
        orphan = {"table_id": "gone", "seq": 1, "fingerprint": "x", "checksum": "x", "data": b""}
        with pytest.raises(Conflict):
            await database.write(lambda c: snapshots._store(c, orphan))

    asyncio.run(test())

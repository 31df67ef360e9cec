"""Leases: one process runs a table's bots and clocks, another takes over, and the first can do no harm afterwards."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from snowbound.server.settings import Settings
from snowbound.server.storage import leases, schema
from snowbound.server.storage.database import Database
from snowbound.server.storage.fencing import LeaseLost, check_leases
from snowbound.server.tables.records import LogRecord
from snowbound.server.transport.app import Services
from tests.server.postgres import Cluster
from tests.server.process import Process
from tests.server.running import PATIENCE, TIC_TAC_TOE, Guest, until
from tests.server.test_database import SUMMARY, agreement
from tests.server.test_two_processes import as_at

pytestmark = pytest.mark.xdist_group("postgresql")


@pytest.fixture
def shared(cluster: Cluster) -> Iterator[Database]:
    database = Database(cluster.url)
    yield database
    database.close()


async def table_of(database: Database, id: str) -> None:
    await database.write(lambda c: c.execute(sa.insert(schema.guests), {"id": id, "name": "Ann", "created": 1}))
    await database.create(msgspec.structs.replace(agreement(id), owner=id), [], SUMMARY)


def record(number: int) -> LogRecord:
    return LogRecord(number, "contribute", 1, more={"guest": "", "contribution": ""})


def register(database: Database, process: str, milliseconds: int) -> None:
    with database.engine.begin() as connection:
        connection.execute(leases.FORGET, {"process": process})
        connection.execute(
            leases.REGISTER, {"process": process, "lasts": milliseconds, "name": "", "schema": schema.HEAD}
        )


def acquire(connection: sa.Connection, table: str, process: str, token: str) -> str | None:
    values = {"tables": [table], "process": process, "tokens": [token]}
    found = connection.execute(leases.ACQUIRE, values).first()
    return None if found is None else str(found.token)


def test_a_lease_belongs_to_one_process_until_that_expires(shared: Database) -> None:
    register(shared, "one", 60_000)
    register(shared, "two", 60_000)
    with shared.engine.begin() as connection:
        assert acquire(connection, "a", "one", "first") == "first"
        assert acquire(connection, "a", "two", "other") is None
        assert acquire(connection, "a", "one", "again") == "again", "it may take its own again"
    register(shared, "one", -1)
    with shared.engine.begin() as connection:
        assert acquire(connection, "a", "two", "other") == "other"


def test_a_process_whose_lease_was_taken_over_can_write_nothing_for_the_table(shared: Database) -> None:
    async def run() -> None:
        await table_of(shared, "fenced")
        register(shared, "awake", 60_000)
        register(shared, "stalled", 60_000)
        with shared.engine.begin() as connection:
            acquire(connection, "fenced", "stalled", "old")
        await shared.append("fenced", [record(1)], lease="old")
        register(shared, "stalled", -1)
        with pytest.raises(LeaseLost):
            await shared.append("fenced", [record(2)], lease="old")
        with shared.engine.begin() as connection:
            acquire(connection, "fenced", "awake", "new")
        register(shared, "stalled", 60_000)
        late, fine = (
            shared.append("fenced", [record(3)], lease="old"),
            shared.append("fenced", [record(2)], lease="new"),
        )
        assert isinstance((await asyncio.gather(late, return_exceptions=True))[0], LeaseLost)
        await fine
        assert [written.seq for written in await shared.records("fenced")] == [1, 2]

    asyncio.run(run())


def test_a_lease_cannot_be_taken_over_between_its_check_and_the_commit(shared: Database) -> None:
    register(shared, "slow", 60_000)
    with shared.engine.begin() as connection:
        acquire(connection, "held", "slow", "mine")
    with shared.engine.begin() as writing:
        check_leases(writing, [("held", "mine")])
        register(shared, "slow", -1)
        with pytest.raises(OperationalError, match="lock timeout"), shared.engine.begin() as other:
            other.exec_driver_sql("SET LOCAL lock_timeout = '50ms'")
            acquire(other, "held", "quick", "theirs")
    with shared.engine.begin() as other:
        assert acquire(other, "held", "quick", "theirs") == "theirs", "after the commit it can"


def test_a_stalled_transaction_is_ended_by_the_database(shared: Database) -> None:
    with shared.engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar() == "3s"


def test_takeover_takes_less_than_ten_seconds() -> None:
    assert leases.LASTS + leases.RETRY + leases.RENEWAL <= 10 - 2, "with time to spare"
    assert 3 * leases.RENEWAL < leases.LASTS, "two renewals may fail"


def test_expired_leases_are_given_up_and_acquired_again(cluster: Cluster, shared: Database) -> None:
    async def run() -> None:
        services = Services(Settings(database=cluster.url, games=TIC_TAC_TOE, compiled=False, workers=1, tick=0.02))
        await services.open()
        held = services.leases
        assert held is not None
        ann = (await services.guests.new("Ann")).guest
        new = msgspec.structs.replace(agreement("expiring"), owner=ann, game="tic_tac_toe", options={})
        live = await services.tables.create(new, [])
        services.tables.on_change.clear()  # the scheduler would release it, as nobody plays
        before = held.process
        await acquired(held, live)
        token = held.token(live)
        await services.database.write(lambda c: c.execute(sa.update(schema.processes).values(expires=0)))
        async with asyncio.timeout(PATIENCE):
            while held.process == before:
                await asyncio.sleep(0.01)
        assert not held._held, "it does not trust them any more"
        await acquired(held, live)
        assert held.token(live) not in {token, ""}
        await services.close()
        with shared.engine.connect() as connection:
            left = connection.execute(sa.select(schema.leases).where(schema.leases.c.process == held.process)).all()
        assert left == [], "closing releases the leases"

    async def acquired(held: Any, live: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not held.holds(live):
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_lease_acquired_while_the_process_registers_again_is_not_trusted(cluster: Cluster, shared: Database) -> None:
    async def run() -> None:
        services = Services(Settings(database=cluster.url, games=TIC_TAC_TOE, compiled=False, workers=1, tick=0.02))
        await services.open()
        held: Any = services.leases
        ann = (await services.guests.new("Ann")).guest
        new = msgspec.structs.replace(agreement("registering"), owner=ann, game="tic_tac_toe", options={})
        live = await services.tables.create(new, [])
        services.tables.on_change.clear()
        change, waiting, go_on = held._change, asyncio.Event(), asyncio.Event()

        async def register_slowly(work: Any, thread: Any = None) -> Any:
            if work.__name__ == "register":
                waiting.set()
                await go_on.wait()
            return await change(work, thread)

        held._change = register_slowly
        registering = asyncio.create_task(held._register())
        await waiting.wait()
        held._held |= await held._acquire([live.table.id])
        go_on.set()
        await registering
        assert not held.holds(live), "it belongs to the old registration, which has expired"
        async with asyncio.timeout(PATIENCE):
            while not held.holds(live):
                await asyncio.sleep(0.01)
        with shared.engine.begin() as connection:
            check_leases(connection, [(live.table.id, held.token(live))])
        await services.close()

    asyncio.run(run())


def test_renewing_does_not_wait_for_an_acquisition(cluster: Cluster, shared: Database) -> None:
    async def run() -> None:
        services = Services(Settings(database=cluster.url, games=TIC_TAC_TOE, compiled=False, workers=1, tick=0.02))
        await services.open()
        held: Any = services.leases
        register(shared, "stalled", 60_000)
        with shared.engine.begin() as connection:
            acquire(connection, "locked", "stalled", "old")
        with shared.engine.begin() as stalled:
            check_leases(stalled, [("locked", "old")])
            acquiring = asyncio.create_task(held._acquire(["locked"]))
            await asyncio.sleep(0.1)
            async with asyncio.timeout(2.5):  # before the database ends the stalled transaction
                await held._renew()
            assert not acquiring.done()
        await acquiring
        await services.close()

    asyncio.run(run())


def test_a_lease_that_the_database_denies_is_acquired_again(cluster: Cluster, folder: Path, shared: Database) -> None:
    process = Process(folder, cluster.url)
    process.start()
    try:
        ann = Guest(process.address, "Ann")
        table = ann.create("tic_tac_toe", "me", "bot:2")
        ann.socket().watch(table, 0)
        ann.post(f"/api/tables/{table}/start")
        until(lambda: holder(shared, table), "the lease")
        with shared.engine.begin() as connection:
            connection.execute(sa.delete(schema.leases))
        ann.post(f"/api/tables/{table}/move", seat=0, action=4)
        until(lambda: ann.get(f"/api/tables/{table}")["view"]["events"] == 2, "the bot's move")
    finally:
        process.kill()
        ann.close()


def test_another_process_takes_over_from_a_stopped_one_which_then_does_no_harm(
    cluster: Cluster, folder: Path, shared: Database
) -> None:
    processes = [Process(folder, cluster.url) for _ in range(2)]
    threads = [threading.Thread(target=process.start) for process in processes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    try:
        ann = Guest(processes[0].address, "Ann")
        phone = as_at(processes[1], ann)
        table = ann.create("tic_tac_toe", "me", "bot:2")
        ann.socket().watch(table, 0)
        ann.post(f"/api/tables/{table}/start")
        first = until(lambda: holder(shared, table), "the lease of the first process")
        phone.socket().watch(table, 0)
        os.kill(processes[0].pid, signal.SIGSTOP)
        began = time.monotonic()
        phone.post(f"/api/tables/{table}/move", seat=0, action=4)
        until(lambda: holder(shared, table) not in {first, None}, "the lease of the second process")
        assert time.monotonic() - began < 10, "it takes over soon"
        until(lambda: phone.get(f"/api/tables/{table}")["view"]["events"] == 2, "the bot's move")

        os.kill(processes[0].pid, signal.SIGCONT)
        seen = until(lambda: known(ann, table, 2), "the first process catching up")
        ann.post(f"/api/tables/{table}/move", seat=0, action=seen["view"]["choices"][0]["action"])
        until(lambda: known(ann, table, 4), "the bot's second move")
        assert holder(shared, table) != first
        with shared.engine.connect() as connection:
            query = sa.select(sa.func.count()).where(schema.events.c.table_id == table, schema.events.c.by == "bot")
            assert connection.execute(query).scalar_one() == 2, "nothing was played twice"
    finally:
        for process in processes:
            process.kill()
        ann.close()
        phone.close()


def known(guest: Guest, table: str, events: int) -> Any:
    """Return the table as this process knows it, once it has this many events."""
    seen = guest.get(f"/api/tables/{table}", seat=0)
    return seen if seen["view"]["events"] == events else None


def holder(database: Database, table: str) -> str | None:
    """Return the process that holds the table's lease."""
    query = sa.select(schema.leases.c.process).where(schema.leases.c.table_id == table)
    with database.engine.connect() as connection:
        return connection.execute(query).scalar()

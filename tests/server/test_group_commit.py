"""Group commit: changes are committed together, and a slow commit does not block the event loop."""

from __future__ import annotations

import asyncio
import threading
import time

from snowbound.server.storage.database import Conflict, Database
from snowbound.server.storage.group_commit import LONGEST_WAIT
from snowbound.server.tables.records import LogRecord
from tests.server.test_database import prepared


def test_a_slow_commit_does_not_block_the_loop(database: Database) -> None:
    gate = threading.Event()

    async def run() -> None:
        slow = asyncio.ensure_future(database.write(lambda _: gate.wait(20)))
        turns, began = 0, time.monotonic()
        while time.monotonic() - began < 20 * LONGEST_WAIT:
            await asyncio.sleep(0.001)
            turns += 1
        assert turns > 10, "the loop goes on"
        assert not slow.done()
        gate.set()
        assert await slow is True
        await prepared(database, "t")
        await database.append("t", [LogRecord(2, "move", 1)])
        assert [record.seq for record in await database.records("t")] == [1, 2]

    asyncio.run(run())


def test_changes_that_wait_for_a_slow_commit_are_committed_together(database: Database) -> None:
    gate = threading.Event()

    async def run() -> None:
        await prepared(database, *(f"t{number}" for number in range(20)))
        slow = asyncio.ensure_future(database.write(lambda _: gate.wait(20)))
        await asyncio.sleep(2 * LONGEST_WAIT)
        before, waiting = database.writer.commits, []
        for number in range(20):
            waiting.append(database.append(f"t{number}", [LogRecord(2, "move", 1)]))
            await asyncio.sleep(0.002)
        gate.set()
        await asyncio.gather(slow, *waiting)
        assert database.writer.commits - before == 2

    asyncio.run(run())


def test_a_conflict_fails_the_change_that_caused_it_and_no_other(database: Database) -> None:
    async def run() -> None:
        await prepared(database, "t", "u")
        taken = database.append("t", [LogRecord(1, "move", 1)])
        fine = database.append("u", [LogRecord(2, "move", 1)])
        await fine
        assert isinstance(taken.exception(), Conflict)
        assert [record.seq for record in await database.records("u")] == [1, 2]

    asyncio.run(run())


def test_a_change_is_committed_although_nobody_waits_for_it_any_more(database: Database) -> None:
    async def run() -> None:
        await prepared(database, "t")
        database.append("t", [LogRecord(2, "move", 1)]).cancel()
        await database.append("t", [LogRecord(3, "move", 1)])
        assert [record.seq for record in await database.records("t")] == [1, 2, 3]

    asyncio.run(run())

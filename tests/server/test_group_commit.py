"""The writer: a quick commit is waited for, a slow one holds nobody up; who waited goes on at once."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

from snowbound.server.storage.database import Conflict, Database
from snowbound.server.storage.group_commit import LONGEST_WAIT
from snowbound.server.storage.wakeups import CommitFuture, deferred_work
from snowbound.server.tables.records import LogRecord
from tests.server.test_database import prepared


def test_a_slow_commit_holds_nobody_up(database: Database) -> None:
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


def test_what_waits_behind_a_slow_commit_is_written_together(database: Database) -> None:
    gate = threading.Event()

    async def run() -> None:
        await prepared(database, *(f"t{number}" for number in range(20)))
        slow = asyncio.ensure_future(database.write(lambda _: gate.wait(20)))
        await asyncio.sleep(2 * LONGEST_WAIT)
        before, behind = database.writer.commits, []
        for number in range(20):
            behind.append(database.append(f"t{number}", [LogRecord(2, "move", 1)]))
            await asyncio.sleep(0.002)
        gate.set()
        await asyncio.gather(slow, *behind)
        assert database.writer.commits - before == 2

    asyncio.run(run())


def test_who_waits_for_a_row_goes_on_before_the_loop_turns(database: Database) -> None:
    async def run() -> None:
        await prepared(database, "t")
        order: list[str] = []
        written = database.append("t", [LogRecord(2, "move", 1)])
        assert isinstance(written, CommitFuture)
        written.waiter = lambda: order.append("waiter")
        await written  # a task goes on in the next turn
        order.append("task")
        assert order == ["waiter", "task"]

    asyncio.run(run())


def test_a_conflict_is_told_to_the_one_who_waits() -> None:
    async def run() -> None:
        prompt, heard = CommitFuture(), []
        prompt.waiter = lambda: heard.append(prompt.exception())
        assert prompt.cancel() is False
        prompt.complete(Conflict("taken"))
        prompt.complete(None)
        assert [type(error) for error in heard] == [Conflict]

    asyncio.run(run())


def test_what_fails_in_one_who_waited_stays_there() -> None:
    async def run() -> None:
        loop, noted, heard = asyncio.get_running_loop(), [], []
        loop.set_exception_handler(lambda _, context: noted.append(context["exception"]))
        first, second = CommitFuture(), CommitFuture()

        def fail() -> Any:
            raise ValueError("bad")

        first.waiter, second.waiter = fail, lambda: heard.append("second")
        for prompt in (first, second):
            prompt.complete(None)
        assert heard == ["second"]
        assert [str(error) for error in noted] == ["bad"]

    asyncio.run(run())


def test_what_is_put_off_is_done_once_and_in_order() -> None:
    async def run() -> None:
        done: list[int] = []
        later = deferred_work(asyncio.get_running_loop())
        for number in range(3):
            later.defer(lambda number=number: done.append(number))  # type: ignore[misc]
        assert done == []
        await asyncio.sleep(0)
        assert done == [0, 1, 2]
        later.defer(lambda: done.append(3))
        later.run()
        assert done == [0, 1, 2, 3]
        await asyncio.sleep(0)
        assert done == [0, 1, 2, 3]

    asyncio.run(run())

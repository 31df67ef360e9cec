"""Group commit: the loop waits for a quick commit but not for a slow one, and waiters continue at once."""

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


def test_a_waiter_continues_before_the_next_turn_of_the_loop(database: Database) -> None:
    async def run() -> None:
        await prepared(database, "t")
        order: list[str] = []
        written = database.append("t", [LogRecord(2, "move", 1)])
        assert isinstance(written, CommitFuture)
        written.waiter = lambda: order.append("waiter")
        await written  # a task would continue in the next turn
        order.append("task")
        assert order == ["waiter", "task"]

    asyncio.run(run())


def test_a_conflict_is_raised_in_the_waiter() -> None:
    async def run() -> None:
        commit, called = CommitFuture(), []
        commit.waiter = lambda: called.append(commit.exception())
        assert commit.cancel() is False
        commit.complete(Conflict("taken"))
        commit.complete(None)
        assert [type(error) for error in called] == [Conflict]

    asyncio.run(run())


def test_an_error_in_one_waiter_does_not_affect_others() -> None:
    async def run() -> None:
        loop, reported, called = asyncio.get_running_loop(), [], []
        loop.set_exception_handler(lambda _, context: reported.append(context["exception"]))
        first, second = CommitFuture(), CommitFuture()

        def fail() -> Any:
            raise ValueError("bad")

        first.waiter, second.waiter = fail, lambda: called.append("second")
        for commit in (first, second):
            commit.complete(None)
        assert called == ["second"]
        assert [str(error) for error in reported] == ["bad"]

    asyncio.run(run())


def test_deferred_work_runs_once_and_in_order() -> None:
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

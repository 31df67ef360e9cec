"""Deferred work of an event loop: errors stay isolated, and the loop can be freed."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

from snowbound.server.storage.wakeups import deferred_work


def test_an_error_in_deferred_work_does_not_stop_the_rest() -> None:
    async def run() -> None:
        done: list[str] = []
        reported: list[BaseException] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: reported.append(context["exception"]))

        def fail() -> None:
            raise ValueError("bad")

        work: list[Callable[[], None]] = [fail, lambda: done.append("second")]
        for each in work:
            deferred_work(loop).defer(each)
        await asyncio.sleep(0)
        assert done == ["second"]
        assert [str(error) for error in reported] == ["bad"]

    asyncio.run(run())


def test_deferred_work_does_not_keep_its_loop_alive() -> None:
    async def run() -> weakref.ref[asyncio.AbstractEventLoop]:
        loop = asyncio.get_running_loop()
        first = deferred_work(loop)
        first.defer(lambda: None)
        assert deferred_work(loop) is first
        await asyncio.sleep(0)
        first.defer(loop.stop)  # the loop is stopped, so it never runs
        return weakref.ref(loop)

    loop = asyncio.run(run())
    gc.collect()
    assert loop() is None

"""What is put off in an event loop: what goes wrong stays where it is, and nothing keeps the loop."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

from snowbound.server.storage.wakeups import deferred_work


def test_what_goes_wrong_in_one_that_was_put_off_keeps_nothing_from_the_others() -> None:
    async def run() -> None:
        done: list[str] = []
        noted: list[BaseException] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: noted.append(context["exception"]))

        def fail() -> None:
            raise ValueError("bad")

        work: list[Callable[[], None]] = [fail, lambda: done.append("second")]
        for each in work:
            deferred_work(loop).defer(each)
        await asyncio.sleep(0)
        assert done == ["second"]
        assert [str(error) for error in noted] == ["bad"]

    asyncio.run(run())


def test_a_loop_is_not_kept_by_what_was_put_off_in_it() -> None:
    async def run() -> weakref.ref[asyncio.AbstractEventLoop]:
        loop = asyncio.get_running_loop()
        first = deferred_work(loop)
        first.defer(lambda: None)
        assert deferred_work(loop) is first
        await asyncio.sleep(0)
        first.defer(loop.stop)  # of which nothing comes any more
        return weakref.ref(loop)

    loop = asyncio.run(run())
    gc.collect()
    assert loop() is None

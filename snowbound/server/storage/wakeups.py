"""What is done in batches: who waited for one goes on at once, and what they all have to say goes out together.

Otherwise a move would go three times round the event loop, behind whatever else comes in: when it is read, when
it is written, and when everybody is told.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary


class CommitFuture(asyncio.Future[Any]):
    """A future that cannot be cancelled: who is told to stop waits for it all the same, since it happens.

    A task waits for it as for any other. Who sets `waiter` is called when it is told; that must be before.
    """

    waiter: Callable[[], None] | None = None

    def cancel(self, msg: Any = None) -> bool:
        """Not now."""
        return False

    def complete(self, error: BaseException | None) -> None:
        """It has happened, or not; let the one who waits go on. What goes wrong there stays there."""
        if self.done():
            return
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)
        if self.waiter is not None:
            try:
                self.waiter()
            except Exception as failure:
                context = {"message": "what waited for a batch failed", "exception": failure}
                self.get_loop().call_exception_handler(context)


class DeferredWork:
    """What is put off in one event loop, to be done all together: at the end of a batch, or in the next turn."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._work: list[Callable[[], None]] = []

    def defer(self, work: Callable[[], None]) -> None:
        """Do this soon."""
        if not self._work:
            self._loop.call_soon(self.run)
        self._work.append(work)

    def run(self) -> None:
        """Do it all now. What goes wrong in one stays there."""
        work, self._work = self._work, []
        for each in work:
            try:
                each()
            except Exception as failure:
                context = {"message": "what was put off failed", "exception": failure}
                self._loop.call_exception_handler(context)


# Weak in what is found, which holds its loop: so a loop goes with the last one who puts something off in it.
_by_loop: WeakValueDictionary[AbstractEventLoop, DeferredWork] = WeakValueDictionary()


def deferred_work(loop: AbstractEventLoop) -> DeferredWork:
    """What is put off in this loop."""
    found = _by_loop.get(loop)
    if found is None:
        found = _by_loop[loop] = DeferredWork(loop)
    return found

"""Waking up after a commit: waiters continue at once, and their messages are sent together.

With ordinary futures and callbacks, a move would wait for three turns of the event loop: when it is read, when it is
committed, and when it is announced. Each turn may handle much other input.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary


class CommitFuture(asyncio.Future[Any]):
    """A future for a commit. It cannot be cancelled: the write will happen, so a cancelled task still waits for it.

    `waiter`, if set before the commit, is called as soon as the future is done.
    """

    waiter: Callable[[], None] | None = None

    def cancel(self, msg: Any = None) -> bool:
        """Refuse to cancel."""
        return False

    def complete(self, error: BaseException | None) -> None:
        """Set the result or the error and call the waiter. Errors of the waiter go to the loop's exception handler."""
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
                context = {"message": "a callback after a commit failed", "exception": failure}
                self.get_loop().call_exception_handler(context)


class DeferredWork:
    """Work of one event loop that runs together, after the current commit batch or in the loop's next turn."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._work: list[Callable[[], None]] = []

    def defer(self, work: Callable[[], None]) -> None:
        """Add work to run soon."""
        if not self._work:
            self._loop.call_soon(self.run)
        self._work.append(work)

    def run(self) -> None:
        """Run all deferred work now. Errors go to the loop's exception handler."""
        work, self._work = self._work, []
        for each in work:
            try:
                each()
            except Exception as failure:
                context = {"message": "deferred work failed", "exception": failure}
                self._loop.call_exception_handler(context)


# The values are weak and hold their loop, so a loop is freed together with the last user of its deferred work.
_by_loop: WeakValueDictionary[AbstractEventLoop, DeferredWork] = WeakValueDictionary()


def deferred_work(loop: AbstractEventLoop) -> DeferredWork:
    """Return the deferred work of this loop."""
    found = _by_loop.get(loop)
    if found is None:
        found = _by_loop[loop] = DeferredWork(loop)
    return found

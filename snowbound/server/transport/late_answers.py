"""Answers that take longer than a socket may wait: they are worked out meanwhile and sent when they are ready."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..messages import wire
from ..workers.pool import BotFailed
from .rate_limits import Buckets, TooFast

Send = Callable[[wire.Message], None]


class LateAnswers:
    """Works out answers to people, a few at a time per person, and limits how often somebody may ask."""

    def __init__(self, what: str, per_second: float, at_once: int, busy: int = 1) -> None:
        self.what = what  # is asked for, such as "hint"
        self.per_second = per_second
        self.at_once = at_once
        self.busy = busy  # answers that one person may wait for
        self._rate = Buckets(per_second, at_once)
        self._waiting: Counter[str] = Counter()  # by guest
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, guest: str) -> None:
        """Count an answer for a guest, or raise TooFast. `start` or `give_up` follows."""
        if self._waiting[guest] >= self.busy:
            raise TooFast(f"your last {self.what} is still being worked out: wait for it")
        if not self._rate.take(guest):
            raise TooFast(
                f"you may ask for a {self.what} {self.at_once} times at once, then every {1 / self.per_second:g} "
                "seconds: wait a little"
            )
        self._waiting[guest] += 1

    def give_up(self, guest: str) -> None:
        """Do not work out an answer that was counted."""
        self._waiting[guest] -= 1
        if not self._waiting[guest]:
            del self._waiting[guest]

    def start(
        self, guest: str, command: wire.TableCommand, work: Callable[[], Awaitable[wire.Message]], send: Send
    ) -> None:
        """Work out an answer that was counted, and send it, or why there is none."""
        task = asyncio.create_task(self._answer(command, work, send))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self.give_up(guest))

    async def close(self) -> None:
        """Stop working."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _answer(
        self, command: wire.TableCommand, work: Callable[[], Awaitable[wire.Message]], send: Send
    ) -> None:
        try:
            send(await work())
        except SnowboundError as error:
            send(wire.Error(error=error.as_data(), key=command.key, table=command.table))
        except Exception as error:
            log_event(f"{self.what} failed", table=command.table, error=f"{type(error).__name__}: {error}")
            failed = BotFailed(f"no {self.what} could be worked out; try again")
            send(wire.Error(error=failed.as_data(), key=command.key, table=command.table))

"""Hints: a good move for a player, worked out by the bots' workers from what the player's seat may know.

The socket goes on while a hint is worked out. What a player may ask is limited: one hint at a time, a few in a row,
and per table as `tables.quotas` says.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..messages import wire
from ..storage.guests import Caller
from ..tables.access import require_guest
from ..tables.authorization import Authorizer
from ..tables.bot_questions import bot_question
from ..tables.hint_commands import take_hint
from ..tables.live_table import LiveTable
from ..tables.pending import Question
from ..workers.fair_queue import Asker
from ..workers.pool import BotFailed, NotWanted, Workers
from ..workers.worker import HINT, HintAnswer
from .rate_limits import Buckets, TooFast

PER_SECOND, AT_ONCE = 1 / 3, 6
"""The limits per person: six hints at once, then one every three seconds."""

KEPT = 1000
"""Hints that are kept, in case somebody asks again in the same position."""

Send = Callable[[wire.Message], None]
HintKey = tuple[str, int, int, str]
"""The table, the seat, the number of the question, and the language."""


class HintOutdated(SnowboundError):
    """The position has changed since the hint was asked for."""

    code = "hint-outdated"


class Hints:
    """Gives hints to the players of all tables in this process."""

    def __init__(self, authorizer: Authorizer, workers: Workers) -> None:
        self.authorizer = authorizer
        self.workers = workers
        self.given = 0
        self._rate = Buckets(PER_SECOND, AT_ONCE)
        self._busy: set[str] = set()  # guests whose hint is being worked out
        self._kept: OrderedDict[HintKey, list[HintAnswer]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def take(self, caller: Caller, command: wire.TakeHint, language: str, send: Send) -> None:
        """Check and record that a player takes a hint, and send it when it is ready. People take hints; bots do not."""
        require_guest(caller)
        live = await self.authorizer.own_seat(caller, command, command.seat)
        if caller.guest in self._busy:
            raise TooFast("your last hint is still being worked out: wait for it")
        if not self._rate.take(caller.guest):
            raise TooFast(
                f"you may take {AT_ONCE} hints at once, then one every {1 / PER_SECOND:.0f} seconds: wait a little"
            )
        self._busy.add(caller.guest)
        try:
            question = await self.authorizer.execute_for(live, caller, lambda draft: take_hint(draft, command.seat))
            task = asyncio.create_task(self._send(live, caller, command, question, language, send))
        except BaseException:
            self._busy.discard(caller.guest)
            raise
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self._busy.discard(caller.guest))

    async def close(self) -> None:
        """Stop working on hints."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(
        self, live: LiveTable, caller: Caller, command: wire.TakeHint, question: Question, language: str, send: Send
    ) -> None:
        """Work out a hint and send it, or why there is none."""
        number = live.table.number(command.seat)
        try:
            found = await self._found(live, caller, command.seat, question, language)
            if not _is_open(live, command.seat, question):
                raise HintOutdated("the position has changed since you asked for a hint: ask again on your turn")
        except SnowboundError as error:
            send(wire.Error(error=error.as_data(), key=command.key, table=command.table))
            return
        except Exception as error:
            log_event("hint failed", table=command.table, error=f"{type(error).__name__}: {error}")
            failed = BotFailed("no hint could be worked out; try again")
            send(wire.Error(error=failed.as_data(), key=command.key, table=command.table))
            return
        self.given += 1
        actions = [wire.HintedAction(one.action, round(100 * one.win), one.why) for one in found]
        send(wire.Hinted(table=command.table, seat=command.seat, number=number, actions=actions, key=command.key))

    async def _found(
        self, live: LiveTable, caller: Caller, seat: int, question: Question, language: str
    ) -> list[HintAnswer]:
        table = live.table
        key = (table.id, seat, question.number, language)
        if (kept := self._kept.get(key)) is not None:
            return kept
        path = self.authorizer.tables.games.path(table.game.id)
        asked = bot_question(path, table, seat, HINT, HINT)
        asked.language = language
        try:
            found = await self.workers.hint(
                asked, Asker(caller.guest, table.id), lambda: _is_open(live, seat, question)
            )
        except NotWanted:
            raise HintOutdated("the position has changed since you asked for a hint: ask again on your turn") from None
        if any(one.action not in question.legal for one in found):
            raise BotFailed("the hint is not legal")
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def _is_open(live: LiveTable, seat: int, question: Question) -> bool:
    """Whether the seat still has to decide the same question."""
    now = live.table.questions.get(seat)
    return now is not None and now.number == question.number and not live.table.is_over

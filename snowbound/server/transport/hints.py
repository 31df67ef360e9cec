"""Hints: a good move for a player, worked out by the bots' workers from what the player's seat may know.

The socket goes on while a hint is worked out. What a player may ask is limited: one hint at a time, a few in a row,
and per table as `tables.quotas` says.
"""

from __future__ import annotations

from collections import OrderedDict

from ..messages import wire
from ..storage.guests import Caller
from ..tables.access import require_guest
from ..tables.authorization import Authorizer
from ..tables.hint_commands import take_hint
from ..tables.live_table import LiveTable
from ..tables.pending import Question
from ..workers.fair_queue import Asker
from ..workers.pool import BotFailed, NotWanted, Workers
from ..workers.worker import HINT, HintAnswer
from .advice import HintOutdated, advice_question, is_open
from .late_answers import LateAnswers, Send

PER_SECOND, AT_ONCE = 1 / 3, 6
"""The limits per person: six hints at once, then one every three seconds."""

KEPT = 1000
"""Hints that are kept, in case somebody asks again in the same position."""

HintKey = tuple[str, int, int, str]
"""The table, the seat, the number of the question, and the language."""


class Hints:
    """Gives hints to the players of all tables in this process."""

    def __init__(self, authorizer: Authorizer, workers: Workers) -> None:
        self.authorizer = authorizer
        self.workers = workers
        self.given = 0
        self._answers = LateAnswers("hint", PER_SECOND, AT_ONCE)
        self._kept: OrderedDict[HintKey, list[HintAnswer]] = OrderedDict()

    async def take(self, caller: Caller, command: wire.TakeHint, language: str, send: Send) -> None:
        """Check and record that a player takes a hint, and send it when it is ready. People take hints; bots do not."""
        require_guest(caller)
        live = await self.authorizer.own_seat(caller, command, command.seat)
        self._answers.begin(caller.guest)
        try:
            question = await self.authorizer.execute_for(live, caller, lambda draft: take_hint(draft, command.seat))
        except BaseException:
            self._answers.give_up(caller.guest)
            raise
        self._answers.start(
            caller.guest, command, lambda: self._hinted(live, caller, command, question, language), send
        )

    async def close(self) -> None:
        """Stop working on hints."""
        await self._answers.close()

    async def _hinted(
        self, live: LiveTable, caller: Caller, command: wire.TakeHint, question: Question, language: str
    ) -> wire.Hinted:
        number = live.table.number(command.seat)
        found = await self._found(live, caller, command.seat, question, language)
        if not is_open(live, command.seat, question):
            raise HintOutdated
        self.given += 1
        actions = [wire.HintedAction(one.action, round(100 * one.win), one.why) for one in found]
        return wire.Hinted(table=command.table, seat=command.seat, number=number, actions=actions, key=command.key)

    async def _found(
        self, live: LiveTable, caller: Caller, seat: int, question: Question, language: str
    ) -> list[HintAnswer]:
        key = (live.table.id, seat, question.number, language)
        if (kept := self._kept.get(key)) is not None:
            return kept
        await self.authorizer.tables.games.code_on_disk(live.table.game)
        asked = advice_question(self.authorizer.tables, live, seat, HINT, language)
        try:
            answer = await self.workers.advise(
                asked, Asker(caller.guest, live.table.id), lambda: is_open(live, seat, question)
            )
        except NotWanted:
            raise HintOutdated from None
        if any(one.action not in question.legal for one in answer.hints):
            raise BotFailed("the hint is not legal")
        self._kept[key] = answer.hints
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return answer.hints

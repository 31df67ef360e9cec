"""The coach: against bots alone, it says before a move is played that another one is clearly better.

Nothing happens at the table until the player has decided, so nothing is revealed by thinking again. The search for a
question is done once and kept: a client asks for it while its player still thinks. A move that this search finds much
worse is searched again beside the best one, because its first estimate rests on few simulations.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from snowbound.core.errors import SnowboundError

from ..messages import wire
from ..storage.guests import Caller
from ..tables import lessons
from ..tables.access import require_guest
from ..tables.authorization import Authorizer
from ..tables.commands import must_not_be_over
from ..tables.draft import TableError
from ..tables.pending import Question
from ..tables.table import TableState
from ..workers.fair_queue import Asker
from ..workers.pool import Workers
from ..workers.worker import JUDGE, RATE, BotQuestion, RatingAnswer
from .advice import advice_question
from .late_answers import LateAnswers, Send

PER_SECOND, AT_ONCE, BUSY = 2.0, 30, 4
"""The limits per person: two judgements per second, 30 at once, and four that are being worked out."""

KEPT = 1000
"""Searches that are kept, the latest of all players."""

SearchKey = tuple[str, int, int]
"""The table, the seat, and the number of the question."""

Ratings = list[RatingAnswer]


class NoCoach(SnowboundError):
    """The table has other people, or no bots."""

    code = "no-coach"


class Coach:
    """Judges the moves of people who play against bots alone, at all tables in this process."""

    def __init__(self, authorizer: Authorizer, workers: Workers) -> None:
        self.authorizer = authorizer
        self.workers = workers
        self.judged = self.spoken = 0
        self._answers = LateAnswers("judgement", PER_SECOND, AT_ONCE, BUSY)
        self._searches: OrderedDict[SearchKey, asyncio.Task[Ratings]] = OrderedDict()

    async def judge(self, caller: Caller, command: wire.Judge, language: str, send: Send) -> None:
        """Judge an action that a player is about to take, or search in advance."""
        require_guest(caller)
        live = await self.authorizer.own_seat(caller, command, command.seat)
        question = open_question(live.table, caller.guest, command.seat)
        asked = advice_question(self.authorizer.tables, live, command.seat, RATE, language)
        asked.level = strongest_rival(live.table)
        number = live.table.number(command.seat)
        self._answers.begin(caller.guest)
        self._answers.start(caller.guest, command, lambda: self._judged(caller, command, question, asked, number), send)

    async def close(self) -> None:
        """Stop working."""
        await self._answers.close()
        searches = [*self._searches.values()]
        for search in searches:
            search.cancel()
        await asyncio.gather(*searches, return_exceptions=True)

    async def _judged(
        self, caller: Caller, command: wire.Judge, question: Question, asked: BotQuestion, number: int
    ) -> wire.Judged:
        """Return the judgement of an action. It is worth telling even if the action has been played meanwhile."""
        seat, action = command.seat, command.action
        answer = wire.Judged(table=command.table, seat=seat, number=number, action=action, key=command.key)
        if len(question.legal) == 1:
            return answer
        ratings = await self._ratings((command.table, seat, question.number), caller, asked)
        if action is None or action not in question.legal:  # an illegal action is refused when it is played
            return answer
        best = ratings[0].action
        if any(one.action == action and one.is_fine for one in ratings):
            return answer
        compared = msgspec.structs.replace(asked, skill=JUDGE, action=action, better=best)
        found = (await self.workers.advise(compared, Asker(caller.guest, command.table))).judgement
        self.judged += 1
        if found is not None and found.speaks:
            self.spoken += 1
            answer.speaks, answer.win = True, round(100 * found.win)
            answer.better = wire.HintedAction(best, round(100 * found.better_win), found.why)
        return answer

    async def _ratings(self, key: SearchKey, caller: Caller, asked: BotQuestion) -> Ratings:
        """Return how good the actions are, best first. One search serves everyone who asks about the question."""
        search = self._searches.get(key)
        if search is None or (search.done() and (search.cancelled() or search.exception() is not None)):
            search = self._searches[key] = asyncio.create_task(self._search(caller, asked, key[0]))
            if len(self._searches) > KEPT:
                self._searches.popitem(last=False)
        return await asyncio.shield(search)

    async def _search(self, caller: Caller, asked: BotQuestion, table: str) -> Ratings:
        live = self.authorizer.tables.in_memory(table)
        if live is not None:
            await self.authorizer.tables.games.code_on_disk(live.table.game)
        return (await self.workers.advise(asked, Asker(caller.guest, table))).ratings


def open_question(table: TableState, guest: str, seat: int) -> Question:
    """Return what a seat has to decide, or raise an error if its player has no coach now."""
    must_not_be_over(table)
    must_play_against_bots(table, guest)
    question = table.questions.get(seat)
    if question is None or table.wait is not None or lessons.due(table) is not None:
        raise TableError(f"seat {seat} at table {table.id} has nothing to decide that a coach could judge now")
    return question


def must_play_against_bots(table: TableState, guest: str) -> None:
    """Raise NoCoach unless a guest plays against bots, and nobody else does."""
    if not strongest_rival(table) or any(other.kind != "bot" and other.guest != guest for other in table.seats):
        raise NoCoach(f"the coach helps only where you play against bots alone, and not at table {table.id}")


def strongest_rival(table: TableState) -> int:
    """Return the highest level of the bots at a table, or 0 if there are none."""
    return max((seat.level for seat in table.seats if seat.kind == "bot"), default=0)

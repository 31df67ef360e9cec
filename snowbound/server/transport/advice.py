"""What hints and the coach share: a worker is asked about a question that a seat must answer, while it is open."""

from __future__ import annotations

from snowbound.core.errors import SnowboundError

from ..storage.guests import Caller
from ..tables.bot_questions import bot_question
from ..tables.live_table import LiveTable
from ..tables.pending import Question
from ..tables.registry import LiveTables
from ..workers.fair_queue import Asker
from ..workers.pool import NotWanted, Workers
from ..workers.worker import HINT, BotAnswer


class HintOutdated(SnowboundError):
    """The position has changed since the advice was asked for."""

    code = "hint-outdated"

    def __init__(self) -> None:
        super().__init__("the position has changed since you asked: ask again on your turn")


def is_open(live: LiveTable, seat: int, question: Question) -> bool:
    """Whether the seat still has to decide the same question."""
    now = live.table.questions.get(seat)
    return now is not None and now.number == question.number and not live.table.is_over


async def advice(
    tables: LiveTables,
    workers: Workers,
    live: LiveTable,
    caller: Caller,
    seat: int,
    question: Question,
    skill: str,
    **more: object,
) -> BotAnswer:
    """Return a worker's advice about a question, from what the seat may know, or raise HintOutdated.

    All kinds of advice use the same random numbers, so that they agree.
    """
    table = live.table
    asked = bot_question(tables.games.path(table.game.id), table, seat, skill, HINT)
    for name, value in more.items():
        setattr(asked, name, value)
    try:
        return await workers.advise(asked, Asker(caller.guest, table.id), lambda: is_open(live, seat, question))
    except NotWanted:
        raise HintOutdated from None

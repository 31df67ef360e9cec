"""What hints and the coach share: what a worker is asked about a question that a seat must answer."""

from __future__ import annotations

from snowbound.core.errors import SnowboundError

from ..tables.bot_questions import bot_question
from ..tables.live_table import LiveTable
from ..tables.pending import Question
from ..tables.registry import LiveTables
from ..workers.worker import HINT, BotQuestion


class HintOutdated(SnowboundError):
    """The position has changed since the advice was asked for."""

    code = "hint-outdated"

    def __init__(self) -> None:
        super().__init__("the position has changed since you asked: ask again on your turn")


def is_open(live: LiveTable, seat: int, question: Question) -> bool:
    """Whether the seat still has to decide the same question."""
    now = live.table.questions.get(seat)
    return now is not None and now.number == question.number and not live.table.is_over


def advice_question(tables: LiveTables, live: LiveTable, seat: int, skill: str, language: str) -> BotQuestion:
    """Return what a worker is asked about the position as it is now.

    All kinds of advice use the same random numbers, so that they agree.
    """
    asked = bot_question(tables.games.path(live.table.game.id), live.table, seat, skill, HINT)
    asked.language = language
    return asked

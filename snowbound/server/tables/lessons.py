"""Lessons at a table: which event of the script is due, and what the learner may do.

A lesson table is an ordinary table whose first record names the lesson. Everything else follows from its events, so a
restart and another process continue at the same step. If the lesson's script has changed since, or the game has left
it, the learner plays on freely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from snowbound.core.contract import CHANCE
from snowbound.core.errors import SnowboundError
from snowbound.core.lesson import Lesson, LessonStep, ScriptedEvent, lessons_of, text_in

if TYPE_CHECKING:
    from .pending import Question
    from .table import TableState


class UnknownLesson(SnowboundError):
    """The game has no such lesson."""

    code = "unknown-lesson"


class LessonOther(SnowboundError):
    """The action is legal, but the lesson teaches another one now."""

    code = "lesson-other"

    def __init__(self, message: str, step: LessonStep | None) -> None:
        super().__init__(message)
        self._step = step

    def in_language(self, language: str) -> dict[str, Any]:
        """Return the error as data, with the lesson's own answer if it has one."""
        text = text_in(self._step.other, language) if self._step is not None else ""
        return self.as_data() | ({"text": text} if text else {})


def lesson_of(table: TableState) -> Lesson | None:
    """Return the lesson of a table if it can still be played: same script, same edition of the rules."""
    started = table.lesson
    if started is None or table.agreement.rules != table.game.version:
        return None
    lesson = lessons_of(table.game).get(started.name)
    return lesson if lesson is not None and lesson.fingerprint == started.script else None


def due(table: TableState) -> ScriptedEvent | None:
    """Return the event of the lesson's script that comes next, or None if the game is free."""
    match = table.match
    if table.lesson is None or match is None or len(match.events) >= table.lesson.events or table.is_over:
        return None
    lesson = lesson_of(table)
    expected = None if lesson is None else lesson.due(match.events)
    if expected is None or set(expected.actions).isdisjoint(match.legal(expected.seat)):
        return None
    return expected


def is_at_end(table: TableState) -> bool:
    """Whether the script has been played to its end and no learner has moved since.

    A bot may have: where all choose at the same time, it does not wait for the learner.
    """
    lesson, match = lesson_of(table), table.match
    if lesson is None or match is None or len(match.events) < len(lesson.script):
        return False
    people = {seat for seat, holder in enumerate(table.seats) if holder.kind != "bot"}
    later = match.events[len(lesson.script) :]
    return not any(event.seat in people for event in later) and lesson.is_followed_by(match.events)


def due_at_once(table: TableState) -> ScriptedEvent | None:
    """Return the event that comes next if it is not for watching, so that the table plays it for everyone."""
    expected = due(table)
    return expected if expected is not None and expected.at_once else None


def scripted_outcome(table: TableState) -> int | None:
    """Return the outcome of chance that the lesson wants, or None if the table's seed decides."""
    expected = due(table)
    return expected.actions[0] if expected is not None and expected.seat == CHANCE else None


def scripted_move(table: TableState, seat: int) -> int | None:
    """Return the action that the lesson wants from a rival, or None if the bot decides."""
    expected = due(table)
    return expected.actions[0] if expected is not None and expected.seat == seat else None


def open_questions(table: TableState) -> dict[int, Question]:
    """Return the open questions by seat. A lesson has one at a time, in the order of its script."""
    expected = due(table)
    if expected is None:
        return table.questions
    return {seat: question for seat, question in table.questions.items() if seat == expected.seat}


def refuse_other(table: TableState, seat: int, action: int) -> None:
    """Raise LessonOther if an action is legal but not what the lesson teaches now."""
    expected, question = due(table), table.questions.get(seat)
    if expected is None or question is None or action not in question.legal:
        return
    if expected.seat == seat and action in expected.actions:
        return
    lesson = lesson_of(table)
    is_step = lesson is not None and expected.seat == seat == lesson.head.learner
    raise LessonOther(
        f"seat {seat} may do this by the rules, but the lesson at table {table.id} teaches something else now: "
        "read the step in the view (`lesson`)",
        lesson.steps[expected.step] if lesson is not None and is_step else None,
    )

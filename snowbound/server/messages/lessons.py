"""The step of a lesson as a viewer sees it, and the lessons of a game."""

from __future__ import annotations

from typing import Any

from snowbound.core.game import Game
from snowbound.core.lesson import BadLesson, glowing, lessons_of, text_in

from ..json_log import log_event
from ..tables import lessons
from ..tables.table import TableState
from . import wire
from .scenes import SceneRenderer


def lesson_info(
    table: TableState, viewer: int, language: str, renderer: SceneRenderer | None
) -> wire.LessonInfo | None:
    """Return the step of a table's lesson for a viewer, or None if there is no lesson to show."""
    lesson, match = lessons.lesson_of(table), table.match
    if lesson is None or match is None or viewer not in (lesson.head.learner, lesson.second):
        return None
    expected = lessons.due(table)
    shown = wire.LessonInfo(name=lesson.name, steps=len(lesson.steps), done=len(lesson.steps))
    if expected is None:
        if not lessons.is_at_end(table):
            return None
        shown.over, shown.text = True, text_in(lesson.head.end, language)
        return shown
    is_step = expected.seat == lesson.head.learner
    shown.done = max(0, expected.step if is_step else expected.step + 1)
    if expected.seat != viewer:
        return shown
    shown.actions = list(expected.actions)
    step = lesson.steps[expected.step] if is_step else None
    if step is not None:
        shown.text, shown.rules = text_in(step.text, language), step.teaches
    if renderer is not None:
        shown.glow = glowing(renderer.drawn(match), expected.actions, step.glow if step is not None else ())
    return shown


def offered_lessons(game: Game, language: str) -> list[dict[str, Any]]:
    """Return the lessons of a game for the home page; none if one of its files is broken."""
    try:
        known = lessons_of(game)
    except BadLesson as error:  # of a game in another package
        log_event("lessons not offered", game=game.id, error=str(error))
        return []
    return [
        {"name": lesson.name, "title": text_in(lesson.head.title, language), "minutes": lesson.head.minutes}
        for lesson in known.values()
    ]

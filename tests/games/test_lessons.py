"""Every game that comes with Snowbound has a lesson, and a second chapter follows the first."""

from __future__ import annotations

import pytest

from snowbound.core.lesson import lessons_of
from snowbound.core.registry import built_in, find

WORDS_PER_MINUTE, SECONDS_TO_ACT, SECONDS_TO_WATCH = 170, 4, 1.2


@pytest.mark.parametrize("name", built_in())
def test_every_game_has_lessons_of_three_to_six_minutes(name: str) -> None:
    heads = [lesson.head for lesson in lessons_of(find(name)).values()]
    assert heads, "there is a first lesson"
    assert [head.chapter for head in heads] == list(range(1, len(heads) + 1))
    assert all(3 <= head.minutes <= 6 for head in heads)


@pytest.mark.parametrize("name", built_in())
def test_a_lesson_takes_as_long_as_it_says(name: str) -> None:
    """With the time to read each text aloud, to do what it says, and to watch the others."""
    for lesson in lessons_of(find(name)).values():
        words = sum(len(text["en"].split()) for text in (*(step.text for step in lesson.steps), lesson.head.end))
        watched = sum(len(step.then) for step in lesson.steps)
        minutes = words / WORDS_PER_MINUTE + (len(lesson.steps) * SECONDS_TO_ACT + watched * SECONDS_TO_WATCH) / 60
        assert minutes - 0.3 <= lesson.head.minutes <= max(3, minutes + 1.5), f"{lesson.name}: {minutes:.1f} minutes"


@pytest.mark.parametrize("name", built_in())
def test_a_later_lesson_begins_with_something_new(name: str) -> None:
    taught = set[str]()
    for lesson in lessons_of(find(name)).values():
        assert set(lesson.steps[0].teaches) - taught, f"{lesson.name}: `begin` can play what is known"
        taught |= lesson.rules

"""Lessons can be played to their end in every language, point at what is there, and teach every basic rule.

Lessons are optional: for a game without any, these tests have nothing to look at.
"""

from __future__ import annotations

from collections.abc import Collection

import pytest

from snowbound.core.game import Game
from snowbound.core.lesson import Lesson, glowing, lessons_of, walk
from snowbound.core.words import LANGUAGES
from snowbound.lab.basic_rules import read_shares
from snowbound.server.messages import wire
from snowbound.server.tables.lessons import LessonOther

from ..lesson_table import LessonTable
from ..rule_coverage import rules_of
from .texts import languages_of


def test_every_step_of_a_lesson_is_reached_and_points_at_what_is_there(game: Game) -> None:
    for lesson in lessons_of(game).values():
        seat = lesson.head.learner
        for step, matches in zip(lesson.steps, walk(game, lesson), strict=False):
            for match in matches:
                for tall in (False, True):
                    picture = match.draw(seat, tall=tall)
                    glows = glowing(picture, step.actions, step.glow)
                    missing = set(glows) - {sprite.id for sprite in picture.sprites}
                    assert not missing, f"{lesson.name}: {step.text['en']!r}: {missing} glows"
        assert len(list(walk(game, lesson))) == len(lesson.steps) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_to_its_end_at_a_table(game: Game, language: str) -> None:
    for lesson in lessons_of(game).values():
        if language in lesson.head.title:
            play(game, lesson, language)


def play(game: Game, lesson: Lesson, language: str) -> None:
    """Play a lesson to its end, and try everything else that is legal at each step."""
    table = LessonTable(game, lesson)
    for number, step in enumerate(lesson.steps):
        view = table.view(language)
        assert table.step == number
        assert view.lesson is not None
        assert (view.lesson.text, view.lesson.done) == (step.text[language], number)
        if language == LANGUAGES[0]:
            check_what_glows(table, step.actions)
        offered = [choice.action for choice in view.choices]
        assert set(step.actions) <= set(offered)
        for other in set(offered) - set(step.actions):
            with pytest.raises(LessonOther) as refused:
                table.move(other)
            assert refused.value.in_language(language).get("text", "") == step.other.get(language, "")
        table.move(step.actions[-1])
    end = table.view(language).lesson
    assert end is not None and end.over
    assert end.text == lesson.head.end[language]


def check_what_glows(table: LessonTable, taught: Collection[int], seat: int | None = None) -> None:
    """A click on what glows means what is taught. If nothing on the board does, the choice in the list is enough."""
    screens: tuple[wire.Screen, ...] = ("wide", "tall")
    for screen in screens:
        view = table.view(screen=screen, seat=seat)
        assert view.lesson is not None and view.offers is not None
        meant = {id for id, actions in view.offers.actions.items() if not set(actions).isdisjoint(taught)}
        where = f"{table.lesson.name}, after {view.lesson.done} steps, {screen}"
        assert set(view.lesson.glow) <= meant, f"{where}: a click on what glows means something else"
        assert view.lesson.glow or not meant, f"{where}: nothing glows, but {meant} could"


def test_two_learners_play_a_lesson_to_its_end(game: Game) -> None:
    for lesson in lessons_of(game).values():
        table = LessonTable(game, lesson, learners=2)
        seats = (lesson.head.learner, lesson.second)
        for planned in lesson.script:
            if planned.seat not in seats or planned.at_once:
                continue
            view = table.view(seat=planned.seat)
            assert view.lesson is not None and tuple(view.lesson.actions) == planned.actions
            check_what_glows(table, planned.actions, planned.seat)
            assert bool(view.lesson.text) == (planned.seat == lesson.head.learner)
            table.move(planned.actions[0], planned.seat)
        assert table.step is None


def test_lessons_are_in_the_languages_of_their_game(game: Game) -> None:
    for lesson in lessons_of(game).values():
        assert sorted(lesson.head.title) == sorted(languages_of(game)), lesson.name


def test_lessons_teach_every_basic_rule(game: Game) -> None:
    lessons = lessons_of(game).values()
    if not lessons:
        return  # there is nothing that could leave out a rule
    shares = read_shares(game)
    assert shares is not None, f"measure it: snowbound basic-rules {game.id}"
    assert shares.edition == game.version, f"measured by an older edition: snowbound basic-rules {game.id}"
    taught = {rule for lesson in lessons for rule in lesson.rules}
    left_out = {rule for lesson in lessons for rule in lesson.head.leaves_out}
    basic = shares.rules(game)
    assert not (missing := basic - taught - left_out), f"no lesson teaches {sorted(missing)}"
    assert left_out <= basic - taught, "only basic rules that are not taught need a reason"
    assert taught <= rules_of(game), "all of these are rules"

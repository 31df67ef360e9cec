"""Lesson files: errors name the file and the step, and the script follows from the steps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from snowbound.core.contract import CHANCE
from snowbound.core.lesson import BEFORE_FIRST, BadLesson, ScriptedEvent, lessons_of, read_lesson, text_in, walk
from snowbound.core.log import Event
from snowbound.core.words import LANGUAGES
from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

NUMBER_OF_STEPS = 2


def texts(name: str, text: str, languages: tuple[str, ...] = LANGUAGES) -> str:
    return "\n".join(f'{name}.{language} = "{text}"' for language in languages)


HEAD = f"minutes = 3\n{texts('title', 'Three in a row')}\n{texts('end', 'Play on.')}"
FIRST = f"[[step]]\n{texts('text', 'Take the middle.')}\ndo = [4]\nthen = [[1, 0]]"
SECOND = f"[[step]]\n{texts('text', 'Take an edge.')}\ndo = [1, 3]\nthen = [[1, 8]]"

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a lesson file from its parts and return it."""

    def written(*parts: str) -> Path:
        file = tmp_path / "first.toml"
        file.write_text("\n".join(parts), encoding="utf-8")
        return file

    return written


def test_the_script_is_a_log_with_decision_points(write: Write) -> None:
    lesson = read_lesson(write(HEAD, FIRST, SECOND))
    assert lesson.script == (
        ScriptedEvent(0, (4,), 0),
        ScriptedEvent(1, (0,), 0),
        ScriptedEvent(0, (1, 3), 1),
        ScriptedEvent(1, (8,), 1),
    )
    assert lesson.second == 1


def test_the_script_may_begin_with_moves_of_the_learner(write: Write) -> None:
    lesson = read_lesson(write("begin = [[0, 4], [1, 0]]", HEAD, SECOND))
    assert lesson.script[:2] == (
        ScriptedEvent(0, (4,), BEFORE_FIRST, at_once=True),
        ScriptedEvent(1, (0,), BEFORE_FIRST, at_once=True),
    )
    first, after = walk(TIC_TAC_TOE, lesson)
    assert [match.legal(0) for match in first] == [(1, 2, 3, 5, 6, 7, 8)]
    assert len(after) == 2


def test_what_is_played_at_once_may_have_moves_of_the_learner(write: Write) -> None:
    lesson = read_lesson(write(HEAD, FIRST + "\nat_once = [[0, 2], [1, 6]]", SECOND))
    assert lesson.script[1:4] == (
        ScriptedEvent(1, (0,), 0),
        ScriptedEvent(0, (2,), 0, at_once=True),
        ScriptedEvent(1, (6,), 0, at_once=True),
    )
    _, second, _ = walk(TIC_TAC_TOE, lesson)
    assert [match.legal(0) for match in second] == [(1, 3, 5, 7, 8)]


def test_the_events_alone_say_what_is_due(write: Write) -> None:
    lesson = read_lesson(write(HEAD, FIRST, SECOND))
    played = [Event(0, 4), Event(1, 0), Event(0, 3), Event(1, 8)]
    assert lesson.due([]) == lesson.script[0]
    assert lesson.due(played[:2]) == lesson.script[2]
    assert lesson.due(played) is None, "the script has ended"
    assert lesson.due([Event(0, 5)]) is None, "the game has left the script"
    assert lesson.due([Event(0, 4), Event(1, 0), Event(0, 5)]) is None


def test_a_lesson_is_walked_by_the_real_rules(write: Write) -> None:
    walked = list(walk(TIC_TAC_TOE, read_lesson(write(HEAD, FIRST, SECOND))))
    assert len(walked) == NUMBER_OF_STEPS + 1
    assert [len(matches) for matches in walked] == [1, 1, 2], "each of two taught actions leads to a position"


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (("minutes = ",), "first.toml is not a TOML file"),
        ((HEAD,), "first.toml has no steps"),
        ((HEAD, FIRST.replace("do = [4]", "do = []")), "first.toml, step 1:"),
        ((HEAD, FIRST, SECOND.replace("do =", "does =")), "first.toml, step 2:"),
        (
            (HEAD.replace('end.fi = "Play on."', ""), FIRST),
            "first.toml, end: it is in en, da, nb, sv, nl, not",
        ),
        (
            (HEAD.replace("title.en", "title.de"), FIRST),
            "first.toml, title: it is in de, da, nb, sv, fi, nl",
        ),
        ((HEAD, FIRST, SECOND.replace("Take an edge.", "word " * 31)), "text of step 2, in en: it has 31 words"),
        ((HEAD, FIRST.replace("Take the middle.", "word " * 41)), "text of step 1, in en: it has 41 words"),
        ((HEAD, FIRST.replace("[[1, 0]]", "[[0, 0]]")), "step 1: the learner (seat 0) decides in steps only"),
        (("learner = 2", HEAD, FIRST), "two different seats below 2"),
    ],
)
def test_an_error_names_the_file_and_the_step(write: Write, parts: tuple[str, ...], message: str) -> None:
    with pytest.raises(BadLesson) as error:
        read_lesson(write(*parts))
    assert message in str(error.value)


def test_a_lesson_may_be_in_english_alone(write: Write) -> None:
    parts = ("minutes = 3", texts("title", "Three in a row", ("en",)), texts("end", "Play on.", ("en",)))
    assert read_lesson(write(*parts, "[[step]]", texts("text", "Take the middle.", ("en",)), "do = [4]"))


def test_forty_words_may_come_before_the_first_action(write: Write) -> None:
    assert read_lesson(write(HEAD, FIRST.replace("Take the middle.", "word " * 40)))


@pytest.mark.parametrize(
    ("step", "message"),
    [
        (FIRST.replace("[[1, 0]]", "[[1, 4]]"), "first.toml, step 1, then, event 1: 4 is not possible for seat 1"),
        (FIRST.replace("[[1, 0]]", '[["chance", 0]]'), "step 1, then, event 1: 0 is not possible for chance"),
        (FIRST.replace("[[1, 0]]", "[]"), "step 2, do: 1 is not possible for seat 0: seat 0 can do nothing; acting: 1"),
    ],
)
def test_an_impossible_event_is_named_with_what_is_possible(write: Write, step: str, message: str) -> None:
    with pytest.raises(BadLesson) as error:
        list(walk(TIC_TAC_TOE, read_lesson(write(HEAD, step, SECOND))))
    assert message in str(error.value)


def test_texts_may_change_while_a_lesson_is_taken_but_not_the_script(write: Write) -> None:
    lesson = read_lesson(write(HEAD, FIRST, SECOND)).fingerprint
    assert read_lesson(write(HEAD, FIRST.replace("middle", "centre"), SECOND)).fingerprint == lesson
    assert read_lesson(write(HEAD, FIRST, SECOND.replace("[1, 3]", "[1]"))).fingerprint != lesson
    other_seats = [part.replace("[[1,", "[[0,") for part in (FIRST, SECOND)]
    assert read_lesson(write("learner = 1", HEAD, *other_seats)).fingerprint != lesson


def test_a_text_without_a_language_is_in_english() -> None:
    assert text_in({"en": "Hello", "da": "Hej"}, "da") == "Hej"
    assert text_in({"en": "Hello"}, "fi") == "Hello"
    assert text_in({}, "fi") == ""


def test_a_lesson_may_begin_with_chance() -> None:
    lesson = lessons_of(find("polar_rush"))["first_race"]
    assert lesson.script[0] == ScriptedEvent(CHANCE, (3,), BEFORE_FIRST, at_once=True)


def test_a_game_without_a_folder_of_lessons_has_none() -> None:
    assert lessons_of(TIC_TAC_TOE) == {}

"""Lessons: a guided first game as data, in `lessons/NAME.toml` of the game's folder.

A lesson is a log with decision points. Each step has a text, the actions that it teaches, and what chance and the
rivals do after them. `read_lesson` reads and checks a file; `walk` plays it by the real rules and finds what is
impossible. docs/adding-a-game.md says how to write one.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from .contract import CHANCE
from .errors import SnowboundError, in_short
from .game import Game
from .log import Event
from .match import Match
from .per_game import kept_with_game
from .scene import Scene
from .words import LANGUAGES

FIRST_WORDS, STEP_WORDS = 40, 30
"""Most words before the first action and at the end, and of every other text."""

MOST_POSITIONS = 64
"""Most different positions in which learners can be at the same step."""

BEFORE_FIRST = -1
"""The step of events that come before the first decision."""

Texts = dict[str, str]
Scripted = tuple[int | Literal["chance"], int]
Part = TypeVar("Part")


class BadLesson(SnowboundError):
    """A lesson that cannot be read or played; the message names the file and the step."""

    code = "bad-lesson"


class LessonHead(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson without its steps, as the file has it."""

    # fmt: off
    title: Texts
    end: Texts                                          # the last text, after the script
    minutes: Annotated[int, Meta(ge=1, le=15)]
    chapter: Annotated[int, Meta(ge=1)] = 1
    players: int = 2
    learner: int = 0                                    # the seat of the learner
    second: int | None = None                           # the seat of a second learner; by default the next one
    options: dict[str, str | int | bool] = {}
    begin: list[Scripted] = []                          # before the first step, also moves of the learner
    leaves_out: dict[str, str] = {}                     # basic rules that no lesson teaches, and why
    # fmt: on


class LessonStep(msgspec.Struct, forbid_unknown_fields=True, rename={"actions": "do"}):
    """One step: what the learner reads, what they do, and what chance and the rivals do then."""

    # fmt: off
    text: Texts
    actions: Annotated[list[int], Meta(min_length=1)]   # what is taught: any of these (`do` in the file)
    teaches: list[str] = []                             # ids of rules
    glow: list[str] = []                                # sprites; by default those that stand for the actions
    other: Texts = {}                                   # the answer to other legal actions, or a general one
    then: list[Scripted] = []
    at_once: list[Scripted] = []                        # after `then`, not for watching: also moves of the learner
    # fmt: on


class ScriptedEvent(NamedTuple):
    """One event of a lesson: whose it is, the actions that it may be, and the number of its step, from 0."""

    seat: int
    actions: tuple[int, ...]
    step: int
    at_once: bool = False  # whether nobody decides or watches it, not even a learner


@dataclass(frozen=True)
class Lesson:
    """A lesson that was read from a file."""

    name: str
    file: Path
    head: LessonHead
    steps: tuple[LessonStep, ...]

    @property
    def second(self) -> int:
        """The seat of a second learner."""
        head = self.head
        return (head.learner + 1) % head.players if head.second is None else head.second

    @cached_property
    def script(self) -> tuple[ScriptedEvent, ...]:
        """All events in their order, so that the number of events tells which step is due."""
        found = [ScriptedEvent(seat, (action,), BEFORE_FIRST, True) for seat, action in events_of(self.head.begin)]
        for number, step in enumerate(self.steps):
            found.append(ScriptedEvent(self.head.learner, tuple(step.actions), number))
            found += [ScriptedEvent(seat, (action,), number) for seat, action in events_of(step.then)]
            found += [ScriptedEvent(seat, (action,), number, True) for seat, action in events_of(step.at_once)]
        return tuple(found)

    @cached_property
    def fingerprint(self) -> str:
        """A hash of what is played. Texts may change while somebody takes the lesson, the script may not."""
        head, events = self.head, [(event.seat, event.actions, event.step) for event in self.script]
        played = [head.players, head.learner, self.second, sorted(head.options.items()), events]
        return hashlib.sha256(msgspec.json.encode(played)).hexdigest()[:16]

    @property
    def rules(self) -> frozenset[str]:
        """The ids of the rules that the lesson teaches."""
        return frozenset(rule for step in self.steps for rule in step.teaches)

    def due(self, events: Sequence[Event]) -> ScriptedEvent | None:
        """Return the event that comes after these; None after the last one, or if the game has left the script."""
        is_due = len(events) < len(self.script) and self.is_followed_by(events)
        return self.script[len(events)] if is_due else None

    def is_followed_by(self, events: Sequence[Event]) -> bool:
        """Whether these events are those of the script, as far as it goes."""
        so_far = zip(events, self.script, strict=False)
        return all(event.seat == planned.seat and event.action in planned.actions for event, planned in so_far)


def events_of(script: Sequence[Scripted]) -> list[Event]:
    """Return a script as events."""
    return [Event(CHANCE if seat == "chance" else seat, action) for seat, action in script]


def text_in(texts: Mapping[str, str], language: str) -> str:
    """Return a text in a language, or in English; "" if there is none."""
    return texts.get(language) or texts.get("en", "")


def glowing(scene: Scene, actions: Sequence[int], named: Sequence[str] = ()) -> list[str]:
    """Return the sprites that glow in a picture: the named ones, or those that stand for the actions."""
    if named:
        return list(named)
    return [sprite.id for sprite in scene.sprites if not set(sprite.actions).isdisjoint(actions)]


# --- reading


@kept_with_game
def lessons_of(game: Game) -> dict[str, Lesson]:
    """Return the lessons of a game by name, in the order of their chapters; empty if it has none."""
    found = [read_lesson(file) for file in sorted((game.folder / "lessons").glob("*.toml"))]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.head.chapter)}


def read_lesson(file: Path) -> Lesson:
    """Return the lesson in a file; raises BadLesson if something is missing, unknown or too long."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file.name} is not a TOML file: {error}") from error
    steps = content.pop("step", [])
    head = _converted(file, "the head", content, LessonHead)
    if not isinstance(steps, list) or not steps:
        raise BadLesson(f"{file.name} has no steps: write each one under [[step]]")
    lesson = Lesson(
        file.stem,
        file,
        head,
        tuple(_converted(file, f"step {n}", step, LessonStep) for n, step in enumerate(steps, 1)),
    )
    _check(lesson)
    return lesson


def _converted(file: Path, where: str, content: Any, kind: type[Part]) -> Part:
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        raise BadLesson(f"{file.name}, {where}: {error}") from error


def _check(lesson: Lesson) -> None:
    head, name = lesson.head, lesson.file.name
    if not 0 <= head.learner < head.players or lesson.second == head.learner:
        raise BadLesson(f"{name}: the learners are two different seats below {head.players}")
    languages = list(head.title)
    if "en" not in languages or not set(languages) <= set(LANGUAGES):
        known = ", ".join(LANGUAGES)
        raise BadLesson(f"{name}, title: it is in {', '.join(languages)}, not in English and others of {known}")
    _check_texts(name, "title", head.title, STEP_WORDS, languages)
    _check_texts(name, "end", head.end, FIRST_WORDS, languages)
    for number, step in enumerate(lesson.steps, 1):
        if any(seat == head.learner for seat, _ in step.then):
            raise BadLesson(
                f"{name}, step {number}: the learner (seat {head.learner}) decides in steps only, not in `then`"
            )
        _check_texts(name, f"text of step {number}", step.text, FIRST_WORDS if number == 1 else STEP_WORDS, languages)
        if step.other:
            _check_texts(name, f"`other` of step {number}", step.other, STEP_WORDS, languages)


def _check_texts(file: str, where: str, texts: Texts, most: int, languages: Sequence[str]) -> None:
    """Raise BadLesson unless a text is in the languages of the title, and short enough in all of them."""
    if set(texts) != set(languages):
        raise BadLesson(f"{file}, {where}: it is in {', '.join(texts) or 'no language'}, not in {', '.join(languages)}")
    for language, text in texts.items():
        if not 0 < (words := len(text.split())) <= most:
            raise BadLesson(f"{file}, {where}, in {language}: it has {words} words, not 1 to {most}")


# --- playing


def walk(game: Game, lesson: Lesson, *, compiled: bool = False) -> Iterator[list[Match]]:
    """Yield the positions in which learners can be at each step, then those after the script.

    There are several if a step teaches several actions. Raises BadLesson if an event of the script is not possible.
    """
    head = lesson.head
    start = Match(game, head.players, options=head.options, seed=0, chance="manual", compiled=compiled)
    matches = _after(lesson, [start], events_of(head.begin), "begin")
    for number, step in enumerate(lesson.steps, 1):
        for match in matches:
            for action in step.actions:
                _check_legal(lesson, f"step {number}, do", match, Event(head.learner, action))
        yield matches
        moved = [match.next(Event(head.learner, action)) for match in matches for action in step.actions]
        matches = _after(lesson, moved, events_of([*step.then, *step.at_once]), f"step {number}, then")
        if len(matches) > MOST_POSITIONS:
            raise BadLesson(
                f"{lesson.file.name}, step {number}: learners can be in more than {MOST_POSITIONS} positions"
            )
    yield matches


def _after(lesson: Lesson, matches: Sequence[Match], events: Sequence[Event], where: str) -> list[Match]:
    """Return the different positions after events of the script."""
    found: dict[bytes, Match] = {}
    for match in matches:
        after = match
        for number, event in enumerate(events, 1):
            _check_legal(lesson, f"{where}, event {number}", after, event)
            after = after.next(event)
        found[after.bytes()] = after
    return list(found.values())


def _check_legal(lesson: Lesson, where: str, match: Match, event: Event) -> None:
    legal = match.legal(event.seat)
    if event.action in legal:
        return
    if event.seat == CHANCE:
        instead = f"chance can have {in_short(legal)}" if legal else "it is not chance that acts"
    else:
        instead = ", ".join(f"{action} ({match.describe(event.seat, action)})" for action in legal) or "nothing"
        instead = f"seat {event.seat} can do {instead}"
    acting = ", ".join("chance" if seat == CHANCE else str(seat) for seat in match.actors) or "nobody"
    raise BadLesson(
        f"{lesson.file.name}, {where}: {event.action} is not possible for "
        f"{'chance' if event.seat == CHANCE else f'seat {event.seat}'}: {instead}; acting: {acting}"
    )

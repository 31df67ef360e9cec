"""A lesson at a table of the real server code, without a network: for tests that play lessons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snowbound.core.game import Game
from snowbound.core.lesson import Lesson
from snowbound.server.messages import views, wire
from snowbound.server.tables import commands, lesson_commands, lessons
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.records import Agreement, LogRecord
from snowbound.server.tables.table import TableState

GUEST = "learner"


class LessonTable:
    """A table in memory at which one guest takes a lesson. Chance and rivals have acted before each step."""

    def __init__(self, game: Game, lesson: Lesson, learners: int = 1) -> None:
        head = lesson.head
        seats = lesson_commands.lesson_seats(game, lesson, learners, GUEST)
        options = game.complete(head.options, head.players)
        about = (game.id, game.version, head.players, options, GUEST, "none", lesson_commands.RIVAL)
        agreed = Agreement("t", *about, "invitation", "", "00" * 32, "", 0, seats)  # type: ignore[arg-type]
        self.lesson, self.table = lesson, TableState(agreed, game, compiled=False, wait_factor=0)
        self.table.fold(lesson_commands.first_record(lesson, 0))
        for number, seat in enumerate(seats):
            if seat.kind == "open":
                more = {"guest": GUEST, "name": "Ada", "contributes": False, "colour": seat.colour}
                self.table.fold(LogRecord(self.table.seq + 1, "sit", 0, number, more=more))
        self.do(lesson_commands.begin)
        self._play_rivals()

    @property
    def step(self) -> int | None:
        """The number of the step that is due, from 0; None after the last one."""
        due = lessons.due(self.table)
        return None if due is None else due.step

    def do(self, command: Callable[[Draft], Any]) -> Any:
        """Give a command."""
        return command(Draft(self.table, 0))

    def move(self, action: int, seat: int | None = None) -> None:
        """Let the learner act, then the rivals up to the next decision of a learner."""
        own = self.lesson.head.learner if seat is None else seat
        self.do(lambda draft: commands.move(draft, own, action, key=None, expect=None, by="person"))
        self._play_rivals()

    def view(self, language: str = "en", *, screen: wire.Screen = "wide", seat: int | None = None) -> wire.GameView:
        """Return the game as the learner sees it."""
        own = self.lesson.head.learner if seat is None else seat
        shown = views.view(self.table, own, views.Preferences(language, True, screen))
        assert shown is not None, "the game has started"
        return shown

    def _play_rivals(self) -> None:
        while (due := lessons.due(self.table)) is not None and self.table.is_played_by_program(due.seat):
            seat, action = due.seat, due.actions[0]
            self.do(lambda draft, s=seat, a=action: commands.move(draft, s, a, key=None, expect=None, by="bot"))  # type: ignore[misc]

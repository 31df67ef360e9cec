"""A table in memory whose clock the test sets."""

from __future__ import annotations

from typing import Any

from snowbound.core.game import Game
from snowbound.core.log import Event
from snowbound.server.messages import views, wire
from snowbound.server.messages.views import Preferences
from snowbound.server.tables import commands, waits
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.records import Agreement, LogRecord, Seat
from snowbound.server.tables.table import TableState

TEXTS = Preferences()


class ClockedTable:
    """A table of people and bots. `records` has everything that was recorded."""

    def __init__(self, game: Game, *who: str, seed: str = "5eed", **options: Any) -> None:
        seats = [Seat("bot", "", 1) if name == "bot" else Seat() for name in who]
        complete = game.complete(options, len(who))
        self.now = 0
        self.records: list[LogRecord] = []
        agreed = Agreement(
            "t", game.id, game.version, len(who), complete, "Ann", "none", 3, "public", "", seed, "", 0, seats
        )
        self.table = TableState(agreed, game, compiled=False)
        for name in who:
            if name != "bot":
                self.do(lambda draft, name=name: commands.sit(draft, name, name, None))

    def do(self, command: Any) -> Any:
        """Give a command, and keep its records."""
        draft = Draft(self.table, self.now)
        try:
            return command(draft)
        finally:
            self.records += draft.records

    def move(self, seat: int, action: int, by: Any = "person", **more: Any) -> LogRecord:
        """Let a seat act."""
        given = {"key": None, "expect": None} | more
        record: LogRecord = self.do(lambda draft: commands.move(draft, seat, action, by=by, **given))
        return record

    def pass_time(self, milliseconds: int) -> None:
        """Set the clock forward, and end a wait that is due."""
        self.now += milliseconds
        self.do(waits.go_on_if_due)

    def view(self, seat: int) -> wire.GameView:
        """Return the game as a seat sees it."""
        shown = views.view(self.table, seat, TEXTS)
        assert shown is not None
        return shown

    @property
    def events(self) -> list[Event]:
        """The events of the game so far."""
        assert self.table.match is not None
        return self.table.match.events

    @property
    def position(self) -> Any:
        """The true position."""
        assert self.table.match is not None
        return self.table.match.position

"""What is told of events at a table, sentence by sentence."""

from __future__ import annotations

from snowbound.core.contract import CHANCE
from snowbound.core.facts import FactRow
from snowbound.core.words import words
from snowbound.games import find
from snowbound.games.uno_power_grab.words import fact
from snowbound.testing.suite.facts import Happening, reckoned
from tests.games.uno_power_grab.table import KIND, NAMES, Table

GAME = find("uno_power_grab")
PLAYERS = ("Ann", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon")


class Story:
    """Plays on at a table and collects what one viewer is told; None is told everything."""

    def __init__(self, table: Table, viewer: int | None = None, language: str = "en") -> None:
        self.table = table
        self.viewer = viewer
        self.language = language
        self.rows: list[FactRow] = []
        self.lines: list[str] = []

    def play(self, seat: int, *actions: str) -> Story:
        """Carry out legal actions by name."""
        for name in actions:
            self.happen(seat, NAMES[name])
        return self

    def draw(self, cards: str) -> Story:
        """Make chance give these cards."""
        for code in cards.split():
            self.happen(CHANCE, KIND[code])
        return self

    def reckon(self) -> Story:
        """Add the reckoning of the position."""
        self._add(reckoned(self.table.position, self.viewer))
        return self

    @property
    def kinds(self) -> list[str]:
        """The names of the kinds of facts so far."""
        return [row.kind.name for row in self.rows]

    def fresh(self) -> list[str]:
        """The sentences since the last call."""
        lines, self.lines = self.lines, []
        return lines

    def happen(self, seat: int, action: int) -> None:
        """Let one event happen, by its number."""
        before = self.table.position.copy()
        if seat == CHANCE:
            self.table.position.chance(action)
        else:
            self.table.position.play(seat, action)
        self._add(Happening(before, self.table.position, seat, action).facts(before.run, self.viewer))

    def _add(self, rows: list[list[int]]) -> None:
        view = self.table.position if self.viewer is None else self.table.position.view(self.viewer)
        kinds = GAME.facts
        assert kinds is not None
        for kind, *numbers in rows:
            row = FactRow(kinds.of(kind), *numbers)
            self.rows.append(row)
            self.lines.append(words(GAME, self.language).say(fact(view.s, row), PLAYERS))

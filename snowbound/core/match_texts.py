"""The texts of a match: questions, actions, what happened, and the table in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .contract import CHANCE, SPECTATOR, may_know
from .facts import COLUMNS, MOST_FACTS, UNTOLD, FactRow, ToldFact, text_of
from .game import Game
from .log import Event, ToldEvent
from .record import States, View, at, copy_state
from .words import Phrase, TextPart, words

if TYPE_CHECKING:
    from .kernels import Kernels, Plain
    from .match import Match


class MatchTexts(ABC):
    """Says what happens in a game, as each seat may know it. `Match` is one."""

    game: Game
    players: int
    events: list[Event]
    actors: tuple[int, ...]
    """The seats that may act now."""
    names: tuple[str, ...]
    """The players' names, if they have any."""
    _run: Kernels | Plain
    _states: States

    @abstractmethod
    def view(self, seat: int = SPECTATOR) -> View:
        """Return the position as a seat may know it."""

    @abstractmethod
    def audience(self, event: Event) -> int:
        """Return who may know the action of an event that comes next."""

    @abstractmethod
    def again(self) -> Match:
        """Return the same game before its first event."""

    @abstractmethod
    def _refuse_unknown(self, seat: int, action: int) -> None:
        """Refuse a seat that may not act, or a number that is no action."""

    def speaker(self, language: str) -> Callable[[Phrase], str]:
        """Return a function that puts phrases of this game into a language, with the players' names."""
        spoken, names = words(self.game, language), self.names
        return lambda phrase: spoken.say(phrase, names)

    def drawer(self, language: str) -> Callable[[Phrase], list[TextPart]]:
        """Return a function like `speaker` whose texts have players and pictures as parts of their own."""
        spoken, names = words(self.game, language), self.names
        return lambda phrase: spoken.parts(phrase, names)

    # --- now

    def question(self, seat: int, language: str = "en") -> str:
        """Return what a seat is asked now, as text; empty if it may not act."""
        if seat not in self.actors:
            return ""
        return self.speaker(language)(self.game.words.question(self.view(seat), seat))

    def describe(self, seat: int, action: int, language: str = "en") -> str:
        """Return the name of an action of a seat that may act."""
        self._refuse_unknown(seat, action)
        return self.speaker(language)(self.game.words.action(self.view(seat), seat, action))

    def table(self, seat: int = SPECTATOR, language: str = "en") -> str:
        """Return what this seat sees on the table, as text."""
        return "\n".join(map(self.speaker(language), self.game.words.table(self.view(seat), seat)))

    def glimpse(self, seat: int = SPECTATOR, language: str = "en") -> list[str]:
        """Return what can be seen only now and must be remembered, as text; empty in most games."""
        return list(map(self.speaker(language), self._lines("glimpse", seat)))

    def situation(self, seat: int = SPECTATOR) -> list[Phrase]:
        """Return what goes on now, in a few lines for people who wait; empty if the game does not say."""
        return self._lines("situation", seat)

    def order(self, seat: int = SPECTATOR) -> list[int]:
        """Return the seats in the order in which they act next, as far as a viewer knows."""
        order = getattr(self.game.words, "order", None)
        if order is not None:
            return list(map(int, order(self.view(seat))))
        first = next((actor for actor in self.actors if actor != CHANCE), 0)
        return [(first + further) % self.players for further in range(self.players)]

    def _lines(self, name: str, seat: int) -> list[Phrase]:
        lines = getattr(self.game.words, name, None)
        return [] if lines is None else list(lines(self.view(seat), seat))

    # --- what happened

    def history(self, seat: int = SPECTATOR, language: str = "en") -> list[ToldEvent]:
        """Return all events so far as this seat was told of them."""
        self.view(seat)  # refuses a seat that does not exist
        told: list[ToldEvent] = []
        replay = self.again()
        for event in self.events:
            told.append(replay.tell(event, seat, language))
            replay.happen(event)
        return told

    def tell(self, event: Event, viewer: int | None, language: str = "en") -> ToldEvent:
        """Return how a viewer is told of an event that comes next; None sees everything."""
        action = self._known_action(event, viewer)
        rows, after = self._facts(event, viewer)
        told = self._told(rows, after, language)
        return ToldEvent(len(self.events), event.seat, action, text_of(told), tuple(told))

    def facts(self, event: Event, viewer: int | None = None) -> list[FactRow]:
        """Return what an event that comes next does, as numbers: in truth, or as far as a viewer knows."""
        return self._facts(event, viewer)[0]

    def reckoning(self, viewer: int | None = SPECTATOR, language: str = "en") -> list[ToldFact]:
        """Return why the round or the game ended, and what each player has; empty while it goes on."""
        states = self.game.record.new(1)
        copy_state(states, 0, self._states, 0)
        if viewer is not None:
            self._run.conceal(states, 0, viewer)
        out = _new_rows()
        count = self._run.reckon(states, 0, out)
        return self._told(self._rows(out, count), at(states, 0), language) if count else []

    def _known_action(self, event: Event, viewer: int | None) -> int | None:
        return event.action if viewer is None or may_know(self.audience(event), viewer) else None

    def _facts(self, event: Event, viewer: int | None) -> tuple[list[FactRow], View]:
        """Return what an event does, and the position after it, both as a viewer knows them."""
        action = self._known_action(event, viewer)
        states = self.game.record.new(2)
        copy_state(states, 0, self._states, 0)
        copy_state(states, 1, self._states, 0)
        self._run.apply(states, 1, *event)
        if viewer is not None:
            self._run.conceal(states, 0, viewer)
            self._run.conceal(states, 1, viewer)
        out = _new_rows()
        count = self._run.facts(states, 0, 1, event.seat, UNTOLD if action is None else action, out)
        return self._rows(out, count), at(states, 1)

    def _rows(self, out: Any, count: int) -> list[FactRow]:
        kinds = self.game.facts
        return [FactRow(kinds.of(kind), *numbers) for kind, *numbers in out[:count].tolist()]

    def _told(self, rows: list[FactRow], s: View, language: str) -> list[ToldFact]:
        """Put facts into words, from the view after the event."""
        parts, sprites = self.drawer(language), getattr(self.game.words, "sprites", None)
        told = []
        for row in rows:
            said = parts(self.game.words.fact(s, row))
            fact = ToldFact(row.kind.slug, row.kind.weight, "".join(part.text for part in said))
            fact.parts = said if len(said) > 1 else []
            fact.seat, fact.what, fact.where, fact.number = row[1:]
            fact.sound = row.kind.sound
            fact.sprites = list(sprites(s, row)) if sprites is not None else []
            told.append(fact)
        return told


def _new_rows() -> Any:
    return np.zeros((MOST_FACTS, COLUMNS), np.int64)

"""The texts of a match: questions, actions, what happened, and the table in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .contract import CHANCE, SPECTATOR, may_know
from .facts import COLUMNS, MOST_FACTS, UNTOLD, FactRow, ToldFact, text_of
from .frozen import FrozenView
from .game import Game
from .kept_wording import kept_wording
from .log import Event, ToldEvent
from .record import States, View
from .words import Phrase, SpokenText, TextPart, words

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
    def seen(self, seat: int | None = SPECTATOR) -> FrozenView:
        """Return the position as a viewer sees it, made once per viewer; None sees everything."""

    @abstractmethod
    def at(self, number: int, position: bytes) -> Match:
        """Return the match as it was after `number` events."""

    @abstractmethod
    def audience(self, event: Event) -> int:
        """Return who may know the action of an event that comes next."""

    @abstractmethod
    def again(self) -> Match:
        """Return the same game before its first event."""

    @abstractmethod
    def _viewer(self, seat: int) -> int:
        """Return a seat or SPECTATOR as an integer of Python; refuses one that does not exist."""

    @abstractmethod
    def _known(self, seat: int, action: int) -> Event:
        """Return both as integers of Python; refuses a seat that may not act, and a number that is no action."""

    def speaker(self, language: str) -> Callable[[Phrase], str]:
        """Return a function that puts phrases of this game into a language, with the players' names."""
        spoken, names = words(self.game, language).spoken, self.names
        return lambda phrase: spoken(phrase, names).text

    def drawer(self, language: str) -> Callable[[Phrase], list[TextPart]]:
        """Return a function like `speaker` whose texts have players and pictures as parts of their own."""
        spoken, names = words(self.game, language), self.names
        return lambda phrase: spoken.parts(phrase, names)

    def spoken(self, language: str) -> Callable[[Phrase], SpokenText]:
        """Return a function like `speaker` that returns text and parts at once."""
        speak, names = words(self.game, language).spoken, self.names
        return lambda phrase: speak(phrase, names)

    # --- now

    def question(self, seat: int, language: str = "en") -> str:
        """Return what a seat is asked now, as text; empty if it may not act."""
        if seat not in self.actors:
            return ""
        return self.speaker(language)(kept_wording(self.game).question(self.seen(seat), int(seat)))

    def describe(self, seat: int, action: int, language: str = "en") -> str:
        """Return the name of an action of a seat that may act."""
        return self.speaker(language)(kept_wording(self.game).action(self.seen(seat), *self._known(seat, action)))

    def table(self, seat: int = SPECTATOR, language: str = "en") -> str:
        """Return what this seat sees on the table, as text."""
        seat = self._viewer(seat)
        return "\n".join(map(self.speaker(language), self.game.words.table(self.seen(seat), seat)))

    def glimpse(self, seat: int = SPECTATOR, language: str = "en") -> list[str]:
        """Return what can be seen only now and must be remembered, as text; empty in most games."""
        return list(map(self.speaker(language), self._lines(kept_wording(self.game).glimpse, seat)))

    def situation(self, seat: int = SPECTATOR) -> list[Phrase]:
        """Return what goes on now, in a few lines for people who wait; empty if the game does not say."""
        return self._lines(kept_wording(self.game).situation, seat)

    def order(self, seat: int = SPECTATOR) -> list[int]:
        """Return the seats in the order in which they act next, as far as a viewer knows."""
        order = kept_wording(self.game).order
        if order is not None:
            return list(map(int, order(self.seen(seat))))
        first = next((actor for actor in self.actors if actor != CHANCE), 0)
        return [(first + further) % self.players for further in range(self.players)]

    def _lines(self, lines: Callable[..., list[Phrase]] | None, seat: int) -> list[Phrase]:
        seat = self._viewer(seat)
        return [] if lines is None else list(lines(self.seen(seat), seat))

    # --- what happened

    def history(self, seat: int = SPECTATOR, language: str = "en") -> list[ToldEvent]:
        """Return all events so far as this seat was told of them."""
        seat = self._viewer(seat)
        told: list[ToldEvent] = []
        replay = self.again()
        for event in self.events:
            told.append(replay.tell(event, seat, language))
            replay.happen(event)
        return told

    def tell(
        self, event: Event, viewer: int | None, language: str = "en", *, after: MatchTexts | None = None
    ) -> ToldEvent:
        """Return how a viewer is told of an event that comes next; None sees everything.

        `after` is the match after it, for callers that have it already.
        """
        event = Event(*map(int, event))
        after = self.next(event) if after is None else after
        rows = self._facts(event, viewer, after)
        told = self._told(rows, after.seen(viewer), language)
        return ToldEvent(len(self.events), event.seat, self._known_action(event, viewer), text_of(told), tuple(told))

    def facts(self, event: Event, viewer: int | None = None) -> list[FactRow]:
        """Return what an event that comes next does, as numbers: in truth, or as far as a viewer knows."""
        return self._facts(event, viewer, self.next(event))

    def next(self, event: Event) -> Match:
        """Return the match after an event that comes next, without the events before it."""
        match = self.at(0, self.seen(None).bytes)
        match.happen(event)
        return match

    def reckoning(self, viewer: int | None = SPECTATOR, language: str = "en") -> list[ToldFact]:
        """Return why the round or the game ended, and what each player has; empty while it goes on."""
        view, out = self.seen(viewer), _new_rows()
        count = self._run.reckon(self._positions(view), 0, out)
        return self._told(self._rows(out, count), view, language) if count else []

    def _known_action(self, event: Event, viewer: int | None) -> int | None:
        return event.action if viewer is None or may_know(self.audience(event), viewer) else None

    def _facts(self, event: Event, viewer: int | None, after: MatchTexts) -> list[FactRow]:
        """Return what an event does, from the positions before and after it as a viewer knows them."""
        action, out = self._known_action(event, viewer), _new_rows()
        states = self._positions(self.seen(viewer), after.seen(viewer))
        count = self._run.facts(states, 0, 1, event.seat, UNTOLD if action is None else action, out)
        return self._rows(out, count)

    def _positions(self, *views: FrozenView) -> States:
        """Return views for compiled code."""
        return np.frombuffer(bytearray(b"".join([view.bytes for view in views])), self.game.record.dtype)

    def _rows(self, out: Any, count: int) -> list[FactRow]:
        kinds = self.game.facts
        return [FactRow(kinds.of(kind), *numbers) for kind, *numbers in out[:count].tolist()]

    def _told(self, rows: list[FactRow], s: FrozenView, language: str) -> list[ToldFact]:
        """Put facts into words, from the view after the event."""
        wording, spoken = kept_wording(self.game), self.spoken(language)
        sprites = wording.sprites
        told = []
        for row in rows:
            said = spoken(wording.fact(s, row))
            fact = ToldFact(row.kind.slug, row.kind.weight, said.text)
            fact.parts = said.parts if len(said.parts) > 1 else []
            fact.seat, fact.what, fact.where, fact.number = row[1:]
            fact.sound = row.kind.sound
            fact.sprites = list(sprites(s, row)) if sprites is not None else []
            told.append(fact)
        return told


def _new_rows() -> Any:
    return np.zeros((MOST_FACTS, COLUMNS), np.int64)

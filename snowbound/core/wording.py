"""What a game's `words.py` supplies: it chooses the phrases, and the texts are in `text/LANGUAGE.ftl`.

Some functions are optional, so they are not part of the protocol. All are given the reader's view `s`.

    glimpse(s, seat) -> list[Phrase]            what can be seen only now and must be remembered
    situation(s, seat) -> list[Phrase]          what goes on now, for people who wait; at most three short lines
    order(s) -> list[int]                       the seats in the order in which they act next
    sprites(s, told) -> list[str]               what a fact is about, as ids of sprites in the picture after it
    group(s, seat, action) -> Phrase | None     the heading under which a choice is listed
"""

from __future__ import annotations

from typing import Any, Protocol

from .facts import FactRow
from .words import Phrase


class Wording(Protocol):
    """A game's `words.py`, which chooses the phrases. `s` is the reader's view."""

    def question(self, s: Any, seat: int) -> Phrase:
        """Return what a seat that may act is asked."""

    def action(self, s: Any, seat: int, action: int) -> Phrase:
        """Return the name of an action of this seat, legal or not."""

    def fact(self, s: Any, told: FactRow) -> Phrase:
        """Return the sentence of a fact; `s` is the view after the event."""

    def table(self, s: Any, seat: int) -> list[Phrase]:
        """Return what the reader in this seat sees on the table, line by line."""

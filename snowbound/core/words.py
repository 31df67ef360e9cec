"""The texts of games in every language: Fluent messages, and phrases that fill them.

A game's `words.py` chooses the phrases; the texts are in its `text/LANGUAGE.ftl`.

    >>> from snowbound.games import find
    >>> uno = find("uno_power_grab")
    >>> words(uno, "da").say(Phrase("draw"))
    'træk et kort'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from .errors import SnowboundError

if TYPE_CHECKING:
    from .game import Game

LANGUAGES = ("en", "da", "nb", "sv", "fi", "nl")


class MissingText(SnowboundError):
    """There is no such text in this language."""

    code = "missing-text"


@dataclass(frozen=True)
class Phrase:
    """The id of a message and its arguments: numbers, names, or further phrases."""

    id: str
    fill: dict[str, Fill] = field(default_factory=dict)


Fill = str | int | Phrase


def phrase(id: str, /, **fill: Fill) -> Phrase:
    """Return a phrase: `phrase("play", card=phrase("red"))`."""
    return Phrase(id, fill)


def player(seat: int) -> Phrase:
    """Return the phrase for the player of a seat: the name if it is known, else the seat's number."""
    return Phrase("player", {"seat": int(seat) + 1})


def event_phrase(game: Game, before: Any, seat: int, action: int | None, after: Callable[[], Any]) -> Phrase:
    """Return what a reader is told of an event, from the reader's view before it and, if needed, the one after it.

    A game's `words.witness(before, after, seat)`, which is optional, describes an action that the reader is not told
    by what the reader then sees.
    """
    witness = getattr(game.words, "witness", None) if action is None else None
    if witness is None:
        return game.words.event(before, seat, action)
    found: Phrase = witness(before, after(), seat)
    return found


class Words:
    """The texts of one game in one language."""

    def __init__(self, language: str, text: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes 50 ms, and a study needs no texts

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        """Return whether there is a message of this id."""
        return self._bundle.has_message(id)

    def say(self, what: Phrase | str, names: Sequence[str] = ()) -> str:
        """Return the phrase as text in this language; `names` are the players' names, if they have any."""
        wanted = Phrase(what) if isinstance(what, str) else what
        if wanted.id == "player" and (name := _name(names, int(str(wanted.fill["seat"])) - 1)):
            return name
        if not self.has(wanted.id):
            raise MissingText(f"there is no text {wanted.id!r} in language {self.language!r}")
        pattern = self._bundle.get_message(wanted.id).value
        assert pattern is not None, f"{wanted.id} has attributes only"
        fill = {k: self.say(v, names) if isinstance(v, Phrase) else v for k, v in wanted.fill.items()}
        text, errors = self._bundle.format_pattern(pattern, fill)
        if errors:
            raise MissingText(f"text {wanted.id!r} in language {self.language!r}: {errors[0]}")
        return str(text)


def _name(names: Sequence[str], seat: int) -> str:
    """Return the name of a seat's player; empty for a seat that only games with more players have."""
    return names[seat] if 0 <= seat < len(names) else ""


@cache
def words(game: Game, language: str = "en") -> Words:
    """Return the texts of a game in one of LANGUAGES, or in English if the game has none in that language."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}, only {', '.join(LANGUAGES)}")
    spoken = language if game.has_language(language) else "en"
    return Words(spoken, (game.folder / "text" / f"{spoken}.ftl").read_text(encoding="utf-8"))

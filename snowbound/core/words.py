"""The texts of games in every language: Fluent messages, and phrases that fill them.

A game's `words.py` chooses the phrases; the texts are in its `text/LANGUAGE.ftl`.

    >>> from snowbound.games import find
    >>> uno = find("uno_power_grab")
    >>> words(uno, "da").say(Phrase("draw"))
    'træk et kort'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from .errors import SnowboundError

if TYPE_CHECKING:
    from .game import Game

LANGUAGES = ("en", "da", "nb", "sv", "fi", "nl")
NO_SEAT = -1
MOST_KEPT = 20_000
"""Phrases of one game in one language whose text is kept: Fluent takes some 30 µs for each."""


class MissingText(SnowboundError):
    """There is no such text in this language."""

    code = "missing-text"


class Drawing(NamedTuple):
    """A picture within a text."""

    # fmt: off
    art: str                          # a symbol of art.svg
    look: str = ""                    # further classes for art.svg's style
    seat: int = NO_SEAT               # whose colour, shape and pattern it has
    ink: str = ""                     # written on it
    alone: bool = False               # drawn instead of the words, which are its alternative text
    # fmt: on


@dataclass(slots=True)
class Phrase:
    """The id of a message and its arguments: numbers, names, or further phrases. Nobody may change it."""

    id: str
    fill: dict[str, Fill] = field(default_factory=dict)
    drawing: Drawing | None = None
    _hash: int | None = field(default=None, init=False, repr=False, compare=False)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.id, *self.fill.values(), self.drawing))
        return self._hash


Fill = str | int | Phrase


class TextPart(msgspec.Struct, omit_defaults=True, frozen=True):
    """A part of a text: plain words, the name of a player, or something that has a picture."""

    # fmt: off
    text: str = ""
    seat: int = NO_SEAT               # without `art`: the player whose name this is; with it: whose colour it has
    art: str = ""                     # a symbol of art.svg
    look: str = ""                    # further classes for art.svg's style
    ink: str = ""                     # written on the picture
    alone: bool = False               # the picture is drawn instead of the words, which are its alternative text
    # fmt: on


def phrase(id: str, /, **fill: Fill) -> Phrase:
    """Return a phrase: `phrase("play", card=phrase("red"))`."""
    return Phrase(id, fill)


@cache
def player(seat: int) -> Phrase:
    """Return the phrase for the player of a seat: the name if it is known, else the seat's number."""
    return Phrase("player", {"seat": int(seat) + 1})


def drawn(
    what: Phrase, art: str, *, look: str = "", seat: int = NO_SEAT, text: str = "", alone: bool = False
) -> Phrase:
    """Return a phrase that clients with pictures draw: in front of its words, or instead of them.

    `look` and `seat` give the symbol its style and colour, as in a sprite; `text` is written on it.
    """
    return Phrase(what.id, what.fill, Drawing(art, look, seat, text, alone))


class SpokenText(NamedTuple):
    """A phrase in a language: as text, and as parts of which players and pictures are their own."""

    text: str
    parts: list[TextPart]
    has_picture: bool


class _Piece(NamedTuple):
    """A part of a text before the players' names are known."""

    text: str = ""
    player: int = NO_SEAT
    drawing: Drawing | None = None
    inner: tuple[_Piece, ...] = ()  # the words of a drawing


MARK = re.compile("\ue000(.)\ue001", re.DOTALL)
"""Where a piece stands in a formatted text: its number as a character between two that no text contains."""


class Words:
    """The texts of one game in one language."""

    def __init__(self, language: str, text: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes 50 ms, and a study needs no texts

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))
        self._pieces = lru_cache(MOST_KEPT)(self._make_pieces)
        self._nameless = lru_cache(MOST_KEPT)(self._make_nameless)
        self._named = lru_cache(MOST_KEPT)(self._make_named)

    def has(self, id: str) -> bool:
        """Return whether there is a message of this id."""
        return self._bundle.has_message(id)

    def say(self, what: Phrase | str, names: Sequence[str] = ()) -> str:
        """Return the phrase as text in this language; `names` are the players' names, if they have any."""
        return self.spoken(Phrase(what) if isinstance(what, str) else what, names).text

    def parts(self, what: Phrase, names: Sequence[str] = ()) -> list[TextPart]:
        """Return the phrase as text in which players and pictures are parts of their own. Nobody may change it."""
        return self.spoken(what, names).parts

    def spoken(self, what: Phrase, names: Sequence[str] = ()) -> SpokenText:
        """Return the phrase as text and as parts. Nobody may change it."""
        return self._nameless(what) or self._named(what, names if type(names) is tuple else tuple(names))

    def _make_nameless(self, wanted: Phrase) -> SpokenText | None:
        """Return a phrase without players, which is the same at every table; None if it has players."""
        pieces = self._pieces(wanted)
        return None if _has_player(pieces) else _spoken(pieces, ())

    def _make_named(self, wanted: Phrase, names: tuple[str, ...]) -> SpokenText:
        """Return a phrase with players' names. Other viewers of the same table soon need it as well."""
        return _spoken(self._pieces(wanted), names)

    def _make_pieces(self, wanted: Phrase) -> tuple[_Piece, ...]:
        if wanted.drawing is not None:
            return (_Piece(drawing=wanted.drawing, inner=self._pieces(Phrase(wanted.id, wanted.fill))),)
        if not self.has(wanted.id):
            raise MissingText(f"there is no text {wanted.id!r} in language {self.language!r}")
        pattern = self._bundle.get_message(wanted.id).value
        assert pattern is not None, f"{wanted.id} has attributes only"
        inserted: list[_Piece] = []
        fill = {key: self._filled(value, inserted) for key, value in wanted.fill.items()}
        text, errors = self._bundle.format_pattern(pattern, fill)
        if errors:
            raise MissingText(f"text {wanted.id!r} in language {self.language!r}: {errors[0]}")
        if wanted.id == "player":
            return (_Piece(str(text), player=int(str(wanted.fill["seat"])) - 1),)
        return tuple(_split(str(text), inserted))

    def _filled(self, value: Fill, inserted: list[_Piece]) -> str | int:
        """Return what Fluent inserts for an argument: a mark for each piece that is more than words."""
        if not isinstance(value, Phrase):
            return value
        text = ""
        for piece in self._pieces(value):
            if piece.player == NO_SEAT and piece.drawing is None:
                text += piece.text
            else:
                text += f"\ue000{chr(0xE100 + len(inserted))}\ue001"
                inserted.append(piece)
        return text


def _split(text: str, inserted: Sequence[_Piece]) -> list[_Piece]:
    """Return a formatted text as pieces."""
    found = []
    for number, part in enumerate(MARK.split(text)):
        if number % 2:
            found.append(inserted[ord(part) - 0xE100])
        elif part:
            found.append(_Piece(part))
    return found


def _has_player(pieces: Sequence[_Piece]) -> bool:
    return any(piece.player != NO_SEAT or _has_player(piece.inner) for piece in pieces)


def _spoken(pieces: Sequence[_Piece], names: Sequence[str]) -> SpokenText:
    parts = [_part(piece, names) for piece in pieces]
    return SpokenText("".join([part.text for part in parts]), parts, any(part.art for part in parts))


def _part(piece: _Piece, names: Sequence[str]) -> TextPart:
    if piece.drawing is None:
        return TextPart(_name(names, piece.player) or piece.text, piece.player)
    art, look, seat, ink, alone = piece.drawing
    text = "".join([_part(inner, names).text for inner in piece.inner])
    return TextPart(text, seat, art, look, ink, alone)


def _name(names: Sequence[str], seat: int) -> str:
    """Return the name of a seat's player; empty for a seat that only games with more players have."""
    return names[seat] if 0 <= seat < len(names) else ""


def words(game: Game, language: str = "en") -> Words:
    """Return the texts of a game in one of LANGUAGES, or in English if the game has none in that language."""
    return _words(game.printed, language)


@cache
def _words(game: Game, language: str) -> Words:
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}, only {', '.join(LANGUAGES)}")
    spoken = language if game.has_language(language) else "en"
    return Words(spoken, (game.folder / "text" / f"{spoken}.ftl").read_text(encoding="utf-8"))

"""The functions of a game's `words.py`, with their phrases kept by what they depend on (`core.frozen`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .frozen import kept
from .game import Game
from .per_game import kept_with_game
from .words import Phrase

MOST_PHRASES = 4096
"""Phrases that are kept of each function of a game."""


class KeptWording(NamedTuple):
    """The functions of `core.wording` that are called at every move; the optional ones may be missing."""

    question: Callable[..., Phrase]
    action: Callable[..., Phrase]
    fact: Callable[..., Phrase]
    sprites: Callable[..., list[str]] | None
    group: Callable[..., Phrase | None] | None
    glimpse: Callable[..., list[Phrase]] | None
    situation: Callable[..., list[Phrase]] | None
    order: Callable[..., list[int]] | None


def kept_wording(game: Game) -> KeptWording:
    """Return a game's functions; all matches share what they keep."""
    return _kept(game.as_loaded)


@kept_with_game
def _kept(game: Game) -> KeptWording:
    def found(name: str) -> Any:
        function = getattr(game.words, name, None)
        return None if function is None else kept(function, MOST_PHRASES)

    return KeptWording(*map(found, KeptWording._fields))

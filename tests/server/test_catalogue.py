"""The descriptions of the games."""

from __future__ import annotations

from snowbound.core.game import Game
from snowbound.core.words import LANGUAGES
from snowbound.server.messages import catalogue


def test_every_game_is_shown_in_every_language(game: Game) -> None:
    titles = [catalogue.shown(game, language) for language in LANGUAGES]
    assert len({shown["summary"] for shown in titles}) == len(LANGUAGES)
    assert all(len(shown["options"]) == len(game.options) for shown in titles)

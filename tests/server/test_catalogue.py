"""The descriptions of the games."""

from __future__ import annotations

from snowbound.core.game import Game
from snowbound.core.words import LANGUAGES
from snowbound.server.messages import catalogue
from tests.server.running import Guest


def test_every_game_is_shown_in_every_language(game: Game) -> None:
    titles = [catalogue.shown(game, language) for language in LANGUAGES]
    assert len({shown["summary"] for shown in titles}) == len(LANGUAGES)
    assert all(len(shown["options"]) == len(game.options) for shown in titles)


def test_the_samples_of_a_row_are_pictured_without_what_moves_on_it(ann: Guest) -> None:
    pictures = ann.get("/api/games/polar_rush/pictures/course")["pictures"]
    assert [len(picture["value"].split()) for picture in pictures] == [7, 7, 7, 8, 9]
    for picture in pictures:
        ids = [sprite["id"] for sprite in picture["scene"]["sprites"]]
        assert len([id for id in ids if id.startswith("floe")]) == len(picture["value"].split())
        assert not [id for id in ids if id.startswith(("figure", "tile", "die"))]
        assert not any("label" in sprite for sprite in picture["scene"]["sprites"]), "the option has a label"


def test_an_option_without_pictures_is_not_found(ann: Guest) -> None:
    for path in ("polar_rush/pictures/variant", "polar_rush/pictures/x", "tic_tac_toe/pictures/x"):
        assert ann.get(f"/api/games/{path}", expect=404)["error"]["code"] == "bad-art"
    assert ann.get("/api/games/nothing/pictures/course", expect=404)["error"]["code"] == "unknown-game"

"""People can choose every option: each has a sentence of help, and rows have samples that can be pictured."""

from __future__ import annotations

from snowbound.core.game import Game, Number, Row
from snowbound.core.words import words
from snowbound.server.messages import catalogue

from .texts import languages_of

LONGEST = 170
"""Characters of a help text."""


def test_every_option_has_a_sentence_of_help_in_every_language(game: Game) -> None:
    for language in languages_of(game):
        for option in catalogue.shown(game, language)["options"]:
            text = option["help"]
            assert text, f"{language}: there is no text 'option-{option['name']}-help'"
            assert text[0].isupper() and text.endswith("."), f"{language}: {text!r} is not a sentence"
            assert len(text) <= LONGEST, f"{language}: {text!r} is too long"


def test_numbers_can_be_reached_in_steps(game: Game) -> None:
    for option in game.options:
        if isinstance(option, Number):
            assert option.step > 0 and option.low <= option.default <= option.high
            assert option.default % option.step == 0, f"{option.name}: − and + pass by the default"


def test_every_sample_of_a_row_can_be_chosen_and_has_a_picture(game: Game) -> None:
    for option in game.options:
        if not isinstance(option, Row):
            continue
        assert len({row for _, row in option.samples}) == len(option.samples) > 1
        for name, row in option.samples:
            assert option.encode(row, game.default_players) is not None, f"{name}: {row} is no row of the game"
        pictures = catalogue.row_pictures(game, option.name)
        assert [picture["value"] for picture in pictures] == [row for _, row in option.samples]
        drawn = [str(picture["scene"].sprites) for picture in pictures]
        assert all(picture["scene"].sprites for picture in pictures) and len(set(drawn)) == len(drawn)


def test_a_reconstructed_board_is_described_in_every_language(game: Game) -> None:
    files = [game.folder / name for name in ("RULES.md", "board.toml")]
    is_reconstructed = any("reconstruct" in file.read_text(encoding="utf-8").lower() for file in files if file.exists())
    for language in languages_of(game):
        say = words(game, language)
        for id in ("board-printed", "board-rebuilt"):
            assert say.has(id) == is_reconstructed, f"{language}: {id!r} goes with a reconstruction"

"""Phrases and texts."""

from __future__ import annotations

import pytest

from snowbound.core.words import MissingText, Words, phrase, player, words
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

TEXT = """
player = Player { $seat }
red = red
lays = { $player } lays { $card }
card = { $colour } { $number }
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
"""
SAY = Words("en", TEXT)


def test_phrases_fill_phrases() -> None:
    card = phrase("card", colour=phrase("red"), number=7)
    assert SAY.say(phrase("lays", player=player(0), card=card)) == "Player 1 lays red 7"
    assert SAY.say(phrase("lays", player=player(1), card=card), names=["Ann", "Bo"]) == "Bo lays red 7"


def test_numbers_choose_their_form() -> None:
    assert SAY.say(phrase("count", n=1)) == "one card"
    assert SAY.say(phrase("count", n=2)) == "2 cards"


def test_a_game_without_a_language_speaks_english() -> None:
    assert words(TIC_TAC_TOE, "da").say("question") == "Which field?"
    with pytest.raises(MissingText, match="there is no language 'xx'"):
        words(TIC_TAC_TOE, "xx")


def test_a_missing_text_or_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="there is no text 'blue' in language 'en'"):
        SAY.say(phrase("card", colour=phrase("blue"), number=7))
    with pytest.raises(MissingText, match="text 'card' in language 'en'"):
        SAY.say(phrase("card", number=7))

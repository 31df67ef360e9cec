"""Stories: a game as a text to share."""

from __future__ import annotations

import pytest

from snowbound import Match
from snowbound.core.facts import ToldFact
from snowbound.core.retelling import retell
from snowbound.core.story import Standing, story_text
from snowbound.core.words import LANGUAGES, words
from snowbound.games import names


def fact(weight: str, text: str, seat: int = -1) -> ToldFact:
    return ToldFact("event", weight, text, seat=seat)  # type: ignore[arg-type]


def test_a_story_has_rounds_turns_headlines_and_the_result() -> None:
    told = [
        [fact("round", "Round 1 begins."), fact("turn", "It is Ann's turn."), fact("line", "Ann rolls a 3.")],
        [fact("detail", "A die shows 3."), fact("passing", "Ann has chosen.")],
        [fact("headline", "Ann comes home!"), fact("turn", "It is Bea's turn."), fact("line", "Bea rolls a 1.")],
    ]
    reckoning = [fact("why", "All are home."), fact("score", "Two medals.", 0), fact("score", "One fish.", 1)]

    text = story_text("A Game", ["Ann", "Bea"], told, [Standing("Ann", 2, 4), Standing("Bea", 1, 7)], reckoning)

    assert (
        text
        == """A Game
======

- Ann
- Bea

Round 1 begins.
---------------

  Ann rolls a 3.
* Ann comes home!

  Bea rolls a 1.

------

All are home.

1. Bea: 7
   - One fish.
2. Ann: 4
   - Two medals.
"""
    )


def test_a_game_that_is_not_over_has_no_result() -> None:
    assert story_text("A", ["Ann"], [[fact("line", "Ann rolls.")]]) == "A\n=\n\n- Ann\n\n  Ann rolls.\n"


def test_a_game_without_points_shows_places_only() -> None:
    assert story_text("A", ["Ann"], [], [Standing("Ann", 1)]).endswith("\n1. Ann\n")


@pytest.mark.parametrize("name", names())
def test_a_story_is_told_in_every_language(name: str) -> None:
    match = Match(name, players=2, seed=2, compiled=False)
    for _ in range(12):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.names = ("Ann", "")

    stories = {language: retell(match, 0, language).story() for language in LANGUAGES}

    for language, story in stories.items():
        assert story.startswith(words(match.game, language).say("title"))
        assert "- Ann\n" in story
    assert len(set(stories.values())) == len(LANGUAGES)

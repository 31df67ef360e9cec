"""Texts: the names of cards, plurals and the rulebook's own terms in every language."""

from __future__ import annotations

import pytest

from snowbound.core.words import LANGUAGES, phrase, player, words
from snowbound.games import find
from snowbound.games.uno_power_grab.state import KINDS
from snowbound.games.uno_power_grab.words import card
from tests.games.uno_power_grab.table import KIND

GAME = find("uno_power_grab")
TERMS = (
    "red",
    "blue",
    "green",
    "yellow",
    "draw-one",
    "draw-two",
    "skip",
    "reverse",
    "take-two-towers",
    "wild-take-tower",
    "wild-draw-four",
)


def glossary() -> dict[str, dict[str, str]]:
    """Return the glossary in section 2 of RULES.md: for each English term its form in each language."""
    text = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("## 2. Glossary")[1].split("\n## ")[0].splitlines() if line.startswith("|")]
    head, _, *rows = [[cell.strip().removesuffix("\\*") for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: dict(zip(["en", *head[1:]], row, strict=True)) for row in rows}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_colours_are_called_as_in_the_rulebook(language: str) -> None:
    say, english = words(GAME, language).say, words(GAME).say

    for id in TERMS:
        assert say(id) == glossary()[english(id)][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    say = words(GAME, language).say

    assert len({say(card(kind)) for kind in range(KINDS)}) == KINDS


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["red 7", "blue Draw Two", "green 9 with N"]),
        ("da", ["rød 7", "blåt træk 2-kort", "grøn 9 med N"]),
        ("nb", ["rød 7", "blått trekk 2-kort", "grønn 9 med N"]),
        ("sv", ["röd 7", "blått dra-två-kort", "grön 9 med N"]),
        ("fi", ["punainen 7", "sininen nosta 2 -kortti", "vihreä 9 (N)"]),
        ("nl", ["rode 7", "blauwe pak 2-kaart", "groene 9 met N"]),
    ],
)
def test_a_colour_agrees_with_its_noun(language: str, names: list[str]) -> None:
    say = words(GAME, language).say

    assert [say(card(KIND[code])) for code in ("r7", "b+2", "g9N")] == names


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "Player 1: one card, one point", "Player 1: 2 cards, 0 points"),
        ("da", "Spiller 1: 1 kort, 1 point", "Spiller 1: 2 kort, 0 point"),
        ("nb", "Spiller 1: 1 kort, 1 poeng", "Spiller 1: 2 kort, 0 poeng"),
        ("sv", "Spelare 1: 1 kort, 1 poäng", "Spelare 1: 2 kort, 0 poäng"),
        ("fi", "Pelaaja 1: 1 kortti, 1 piste", "Pelaaja 1: 2 korttia, 0 pistettä"),
        ("nl", "Speler 1: 1 kaart, 1 punt", "Speler 1: 2 kaarten, 0 punten"),
    ],
)
def test_one_and_many(language: str, one: str, more: str) -> None:
    say = words(GAME, language).say

    assert say(phrase("line-player", player=player(0), cards=1, points=1)) == one
    assert say(phrase("line-player", player=player(0), cards=2, points=0)) == more

"""Texts: the names of cards, plurals and the rulebook's own terms in every language."""

from __future__ import annotations

import pytest

from snowbound.core.picture import art_of
from snowbound.core.words import LANGUAGES, Phrase, phrase, player, words
from snowbound.games import find
from snowbound.games.uno_power_grab.state import CODE, KINDS
from snowbound.games.uno_power_grab.words import (
    a_card_picture,
    card,
    card_picture,
    order,
    question,
    situation,
    table,
    tower_picture,
)
from tests.games.uno_power_grab.table import KIND, Table, Uno, all_but

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
        ("sv", ["röd 7:a", "blått dra-två-kort", "grön 9:a med N"]),
        ("fi", ["punainen 7", "sininen nosta 2 -kortti", "vihreä 9 (N)"]),
        ("nl", ["rode 7", "blauwe pak-2-kaart", "groene 9 met N"]),
    ],
)
def test_a_colour_agrees_with_its_noun(language: str, names: list[str]) -> None:
    say = words(GAME, language).say

    assert [say(card(KIND[code])) for code in ("r7", "b+2", "g9N")] == names


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["red 7", "blue Draw Two", "green 9 with N", "Wild Draw Four", "Wild Take-a-Tower"]),
        ("da", ["en rød 7", "et blåt træk 2-kort", "en grøn 9 med N", "en træk fire-joker", "en tag-et-tårn-joker"]),
        ("sv", ["en röd 7:a", "ett blått dra-två-kort", "en grön 9:a med N"]),
        ("nl", ["een rode 7", "een blauwe pak-2-kaart", "een groene 9 met N", "een keuzekaart pak 4"]),
    ],
)
def test_a_card_in_a_sentence_has_the_article_that_its_language_needs(language: str, names: list[str]) -> None:
    say = words(GAME, language).say

    assert [say(a_card_picture(KIND[code])) for code in ("r7", "b+2", "g9N", "W4", "WT")][: len(names)] == names


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


# --- questions, what goes on, and the table in words


def asked(table: Table, seat: int = 0) -> str:
    return words(GAME).say(question(table.seen_by(seat).position.s, seat))


def going_on(table: Table, viewer: int, language: str = "en") -> list[str]:
    return [words(GAME, language).say(line) for line in situation(table.seen_by(viewer).position.s, viewer)]


@pytest.mark.rule("UNO-16", "UNO-20", "UNO-62")
@pytest.mark.parametrize(
    ("hand", "pile", "told"),
    [
        ("r1 b2", "y1", "Play a card, or draw one"),
        ("b1 b2", "y1", "No card matches: draw one"),
        ("r1 b2", "", "There is no card to draw: play a card"),
        ("b1 b2", "", "You can neither play nor draw a card: pass"),
    ],
)
def test_the_question_of_a_turn_names_only_what_is_possible(uno: Uno, hand: str, pile: str, told: str) -> None:
    other = all_but(hand, "r9", pile) if not pile else "g1 g2"

    assert asked(uno.table(hand, other, top="r9", pile=pile)) == told


@pytest.mark.rule("UNO-22", "UNO-24")
@pytest.mark.parametrize(
    ("drawn", "told", "buttons"),
    [
        ("r5", "You drew red 5: play it or keep it", ["play red 5", "keep the card"]),
        ("y5", "You drew yellow 5. It doesn’t match, so you keep it", ["keep the card"]),
    ],
)
def test_the_question_after_drawing_names_only_what_is_possible(
    uno: Uno, drawn: str, told: str, buttons: list[str]
) -> None:
    table = uno.table("r1 b2", "g1 g2", top="r9").play(0, "DRAW").draw(drawn)

    assert asked(table) == told
    s = table.seen_by(0).position.s
    assert [words(GAME).say(GAME.words.action(s, 0, action)) for action in table.position.legal(0)] == buttons


def test_those_who_wait_hear_who_decides_about_what(uno: Uno) -> None:
    table = uno.table("W4 r5 b2", "g1 g2", "y1 y4", top="r9")
    assert going_on(table, 1) == [
        "Round 1. Play goes to the left.",
        "Player 1 plays a card on red 9, or draws one.",
    ]
    assert going_on(table.play(0, "W4"), 2)[1] == "Player 1 chooses a colour."
    assert going_on(table.play(0, "=blue"), 2)[1] == "Player 2 draws four cards, or challenges Player 1."
    for language in LANGUAGES[1:]:
        assert going_on(table, 2, language)[1] != going_on(table, 2)[1]


def test_a_drawn_card_is_not_part_of_what_goes_on(uno: Uno) -> None:
    def told(card: str) -> list[str]:
        return going_on(uno.table("r1 b2", "g1 g2", top="r9").play(0, "DRAW").draw(card), 1)

    assert told("r5") == told("y5")


@pytest.mark.rule("UNO-07", "UNO-30", "UNO-65")
def test_the_order_follows_the_direction_of_play(uno: Uno) -> None:
    table = uno.table("rR r3 b1", "g1 g2", "r1", "b7", top="r9")
    assert order(table.position.s) == [0, 1, 2, 3]
    assert order(table.play(0, "rR").position.s) == [3, 2, 1, 0]
    assert order(uno.table("W4 b1", "g1", "r1", top="r9", uno_calls="auto").play(0, "W4", "=red").position.s)[0] == 1
    over = uno.table("r3", "g1 g2", "r1", top="r9").play(0, "r3")
    assert order(over.position.s) == [1, 2, 0], "seat 0 deals the next round"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_names_cards_and_has_no_codes(uno: Uno, language: str) -> None:
    position = uno.table("r7N b+2 WT r5 r5", "g1", top="gS", towers=[1, None, None, None]).seen_by(0).position
    text = "\n".join(words(GAME, language).say(line) for line in table(position.s, 0))

    parts = set(text.replace(",", " ").replace(";", " ").split())
    assert not parts & {code for code in CODE if len(code) > 1}
    assert all(words(GAME, language).say(card(KIND[code])) in text for code in ("r7N", "b+2", "WT", "r5", "gS"))


def test_pictures_in_texts_are_in_the_art() -> None:
    art = art_of(GAME.folder)
    pictures: list[Phrase] = [*map(card_picture, range(KINDS)), *map(tower_picture, range(4))]

    for picture in pictures:
        assert picture.drawing is not None
        width, height = art.size(picture.drawing.art)
        assert width <= height <= 44, "drawn for the height of a line"

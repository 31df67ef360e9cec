"""The table in words, what goes on, and the order of turns."""

from __future__ import annotations

import re

import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.core.words import LANGUAGES, words
from snowbound.games.arctic_race import GAME
from snowbound.games.arctic_race.state import TILE
from snowbound.games.arctic_race.words import order, situation
from snowbound.testing.driver import Driver
from tests.games.arctic_race.table import Race, Table


@pytest.fixture
def race() -> Race:
    """Tables of Arctic Race, uncompiled: words are the same in both forms."""
    return Race(Driver(GAME, compiled=False))


def lines(table: Table, viewer: int = 0, language: str = "en") -> list[str]:
    """The table in words for a viewer."""
    return [words(GAME, language).say(line) for line in GAME.words.table(table.view(viewer).s, viewer)]


def situation_of(table: Table, viewer: int = SPECTATOR) -> list[str]:
    """What goes on, for a viewer."""
    return [words(GAME, "en").say(line) for line in situation(table.view(viewer).s, viewer)]


def test_every_field_with_an_icon_is_named_on_land_and_in_the_river(race: Race) -> None:
    table = race.table(river="F10 F11 F01 ~ F24", stack=3)
    said = lines(table)

    land = next(line for line in said if line.startswith("Fields on land"))
    assert "field 3: START – pass the start token; field 5: pick up the cards; field 8: two fields further" in land
    assert "field 1:" not in land, "a blank field needs no words"
    assert "River, place 1: field 6: die; field 7: no icon" in said
    assert "River, place 4: field 24: open water; field 25: open water" in said
    assert "River, place 5: field 30: shift the floes; field 31: two fields further" in said


def test_racers_are_named_with_the_icon_that_they_stand_on(race: Race) -> None:
    said = lines(race.table("r1:11 r4:6", home="r5", river="F10 F11 F01 F02 F24"))
    assert said[-3] == (
        "Player 1: racer 1 (cross-country skier) on field 11 (shift the floes); racer 2 (snowboarder) with its owner; "
        "racer 3 (skier) with its owner; racer 4 (dog sled) on the floe at field 6 (die); "
        "racer 5 (snowmobile) home, place 1"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_has_a_code(race: Race, language: str) -> None:
    """Tiles, cards and icons have names; a reader would have to know F24, C3 or "(> +2)"."""
    table = race.turn("C3", "r1:11 r4:6", players=4, piles={"r": "12", "y": "5"}, river="F10 F15 F01 F24 F30")
    for viewer in (SPECTATOR, 0, 1):
        text = "\n".join(lines(table, viewer, language))
        assert not any(tile in text for tile in TILE)
        assert not re.search(r"\bC[1-5]\b|[>~]|\+\d|\d [PDS]\b", text)


def test_the_die_is_told_after_it_was_rolled(race: Race) -> None:
    table = race.turn("C3")
    assert not any("die shows" in line for line in lines(table))
    assert "The die shows 4" in lines(table.do("second").roll("4"))


def test_what_goes_on_is_told_to_those_who_wait(race: Race) -> None:
    table = race.table(players=3, stack=0)
    assert situation_of(table) == ["Round 1", "Everyone chooses a card."]

    table.choose("C4 C5 C3")
    assert situation_of(table, 1)[1] == "Player 1 decides what to do with race card 4 (dog sled, or shift)."
    table.do("second")
    assert situation_of(table)[2] == "The floes have run out: the game ends after this round"
    table.do("second")
    assert situation_of(table)[1] == "Player 2 decides who gets the start token."


def test_those_who_have_had_their_turn_come_last_in_the_order(race: Race) -> None:
    table = race.table(players=4, token="b")
    assert order(table.s) == [2, 3, 0, 1]
    table.choose("C2 C2 C2 C2").do("second")
    assert order(table.s) == [3, 0, 1, 2]
    assert order(Driver(GAME, compiled=False).start(3).s) == [0, 1, 2], "nobody holds the start token yet"

"""Texts for players: the sheet in words and as a map, and the names of actions."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.core.words import LANGUAGES, words
from snowbound.games import find
from snowbound.games.arctic_roll.state import GLYPHS
from snowbound.games.arctic_roll.table_words import BONUS_GLYPHS
from tests.games.arctic_roll.table import E2, NAMES, Roll, Table

GAME = find("arctic_roll")


def said(table: Table, seat: int, action: str, language: str = "en") -> str:
    return words(GAME, language).say(GAME.words.action(table.position.s, seat, NAMES[action]))


def test_the_table_shows_the_sheet_with_pawn_and_open_bonuses(roll: Roll) -> None:
    table = roll.turn(E2, dice="112233", held="4", bonuses={0: "igloo"}, pawns="F6")

    lines = "\n".join(map(words(GAME).say, GAME.words.table(table.position.s, 0))).splitlines()

    assert lines[0] == "Round 1 of 6, draft 1 of 6; start player: Player 1"
    sheet = lines[3:-11]
    assert sheet == [
        "Player 1: 8 points, pawn on F6, calamity counters crossed off: 1 of 6",
        "Dice in front: 1 1 2 2 3 3",
        "Calamity die: 4, Walrus",
        "Bonuses to use: Igloo × 1",
        "Hunters (6): E5, E6, F5, F7, G5, G6",
        "Open water (E4, F4): closed by a walrus (F4), nobody fishes here",
        "Ice hole on F6: fished by E5, E6, F5, F7, G5, G6",
        "Open water (F8, G7): fished by F7, G6",
        "Bonuses to claim: Igloo on D8, New Dice on H8, Reroll on J4, New Dice on D2, Reroll on B4",
    ]
    rows = {line[0]: line[1:].split() for line in lines[-11:]}
    assert rows["F"] == [".", ".", ".", "W", "h", "[O]", "h", "~", ".", ".", "."]
    assert rows["D"] == [".", "N", ".", ".", ".", ".", ".", "I", "."], "not claimed yet"
    assert rows["H"][1] == ".", "the other Igloo is claimed"


def test_the_table_names_what_silences_hunters(roll: Roll) -> None:
    sheet = "E ...~hhB... / F ...WhOh~... / G ....hh~1.. / H .#......."

    lines = [words(GAME).say(line) for line in GAME.words.table(roll.end(sheet, pawns="A1").position.s, 0)]

    assert "Pack ice (1): H2" in lines and "Polar bears (1): E7" in lines
    assert "Ice chasm on G8, arrow to the north-east: it strikes F9" in lines
    assert "Hunters silenced by a bear or a chasm: E6, F7" in lines
    assert "Ice hole on F6: fished by E5, F5, G5, G6" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_the_map_is_explained(language: str) -> None:
    legend = words(GAME, language).say("line-signs")

    for sign in (*GLYPHS[:7], "1", "6", *BONUS_GLYPHS):
        assert f" {sign} " in legend.replace(" 1–6 ", " 1 6 "), f"{language}: {sign} is not explained"


def test_passing_has_the_name_of_what_it_means(roll: Roll) -> None:
    assert said(roll.window("", "", pool="12"), 0, "PASS") == "pass"
    assert said(roll.turn("", ""), 0, "PASS") == "end the turn"
    assert said(roll.calamity("", "", held="1 1").play(0, "A1").play(1, "H8"), 0, "PASS") == "keep the bonus"


def test_the_windows_ask_for_what_is_possible_in_them(roll: Roll) -> None:
    def asked(table: Table) -> str:
        return words(GAME).say(GAME.words.question(table.position.s, 0))

    assert asked(roll.window("", "", pool="12")) == "Give up a die for a calamity now, or pass"
    with_bonus = roll.window("", "", pool="12", bonuses={0: "igloo"})
    assert asked(with_bonus) == "Give up a die for a calamity now, use a bonus, or pass"
    assert asked(roll.window("", "", draft=6, pool="12")) == "Sixth draft: take a calamity die now"
    setting: dict[str, Any] = {"held": "- 2", "pool": "6", "bonuses": {0: "new_dice igloo"}}
    table = roll.turn("", "", pawns="H6 F6", dice="222222 123456", **setting)
    kept = Table(table.position.copy()).play(0, "BONUS_MOVE 2 4")
    assert said(kept, 0, "PASS") == "keep the die for the second window"
    kept.play(0, "PASS").play(1, "PLACE 1 0")
    assert asked(kept) == "Use the die you kept, or give it up for a calamity"
    table.play(0, "MOVE 2 1")
    assert said(table, 0, "PASS") == "keep the New Dice for the second window"
    table.play(0, "PASS").play(1, "PLACE 1 0")
    assert asked(table) == "Give up a New Dice for a calamity, use a bonus, or end your turn"
    assert said(table, 0, "PASS") == "end the turn"
    assert asked(table.play(0, "TAKE_BONUS 6")) == "Your die is used: use a bonus, or end your turn"


def test_placements_and_moves_are_told_apart(roll: Roll) -> None:
    table = roll.turn("", "", dice="123456 123456")

    assert said(table, 0, "PLACE 2 0") == "place the 2 along the line north-east–south-west"
    assert said(table, 0, "PLACE 5 1") == "place the 5, leaving the line west–east free"
    assert said(table, 0, "MOVE 3 4") == "move 3 to the south-west"
    assert said(table, 0, "TAKE 4 6") == "give up the 4 for Ice Chasm"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_are_those_of_the_rulebook(language: str) -> None:
    """Each language's names of the calamities and bonuses are those of the glossary in RULES.md."""
    column = 1 if language == "en" else 2 + LANGUAGES.index(language)
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")] for line in rules.splitlines() if line.startswith("| ")]
    glossary = {row[1].replace("_", "-"): row[1:][column] for row in rows if len(row) == 10}
    calamities = ("pack-ice", "new-ice-flow", "expand", "walrus", "polar-bear", "ice-chasm")
    for id in (*calamities, "igloo", "new-dice", "reroll"):
        assert words(GAME, language).say(id) == glossary[id]

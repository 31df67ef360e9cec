"""The pack as data: its totals, and what is said about a file that cannot be right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from snowbound.core.board import read_board
from snowbound.core.errors import BadBoard
from snowbound.games.uno_power_grab import actions as act
from snowbound.games.uno_power_grab.board import check_board
from snowbound.games.uno_power_grab.state import (
    BOARD,
    CODE,
    COLOUR_OF,
    COLOURS,
    COPIES,
    DRAWS,
    GUILTY_DRAW,
    HAND_SIZE,
    ICON,
    INNOCENT_DRAW,
    IS_ATTACK,
    KINDS,
    NO_ICON,
    NUMBER,
    POINTS,
    SUIT,
    TARGET_SCORE,
    TOWERS_DUE,
    TYPE,
    UNO_PENALTY,
    WILD,
    Type,
)
from snowbound.games.uno_power_grab.words import card

FILE = Path(check_board.__code__.co_filename).with_name("board.toml")


@pytest.mark.rule("UNO-43", "UNO-63", "UNO-Q2")
def test_the_pack_has_the_cards_that_the_rulebook_lists() -> None:
    """Worked example X1."""
    cards = Counter[Type]()
    for kind in range(KINDS):
        cards[Type(TYPE[kind])] += int(COPIES[kind])

    assert cards == {
        Type.NUMBER: 72,
        Type.DRAW_ONE: 8,
        Type.DRAW_TWO: 8,
        Type.SKIP: 8,
        Type.REVERSE: 4,
        Type.TAKE_TWO_TOWERS: 4,
        Type.WILD_TAKE_TOWER: 4,
        Type.WILD_DRAW_FOUR: 4,
    }
    assert (KINDS, COPIES.sum(), COPIES[ICON != NO_ICON].sum()) == (90, 112, 32)
    assert [COPIES[ICON == icon].sum() for icon in range(4)] == [8, 8, 8, 8]
    assert (COPIES * POINTS).sum() == 1280


@pytest.mark.rule("UNO-Q2", "UNO-63")
def test_every_colour_has_every_number_twice_and_the_same_action_cards() -> None:
    for colour in range(COLOURS):
        own = COLOUR_OF == colour
        assert [COPIES[own & (NUMBER == number)].sum() for number in range(1, 10)] == [2] * 9
        assert [COPIES[own & (TYPE == t)].sum() for t in Type] == [18, 2, 2, 2, 1, 1, 0, 0]
    assert not ((TYPE == Type.NUMBER) & (NUMBER == 0)).any(), "there is no zero"
    assert (POINTS[TYPE == Type.NUMBER] == NUMBER[TYPE == Type.NUMBER]).all()
    assert {Type(t): int(POINTS[TYPE == t][0]) for t in Type if t != Type.NUMBER} == {
        Type.DRAW_ONE: 20,
        Type.DRAW_TWO: 20,
        Type.SKIP: 20,
        Type.REVERSE: 20,
        Type.TAKE_TWO_TOWERS: 20,
        Type.WILD_TAKE_TOWER: 20,
        Type.WILD_DRAW_FOUR: 50,
    }


@pytest.mark.rule("UNO-Q4", "UNO-31", "UNO-34")
def test_the_wild_tower_card_takes_one_tower_and_the_coloured_one_two() -> None:
    assert [int(TOWERS_DUE[t]) for t in Type] == [0, 0, 0, 0, 0, 2, 1, 0]
    assert [CODE[kind] for kind in range(WILD, KINDS)] == ["WT", "W4"]


@pytest.mark.rule("UNO-03", "UNO-27", "UNO-28", "UNO-35", "UNO-40", "UNO-41", "UNO-56", "UNO-66")
def test_the_numbers_of_the_rulebook() -> None:
    assert [int(DRAWS[t]) for t in Type] == [0, 1, 2, 0, 0, 0, 0, 4]
    assert [bool(IS_ATTACK[t]) for t in Type] == [False, True, True, True, False, False, False, True]
    assert (HAND_SIZE, UNO_PENALTY, GUILTY_DRAW, INNOCENT_DRAW, TARGET_SCORE) == (7, 2, 4, 6, 500)


@pytest.mark.rule("UNO-43", "UNO-Q2")
def test_codes_say_what_the_cards_are_and_names_tell_them_apart() -> None:
    for kind in range(WILD):
        letter, rest = CODE[kind][0], CODE[kind][1:]
        assert letter == "rbgy"[COLOUR_OF[kind]]
        icon = "" if ICON[kind] == NO_ICON else "UNO!"[ICON[kind]]
        symbol = {1: "+1", 2: "+2", 3: "S", 4: "R", 5: "T"}
        assert rest == (f"{NUMBER[kind]}{icon}" if TYPE[kind] == Type.NUMBER else symbol[int(TYPE[kind])])
        assert kind == COLOUR_OF[kind] * SUIT + kind % SUIT
    assert len({str(card(kind)) for kind in range(KINDS)}) == KINDS


@pytest.mark.rule("UNO-Q41")
def test_the_actions_are_numbered_as_in_the_data() -> None:
    table = BOARD["actions"]

    assert table["size"] == act.ACTIONS == 106
    assert (table["card"], table["colour"], table["tower"]) == ([act.CARD, 89], [act.COLOUR, 95], [act.TOWER, 99])
    for name in ("draw", "pass", "call", "silent", "catch", "let_go", "challenge", "accept"):
        assert table[name] == getattr(act, name.upper())


def complaints(tmp_path: Path, old: str, new: str, after: str = "") -> list[str]:
    """What is said about the board file when the first `old` after a mark is replaced."""
    text = FILE.read_text(encoding="utf-8")
    start = text.index(after)
    assert old in text[start:], f"{old!r} is not in the file"
    broken = tmp_path / "board.toml"
    broken.write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadBoard) as refusal:
        read_board(broken, check_board)
    return str(refusal.value).splitlines()


def line_of(old: str, after: str = "") -> int:
    """The line of the first `old` after a mark in the true file."""
    text = FILE.read_text(encoding="utf-8")
    return text.count("\n", 0, text.index(old, text.index(after))) + 1


@pytest.mark.rule("UNO-43", "UNO-63", "UNO-Q2")
@pytest.mark.parametrize(
    ("after", "old", "new", "place", "text"),
    [
        ("[deck]", "total = 112", "total = 111", "deck.total", "the kinds add up to 112"),
        ("[deck]", "number_cards = 72", "number_cards = 76", "deck.number_cards", "the kinds add up to 72"),
        ("[deck]", "icon_cards = 32", "icon_cards = 30", "deck.icon_cards", "the kinds add up to 32"),
        ("[deck]", "points_in_pack = 1280", "points_in_pack = 1", "deck.points_in_pack", "add up to 1280"),
        ('code = "r2"', "copies = 1", "copies = 2", "kinds[23]", "the same cards in the same order"),
        ('code = "r2"', "copies = 1", "copies = 0", "kinds[1].copies", "at least one card"),
        ('code = "b1"', "points = 1", "points = 2", "kinds[22]", "the same cards in the same order"),
        ('code = "b1"', 'colour = "blue"', 'colour = "red"', "kinds[22].colour", "stand together"),
        ("[[kinds]]", "i = 5", "i = 6", "kinds[5].i", "5 is expected"),
        ("[[kinds]]", 'code = "b1"', 'code = "r1"', "kinds[22].code", "two kinds have the code r1"),
        ('code = "r1U"', 'icon = "U"', 'icon = "N"', "kinds[9].icon", "icons.red has no N on this number"),
        ('code = "r1U"', 'icon = "U"', 'icon = "N"', "icons.red", "each icon is on two cards of a colour"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_line(
    tmp_path: Path, after: str, old: str, new: str, place: str, text: str
) -> None:
    said = [line for line in complaints(tmp_path, old, new, after) if f": {place}: " in line]

    assert said, f"nothing is said about {place}"
    assert text in said[0]
    name, line, _ = said[0].split(":", 2)
    assert name == "board.toml"
    wanted = {"kinds[22]": "i = 22\n", "kinds[23]": "i = 23\n", "icons.red": "red = {"}
    if place in wanted:
        assert abs(int(line) - line_of(wanted[place])) <= 1, "the line of the table or its first key"
    else:
        assert int(line) == line_of(old, after)


@pytest.mark.rule("UNO-Q2")
@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("points_in_pack = 1280", "", "points_in_pack: is missing"),
        ('colours = ["red", "blue", "green", "yellow"]', "colours = []", "suits of equal size"),
        ('"green", "yellow"]', '"green"]', "88 coloured kinds are not 3 suits of equal size"),
        ("total = 112", "total = ", "is not TOML"),
        ("total = 112", 'total = "many"', "deck.total: the kinds add up to 112"),
    ],
)
def test_a_pack_with_something_missing_or_of_the_wrong_form_is_refused(
    tmp_path: Path, old: str, new: str, text: str
) -> None:
    assert any(text in line for line in complaints(tmp_path, old, new))


@pytest.mark.rule("UNO-Q2")
def test_every_mistake_is_reported_at_once(tmp_path: Path) -> None:
    said = complaints(tmp_path, "total = 112", "total = 1\nnumber_cards_before = 1", "[deck]")
    assert len(said) == 1

    said = complaints(tmp_path, "copies = 2", "copies = 3", 'code = "r5"')
    assert [line.split(": ")[1] for line in said][-3:] == ["deck.total", "deck.number_cards", "deck.points_in_pack"]


@pytest.mark.rule("UNO-Q2")
def test_the_true_file_is_right() -> None:
    assert read_board(FILE, check_board) == BOARD

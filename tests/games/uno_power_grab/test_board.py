"""The deck as data: its totals, and the problems reported for a wrong file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from snowbound.core.board import BoardReport, examine_board, read_board
from snowbound.core.errors import BadBoard
from snowbound.games.uno_power_grab import actions as act
from snowbound.games.uno_power_grab.board import check_board
from snowbound.games.uno_power_grab.state import (
    BLOCKED,
    BOARD,
    CODE,
    COLOUR_OF,
    COLOURS,
    ICON,
    IS_ATTACK,
    KINDS,
    NO_ICON,
    NUMBER,
    SHIELD,
    SUIT,
    TYPE,
    WILD,
    Type,
)
from snowbound.games.uno_power_grab.words import card
from tests.games.uno_power_grab.table import COPIES, PRINTED

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
    assert (COPIES * PRINTED.points).sum() == 1280


@pytest.mark.rule("UNO-Q2", "UNO-63")
def test_every_colour_has_every_number_twice_and_the_same_action_cards() -> None:
    for colour in range(COLOURS):
        own = COLOUR_OF == colour
        assert [COPIES[own & (NUMBER == number)].sum() for number in range(1, 10)] == [2] * 9
        assert [COPIES[own & (TYPE == t)].sum() for t in Type] == [18, 2, 2, 2, 1, 1, 0, 0]
    assert not ((TYPE == Type.NUMBER) & (NUMBER == 0)).any(), "there is no zero"
    assert (PRINTED.points[TYPE == Type.NUMBER] == NUMBER[TYPE == Type.NUMBER]).all()
    assert {Type(t): int(PRINTED.points[TYPE == t][0]) for t in Type if t != Type.NUMBER} == {
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
    assert PRINTED.towers_to_take.tolist() == [0, 0, 0, 0, 0, 2, 1, 0]
    assert [CODE[kind] for kind in range(WILD, KINDS)] == ["WT", "W4"]


@pytest.mark.rule("UNO-03", "UNO-27", "UNO-28", "UNO-35", "UNO-40", "UNO-41", "UNO-56", "UNO-66")
def test_the_numbers_of_the_rulebook() -> None:
    assert PRINTED.draws.tolist() == [0, 1, 2, 0, 0, 0, 0, 4]
    assert [bool(IS_ATTACK[t]) for t in Type] == [False, True, True, True, False, False, False, True]
    assert (PRINTED.dealt, PRINTED.uno_penalty, PRINTED.guilty_draw, PRINTED.innocent_draw) == (7, 2, 4, 6)
    assert PRINTED.target_score == 500


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
def test_the_actions_are_numbered_as_section_6_of_the_rules_says() -> None:
    names = ("CARD", "DRAW", "PASS", "COLOUR", "TOWER", "CALL", "SILENT", "CATCH", "LET_GO", "CHALLENGE", "ACCEPT")
    assert [getattr(act, name) for name in names] == [0, 90, 91, 92, 96, 100, 101, 102, 103, 104, 105]
    assert act.ACTIONS == 107


@pytest.mark.rule("UNO-47", "UNO-48", "UNO-Q3")
def test_the_towers_block_what_the_rulebook_says() -> None:
    assert [Type(t) for t in BLOCKED] == [Type.DRAW_ONE, Type.DRAW_TWO, Type.WILD_DRAW_FOUR, Type.SKIP]
    assert [int(SHIELD[t]) for t in Type] == [NO_ICON, 0, 1, 3, NO_ICON, NO_ICON, NO_ICON, 2]


def examined(tmp_path: Path, old: str, new: str, after: str = "") -> BoardReport:
    """Examine the board file with the first `old` after the text `after` replaced."""
    text = FILE.read_text(encoding="utf-8")
    start = text.index(after)
    assert old in text[start:], f"{old!r} is not in the file"
    broken = tmp_path / "board.toml"
    broken.write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
    return examine_board(broken, check_board)


def complaints(tmp_path: Path, old: str, new: str, after: str = "") -> list[str]:
    """Return what is impossible in such a file, then what is unlike the printed deck."""
    try:
        report = examined(tmp_path, old, new, after)
    except BadBoard as refusal:
        return [str(refusal)]
    return [*report.impossible, *report.unlike]


def line_of(old: str, after: str = "") -> int:
    """Return the line of the first `old` after the text `after` in the true file."""
    text = FILE.read_text(encoding="utf-8")
    return text.count("\n", 0, text.index(old, text.index(after))) + 1


@pytest.mark.rule("UNO-43", "UNO-63", "UNO-Q2")
@pytest.mark.parametrize(
    ("after", "old", "new", "place", "text"),
    [
        ("[deck]", "total = 112", "total = 111", "deck.total", "the cards add up to 112"),
        ("[deck]", "number_cards = 72", "number_cards = 76", "deck.number_cards", "the cards add up to 72"),
        ("[deck]", "icon_cards = 32", "icon_cards = 30", "deck.icon_cards", "the cards add up to 32"),
        ("[deck]", "points_in_pack = 1280", "points_in_pack = 1", "deck.points_in_pack", "add up to 1280"),
        ("[icons]", 'red = { "U" = [1, 6]', 'red = { "U" = [1]', "icons.red", "each icon is on two cards of a colour"),
        ("[icons]", 'red = { "U" = [1, 6]', 'red = { "U" = [0, 6]', "icons.red", "no card 0 with the icon U"),
        ("[icons]", 'red = { "U" = [1, 6]', 'red = { "U" = [1, 6], "X" = [2]', "icons.red", "with the icon X"),
        ("[icons]", 'red = { "U" = [1, 6], "N" = [2, 7]', 'red = { "U" = [2, 6], "N" = [2, 2]', "icons.red", "card r2"),
        (
            "[icons]",
            'red = { "U" = [1, 6]',
            'red = { "U" = [6, 6]',
            "icons.red",
            "kinds of cards have the code r6U",
        ),
    ],
)
def test_a_wrong_pack_is_refused_with_the_line(
    tmp_path: Path, after: str, old: str, new: str, place: str, text: str
) -> None:
    said = [line for line in complaints(tmp_path, old, new, after) if f": {place}: " in line and text in line]

    assert said, f"nothing is said about {place}"
    name, line, _ = said[0].split(":", 2)
    assert name == "board.toml"
    assert int(line) == line_of(old, after)


@pytest.mark.rule("UNO-47", "UNO-63", "UNO-Q2")
@pytest.mark.parametrize(
    ("after", "old", "new", "text"),
    [
        ("[[types]]", "copies = 2", "copies = 0", "types[0].copies: must be from 1 to 4, not 0"),
        ("[[types]]", 'code = "+2"', 'code = "+1"', "types[1]: two kinds of cards have the code b+1"),
        ("[[types]]", 'type = "skip"', 'type = "wait"', "types: the types are draw_one, draw_two, skip, reverse, "),
        ('code = "WT"', "wild = true", "wild = false", "types[5].wild: the two wild types, and no others"),
        ("[[towers]]", 'blocks = "skip"', 'blocks = "wait"', "towers[3].blocks: no type is called wait"),
        ("[numbers]", "copies = 2", "copies = 1", "deck.total: the cards add up to 76"),
        ("[deck]", "points_in_pack = 1280", "", "points_in_pack: is missing"),
        ("[deck]", '"green", "yellow"]', '"green"]', "deck.total: the cards add up to 86"),
        ("[deck]", '"green", "yellow"]', '"green", "white"]', "white: is missing"),
        ("[deck]", "total = 112", "total = ", "is not TOML"),
        ("[deck]", "total = 112", 'total = "many"', "deck.total: the cards add up to 112"),
    ],
)
def test_a_pack_with_something_missing_or_of_the_wrong_form_is_refused(
    tmp_path: Path, after: str, old: str, new: str, text: str
) -> None:
    assert any(text in line for line in complaints(tmp_path, old, new, after))


@pytest.mark.rule("UNO-Q2")
def test_every_mistake_is_reported_at_once(tmp_path: Path) -> None:
    said = complaints(tmp_path, "faces = [1, ", "faces = [0, 1, ", "[numbers]")
    assert [line.split(": ")[1] for line in said] == ["deck.total", "deck.number_cards"]


@pytest.mark.rule("UNO-Q2")
def test_another_number_of_cards_is_told_and_allowed(tmp_path: Path) -> None:
    report = examined(tmp_path, "copies = 2", "copies = 3", "[[types]]")
    assert report.impossible == () and len(report.unlike) == 2
    assert "deck.total: the cards add up to 116, in the printed deck to 112" in report.unlike[0]


def test_too_few_cards_for_all_players_are_refused(tmp_path: Path) -> None:
    report = examined(tmp_path, "[2, 10] ", "[2, 16] ")
    assert "constants.hand_size: 112 cards are too few for 16 players" in report.impossible[0]


@pytest.mark.rule("UNO-Q2")
def test_the_true_file_is_right() -> None:
    assert read_board(FILE, check_board) == BOARD

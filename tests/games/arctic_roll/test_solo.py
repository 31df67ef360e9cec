"""The solo variant and its automa: ROLL-79 to ROLL-89."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.games.arctic_roll import automa
from snowbound.games.arctic_roll.state import Phase
from snowbound.games.arctic_roll.state import Roll as Kind
from tests.games.arctic_roll.table import E1, E2, Roll, Table


def solo(roll: Roll, **options: object) -> Table:
    """The beginning of a solo game on the sheet of E1, with the pool of worked example E8."""
    return Table(roll.driver.start(1, **options)).dice_fall("2451 133466")


@pytest.mark.rule("ROLL-80", "ROLL-81", "ROLL-82", "ROLL-83", "ROLL-84", "ROLL-86", "ROLL-Q37")
def test_e8_a_solo_round(roll: Roll) -> None:
    table = solo(roll).dice_fall("111111")
    table.play(0, "PLACE 1 0")
    assert table.black() == "33466", "the 1 is removed"
    assert table.roll_left == 5, "the unused dice are rolled again"
    table.dice_fall("22222").play(0, "MOVE 2 3")
    assert table.black() == "3466", "one 3 is removed"

    table.dice_fall("1555")
    assert table.draft == 3
    table.play(0, "TAKE 5 4")
    assert (table.held[0], table.counters[0], table.black()) == (4, 1, ""), "3 6 6 are set aside"
    table.dice_fall("333").play(0, "PLACE 3 1").dice_fall("44").play(0, "MOVE 4 6")
    assert table.pool.sum() == 0, "nothing more is removed"
    table.dice_fall("1").play(0, "PLACE 1 0")

    assert (table.phase, table.actors) == (Phase.CALAMITY, [0]), "the player draws it on their own sheet"
    assert table.hexes(0) and table.why_not(0, "A1") == "ROLL-52", "under the ordinary rules"
    table.play(0, "F9")
    assert table.at(0, "F9") == "W"
    assert (table.roll, table.roll_left, table.round_number) == (Kind.BLACK, 6, 2), "a new pool in each round"


@pytest.mark.rule("ROLL-85", "ROLL-Q18")
def test_e8_without_a_calamity_the_sixth_turn_forces_the_last_black_die(roll: Roll) -> None:
    table = solo(roll)
    for turn in range(1, 6):
        table.dice_fall("1" * (7 - turn))
        table.play(0, "PLACE 1 0" if turn == 1 else f"MOVE 1 {(0, 0, 1, 2, 5, 2)[turn]}")
    table.dice_fall("5")

    assert (table.black(), table.draft) == ("6", 6)
    assert table.options(0) == "TAKE 5 6"
    assert table.why_not(0, "MOVE 5 1") == "ROLL-85"
    table.play(0, "TAKE 5 6")
    assert table.phase == Phase.CALAMITY and table.drawn_as[0] == 6


@pytest.mark.rule("ROLL-85", "ROLL-Q18")
def test_with_the_option_the_last_black_die_is_free_and_the_sixth_die_used(roll: Roll) -> None:
    table = roll.turn(E1, dice="5", draft=6, held="-", pool="6", sixth_draft="free", bonuses={0: "igloo"})
    assert table.options(0) == "TAKE_FREE 6, IGLOO", "bonuses may be used at any point"
    assert table.why_not(0, "TAKE 5 6") == "ROLL-Q18"

    table.play(0, "TAKE_FREE 6")

    assert "PLACE 5 0" in table.options(0) and table.flow(0) == "5"


@pytest.mark.rule("ROLL-83")
def test_only_one_calamity_a_round_and_any_die_left_in_the_pool(roll: Roll) -> None:
    table = roll.turn(E1, dice="2255", draft=3, held="-", pool="1336")
    assert table.options(0, "TAKE") == "TAKE 2 1, TAKE 2 3, TAKE 2 6, TAKE 5 1, TAKE 5 3, TAKE 5 6"
    assert table.why_not(0, "TAKE 5 2") == "ROLL-41"
    taken = roll.turn(E1, dice="2255", draft=3, held="3")
    assert taken.options(0, "TAKE") == "" and taken.why_not(0, "TAKE 2 1") == "ROLL-42"


@pytest.mark.rule("ROLL-84", "ROLL-Q37")
def test_the_lowest_black_die_goes_once_a_turn_and_not_for_an_extra_die(roll: Roll) -> None:
    table = roll.turn(E1, dice="222222", held="-", pool="223456", bonuses={0: "new_dice"})
    table.play(0, "BONUS_PLACE 1 0")
    assert table.black() == "223456", "a New Dice use is not a turn"
    table.play(0, "MOVE 2 1")
    assert table.black() == "23456", "one of the equal lowest dice is removed"
    assert table.roll == Kind.WHITE, "then the remaining dice are rolled"


@pytest.mark.rule("ROLL-63", "ROLL-88", "ROLL-Q29")
def test_an_extra_die_may_be_given_up_for_a_calamity_at_any_point_of_a_turn(roll: Roll) -> None:
    table = roll.turn(E1, dice="222222", held="-", pool="223456", bonuses={0: "new_dice"}).play(0, "MOVE 2 1")
    assert table.options(0, "TAKE") == "TAKE_BONUS 2, TAKE_BONUS 3, TAKE_BONUS 4, TAKE_BONUS 5, TAKE_BONUS 6"
    assert table.why_not(0, "TAKE 2 2") == "ROLL-20", "the die of the turn is used"
    table.play(0, "TAKE_BONUS 5")
    assert (table.held[0], table.pool.sum(), table.bonuses(0)) == (5, 0, ""), "and nothing is removed"

    sixth = roll.turn(E1, dice="2", draft=6, held="-", pool="6", bonuses={0: "new_dice"}).play(0, "TAKE_BONUS 6")
    assert "MOVE 2 1" in sixth.options(0), "the sixth die is then free to be used"


@pytest.mark.rule("ROLL-64", "ROLL-88", "ROLL-61")
def test_igloo_and_reroll_work_in_solo(roll: Roll) -> None:
    table = roll.turn(E1, dice="2222", draft=3, held="1", bonuses={0: "igloo reroll"})
    table.play(0, "REROLL")
    assert table.roll_left == 4, "all dice of the turn"
    table.dice_fall("6666").play(0, "IGLOO")
    assert "F6" not in table.hexes(0)
    table.play(0, "I6", "PLACE 6 0")
    assert len(table.drawn(0, "h")) == 12


@pytest.mark.rule("ROLL-82", "ROLL-23", "ROLL-39")
def test_relocation_and_waste_work_in_solo(roll: Roll) -> None:
    stuck = roll.turn("J .....~~ / K ....~.", pawns="K6", dice="222222", held="-", pool="123456")
    assert stuck.options(0, "RELOCATE") == "RELOCATE 2" and stuck.options(0, "WASTE") == "WASTE 2"
    stuck.play(0, "RELOCATE 2", "K4")
    assert stuck.pawn_on(0) == "K4"
    assert roll.turn(E1, dice="222222", held="-", pool="123456").why_not(0, "WASTE 2") == "ROLL-23"


@pytest.mark.rule("ROLL-65", "ROLL-86", "ROLL-88")
def test_a_calamity_on_a_bonus_hex_has_its_aftermath_in_solo(roll: Roll) -> None:
    table = roll.calamity(E1, held="1").play(0, "H8")

    assert (table.phase, table.bonuses(0)) == (Phase.AFTERMATH, "new_dice")
    table.play(0, "BONUS_PLACE 1 0")
    assert table.at(0, "F6") == "O"


@pytest.mark.rule("ROLL-87", "ROLL-86", "ROLL-Q38")
@pytest.mark.parametrize(
    ("value", "drawn"),
    [(1, {"#": "D5"}), (2, {"~": "C3 C4"}), (3, {"~": "E3"}), (4, {"W": "E7"}), (5, {"B": "D5"}), (6, {"4": "E7"})],
)
def test_e11_the_automa_on_the_sheet_of_e2(roll: Roll, value: int, drawn: dict[str, str]) -> None:
    table = roll.turn(E2, dice="1", draft=6, held=str(value), solo_calamity="automa")
    before = Table(table.position.copy())

    table.play(0, "WASTE 1")  # the end of the sixth turn

    assert (table.round_number, table.roll) == (2, Kind.BLACK), "there is no decision"
    for glyph, hexes in drawn.items():
        assert table.drawn(0, glyph) - before.drawn(0, glyph) == set(hexes.split())
    assert (table.sheet[0] != 0).sum() == (before.sheet[0] != 0).sum() + len(" ".join(drawn.values()).split())


@pytest.mark.rule("ROLL-87", "ROLL-Q38")
@pytest.mark.parametrize(
    ("value", "rows", "pawn", "glyph", "hexes"),
    [
        (1, "C h....... / I .......h", "H7", "#", "H8"),  # as many hunters, but next to the pawn
        (2, "", "H4", "~", "G4 G5"),  # both hexes next to the pawn
        (3, "C ..~.~... / F ......W....", "K1", "~", "E6"),  # next to a walrus comes before joining two areas
        (3, "C ..~.~... / F ......W.~..", "K1", "~", "F8"),  # then joining: a walrus and another area
        (3, "F ..WW.~.....", "K1", "~", "F5"),  # a second walrus next to E3 counts for nothing
        (3, "C ..~.~... / F .......~...", "K1", "~", "C4"),  # without a walrus, joining
        (4, "C ..~..... / B ..h.... / F ......Wh... / G ......h...", "K1", "W", "E6"),  # the area with most hunters
        (4, "C ..~..... / B ..h.... / F ......Wh...", "K1", "W", "B2"),  # of equal areas, the open one
        (4, "F ......Wh... / C ..W.....", "K1", "W", "E6"),  # closed areas have hunters as well
        (4, "F ...h~.~h...", "K1", "W", "F6"),  # of equal areas, two at once
        (5, "C h....... / H .....hh..", "K1", "B", "G7"),  # next to most hunters
    ],
)
def test_the_automa_follows_its_keys_in_order(
    roll: Roll, value: int, rows: str, pawn: str, glyph: str, hexes: str
) -> None:
    assert drawn_by_automa(roll, value, rows, pawn, glyph) == set(hexes.split())


@pytest.mark.rule("ROLL-Q38")
@pytest.mark.parametrize(
    ("value", "rows", "glyph", "hexes"),
    [
        (3, "C ..~.~... / F ......W....", "~", "C4"),  # joining two areas counts before a walrus
        (3, "C ..~..... / F ......W....", "~", "E6"),  # then next to a walrus
        (4, "C ..~..... / B ..h.... / F ......Wh... / G ......h...", "W", "B2"),  # the open area counts first
        (4, "F ......Wh... / C ..W.....", "W", "E6"),  # then the area with most hunters
    ],
)
def test_by_option_the_automa_weighs_the_damage_as_in_the_first_edition(
    roll: Roll, value: int, rows: str, glyph: str, hexes: str
) -> None:
    assert drawn_by_automa(roll, value, rows, "K1", glyph, automa_advice="join_first") == set(hexes.split())


def drawn_by_automa(roll: Roll, value: int, rows: str, pawn: str, glyph: str, **options: str) -> set[str]:
    """The hexes in which the automa draws a calamity."""
    table = roll.calamity(rows, held="1", pawns=pawn, **options)
    before = table.drawn(0, glyph)
    draw_unkindly: Any = automa.draw_unkindly
    draw_unkindly(table.position.s, 0, value)
    return table.drawn(0, glyph) - before


@pytest.mark.rule("ROLL-86", "ROLL-87", "ROLL-Q38")
def test_the_player_is_not_bound_by_the_advice(roll: Roll) -> None:
    table = roll.calamity(E2, held="5")

    assert len(table.hexes(0)) == 91 - 11, "any legal place, however kind"
    assert table.play(0, "A1").at(0, "A1") == "B"


@pytest.mark.rule("ROLL-89", "ROLL-01")
def test_after_six_rounds_the_sheet_is_scored(roll: Roll) -> None:
    for solo_calamity in ("player", "automa"):
        for position, seat, action in roll.driver.random_game(1, 4, solo_calamity=solo_calamity):
            last = position, seat, action
        position = last[0]
        assert (position.phase, position.round_number, position.counters[0]) == (Phase.END, 6, 6)
        points, places = position.result()
        assert places == [1] and points[0] >= 0

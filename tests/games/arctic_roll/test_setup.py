"""Setup and the start of a round: ROLL-01 to ROLL-19."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from snowbound.core.contract import CHANCE
from snowbound.games.arctic_roll import fishing
from snowbound.games.arctic_roll.geometry import BONUS_HEX, DISTANCE, IS_CENTRAL, LABEL, NEIGHBOUR
from snowbound.games.arctic_roll.state import BOARD, CENTRE, HEXES, NO_HEX, OFF_SHEET, OPEN_WATER, WALRUS, Phase
from snowbound.games.arctic_roll.state import Roll as Kind
from tests.games.arctic_roll.table import E1, HEX, Roll, Table, contents


def start(roll: Roll, players: int, **options: object) -> Table:
    return Table(roll.driver.start(players, **options))


@pytest.mark.rule("ROLL-09", "ROLL-10", "ROLL-11", "ROLL-12", "ROLL-14", "ROLL-15", "ROLL-Q1", "ROLL-Q4", "ROLL-Q7")
def test_e1_the_water_of_the_setup_is_drawn_by_dice(roll: Roll) -> None:
    table = start(roll, 2)

    table.dice_fall("24")
    assert table.drawn(0, "~") == {"F8", "G7"}
    table.dice_fall("2")
    assert table.roll == Kind.AREA_2_FIRST, "the direction of area 1 is rolled again"
    table.dice_fall("51")

    assert table.sheet[0].tolist() == contents(E1)
    assert table.pawn_on(0) == "F6"
    assert (table.roll_seat, table.roll) == (1, Kind.AREA_1_FIRST), "then chance draws on the next sheet"
    assert table.actors == [CHANCE], "nobody chooses anything"
    assert not table.sheet[1].any()


@pytest.mark.rule("ROLL-13", "ROLL-Q5")
def test_where_areas_may_touch_only_a_second_hex_on_open_water_is_rolled_again(roll: Roll) -> None:
    table = start(roll, 2, setup_touching="allowed").dice_fall("1311")
    assert table.roll_hex == -1, "area 1 is D6 E7, and the 1 for area 2 was refused twice"

    table = start(roll, 2, setup_touching="allowed").dice_fall("132")
    assert table.drawn(0, "~") == {"D6", "E7"}
    table.dice_fall("6")
    assert (table.roll, table.roll_hex) == (Kind.AREA_2_SECOND, HEX["F8"]), "E7 is taken: that die again"
    assert table.at(0, "F8") == ".", "nothing is drawn by a die that has to be repeated"

    table.dice_fall("2")
    assert (table.at(0, "F8"), table.at(0, "F9")) == ("W", "~")


@pytest.mark.rule("ROLL-09", "ROLL-13", "ROLL-Q6")
def test_areas_that_touch_are_rolled_again_or_by_option_allowed(roll: Roll) -> None:
    table = start(roll, 2, setup_touching="allowed").dice_fall("1322")
    assert (table.at(0, "E7"), table.at(0, "F8"), table.at(0, "F9")) == ("~", "W", "~"), "E7 and F8 touch"

    table = start(roll, 2).dice_fall("1322")
    assert (table.roll, table.roll_hex) == (Kind.AREA_2_FIRST, -1), "all of area 2 is rolled again"
    assert table.drawn(0, "~") == {"D6", "E7"} and not table.drawn(0, "W")
    table.dice_fall("26")
    assert table.roll == Kind.AREA_2_FIRST, "overlapping counts as touching"
    table.dice_fall("44")
    assert (table.at(0, "H4"), table.at(0, "I3")) == ("W", "~")


@pytest.mark.rule("ROLL-09", "ROLL-69", "ROLL-Q6")
def test_every_sheet_begins_with_two_areas_one_of_them_open(roll: Roll) -> None:
    survey: Any = fishing.survey
    for seed in range(40):
        for position, _, _ in roll.driver.random_game(6, seed, most=60):
            if position.round_number:
                break
        for seat in range(6):
            found = np.empty((fishing.COLUMNS, HEXES), np.int64)
            survey(position.sheet[seat], found)
            water = [hex_ for hex_ in range(HEXES) if position.sheet[seat, hex_] in (OPEN_WATER, WALRUS)]
            areas = {int(found[fishing.PLACE, hex_]) for hex_ in water}
            assert (len(water), len(areas)) == (4, 2), f"seed {seed}, seat {seat}"
            assert sum(found[fishing.BLOCKER, area] == NO_HEX for area in areas) == 1, "the other has the walrus"


@pytest.mark.rule("ROLL-Q5", "ROLL-Q6")
def test_the_share_of_sheets_that_overlap_or_touch_is_that_of_the_rulings(roll: Roll) -> None:
    touching = overlapping = total = 0
    for first, one, second, other in itertools.product(range(6), repeat=4):
        if first == second:
            continue
        total += 1
        axis = [NEIGHBOUR[NEIGHBOUR[CENTRE, side], side] for side in range(6)]
        area, another = ({axis[first], NEIGHBOUR[axis[first], one]}, {axis[second], NEIGHBOUR[axis[second], other]})
        overlapping += bool(area & another)
        touching += bool(min(DISTANCE[a, b] for a in area for b in another) <= 1)
    assert overlapping * 90 == total, "1 in 90 sheets"
    assert touching * 90 == 13 * total, "13 in 90 sheets: an overlap still touches after the new die"


@pytest.mark.rule("ROLL-16", "ROLL-Q7", "ROLL-Q35")
def test_setup_water_never_reaches_a_bonus_hex_nor_does_the_first_die(roll: Roll) -> None:
    reach = {int(hex_) for side in range(6) for hex_ in NEIGHBOUR[NEIGHBOUR[NEIGHBOUR[CENTRE, side], side]]}
    assert max(DISTANCE[CENTRE, hex_] for hex_ in reach) == 3
    assert {int(DISTANCE[CENTRE, hex_]) for hex_ in BONUS_HEX} == {4}
    assert not IS_CENTRAL[BONUS_HEX].any()
    assert [LABEL[hex_] for hex_ in BONUS_HEX] == ["D8", "H8", "J4", "H2", "D2", "B4"]
    kinds = [entry["kind"] for entry in BOARD["sheet"]["bonus_hexes"]]
    assert kinds[:3] == kinds[3:], "opposite hexes have the same kind, two of each"
    table = start(roll, 2).dice_fall("2451 2451")
    assert (table.claimed[0], table.bonuses(0)) == (0, "")
    fresh = roll.turn(E1, "", dice="123456 123456")
    for move in fresh.options(0, "MOVE").split(", "):
        assert roll.turn(E1, "", dice="123456 123456").play(0, move).claimed[0] == 0


@pytest.mark.rule("ROLL-17", "ROLL-Q3")
def test_the_start_player_is_drawn_by_lot_or_named(roll: Roll) -> None:
    table = start(roll, 3).dice_fall("2451 2451 2451")
    assert table.outcomes() == {0: 1, 1: 1, 2: 1}
    table.chance(2)
    assert table.start == 2

    named = start(roll, 3, start_player=1).dice_fall("2451 2451 2451")
    assert (named.start, named.roll) == (1, Kind.BLACK), "no start player is drawn"
    solo = start(roll, 1).dice_fall("2451")
    assert solo.roll == Kind.BLACK, "with one player nothing is drawn"


@pytest.mark.rule("ROLL-02", "ROLL-03", "ROLL-18", "ROLL-19")
def test_a_round_begins_with_the_calamity_pool_and_six_dice_for_each(roll: Roll) -> None:
    table = start(roll, 3, start_player=1).dice_fall("2451 2451 2451")
    assert table.roll_left == 3, "as many black dice as players"
    table.dice_fall("661")
    assert table.black() == "166"
    table.dice_fall("123456 111111")
    assert table.phase == Phase.ROUND_START
    table.dice_fall("222333")

    assert [table.flow(seat) for seat in range(3)] == ["123456", "111111", "222333"]
    assert (table.phase, table.actors, table.draft) == (Phase.WINDOW, [1], 1)


@pytest.mark.rule("ROLL-01", "ROLL-03", "ROLL-79", "ROLL-80", "ROLL-Q2")
def test_one_player_always_plays_solo(roll: Roll) -> None:
    table = start(roll, 1).dice_fall("2451")
    assert table.roll_left == 6, "six black dice"
    table.dice_fall("133466 123456")
    assert (table.phase, table.black(), table.flow(0)) == (Phase.TURN, "133466", "123456"), "no window, no neighbours"
    assert table.sheet[0].tolist() == contents(E1), "the setup is the same"


@pytest.mark.rule("ROLL-05", "ROLL-Q33", "ROLL-Q34")
def test_the_sheet_has_91_hexes_and_six_counters(roll: Roll) -> None:
    assert HEXES == 91 == 3 * 5 * 6 + 1
    assert int(DISTANCE[CENTRE].max()) == 5
    assert (NEIGHBOUR == OFF_SHEET).sum() == 6 * 3 + 24 * 2, "six corners, twenty-four edge hexes"
    assert BOARD["sheet"]["calamity_counters"] == BOARD["length"]["rounds"] == 6


@pytest.mark.rule("ROLL-06", "ROLL-08")
def test_a_hex_holds_one_drawing_and_keeps_it_for_ever(roll: Roll) -> None:
    before = None
    for position, _, _ in roll.driver.random_game(3, 21):
        sheets = position.sheet[:3].copy()
        if before is not None:
            filled = before != 0
            assert (sheets[filled] == before[filled]).all(), "a drawing was erased, moved or replaced"
        before = sheets
    assert before is not None and (before != 0).sum() > 60

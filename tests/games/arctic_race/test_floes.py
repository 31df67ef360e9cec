"""Shifting the floes, being carried or thrown out, and open water."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE
from snowbound.games.arctic_race.state import TILE, EndReason, Phase
from tests.games.arctic_race.table import Race


@pytest.mark.rule("RACE-49", "RACE-50")
def test_a_shift_lays_a_tile_into_slot_1_and_the_last_one_leaves_for_good(race: Race) -> None:
    table = race.turn("C4").do("second")
    assert (table.phase, table.position.actors, table.position.stack) == (Phase.DRAW, [CHANCE], 17)
    assert TILE.index("F13") not in table.position.outcomes(), "a tile in the river cannot come up"

    table.draw("F20")

    assert (table.river, table.position.stack) == ("F20 F01 F02 F03 F12", 16)
    table.do("move 1").choose("C5 C4").do("move 5", "second")
    assert TILE.index("F13") not in table.position.outcomes(), "nor one that has left"
    assert TILE.index("F20") not in table.position.outcomes()


@pytest.mark.rule("RACE-51", "RACE-52", "RACE-Q12", "RACE-53")
def test_racers_keep_their_place_on_the_tile_and_swap_their_order(race: Race) -> None:
    """Lower lane 6, 13, 18, 25, 30, out; upper lane 7, 12, 19, 24, 31, out."""
    table = race.turn("C4", "r1:6 y1:7 r2:13 y2:12 r3:18 y3:19 b1:25 b2:24 b3:30 b4:31 b5:4", players=3)

    table.do("second").draw("F05")

    assert table.racers == {
        "r1": 13,
        "y1": 12,
        "r2": 18,
        "y2": 19,
        "r3": 25,
        "y3": 24,
        "b1": 30,
        "b2": 31,
        "b5": 4,
    }
    assert (table.where("b3"), table.where("b4")) == ("owner", "owner")


@pytest.mark.rule("RACE-53", "RACE-Q13")
def test_being_carried_sets_off_no_icon_and_no_jump(race: Race) -> None:
    """Red 1 stands on the die of F10, yellow on the arrow of F15; land is not affected."""
    table = race.turn("C4", "r1:6 y1:12 y2:15 r2:14", river="F10 F15 F03 F12 F13").do("second").draw("F20")

    assert table.racers == {"r1": 13, "y1": 19, "y2": 15, "r2": 14}
    assert (table.phase, table.turn) == (Phase.ACT, "y"), "no roll, no second shift"
    assert table.river == "F20 F10 F15 F03 F12"


@pytest.mark.rule("RACE-52", "RACE-Q15")
def test_a_racer_thrown_out_may_start_again_in_the_same_round(race: Race) -> None:
    table = race.table("y2:31").choose("C4 C2").do("second").draw("F20")
    assert (table.where("y2"), table.turn) == ("owner", "y")

    table.do("move 2")
    assert table.where("y2") == 2, "at the beginning"


@pytest.mark.rule("RACE-54", "RACE-Q14")
def test_a_racer_that_lands_on_an_arrow_of_a_floe_is_carried_by_it(race: Race) -> None:
    table = race.turn("C1", "r1:11", river="F01 F15 F03 F12 F13").do("move 1")
    assert (table.where("r1"), table.phase) == (12, Phase.DRAW)

    table.draw("F20")
    assert (table.where("r1"), table.turn) == (19, "y"), "carried, and the arrow does not act again"


@pytest.mark.rule("RACE-54", "RACE-Q14", "RACE-41")
def test_a_racer_may_throw_itself_out_in_the_middle_of_its_chain(race: Race) -> None:
    """25 + 2 = 27, +3 leads to 30, an arrow in slot 5."""
    table = race.turn("C2", "r2:25", river="F01 F02 F03 F13 F14").do("move 2")
    assert (table.where("r2"), table.phase) == (30, Phase.DRAW)

    table.draw("F20")
    assert (table.where("r2"), table.turn) == ("owner", "y"), "its chain is over"


@pytest.mark.rule("RACE-52", "RACE-Q11", "RACE-47")
def test_a_racer_may_be_thrown_out_by_what_its_own_die_sets_off(race: Race) -> None:
    """Red 3 lands on the die of slot 5 and rolls 4; red 4 lands on the arrow of 29."""
    table = race.turn("C3", "r3:28 r4:25", river="F01 F02 F03 F13 F11").do("move 3")
    assert (table.where("r3"), table.phase) == (31, Phase.ROLL)

    table.roll("4").draw("F20")
    assert (table.where("r3"), table.where("r4"), table.turn) == ("owner", 29, "y")


@pytest.mark.rule("RACE-55", "RACE-Q16", "RACE-Q17", "RACE-61")
def test_without_a_tile_in_the_stack_the_row_still_moves_and_the_game_will_end(race: Race) -> None:
    table = race.turn("C4", "y1:31 y2:7 y3:20", stack=0).do("second")

    assert (table.phase, table.turn) == (Phase.ACT, "y"), "at once, without chance; the round goes on"
    assert table.river == "~ F01 F02 F03 F12"
    assert table.racers == {"y2": 12, "y3": 20}, "thrown out and carried as by any shift"
    assert table.position.ending == EndReason.FLOES_OUT


@pytest.mark.rule("RACE-61", "RACE-Q16")
def test_taking_the_last_tile_of_the_stack_does_not_end_the_game(race: Race) -> None:
    table = race.turn("C4", stack=1, others="C2").do("second").draw("F04")
    assert (table.position.stack, table.position.ending) == (0, 0)
    table.do("second")
    assert (table.phase, table.position.round_number) == (Phase.CHOOSE, 2)


@pytest.mark.rule("RACE-56", "RACE-55")
def test_each_further_shift_of_the_last_round_takes_away_one_more_tile(race: Race) -> None:
    table = race.table(players=6, stack=0).choose("C4 C4 C4 C4 C4 C4")
    rivers = []
    for _ in range(6):
        table.do("second")
        rivers.append(table.river)
    assert rivers == [
        "~ F01 F02 F03 F12",
        "~ ~ F01 F02 F03",
        "~ ~ ~ F01 F02",
        "~ ~ ~ ~ F01",
        "~ ~ ~ ~ ~",
        "~ ~ ~ ~ ~",
    ]
    assert table.phase == Phase.END


@pytest.mark.rule("RACE-57", "RACE-Q18")
def test_open_water_counts_as_steps_and_may_be_passed(race: Race) -> None:
    table = race.turn("C4", "r4:5", river="~ F01 F02 F03 F12", stack=0).do("move 4")
    assert table.where("r4") == 9


@pytest.mark.rule("RACE-58", "RACE-Q18")
@pytest.mark.parametrize(
    ("card", "at", "racer"),
    [
        ("C1", "r1:5", "r1"),  # by its count
        ("C4", "r4:1 y1:5", "r4"),  # by a jump
        ("C5", "r5:2", "r5"),  # into the upper field
    ],
)
def test_a_racer_that_would_rest_on_open_water_goes_back_to_its_owner(
    race: Race, card: str, at: str, racer: str
) -> None:
    table = race.turn(card, at, river="~ F01 F02 F03 F12", stack=0).do(f"move {racer[1]}")

    assert table.where(racer) == "owner"
    assert (table.phase, table.turn) == (Phase.ACT, "y"), "its chain ends"
    assert not table.position.occupied & (0b11 << 6), "nobody is in the water"


@pytest.mark.rule("RACE-58", "RACE-41")
def test_a_plus_may_lead_into_open_water(race: Race) -> None:
    """15 + 1 = 16, and its +2 leads to 18, in slot 3."""
    table = race.turn("C1", "r1:15", river="~ ~ ~ F03 F12", stack=0).do("move 1")
    assert table.where("r1") == "owner"


@pytest.mark.rule("RACE-59", "RACE-Q19")
def test_a_shift_in_an_empty_river_does_nothing(race: Race) -> None:
    table = race.turn("C4", "r1:5 y1:20", river="~ ~ ~ ~ ~", stack=0).do("second")
    assert (table.river, table.racers) == ("~ ~ ~ ~ ~", {"r1": 5, "y1": 20})
    assert table.turn == "y"

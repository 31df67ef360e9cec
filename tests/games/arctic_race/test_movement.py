"""Moving along the path, and coming home."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.games.arctic_race.state import CARRIED, GOAL, NOBODY, RACERS, WITH_OWNER, Phase
from tests.games.arctic_race.table import Race


@pytest.mark.rule("RACE-31", "RACE-35", "RACE-Q3", "RACE-Q6")
def test_every_position_counts_and_passing_has_no_effect(race: Race) -> None:
    """Red passes yellow on a die, an arrow and an empty floe."""
    table = race.turn("C4", "r4:9 y1:10").do("move 4")

    assert table.racers == {"r4": 13, "y1": 10}
    assert (table.phase, table.turn) == (Phase.ACT, "y"), "neither die nor arrow is used"
    assert table.river == "F01 F02 F03 F12 F13"


@pytest.mark.rule("RACE-32", "RACE-28")
@pytest.mark.parametrize(("card", "racer", "field"), [("C1", 1, 1), ("C2", 2, 2), ("C4", 4, 4), ("C5", 5, 5)])
def test_position_1_is_the_first_step_of_a_racer_with_its_owner(race: Race, card: str, racer: int, field: int) -> None:
    table = race.turn(card).do(f"move {racer}")
    assert table.racers == {f"r{racer}": field}


@pytest.mark.rule("RACE-33", "RACE-40", "RACE-41", "RACE-Q4", "RACE-Q5")
def test_an_occupied_position_pushes_on_to_the_next_free_one_whose_icon_acts(race: Race) -> None:
    """11 + 4 = 15 is taken by an own racer, 16 is +2, 18 and 19 are taken, 20 is an arrow."""
    table = race.turn("C4", "r4:11 r1:15 y2:18 r3:19").do("move 4")

    assert table.where("r4") == 20
    assert table.phase == Phase.DRAW, "the arrow acts after two pushes and a +2"
    assert (table.where("r1"), table.where("y2"), table.where("r3")) == (15, 18, 19)


@pytest.mark.rule("RACE-35", "RACE-33")
def test_occupied_positions_that_are_jumped_have_no_effect(race: Race) -> None:
    """Position 3 (START) is occupied by yellow: red jumps it and lands on 4."""
    table = race.turn("C3", "y1:3").do("move 3")
    assert (table.where("r3"), table.phase, table.turn) == (4, Phase.ACT, "y")
    assert table.token == "r"


@pytest.mark.rule("RACE-36", "RACE-Q8")
@pytest.mark.parametrize("start", [32, 33, 35, 36])
def test_the_goal_needs_no_exact_count(race: Race, start: int) -> None:
    table = race.turn("C5", f"r5:{start}").do("move 5")
    assert (table.where("r5"), table.place("r5")) == ("home", 1)
    assert table.position.occupied == 0


@pytest.mark.rule("RACE-36")
def test_the_last_position_is_not_yet_the_goal(race: Race) -> None:
    table = race.turn("C4", "r4:32").do("move 4")
    assert (table.where("r4"), table.place("r4")) == (36, 0)


@pytest.mark.rule("RACE-Q9", "RACE-36")
def test_if_the_last_field_is_occupied_the_racer_goes_on_and_is_home(race: Race) -> None:
    table = race.turn("C1", "r1:35 y4:36").do("move 1")
    assert (table.where("r1"), table.where("y4")) == ("home", 36)


@pytest.mark.rule("RACE-41", "RACE-36")
def test_a_plus_may_lead_home(race: Race) -> None:
    """33 + 1 = 34, which is +2: 36 is taken, so the racer is home."""
    table = race.turn("C1", "r2:33 y4:36").do("move 2")
    assert (table.where("r2"), table.place("r2")) == ("home", 1)


@pytest.mark.rule("RACE-37", "RACE-63")
def test_a_racer_that_comes_home_takes_the_first_free_place_of_its_race_and_stays(race: Race) -> None:
    table = race.turn("C5", "r5:33", players=3, home="b5 b4", others="C4").do("move 5")

    assert (table.place("b5"), table.place("r5"), table.place("y5")) == (1, 2, 0)
    assert table.place("b4") == 1, "another race has places of its own"
    assert (table.phase, table.turn) == (Phase.ACT, "y"), "nothing else happens to it"

    table.do("second").draw("F20")
    assert table.where("r5") == "home", "no shift reaches it"


@pytest.mark.rule("RACE-Q7")
def test_an_icon_acts_once_for_a_landing_not_when_its_racer_leaves_or_waits(race: Race) -> None:
    """Red 1 stands on START, red 2 on the die of 10."""
    leaves = race.turn("C1", "r1:3 r2:10").do("move 1")
    assert (leaves.where("r1"), leaves.phase, leaves.turn) == (4, Phase.ACT, "y")

    waits = race.turn("C4", "r1:3 r2:10").do("move 4")
    assert (waits.where("r4"), waits.phase, waits.turn) == (4, Phase.ACT, "y")


@pytest.mark.rule("RACE-34", "RACE-38", "RACE-08", "RACE-51", "RACE-Q34")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_racers_go_only_forward_and_only_those_of_the_player_in_turn(race: Race, players: int) -> None:
    """In random games, other players' racers change only by a shift, and nobody brings four home."""
    for seed in range(4 if race.driver.compiled else 1):
        before, mover = None, NOBODY
        for position, _, _ in race.driver.random_game(players, seed):
            now = position.field[:players].copy()
            if before is not None:
                watch_step(before, now, mover)
                home = (now == GOAL).sum(axis=1)
                assert home.max() <= 3, "nobody ever has more than three racers home"
                assert home.sum() - (before == GOAL).sum() <= 1, "an event brings at most one racer home"
            on_board = now[(now != WITH_OWNER) & (now != GOAL)].tolist()
            assert len(set(on_board)) == len(on_board), "no two racers share a position"
            before, mover = now, position.turn


def watch_step(before: Any, now: Any, mover: int) -> None:
    """Compare the racers before and after one event."""
    for seat in range(len(now)):
        for racer in range(RACERS):
            old, new = int(before[seat, racer]), int(now[seat, racer])
            if seat != mover:
                assert new in (old, CARRIED[old]), f"seat {seat} moved in a turn of seat {mover}"
            assert new >= old or new == WITH_OWNER, "a racer went back"

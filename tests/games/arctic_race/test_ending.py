"""Both endings, and the technical stop."""

from __future__ import annotations

import pytest

from snowbound.games.arctic_race.state import EndReason, Phase
from tests.games.arctic_race.table import Race


@pytest.mark.rule("RACE-60")
def test_three_racers_home_end_the_game_after_the_round(race: Race) -> None:
    table = race.table("r5:33 b2:15", players=3, home="r1 r2").choose("C5 C2 C2").do("move 5")

    assert table.where("r5") == "home"
    assert (table.phase, table.turn) == (Phase.ACT, "y"), "the round is played to its end"
    table.do("move 2")
    assert (table.phase, table.turn) == (Phase.ACT, "b")
    table.do("move 2")
    assert (table.phase, table.position.ending, table.position.actors) == (Phase.END, EndReason.THREE_HOME, [])
    assert table.where("b2") == 17, "the last turn still counted"


@pytest.mark.rule("RACE-60")
def test_two_racers_home_do_not_end_the_game(race: Race) -> None:
    table = race.table("r5:33", home="r1 y1 y2").choose("C5 C2").do("move 5", "second")
    assert (table.phase, table.position.round_number) == (Phase.CHOOSE, 2)


@pytest.mark.rule("RACE-61")
def test_a_shift_that_found_the_stack_empty_ends_the_game_after_the_round(race: Race) -> None:
    table = race.table("y2:15", stack=0).choose("C4 C2").do("second")
    assert (table.phase, table.turn) == (Phase.ACT, "y")
    table.do("move 2")
    assert (table.phase, table.position.ending) == (Phase.END, EndReason.FLOES_OUT)


@pytest.mark.rule("RACE-62", "RACE-68")
def test_both_endings_in_one_round_lead_to_the_same_scoring(race: Race) -> None:
    at, home = "r5:33 y2:15", "y1 r1 r2"
    both = race.table(at, home=home, stack=0, players=3).choose("C5 C2 C4").do("move 5", "move 2", "second")
    one = race.table(at, home=home, players=3).choose("C5 C2 C4").do("move 5", "move 2", "second").draw("F20")

    assert both.position.ending == EndReason.THREE_HOME | EndReason.FLOES_OUT
    assert one.position.ending == EndReason.THREE_HOME
    assert both.position.result() == one.position.result() == ([16, 7, 0], [1, 2, 3])

    floes = race.table(at, home="y1 r1", stack=0, players=3).choose("C2 C2 C4")
    floes.do("move 2", "move 2", "second")
    assert floes.position.result() == ([5, 7, 0], [2, 1, 3]), "scored by the same prizes"


@pytest.mark.rule("RACE-Q34")
def test_several_players_with_three_racers_home_all_count_and_points_decide(race: Race) -> None:
    """Red is first to have three home, yellow gets there in the same round and has more points."""
    table = race.table("r5:33 y4:35", home="r3 r4 y1 y2").choose("C5 C4").do("move 5", "move 4")

    assert (table.phase, table.position.ending) == (Phase.END, EndReason.THREE_HOME)
    assert table.position.result() == ([15, 16], [2, 1]), "no bonus for being first"


@pytest.mark.rule("RACE-Q35")
def test_a_game_that_never_ends_is_stopped_after_max_rounds_and_scored(race: Race) -> None:
    table = race.table(home="y3", max_rounds=3)
    for _ in range(3):
        assert table.phase == Phase.CHOOSE
        table.choose("C2 C2").do("second", "second")
    assert (table.phase, table.position.ending, table.position.round_number) == (Phase.END, EndReason.STOPPED, 3)
    assert table.position.result() == ([0, 5], [2, 1])


@pytest.mark.rule("RACE-Q35")
def test_the_technical_stop_is_at_200_rounds_by_default(race: Race) -> None:
    table = race.table()
    assert table.position.max_rounds == 200
    for _ in range(200):
        table.choose("C2 C2").do("second", "second")
    assert table.position.ending == EndReason.STOPPED

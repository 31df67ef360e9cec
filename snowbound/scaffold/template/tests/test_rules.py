"""Each rule of Snow Dash, in plain and in compiled form."""

from __future__ import annotations

import pytest
from snow_dash.actions import CAMP, ROLL
from snow_dash.state import FIELDS, NOBODY, SHORT_FIELDS

from snowbound.core.contract import CHANCE
from snowbound.testing.driver import Driver

STORM, TWO, SIX = 0, 1, 5  # outcomes of the die


@pytest.mark.rule("DASH-01")
def test_dash_01_all_sledges_are_at_the_start_and_the_first_seat_begins(driver: Driver) -> None:
    for players in (2, 3, 4):
        position = driver.start(players)

        assert position.actors == [0]
        assert position.camp.tolist() == [0, 0, 0, 0]
        assert position.winner == NOBODY


@pytest.mark.rule("DASH-02")
def test_dash_02_the_short_game_has_fewer_fields(driver: Driver) -> None:
    assert driver.start(2).length == FIELDS
    assert driver.start(2, track="short").length == SHORT_FIELDS


@pytest.mark.rule("DASH-03")
def test_dash_03_you_cannot_camp_before_you_roll(driver: Driver) -> None:
    position = driver.start(2)

    assert position.legal(0) == [ROLL]
    assert position.explain(0, CAMP) == "DASH-03"

    position.play(0, ROLL).chance(TWO)
    assert position.legal(0) == [ROLL, CAMP]


@pytest.mark.rule("DASH-04")
def test_dash_04_the_sledge_goes_ahead_but_its_camp_does_not(driver: Driver) -> None:
    position = driver.position(2, camp=[7, 0, 0, 0])

    position.play(0, ROLL).chance(TWO).play(0, ROLL).chance(SIX)

    assert position.ahead == 8
    assert position.camp[0] == 7
    assert position.actors == [0], "the turn goes on"


@pytest.mark.rule("DASH-05")
def test_dash_05_a_storm_takes_the_fields_that_are_not_camped(driver: Driver) -> None:
    position = driver.position(2, camp=[7, 3, 0, 0], ahead=9)

    position.play(0, ROLL).chance(STORM)

    assert position.camp.tolist() == [7, 3, 0, 0]
    assert position.ahead == 0
    assert position.actors == [1]


@pytest.mark.rule("DASH-06")
def test_dash_06_camping_keeps_the_fields_and_ends_the_turn(driver: Driver) -> None:
    position = driver.position(3, camp=[7, 3, 5, 0], turn=2, ahead=9)

    position.play(2, CAMP)

    assert position.camp.tolist() == [7, 3, 14, 0]
    assert position.ahead == 0
    assert position.actors == [0], "the first seat follows the last"


@pytest.mark.rule("DASH-07")
def test_dash_07_reaching_the_hut_wins_at_once(driver: Driver) -> None:
    position = driver.position(2, camp=[FIELDS - 8, 0, 0, 0], ahead=6)

    position.play(0, ROLL).chance(TWO)

    assert position.actors == []
    assert position.winner == 0


@pytest.mark.rule("DASH-08")
def test_dash_08_the_others_take_their_places_by_their_camps(driver: Driver) -> None:
    position = driver.position(4, camp=[4, FIELDS - 2, 9, 4], turn=1)
    assert position.result()[1] == [0, 0, 0, 0], "there are no places before the end"

    position.play(1, ROLL).chance(TWO)

    assert position.result() == ([4, FIELDS, 9, 4], [3, 1, 2, 3])


@pytest.mark.rule("DASH-Q1")
def test_dash_q1_fields_beyond_the_hut_are_not_counted(driver: Driver) -> None:
    position = driver.position(2, camp=[FIELDS - 1, 0, 0, 0])

    position.play(0, ROLL).chance(SIX)

    assert position.winner == 0
    assert position.camp[0] == FIELDS


def test_every_face_is_equally_likely(driver: Driver) -> None:
    position = driver.start(2).play(0, ROLL)

    assert position.actors == [CHANCE]
    assert position.outcomes() == dict.fromkeys(range(6), 1)

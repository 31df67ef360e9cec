"""The turn: roll the die, turn over tiles, turn them back; then the next player."""

from __future__ import annotations

import pytest

from snowbound.core.contract import EVERYONE
from snowbound.games.polar_rush import actions as act
from snowbound.games.polar_rush.state import MAX_TURNS, NO_PLACE, PLACES, Face, Phase
from tests.games.polar_rush.course import Rush


@pytest.mark.rule("RUSH-09", "RUSH-10", "RUSH-50")
def test_a_turn_is_roll_then_tiles_then_the_next_player(rush: Rush) -> None:
    scene = rush.begun(2)
    assert scene.phase == Phase.ROLL and scene.chance_acts

    scene.roll(3)
    assert (scene.active, scene.tiles_left, scene.phase) == (0, 3, Phase.FLIP)
    scene.flip(4).flip(0)
    assert (scene.active, scene.tiles_left, scene.phase) == (0, 1, Phase.FLIP)
    scene.flip(8)

    assert (scene.active, scene.phase, scene.turn_number) == (1, Phase.ROLL, 1)
    assert scene.roll(1).turn_number == 2


@pytest.mark.rule("RUSH-10", "RUSH-Q5")
def test_nobody_may_stop_before_all_tiles_are_turned_over(rush: Rush) -> None:
    scene = rush.scene("1:1,2", "start", roll=2).flip(0)

    assert scene.options() == [f"flip {place}" for place in range(1, 11)]
    assert scene.why_not("decline") == "RUSH-Q5"


@pytest.mark.rule("RUSH-11", "RUSH-12", "RUSH-Q6")
def test_one_tile_at_a_time_any_that_lies_face_down_and_none_twice(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=3)
    assert len(scene.options()) == PLACES
    scene.flip(4)
    assert scene.face_up == {4}
    assert "flip 4" not in scene.options()
    assert scene.why_not("flip 4") == "RUSH-12"

    scene.flip(2)  # the crack needs a junction first
    assert scene.why_not("flip 5") == "RUSH-11"
    assert scene.do("crack 0").why_not("flip 5") is None


@pytest.mark.rule("RUSH-13")
def test_what_a_tile_shows_is_for_everybody(rush: Rush) -> None:
    scene = rush.scene("start", "start", "start", roll=2)
    scene.play(0, act.FLIP + 4)
    assert scene.audience(15, Face.POLAR_BEAR) == EVERYONE
    scene.chance(Face.POLAR_BEAR)

    for viewer in (-1, 0, 1, 2):
        assert scene.view(viewer).seen == {4: "polar_bear"}


@pytest.mark.rule("RUSH-12", "RUSH-49")
def test_tiles_stay_face_up_to_the_end_of_the_turn_and_then_lie_down_where_they_are(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=2).flip(4, 0)
    assert scene.face_up == {0, 4}, "everyone can see the last tile as well"

    scene.roll(1)

    assert scene.face_up == set()
    assert scene.seen == {0: "igloo", 4: "polar_bear"}, "no tile changes its place"
    assert scene.flip(0).phase == Phase.ROLL, "a seen tile is no chance event"


@pytest.mark.rule("RUSH-Q28")
def test_there_are_always_more_tiles_than_the_die_demands(rush: Rush) -> None:
    scene = rush.begun(2)
    assert max(scene.outcomes()) < PLACES

    scene.apply(15, PLACES + 1)  # an impossible die
    assert scene.tiles_left == PLACES, "all tiles are turned over"


@pytest.mark.rule("RUSH-Q29")
def test_a_blocked_player_stays_and_turns_over_all_tiles_nevertheless(rush: Rush) -> None:
    scene = rush.scene("1:1,2", "2:0,1", "1:0,2", roll=2).flip(3)  # both hares are occupied

    assert scene.where(0) == "1:1,2"
    assert (scene.active, scene.tiles_left) == (0, 1)
    scene.flip(0)
    assert scene.active == 1, "no turn is skipped"


@pytest.mark.rule("RUSH-Q30")
def test_the_rules_have_no_last_turn_only_environments_have(rush: Rush) -> None:
    scene = rush.scene("start", "start", turn=MAX_TURNS)

    scene.roll(1).flip(0)

    assert MAX_TURNS == 5000
    assert scene.turn_number == MAX_TURNS + 1 and scene.chance_acts
    assert rush.scene("start", "start", turn=2_000_000).roll(1).turn_number == 2_000_001
    assert scene.place == NO_PLACE

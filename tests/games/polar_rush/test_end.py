"""The igloo, the end of the game, and its result."""

from __future__ import annotations

import pytest

from snowbound.games.polar_rush.state import Phase
from tests.games.polar_rush.course import LONG, Rush


@pytest.mark.rule("RUSH-46", "RUSH-48", "RUSH-Q37")
def test_an_igloo_tile_next_to_the_igloo_wins_at_once(rush: Rush) -> None:
    scene = rush.scene("6:0,1", "6:0,4", "start", roll=3, seen={2: "seal"}).flip(0)

    assert (scene.where(0), scene.phase, scene.winner) == ("6:1,2", Phase.END, 0)
    assert scene.actors == [], "no more tiles, no turning back, no shuffle"
    assert scene.face_up == {0} and scene.tiles_left == 3
    assert scene.result() == ([1, 0, 0], [1, 2, 2]), "all others are equal"


@pytest.mark.rule("RUSH-48", "RUSH-Q37")
def test_before_the_end_there_is_no_result(rush: Rush) -> None:
    assert rush.scene("6:0,1", "6:0,4", roll=3).result() == ([0, 0], [0, 0])


@pytest.mark.rule("RUSH-48", "RUSH-Q23")
def test_a_turn_that_wins_shuffles_nothing(rush: Rush) -> None:
    scene = rush.scene("6:0,1", "start", roll=3, seen={1: "seal"}).flip(2).do("crack 0").flip(8)

    assert scene.winner == 0
    assert scene.seen == {1: "seal", 2: "crack", 8: "igloo"}


@pytest.mark.rule("RUSH-47")
@pytest.mark.parametrize("place", [0, 8])
def test_the_igloo_tiles_are_alike_and_do_nothing_elsewhere(rush: Rush, place: int) -> None:
    far = rush.scene("6:0,4", "start", roll=2).flip(place)
    assert (far.where(0), far.phase, far.tiles_left) == ("6:0,4", Phase.FLIP, 1)

    assert rush.scene("6:0,1", "start", roll=2).flip(place).winner == 0


@pytest.mark.rule("RUSH-46", "RUSH-Q20", "RUSH-Q16")
def test_a_sled_reaches_the_igloo_on_its_floe_and_from_the_last_mid_floe(rush: Rush) -> None:
    scene = rush.scene("5:1,2", "start", roll=1).flip(0)
    assert scene.options() == ["go 6:1,2", "decline"], "the igloo is not adjacent, so the sled need not be used"
    assert scene.copy().do("decline").where(0) == "5:1,2"
    assert scene.do("go 6:1,2").winner == 0
    for figure in ("7:1,3", "8:1,1"):  # the last mid floe, and three columns away on the home floe
        assert rush.scene(figure, "start", roll=1, course=LONG).flip(0).do("go 8:1,4").winner == 0
    assert rush.scene("5:1,2", "start", roll=1, gaps=[5]).flip(0).phase == Phase.ROLL, "not across a gap"
    assert rush.scene("5:1,2", "start", roll=1, variant="easy").flip(0).phase == Phase.ROLL, "no power in easy play"
    assert rush.scene("8:0,1", "start", roll=1, course=LONG).flip(0).phase == Phase.ROLL, "no sled"


@pytest.mark.rule("RUSH-46", "RUSH-Q20")
def test_a_table_may_choose_that_a_sled_does_not_reach_the_igloo_from_afar(rush: Rush) -> None:
    for figure in ("7:1,3", "8:1,1"):
        scene = rush.scene(figure, "start", roll=2, course=LONG, sled_to_igloo="off").flip(0)
        assert (scene.where(0), scene.phase) == (figure, Phase.FLIP), "the tile does nothing"
        assert scene.flip(9).phase == Phase.MOVE, "the sled still reaches every other picture"
    adjacent = rush.scene("6:0,2", "start", roll=1, sled_to_igloo="off")  # a sled next to the igloo
    assert adjacent.flip(0).winner == 0
    kayak = rush.scene("kayak:5", "start", roll=1, gaps=[5], sled_to_igloo="off")
    assert kayak.flip(0).winner == 0, "from the kayak the igloo is adjacent"


@pytest.mark.rule("RUSH-Q20", "RUSH-Q16")
def test_a_sled_next_to_the_igloo_must_go_there(rush: Rush) -> None:
    assert rush.scene("6:0,2", "start", roll=1).flip(0).winner == 0


@pytest.mark.rule("RUSH-46", "RUSH-Q21")
@pytest.mark.parametrize("variant", ["standard", "easy"])
def test_from_the_kayak_before_the_home_floe_the_igloo_is_adjacent(rush: Rush, variant: str) -> None:
    scene = rush.scene("kayak:5", "start", roll=1, gaps=[5], variant=variant).flip(8)
    assert (scene.winner, scene.where(0)) == (0, "6:1,2")

    other = rush.scene("kayak:4", "start", roll=1, gaps=[4], variant=variant).flip(8)
    assert other.winner == -1


@pytest.mark.rule("RUSH-46")
def test_from_the_floe_before_only_a_step_away_counts(rush: Rush) -> None:
    assert rush.scene("5:1,1", "start", roll=1).flip(0).winner == -1, "two rows from the igloo"

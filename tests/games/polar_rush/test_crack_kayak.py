"""Crack and kayak: gaps open and close, and the kayak is the only way across."""

from __future__ import annotations

import pytest

from snowbound.games.polar_rush.state import Face, Phase
from tests.games.polar_rush.course import LONG, Rush

ALL_SIX = [f"crack {junction}" for junction in range(6)]


@pytest.mark.rule("RUSH-33", "RUSH-34", "RUSH-Q22")
def test_a_crack_separates_or_bridges_any_junction_and_cannot_be_passed(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=2, gaps=[1, 4]).flip(2)

    assert scene.options() == ALL_SIX
    assert scene.why_not("decline") == "RUSH-33"
    assert scene.why_not("crack 6") == "RUSH-34"
    assert scene.copy().do("crack 0").gaps == {0, 1, 4}, "any number of gaps, also at the first junction"
    assert scene.copy().do("crack 5").gaps == {1, 4, 5}
    assert scene.do("crack 4").gaps == {1}


@pytest.mark.rule("RUSH-33")
def test_without_a_crack_tile_no_floe_moves(rush: Rush) -> None:
    assert rush.scene("start", "start", roll=2).why_not("crack 0") == "RUSH-33"


@pytest.mark.rule("RUSH-34", "RUSH-Q22")
def test_gaps_may_be_everywhere_at_once(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=1, gaps=[0, 1, 2, 3, 4]).flip(2)

    assert scene.do("crack 5").gaps == set(range(6))
    longest = rush.scene("start", "start", roll=1, course=LONG).flip(2)
    assert longest.options() == [f"crack {junction}" for junction in range(8)]


@pytest.mark.rule("RUSH-35", "RUSH-Q22")
@pytest.mark.parametrize("rider", [0, 1])
def test_a_gap_with_somebody_in_the_kayak_cannot_be_bridged_by_anybody(rush: Rush, rider: int) -> None:
    figures = ["1:0,0", "1:0,0"]
    figures[rider], figures[1 - rider] = "kayak:2", "1:0,0"
    scene = rush.scene(*figures, roll=2, gaps=[2, 3]).flip(2)

    assert scene.options() == [name for name in ALL_SIX if name != "crack 2"]
    assert scene.why_not("crack 2") == "RUSH-35"
    assert scene.do("crack 3").gaps == {2}, "another gap can"


@pytest.mark.rule("RUSH-35", "RUSH-45")
def test_once_the_kayak_is_left_the_gap_can_be_bridged(rush: Rush) -> None:
    scene = rush.scene("kayak:2", "start", roll=2, gaps=[2]).flip(3)  # a hare on each floe
    scene.do("go 3:1,1").flip(2)

    assert scene.options() == ALL_SIX
    assert scene.do("crack 2").gaps == set()


@pytest.mark.rule("RUSH-36")
def test_after_the_crack_the_turn_goes_on(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=3).flip(2).do("crack 3")

    assert (scene.active, scene.phase, scene.tiles_left) == (0, Phase.FLIP, 2)
    assert scene.face_up == {2}


@pytest.mark.rule("RUSH-37", "RUSH-Q23")
def test_the_shuffle_comes_at_the_end_of_the_turn_and_nothing_is_known_then(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=3, seen={1: "seal", 9: "fishing_hole"})
    scene.flip(2).do("crack 3")
    assert scene.seen == {1: "seal", 2: "crack", 9: "fishing_hole"}

    scene.flip(9)
    assert scene.where(0) == "0:1,0", "a tile seen before keeps its face until the turn ends"
    scene.flip(4)
    assert scene.phase == Phase.ROLL and len(scene.seen) == 4, "the last tile is still to be seen"
    scene.roll(1)

    assert scene.seen == {} and scene.face_up == set()
    assert scene.gaps == {3}, "the gap stays"
    scene.play(1, 9)
    assert scene.outcomes() == {face: 2 if face == Face.IGLOO else 1 for face in range(10)}


@pytest.mark.rule("RUSH-37", "RUSH-49")
def test_a_turn_without_a_crack_shuffles_nothing(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=1, seen={1: "seal"}).flip(4).roll(2)

    assert scene.seen == {1: "seal", 4: "polar_bear"}


@pytest.mark.rule("RUSH-37", "RUSH-Q23")
def test_a_crack_is_never_remembered(rush: Rush) -> None:
    driver = rush.driver
    for position, _, _ in driver.random_game(3, 21, 1500 if driver.compiled else 200):
        for place, face in enumerate(position.known.tolist()):
            assert face != Face.CRACK or position.s.face_up >> place & 1  # type: ignore[attr-defined]


# --- kayak


@pytest.mark.rule("RUSH-39", "RUSH-Q24", "RUSH-Q25")
@pytest.mark.parametrize("space", ["2:0,1", "2:0,2", "2:1,0", "2:1,3"])
def test_from_any_space_of_a_floe_at_a_gap_the_kayak_may_be_boarded_or_not(rush: Rush, space: str) -> None:
    scene = rush.scene(space, "start", roll=1, gaps=[2]).flip(5)

    assert scene.options() == ["board 2", "decline"]
    assert scene.copy().do("board 2").where(0) == "kayak:2"
    assert scene.do("decline").where(0) == space


@pytest.mark.rule("RUSH-39", "RUSH-Q24", "RUSH-Q25")
def test_with_a_gap_on_both_sides_one_chooses_also_the_one_behind(rush: Rush) -> None:
    scene = rush.scene("2:0,1", "start", roll=1, gaps=[1, 2, 4]).flip(5)
    assert scene.options() == ["board 1", "board 2", "decline"]
    assert scene.why_not("board 4") == "RUSH-39"
    assert scene.do("board 1").where(0) == "kayak:1"

    start = rush.scene("start", "start", roll=1, gaps=[0]).flip(5)
    assert start.options() == ["board 0", "decline"], "from the start space as well"


@pytest.mark.rule("RUSH-40", "RUSH-Q26")
@pytest.mark.parametrize(
    ("figures", "gaps"),
    [
        (("2:0,1", "start"), []),  # no gap
        (("2:0,1", "start"), [0, 3]),  # none at the figure's floe
        (("2:0,1", "kayak:2"), [2]),  # in use in this gap
        (("2:0,1", "kayak:5"), [2, 5]),  # in use in another gap
        (("kayak:2", "start"), [1, 2, 3]),  # the figure sits in it already
    ],
)
def test_in_all_other_cases_the_kayak_tile_does_nothing(rush: Rush, figures: tuple[str, str], gaps: list[int]) -> None:
    scene = rush.scene(*figures, roll=2, gaps=gaps).flip(5)

    assert (scene.phase, scene.tiles_left) == (Phase.FLIP, 1), "the tile counts, and there is nothing to decide"
    assert (scene.where(0), scene.where(1)) == figures


@pytest.mark.rule("RUSH-41", "RUSH-38")
def test_from_the_kayak_all_spaces_of_both_floes_are_adjacent_and_no_others(rush: Rush) -> None:
    scene = rush.scene("kayak:2", "start", roll=1, gaps=[1, 2, 3]).flip(3)

    assert scene.options() == ["go 2:0,1", "go 3:1,1"]
    assert scene.why_not("go 1:0,0") == "RUSH-41"
    assert scene.why_not("go 4:1,3") == "RUSH-41"


@pytest.mark.rule("RUSH-42", "RUSH-Q27")
def test_the_figure_stays_in_the_kayak_until_a_tile_moves_it(rush: Rush) -> None:
    scene = rush.scene("kayak:2", "start", roll=1, gaps=[2]).flip(0)  # the igloo is far away
    scene.roll(1).flip(8).roll(2).flip(4)
    assert (scene.active, scene.where(0)) == (0, "kayak:2")

    scene.flip(10).do("go 3:0,2", "decline")

    assert scene.where(0) == "3:0,2"


@pytest.mark.rule("RUSH-43")
def test_from_the_kayak_a_polar_bear_needs_a_harpoon_and_costs_it(rush: Rush) -> None:
    bare = rush.scene("kayak:2", "start", roll=1, gaps=[2]).flip(4)
    assert bare.where(0) == "kayak:2"

    armed = rush.scene("kayak:2", "start", roll=1, gaps=[2], harpoons=[0]).flip(4)
    assert armed.options() == ["go 2:1,0", "go 3:0,0"]
    armed.do("go 3:0,0")
    assert (armed.where(0), armed.harpoon[0]) == ("3:0,0", 0)


@pytest.mark.rule("RUSH-44", "RUSH-45", "RUSH-Q27")
def test_one_kayak_for_all_and_free_again_when_its_user_has_left(rush: Rush) -> None:
    scene = rush.scene("kayak:2", "4:0,2", roll=1, gaps=[2, 4]).flip(5)
    scene.roll(1).flip(5)
    assert scene.where(1) == "4:0,2", "in use, though in another gap"

    scene.roll(1).flip(1).do("go 2:1,2")
    scene.roll(1).flip(5)

    assert scene.options() == ["board 4", "decline"]
    assert scene.gaps == {2, 4}, "the empty kayak changes nothing"


@pytest.mark.rule("RUSH-38", "RUSH-41")
def test_a_gap_is_crossed_by_kayak(rush: Rush) -> None:
    scene = rush.scene("2:1,3", "start", roll=3, gaps=[2]).flip(5).do("board 2").flip(6)
    assert scene.options() == ["go 2:1,3", "go 3:1,3"]

    assert scene.do("go 3:1,3").where(0) == "3:1,3"


@pytest.mark.rule("RUSH-18", "RUSH-41")
def test_a_figure_in_the_kayak_cannot_enter_an_occupied_space(rush: Rush) -> None:
    scene = rush.scene("kayak:2", "3:1,3", "2:1,3", roll=1, gaps=[2]).flip(6)

    assert scene.where(0) == "kayak:2"

"""Moving: adjacency, choice, occupied spaces, the first move."""

from __future__ import annotations

import pytest

from snowbound.games.polar_rush.state import (
    COLUMN_OF,
    NEXT_TO,
    PICTURE,
    ROW_OF,
    ROWS,
    SLOTS,
    WINDOW,
    Face,
    Phase,
)
from tests.games.polar_rush.course import EX, Rush


@pytest.mark.rule("RUSH-14", "RUSH-21")
def test_a_matching_free_adjacent_space_must_be_entered_and_only_by_the_player_s_own_figure(rush: Rush) -> None:
    scene = rush.scene("3:0,1", "1:1,2", "3:0,2", roll=2).flip(1)

    assert scene.where(0) == "2:1,2", "the only adjacent seal, without a decision"
    assert (scene.where(1), scene.where(2)) == ("1:1,2", "3:0,2"), "other figures have adjacent seals as well and stay"
    assert (scene.phase, scene.tiles_left) == (Phase.FLIP, 1), "one move, no matter what is next to it now"


@pytest.mark.rule("RUSH-15", "RUSH-Q7")
def test_several_matching_spaces_are_a_choice_in_which_staying_is_none(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "start", roll=1).flip(6)  # puffins ahead and behind

    assert scene.options() == ["go 1:1,3", "go 2:1,3"]
    assert scene.why_not("decline") == "RUSH-15"
    scene.do("go 1:1,3")
    assert scene.where(0) == "1:1,3", "a step back may be chosen"


@pytest.mark.rule("RUSH-16", "RUSH-Q11")
def test_adjacent_is_one_king_s_step_across_a_joined_junction_too() -> None:
    for slot in range(SLOTS):
        steps = {
            (other // 5 - ROWS - ROW_OF[slot], other % 5 - COLUMN_OF[slot])
            for other in range(WINDOW)
            if NEXT_TO[slot] >> other & 1
        }
        wanted = {(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)}
        assert steps == {(r, c) for r, c in wanted if 0 <= COLUMN_OF[slot] + c < 5}


@pytest.mark.rule("RUSH-16", "RUSH-Q11")
@pytest.mark.parametrize(
    ("place", "target"),
    [(10, "3:0,2"), (9, "2:0,3"), (3, "2:0,1"), (7, "2:1,1"), (6, "2:1,3"), (1, "3:0,1")],
)
def test_forward_sideways_diagonally_and_back_are_steps(rush: Rush, place: int, target: str) -> None:
    scene = rush.scene("2:1,2", "2:0,2", "3:0,3", roll=1).flip(place)  # rivals on another harpoon and hole
    assert scene.where(0) == target
    if place == 10:
        assert scene.phase == Phase.HARPOON


@pytest.mark.rule("RUSH-16", "RUSH-19", "RUSH-Q11")
def test_two_steps_are_too_far_and_water_is_no_space(rush: Rush) -> None:
    scene = rush.scene("1:1,1", "start", roll=2).flip(6)  # the puffin at 1:1,3 is two columns away

    assert scene.where(0) == "1:1,1"
    assert scene.tiles_left == 1, "the tile counts nevertheless"
    assert scene.seen == {6: "puffin"}
    diagonal = rush.scene("0:1,3", "start", roll=1).flip(3)  # past the water at 0:1,2 and 1:0,3
    assert diagonal.options() == ["go 0:0,3", "go 1:0,2"]


@pytest.mark.rule("RUSH-17", "RUSH-38")
def test_spaces_on_two_sides_of_a_gap_are_not_adjacent(rush: Rush) -> None:
    joined = rush.scene("2:1,2", "start", roll=1).flip(10)
    assert joined.options() == ["go 2:0,2", "go 3:0,2"]

    apart = rush.scene("2:1,2", "start", roll=1, gaps=[2]).flip(10)
    assert apart.where(0) == "2:0,2"
    scene = rush.scene("2:1,2", "start", roll=1, gaps=[2]).flip(9, shows="sled")
    assert scene.where(0) == "2:1,1"


@pytest.mark.rule("RUSH-17", "RUSH-38")
def test_no_picture_tile_ever_leads_across_a_gap(rush: Rush) -> None:
    for face in set(Face) - {Face.CRACK, Face.KAYAK}:
        for space, harpoons in (("2:1,2", ()), ("2:1,1", ()), ("2:1,3", (0,))):
            scene = rush.scene(space, "start", roll=1, gaps=[1, 2], harpoons=harpoons)
            scene.flip(0, shows=face.name.lower())
            reached = scene.options() if scene.phase == Phase.MOVE else [f"go {scene.where(0)}"]
            assert all(target.startswith("go 2:") or target == "decline" for target in reached), (face, space)


@pytest.mark.rule("RUSH-18", "RUSH-19")
def test_an_occupied_space_is_not_entered_nor_its_figure_moved(rush: Rush) -> None:
    scene = rush.scene("3:0,1", "2:1,2", roll=1).flip(1)

    assert (scene.where(0), scene.where(1)) == ("3:0,1", "2:1,2")
    choice = rush.scene("2:0,2", "2:1,3", "start", roll=1, gaps=[]).flip(6)
    assert choice.where(0) == "1:1,3", "one of two is occupied, so the figure goes to the other without a decision"


@pytest.mark.rule("RUSH-20", "RUSH-Q8")
def test_a_figure_s_own_space_is_no_target(rush: Rush) -> None:
    scene = rush.scene("3:1,1", "start", roll=1).flip(3)  # on a hare, with no other hare adjacent
    assert scene.where(0) == "3:1,1"

    sled = rush.scene("2:1,1", "start", roll=1).flip(7)  # on a sled with other sleds in reach
    assert sled.options() == ["go 1:1,0", "go 3:1,4", "decline"]
    assert sled.why_not("go 2:1,1") == "RUSH-20"


@pytest.mark.rule("RUSH-22", "RUSH-Q10")
def test_until_the_first_move_all_of_the_starter_floe_is_adjacent(rush: Rush) -> None:
    scene = rush.scene("start", "0:1,3", roll=3).flip(10, 4)  # the harpoon is occupied, and the bear needs a harpoon
    assert scene.where(0) == "start"

    scene.flip(7)

    assert scene.where(0) == "0:0,0", "two columns away, and still the first move"
    after = rush.scene("0:0,0", "start", roll=1, course="SB " + EX[3:]).flip(3)
    assert after.where(0) == "0:0,0", "later the hare at 0:0,4 is too far"


@pytest.mark.rule("RUSH-22", "RUSH-Q10")
def test_boarding_the_kayak_is_a_first_move(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=2, gaps=[0]).flip(5).do("board 0")
    assert scene.where(0) == "kayak:0"

    scene.flip(9)
    assert scene.options() == ["go 0:1,0", "go 1:0,4"], "as from any kayak"


@pytest.mark.rule("RUSH-22")
def test_the_first_move_does_not_leave_the_starter_floe(rush: Rush) -> None:
    for face in set(Face) - {Face.CRACK, Face.KAYAK, Face.POLAR_BEAR, Face.IGLOO}:
        scene = rush.scene("start", "start", roll=1).flip(0, shows=face.name.lower())
        assert scene.where(0).startswith("0:"), face


@pytest.mark.rule("RUSH-23", "RUSH-Q9")
def test_the_start_space_holds_all_blocks_nobody_and_is_never_entered_again(rush: Rush) -> None:
    scene = rush.scene("start", "start", "start", "start", "start", roll=1).flip(3)
    assert [scene.where(seat) for seat in range(5)] == ["0:0,3", "start", "start", "start", "start"]

    beside = rush.scene("0:0,1", "start", roll=1).flip(9)
    assert beside.where(0) == "0:1,0"
    assert beside.why_not("go 0:0,2") is not None
    start_slot = 2
    assert PICTURE[0, start_slot] == len(Face), "no tile shows empty ice"


@pytest.mark.rule("RUSH-Q39")
def test_only_arrival_counts_not_what_lies_between(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1).flip(9).do("go 3:0,3")  # over harpoons, by sled

    assert scene.where(0) == "3:0,3"
    assert scene.phase == Phase.ROLL and not scene.harpoon.any()


@pytest.mark.rule("RUSH-14", "RUSH-16", "RUSH-20")
def test_a_space_that_is_no_target_is_refused_by_picture_distance_or_being_the_own(rush: Rush) -> None:
    scene = rush.scene("2:1,2", "start", roll=1).flip(10)
    assert scene.options() == ["go 2:0,2", "go 3:0,2"]

    assert scene.why_not("go 2:1,1") == "RUSH-14", "not the picture"
    assert scene.why_not("go 1:1,2") == "RUSH-16", "the picture, but two steps away"
    assert scene.why_not("go 5:1,1") == "RUSH-16"
    assert scene.why_not("go 2:1,2") == "RUSH-20"


@pytest.mark.rule("RUSH-17", "RUSH-18", "RUSH-30")
def test_a_space_that_is_no_target_is_refused_by_gap_rival_or_the_reach_of_the_sled(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1, gaps=[2]).flip(9)
    assert scene.options() == ["go 1:0,4", "go 2:0,3", "decline"]
    assert scene.why_not("go 3:0,3") == "RUSH-17"

    scene = rush.scene("2:1,1", "2:1,3", roll=1).flip(6)
    assert scene.options() == ["go 1:1,3", "go 3:1,3", "decline"]
    assert scene.why_not("go 2:1,3") == "RUSH-18"
    assert scene.why_not("go 4:0,2") == "RUSH-30"


@pytest.mark.rule("RUSH-14", "RUSH-21")
def test_without_a_tile_that_asks_for_it_no_figure_moves(rush: Rush) -> None:
    scene = rush.scene("0:0,3", "start", roll=2)
    assert scene.why_not("go 0:1,3") == "RUSH-14"

    scene.flip(10)
    assert (scene.where(0), scene.phase) == ("0:1,3", Phase.HARPOON)
    assert scene.why_not("go 0:0,3") == "RUSH-21", "one tile, one move"

"""Easy play: no powers, no harpoons, and nobody must go backwards."""

from __future__ import annotations

import pytest

from snowbound.games.polar_rush.state import Phase
from tests.games.polar_rush.course import Rush, Scene


def easy(rush: Rush, *figures: str, roll: int = 1, gaps: tuple[int, ...] = ()) -> Scene:
    """A scene of easy play."""
    return rush.scene(*figures, roll=roll, gaps=gaps, variant="easy")


@pytest.mark.rule("RUSH-51")
def test_a_sled_has_no_power(rush: Rush) -> None:
    assert easy(rush, "2:1,1", "start").flip(9).where(0) == "2:1,1", "three holes by sled, none adjacent"
    assert easy(rush, "2:1,1", "start").flip(0, shows="seal").options() == ["go 2:1,2", "go 3:0,1"]


@pytest.mark.rule("RUSH-52")
def test_a_harpoon_gives_nothing(rush: Rush) -> None:
    scene = easy(rush, "3:0,1", "start", roll=2).flip(10)

    assert (scene.where(0), scene.phase) == ("3:0,2", Phase.FLIP)
    assert not scene.harpoon.any()
    assert scene.why_not("take") == "RUSH-52"


@pytest.mark.rule("RUSH-53")
def test_a_polar_bear_is_a_picture_like_any_other(rush: Rush) -> None:
    assert easy(rush, "4:0,0", "start").flip(4).where(0) == "4:1,1", "one step, without a harpoon"
    assert easy(rush, "3:1,3", "start").flip(4).where(0) == "3:1,3", "no farther than one step"


@pytest.mark.rule("RUSH-54", "RUSH-Q35")
def test_if_all_targets_lie_backwards_one_may_stay(rush: Rush) -> None:
    one = easy(rush, "3:0,1", "start").flip(1)  # a single seal, diagonally behind
    assert one.options() == ["go 2:1,2", "decline"]
    assert one.copy().do("decline").where(0) == "3:0,1"
    assert one.do("go 2:1,2").where(0) == "2:1,2"

    standard = rush.scene("3:0,1", "start", roll=1).flip(1)
    assert standard.where(0) == "2:1,2", "a forced move in the standard game"


@pytest.mark.rule("RUSH-54", "RUSH-Q35")
def test_with_a_target_ahead_or_sideways_one_must_move_but_may_go_back(rush: Rush) -> None:
    scene = easy(rush, "2:0,2", "start").flip(6)
    assert scene.options() == ["go 1:1,3", "go 2:1,3"]
    assert scene.why_not("decline") == "RUSH-54"
    assert scene.do("go 1:1,3").where(0) == "1:1,3"

    sideways = easy(rush, "3:0,1", "start").flip(10)
    assert sideways.where(0) == "3:0,2", "sideways is not backwards: no question"


@pytest.mark.rule("RUSH-54", "RUSH-Q35")
def test_in_the_kayak_the_floe_behind_is_backwards(rush: Rush) -> None:
    both = easy(rush, "kayak:2", "start", gaps=(2,)).flip(3)
    assert both.options() == ["go 2:0,1", "go 3:1,1"]

    behind = easy(rush, "kayak:2", "3:1,1", gaps=(2,)).flip(3)
    assert behind.options() == ["go 2:0,1", "decline"]
    assert behind.do("decline").where(0) == "kayak:2", "a figure that stays remains in the kayak"


@pytest.mark.rule("RUSH-54", "RUSH-Q35")
def test_on_the_first_move_nothing_is_backwards(rush: Rush) -> None:
    assert easy(rush, "start", "start").flip(7).where(0) == "0:0,0"
    assert easy(rush, "start", "start").flip(4).where(0) == "0:0,4", "also a polar bear"


@pytest.mark.rule("RUSH-54", "RUSH-Q35")
def test_row_1_of_a_floe_looks_back_at_its_row_0(rush: Rush) -> None:
    assert easy(rush, "5:1,4", "start").flip(3).options() == ["go 5:0,3", "decline"]
    assert easy(rush, "5:1,1", "start").flip(6).options() == ["go 5:0,0", "decline"]


@pytest.mark.rule("RUSH-33", "RUSH-39", "RUSH-Q35", "RUSH-54")
def test_crack_kayak_and_shuffle_are_as_ever_for_the_whole_table(rush: Rush) -> None:
    scene = easy(rush, "2:0,1", "3:0,1", roll=2).flip(2)
    assert scene.why_not("decline") == "RUSH-33"
    scene.do("crack 2").flip(5)
    assert scene.options() == ["board 2", "decline"]
    scene.do("board 2").roll(1)
    assert scene.seen == {}

    scene.flip(1)
    assert scene.active == 0, "the gap keeps the seal away: nothing to decide"
    assert scene.where(1) == "3:0,1", "easy play holds for both players"

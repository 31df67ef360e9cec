"""Harpoon, polar bear and sled."""

from __future__ import annotations

import pytest

from snowbound.games.polar_rush.state import HARPOONS, SEATS, Face, Phase
from tests.games.polar_rush.course import Rush

# --- harpoon


@pytest.mark.rule("RUSH-24", "RUSH-Q12")
def test_on_arrival_at_a_harpoon_one_may_take_a_token_or_leave_it(rush: Rush) -> None:
    scene = rush.scene("3:0,1", "start", roll=2).flip(10)
    assert (scene.where(0), scene.phase) == ("3:0,2", Phase.HARPOON)
    assert scene.options() == ["take", "decline"]

    assert scene.copy().do("take").harpoon.tolist() == [1, 0, 0, 0, 0]
    assert scene.do("decline").harpoon.tolist() == [0] * 5
    assert (scene.phase, scene.tiles_left) == (Phase.FLIP, 1)


@pytest.mark.rule("RUSH-25")
def test_a_player_with_a_harpoon_cannot_take_another(rush: Rush) -> None:
    scene = rush.scene("3:0,1", "start", roll=2, harpoons=[0]).flip(10)

    assert (scene.where(0), scene.phase) == ("3:0,2", Phase.FLIP)
    assert scene.harpoon[0] == 1
    assert scene.why_not("take") == "RUSH-25"


@pytest.mark.rule("RUSH-26", "RUSH-Q12")
def test_neither_the_tile_alone_nor_standing_there_gives_a_harpoon(rush: Rush) -> None:
    scene = rush.scene("0:0,4", "0:1,3", roll=1).flip(10)  # the harpoon is occupied
    assert (scene.where(0), scene.phase) == ("0:0,4", Phase.ROLL)
    assert not scene.harpoon.any()

    later = rush.scene("3:0,2", "start", roll=2).flip(0)  # standing on a harpoon that was refused
    assert later.phase == Phase.FLIP
    assert later.why_not("take") == "RUSH-26"
    assert not later.flip(10).harpoon.any(), "staying on the space is no arrival"


@pytest.mark.rule("RUSH-06", "RUSH-Q13")
def test_the_pile_of_harpoons_never_runs_out(rush: Rush) -> None:
    scene = rush.scene("2:1,2", "1:1,0", "3:1,1", "4:0,2", "5:0,0", roll=1, harpoons=[1, 2, 3, 4])

    scene.flip(10).do("go 3:0,2", "take")

    assert scene.harpoon.sum() == SEATS < HARPOONS


# --- polar bear


@pytest.mark.rule("RUSH-27")
def test_without_a_harpoon_a_polar_bear_moves_nobody(rush: Rush) -> None:
    scene = rush.scene("4:0,0", "start", roll=1).flip(4)  # a polar bear one step ahead

    assert scene.where(0) == "4:0,0"


@pytest.mark.rule("RUSH-28", "RUSH-29", "RUSH-Q14")
def test_with_a_harpoon_a_polar_bear_on_three_floes_must_be_gone_to_and_costs_it(rush: Rush) -> None:
    scene = rush.scene("3:1,1", "start", roll=2, harpoons=[0]).flip(4)

    assert scene.options() == ["go 2:1,0", "go 3:0,0", "go 4:1,1"], "adjacent or not, even backwards"
    assert scene.why_not("go 5:0,4") == "RUSH-28"
    assert scene.why_not("decline") == "RUSH-15"
    scene.do("go 4:1,1")
    assert (scene.where(0), scene.harpoon[0]) == ("4:1,1", 0)


@pytest.mark.rule("RUSH-29")
def test_without_a_free_polar_bear_in_reach_the_harpoon_is_kept(rush: Rush) -> None:
    scene = rush.scene("4:1,3", "4:1,1", roll=1, gaps=[3, 4], harpoons=[0]).flip(4)

    assert (scene.where(0), scene.harpoon[0]) == ("4:1,3", 1)


@pytest.mark.rule("RUSH-28", "RUSH-Q15")
def test_a_polar_bear_beyond_a_gap_is_out_of_reach(rush: Rush) -> None:
    scene = rush.scene("3:1,1", "start", roll=1, gaps=[2], harpoons=[0]).flip(4)

    assert scene.options() == ["go 3:0,0", "go 4:1,1"]
    assert scene.why_not("go 2:1,0") == "RUSH-17"


@pytest.mark.rule("RUSH-28", "RUSH-Q38")
def test_at_the_ends_of_the_course_the_reach_is_smaller(rush: Rush) -> None:
    home = rush.scene("6:0,4", "start", roll=1, harpoons=[0]).flip(4)
    assert home.options() == ["go 5:0,4", "go 6:0,0"]

    starter = rush.scene("0:0,1", "1:0,0", roll=1, harpoons=[0]).flip(4)
    assert starter.options() == ["go 0:0,4", "go 1:0,1"]


# --- sled


HOLES = ["go 1:0,4", "go 2:0,3", "go 3:0,3"]
"""The fishing holes in reach of the sled at 2:1,1; none is adjacent."""


@pytest.mark.rule("RUSH-30", "RUSH-Q16")
def test_from_a_sled_any_matching_space_on_three_floes_is_a_target_adjacent_ones_too(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1).flip(1)

    assert scene.options() == ["go 1:1,1", "go 2:1,2", "go 3:0,1"]
    assert scene.why_not("decline") == "RUSH-15", "one of them must be taken, since two are adjacent"
    assert scene.do("go 1:1,1").where(0) == "1:1,1", "also the one that is not adjacent"


@pytest.mark.rule("RUSH-30", "RUSH-Q16")
def test_a_sled_need_not_be_used_if_no_target_is_adjacent(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=2).flip(9)
    assert scene.options() == [*HOLES, "decline"]
    assert scene.why_not("decline") is None

    scene.do("decline")
    assert (scene.where(0), scene.phase, scene.tiles_left) == ("2:1,1", Phase.FLIP, 1)
    assert scene.flip(6).options() == ["go 1:1,3", "go 2:1,3", "go 3:1,3", "decline"], "the power is kept"


@pytest.mark.rule("RUSH-30", "RUSH-Q16")
def test_a_single_distant_target_is_a_choice_and_a_single_adjacent_one_is_not(rush: Rush) -> None:
    alone = rush.scene("2:1,1", "start", roll=1, gaps=[1, 2])
    assert alone.copy().flip(9).options() == ["go 2:0,3", "decline"]
    assert alone.flip(1).where(0) == "2:1,2", "adjacent: no question"


@pytest.mark.rule("RUSH-18", "RUSH-30", "RUSH-Q16")
def test_an_occupied_adjacent_space_and_one_beyond_a_gap_force_no_sled_to_move(rush: Rush) -> None:
    taken = rush.scene("2:1,1", "2:1,2", "3:0,1", roll=1).flip(1)  # both adjacent seals are occupied
    assert taken.options() == ["go 1:1,1", "decline"]

    cut_off = rush.scene("2:1,1", "2:1,2", roll=1, gaps=[2]).flip(1)  # the other one lies beyond a gap
    assert cut_off.options() == ["go 1:1,1", "decline"]


@pytest.mark.rule("RUSH-Q16")
def test_the_first_edition_made_every_sled_move(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1, distant_sled_move="must").flip(9)
    assert scene.options() == HOLES
    assert scene.why_not("decline") == "RUSH-15"

    alone = rush.scene("2:1,1", "start", roll=1, gaps=[1, 2], distant_sled_move="must")
    assert alone.flip(9).where(0) == "2:0,3", "a single target is no question"
    igloo = rush.scene("5:1,2", "start", roll=1, distant_sled_move="must")
    assert igloo.flip(0).winner == 0


@pytest.mark.rule("RUSH-Q14", "RUSH-Q16", "RUSH-Q18")
def test_a_harpoon_must_be_used_from_a_sled_as_well(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1, gaps=[1], harpoons=[0]).flip(4)
    assert scene.options() == ["go 2:1,0", "go 3:0,0"]

    distant = rush.scene("2:1,1", "2:1,0", "3:0,0", roll=1, harpoons=[0])  # the adjacent bears are occupied
    distant.flip(4)
    assert (distant.where(0), distant.harpoon[0]) == ("1:0,1", 0), "moved without a question"


@pytest.mark.rule("RUSH-Q16", "RUSH-51")
def test_without_its_power_a_sled_gives_no_right_to_stay(rush: Rush) -> None:
    easy = rush.scene("2:1,1", "start", roll=1, variant="easy").flip(1)
    assert easy.options() == ["go 2:1,2", "go 3:0,1"]
    assert easy.why_not("decline") == "RUSH-54"


@pytest.mark.rule("RUSH-31", "RUSH-Q16")
def test_the_sled_waits_for_the_next_move_however_many_tiles_and_turns_it_takes(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=3).flip(0, 5, 4)  # igloo, kayak, polar bear: no move
    assert scene.where(0) == "2:1,1"
    scene.roll(1).flip(0)  # the other player's turn

    scene.roll(2).flip(9)
    assert scene.options() == [*HOLES, "decline"]
    scene.do("go 3:0,3")

    scene.flip(1)
    assert scene.where(0) == "2:1,2", "one step again: no choice of the seals at 3:0,1 and 4:1,0"


@pytest.mark.rule("RUSH-31", "RUSH-Q16")
def test_neither_a_crack_nor_occupied_targets_use_up_the_sled(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "2:0,2", "1:1,2", "3:0,2", roll=3).flip(10)
    assert scene.where(0) == "2:1,1", "all harpoons in reach are occupied"

    scene.flip(2).do("crack 5").flip(9)

    assert scene.options() == [*HOLES, "decline"]


@pytest.mark.rule("RUSH-30", "RUSH-Q16")
def test_a_sled_tile_on_a_sled_leads_to_another_sled_with_new_power(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=2).flip(7).do("go 3:1,4").flip(1)

    assert scene.options() == ["go 2:1,2", "go 3:0,1", "go 4:1,0", "decline"]


@pytest.mark.rule("RUSH-32", "RUSH-Q17")
def test_a_sled_does_not_cross_a_gap(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1, gaps=[2]).flip(9)

    assert scene.options() == ["go 1:0,4", "go 2:0,3", "decline"]
    alone = rush.scene("2:1,1", "start", roll=1, gaps=[1, 2]).flip(9)
    assert alone.options() == ["go 2:0,3", "decline"], "not adjacent, on the own floe"


@pytest.mark.rule("RUSH-32", "RUSH-Q17")
def test_the_reach_of_a_sled_is_judged_when_the_tile_is_turned_over(rush: Rush) -> None:
    opened = rush.scene("2:1,1", "start", roll=2).flip(2).do("crack 2").flip(9)
    assert opened.options() == ["go 1:0,4", "go 2:0,3", "decline"]

    bridged = rush.scene("2:1,1", "start", roll=2, gaps=[2]).flip(2).do("crack 2").flip(9)
    assert bridged.options() == [*HOLES, "decline"]


@pytest.mark.rule("RUSH-32", "RUSH-Q18")
def test_a_polar_bear_needs_a_harpoon_even_from_a_sled(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=2).flip(4)
    assert scene.where(0) == "2:1,1"
    assert scene.flip(9).options() == [*HOLES, "decline"], "the power of the sled is kept"

    armed = rush.scene("2:1,1", "start", roll=2, harpoons=[0]).flip(4)
    assert armed.options() == ["go 1:0,1", "go 2:1,0", "go 3:0,0"]
    armed.do("go 3:0,0").flip(9)
    assert (armed.harpoon[0], armed.where(0)) == (0, "3:0,0"), "token spent, sled left"


@pytest.mark.rule("RUSH-Q19")
def test_boarding_the_kayak_ends_the_power_of_the_sled(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=2, gaps=[2]).flip(5).do("board 2").flip(9)

    assert scene.options() == ["go 2:0,3", "go 3:0,3"], "only the two floes at the gap"


@pytest.mark.rule("RUSH-30", "RUSH-Q38")
def test_a_sled_at_an_end_of_the_course_reaches_two_floes(rush: Rush) -> None:
    scene = rush.scene("0:0,0", "start", roll=1).flip(3)

    assert scene.options() == ["go 0:0,3", "go 1:0,0", "go 1:0,2", "decline"]


@pytest.mark.rule("RUSH-14", "RUSH-30")
def test_no_decision_has_more_than_a_handful_of_targets(rush: Rush) -> None:
    for face in set(Face) - {Face.IGLOO, Face.CRACK, Face.KAYAK}:
        scene = rush.scene("2:1,1", "start", roll=1, harpoons=[0]).flip(0, shows=face.name.lower())
        assert scene.phase != Phase.MOVE or len(scene.options()) <= 5

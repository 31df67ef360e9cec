"""Set-up: players, course, tiles, tokens, start player; and the options."""

from __future__ import annotations

from math import factorial

import pytest

from snowbound.core.errors import BadOption, BadPlayers
from snowbound.games import find
from snowbound.games.polar_rush.state import (
    BOARD,
    BOARD_OF,
    HARPOONS,
    KIND_OF,
    NO_FIGURE,
    PICTURE,
    PLACES,
    SEATS,
    SIDE_NAMES,
    SIDES,
    Face,
    Phase,
)
from tests.games.polar_rush.course import EX, LONG, PRINTED, Rush, laid

GAME = find("polar_rush")


@pytest.mark.rule("RUSH-01", "RUSH-07")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_one_figure_on_the_start_space(rush: Rush, players: int) -> None:
    scene = rush.begun(players)

    assert [scene.where(seat) for seat in range(players)] == ["start"] * players
    assert scene.pos.tolist()[players:] == [NO_FIGURE] * (SEATS - players)


@pytest.mark.rule("RUSH-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_one_or_six_cannot_play(players: int) -> None:
    with pytest.raises(BadPlayers, match="2 to 5 players"):
        GAME.new_states(players)


@pytest.mark.rule("RUSH-02", "RUSH-03", "RUSH-Q2")
def test_chance_lays_starter_five_different_mid_floes_and_home_each_side_alike(rush: Rush) -> None:
    scene = rush.start(2)
    names = [name for name in SIDE_NAMES if name[0] == "M"]

    assert [SIDE_NAMES[side] for side in scene.outcomes()] == ["SA", "SB"]
    scene.chance(SIDE_NAMES.index("SB"))
    for chosen in ("M3B", "M1A", "M7A", "M2B", "M5A"):
        assert scene.outcomes() == {SIDE_NAMES.index(name): 1 for name in names}, "all parts in the box"
        scene.chance(SIDE_NAMES.index(chosen))
        names = [name for name in names if name[:2] != chosen[:2]]
    assert [SIDE_NAMES[side] for side in scene.outcomes()] == ["HA", "HB"]
    scene.chance(SIDE_NAMES.index("HA"))

    assert laid(scene) == "SB M3B M1A M7A M2B M5A HA"
    assert (scene.floes, scene.phase) == (7, Phase.STARTER)


@pytest.mark.rule("RUSH-02")
def test_there_are_322560_courses_of_five_mid_floes(rush: Rush) -> None:
    scene, courses = rush.start(2), 1
    while scene.phase == Phase.COURSE:
        courses *= len(scene.outcomes())
        scene.chance(min(scene.outcomes()))

    assert courses == 322_560 == 2 * 2 * 2**5 * factorial(7) // factorial(2)


@pytest.mark.rule("RUSH-55", "RUSH-Q36")
@pytest.mark.parametrize(("mid_floes", "courses"), [(6, 1_290_240), (7, 2_580_480)])
@pytest.mark.parametrize("variant", ["standard", "easy"])
def test_the_advanced_course_has_one_or_two_more_floes_in_easy_play_too(
    rush: Rush, mid_floes: int, courses: int, variant: str
) -> None:
    scene, found = rush.start(3, mid_floes=mid_floes, variant=variant), 1
    while scene.phase == Phase.COURSE:
        found *= len(scene.outcomes())
        scene.chance(max(scene.outcomes()))

    assert scene.floes == mid_floes + 2
    assert scene.easy == (variant == "easy")
    assert found == courses
    scene.chance(0)
    scene.roll(1).flip(2)
    assert scene.options() == [f"crack {junction}" for junction in range(mid_floes + 1)]


@pytest.mark.rule("RUSH-Q2")
def test_a_named_course_is_laid_as_it_is_and_says_how_many_floes(rush: Rush) -> None:
    scene = rush.start(2, course=LONG, mid_floes=5)

    assert laid(scene) == LONG
    assert (scene.floes, scene.phase) == (9, Phase.STARTER), "no event of chance for the course"
    assert GAME.complete({"course": LONG.split()}, 2)["course"] == LONG


@pytest.mark.rule("RUSH-02", "RUSH-Q2")
@pytest.mark.parametrize(
    "wrong",
    [
        "M1A M1B M4A M2A M6A M3B HA",
        "SA M1A M1B M2A M6A M3B HA",
        "SA M1B M4A M2A M6A HA",
        "SA M1B M4A M2A M6A M3B M5A",
        "SA M1B M4A M2A M6A M9B HA",
        "SA HA M4A M2A M6A M3B HB",
    ],
)
def test_a_row_that_is_no_course_is_refused(wrong: str) -> None:
    with pytest.raises(BadOption, match="random or a row such as 'SA M1B"):
        GAME.new_states(2, {"course": wrong})


@pytest.mark.rule("RUSH-04", "RUSH-05", "RUSH-06")
def test_at_first_all_is_joined_face_down_and_in_the_box(rush: Rush) -> None:
    scene = rush.begun(5)

    assert scene.gaps == set()
    assert scene.seen == {} and scene.face_up == set()
    assert not scene.harpoon.any()
    assert HARPOONS == 6 and PLACES == 11
    assert {Face(face).name: int(copies) for face, copies in enumerate(PRINTED.copies)} == {
        "IGLOO": 2,
        "CRACK": 1,
        "KAYAK": 1,
        "HARPOON": 1,
        "POLAR_BEAR": 1,
        "SLED": 1,
        "HARE": 1,
        "PUFFIN": 1,
        "SEAL": 1,
        "FISHING_HOLE": 1,
    }


@pytest.mark.rule("RUSH-05", "RUSH-Q40")
def test_at_first_every_tile_may_show_anything(rush: Rush) -> None:
    scene = rush.begun(2).roll(1)
    scene.play(0, 4)

    assert scene.outcomes() == {face: 2 if face == Face.IGLOO else 1 for face in range(10)}


@pytest.mark.rule("RUSH-08", "RUSH-Q4")
def test_the_start_player_is_drawn_or_named_and_turns_pass_clockwise(rush: Rush) -> None:
    drawn = rush.start(3, course=EX)
    assert drawn.phase == Phase.STARTER
    assert drawn.outcomes() == {0: 1, 1: 1, 2: 1}
    drawn.chance(1)
    assert drawn.active == 1

    scene = rush.start(3, course=EX, start_player=2)
    assert scene.phase == Phase.ROLL, "nobody is drawn"
    turns = []
    for _ in range(4):
        turns.append(scene.active)
        scene.roll(1).flip(4)  # a polar bear moves nobody without a harpoon
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("RUSH-Q4")
def test_each_of_five_figures_has_a_colour_pink_and_yellow_first() -> None:
    assert BOARD["players"]["colours"] == ["pink", "yellow", "blue", "green", "red"]
    assert find("polar_rush").colours == ("pink", "yellow", "blue", "green", "red")


@pytest.mark.rule("RUSH-Q1")
def test_every_side_of_every_board_has_all_seven_pictures() -> None:
    seven = set(Face) - {Face.IGLOO, Face.CRACK, Face.KAYAK}
    for side in range(SIDES):
        assert seven <= set(PICTURE[side].tolist()), SIDE_NAMES[side]
    assert (SIDES, len(set(BOARD_OF.tolist()))) == (18, 9)
    assert [KIND_OF.count(kind) for kind in ("starter", "mid", "home")] == [2, 14, 2]


@pytest.mark.rule("RUSH-Q3")
def test_the_die_shows_1_2_and_3_alike(rush: Rush) -> None:
    assert sorted(PRINTED.die.tolist()) == [1, 1, 2, 2, 3, 3]
    assert rush.begun(2).outcomes() == {1: 2, 2: 2, 3: 2}

"""The worked examples E1 to E8 of RULES.md, section 8; E1 and E2 are the rulebook's."""

from __future__ import annotations

import pytest

from snowbound.games.polar_rush.state import HARPOONS, Phase
from tests.games.polar_rush.course import Rush, Scene


def legal(scene: Scene) -> set[int]:
    """The numbers of the legal actions."""
    return set(scene.position.legal(scene.active))


@pytest.mark.rule("RUSH-14", "RUSH-18", "RUSH-Q34", "RUSH-Q41")
def test_e1_arctic_hare(rush: Rush) -> None:
    scene = rush.scene("1:1,2", "2:0,1", roll=3)

    assert scene.flip(3).where(0) == "1:0,2"
    assert scene.flip(1).where(0) == "1:1,1"
    assert scene.flip(6).where(0) == "1:1,1"

    scene.roll(1)
    assert scene.seen == {1: "seal", 3: "hare", 6: "puffin"}
    assert (scene.face_up, scene.active) == (set(), 1)
    assert scene.view(0).seen == scene.view(1).seen == {}
    again = scene.copy()
    again.play(1, 6)
    assert again.phase != Phase.REVEAL, "the puffin, without an event of chance"
    scene.play(1, 0)
    assert scene.outcomes() == {0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 9: 1}


@pytest.mark.rule("RUSH-30", "RUSH-Q16")
def test_e2_sled_and_fishing_hole(rush: Rush) -> None:
    scene = rush.scene("2:1,1", "start", roll=1).flip(9)

    assert legal(scene) == {25, 34, 44, 118}
    scene.play(0, 44)
    assert scene.where(0) == "3:0,3"
    assert (scene.phase, scene.active) == (Phase.ROLL, 1)


@pytest.mark.rule("RUSH-22", "RUSH-24", "RUSH-27")
def test_e3_first_moves(rush: Rush) -> None:
    scene = rush.begun(3).roll(2).flip(4)
    assert scene.where(0) == "start"
    scene.flip(10)
    assert scene.where(0) == "0:1,3"
    assert legal(scene) == {117, 118}
    scene.play(0, 117)
    assert HARPOONS - scene.harpoon.sum() == 5

    scene.roll(1).flip(10)
    assert (scene.where(1), scene.harpoon[1], scene.active) == ("start", 0, 2)
    assert scene.roll(1).flip(7).where(2) == "0:0,0"


@pytest.mark.rule("RUSH-28", "RUSH-29", "RUSH-27", "RUSH-Q15")
def test_e4_polar_bear(rush: Rush) -> None:
    scene = rush.scene("3:1,1", "start", roll=1, harpoons=[0]).flip(4)
    assert legal(scene) == {36, 41, 57}
    scene.play(0, 57)
    assert (scene.where(0), scene.harpoon.sum()) == ("4:1,1", 0)

    gap = rush.scene("3:1,1", "start", roll=1, harpoons=[0], gaps=[3]).flip(4)
    assert legal(gap) == {36, 41}
    bare = rush.scene("3:1,1", "start", roll=1).flip(4)
    assert (bare.where(0), bare.phase) == ("3:1,1", Phase.ROLL)


@pytest.mark.rule("RUSH-33", "RUSH-37", "RUSH-17", "RUSH-20")
def test_e5_crack_gap_shuffle(rush: Rush) -> None:
    scene = rush.scene("3:0,1", "4:0,2", roll=2).flip(2)
    assert legal(scene) == {101, 102, 103, 104, 105, 106}
    scene.play(0, 104)
    assert scene.flip(1).where(0) == "2:1,2"

    scene.roll(1)
    assert (scene.seen, scene.gaps, scene.active) == ({}, {3}, 1)
    assert scene.copy().flip(6).where(1) == "4:0,2"
    assert scene.copy().flip(3).where(1) == "4:1,3"
    joined = rush.scene("3:0,1", "4:0,2", roll=1, active=1).flip(6)
    assert joined.where(1) == "3:1,3", "before the gap there was a puffin"


@pytest.mark.rule("RUSH-35", "RUSH-39", "RUSH-41", "RUSH-45")
def test_e6_kayak(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "1:0,0", roll=2, gaps=[2]).flip(5)
    assert legal(scene) == {111, 118}
    scene.play(0, 111)
    assert scene.where(0) == "kayak:2"
    assert legal(scene.copy().flip(2)) == {101, 102, 104, 105, 106}

    scene.flip(6)
    assert legal(scene) == {39, 49}
    scene.play(0, 49)
    assert scene.where(0) == "3:1,3"
    assert scene.roll(1).flip(2).options() == [f"crack {junction}" for junction in range(6)]


@pytest.mark.rule("RUSH-46", "RUSH-47", "RUSH-48")
def test_e7_igloo(rush: Rush) -> None:
    scene = rush.scene("6:0,1", "6:0,4", roll=3).flip(0)
    assert (scene.winner, scene.where(0), scene.actors) == (0, "6:1,2", [])
    assert len(scene.face_up) == 1

    other = rush.scene("6:0,1", "6:0,4", roll=3, active=1).flip(0)
    assert (other.winner, other.where(1), other.tiles_left) == (-1, "6:0,4", 2)


@pytest.mark.rule("RUSH-54", "RUSH-14")
def test_e8_easy_play_backwards(rush: Rush) -> None:
    scene = rush.scene("2:0,2", "start", roll=1, variant="easy").flip(6)
    assert legal(scene) == {29, 39}

    blocked = rush.scene("2:0,2", "2:1,3", roll=1, variant="easy").flip(6)
    assert legal(blocked) == {29, 118}
    standard = rush.scene("2:0,2", "2:1,3", roll=1).flip(6)
    assert standard.where(0) == "1:1,3"

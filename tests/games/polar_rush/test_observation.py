"""What a seat of Polar Rush observes: the table from its chair, and the tiles that everyone saw."""

from __future__ import annotations

import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.games import find
from snowbound.games.polar_rush.state import PLACES, Face, Phase
from snowbound.testing.observing import assert_relative, tensor_of
from tests.games.polar_rush.course import Rush

SEEN = {1: "seal", 6: "puffin", 9: "fishing_hole"}


def test_observations_count_seats_from_the_observer() -> None:
    assert_relative(
        find("polar_rush"),
        rows=("pos", "harpoon"),
        seats=("active", "winner", "first"),
        sets=("young",),
    )


@pytest.mark.rule("RUSH-Q34")
def test_a_tile_is_shown_with_its_place_and_face_whether_it_was_seen_before_or_not(rush: Rush) -> None:
    scene = rush.scene("start", "start", "start", roll=2, seen=SEEN).flip(4).flip(6)
    for viewer in (SPECTATOR, 1, 2):
        planes = scene.run.game.observation.named(tensor_of(scene.position, viewer))
        places, faces = planes["shown_place"].tolist(), planes["shown_face"].tolist()
        rows = list(zip(places, faces, strict=True))[: int(planes["shown_rows"])]
        own = [(7, 1 + Face.PUFFIN)]
        assert rows == (own if viewer == SPECTATOR else [*own, (5, 1 + Face.POLAR_BEAR)])


@pytest.mark.rule("RUSH-37", "RUSH-Q34")
def test_a_shuffle_is_shown_when_it_happens(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=1).flip(2).do("crack 0")
    before = scene.run.game.observation.named(tensor_of(scene.position, 1))
    assert before["shown_place"][:2].tolist() == [3, 0]
    assert before["shown_face"][:2].tolist() == [1 + Face.CRACK, 0]

    after = scene.run.game.observation.named(tensor_of(scene.roll(1).position, 1))
    assert after["shown_place"][:3].tolist() == [1 + PLACES, 3, 0]
    assert after["shown_face"][:3].tolist() == [0, 1 + Face.CRACK, 0]


@pytest.mark.rule("RUSH-Q34", "RUSH-Q41")
def test_tiles_that_nobody_turned_over_since_the_last_decision_leave_no_trace(rush: Rush) -> None:
    """Two worlds differ in the tiles that lie face down, and everything that happens is the same in both."""
    worlds = [
        rush.scene("start", "start", "start", roll=3, seen=seen)
        for seen in ({}, SEEN, {0: "seal", 1: "fishing_hole", 9: "puffin"})
    ]
    for step in ("flip 4", "flip 7", "flip 3"):
        place = int(step.split()[1])
        for world in worlds:
            world.flip(place)
            if world.phase not in (Phase.FLIP, Phase.ROLL):
                world.do(world.options()[0])
        for viewer in (SPECTATOR, 0, 1, 2):
            alike = {tensor_of(world.position, viewer).tobytes() for world in worlds}
            assert len(alike) == 1, f"viewer {viewer} can tell what lies face down after {step}"
    for world in worlds:
        world.roll(2).flip(5)
    assert len({tensor_of(world.position, 0).tobytes() for world in worlds}) == 1

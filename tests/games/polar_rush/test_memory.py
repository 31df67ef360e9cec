"""The memory of bots: it holds only what their seat has seen, and fades."""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.core.chance import stream
from snowbound.core.contract import MIND
from snowbound.core.kernels import kernels
from snowbound.games import find
from snowbound.games.polar_rush import planner
from snowbound.games.polar_rush.memory import FORGETS, MemoryLevel, TileMemory
from snowbound.games.polar_rush.state import UNSEEN, Face
from snowbound.testing.driver import Driver
from tests.games.polar_rush.course import Rush, Scene

GAME = find("polar_rush")


def watch(memory: TileMemory, scene: Scene, seat: int = 0) -> None:
    """Let a memory watch the current view of its seat."""
    memory.watch(scene.view(seat).position.s)


@pytest.mark.rule("RUSH-Q33")
def test_the_skills_forget_as_the_data_file_says() -> None:
    assert {skill.name: FORGETS[skill] for skill in MemoryLevel} == {
        "PERFECT": 0,
        "SHARP": 0.1,
        "AVERAGE": 0.25,
        "DREAMY": 0.5,
    }


@pytest.mark.rule("RUSH-Q33", "RUSH-13")
def test_a_tile_turned_over_by_anybody_enters_the_memory(rush: Rush) -> None:
    scene, memory = rush.scene("start", "start", roll=2, seen={1: "seal"}), TileMemory("perfect", seed=1)

    watch(memory, scene)
    assert memory.remembered == {}, "the bot does not know what was seen before it joined"
    watch(memory, scene.flip(4))
    watch(memory, scene.flip(0))
    watch(memory, scene.roll(1))
    watch(memory, scene.flip(1))

    assert memory.remembered == {0: Face.IGLOO, 1: Face.SEAL, 4: Face.POLAR_BEAR}


@pytest.mark.rule("RUSH-Q33", "RUSH-Q23")
def test_after_a_shuffle_the_memory_is_empty_but_not_before(rush: Rush) -> None:
    scene, memory = rush.scene("start", "start", roll=3), TileMemory("perfect", seed=1)
    for place in (4, 2):
        watch(memory, scene.flip(place))
    watch(memory, scene.do("crack 0"))
    watch(memory, scene.flip(0))
    assert set(memory.remembered) == {0, 2, 4}, "until the turn ends the old places stay valid"

    watch(memory, scene.roll(1))

    assert memory.remembered == {}


@pytest.mark.rule("RUSH-Q33")
@pytest.mark.parametrize("skill", list(MemoryLevel))
def test_each_place_is_forgotten_with_its_chance_at_the_end_of_every_turn(skill: MemoryLevel) -> None:
    rush = Rush(Driver(GAME, compiled=False))
    scene = rush.scene("start", "start", roll=3).flip(4, 0, 8)
    during, after = scene.view(0).position.s, scene.copy().roll(1).view(0).position.s
    kept, trials = 0, 800
    for seed in range(trials):
        memory = TileMemory(skill.name.lower(), seed)
        memory.watch(during)
        memory.watch(during)  # looking twice in a turn costs nothing
        assert len(memory.remembered) == 3
        memory.watch(after)
        memory.watch(after)
        kept += len(memory.remembered)

    share = 1 - FORGETS[skill]
    assert abs(kept - 3 * trials * share) <= 5 * (3 * trials * share * (1 - share)) ** 0.5


@pytest.mark.rule("RUSH-Q33")
def test_forgetting_uses_the_bot_s_own_random_stream_and_not_the_game_s(rush: Rush) -> None:
    scene = rush.scene("start", "start", roll=3).flip(4, 0, 8)
    later, before = scene.copy().roll(1), scene.bytes

    def left(seed: int) -> list[int]:
        memory = TileMemory("dreamy", seed)
        watch(memory, scene)
        watch(memory, later)
        return sorted(memory.remembered)

    assert left(3) == left(3)
    assert len({tuple(left(seed)) for seed in range(20)}) > 3
    assert scene.bytes == before


@pytest.mark.rule("RUSH-Q33", "RUSH-Q34")
def test_recalling_fills_the_blanks_of_a_view_with_true_faces_only(rush: Rush) -> None:
    memory = TileMemory("sharp", seed=2)
    driver = rush.driver
    checked = 0
    for position, _, _ in driver.random_game(3, 31, 2_000 if driver.compiled else 300):
        scene = Scene(position)
        watch(memory, scene, seat=1)
        recalled = memory.recall(scene.view(1).position.s)
        for place, face in enumerate(recalled.known.tolist()):
            assert face in (UNSEEN, position.known[place]), "a memory may lack faces but is never wrong"
            checked += face != UNSEEN
    assert checked > 100


@pytest.mark.rule("RUSH-Q33")
def test_a_better_memory_needs_fewer_turns() -> None:
    """Planners that differ in memory only: turns per player rise from perfect to dreamy."""
    means = [turns_per_player(skill, players=3, games=150) for skill in MemoryLevel]

    assert means == sorted(means)
    assert 5 < means[MemoryLevel.PERFECT] < 10 < means[MemoryLevel.AVERAGE] + 2
    assert means[MemoryLevel.DREAMY] > 1.5 * means[MemoryLevel.PERFECT]


def turns_per_player(skill: MemoryLevel, players: int, games: int) -> float:
    """The average number of turns per player until somebody wins."""
    states = GAME.record.new(2)
    states[0] = GAME.new_states(players)[0]
    turns, winners = np.zeros(games, np.int64), np.zeros(games, np.int64)
    kernels(GAME).memory_games(
        states,
        np.full(5, skill, np.int64),
        7,
        0,
        stream(0),
        stream(1),
        np.zeros((5, MIND), np.int64),
        GAME.record.new(planner.ROOM),
        turns,
        winners,
    )
    assert set(winners.tolist()) <= set(range(players))
    return float(turns.mean() / players)


@pytest.mark.rule("RUSH-Q33")
def test_a_planner_turns_over_the_igloo_that_it_remembers(rush: Rush) -> None:
    scene = rush.scene("6:0,1", "start", roll=1, seen={8: "igloo", 1: "seal"})
    room = GAME.record.new(planner.ROOM)
    room[planner.VIEW] = scene.states[0]  # a perfect memory of both tiles

    assert planner.choose_by_plan(room, 0, stream(1)) == 8


@pytest.mark.rule("RUSH-Q33")
def test_a_planner_uses_tiles_in_the_order_that_leads_farthest(rush: Rush) -> None:
    scene = rush.scene("5:1,1", "start", roll=2, seen={8: "igloo", 9: "fishing_hole"})
    room = GAME.record.new(planner.ROOM)
    room[planner.VIEW] = scene.states[0]

    assert planner.choose_by_plan(room, 0, stream(1)) == 9, "first to the fishing hole next to the igloo, then home"

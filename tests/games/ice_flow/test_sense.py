"""`evaluate` and `inclination`, and games of greedy players."""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.bots.simple import BotKind
from snowbound.core.contract import headway
from snowbound.core.facts import TURNS
from snowbound.games import find
from snowbound.lab.game_runner import GameRunner
from snowbound.lab.seating import Seating
from tests.games.ice_flow.table import ACTIONS, Flow, Sea


def values(sea: Sea) -> list[float]:
    """How good the position is for each seat."""
    out = np.zeros(10)
    before = sea.position.bytes
    sea.position.run.evaluate(sea.position.states, 0, out)
    assert sea.position.bytes == before, "trying a floe out leaves nothing behind"
    return [float(value) for value in out[: sea.s.players]]


def test_nearer_to_siberia_is_better_and_winning_best(flow: Flow) -> None:
    far = values(flow.sea("1 h4, 2 d4", "R0 h4"))
    near = values(flow.sea("1 h4, 2 d4", "R0 d4"))
    there = values(flow.sea("1 h4, 2 d4", "R0 sib3"))
    assert far[0] < near[0] < there[0] and near[1] < far[1]
    assert all(0 < value < 1 for value in far + near + there)
    won = flow.sea("1 c6", "R0 c6, R1 sib2, R2 sib4").play(0, "SELECT 0", "STEP NW")
    assert values(won) == [1.0, 0.0]


def test_headway_is_minus_the_obstacles_on_the_way(flow: Flow) -> None:
    def obstacles(floes: str, place: str) -> int:
        return -int(headway(flow.sea(floes, f"R0 {place}, R1 sib1, R2 sib2").s, 0))

    assert obstacles("1 h4", "h4") == 3
    assert obstacles("1 h4, 2 e4", "h4") == 2, "a floe on the way"
    assert obstacles("1 h4, 2 e5", "h4") == 3, "a floe beside the way"
    assert obstacles("1 h4, 2 d4, 3 c5", "h4") == 1
    assert obstacles("1 h4, 2 d4", "d4") == 1 and obstacles("1 h4", "sib3") == 0


def test_a_capped_game_that_is_drawn_is_shared(flow: Flow) -> None:
    sea = flow.sea("1 d4", options={"turn_cap": 1}).play(0, "HEX d4", "CW", "END")
    sea.play(1, "HEX d4", "CW", "END")
    assert values(sea) == [0.5, 0.5]


def test_a_full_backpack_and_smooth_ice_are_better(flow: Flow) -> None:
    assert values(flow.sea("1 d4", "R0 d4", R=(1, 2)))[0] > values(flow.sea("1 d4", "R0 d4", R=(1, 1)))[0]
    assert values(flow.sea("1 d4, 2 c5", "R0 d4"))[0] > values(flow.sea("1 d4, 24 c5", "R0 d4"))[0]


def test_choosing_a_floe_is_worth_its_best_use(flow: Flow) -> None:
    sea = flow.sea("1 c7, 2 d4, 3 i3", "R0 d4", R=(0, 0))
    bridge, useless = sea.copy().play(0, "HEX c7"), sea.copy().play(0, "HEX i3")
    assert values(bridge)[0] > values(useless)[0], "c7 drifts to c5, between d4 and sib3"


def test_a_sensible_player_goes_west_collects_and_drops_nothing(flow: Flow) -> None:
    def weights(sea: Sea) -> dict[int, float]:
        actions = np.array(sea.position.legal(0), np.int64)
        out = np.zeros(len(actions))
        sea.position.run.inclination(sea.position.states, 0, 0, actions, out)
        return dict(zip(actions.tolist(), out.tolist(), strict=True))

    journey = weights(flow.sea("1 d4, 2 c5, 3 e5", "R0 d4").play(0, "SELECT 0"))
    assert journey[ACTIONS["STEP SW"]] > journey[ACTIONS["STEP SE"]] > 0
    assert journey[ACTIONS["STOP"]] > journey[ACTIONS["DROP rope 0"]] > 0
    finding = weights(flow.sea("1 d4 010", "R0 d4").play(0, "SELECT 0", "STOP"))
    assert finding[ACTIONS["COLLECT fish"]] > finding[ACTIONS["COLLECT nothing"]] > 0


@pytest.mark.parametrize(("players", "most"), [(2, 60), (3, 45), (4, 40)])
def test_greedy_players_finish_in_the_turns_that_the_specification_gives(players: int, most: int) -> None:
    """Section 7.6: the median is 19 to 23 turns per player, and nearly all games end long before the cap."""
    game, games = find("ice_flow"), 12
    seating = Seating.of(game, players, BotKind.GREEDY)
    runner = GameRunner(game, seating, {"turn_cap": 300}, seed=5, cap=100_000, told=games)
    played = runner.play(0, games)
    turns = played.outlines[:, TURNS] / players
    finished = (played.points.max(axis=1) == 3).sum()
    assert np.median(turns) < most, turns
    assert finished >= games - 2, turns

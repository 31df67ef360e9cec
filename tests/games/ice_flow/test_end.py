"""Victory, the faster game and the turn cap."""

from __future__ import annotations

import pytest

from snowbound.games.ice_flow.state import Phase
from tests.games.ice_flow.table import Flow


@pytest.mark.rule("FLOW-76", "FLOW-Q63")
def test_w16_victory_at_once(flow: Flow) -> None:
    sea = flow.sea("1 c6, 2 c5", "R0 c6, R1 sib2, R2 sib4", R=(0, 0)).play(0, "SELECT 0", "STEP NW")
    assert sea.phase == Phase.OVER and sea.actors == [] and sea.s.winner == 0, "in mid-move, without a floe action"
    assert sea.position.result() == ([3, 0], [1, 2])


@pytest.mark.rule("FLOW-76")
def test_two_in_siberia_are_not_enough(flow: Flow) -> None:
    sea = flow.sea("1 c6", "R0 c6, R1 sib2", R=(0, 0)).play(0, "SELECT 0", "STEP NW", "STOP")
    assert sea.phase == Phase.TURN and sea.s.winner == -1 and sea.position.result() == ([2, 0], [0, 0])


@pytest.mark.rule("FLOW-77")
def test_in_the_faster_game_two_are_enough(flow: Flow) -> None:
    sea = flow.sea("1 c6", "R0 c6, R1 sib2", options={"explorers_needed": 2}).play(0, "SELECT 0", "STEP NW")
    assert sea.phase == Phase.OVER and sea.position.result() == ([2, 0], [1, 2])
    assert sea.at("R2") == "ala1", "all three explorers are placed and used"


@pytest.mark.rule("FLOW-Q68")
def test_the_turn_cap_stops_the_game_and_ranks_by_explorers_in_siberia(flow: Flow) -> None:
    def ended(explorers: str) -> tuple[int, tuple[list[int], list[int]]]:
        sea = flow.sea("1 d4", explorers, players=3, options={"turn_cap": 2})
        for turn in range(6):
            assert sea.phase == Phase.TURN
            sea.play(turn % 3, "HEX d4", "CW", "END")
        assert sea.phase == Phase.OVER and sea.actors == []
        return int(sea.s.winner), sea.position.result()

    assert ended("R0 sib1, Y0 sib1, Y1 sib2") == (1, ([1, 2, 0], [2, 1, 3]))
    assert ended("R0 sib1, Y0 sib1") == (-1, ([1, 1, 0], [1, 1, 3])), "equal on top: no winner is declared"
    assert ended("") == (-1, ([0, 0, 0], [1, 1, 1]))


def test_without_a_cap_the_game_goes_on(flow: Flow) -> None:
    sea = flow.sea("1 d4")
    for turn in range(40):
        sea.play(turn % 2, "HEX d4", "CW", "END")
    assert sea.phase == Phase.TURN and sea.s.turns == 40

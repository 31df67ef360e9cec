"""A game that is recorded is the one that was simulated with its number."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.core.contract import CHANCE
from snowbound.core.facts import TURN
from snowbound.games import find
from snowbound.lab.game_rows import game_rows
from snowbound.lab.game_runner import GameRunner
from snowbound.lab.recording import Recorder
from snowbound.lab.seating import Seating
from snowbound.lab.simulate import usual_cap

SHORT: dict[str, dict[str, Any]] = {"uno_power_grab": {"scoring": "single_round"}, "ice_flow": {"turn_cap": 12}}
FIRST, GAMES = 5, 4


GAMES_AND_BOTS = [
    *((name, "random") for name in ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")),
    *((name, bots) for name in ("polar_rush", "uno_power_grab") for bots in ("inclined", "greedy", "level:1")),
]


@pytest.mark.parametrize(("name", "bots"), GAMES_AND_BOTS)
def test_a_recorded_game_is_the_simulated_one(name: str, bots: str) -> None:
    chosen = find(name)
    options = chosen.complete(SHORT.get(name, {}), 2)
    seating, cap = Seating.of(chosen, 2, bots), 3000
    done = GameRunner(chosen, seating, options, 3, cap, GAMES).play(FIRST, GAMES)
    recorder = Recorder(chosen, seating, options, 3, cap)

    for row in range(GAMES):
        found = recorder.record(FIRST + row)
        assert found.decisions == done.lengths[row]
        assert list(found.points) == done.points[row, :2].tolist()
        assert list(found.places) == done.places[row, :2].tolist()


def test_a_recorded_game_of_rows_has_the_deal_of_its_row() -> None:
    chosen = find("uno_power_grab")
    options = chosen.complete({"scoring": "single_round"}, 2)
    rows = game_rows(chosen, 2, GAMES, seed=3, first=FIRST, options=options, bots="greedy")
    recorder = Recorder(chosen, Seating.of(chosen, 2, "greedy"), options, 3, usual_cap(chosen), of_rows=True)

    for row in range(GAMES):
        found = recorder.record(FIRST + row)
        assert found.decisions == rows.columns["decisions"][row]
        assert list(found.points) == rows.seats("points")[row].tolist()
        assert len(found.turns) == rows.columns["turns"][row]


@pytest.mark.parametrize("bots", ["random", "greedy", "level:1"])
def test_a_capped_game_is_recorded_up_to_its_cap(bots: str) -> None:
    chosen = find("uno_power_grab")
    options, seating = chosen.complete({}, 2), Seating.of(chosen, 2, bots)
    done = GameRunner(chosen, seating, options, 3, 9, GAMES).play(0, GAMES)
    found = Recorder(chosen, seating, options, 3, 9).record(2)

    assert found.decisions == done.lengths[2] == 9
    assert list(found.points) == done.points[2, :2].tolist()
    assert not found.match().over


def test_a_recording_has_the_events_facts_and_seats_of_a_mixed_game() -> None:
    chosen = find("uno_power_grab")
    options = chosen.complete({"scoring": "single_round"}, 3)
    seating = Seating.of(chosen, 3, mix=["level:1", "random"])
    found = Recorder(chosen, seating, options, 8, 20_000).record(1)
    match = found.match()

    assert match.over and match.result.places == found.places
    assert match.seen(None).bytes == found.last
    assert sum(event.seat != CHANCE for event in found.events) == found.decisions
    replay, told = match.again(), []
    for event in match.events:
        told += replay.facts(event)
        replay.happen(event)
    assert found.facts == told
    assert any(row.kind.weight == TURN for row in found.facts)
    assert found.bots == [seating.names[bot] for bot in seating.seated(8, 1)]

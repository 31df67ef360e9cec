"""The benchmark of capacity: people think as documented, play real games, and measurements are kept."""

from __future__ import annotations

import argparse
import asyncio
import statistics
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from benchmarks.load import capacity, people
from benchmarks.load.people import FIRST, FURTHER, LONGEST, SHORTEST, thinking_time
from benchmarks.load.snowbound_server import SnowboundServer
from benchmarks.tables import capacity as table
from tests.server.running import Running

pytestmark = pytest.mark.xdist_group("capacity")


@pytest.mark.parametrize(("further", "median"), [(False, FIRST), (True, FURTHER)])
def test_thinking_times_have_the_documented_median_and_bounds(further: bool, median: float) -> None:
    rng = Random(1)
    times = [thinking_time(rng, further=further) for _ in range(5000)]
    assert statistics.median(times) == pytest.approx(median, rel=0.1)
    assert SHORTEST <= min(times) < max(times) <= LONGEST
    assert statistics.mean(times) > median, "some think for long"


class RunningServer(SnowboundServer):
    """A server that a test has started."""

    def __init__(self, server: Running) -> None:
        self.process = cast(Any, SimpleNamespace(port=int(server.address.rpartition(":")[2])))


def test_people_play_whole_games_and_their_answers_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "thinking_time", lambda rng, further: 0.001)
    monkeypatch.setattr(capacity, "GAMES", ("tic_tac_toe", "arctic_race", "polar_rush"))

    def decided(server: Running, party: people.Party) -> int:
        return sum(play.by == "person" for play in server.services.tables.live[party.table].table.plays)

    async def play(server: Running) -> capacity.Crowd:
        crowd = capacity.Crowd([RunningServer(server)], seed=1)
        await crowd.prepare(3)
        crowd.activate(2)
        try:
            async with asyncio.timeout(300):
                while not crowd.observed.games or decided(server, crowd.parties[1]) < 20:
                    await asyncio.sleep(0.05)
            assert not crowd.lost()
        finally:
            crowd.activate(0)
            await asyncio.sleep(0.2)
            for party in crowd.parties:
                for person in party.people:
                    person.close()
        return crowd

    with Running(tmp_path, compiled=False, waits=0) as server:
        crowd = asyncio.run(play(server))
        assert decided(server, crowd.parties[2]) == 0, "people at tables that are not active only watch"
    assert len(crowd.observed.answers) > 20 and 0 < max(crowd.observed.answers) < 60
    assert crowd.observed.refused <= len(crowd.observed.answers) / 4


def chosen(file: Path, **more: Any) -> argparse.Namespace:
    usual = {"tables": 8, "seconds": 1.0, "settle": 1.0, "first": 1, "seed": 1, "file": str(file)}
    return argparse.Namespace(**usual | more)


def step(tables: int, **more: Any) -> capacity.Step:
    usual = {"tables": tables, "people": 2 * tables, "p99": 10.0, "cpu": [0.25, 0.25], "generator_cpu": 0.1}
    return usual | {"is_good": True} | more


def test_an_interrupted_run_continues_and_another_one_starts_over(tmp_path: Path) -> None:
    file = tmp_path / "results" / "capacity.json"
    first = capacity.Kept(chosen(file), "sqlite 1")
    first.add(step(1))
    first.add(step(2))
    capacity.Kept(chosen(file), "postgresql 4").add(step(5))
    again = capacity.Kept(chosen(file), "sqlite 1")
    assert again.step(2) == step(2) and again.step(4) is None and again.step(5) is None
    other = capacity.Kept(chosen(file, seconds=2.0), "sqlite 1")
    assert other.step(2) is None
    other.add(step(3))
    assert capacity.Kept(chosen(file), "postgresql 4").step(5) == step(5), "another configuration keeps its steps"


def test_the_figures_are_those_of_the_largest_good_step() -> None:
    steps = [step(10), step(40, p99=900.0, cpu=[0.9, 0.8], is_good=False), step(20, p99=200.0)]
    found = capacity.figures_of("postgresql", 4, steps)
    assert found["capacity_postgresql_4_people"] == [40]
    assert found["capacity_postgresql_4_people_per_core"] == [80]
    assert found["capacity_postgresql_4_p99"] == [200]
    assert found["capacity_postgresql_4_all_p99"] == [900] and found["capacity_postgresql_4_all_people"] == [80]
    assert "capacity_sqlite_1_people" not in capacity.figures_of("sqlite", 1, [step(1, is_good=False)])


def test_the_table_shows_what_was_measured() -> None:
    from benchmarks.figures import Figure

    names = capacity.figures_of("sqlite", 1, [step(10)])
    figures = {key: Figure(values[0], values[0], values[0], "a run") for key, values in names.items()}
    assert table(figures)[2:] == ["| SQLite, one | 20 | 40 | 10 | 0.5 | 10 | 0.5 | 0.1 |"]

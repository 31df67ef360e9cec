"""A small sample of `benchmarks.simulating`; the committed results are of the current rules and reach the goal."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

import pytest

from benchmarks import simulating
from snowbound.core.kernels import kernels
from snowbound.games import find, names

MOST_PYTHON, LEAST_TIMES = 0.15, 5


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    file, kernel = tmp_path / "simulating.json", kernels(find("polar_rush")).prepare("player_games").player_games
    before = simulating.run(["polar_rush"], 1, 0.05, file)["games"]["polar_rush"]["rounds"]
    content = simulating.run(["polar_rush"], 2, 0.05, file)
    kept = content["games"]["polar_rush"]
    assert json.loads(file.read_text(encoding="utf-8")) == content
    assert (kept["rounds"][:1], len(kept["rounds"])) == (before, 2)
    assert all(row["simulate"] > 0 and row["arena"] > 0 and 0 <= row["python"] < 1 for row in kept["rounds"])
    assert kernels(find("polar_rush")).player_games is kernel, "the kernel is no longer timed"
    assert len(simulating.figures(content)["level_3_times_polar_rush"]) == 2


@pytest.mark.parametrize("name", names())
def test_good_players_are_fast_or_the_search_is_the_limit(name: str) -> None:
    kept = json.loads(simulating.FILE.read_text(encoding="utf-8"))["games"][name]
    assert (kept["edition"], kept["bot"], kept["jobs"]) == (find(name).version, "level:3", 2)
    assert len(kept["rounds"]) >= 3 and kept["run"]["commit"]
    times = median(row["simulate"] / row["arena"] for row in kept["rounds"])
    python = median(row["python"] for row in kept["rounds"])
    assert times >= LEAST_TIMES or python < MOST_PYTHON
    assert times > 1

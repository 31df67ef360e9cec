"""A small seeded sample of `benchmarks.hints`; the benchmark measures 100 positions of each game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import hints
from snowbound.bots import hint_player
from snowbound.games import find, names

LIMIT_OF_LOSS, LIMIT_OF_SECONDS = 0.02, 1.5


def test_the_hinted_move_loses_little_in_a_sample(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With a tenth of the simulations on both sides, so that it is cheap."""
    monkeypatch.setattr(hints, "REFERENCE", "search:20000")
    file = tmp_path / "hints.json"
    hints.run(["polar_rush"], 4, 0, 1, 8000, file)
    before = json.loads(file.read_text())["games"]["polar_rush"]["rows"]
    content = hints.run(["polar_rush"], 6, 0, 1, 8000, file)
    kept = content["games"]["polar_rush"]
    assert kept["rows"][:4] == before, "a stopped run goes on where it was"
    assert kept["summary"]["positions"] == 6
    assert kept["summary"]["loss"] < 2 * LIMIT_OF_LOSS
    assert [
        row["loss"]
        for row in hints.run(["polar_rush"], 2, 0, 1, 8000, tmp_path / "other.json")["games"]["polar_rush"]["rows"]
    ] == [row["loss"] for row in before[:2]], "equal seeds give equal losses"


@pytest.mark.parametrize("name", names())
def test_the_committed_results_are_of_the_current_rules_and_within_the_limits(name: str) -> None:
    kept = json.loads(hints.FILE.read_text(encoding="utf-8"))["games"][name]
    size = hint_player(find(name), 0).spec.simulations
    assert (kept["edition"], kept["simulations"], kept["method"]) == (find(name).version, size, hints.METHOD)
    assert kept["summary"]["positions"] == len(kept["rows"]) == hints.POSITIONS
    assert kept["run"]["commit"] and kept["run"]["seed"] == kept["seed"]
    for summary in (kept["summary"], kept.get("summary_solved", kept["summary"])):
        assert summary["loss"] < LIMIT_OF_LOSS
        assert summary["seconds_most"] < LIMIT_OF_SECONDS

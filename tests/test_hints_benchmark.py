"""A small seeded sample of `benchmarks.hints`; the benchmark measures 100 positions of each game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import hints
from snowbound.bots import hint_player
from snowbound.games import find, names

LIMIT_OF_LOSS, LIMIT_OF_SECONDS = 0.02, 1.5
LEAST_REASONS, LEAST_EXPLAINED = 0.6, 0.9
"""The shares of hints with a reason, and of those that have one or say that other moves are as good."""


def test_the_hinted_move_loses_little_in_a_sample(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With a tenth of the simulations on both sides, so that it is cheap."""
    monkeypatch.setattr(hints, "REFERENCE", "search:20000")
    file = tmp_path / "hints.json"
    hints.run(["polar_rush"], 4, 0, 1, 8000, file, reasons=1)
    before = json.loads(file.read_text())["games"]["polar_rush"]["rows"]
    content = hints.run(["polar_rush"], 6, 0, 1, 8000, file, reasons=3)
    kept = content["games"]["polar_rush"]
    assert kept["rows"][:4] == before, "a stopped run goes on where it was"
    assert kept["summary"]["positions"] == 6
    assert kept["summary"]["loss"] < 2 * LIMIT_OF_LOSS
    assert [len(row["reasons"]) for row in kept["reasons"]] == [3, 3, 3], "there are many tiles"
    again = hints.run(["polar_rush"], 2, 0, 1, 8000, tmp_path / "other.json", reasons=2)["games"]["polar_rush"]
    assert [row["loss"] for row in again["rows"]] == [row["loss"] for row in before[:2]], (
        "equal seeds give equal losses"
    )
    assert [row["reasons"] for row in again["reasons"]] == [row["reasons"] for row in kept["reasons"][:2]]


def test_a_summary_tells_reasons_from_moves_that_are_alike() -> None:
    rows = [
        {"seconds": 0.5, "reasons": ["hint-mine-slides", ""], "is_alike": True},
        {"seconds": 0.7, "reasons": ["", "hint-mine-slides"], "is_alike": True},
        {"seconds": 0.6, "reasons": ["", ""], "is_alike": False},
    ]
    assert hints.summary_of_reasons(rows) == {
        "positions": 3, "seconds": 0.6, "seconds_most": 0.7, "with_reason": 1, "alike": 1
    }  # fmt: skip


@pytest.mark.parametrize("name", names())
def test_the_committed_results_are_of_the_current_rules_and_within_the_limits(name: str) -> None:
    kept = json.loads(hints.FILE.read_text(encoding="utf-8"))["games"][name]
    size = hint_player(find(name), 0).spec.simulations
    assert (kept["edition"], kept["simulations"], kept["method"]) == (find(name).version, size, hints.METHOD)
    assert kept["summary"]["positions"] == len(kept["rows"]) == hints.POSITIONS
    assert kept["run"]["commit"] and kept["run"]["seed"] == kept["seed"]
    solved = kept.get("summary_solved", kept["summary"])
    assert kept["summary"]["loss"] < LIMIT_OF_LOSS and solved["loss"] < LIMIT_OF_LOSS
    assert solved.get("seconds_most", 0.0) < LIMIT_OF_SECONDS


@pytest.mark.parametrize("name", names())
def test_hints_come_in_time_and_say_why(name: str) -> None:
    kept = json.loads(hints.FILE.read_text(encoding="utf-8"))["games"][name]
    found = kept["summary_of_reasons"]
    assert kept["reasons_method"] == hints.REASONS_METHOD
    assert found == hints.summary_of_reasons(kept["reasons"]) and found["positions"] == hints.REASONS
    assert found["seconds_most"] < LIMIT_OF_SECONDS
    assert found["with_reason"] >= LEAST_REASONS * found["positions"]
    assert found["with_reason"] + found["alike"] >= LEAST_EXPLAINED * found["positions"]

"""A small seeded sample of `benchmarks.coach`, and its committed results."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from benchmarks import coach
from snowbound.bots import threshold_for
from snowbound.bots.spec import LEVELS
from snowbound.games import find, names

MOST_FALSE_ALARMS = 0.05
LEAST_SPOKEN, MOST_SPOKEN = 0.03, 0.1
MOST_SECONDS = 1.5


def kept() -> dict[str, Any]:
    """Return the committed results by game."""
    content: dict[str, Any] = json.loads(coach.FILE.read_text(encoding="utf-8"))["games"]
    return content


def test_the_coach_is_measured_in_a_sample(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With few simulations on both sides, so that it is cheap."""
    monkeypatch.setattr(coach, "REFERENCE", "search:4000")
    file = tmp_path / "coach.json"
    coach.run(["polar_rush"], 4, 2, 4000, file)
    before = json.loads(file.read_text())["games"]["polar_rush"]["rows"]
    rows = coach.run(["polar_rush"], 8, 2, 4000, file)["games"]["polar_rush"]["rows"]
    assert rows[:4] == before and len(rows) == 8, "a stopped run goes on where it was"
    judged = [one for row in rows for one in row["judged"]]
    assert any("reference" in one for one in judged), "the sample contains a bad move"
    for one in judged:
        assert ("reference" in one) <= (one["loss"] > coach.LEAST_JUDGED)
    again = coach.run(["polar_rush"], 2, 2, 4000, tmp_path / "other.json")["games"]["polar_rush"]["rows"]
    assert [without_times(row) for row in again] == [without_times(row) for row in before[:2]], "equal seeds"


def without_times(row: dict[str, Any]) -> dict[str, Any]:
    """Return what is measured in a position, apart from the times."""
    judged = [{key: value for key, value in one.items() if key != "seconds"} for one in row["judged"]]
    return {key: value for key, value in row.items() if key != "seconds"} | {"judged": judged}


def test_a_summary_counts_who_is_spoken_to_and_whether_it_is_right() -> None:
    right = {"action": 5, "loss": 0.5, "reason": "hint-mine-wins", "seconds": 0.4, "reference": 0.4}
    wrong = {"action": 6, "loss": 0.5, "reason": "", "seconds": 0.2, "reference": 0.005}
    unsure = {"action": 7, "loss": 0.5, "reason": "", "seconds": 0.3}
    rows = [
        {"moves": [5, 5, 1, 1, 1], "seconds": 0.2, "judged": [right]},
        {"moves": [6, 7, 1, 6, 6], "seconds": 0.4, "judged": [wrong, unsure]},
    ]
    found = coach.summary(rows)
    assert found["speaks"] == [1.0, 0.5, 0.0, 0.5, 0.5]
    counts = tuple(found[key] for key in ("spoken", "worse", "false_alarms", "with_reason"))
    assert counts == (2, 1, 1, 1), "each move once"
    assert (found["seconds_to_rate"], found["seconds_to_judge"], found["seconds_to_judge_most"]) == (0.3, 0.3, 0.4)


@pytest.mark.parametrize("name", names())
def test_the_committed_results_are_of_the_current_rules_and_thresholds(name: str) -> None:
    game, measured = find(name), kept()[name]
    assert (measured["edition"], measured["simulations"]) == (game.version, coach.coach_spec(game, 0).simulations)
    assert measured["run"]["commit"] and measured["run"]["seed"] == measured["seed"]
    assert measured["summary"] == coach.summary(measured["rows"]), "`python -m benchmarks.coach` writes it again"
    assert measured["summary"]["seconds_to_rate"] + measured["summary"]["seconds_to_judge"] < MOST_SECONDS
    for row in measured["rows"]:
        assert len(row["moves"]) == LEVELS and row["actions"] > 1


def test_the_coach_speaks_now_and_then_and_is_hardly_ever_wrong() -> None:
    measured = [each["summary"] for each in kept().values()]
    shares = [mean(each["speaks"][level] for each in measured) for level in range(LEVELS)]
    assert LEAST_SPOKEN <= mean(shares) <= MOST_SPOKEN
    spoken, false = (sum(each[key] for each in measured) for key in ("spoken", "false_alarms"))
    assert false <= MOST_FALSE_ALARMS * spoken
    assert min(threshold_for(level) for level in range(LEVELS + 1)) >= coach.LEAST_JUDGED

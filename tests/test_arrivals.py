"""Where explorers arrive in Siberia: the file of the last measurement, and the command that makes it."""

from __future__ import annotations

import datetime
import json
import sys
from pathlib import Path

import pytest

from benchmarks import arrivals
from snowbound.games import find
from snowbound.games.ice_flow.state import BOARD

MEASURED = json.loads(arrivals.FILE.read_text(encoding="utf-8"))
RULES = (find("ice_flow").folder / "RULES.md").read_text(encoding="utf-8")


def measure(monkeypatch: pytest.MonkeyPatch, file: Path, games: int, *more: str) -> None:
    """Run the command with greedy bots and short games."""
    short = ["--bot", "greedy", "--players", "2", "--turn-cap", "6", *more]
    monkeypatch.setattr(sys, "argv", ["arrivals", "--file", str(file), "--games", str(games), *short])
    arrivals.main()


def test_the_file_is_about_the_map_and_the_edition_of_today() -> None:
    asked = {name: MEASURED[name] for name in ("bot", "players", "turn_cap", "seed")}
    assert asked == {"bot": "level:4", "players": 4, "turn_cap": 100, "seed": 1}
    assert MEASURED["edition"] == find("ice_flow").version
    assert MEASURED["map"] == arrivals.map_hash(), "the map has changed: measure again and correct section 7.6"
    assert datetime.date.fromisoformat(MEASURED["date"]) and len(MEASURED["commit"]) >= 7


def test_the_totals_of_the_file_are_those_of_its_200_games() -> None:
    rows = MEASURED["rows"]
    assert len(rows) == 200
    assert arrivals.summary(rows) == {name: MEASURED[name] for name in ("games", "decided", "arrivals", "per_game")}


def test_each_northern_station_gets_at_most_half_the_arrivals_of_each_southern_one() -> None:
    """The rulebook calls the northernmost Siberian stations by far the hardest."""
    north1, north2, south1, south2 = MEASURED["arrivals"].values()
    assert 2 * max(north1, north2) <= min(south1, south2)
    assert f"| {north1}, {north2}, {south1}, {south2} |" in RULES, "section 7.6 quotes the file"


def test_a_run_that_was_stopped_goes_on_and_gives_the_same_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    measure(monkeypatch, tmp_path / "whole.json", 3)
    measure(monkeypatch, tmp_path / "parts.json", 1)
    measure(monkeypatch, tmp_path / "parts.json", 3)
    whole = json.loads((tmp_path / "whole.json").read_text(encoding="utf-8"))
    assert whole == json.loads((tmp_path / "parts.json").read_text(encoding="utf-8"))
    for row in whole["rows"]:
        assert row["turns"] <= 12 and row["decisions"] >= row["turns"]
        assert row.get("drifts", 0) + row.get("rotations", 0) + row.get("discoveries", 0) >= row["turns"] - 1
    with pytest.raises(SystemExit, match="another bot, map or edition"):
        measure(monkeypatch, tmp_path / "whole.json", 3, "--seed", "2")


def test_the_hash_of_the_map_depends_on_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = arrivals.map_hash()
    monkeypatch.setitem(BOARD["lane"][0], "strength", 3)
    assert arrivals.map_hash() != before

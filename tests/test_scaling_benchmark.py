"""A small sample of `benchmarks.scaling`; the committed results are of the current rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import scaling
from snowbound.games import find, names
from snowbound.lab.jobs import PROCESSES, THREADS


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scaling, "PLACES", (THREADS, PROCESSES))
    monkeypatch.setattr(scaling, "BOT", "greedy")
    file = tmp_path / "scaling.json"
    before = scaling.run(0.1, 1, 0.02, file, ["polar_rush"])
    content = scaling.run(0.1, 2, 0.02, file, ["polar_rush"])
    assert json.loads(file.read_text(encoding="utf-8")) == content
    assert (content["rounds"][:1], len(content["rounds"])) == (before["rounds"], 2)
    assert content["prices"] == before["prices"]
    assert list(content["prices"]) == [f"polar_rush {bot}" for bot in scaling.BOTS]
    assert all(row[place] > 0 for row in content["rounds"] for place in (THREADS, PROCESSES))
    assert all(row["per_hour"] > 0 and row["seconds"] >= 0.01 for row in content["prices"].values())


def test_every_game_and_kind_of_player_has_its_price() -> None:
    content = json.loads(scaling.FILE.read_text(encoding="utf-8"))
    assert content["editions"] == {name: find(name).version for name in names()}
    assert content["run"]["commit"] and content["run"]["edition"] and content["run"]["seed"] == scaling.SEED
    prices = content["prices"]
    assert set(prices) == {f"{name} {bot}" for name in names() for bot in scaling.BOTS}
    assert all(row["seconds"] > 1 and row["per_hour"] > 0 for row in prices.values())

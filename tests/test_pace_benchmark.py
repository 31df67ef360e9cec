"""A small sample of `benchmarks.pace`; the games' seconds per decision are what the committed results say."""

from __future__ import annotations

import json
from math import isnan
from pathlib import Path

import pytest

from benchmarks import pace
from snowbound.core.game import Game
from snowbound.games import find, names
from snowbound.lab.game_rows import game_rows
from snowbound.lab.pace import seconds_per_decision
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, measured = tmp_path / "pace.json", []

    def measure(game: Game, players: int, deals: int) -> pace.Row:
        measured.append(players)
        if len(measured) == 3:
            raise KeyboardInterrupt
        return {"deals": deals, "steps": 10.0 * players}

    monkeypatch.setattr(pace, "measure", measure)
    with pytest.raises(KeyboardInterrupt):
        pace.run(["polar_rush"], 5, file)
    content = pace.run(["polar_rush"], 5, file)
    assert measured == [2, 3, 4, 4, 5], "what was saved is not measured again"
    assert json.loads(file.read_text(encoding="utf-8")) == content
    # 30 minutes are 1,800 seconds, and 2 to 5 players have 20, 30, 40 and 50 steps: 35 on average.
    assert pace.seconds_of(content["games"]["polar_rush"]) == round(1800 / 35, 1)


def test_what_is_measured_is_the_length_of_level_3_games() -> None:
    rush = find("polar_rush")
    found = pace.measure(rush, 2, 3)
    rows = game_rows(rush, 2, 3, seed=pace.SEED, bots="level:3")
    assert found["steps"] == pytest.approx(rows.columns["steps"].mean(), abs=0.01)
    assert rows.columns["minutes"] == pytest.approx(rows.columns["steps"] * seconds_per_decision(rush) / 60)


@pytest.mark.parametrize("name", names())
def test_the_seconds_of_a_game_are_fitted_to_its_printed_time(name: str) -> None:
    kept = json.loads(pace.FILE.read_text(encoding="utf-8"))["games"][name]
    game = find(name)
    assert (kept["edition"], kept["bot"], kept["minutes"]) == (game.version, "level:3", game.minutes)
    fewest, most = game.players
    assert sorted(map(int, kept["players"])) == list(range(fewest, min(most, pace.MOST_PLAYERS) + 1))
    assert all(row["deals"] >= 20 for row in kept["players"].values()) and kept["run"]["commit"]
    assert pace.pace_file(name).read_text(encoding="utf-8") == pace.pace_text(kept)
    assert seconds_per_decision(game) == pace.seconds_of(kept)


def test_a_game_without_a_pace_has_no_minutes() -> None:
    assert isnan(seconds_per_decision(TIC_TAC_TOE))

"""`snowbound study` as a person or a program would run it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snowbound.cli import main
from snowbound.cli.study import time_left

STUDY = """\
title = "Short races"
question = "What does a limit of rounds do?"
game = "arctic_race"
games = 12
bots = ["random", "greedy"]
metrics = ["turns", "tie"]
[options]
max_rounds = [10000, 3]
[quick]
games = 4
bots = "greedy"
"""

Out = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "120")
    written = tmp_path / "short.toml"
    written.write_text(STUDY, encoding="utf-8")
    return written


def test_a_study_shows_differences_and_cells(file: Path, capsys: Out) -> None:
    assert main(["study", str(file)]) == 0
    out = capsys.readouterr().out
    for text in ("Short races", "What does a limit", "4 cells, 48 games between random and greedy"):
        assert text in out
    assert "2 players, max_rounds: 10000 → 3" in out
    assert "all players agree" in out and "greedy (12 games)" in out
    assert "points (" in out and " % (" in out, "ties are a share"
    assert {path.name for path in file.with_name("short-results").iterdir()} == {
        "result.json", "games.parquet", "games.csv", "brief.parquet", "report.html", "study.toml", "rows"}  # fmt: skip


def test_json_has_everything_that_the_tables_have(file: Path, capsys: Out) -> None:
    assert main(["study", str(file), "--json", "--no-page"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data == json.loads((file.with_name("short-results") / "result.json").read_text(encoding="utf-8"))
    assert (data["title"], data["game_title"]) == ("Short races", "Arctic Race")
    assert [cell["games"] for cell in data["cells"]] == [12] * 4
    assert data["cells"][0]["metrics"][0].keys() >= {"name", "value", "low", "high", "unit"}
    by = data["conclusions"][0]["by"]
    assert [each["bots"] for each in by] == ["random", "greedy"]
    assert by[0]["change"] == "max_rounds: 10000 → 3"


def test_the_quick_part_is_matched_with_earlier_results(file: Path, capsys: Out) -> None:
    main(["study", str(file), "--no-page"])
    folder = str(file.with_name("short-results"))
    assert main(["study", str(file), "--quick", "--match", folder, "--no-page"]) == 0
    assert "All games equal those in" in " ".join(capsys.readouterr().out.split())
    file.write_text(STUDY + "\n[until]\nmetric = 'turns'\nwidth = 0.1\nmost = 13\n", encoding="utf-8")
    assert main(["study", str(file), "--quick", "--match", folder, "--json", "--no-page"]) == 0
    assert json.loads(capsys.readouterr().out)["mismatches"] == []
    file.write_text("seed = 9\n" + STUDY, encoding="utf-8")
    assert main(["study", str(file), "--quick", "--match", folder, "--no-page"]) == 1
    assert "cell 1: turns differs" in capsys.readouterr().out


def test_results_to_match_are_looked_for_before_any_game(file: Path, capsys: Out) -> None:
    assert main(["study", str(file), "--match", str(file.parent)]) == 2
    assert "there is no games.parquet or brief.parquet in" in capsys.readouterr().err
    assert [path.name for path in file.parent.iterdir()] == ["short.toml"]


def test_check_plays_nothing(file: Path, capsys: Out) -> None:
    assert main(["study", str(file), "--check"]) == 0
    out = capsys.readouterr().out
    assert "Short races" in out and "max_rounds=10000" in out and "12" in out
    file.write_text(
        STUDY + "[until]\nmetric = 'turns'\nwidth = 1\nmost = 30\n[most_games]\ngreedy = 9\n", encoding="utf-8"
    )
    assert main(["study", str(file), "--check"]) == 0
    assert "12 to 30" in capsys.readouterr().out
    assert main(["study", str(file), "--check", "--json"]) == 0
    cells = json.loads(capsys.readouterr().out)["cells"]
    assert [(cell["games"], cell["most"]) for cell in cells] == [(12, 30), (9, 9)] * 2
    assert [path.name for path in file.parent.iterdir()] == ["short.toml"]


def test_mistakes_are_told_with_their_lines(file: Path, capsys: Out) -> None:
    file.write_text(STUDY.replace('"turns"', '"turnes"').replace("games = 12", "games = 1"), encoding="utf-8")
    assert main(["study", str(file), "--no-page"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert told[0].endswith("short.toml:4: games: must be a whole number from 2, not 1")
    assert "short.toml:6: metrics[0]: there is no metric 'turnes' of arctic_race" in told[1]
    assert main(["study", str(file), "--json", "--no-page"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "bad-study"


def test_a_study_that_was_stopped_says_how_to_go_on(file: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    from snowbound.lab.studies.schedule import CellGames

    def interrupt(cell: CellGames, part: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(CellGames, "add", interrupt)
    assert main(["study", str(file), "--no-page"]) == 130
    assert "the same command goes on" in capsys.readouterr().err


@pytest.mark.parametrize(("seconds", "text"), [(0.4, "0 s"), (89, "89 s"), (1200, "20 min"), (9000, "2.5 h")])
def test_the_time_that_is_left_is_rounded(seconds: float, text: str) -> None:
    assert time_left(seconds) == text

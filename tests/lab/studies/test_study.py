"""A study from its file to its results: the same games however often it is stopped, and files that others can read."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import pandas
import polars
import pytest

from snowbound.games import find
from snowbound.lab.studies import StudyResult, read_study, row_store, study, study_of
from snowbound.lab.studies.game_files import read_games
from snowbound.lab.studies.matching import NothingToMatch, different_columns, mismatches
from snowbound.lab.studies.row_store import FolderInUse, FolderNotWritable, RowStore
from snowbound.lab.studies.schedule import StudyProgress

SHORT = """\
title = "Short races"
question = "What does a limit of rounds do?"
game = "arctic_race"
players = [2, 3]
games = 24
seed = 4
bots = ["random", "greedy"]
metrics = ["turns", "lead_changes"]
[options]
max_rounds = [10000, 5]
[quick]
games = 6
players = 2
bots = "greedy"
"""

KILLED = """\
import sys
from snowbound.lab.studies import row_store, study
row_store.FLUSH_SECONDS = 0
study(sys.argv[1], out=sys.argv[2])
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    written = tmp_path_factory.mktemp("study") / "short.toml"
    written.write_text(SHORT, encoding="utf-8")
    return written


@pytest.fixture(scope="module")
def done(file: Path) -> tuple[StudyResult, Path]:
    """A study that nobody stopped, and its folder."""
    return study(file), file.with_name("short-results")


def kept(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in ("result.json", "games.csv", "games.parquet", "study.toml")}


# --- what is played


def test_every_cell_plays_the_same_deals(done: tuple[StudyResult, Path]) -> None:
    result, _ = done
    assert len(result.cells) == len(result.rows) == 8
    for found, rows in zip(result.cells, result.rows, strict=True):
        assert found.games == len(rows) == 24
        assert rows.columns["deal"].tolist() == list(range(24))
        assert set(rows.columns["seed"].tolist()) == {4}
        assert rows.columns["bot_0"].tolist() == [str(found.cell.bots)] * 24


def test_pairing_tells_cells_apart_that_hardly_differ() -> None:
    """A limit that no game reaches changes nothing, and one that few reach changes those games alone."""
    result = study({"game": "arctic_race", "games": 40, "bots": ["greedy"], "metrics": ["turns"],
                    "options": {"max_rounds": [10000, 9000, 35]}})  # fmt: skip
    same, few = sorted((each.comparisons[0] for each in result.conclusions), key=lambda each: abs(each.difference))
    assert (same.difference, same.sign) == (0, 0)
    assert few.variance_ratio is not None and few.variance_ratio > 1.5


def test_a_study_without_a_file_leaves_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = study({"game": "arctic_race", "games": 4, "bots": ["random"], "metrics": ["turns"]})
    assert result.cells[0].games == 4 and result.conclusions == ()
    assert list(tmp_path.iterdir()) == []


def test_processes_play_the_same_games_as_threads(file: Path, done: tuple[StudyResult, Path], tmp_path: Path) -> None:
    _, folder = done
    study(file, out=tmp_path, on="processes", jobs=2)
    assert kept(tmp_path) == kept(folder)


# --- stopped and continued


def test_a_study_that_was_killed_ends_as_one_that_was_not(
    file: Path, done: tuple[StudyResult, Path], tmp_path: Path
) -> None:
    _, folder = done
    out, killed = tmp_path / "out", 0
    for parts in (1, 3):
        with subprocess.Popen([sys.executable, "-c", KILLED, str(file), str(out)]) as process:
            while process.poll() is None and len(list(out.glob("rows/*/*.npz"))) < parts:
                time.sleep(0.002)
            process.send_signal(signal.SIGKILL)
            killed += process.wait() == -signal.SIGKILL
    assert killed and not (out / "result.json").exists(), "it was killed before its end"
    seen: list[StudyProgress] = []
    study(file, out=out, progress=seen.append)
    assert 0 < seen[0].games < seen[0].of == 192, "some games were kept, others not"
    assert kept(out) == kept(folder)


def test_ctrl_c_keeps_what_was_played(file: Path, done: tuple[StudyResult, Path], tmp_path: Path) -> None:
    def interrupt(progress: StudyProgress) -> None:
        if progress.games >= 40:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study(file, out=tmp_path, progress=interrupt)
    assert not (tmp_path / "result.json").exists()
    seen: list[StudyProgress] = []
    told: list[str] = []
    study(file, out=tmp_path, progress=seen.append, tell=told.append)
    assert seen[0].games >= 40
    assert any("are kept" in text for text in told)
    assert kept(tmp_path) == kept(done[1])


def test_tension_is_measured_in_games_that_are_searched(tmp_path: Path) -> None:
    asked = {"game": "arctic_race", "games": 6, "bots": ["greedy"], "metrics": ["turns", "drama"],
             "options": {"max_rounds": [10000, 4]}, "watch": {"games": 3, "simulations": 20}}  # fmt: skip
    with pytest.raises(KeyboardInterrupt):
        study(asked, out=tmp_path / "stopped", progress=lambda done: _stop(done.games >= 13))
    stopped, whole = study(asked, out=tmp_path / "stopped"), study(asked, out=tmp_path / "whole")
    for name in ("result.json", "watched.csv", "games.csv"):
        assert (tmp_path / "stopped" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    assert [(len(rows), len(watched)) for rows, watched in zip(whole.rows, whole.watched, strict=True)] == [(6, 3)] * 2
    for rows, watched in zip(whole.rows, whole.watched, strict=True):
        assert watched.columns["place_0"].tolist() == rows.columns["place_0"][:3].tolist(), "the same games"
    assert list(whole.cells[0].measures) == ["turns", "drama"]
    assert whole.cells[0].measures["drama"].games == 3
    assert {each.metric for each in stopped.conclusions} == {"turns", "drama"}


def _stop(now: bool) -> None:
    if now:
        raise KeyboardInterrupt


def test_games_are_not_played_twice(file: Path, done: tuple[StudyResult, Path]) -> None:
    before, seen = kept(done[1]), list[StudyProgress]()
    study(file, progress=seen.append)
    assert seen == [StudyProgress(192, 192, 0.0, 8, 8)]
    assert kept(done[1]) == before


def test_a_changed_study_keeps_the_cells_that_still_fit(file: Path, tmp_path: Path) -> None:
    changed = tmp_path / "short.toml"
    changed.write_text(SHORT, encoding="utf-8")
    out, told, seen = tmp_path / "out", list[str](), list[StudyProgress]()
    study(changed, out=out, quick=True)
    changed.write_text(SHORT.replace("[10000, 5]", "[10000, 6]").replace("games = 6", "games = 8"), encoding="utf-8")
    result = study(changed, out=out, quick=True, tell=told.append, progress=seen.append)
    assert told[0].startswith("The study has changed")
    assert told[1] == "6 games of 1 of 2 cells are kept."
    assert told[2].startswith("Games of 1 other cells do not fit")
    assert (seen[0].games, seen[0].of) == (6, 16)
    assert [cell.games for cell in result.cells] == [8, 8]
    assert len(list((out / "rows").glob("*.npz"))) == 2, "the games that do not fit are removed"


def test_the_results_keep_the_study_with_its_boards(tmp_path: Path) -> None:
    """A file and a change mean the same board, also where it is sent to another process."""
    printed = (find("arctic_race").folder / "board.toml").read_text(encoding="utf-8")
    asked = tmp_path / "asked"
    (asked / "boards").mkdir(parents=True)
    (asked / "boards" / "mine.toml").write_text(printed.replace("circle_steps = 1", "circle_steps = 4"), "utf-8")
    file = asked / "fast.toml"
    text = 'game = "arctic_race"\ngames = 6\nbots = ["random"]\nmetrics = ["turns"]\n[boards]\n'
    file.write_text(text + 'mine = "boards/mine.toml"\nfast.die.circle_steps = 4\n', encoding="utf-8")
    result = study(file, out=tmp_path / "out", on="processes", jobs=1)
    usual, mine, fast = (rows.columns["turns"].tolist() for rows in result.rows)
    assert mine == fast != usual
    assert read_study(tmp_path / "out" / "study.toml").boards["mine"].board_change == {"die.circle_steps": 4}


def test_a_damaged_file_is_played_again(file: Path, done: tuple[StudyResult, Path], tmp_path: Path) -> None:
    study(file, out=tmp_path, quick=True)
    first = next((tmp_path / "rows").glob("*.npz"))
    first.write_bytes(first.read_bytes()[:1000])
    before = kept(tmp_path)
    study(file, out=tmp_path, quick=True)
    assert kept(tmp_path) == before


def test_two_studies_do_not_share_a_folder(file: Path, tmp_path: Path) -> None:
    store = RowStore(tmp_path / "rows")
    with pytest.raises(FolderInUse, match="another study is being played"):
        study(file, out=tmp_path)
    store.close()
    study(file, out=tmp_path, quick=True)


def test_a_folder_that_cannot_be_written_is_named(file: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    with pytest.raises(FolderNotWritable, match=r"cannot write to the folder .*taken.*name another one with --out"):
        study(file, out=tmp_path / "taken")


def test_a_missing_library_is_told_before_any_game(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ModuleNotFoundError, match="pyarrow"):
        study(file, out=tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "result.json"
    target.write_text("before", encoding="utf-8")

    def fail(handle: int) -> None:
        raise OSError("no space")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no space"):
        row_store.write_whole(target, b"after")
    assert target.read_text(encoding="utf-8") == "before"


# --- the quick part


def test_slow_players_may_have_fewer_games(file: Path, done: tuple[StudyResult, Path]) -> None:
    until = {"metric": "turns", "width": 0.001, "most": 30}
    result = study({**_data(file), "most_games": {"greedy": 8}, "until": until})
    assert [found.games for found in result.cells][:4] == [30, 8] * 2
    assert {found.games for found in result.cells[1::2]} == {8}
    quick = study({**_data(file), "most_games": {"greedy": 4}}, quick=True)
    assert [found.games for found in quick.cells] == [4, 4]
    both = [{found.metric for found in whole.conclusions} for whole in (result, done[0])]
    assert both[0] == both[1] == {"turns", "lead_changes"}, "the games that both have are compared"


def test_the_quick_part_equals_the_whole_study(file: Path, done: tuple[StudyResult, Path], tmp_path: Path) -> None:
    quick = study(file, out=tmp_path, quick=True)
    assert [(found.cell.players, str(found.cell.bots), found.games) for found in quick.cells] == [(2, "greedy", 6)] * 2
    assert mismatches(quick, done[1]) == []
    assert mismatches(done[0], done[1]) == [], "files keep all columns as they are"
    assert mismatches(done[0], tmp_path)[0] == f"cell 0: 24 games were played, but {tmp_path} has fewer"


def test_a_game_that_differs_is_named(file: Path, done: tuple[StudyResult, Path], tmp_path: Path) -> None:
    quick = study({**_data(file), "seed": 5}, out=tmp_path, quick=True)
    assert any(line.endswith("turns differs") for line in mismatches(quick, done[1]))
    with pytest.raises(NothingToMatch, match=r"there is no games.parquet or brief.parquet"):
        mismatches(quick, tmp_path / "nowhere")


def test_games_are_matched_with_the_brief_file_alone(done: tuple[StudyResult, Path], tmp_path: Path) -> None:
    result, folder = done
    shutil.copy(folder / "brief.parquet", tmp_path)
    assert (folder / "brief.parquet").stat().st_size < (folder / "games.parquet").stat().st_size / 2
    assert mismatches(result, tmp_path) == []
    result.rows[3].columns["turns"][5] += 1
    try:
        assert mismatches(result, tmp_path) == ["cell 3: turns differs"]
    finally:
        result.rows[3].columns["turns"][5] -= 1


def _data(file: Path) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(file.read_text(encoding="utf-8"))


# --- the results


def test_pandas_polars_and_duckdb_read_the_games(done: tuple[StudyResult, Path]) -> None:
    result, folder = done
    turns = float(np.mean(result.rows[-1].columns["turns"]))
    cell = result.cells[-1].cell.number
    for name, read_pandas, read_polars in (
        ("games.parquet", pandas.read_parquet, polars.read_parquet),
        ("games.csv", pandas.read_csv, polars.read_csv),
    ):
        frame, table = read_pandas(folder / name), read_polars(folder / name)
        counted = duckdb.sql(f"select avg(turns) from '{folder / name}' where cell = {cell}")
        assert counted is not None
        assert len(frame) == len(table) == 192
        assert frame[frame["cell"] == cell]["turns"].mean() == turns
        assert table.filter(polars.col("cell") == cell)["turns"].mean() == turns
        assert counted.fetchall() == [(turns,)]
        assert {"cell", "players", "bots", "board", "option_max_rounds"} < set(frame.columns)
        assert sum(column.startswith("fact_") for column in frame.columns) > 50
        assert frame["place_2"].isna().sum() == 96, "games of two have no third player"


def test_games_are_read_back_as_they_were(done: tuple[StudyResult, Path]) -> None:
    result, folder = done
    for found, rows in zip(result.cells, result.rows, strict=True):
        assert different_columns(rows, read_games(folder / "games.parquet", "arctic_race")[found.cell.number]) == []


def test_the_result_says_from_what_it_comes(done: tuple[StudyResult, Path]) -> None:
    result, folder = done
    data = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    assert data == json.loads(json.dumps(result.as_data()))
    assert (data["game"], data["seed"], data["edition"]) == ("arctic_race", 4, 1)
    assert set(data["versions"]) >= {"snowbound", "python", "numpy", "numba"}
    assert "commit" in data and "sources" in data
    assert len(data["cells"]) == 8 and len(data["conclusions"]) == 2 * 2
    difference = data["conclusions"][0]
    assert {"metric", "verdict", "levels", "by"} <= set(difference)
    assert {"bots", "change", "difference", "low", "high", "variance_ratio"} <= set(difference["by"][0])


def test_a_study_may_be_checked_before_it_is_played() -> None:
    plan = study_of({"game": "arctic_race", "games": 3, "bots": ["random"], "metrics": ["turns"]})
    assert study(plan).cells[0].games == 3

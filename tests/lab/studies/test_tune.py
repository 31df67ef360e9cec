"""The search for better numbers of a board: a known optimum is found, and measured on seeds that it has not seen."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import numpy as np
import pytest

from snowbound.cli import main
from snowbound.games import find
from snowbound.lab.game_rows import game_rows
from snowbound.lab.studies import BadStudy
from snowbound.lab.studies.game_files import read_games
from snowbound.lab.studies.schedule import StudyProgress
from snowbound.lab.studies.tune import TuneProgress, fresh_seed, read_tune, tune
from snowbound.lab.studies.tune_plan import Target

SEARCH = """\
title = "A shorter race"
game = "arctic_race"
games = 60
seed = 3
bots = ["random"]
metrics = ["turns", "lead_changes"]
[tune]
trials = 12
games = 36
[tune.numbers]
"game.racers_home_to_end" = [1, 5]
[tune.target]
turns = { reach = GOAL, within = 1 }
"""

KILLED = """\
import sys
import time
from pathlib import Path
from snowbound.lab.studies.row_store import RowStore
from snowbound.lab.studies.tune import tune
file, out, held = sys.argv[1:]
add = RowStore.add
def add_and_hold(store, key, rows):
    add(store, key, rows)
    if store.folder == Path(out, held):
        store.flush()
        time.sleep(600)  # until it is killed
RowStore.add = add_and_hold
tune(file, out=out)
"""

Out = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def goal() -> float:
    """The mean turns with two racers home, in games that neither the search nor the measurement plays."""
    shorter = find("arctic_race").changed({"game.racers_home_to_end": 2})
    rows = game_rows(shorter, 2, 300, seed=77, bots="random")
    return round(float(rows.columns["turns"].mean()), 1)


@pytest.fixture
def file(tmp_path: Path, goal: float) -> Path:
    written = tmp_path / "shorter.toml"
    written.write_text(SEARCH.replace("GOAL", str(goal)), encoding="utf-8")
    return written


def test_a_known_optimum_is_found_and_measured_on_fresh_seeds(file: Path, goal: float) -> None:
    result = tune(file)
    assert result.change == {"game.racers_home_to_end": 2}
    assert result.measured is not None
    assert {found.cell.board for found in result.measured.cells} == {"printed", "tuned"}
    for rows in result.measured.rows:
        assert set(rows.columns["seed"].tolist()) == {fresh_seed(3)} != {3}
    (outcome,) = result.outcomes
    assert abs(outcome.tuned.value - goal) < abs(outcome.printed.value - goal)
    assert outcome.tuned.games == 60
    trade_offs = {conclusion.metric for conclusion in result.measured.conclusions}
    assert trade_offs == {"turns", "lead_changes"}


def test_poor_boards_are_dropped_after_few_games(file: Path) -> None:
    trials = tune(file).trials
    assert len(trials) == 12
    assert {trial.games for trial in trials} <= {4, 12, 36}
    assert {trial.is_finished for trial in trials} == {True, False}
    assert all(trial.is_finished == (trial.games == 36) for trial in trials)


def test_the_search_and_the_measurement_share_no_deal(file: Path) -> None:
    tune(file)
    folder = file.with_name("shorter-tuned")
    searched = {
        tuple(pair)
        for kept in (folder / "search" / "rows").glob("*.npz")
        for pair in np.stack([np.load(kept)["seed"], np.load(kept)["deal"]], axis=1).tolist()
    }
    measured = {
        pair
        for rows in read_games(folder / "games.parquet", "arctic_race").values()
        for pair in zip(rows.columns["seed"].tolist(), rows.columns["deal"].tolist(), strict=True)
    }
    assert searched and measured and not searched & measured


def test_a_search_that_was_stopped_ends_as_one_that_was_not(file: Path, tmp_path: Path) -> None:
    def stop(progress: TuneProgress) -> None:
        if progress.boards == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(file, out=tmp_path / "stopped", progress=stop)
    tune(file, out=tmp_path / "stopped")
    tune(file, out=tmp_path / "whole", jobs=1)
    for name in ("trials.json", "result.json", "games.csv"):
        assert (tmp_path / "stopped" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_search_that_is_killed_ends_as_one_that_was_not(file: Path, tmp_path: Path) -> None:
    """Killed while it searches, and again while the best board is measured."""
    out = tmp_path / "killed"
    for held in ("search/rows", "rows"):
        with subprocess.Popen([sys.executable, "-c", KILLED, str(file), str(out), held]) as process:
            while process.poll() is None and not list((out / held).glob("*/*.npz")):
                time.sleep(0.01)
            process.send_signal(signal.SIGKILL)
            assert process.wait() == -signal.SIGKILL, "before its end"
        assert not (out / "trials.json").exists()
    seen: list[StudyProgress] = []
    tune(file, out=out, measuring=seen.append)
    assert 0 < seen[0].games < seen[0].of, "some games of the measurement were kept"
    tune(file, out=tmp_path / "whole")
    for name in ("trials.json", "result.json", "games.csv"):
        assert (out / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_missing_library_is_told_before_any_game(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("pyarrow", "optuna"):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, library, None)
            with pytest.raises(ModuleNotFoundError, match=library):
                tune(file)
    assert list(file.parent.iterdir()) == [file]


def test_a_search_that_finds_nothing_better_says_so(tmp_path: Path) -> None:
    printed = game_rows("arctic_race", 2, 36, seed=3, bots="random").columns["turns"].mean()
    file = tmp_path / "same.toml"
    file.write_text(SEARCH.replace("GOAL", str(float(printed))), encoding="utf-8")
    result = tune(file)
    assert (result.change, result.measured, result.outcomes) == ({}, None, [])
    assert json.loads((tmp_path / "same-tuned" / "trials.json").read_text(encoding="utf-8"))["measured"] is None


def test_the_command_reports_only_what_was_measured_again(
    file: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    assert main(["tune", str(file), "--no-page"]) == 0
    out = capsys.readouterr().out
    for text in (
        "12 boards were tried",
        "game.racers_home_to_end = 2",
        "other seeds",
        "tuned",
        "reached",
        "lead_changes",
    ):
        assert text in out
    assert main(["tune", str(file), "--json", "--no-page"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["outcomes"][0]["target"].startswith("turns ")
    assert data["measured"]["seed"] == fresh_seed(3)


# --- the file


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('"game.racers_home_to_end"', '"game.racers_home"', 11, "is not tunable on this board: did you mean"),
        ("[1, 5]", "[0, 5]", 11, "must be a range within 1 to 5"),
        ("[1, 5]", "[3, 3]", 11, "must be a range within 1 to 5"),
        ("turns = {", "turn = {", 13, "there is no metric 'turn'"),
        ("turns = {", "wins_by_seat = {", 13, "has several parts"),
        ("reach = GOAL, within = 1", 'reach = "few"', 13, "must be a number"),
        ("reach = GOAL, within = 1", "reach = 0", 13, "needs a tolerance above 0"),
        ("reach = GOAL, within = 1", "goal = 3", 13, "there is no such key"),
        ("trials = 12", "trials = 0", 8, "must be a whole number from 1"),
        ("trials = 12", "tries = 12", 8, "did you mean trials?"),
        ("[tune]", "[options]\nmax_rounds = [5, 6]\n[tune]", 8, "a search needs one value of each option"),
        ("[tune]", '[boards.fast]\n"die.circle_steps" = 2\n[tune]', 7, "a search looks for boards itself"),
    ],
)
def test_mistakes_have_their_line(old: str, new: str, line: int, said: str, tmp_path: Path) -> None:
    file = tmp_path / "search.toml"
    file.write_text(SEARCH.replace(old, new).replace("GOAL", "20"), encoding="utf-8")
    with pytest.raises(BadStudy) as refusal:
        read_tune(file)
    told = str(refusal.value).splitlines()
    assert any(one.startswith(f"search.toml:{line}: ") and said in one for one in told), told


def test_at_most_six_numbers_are_varied(tmp_path: Path) -> None:
    file = tmp_path / "search.toml"
    names = [f'"racers.{racer}.steps"' for racer in range(5)] + ['"die.circle_steps"', '"game.max_rounds"']
    text = SEARCH.replace("[tune.numbers]\n", "").replace('"game.racers_home_to_end" = [1, 5]\n', "")
    for count in (6, 7):
        numbers = f"numbers = [{', '.join(names[:count])}]"
        file.write_text(text.replace("GOAL", "20").replace("trials = 12", numbers), encoding="utf-8")
        if count == 6:
            assert read_tune(file).numbers["die.circle_steps"] == [1, 9], "all that the board allows"
        else:
            with pytest.raises(BadStudy, match="must name 1 to 6 tunable numbers"):
                read_tune(file)


def test_a_study_without_a_search_says_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "search.toml"
    file.write_text(SEARCH.split("[tune]")[0], encoding="utf-8")
    with pytest.raises(BadStudy, match="there is no table tune"):
        read_tune(file)
    assert "tune" not in tomllib.loads(file.read_text(encoding="utf-8"))


def test_a_miss_is_counted_in_tolerances() -> None:
    assert Target("turns", 30.0, 2.0).miss(33.0, 40.0) == 1.5
    assert Target("turns", "more").miss(44.0, 40.0) == -1
    assert Target("turns", "less").miss(44.0, 40.0) == 1
    assert Target("turns", "more").miss(3.0, 0.0) == -3, "a tenth of nothing is nothing"
    assert (str(Target("turns", 30.0, 2.0)), str(Target("turns", "more"))) == ("turns 30 ± 2", "more turns")

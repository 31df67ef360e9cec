"""The page of a search: what was searched and found, and that `report` makes it again from the folder."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from snowbound.cli import main
from snowbound.lab.report import tune_page
from snowbound.lab.report.tune_page import search_charts
from snowbound.lab.studies.tune import TuneProgress, tune
from snowbound.lab.studies.tune_result import TuneResult

FILE = """\
title = "A shorter race"
question = "Which numbers give a race of 45 turns?"
game = "arctic_race"
games = 20
seed = 3
bots = ["random", "inclined"]
metrics = ["turns", "lead_changes"]
[tune]
trials = 8
games = 18
[tune.numbers]
"game.racers_home_to_end" = [1, 5]
"die.faces.5" = ["1", "5", "circle"]
[tune.target]
turns = { reach = 45, within = 3 }
lead_changes = "more"
"""

CIRCLE = "{http://www.w3.org/2000/svg}circle"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    written = tmp_path_factory.mktemp("search") / "shorter.toml"
    written.write_text(FILE, encoding="utf-8")
    return written


@pytest.fixture(scope="module")
def found(file: Path) -> TuneResult:
    return tune(file)


def test_the_page_says_what_was_searched_and_what_was_found(found: TuneResult) -> None:
    page = tune_page(found).html()
    for words in (
        "Which numbers give a race of 45 turns?",
        "turns 45\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}3",
        "more lead changes than on the printed board",
        "8 boards, each with up to 18 games for each number of players, by random, seed 3",
        "(2, 6, 18)",
        "1 to 5",
        "1, 5, circle",
        "with deals that the search has not seen",
    ):
        assert words in page
    assert found.measured is not None and found.change
    for name, value in found.change.items():
        assert f"{name} = {value}" in page
    for outcome in found.outcomes:
        assert f"{outcome.tuned.value:.1f} (" in page or f"{outcome.tuned.value:.2f} (" in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "") and "https://" not in page


def test_every_board_that_was_tried_is_a_point_and_has_its_numbers(found: TuneResult) -> None:
    course, *by_number = search_charts(found)
    assert [plot.title for plot in by_number] == ["game.racers_home_to_end", "die.faces.5"]
    for plot in (course, *by_number):
        circles = list(ET.fromstring(plot.svg).iter(CIRCLE))
        assert len(circles) == len(plot.rows) == len(found.trials) == 8
        hollow = [circle.attrib["class"].endswith("hollow") for circle in circles]
        assert hollow == [not trial.is_finished for trial in found.trials]
    assert {row[0] for row in by_number[1].rows} <= {"1", "5", "circle"}
    height = [float(circle.attrib["cy"]) for circle in ET.fromstring(course.svg).iter(CIRCLE)]
    losses = [trial.loss for trial in found.trials]
    assert height[losses.index(min(losses))] == max(height), "the best board is the lowest point"


def test_the_command_writes_the_page_and_report_makes_it_again(
    file: Path, found: TuneResult, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = file.with_name("shorter-tuned")
    assert main(["tune", str(file), "--json"]) == 0
    first = (folder / "report.html").read_text(encoding="utf-8")
    for words in ("What makes a difference", "Games to watch", 'class="heat"', "The boards that were tried"):
        assert words in first
    assert len(first.encode()) < 2_000_000
    assert main(["report", str(folder), "--html", str(tmp_path / "again.html")]) == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == first


def test_a_search_that_finds_nothing_better_has_a_page_as_well(tmp_path: Path) -> None:
    file, page = tmp_path / "same.toml", tmp_path / "same-tuned" / "report.html"
    file.write_text(FILE.replace("trials = 8", "trials = 1"), encoding="utf-8")  # the first board is the printed one
    assert main(["tune", str(file)]) == 0
    first = page.read_text(encoding="utf-8")
    assert "None of the boards that were tried was better than the printed one." in first
    assert "The course of the search" in first
    assert main(["report", str(page.parent)]) == 0
    assert page.read_text(encoding="utf-8") == first


def test_a_search_that_was_stopped_writes_no_page(file: Path, tmp_path: Path) -> None:
    def stop(progress: TuneProgress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(file, out=tmp_path, progress=stop)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["search", "study.toml"]

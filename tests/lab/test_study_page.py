"""The page of a study: what it says of cells and differences, and that it can be made again from a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowbound.cli import main
from snowbound.lab.game_rows import GameRows
from snowbound.lab.recording import Recording
from snowbound.lab.report import record_cells, study_page
from snowbound.lab.report.kept_study import PAGE, NoResults, kept_result
from snowbound.lab.report.study_page import (
    MEANINGS,
    cell_table,
    difference_charts,
    headline,
    recorded_cells,
    win_charts,
)
from snowbound.lab.studies import StudyResult, study, study_of
from snowbound.lab.studies.findings import findings

ASKED: dict[str, Any] = {
    "title": "Short rounds",
    "question": "What does a bluff do?",
    "game": "uno_power_grab",
    "players": 2,
    "games": 25,
    "seed": 4,
    "bots": ["random", "inclined"],
    "metrics": ["turns", "tie", "wins_by_turn_order.1"],
    "options": {"scoring": "single_round", "wild_draw_four_bluff": [True, False]},
}

FILE = """\
title = "Short rounds"
game = "uno_power_grab"
games = 12
bots = ["random", "inclined"]
metrics = ["turns"]
[options]
scoring = "single_round"
wild_draw_four_bluff = [true, false]
"""


@cache
def played() -> StudyResult:
    return study(ASKED)


@cache
def recorded() -> dict[int, list[Recording]]:
    return {number: list(games) for number, games in record_cells(played(), most=20).items()}


@cache
def page() -> str:
    return study_page(played(), recorded()).html()


def on_paper(turns: dict[int, float]) -> StudyResult:
    """A study in which the games of each cell have these turns on average, and differ by one."""
    plan = study_of({**ASKED, "metrics": ["turns"]})
    games = np.arange(99)
    same = {"seed": np.zeros(99, np.int64), "deal": games}
    rows = [
        GameRows("uno_power_grab", 2, {**same, "turns": turns[cell.number] + ((games + cell.number) % 3 - 1)})
        for cell in plan.cells
    ]
    return findings(plan, plan.cells, rows, {})


def test_the_page_says_what_was_changed_and_how_many_games_were_played() -> None:
    assert "What does a bluff do?" in page()
    assert "100 games in 4 cells" in page()
    assert "25 games in each cell, seed 4" in page()
    assert "wild_draw_four_bluff" in page()


def test_each_clear_difference_is_told_with_its_interval_and_its_verdict() -> None:
    result = on_paper({0: 30, 1: 40, 2: 33, 3: 43})
    (conclusion,) = result.headlines
    assert conclusion.verdict == "agreed"
    told = headline(result, conclusion)
    assert "Turns with wild_draw_four_bluff: True → False: random +3 (" in told and "(99 games)" in told
    (plot,) = difference_charts(result)
    assert [row[:2] for row in plot.rows] == [("random", "+3"), ("inclined", "+3")]
    assert MEANINGS["agreed"] in study_page_text(result)


def test_a_difference_that_depends_on_the_players_is_flagged() -> None:
    result = on_paper({0: 30, 1: 40, 2: 33, 3: 37})
    (conclusion,) = result.headlines
    assert conclusion.verdict == "artefact"
    (plot,) = difference_charts(result)
    assert {row[-1] for row in plot.rows} == {MEANINGS["artefact"]}
    assert f'<p class="warning">{headline(result, conclusion)}' in study_page_text(result).replace("&#x27;", "'")


def study_page_text(result: StudyResult) -> str:
    from snowbound.lab.report.page import Page
    from snowbound.lab.report.study_page import _headlines

    section = Page("", "").add("x", "X")
    _headlines(section, result)
    return "".join(section.parts)


def test_a_study_without_clear_differences_says_so() -> None:
    result = on_paper({0: 30, 1: 40, 2: 30, 3: 40})
    assert "No difference is clear." in study_page_text(result)
    assert list(difference_charts(result)) == []


def test_the_baseline_and_the_cells_that_differ_most_are_recorded() -> None:
    assert [cell.cell.number for cell in recorded_cells(on_paper({0: 30, 1: 40, 2: 33, 3: 43}))] == [0, 2]
    assert [cell.cell.number for cell in recorded_cells(on_paper({0: 30, 1: 40, 2: 30, 3: 40}))] == [0]


def test_recorded_games_are_those_of_the_rows() -> None:
    for number, games in recorded().items():
        rows = next(
            rows for cell, rows in zip(played().cells, played().rows, strict=True) if cell.cell.number == number
        )
        assert [game.decisions for game in games] == rows.columns["decisions"][: len(games)].tolist()


def test_every_cell_is_in_the_table_and_among_the_wins() -> None:
    header, rows = cell_table(played())
    assert header[0] == "metric" and len(header) == 5
    assert [row[0] for row in rows] == ["Games", "Turns", "Tie", "Wins by turn order: 1"]
    assert rows[0][1:] == ("25",) * 4
    (wins,) = win_charts(played())
    assert len(wins.rows) == 4
    began, won = played().rows[0].columns["began"], played().rows[0].seats("win")
    share = np.mean([won[game, seat] for game, seat in enumerate(began) if won[game].any()])
    assert wins.rows[0][1] == f"{100 * share:.0f} %"


def test_the_page_stands_alone_and_is_small() -> None:
    assert len(page().encode()) < 2_000_000
    assert "http://" not in page().replace("http://www.w3.org/2000/svg", "") and "https://" not in page()


def test_a_study_writes_its_page_and_report_makes_it_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "rounds.toml", tmp_path / "rounds-results"
    file.write_text(FILE, encoding="utf-8")
    assert main(["study", str(file), "--json"]) == 0
    first = (folder / PAGE).read_text(encoding="utf-8")
    assert "Short rounds" in first and first.count('class="heat"') > 2

    assert main(["report", str(folder), "--html", str(tmp_path / "again.html")]) == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == first
    assert kept_result(folder).as_data()["conclusions"]

    (folder / PAGE).unlink()
    assert main(["study", str(file), "--no-page", "--json"]) == 0
    assert not (folder / PAGE).exists()


def test_a_folder_without_results_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path)]) != 0
    assert "result.json and study.toml and games.parquet" in capsys.readouterr().err
    with pytest.raises(NoResults):
        kept_result(tmp_path)

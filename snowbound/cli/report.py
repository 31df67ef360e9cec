"""The command `snowbound report`: the page of a study that was played."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .common import add_command, screen, shown_progress

if TYPE_CHECKING:
    from snowbound.lab.report.study_page import Recordings, Watched
    from snowbound.lab.studies import StudyResult
    from snowbound.lab.studies.tune_result import TuneResult

    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    report = add_command(commands, "report", "make the page of a study or a search again", run_report)
    report.add_argument(
        "folder", type=Path, metavar="FOLDER", help="results of study or tune (NAME-results, NAME-tuned)"
    )
    report.add_argument(
        "--html", type=Path, metavar="FILE", help="where the page goes (default: report.html in FOLDER)"
    )
    report.add_argument("--jobs", type=int, metavar="N", help="number of cores to use (default: all)")


def run_report(chosen: argparse.Namespace) -> None:
    """Make the page of a study from its folder."""
    from snowbound.lab.report import check_page
    from snowbound.lab.report.kept_study import PAGE, kept_result, kept_search
    from snowbound.lab.studies.tune import TRIALS

    file = check_page(chosen.html or chosen.folder / PAGE)
    if (chosen.folder / TRIALS).is_file():
        write_tune_page(kept_search(chosen.folder), file, chosen.jobs)
    else:
        write_study_page(kept_result(chosen.folder), file, chosen.jobs)
    screen().print(f"The page is in {file}.", markup=False)


def write_study_page(result: StudyResult, file: Path, jobs: int | None) -> None:
    """Record games of a study, and write its page."""
    from snowbound.lab.report import study_page

    study_page(result, *_played_again(result, jobs)).write(file)


def write_tune_page(result: TuneResult, file: Path, jobs: int | None) -> None:
    """Record games of the best board and of the printed one, and write the page of a search."""
    from snowbound.lab.report import tune_page

    games = () if result.measured is None else _played_again(result.measured, jobs)
    tune_page(result, *games).write(file)


def _played_again(result: StudyResult, jobs: int | None) -> tuple[Recordings, Watched]:
    """Return recorded games of a study, and games in which the chances to win were searched."""
    from snowbound.lab.report import record_cells, watch_cells

    with shown_progress(f"{result.study.title}: page") as progress:
        recordings = record_cells(result, jobs=jobs, progress=progress)
    with shown_progress(f"{result.study.title}: chances to win") as progress:
        watched = watch_cells(result, recordings, jobs=jobs, progress=progress)
    return recordings, watched

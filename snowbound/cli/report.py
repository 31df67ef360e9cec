"""The command `snowbound report`: the page of a study that was played."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .common import add_command, screen, shown_progress

if TYPE_CHECKING:
    from snowbound.lab.studies import StudyResult

    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    report = add_command(commands, "report", "make the page of a study again", run_report)
    report.add_argument("folder", type=Path, metavar="FOLDER", help="the results of a study (NAME-results)")
    report.add_argument(
        "--html", type=Path, metavar="FILE", help="where the page goes (default: report.html in FOLDER)"
    )
    report.add_argument("--jobs", type=int, metavar="N", help="number of cores to use (default: all)")


def run_report(chosen: argparse.Namespace) -> None:
    """Make the page of a study from its folder."""
    from snowbound.lab.report import check_page
    from snowbound.lab.report.kept_study import PAGE, kept_result

    result = kept_result(chosen.folder)
    file = check_page(chosen.html or chosen.folder / PAGE)
    write_study_page(result, file, chosen.jobs)
    screen().print(f"The page is in {file}.", markup=False)


def write_study_page(result: StudyResult, file: Path, jobs: int | None) -> None:
    """Record games of a study, and write its page."""
    from snowbound.lab.report import record_cells, study_page, watch_cells

    with shown_progress(f"{result.study.title}: page") as progress:
        recordings = record_cells(result, jobs=jobs, progress=progress)
    with shown_progress(f"{result.study.title}: chances to win") as progress:
        watched = watch_cells(result, recordings, jobs=jobs, progress=progress)
    study_page(result, recordings, watched).write(file)

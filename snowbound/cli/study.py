"""The commands `snowbound study` and `tune`: a designer's experiments, from a file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from .common import add_command, add_json, add_workers, new_table, print_json, result_only, screen, text_progress
from .report import write_study_page, write_tune_page

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from snowbound.lab.studies import Study
    from snowbound.lab.studies.schedule import StudyProgress
    from snowbound.lab.studies.tune import TuneProgress

    from .common import Commands

STOPPED = "Stopped. Every finished game is kept: the same command goes on."
DIFFERENT = 1
"""The exit code if games do not match."""


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    study = add_command(commands, "study", "play a designer's experiment and compare its cells", run_study)
    study.add_argument("file", type=Path, metavar="STUDY.toml", help="what to play and to compare (docs/studies.md)")
    study.add_argument(
        "--out", type=Path, metavar="FOLDER", help="where the results go (default: NAME-results beside the file)"
    )
    study.add_argument("--quick", action="store_true", help="play only the part that the study names under [quick]")
    study.add_argument(
        "--match", type=Path, metavar="FOLDER", help="also say whether the games equal those of the results in FOLDER"
    )
    study.add_argument("--no-page", action="store_true", help="do not write the page with plots, heat maps and replays")
    study.add_argument("--check", action="store_true", help="only check the file, and say what would be played")
    add_workers(study)
    add_json(study)

    tune = add_command(commands, "tune", "search for numbers of the board that reach a target", run_tune)
    tune.add_argument("file", type=Path, metavar="STUDY.toml", help="a study with a table [tune] (docs/studies.md)")
    tune.add_argument(
        "--out", type=Path, metavar="FOLDER", help="where the results go (default: NAME-tuned beside the file)"
    )
    tune.add_argument("--no-page", action="store_true", help="do not write the page with plots, heat maps and replays")
    add_workers(tune)
    add_json(tune)


def run_study(chosen: argparse.Namespace) -> int:
    """Carry out a study. Ctrl-C stops it, and the same command goes on."""
    from snowbound.lab.report.kept_study import PAGE
    from snowbound.lab.studies import read_study, study
    from snowbound.lab.studies.matching import check_folder, mismatches
    from snowbound.lab.studies.study import folder_beside
    from snowbound.lab.studies.study_tables import tables

    plan = read_study(chosen.file)
    if chosen.check:
        _print_plan(plan, as_json=chosen.json)
        return 0
    if chosen.match:
        check_folder(chosen.match)
    try:
        with result_only(chosen), shown_study(plan.title) as progress:
            result = study(
                chosen.file,
                out=chosen.out,
                quick=chosen.quick,
                on=chosen.on,
                jobs=chosen.jobs,
                progress=progress,
                tell=tell,
            )
    except KeyboardInterrupt:
        tell(STOPPED)
        raise
    if not chosen.no_page:
        folder = chosen.out or folder_beside(chosen.file, quick=chosen.quick)
        write_study_page(result, folder / PAGE, chosen.jobs)
    different = mismatches(result, chosen.match) if chosen.match else []
    if chosen.json:
        matched = {"mismatches": different} if chosen.match else {}
        print_json(result.as_data() | matched)
    else:
        screen().print(*tables(result), sep="\n")
        for line in different:
            screen().print(line, markup=False)
        if chosen.match and not different:
            screen().print(f"All games equal those in {chosen.match}, to the bit.", markup=False)
    return DIFFERENT if different else 0


def run_tune(chosen: argparse.Namespace) -> None:
    """Search for better numbers. Ctrl-C stops it, and the same command goes on."""
    from snowbound.lab.report.kept_study import PAGE
    from snowbound.lab.studies.tune import tune, tuned_beside
    from snowbound.lab.studies.tune_tables import tune_tables

    try:
        with result_only(chosen), shown_search(chosen.file.stem) as (progress, measuring):
            result = tune(
                chosen.file,
                out=chosen.out,
                on=chosen.on,
                jobs=chosen.jobs,
                progress=progress,
                measuring=measuring,
                tell=tell,
            )
    except KeyboardInterrupt:
        tell(STOPPED)
        raise
    if not chosen.no_page:
        write_tune_page(result, (chosen.out or tuned_beside(chosen.file)) / PAGE, chosen.jobs)
    if chosen.json:
        print_json(result.as_data())
    else:
        screen().print(*tune_tables(result), sep="\n")


def _print_plan(plan: Study, *, as_json: bool) -> None:
    """Print the cells of a study."""
    games = {cell.number: (plan.games_of(cell, plan.games), plan.most_of(cell)) for cell in plan.cells}
    if as_json:
        cells = [
            cell.as_data() | {"games": least, "most": most}
            for cell, (least, most) in zip(plan.cells, games.values(), strict=True)
        ]
        print_json({"title": plan.title, "question": plan.question, "games": plan.games, "cells": cells})
        return
    table = new_table("cell", "players", "bots", "board", "options", "games", title=plan.title)
    for cell in plan.cells:
        options = ", ".join(f"{name}={value}" for name, value in cell.options.items())
        least, most = games[cell.number]
        number = f"{least:,}" if least == most else f"{least:,} to {most:,}"
        table.add_row(str(cell.number), str(cell.players), str(cell.bots), cell.board, options, number)
    screen().print(table)


@contextmanager
def shown_study(title: str) -> Iterator[Callable[[StudyProgress], None]]:
    """Show how many games are played and how long it still takes; yield the function that takes the progress."""
    with text_progress() as bar:
        task = bar.add_task(title, total=None, text="")
        yield lambda progress: show_games(bar, task, progress)


@contextmanager
def shown_search(
    title: str,
) -> Iterator[tuple[Callable[[TuneProgress], None], Callable[[StudyProgress], None]]]:
    """Show how many boards are tried, and then how far the best one is measured."""
    with text_progress() as bar:
        task = bar.add_task(title, total=None, text="")

        def show(progress: TuneProgress) -> None:
            text = f"boards, {time_left(progress.seconds_left)} left"
            bar.update(task, completed=progress.boards, total=progress.of, text=text)

        yield show, lambda progress: show_games(bar, task, progress)


def show_games(bar: Progress, task: TaskID, progress: StudyProgress) -> None:
    """Show how far the games of a study are."""
    left = "" if progress.seconds_left is None else f", {time_left(progress.seconds_left)} left"
    text = f"games, cell {min(progress.cells + 1, progress.of_cells)} of {progress.of_cells}{left}"
    bar.update(task, completed=progress.games, total=progress.of, text=text)


def time_left(seconds: float) -> str:
    """Return a time in words, as precise as an estimate is."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 90 * 60 else f"{seconds / 3600:.1f} h"


def tell(text: str) -> None:
    """Print a message beside the results."""
    sys.stderr.write(f"snowbound: {text}\n")

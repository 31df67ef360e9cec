"""Reads the results of a study from its folder, so that its page can be made again."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from snowbound.core.errors import SnowboundError
from snowbound.lab.studies import Study, StudyResult, read_study
from snowbound.lab.studies.findings import findings
from snowbound.lab.studies.game_files import PARQUET, WATCHED, read_games
from snowbound.lab.studies.study import RESULT, STUDY
from snowbound.lab.studies.tune import kept_tune
from snowbound.lab.studies.tune_result import TuneResult

PAGE = "report.html"
"""The name of the page in the folder of a study."""

PROVENANCE = "edition", "commit", "versions", "sources"


class NoResults(SnowboundError):
    """The folder does not have the results of a study."""

    code = "no-results"


def kept_result(folder: Path) -> StudyResult:
    """Return what a study found, from the files that it has written."""
    missing = [name for name in (RESULT, STUDY, PARQUET) if not (folder / name).is_file()]
    if missing:
        raise NoResults(
            f"{folder} does not have {' and '.join(missing)}: name a folder that `snowbound study` has filled"
        )
    return _kept(folder, read_study(folder / STUDY))


def kept_search(folder: Path) -> TuneResult:
    """Return what a search for better numbers found, from the files that it has written."""
    return kept_tune(folder, partial(_kept, folder))


def _kept(folder: Path, plan: Study) -> StudyResult:
    data = json.loads((folder / RESULT).read_text(encoding="utf-8"))
    rows = read_games(folder / PARQUET, plan.game.id)
    cells = [cell for cell in plan.cells if cell.number in rows]
    searched = folder / f"{WATCHED}.parquet"
    watched = read_games(searched, plan.game.id) if plan.watch is not None and searched.is_file() else {}
    about = {name: data[name] for name in PROVENANCE if name in data}
    return findings(plan, cells, [rows[cell.number] for cell in cells], about, list(watched.values()))

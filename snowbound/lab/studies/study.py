"""Carries out a study: plays its cells, keeps every game, and writes what was found into a folder."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from snowbound.lab.game_rows import GameRows
from snowbound.lab.jobs import THREADS, JobWorkers, open_workers

from .cell_games import CellPlayer, CellSetup
from .findings import StudyResult, findings, interval_width
from .game_files import WATCHED, write_brief, write_games
from .plan import Cell, Study, Until
from .provenance import provenance
from .row_store import RowStore, write_whole
from .schedule import CellGames, Schedule, StudyProgress
from .study_file import read_study, study_of

RESULT, STUDY, ROWS = "result.json", "study.toml", "rows"
JOB_SECONDS = 0.5
"""How long a job should take: short for Ctrl-C and the time that is left, long beside sending it."""

Tell = Callable[[str], None]


def study(
    asked: str | Path | Mapping[str, Any] | Study,
    *,
    out: str | Path | None = None,
    quick: bool = False,
    on: str | JobWorkers = THREADS,
    jobs: int | None = None,
    progress: Callable[[StudyProgress], None] = lambda progress: None,
    tell: Tell = lambda text: None,
) -> StudyResult:
    """Carry out a study and return what was found.

    `asked` is the file of a study, or the same as data. The results are written to the folder `out`, by default one
    beside the file, and games that are already there are not played again. With `quick` only a part is played. `on`
    and `jobs` say where, as in `simulate`; `tell` is called with what a person should know before the games begin.
    """
    plan = asked if isinstance(asked, Study) else _plan(asked)
    if out is None and not isinstance(asked, Mapping | Study):
        out = folder_beside(asked, quick=quick)
    folder = None if out is None else Path(out)
    if folder is not None:
        import pyarrow  # noqa: F401  # if it is missing, that is said before any game is played
    cells, games = part_of(plan, quick=quick)
    with _store(folder, plan, tell) as store, open_workers(on, jobs) as workers:
        rows, watched = play_cells(plan, cells, games, store, workers, quick=quick, progress=progress, tell=tell)
    result = findings(plan, cells, rows, provenance(plan.game), watched)
    if folder is not None:
        write_games(folder, cells, rows)
        write_brief(folder, cells, rows)
        if watched:
            write_games(folder, cells, watched, WATCHED)
        write_whole(folder / RESULT, json.dumps(result.as_data(), indent=1, ensure_ascii=False).encode())
    return result


def part_of(plan: Study, *, quick: bool) -> tuple[tuple[Cell, ...], int]:
    """Return the cells that are played, and how many games of each at first."""
    if quick and plan.quick is not None:
        return plan.chosen(plan.quick.only), plan.quick.games
    return plan.cells, plan.games


def play_cells(
    plan: Study,
    cells: Sequence[Cell],
    games: int,
    store: RowStore,
    workers: JobWorkers,
    *,
    quick: bool,
    progress: Callable[[StudyProgress], None],
    tell: Tell,
) -> tuple[list[GameRows], list[GameRows]]:
    """Return the rows of these cells, and those of their games that are searched; remove others from the store."""
    wanted = [
        WantedGames(CellSetup.of(plan, cell), plan.games_of(cell, games), None if quick else plan.until_of(cell))
        for cell in cells
    ]
    if plan.watch is not None:
        watch = plan.watch
        wanted += [
            WantedGames(replace(each.setup, simulations=watch.simulations), min(watch.games, each.games), None)
            for each in wanted
        ]
    keys = [each.setup.key for each in wanted]
    _tell_of_kept(store, keys, tell)
    rows = play_setups(wanted, store, workers, progress)
    for key in set(store.keys()) - set(keys):
        store.remove(key)
    return rows[: len(cells)], rows[len(cells) :]


class WantedGames(NamedTuple):
    """Games that a study needs."""

    setup: CellSetup
    games: int
    until: Until | None


def play_setups(
    wanted: Sequence[WantedGames],
    store: RowStore,
    workers: JobWorkers,
    progress: Callable[[StudyProgress], None] = lambda progress: None,
) -> list[GameRows]:
    """Return the rows of these games, of which those that are not in the store are played."""
    keys = [each.setup.key for each in wanted]
    tables = [
        CellGames(each.games, each.until, interval_width(each.until), store.rows(key))
        for each, key in zip(wanted, keys, strict=True)
    ]
    schedule = Schedule(tables, max(JOB_SECONDS, workers.chunk_seconds))
    player = CellPlayer([each.setup for each in wanted])
    progress(schedule.progress(workers.count))
    while not schedule.is_finished:
        for done in workers.run(player, schedule, stop=player.stop):
            part = done.result
            table, key = tables[part.job.cell], keys[part.job.cell]
            store.add(key, part.rows)
            table.add(part)
            if table.is_finished:
                store.finish(key, table.rows())
            progress(schedule.progress(workers.count))
    return [table.rows() for table in tables]


def _plan(asked: str | Path | Mapping[str, Any]) -> Study:
    return study_of(asked) if isinstance(asked, Mapping) else read_study(Path(asked))


def folder_beside(asked: str | Path, *, quick: bool) -> Path:
    """Return the folder of the results beside the file of a study."""
    file = Path(asked)
    return file.with_name(f"{file.stem}-{'quick' if quick else 'results'}")


@contextmanager
def _store(folder: Path | None, plan: Study, tell: Tell) -> Iterator[RowStore]:
    """Open the store of a study's folder, or one that lasts as long as the study."""
    with tempfile.TemporaryDirectory() as temporary:
        store = RowStore((folder or Path(temporary)) / ROWS)
        try:
            if folder is not None:
                keep_study(folder, plan, tell)
            yield store
        finally:
            store.close()


def keep_study(folder: Path, plan: Study, tell: Tell) -> None:
    """Keep a copy of the study and its boards, and tell if it is not the one that the folder has games of."""
    if not plan.source:
        return
    files = {STUDY: plan.source, **plan.board_files}
    if any((folder / name).is_file() and (folder / name).read_text(encoding="utf-8") != files[name] for name in files):
        tell("The study has changed since its games in this folder were played. Cells that still fit are kept.")
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        write_whole(folder / name, text.encode())


def _tell_of_kept(store: RowStore, keys: Sequence[str], tell: Tell) -> None:
    """Tell how much is there already, and what no longer fits."""
    kept = set(store.keys())
    fitting = [rows for key in keys if key in kept and (rows := store.rows(key)) is not None]
    if fitting:
        tell(f"{sum(map(len, fitting)):,} games of {len(fitting)} of {len(keys)} cells are kept.")
    others = len(kept - set(keys))
    if others:
        tell(
            f"Games of {others} other cells do not fit: the study, the rules, a bot or the sources were changed. "
            f"They are removed at the end."
        )

"""Says whether the games of a study equal those that were kept before, to the bit."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from snowbound.core.errors import SnowboundError
from snowbound.lab.game_rows import Column, GameRows

from .findings import StudyResult
from .game_files import BRIEF, PARQUET, read_games
from .row_store import first_games


class NothingToMatch(SnowboundError):
    """A folder without the games of a study, or with those of another one."""

    code = "nothing-to-match"


def check_folder(folder: Path) -> None:
    """Raise NothingToMatch if a folder does not have the games of a study; call this before a long one."""
    if not any((folder / name).is_file() for name in (PARQUET, BRIEF)):
        raise NothingToMatch(f"there is no {PARQUET} or {BRIEF} in {folder}")


def mismatches(result: StudyResult, folder: Path) -> list[str]:
    """Return in what the games of a study differ from those in a folder of results; nothing if they are equal.

    Only games that were played now are compared: `--quick` plays the first ones of some cells. If the folder has only
    a brief file, its columns are compared.
    """
    kept = _kept_games(result, folder)
    is_brief = not (folder / PARQUET).is_file()
    found = []
    for findings, rows in zip(result.cells, result.rows, strict=True):
        number = findings.cell.number
        if number not in kept or len(kept[number]) < len(rows):
            found.append(f"cell {number}: {len(rows)} games were played, but {folder} has fewer")
        else:
            theirs = first_games(kept[number], len(rows))
            ours = GameRows(rows.game, rows.players, _among(rows, theirs)) if is_brief else rows
            columns = different_columns(ours, theirs)
            found += [f"cell {number}: {name} differs" for name in columns]
    return found


def _kept_games(result: StudyResult, folder: Path) -> dict[int, GameRows]:
    """Return the games of each cell that are kept in a folder."""
    check_folder(folder)
    game = result.study.game.id
    if (folder / PARQUET).is_file():
        return read_games(folder / PARQUET, game)
    return read_games(folder / BRIEF, game, {cell.number: cell.players for cell in result.study.cells})


def _among(rows: GameRows, kept: GameRows) -> dict[str, Column]:
    """Return the columns of games that are kept of others."""
    return {name: column for name, column in rows.columns.items() if name in kept.columns}


def different_columns(ours: GameRows, theirs: GameRows) -> list[str]:
    """Return the columns in which two tables differ."""
    names = dict.fromkeys([*ours.columns, *theirs.columns])
    return [
        name
        for name in names
        if name not in ours.columns
        or name not in theirs.columns
        or not _are_equal(ours.columns[name], theirs.columns[name])
    ]


def _are_equal(ours: Column, theirs: Column) -> bool:
    return np.array_equal(ours, theirs, equal_nan=ours.dtype.kind == theirs.dtype.kind == "f")

"""Writes the games of a study as Parquet and CSV: one row per game, which pandas, polars and DuckDB read.

A row has what its cell says, in the columns `cell`, `bots`, `board`, `players` and `option_NAME`, and then the columns
of `lab.game_rows`. Columns that a cell does not have, such as those of a fifth player, are empty.

A brief file has the results and the lengths alone. It is small enough to be published, and two games that differ hardly
agree in all of its columns.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from snowbound.lab.game_rows import Column, GameRows

from .plan import Cell
from .row_store import write_whole

if TYPE_CHECKING:
    import pyarrow as pa

GAMES, WATCHED = "games", "watched"
PARQUET, BRIEF = f"{GAMES}.parquet", "brief.parquet"
IN_BRIEF = frozenset(
    ["cell", "seed", "deal", "began", "decisions", "turns", "rounds", "choices", "lead_changes", "lead_turn"]
)
BY_SEAT = re.compile(r"(win|points)_\d+")
"""The columns of a brief file; of the numbers of each seat, it has the win and the points."""

OPTION = "option_"
OF_CELLS = "cell", "bots", "board", "players"


def write_games(folder: Path, cells: Sequence[Cell], rows: Sequence[GameRows], name: str = GAMES) -> None:
    """Write the games of all cells into a folder, in both formats."""
    import pyarrow.csv
    import pyarrow.parquet

    table = games_table(cells, rows)
    parquet, csv = io.BytesIO(), io.BytesIO()
    pyarrow.parquet.write_table(table, parquet, compression="zstd")
    pyarrow.csv.write_csv(_with_decimal_points(table), csv)
    write_whole(folder / f"{name}.parquet", parquet.getvalue())
    write_whole(folder / f"{name}.csv", csv.getvalue())


def write_brief(folder: Path, cells: Sequence[Cell], rows: Sequence[GameRows]) -> None:
    """Write the brief file of all cells into a folder. What a cell says is in the result, and left out."""
    import pyarrow.parquet

    table = games_table(cells, rows)
    chosen = table.select([name for name in table.column_names if name in IN_BRIEF or BY_SEAT.fullmatch(name)])
    file = io.BytesIO()
    pyarrow.parquet.write_table(chosen, file, compression="zstd", compression_level=19)
    write_whole(folder / BRIEF, file.getvalue())


def games_table(cells: Sequence[Cell], rows: Sequence[GameRows]) -> pa.Table:
    """Return the games of all cells as one table, deal by deal: programs guess types from the first rows of a CSV."""
    import pyarrow as pa

    parts = [pa.table(_columns(cell, part)) for cell, part in zip(cells, rows, strict=True)]
    table = pa.concat_tables(parts, promote_options="permissive")
    return table.sort_by([("deal", "ascending"), ("cell", "ascending")])


def read_games(file: Path, game: str, players: Mapping[int, int] | None = None) -> dict[int, GameRows]:
    """Return the games of each cell in a Parquet file, with the columns that `lab.game_rows` wrote.

    A brief file does not say how many players each cell has.
    """
    import pyarrow.compute as pc
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(file)
    found = {}
    for cell in table["cell"].unique().to_pylist():
        part = table.filter(pc.equal(table["cell"], cell))
        columns = {
            name: _array(part[name])
            for name in part.column_names
            if name not in OF_CELLS and not name.startswith(OPTION) and part[name].null_count == 0
        }
        number = part["players"][0].as_py() if players is None else players[cell]
        found[cell] = GameRows(game, number, columns)
    return found


def _columns(cell: Cell, rows: GameRows) -> Mapping[str, Any]:
    games = len(rows)
    same = {"cell": cell.number, "bots": str(cell.bots), "board": cell.board, "players": cell.players}
    same |= {f"{OPTION}{name}": value for name, value in cell.options.items()}
    return {name: [value] * games for name, value in same.items()} | rows.columns


def _with_decimal_points(table: pa.Table) -> pa.Table:
    """Return a table whose real numbers are texts that no reader of a CSV takes for whole numbers, such as 1.0."""
    import pyarrow as pa
    import pyarrow.compute as pc

    for place, field in enumerate(table.schema):
        if pa.types.is_floating(field.type):
            text = pc.cast(table.column(place), pa.string())
            has_point = pc.match_substring_regex(text, "[.en]")
            whole = pc.binary_join_element_wise(text, ".0", "")
            table = table.set_column(place, field.name, pc.if_else(has_point, text, whole))
    return table


def _array(column: Any) -> Column:
    found = column.to_numpy()
    return found.astype(str) if found.dtype == object else np.ascontiguousarray(found)

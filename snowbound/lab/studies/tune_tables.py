"""What a search for better numbers found, as tables for the terminal: only what was measured on fresh seeds."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from .plan import PRINTED
from .study_tables import tables, value_text
from .tune_result import TUNED, TuneResult, changes_in_words


def tune_tables(result: TuneResult) -> Iterator[RenderableType]:
    """Yield the best board, how it meets the targets, and what else it changes."""
    finished = sum(trial.is_finished for trial in result.trials)
    yield f"{len(result.trials)} boards were tried, {finished} of them with all games."
    if result.measured is None:
        yield "None was better than the printed board."
        return
    yield f"[bold]{changes_in_words(result.change)}[/bold]"
    table = Table("target", "players", "by", PRINTED, TUNED, "reached")
    for outcome in result.outcomes:
        cell = outcome.cell.cell
        values = value_text(outcome.printed), value_text(outcome.tuned)
        table.add_row(str(outcome.target), str(cell.players), str(cell.bots), *values, outcome.reached)
    yield table
    yield "These games have other seeds than those of the search. What the change does besides:"
    yield from tables(result.measured)

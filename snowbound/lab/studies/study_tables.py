"""What a study found, as tables for the terminal: headline differences first, then each cell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table

from .comparison import FLAGGED, CellComparison, Conclusion, Verdict
from .findings import CellFindings, StudyResult
from .measures import Measure

MEANINGS: dict[Verdict, str] = {
    "agreed": "all players agree",
    "one kind": "clear for some players only",
    "doubtful": "DOUBTFUL: others lean the other way",
    "artefact": "ARTEFACT: the opposite for others",
    "unchecked": "one kind of players only",
    "open": "not clear",
}
MANY = 20
"""Differences of which one looks clear by chance, at 95 %."""


def tables(result: StudyResult) -> Iterator[RenderableType]:
    """Yield the question, the headline differences, what is doubtful about them, and the metrics of each cell."""
    study = result.study
    yield f"[bold]{study.title}[/bold]"
    if study.question:
        yield study.question
    yield (
        f"{study.game.title}: {len(result.cells)} cells, {sum(cell.games for cell in result.cells):,} games "
        f"between {' and '.join(dict.fromkeys(str(cell.cell.bots) for cell in result.cells))}"
    )
    if result.conclusions:
        yield from _differences(result)
    for cells in _neighbours(result.cells):
        yield _metrics(result, cells)


def _differences(result: StudyResult) -> Iterator[RenderableType]:
    shown = [conclusion for conclusion in result.headlines if conclusion.verdict != "open"]
    groups: dict[str, list[Conclusion]] = defaultdict(list)
    for conclusion in shown:
        groups[_change(result, conclusion)].append(conclusion)
    for change, group in groups.items():
        yield _difference_table(result, change, group)
    number = len(result.conclusions)
    if len(shown) < number:
        yield f"{number - len(shown)} of {number} differences are not clear."
    if number >= MANY:
        yield f"Of {number} differences that do not exist, about {number / MANY:.0f} would look clear by chance."
    flagged = sum(conclusion.verdict in FLAGGED for conclusion in shown)
    if flagged:
        yield f"{flagged} flagged: what some players show, others contradict. Do not rely on it."


def _change(result: StudyResult, conclusion: Conclusion) -> str:
    """Return in words what is compared with what: the same for all kinds of players."""
    comparison = conclusion.comparisons[0]
    cell, baseline = result.cell(comparison.cell).cell, result.cell(comparison.baseline).cell
    return f"{cell.players} players, {result.change(cell, baseline)}"


def _difference_table(result: StudyResult, change: str, shown: Sequence[Conclusion]) -> Table:
    table = Table("metric", "players", "difference (95 %)", "pairing", "conclusion", title=change)
    for conclusion in shown:
        for number, comparison in enumerate(conclusion.comparisons):
            table.add_row(
                "" if number else conclusion.metric,
                str(result.cell(comparison.cell).cell.bots),
                *_difference(comparison),
                "" if number else MEANINGS[conclusion.verdict],
                end_section=number == len(conclusion.comparisons) - 1,
            )
    return table


def _difference(comparison: CellComparison) -> tuple[str, str]:
    paired = comparison.paired
    ratio = "" if paired.variance_ratio is None else f"× {paired.variance_ratio:.1f}"
    return f"{paired.difference:+.4g} ({paired.low:+.4g} to {paired.high:+.4g})", ratio


def _neighbours(cells: Sequence[CellFindings]) -> list[list[CellFindings]]:
    """Return the cells in groups that differ in their bots alone."""
    groups: dict[tuple[object, ...], list[CellFindings]] = defaultdict(list)
    for cell in cells:
        groups[cell.cell.board, cell.cell.players, *cell.cell.options.items()].append(cell)
    return list(groups.values())


def _metrics(result: StudyResult, cells: Sequence[CellFindings]) -> Table:
    cell = cells[0].cell
    title = f"{cell.players} players, {result.study.setting(cell)}"
    table = Table("metric", *(f"{each.cell.bots} ({each.games:,} games)" for each in cells), title=title)
    for measures in zip(*(each.measures for each in cells), strict=True):
        table.add_row(measures[0].metric, *map(_measure, measures))
    return table


def _measure(measure: Measure) -> str:
    if measure.value is None:
        return "–"
    if measure.low is None or measure.high is None:
        return f"{measure.value:.4g}"
    return f"{measure.value:.4g} ({measure.low:.4g} to {measure.high:.4g})"

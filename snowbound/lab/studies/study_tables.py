"""What a study found, as tables for the terminal: headline differences first, then each cell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import isfinite

from rich.console import RenderableType
from rich.table import Column, Table

from snowbound.lab.metrics import METRICS, Measured

from .comparison import FLAGGED, CellComparison, Conclusion, Verdict
from .findings import CellFindings, StudyResult
from .plan import is_of_watched_games

MEANINGS: dict[Verdict, str] = {
    "agreed": "all players agree",
    "one kind": "clear for some players only",
    "doubtful": "DOUBTFUL: others lean the other way",
    "artefact": "ARTEFACT: the opposite for others",
    "unchecked": "one kind of players only",
    "open": "not clear",
}
SHARE = "share"
"""The unit of metrics that are shares."""

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
        yield from _conclusions(result)
    for cells in _neighbours(result.cells):
        yield _metrics(result, cells)


def _conclusions(result: StudyResult) -> Iterator[RenderableType]:
    shown = [conclusion for conclusion in result.headlines if conclusion.verdict != "open"]
    groups: dict[str, list[Conclusion]] = defaultdict(list)
    for conclusion in sorted(shown, key=lambda each: each.is_of_fairness):
        groups[_title(result, conclusion)].append(conclusion)
    for title, group in groups.items():
        yield _conclusion_table(result, title, group)
    number = len(result.conclusions)
    if len(shown) < number:
        yield f"{number - len(shown)} of {number} differences are not clear."
    if number >= MANY:
        yield f"Of {number} differences that do not exist, about {number / MANY:.0f} would look clear by chance."
    flagged = sum(conclusion.verdict in FLAGGED for conclusion in shown)
    if flagged:
        yield f"{flagged} flagged: what some players show, others contradict. Do not rely on it."


def _title(result: StudyResult, conclusion: Conclusion) -> str:
    """Return in words what is compared with what: the same for all kinds of players."""
    comparison = conclusion.comparisons[0]
    cell, change = result.cell(comparison.cell).cell, result.change(comparison)
    setting = f"{result.study.setting(cell)}, " if conclusion.is_of_fairness else ""
    return f"{cell.players} players, {setting}{change}"


def _conclusion_table(result: StudyResult, title: str, shown: Sequence[Conclusion]) -> Table:
    has_pairs = not shown[0].is_of_fairness
    table = Table("metric", "players", "difference (95 %)", *["pairing"] * has_pairs, "conclusion", title=title)
    for conclusion in shown:
        for number, each in enumerate(conclusion.comparisons):
            ratio = "" if each.variance_ratio is None else f"× {each.variance_ratio:.1f}"
            table.add_row(
                "" if number else conclusion.metric,
                str(result.cell(each.cell).cell.bots),
                difference_text(each),
                *[ratio] * has_pairs,
                "" if number else MEANINGS[conclusion.verdict],
                end_section=number == len(conclusion.comparisons) - 1,
            )
    return table


def _neighbours(cells: Sequence[CellFindings]) -> list[list[CellFindings]]:
    """Return the cells in groups that differ in their bots alone."""
    groups: dict[tuple[object, ...], list[CellFindings]] = defaultdict(list)
    for cell in cells:
        groups[cell.cell.board, cell.cell.players, *cell.cell.options.items()].append(cell)
    return list(groups.values())


def _metrics(result: StudyResult, cells: Sequence[CellFindings]) -> Table:
    cell = cells[0].cell
    title = f"{cell.players} players, {result.study.setting(cell)}"
    table = Table(
        Column("metric", no_wrap=True), *(f"{each.cell.bots} ({each.games:,} games)" for each in cells), title=title
    )
    for name in cell_names(cells):
        watched = f" ({cells[0].measures[name].games} games)" if is_of_watched_games(name) else ""
        table.add_row(f"{name}{watched}", *(value_text(each.measures[name]) for each in cells))
    return table


def cell_names(cells: Sequence[CellFindings]) -> list[str]:
    """Return the metrics that have a value in one of these cells."""
    return [name for name in cells[0].measures if any(isfinite(each.measures[name].value) for each in cells)]


def value_text(measured: Measured) -> str:
    """Return a value with its interval; shares are percentages."""
    if not isfinite(measured.value):
        return "–"
    is_share = measured.unit == SHARE
    value, low, high = (
        100 * number if is_share else number for number in (measured.value, measured.low, measured.high)
    )
    sign = " %" if is_share else ""
    return f"{value:.4g}{sign} ({low:.4g} to {high:.4g})" if isfinite(high - low) else f"{value:.4g}{sign}"


def difference_text(comparison: CellComparison) -> str:
    """Return a difference with its interval; those of shares are points of percent."""
    numbers = comparison.difference, comparison.low, comparison.high
    if METRICS[comparison.metric.partition(".")[0]].unit == SHARE:
        difference, low, high = (f"{100 * number:+.3g}" for number in numbers)
        return f"{difference} points ({low} to {high})"
    difference, low, high = (f"{number:+.4g}" for number in numbers)
    return f"{difference} ({low} to {high})"

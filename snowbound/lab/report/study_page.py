"""The page of a study: what was changed, which differences are real, how games differ, and games to watch.

result = study("length.toml")
page = study_page(result, record_cells(result))
page.write("length.html")
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from snowbound.core.game import Game
from snowbound.lab.game_rows import GameRows
from snowbound.lab.intervals import wilson_interval
from snowbound.lab.jobs import Progress
from snowbound.lab.recording import Recorder, Recording
from snowbound.lab.studies import Cell, CellFindings, Study, StudyResult
from snowbound.lab.studies.cell_games import CellSetup
from snowbound.lab.studies.comparison import FLAGGED, CellComparison, Conclusion, Verdict
from snowbound.lab.watched_games import WatchedGame

from .axes import Plot
from .charts import IntervalRow, Series, bars, differences, distribution
from .course import course_charts, no_progress, watched_of
from .heat import Heat, heats
from .metric_words import UNKNOWN, games_in_words, metric_title, metric_unit, metric_value, say_difference
from .notable import notable_games
from .page import MOST_BYTES, Page, PageSection, heats_html
from .simulation import board_table, play_recorded

RECORDED = 40
"""Games of a cell that are recorded."""

MOST_CELLS = 2
"""Cells that are recorded besides the baseline: those with the clearest differences."""

MOST_SERIES = 4
"""Cells in one plot of distributions."""

MOST_DIFFERENCES = 12
"""Metrics and changes whose differences are drawn; the lists and tables have all."""

MEANINGS: Mapping[Verdict, str] = {
    "agreed": "all kinds of players agree",
    "one kind": "clear for some kinds of players, and the others lean the same way",
    "doubtful": "clear for some kinds of players, but others lean the other way",
    "artefact": "the opposite for other players, so it may come from how they play",
    "unchecked": "only one kind of players was asked",
    "open": "not clear",
}

Recordings = Mapping[int, Sequence[Recording]]
"""Recorded games by the number of their cell."""

Watched = Mapping[int, Sequence[WatchedGame]]
"""Games in which the chances to win were searched, by the number of their cell."""


def record_cells(
    result: StudyResult,
    *,
    most: int = RECORDED,
    jobs: int | None = None,
    progress: Progress = no_progress,
) -> Recordings:
    """Play the first games of the baseline and of the most different cells again, and keep what happens in them."""
    cells = recorded_cells(result)
    games = [min(most, cell.games) for cell in cells]
    found: dict[int, Sequence[Recording]] = {}
    for number, cell in enumerate(cells):
        told = partial(_tell, progress, sum(games[:number]), sum(games))
        found[cell.cell.number] = play_recorded(_recorder(result, cell.cell), games[number], jobs, told)
    return found


def watch_cells(
    result: StudyResult, recordings: Recordings, *, jobs: int | None = None, progress: Progress = no_progress
) -> Watched:
    """Search for the chances to win in some games of the same cells, if their players search and games are short."""
    found: dict[int, Sequence[WatchedGame]] = {}
    for place, (number, played) in enumerate(recordings.items()):
        told = partial(_tell_part, progress, place, len(recordings))
        recorder = _recorder(result, result.cell(number).cell)
        found[number] = watched_of(recorder, played, jobs=jobs, progress=told)
    return found


def _recorder(result: StudyResult, cell: Cell) -> Recorder:
    setup = CellSetup.of(result.study, cell)
    seating = setup.bots.seating(setup.game, setup.players)
    return Recorder(setup.game, seating, setup.options, setup.seed, setup.cap, of_rows=True)


def _tell_part(progress: Progress, place: int, parts: int, done: int, of: int) -> None:
    progress(place * of + done, parts * of)


def _tell(progress: Progress, before: int, of_all: int, done: int, of: int) -> None:
    progress(before + done, of_all)


def recorded_cells(result: StudyResult) -> list[CellFindings]:
    """Return the cells whose games are shown: a baseline and the cells that differ most from it, with equal players."""
    first = next((c for c in result.cells if result.study.baseline_of(c.cell) is None), result.cells[0])
    found = [first]
    for conclusion in result.headlines:
        for comparison in conclusion.comparisons:
            cell = result.cell(comparison.cell)
            is_same = cell.cell.bots == first.cell.bots and cell.cell.players == first.cell.players
            is_clear = conclusion.verdict != "open" and not conclusion.is_of_fairness
            if is_same and is_clear and cell not in found:
                found.append(cell)
    return found[: 1 + MOST_CELLS]


def study_page(result: StudyResult, recordings: Recordings, watched: Watched | None = None) -> Page:
    """Return the page of a study; `recordings` are games of some of its cells, and `watched` are searched ones."""
    page = Page(result.study.title, _lead(result), games=games_of(result.study))
    add_findings(page, result, recordings, watched)
    return page


def games_of(study: Study) -> list[Game]:
    """Return the game of a study on all its boards."""
    return list(dict.fromkeys([study.game, *study.boards.values()]))


def add_findings(page: Page, result: StudyResult, recordings: Recordings, watched: Watched | None) -> None:
    """Add what a study found to a page, section by section."""
    _changed(page.add("changed", "What was changed"), result)
    _headlines(page.add("differences", "What makes a difference"), result)
    page.add("wins", "Who wins").charts(win_charts(result))
    page.add("distributions", "How games differ").charts(distribution_charts(result))
    cells = page.add("cells", "All cells")
    cells.table(*cell_table(result), "The metrics of each cell")
    page.add("course", "How games go").charts(
        chart
        for number, played in recordings.items()
        for chart in course_charts(played, (watched or {}).get(number, ()), _of_cell(result, number, recordings))
    )
    places = page.add("places", "Where things happen")
    _replays(page, page.add("replays", "Games to watch"), result, recordings, watched or {})
    _places(page, places, result, recordings)


def _replays(page: Page, section: PageSection, result: StudyResult, recordings: Recordings, watched: Watched) -> None:
    """Add the most dramatic and the most typical game of each cell, as long as they take half of the page at most."""
    is_full = False
    for number, played in recordings.items():
        for replay in notable_games(played, _of_cell(result, number, recordings), watched.get(number, ())):
            if len(page.html().encode()) + len(replay.html().encode()) < MOST_BYTES / 2:
                section.replay(replay)
            else:
                is_full = True
    if is_full:
        section.text("Further games would make the page too large.", look="note")


def _lead(result: StudyResult) -> str:
    games = sum(cell.games for cell in result.cells)
    asked = f"{result.study.question} " if result.study.question else ""
    players = " and ".join(dict.fromkeys(str(cell.cell.bots) for cell in result.cells))
    return (
        f"{asked}{result.study.game.title}: {games:,} games in {len(result.cells)} cells, between {players}. "
        "Intervals are 95 % confidence intervals."
    )


def _of_cell(result: StudyResult, number: int, recordings: Recordings) -> str:
    """Return what is added to titles of a cell if there are others."""
    return f", {name_of(result, number)}" if len(recordings) > 1 else ""


def name_of(result: StudyResult, number: int, *, with_bots: bool = False) -> str:
    """Return what distinguishes a cell from the others."""
    study, cell = result.study, result.cell(number).cell
    parts = [study.setting(cell)]
    parts += [f"{cell.players} players"] if len(study.players) > 1 else []
    parts += [str(cell.bots)] if with_bots and len(study.bots) > 1 else []
    return ", ".join(parts)


# --- what was changed --------------------------------------------------------


def _changed(section: PageSection, result: StudyResult) -> None:
    study = result.study
    rows = [
        (name, ", ".join(map(str, levels)), str(study.baseline.get(name, "")) if len(levels) > 1 else "")
        for name, levels in study.dimensions().items()
    ]
    section.table(("", "values", "compared with"), rows, "What was changed")
    for name, game in study.boards.items():
        board_table(section, game, name)
    section.text(
        f"{games_in_words(cell.games for cell in result.cells)} in each cell, seed {study.seed}. "
        "Game number 7 has the same deal in all cells, so differences are not blurred by luck that both had.",
        look="note",
    )


# --- differences -------------------------------------------------------------


def _headlines(section: PageSection, result: StudyResult) -> None:
    clear = [conclusion for conclusion in result.headlines if conclusion.verdict != "open"]
    if not result.conclusions:
        section.text("The study compares no cells.")
        return
    if not clear:
        section.text("No difference is clear.")
    flagged = [conclusion for conclusion in clear if conclusion.verdict in FLAGGED]
    for conclusion in flagged:
        section.text(f"{headline(result, conclusion)}: {MEANINGS[conclusion.verdict]}.", look="warning")
    section.points(
        f"{headline(result, conclusion)}: {MEANINGS[conclusion.verdict]}."
        for conclusion in clear
        if conclusion not in flagged
    )
    number = len(result.conclusions)
    section.text(
        f"{number - len(clear)} of {number} differences are not clear.",
        f"Of {number} differences that do not exist, about {number / 20:.0f} would look clear by chance."
        if number >= 20
        else "",
        look="note",
    )
    section.charts(difference_charts(result))


def headline(result: StudyResult, conclusion: Conclusion) -> str:
    """Return a difference in words, as each kind of players shows it."""
    cell = result.cell(conclusion.comparisons[0].cell).cell
    told = "; ".join(
        f"{result.cell(each.cell).cell.bots} {said(each)} ({result.cell(each.cell).games:,} games)"
        for each in conclusion.comparisons
    )
    players = f", {cell.players} players" if len(result.study.players) > 1 else ""
    change = result.change(conclusion.comparisons[0])
    changed = f"{result.study.setting(cell)}, {change}" if conclusion.is_of_fairness else f"with {change}"
    return f"{metric_title(conclusion.metric)} {changed}{players}: {told}"


def said(comparison: CellComparison) -> str:
    """Return a difference with its interval."""
    say = say_difference(comparison.metric)
    return f"{say(comparison.difference)} ({say(comparison.low)} to {say(comparison.high)})"


def difference_charts(result: StudyResult) -> Iterator[Plot]:
    """Yield the differences of each metric that a change makes, the most remarkable ones first."""
    groups: dict[tuple[str, str], list[Conclusion]] = defaultdict(list)
    for conclusion in result.headlines:
        if not conclusion.is_of_fairness:
            groups[conclusion.metric, result.change(conclusion.comparisons[0])].append(conclusion)
    shown = [key for key, group in groups.items() if any(conclusion.verdict != "open" for conclusion in group)]
    for metric, change in shown[:MOST_DIFFERENCES]:
        rows = [
            _difference_row(result, conclusion, comparison)
            for conclusion in groups[metric, change]
            for comparison in conclusion.comparisons
            if np.isfinite([comparison.low, comparison.high]).all()
        ]
        games = games_in_words(
            result.cell(each.cell).games for one in groups[metric, change] for each in one.comparisons
        )
        if rows:
            title = f"{metric_title(metric)}, {change}"
            unit = "percentage points" if metric_unit(metric) == "share" else metric_unit(metric)
            counted = f"{games} in each cell"
            label = f"difference in {unit}"
            yield differences(title, rows, counted, label=label, say=say_difference(metric), what="players")


def _difference_row(result: StudyResult, conclusion: Conclusion, comparison: CellComparison) -> IntervalRow:
    cell = result.cell(comparison.cell).cell
    label = f"{cell.bots}, {cell.players} players" if len(result.study.players) > 1 else str(cell.bots)
    warning = MEANINGS[conclusion.verdict] if conclusion.verdict in FLAGGED else ""
    return IntervalRow(label, comparison.difference, comparison.low, comparison.high, warning)


# --- cells -------------------------------------------------------------------


def rows_of(result: StudyResult) -> Iterator[tuple[CellFindings, GameRows]]:
    """Yield each cell with its games."""
    yield from zip(result.cells, result.rows, strict=True)


def win_charts(result: StudyResult) -> Iterator[Plot]:
    """Yield the wins of the player who begins, for each number of players."""
    for players in dict.fromkeys(cell.cell.players for cell in result.cells):
        if players < 2:
            continue
        found = [(cell, rows) for cell, rows in rows_of(result) if cell.cell.players == players]
        bars_of = [_first_wins(result, cell, rows) for cell, rows in found]
        games = f"{games_in_words(cell.games for cell, _ in found)} in each cell"
        title = f"Wins of the player who begins, {players} players"
        yield bars(title, bars_of, games, even=1 / players, what="cell")


def _first_wins(result: StudyResult, cell: CellFindings, rows: GameRows) -> IntervalRow:
    wins, began = rows.seats("win"), rows.columns["began"]
    decided = (wins.sum(axis=1) > 0) & (began >= 0)
    won = np.take_along_axis(wins, np.maximum(began, 0)[:, None], axis=1)[decided, 0]
    low, high = wilson_interval(float(won.sum()), len(won))
    share = float(won.mean()) if len(won) else 0.0
    return IntervalRow(name_of(result, cell.cell.number, with_bots=True), share, low, high)


def distribution_charts(result: StudyResult) -> Iterator[Plot]:
    """Yield the distributions of length, points and margin, side by side for the cells that are compared."""
    numbers = [cell.cell.number for cell in recorded_cells(result)][:MOST_SERIES]
    found = [(cell, rows) for cell, rows in rows_of(result) if cell.cell.number in numbers]
    names = [name_of(result, cell.cell.number) for cell, _ in found]
    players = str(found[0][0].cell.bots)

    def of(column: str) -> list[Series]:
        return [Series.of(name, rows.columns[column]) for name, (_, rows) in zip(names, found, strict=True)]

    yield distribution(f"Length in turns ({players})", of("turns"), "turns")
    if result.study.game.has_points:
        winners = [
            Series.of(name, rows.seats("points").astype(float)[rows.seats("place") == 1])
            for name, (_, rows) in zip(names, found, strict=True)
        ]
        if all(len(one.values) for one in winners) and any(one.values.any() for one in winners):
            yield distribution(
                f"Points of the winner ({players})", winners, "points", games=max(map(len, result.rows)), what="winners"
            )
        yield distribution(f"Margin of the winner ({players})", of("margin"), "points more than the next player")
    yield distribution(f"Changes of the lead ({players})", of("lead_changes"), "changes of the lead")


def cell_table(result: StudyResult) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Return the metrics of all cells, a row for each metric that has a value."""
    header = ("metric", *(name_of(result, cell.cell.number, with_bots=True) for cell in result.cells))
    rows = [("Games", *(f"{cell.games:,}" for cell in result.cells))]
    for name in dict.fromkeys(name for cell in result.cells for name in cell.measures):
        values = tuple(metric_value(cell.measures.get(name)) for cell in result.cells)
        if any(value != UNKNOWN for value in values):
            rows.append((metric_title(name), *values))
    return header, rows


# --- places ------------------------------------------------------------------


def _places(page: Page, section: PageSection, result: StudyResult, recordings: Recordings) -> None:
    """Add the heat maps, those of all cells side by side and in the same colours, as long as the page has room."""
    found: dict[str, list[Heat]] = defaultdict(list)
    for number, played in recordings.items():
        for heat in heats(played):
            found[heat.heat_map.name].append(replace(heat, where=_of_cell(result, number, recordings)))
    games = " and ".join(dict.fromkeys(f"{len(played):,}" for played in recordings.values()))
    section.text(f"Counted in the first {games} games of the cells that are shown, per game.", look="note")
    room = MOST_BYTES - len(page.html().encode())
    figures = ""
    for group in found.values():
        top = max(heat.most for heat in group)
        added = "".join(heats_html([replace(heat, top=top) for heat in group], result.study.game, page.pictures))
        if len((figures + added + "".join(page.pictures.values())).encode()) > room:
            section.text("Further heat maps would make the page too large.", look="note")
            break
        figures += added
    section.parts.append(f'<div class="plots">{figures}</div>')

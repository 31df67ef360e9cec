"""The page of a search for better numbers: what was searched, what was found, and everything that it changes.

    result = tune("length.toml")
    page = tune_page(result)
    page.write("length.html")

The numbers of the search itself are those of the luckiest board. So the page draws how far the boards were from the
targets, and says the values of metrics only as they were measured again.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from snowbound.lab.studies.plan import PRINTED
from snowbound.lab.studies.tune_plan import Target, TunePlan, printed_value
from snowbound.lab.studies.tune_result import TUNED, Outcome, Trial, TuneResult, changes_in_words

from .axes import Plot, Say, percent, plain
from .charts import IntervalRow, bars
from .metric_words import games_in_words, metric_title, metric_unit, metric_value
from .page import Page, PageSection
from .scatter import Point, scatter
from .study_page import Recordings, Watched, add_findings, games_of

REACHED = {
    "yes": "yes, by the whole interval",
    "probably": "probably: by the estimate, but not by its whole interval",
    "no": "no",
}
DISTANCE = "distance from the targets, in tolerances"

SEEN = 85
"""The percentile of the distances that the plots show; worse boards are drawn at the upper edge."""


def tune_page(result: TuneResult, recordings: Recordings | None = None, watched: Watched | None = None) -> Page:
    """Return the page of a search; `recordings` and `watched` are games of the last measurement, as in `study_page`."""
    plan, measured = result.plan, result.measured
    page = Page(plan.study.title, _lead(result), games=games_of(plan.study if measured is None else measured.study))
    _found(page.add("found", "What was found"), result)
    _searched(page.add("searched", "What was searched"), plan)
    _tried(page.add("tried", "The boards that were tried"), result)
    if measured is not None:
        add_findings(page, measured, recordings or {}, watched)
    return page


def _lead(result: TuneResult) -> str:
    study = result.plan.study
    asked = f"{study.question} " if study.question else ""
    targets = "; ".join(target_text(target) for target in result.plan.targets)
    return f"{asked}{study.game.title}: a search for a board with {targets}."


def target_text(target: Target) -> str:
    """Return a target in words."""
    name = metric_title(target.metric).lower()
    if isinstance(target.goal, str):
        return f"{target.goal} {name} than on the printed board"
    say = say_value(target.metric)
    reach = f"{say(target.goal)} ± {say(target.within)}".replace(" ", "\N{NO-BREAK SPACE}")
    return f"{name} {reach}"


def say_value(metric: str) -> Say:
    """Return the function that writes a value of a metric."""
    return percent if metric_unit(metric) == "share" else plain


# --- what was found ----------------------------------------------------------


def _found(section: PageSection, result: TuneResult) -> None:
    measured = result.measured
    if measured is None:
        section.text("None of the boards that were tried was better than the printed one.")
        return
    section.text(f"The best board has {changes_in_words(result.change)}.")
    section.text(
        "It was measured again beside the printed board, with deals that the search has not seen. Everything "
        "that this page says of the two boards comes from these games. Intervals are 95 % confidence intervals.",
        look="note",
    )
    header = ("target", "players", "by", "games", PRINTED, TUNED, "reached")
    section.table(header, [_outcome(outcome) for outcome in result.outcomes], "Whether the targets are reached")
    section.charts(_target_chart(result, target) for target in result.plan.targets)


def _outcome(outcome: Outcome) -> tuple[str, ...]:
    cell = outcome.cell.cell
    values = metric_value(outcome.printed), metric_value(outcome.tuned)
    target = target_text(outcome.target)
    named = target[:1].upper() + target[1:]
    return (named, str(cell.players), str(cell.bots), f"{outcome.cell.games:,}", *values, REACHED[outcome.reached])


def _target_chart(result: TuneResult, target: Target) -> Plot:
    """Return the metric of a target on both boards, for all kinds and numbers of players."""
    rows, games = [], set()
    for outcome in result.outcomes:
        if outcome.target == target:
            cell = outcome.cell.cell
            players = f", {cell.players} players" if len(result.plan.study.players) > 1 else ""
            for board, found in ((PRINTED, outcome.printed), (TUNED, outcome.tuned)):
                label = f"{board}, {cell.bots}{players}"
                rows.append(IntervalRow(label, found.value, *_ends(found.low, found.high, found.value)))
            games.add(outcome.cell.games)
    goal = target.goal if isinstance(target.goal, float) else None
    name = metric_title(target.metric)
    unit = metric_unit(target.metric)
    label = name if unit == "share" or unit in name.lower() else f"{name}, {unit}"
    return bars(
        f"Target: {target_text(target)}",
        rows,
        f"{games_in_words(games)} in each cell",
        label=label,
        say=say_value(target.metric),
        even=goal,
        even_means="the target",
        what="board",
    )


def _ends(low: float, high: float, value: float) -> tuple[float, float]:
    """Return the ends of an interval; those of a metric without one are its value."""
    return (low, high) if np.isfinite([low, high]).all() else (value, value)


# --- the search --------------------------------------------------------------


def _searched(section: PageSection, plan: TunePlan) -> None:
    rows = [
        (name, str(printed_value(plan.study.game, name)), _allowed(plan, name)) for name, values in plan.numbers.items()
    ]
    section.table(("number of the board", "printed", "tried"), rows, "What was searched")
    rungs = ", ".join(f"{games:,}" for games in plan.rung_games)
    section.text(
        f"{plan.trials} boards, each with up to {plan.rung_games[-1]:,} games for each number of players, by "
        f"{plan.study.bots[0]}, seed {plan.study.seed}. Poor boards were dropped after fewer games ({rungs}).",
        look="note",
    )


def _allowed(plan: TunePlan, name: str) -> str:
    values = plan.numbers[name]
    return f"{values[0]} to {values[-1]}" if isinstance(values[0], int) else ", ".join(map(str, values))


def _tried(section: PageSection, result: TuneResult) -> None:
    finished = sum(trial.is_finished for trial in result.trials)
    section.text(
        f"{len(result.trials)} boards were tried, {finished} of them with all games. A board whose distance is 1 "
        "misses its targets by one tolerance on average; less is better. Hollow points are boards that were "
        "dropped early or cannot be played. Those far away are at the upper edge. The dashed line "
        "is the printed board.",
        "The best of many boards looks better here than it is, since it was lucky as well.",
        look="note",
    )
    section.charts(search_charts(result))


def search_charts(result: TuneResult) -> Iterator[Plot]:
    """Yield how far the boards were from the targets: in the order of the search, and by each number."""
    trials, games = result.trials, result.plan.rung_games[-1]
    top = max(result.printed_loss, float(np.percentile([trial.loss for trial in trials], SEEN))) * 1.1
    best = _best_so_far(trials)
    least = min(trial.loss for trial in trials if trial.is_finished)
    summary = (
        f"{len(trials)} boards. Distances in tolerances: the printed board {plain(result.printed_loss)}, "
        f"the best one {plain(least)}."
    )
    points = [Point(n + 1.0, trial.loss, _trial_text(trial), trial.games < games) for n, trial in enumerate(trials)]
    yield scatter(
        "The course of the search",
        points,
        f"number of the board · up to {games:,} games each",
        DISTANCE,
        f"{summary} The line is the best board so far.",
        reference=result.printed_loss,
        top=top,
        edge=[(n + 1.0, min(loss, top)) for n, loss in best],
    )
    for name, allowed in result.plan.numbers.items():
        texts = None if isinstance(allowed[0], int) else list(map(str, allowed))
        printed = printed_value(result.plan.study.game, name)
        yield scatter(
            f"{name}",
            [
                Point(
                    _place(trial.change.get(name, printed), texts), trial.loss, _trial_text(trial), trial.games < games
                )
                for trial in trials
            ],
            f"{name} · printed: {printed}",
            DISTANCE,
            summary,
            reference=result.printed_loss,
            top=top,
            say_x=plain if texts is None else lambda place, texts=texts: _text_at(texts, place),  # type: ignore[misc]
        )


def _place(value: int | str, texts: list[str] | None) -> float:
    """Return where a value is: its number, or its place among the texts that it may be."""
    return float(value) if texts is None else float(texts.index(str(value)))


def _text_at(texts: list[str], place: float) -> str:
    return texts[int(place)] if 0 <= place < len(texts) else ""


def _best_so_far(trials: tuple[Trial, ...]) -> list[tuple[int, float]]:
    """Return the steps of the least distance that a board with all its games has had, as the corners of a line."""
    corners: list[tuple[int, float]] = []
    for number, trial in enumerate(trials):
        if trial.is_finished and (not corners or trial.loss < corners[-1][1]):
            corners += [(number, corners[-1][1])] if corners else []
            corners.append((number, trial.loss))
    return [*corners, (len(trials) - 1, corners[-1][1])] if corners else []


def _trial_text(trial: Trial) -> str:
    return f"{changes_in_words(trial.change) or PRINTED}; {trial.games:,} games, distance {plain(trial.loss)}"

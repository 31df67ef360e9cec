"""How far bots fall short of the best play, in solved positions.

>>> report = truth("tic_tac_toe", ["random", "search:1000"], positions=4, seeds=2)
>>> report.scores[0].loss > 0.1, report.scores[1].loss
(True, 0.0)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from rich.table import Table

from snowbound.bots import BotSpec, new_player

from .endgames import EndgameSet, SolvedPosition, cases, endgame_of
from .intervals import Interval, student_interval
from .jobs import Progress
from .simulate import check_positive

BUDGETS = (30, 100, 300, 1000, 3000, 10_000)
SIMPLE = ("random", "inclined", "greedy")
POSITIONS, SEEDS = 20, 3


@dataclass(frozen=True)
class Score:
    """The choices of one bot, over all positions and seeds."""

    bot: str
    loss: float  # mean loss of its choices against the best action
    loss_range: Interval  # 95 % interval
    best: float  # share of choices for which no better action is known
    best_range: Interval


@dataclass(frozen=True)
class Truth:
    """The choices of bots in positions of one game."""

    game: str
    title: str
    # fmt: off
    about: str                    # description of the positions
    positions: int
    seeds: int                    # choices per bot and position
    first: int                    # number of the first position considered
    last: int                     # number of the last one
    actions: float                # mean number of legal actions
    solved: int                   # mean number of positions visited to solve one
    doubt: float                  # mean uncertainty of a loss
    # fmt: on
    scores: list[Score]

    def as_data(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return asdict(self)


def truth(
    game: str,
    bots: Sequence[str],
    *,
    positions: int = POSITIONS,
    seeds: int = SEEDS,
    first: int = 0,
    progress: Progress = lambda done, of: None,
) -> Truth:
    """Let bots choose in solved positions of a game, and compare their choices with the best action."""
    endgame = endgame_of(game)
    check_positive("positions", positions)
    check_positive("seeds", seeds)
    specs = [BotSpec.of(bot, endgame.game) for bot in bots]
    steps = positions * (1 + len(specs))
    found: list[SolvedPosition] = []
    chosen: list[BotChoice] = []
    for case in cases(endgame, positions, first):
        found.append(case)
        progress(len(found), steps)
    for spec in specs:
        for case in found:
            chosen += _choices(endgame, spec, case, seeds)
            progress(len(found) + len(chosen) // seeds, steps)
    scores = [_score(str(spec), [one for one in chosen if one.bot == str(spec)]) for spec in specs]
    return _report(endgame, found, seeds, first, scores)


@dataclass(frozen=True)
class BotChoice:
    """One choice of a bot."""

    bot: str
    number: int  # of the position
    loss: float
    is_best: bool


def _choices(endgame: EndgameSet, spec: BotSpec, case: SolvedPosition, seeds: int) -> Iterator[BotChoice]:
    solution = case.solution
    for seed in range(seeds):
        action = new_player(endgame.game, solution.seat, spec, seed=seed).decide(case.view)
        yield BotChoice(str(spec), case.number, solution.loss(action), solution.is_best(action))


def _score(bot: str, chosen: list[BotChoice]) -> Score:
    """Return the means, with intervals from the variance between positions."""
    numbers, losses, best = zip(*((one.number, one.loss, one.is_best) for one in chosen), strict=True)
    return Score(
        bot,
        float(np.mean(losses)),
        student_interval(numbers, losses),
        float(np.mean(best)),
        student_interval(numbers, best),
    )


def _report(endgame: EndgameSet, found: list[SolvedPosition], seeds: int, first: int, scores: list[Score]) -> Truth:
    solutions = [case.solution for case in found]
    return Truth(
        game=endgame.game.id,
        title=endgame.game.title,
        about=endgame.about,
        positions=len(found),
        seeds=seeds,
        first=first,
        last=found[-1].number,
        actions=float(np.mean([len(solution.worth) for solution in solutions])),
        solved=round(float(np.mean([solution.positions for solution in solutions]))),
        doubt=float(np.mean([solution.doubt for solution in solutions])),
        scores=scores,
    )


def bots_of(budgets: str) -> list[str]:
    """Return the names of the simple bots and of searches with these budgets."""
    numbers = budgets.split(",") if budgets else [str(budget) for budget in BUDGETS]
    return [*SIMPLE, *(f"search:{number}" for number in numbers)]


def table(report: Truth) -> Table:
    """Return a report as a table for the terminal."""
    known = f"; losses are known to ±{report.doubt:.3f}" if report.doubt else ""
    caption = (
        f"{report.positions} positions (numbers {report.first} to {report.last}), {report.seeds} choices in each. "
        f"Means: {report.actions:.1f} legal actions, {report.solved} positions visited to solve one{known}"
    )
    rows = Table("bot", title=f"{report.title}: {report.about}", caption=caption, title_justify="left")
    for column in ("loss", "95 %", "best choice", "95 %"):
        rows.add_column(column, justify="right")
    for score in report.scores:
        low, high = score.loss_range
        rows.add_row(
            score.bot,
            f"{score.loss:.4f}",
            f"{low:.4f}–{high:.4f}",
            f"{100 * score.best:.0f} %",
            "–".join(f"{100 * edge:.0f}" for edge in score.best_range),
        )
    return rows

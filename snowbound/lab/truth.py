"""How far bots fall short of the best play, in positions whose best play is known.

>>> report = truth("tic_tac_toe", ["random", "search:1000"], positions=4, seeds=2)
>>> report.scores[0].loss > 0.1, report.scores[1].loss
(True, 0.0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import numpy as np
from rich.table import Table

from snowbound.bots import BotSpec, Player

from .endings import Case, Ending, cases, ending_of, endings
from .intervals import Interval, by_deals
from .simulate import check_positive

BUDGETS = (30, 100, 300, 1000, 3000, 10_000)
SIMPLE = ("random", "inclined", "greedy")
POSITIONS, SEEDS = 20, 3

Progress = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


@dataclass(frozen=True)
class Score:
    """What one bot chose, over all positions and seeds."""

    bot: str
    loss: float  # mean of what its choices are worth less than the best ones
    loss_range: Interval  # in which the true mean for such positions lies, 95 times in 100
    best: float  # share of choices than which none is known to be better
    best_range: Interval


@dataclass(frozen=True)
class Truth:
    """How bots chose in positions of one game."""

    game: str
    title: str
    # fmt: off
    about: str                    # what is left of the game in these positions
    positions: int
    seeds: int                    # times that each bot chose in each position
    first: int                    # number of the first position that was tried
    last: int                     # of the last one
    actions: float                # legal actions in a position, in the mean
    solved: int                   # positions that were looked at to solve one, in the mean
    doubt: float                  # how far a loss may be off, in the mean at most
    # fmt: on
    scores: list[Score]

    def as_data(self) -> dict[str, Any]:
        """The report for programs."""
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
    """Let bots choose in solved positions of a game, several times each, and compare their choices with the best."""
    ending = ending_of(game)
    check_positive("positions", positions)
    check_positive("seeds", seeds)
    specs = [BotSpec.parse(bot, ending.game) for bot in bots]
    steps = positions * (1 + len(specs))
    found: list[Case] = []
    chosen: list[Chosen] = []
    for case in cases(ending, positions, first):
        found.append(case)
        progress(len(found), steps)
    for spec in specs:
        for case in found:
            chosen += _choices(ending, spec, case, seeds)
            progress(len(found) + len(chosen) // seeds, steps)
    scores = [_score(str(spec), [one for one in chosen if one.bot == str(spec)]) for spec in specs]
    return _report(ending, found, seeds, first, scores)


@dataclass(frozen=True)
class Chosen:
    """What a bot chose once."""

    bot: str
    number: int  # of the position
    loss: float
    is_best: bool


def _choices(ending: Ending, spec: BotSpec, case: Case, seeds: int) -> Iterator[Chosen]:
    solution = case.solution
    for seed in range(seeds):
        action = Player(ending.game, solution.seat, spec, seed=seed).decide(case.view)
        yield Chosen(str(spec), case.number, solution.loss(action), solution.is_best(action))


def _score(bot: str, chosen: list[Chosen]) -> Score:
    """Means, and intervals from the spread between positions: choices in the same one go together."""
    numbers, losses, best = zip(*((one.number, one.loss, one.is_best) for one in chosen), strict=True)
    return Score(bot, float(np.mean(losses)), by_deals(numbers, losses), float(np.mean(best)), by_deals(numbers, best))


def _report(ending: Ending, found: list[Case], seeds: int, first: int, scores: list[Score]) -> Truth:
    solutions = [case.solution for case in found]
    return Truth(
        game=ending.game.id,
        title=ending.game.title,
        about=ending.about,
        positions=len(found),
        seeds=seeds,
        first=first,
        last=found[-1].number,
        actions=float(np.mean([len(solution.worth) for solution in solutions])),
        solved=round(float(np.mean([solution.positions for solution in solutions]))),
        doubt=float(np.mean([solution.doubt for solution in solutions])),
        scores=scores,
    )


def truths(
    game: str | None,
    budgets: str,
    *,
    positions: int = POSITIONS,
    seeds: int = SEEDS,
    first: int = 0,
    progress: Callable[[str, int, int], None] = lambda title, done, of: None,
) -> list[Truth]:
    """As the command line asks for it: one game or all, the simple bots, and searches with these budgets."""
    return [
        truth(
            ending.game.id,
            bots_of(budgets),
            positions=positions,
            seeds=seeds,
            first=first,
            progress=partial(progress, ending.game.title),
        )
        for ending in ([ending_of(game)] if game else endings().values())
    ]


def bots_of(budgets: str) -> list[str]:
    """The simple bots, and searches with these budgets."""
    numbers = budgets.split(",") if budgets else [str(budget) for budget in BUDGETS]
    return [*SIMPLE, *(f"search:{number}" for number in numbers)]


def table(report: Truth) -> Table:
    """A report for the terminal."""
    known = f"; a loss is known to ±{report.doubt:.3f}" if report.doubt else ""
    caption = (
        f"{report.positions} positions (numbers {report.first} to {report.last}), {report.seeds} choices in each, "
        f"among {report.actions:.1f} actions; {report.solved} positions follow from one, in the mean{known}"
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

"""What a search for better numbers found: the best board and the printed one, measured on fresh seeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from snowbound.lab.metrics import Measured, difference_of

from .findings import CellFindings, StudyResult
from .plan import BOARD
from .tune_plan import Target, TunePlan

TUNED = "tuned"
"""The name of the board that was found."""

Change = Mapping[str, int | str]

Reached = Literal["yes", "probably", "no"]
"""Whether a target is reached: for all of the interval, for the estimate, or not."""


class Trial(NamedTuple):
    """One board that was tried."""

    change: Change
    games: int  # for each number of players
    loss: float
    is_finished: bool  # whether it played the games of all rungs


@dataclass(frozen=True)
class Outcome:
    """A target on the board that was found."""

    target: Target
    cell: CellFindings
    printed: Measured
    tuned: Measured
    reached: Reached

    def as_data(self) -> dict[str, Any]:
        """Return the outcome as JSON data."""
        return {
            "target": str(self.target),
            "cell": self.cell.cell.number,
            "players": self.cell.cell.players,
            "bots": str(self.cell.cell.bots),
            "printed": self.printed.as_data(),
            "tuned": self.tuned.as_data(),
            "reached": self.reached,
        }


@dataclass(frozen=True)
class TuneResult:
    """The best board that was found, measured again on fresh seeds together with the printed one."""

    plan: TunePlan
    trials: tuple[Trial, ...]
    printed_loss: float  # how far the printed board was from the targets in the search
    change: Change  # what the best board has differently
    measured: StudyResult | None  # None if no board was better than the printed one

    @property
    def outcomes(self) -> list[Outcome]:
        """Each target in each cell of the board that was found."""
        if self.measured is None:
            return []
        cells = [found for found in self.measured.cells if found.cell.board == TUNED]
        return [_outcome(self.measured, target, found) for target in self.plan.targets for found in cells]

    def as_data(self) -> dict[str, Any]:
        """Return everything but the games as JSON data."""
        return {
            "numbers": dict(self.plan.numbers),
            "targets": [str(target) for target in self.plan.targets],
            "change": dict(self.change),
            "printed_loss": self.printed_loss,
            "outcomes": [outcome.as_data() for outcome in self.outcomes],
            "trials": [trial._asdict() for trial in self.trials],
            "measured": None if self.measured is None else self.measured.as_data(),
        }


def changes_in_words(change: Change) -> str:
    """Return a change as text."""
    return ", ".join(f"{name} = {value}" for name, value in change.items())


def _outcome(result: StudyResult, target: Target, found: CellFindings) -> Outcome:
    baseline = result.study.baseline_of(found.cell)
    assert baseline is not None, f"the {BOARD} of the baseline is the printed one"
    printed, tuned = (result.cell(cell.number).measures[target.metric] for cell in (baseline, found.cell))
    if isinstance(target.goal, float):
        ends = (target.miss(value, printed.value) <= 1 for value in (tuned.low, tuned.high))
        is_reached, is_sure = target.miss(tuned.value, printed.value) <= 1, all(ends)
    else:
        sign = 1 if target.goal == "more" else -1
        before, after = (result.rows_of(cell) for cell in (baseline, found.cell))
        difference = difference_of(before, after, target.metric)
        is_reached, is_sure = sign * difference.value > 0, difference.sign == sign
    return Outcome(target, found, printed, tuned, "yes" if is_sure else "probably" if is_reached else "no")

"""Differences between cells with equal deals and from even chances, and what kinds of players agree on."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from snowbound.lab.game_rows import GameRows
from snowbound.lab.metrics import metrics_of
from snowbound.lab.studies import study_of
from snowbound.lab.studies.comparison import CellComparison, Verdict, comparisons, conclusions, verdict_of
from snowbound.lab.studies.plan import Level

Levels = dict[int, dict[str, Level]]


def compared(low: float, high: float, cell: int = 1, baseline: int | None = 0) -> CellComparison:
    return CellComparison("turns", cell, baseline, (low + high) / 2, low, high)


def rows(turns: list[int], first_wins: list[int]) -> GameRows:
    first, games = np.array(first_wins, np.float64), len(turns)
    return GameRows("arctic_race", 2, {
        "seed": np.zeros(games, np.int64), "deal": np.arange(games), "turns": np.array(turns),
        "began": np.zeros(games, np.int64), "win_0": first, "win_1": 1 - first, "winners": np.ones(games, np.int64),
    })  # fmt: skip


def test_cells_are_compared_by_the_deals_that_both_have() -> None:
    """The third deal of the baseline has no partner; the other two differ by 2 and 4."""
    study = study_of({"game": "arctic_race", "bots": ["random"], "metrics": ["turns"],
                      "options": {"max_rounds": [10000, 5]}})  # fmt: skip
    tables = [rows([10, 20, 90], [1, 0, 1]), rows([12, 24], [1, 1])]
    found = list(comparisons(study, study.cells, tables, (), [metrics_of(table, ["turns"]) for table in tables]))
    (one,) = found
    assert (one.metric, one.cell, one.baseline, one.difference) == ("turns", 1, 0, 3.0)
    assert one.variance_ratio == pytest.approx((50 + 72) / 2), "variances of the cells by that of the differences"


def test_wins_are_compared_with_even_chances() -> None:
    study = study_of({"game": "arctic_race", "bots": ["random"], "metrics": ["wins_by_turn_order.1", "turns"]})
    table = rows([10] * 8, [1] * 6 + [0] * 2)
    (one,) = comparisons(study, study.cells, [table], (), [metrics_of(table, study.metrics)])
    assert (one.metric, one.baseline, one.difference) == ("wins_by_turn_order.1", None, 0.25)
    assert one.low < 0 < one.high, "eight games leave a doubt"
    assert one.as_data()["variance_ratio"] is None


def test_what_is_unknown_is_not_compared() -> None:
    study = study_of({"game": "arctic_race", "bots": ["random"], "metrics": ["leader_wins"]})
    table = rows([10, 12], [1, 0])
    table.columns.update({f"halfway_{seat}": np.zeros(2) for seat in range(2)})
    assert list(comparisons(study, study.cells, [table], (), [metrics_of(table, ["leader_wins"])])) == []


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        ([compared(1, 2), compared(0.5, 3)], "agreed"),
        ([compared(-2, -1), compared(-3, -0.5)], "agreed"),
        ([compared(1, 2), compared(-1, 3)], "one kind"),
        ([compared(1, 2), compared(-3, 1)], "doubtful"),
        ([compared(1, 2), compared(-2, -1)], "artefact"),
        ([compared(1, 2), compared(-2, -1), compared(-1, 2)], "artefact"),
        ([compared(-1, 2), compared(-2, 1)], "open"),
        ([compared(-inf, inf)], "open"),
        ([compared(1, 2)], "unchecked"),
        ([compared(-1, 2)], "open"),
    ],
)
def test_kinds_of_players_may_contradict_each_other(found: list[CellComparison], verdict: Verdict) -> None:
    assert verdict_of(found) == verdict
    assert verdict_of(found[::-1]) == verdict


def test_cells_that_differ_in_their_bots_alone_are_one_conclusion() -> None:
    cells: Levels = {
        number: {"towers": towers, "players": 2, "bots": bots}
        for number, (towers, bots) in enumerate([(4, "level:3"), (4, "level:4"), (2, "level:3"), (2, "level:4")])
    }
    (found,) = conclusions([compared(1, 2, 2, 0), compared(-2, -1, 3, 1)], cells)
    assert (found.verdict, dict(found.levels)) == ("artefact", {"towers": 2, "players": 2})
    assert [each.cell for each in found.comparisons] == [2, 3]


def test_a_baseline_and_even_chances_are_two_conclusions() -> None:
    cells: Levels = {number: {"players": 2, "bots": "level:3", "towers": number} for number in range(2)}
    found = conclusions([compared(1, 2), compared(1, 2, baseline=None)], cells)
    assert [each.is_of_fairness for each in found] == [False, True]


def test_bots_that_are_compared_with_each_other_are_no_kinds_of_players() -> None:
    names = ["level:3", "level:4", "level:5"]
    cells: Levels = {number: {"players": 2, "bots": bots} for number, bots in enumerate(names)}
    found = conclusions([compared(1, 2, 1, 0), compared(-2, -1, 2, 0)], cells)
    assert [(each.verdict, each.levels["bots"]) for each in found] == [("unchecked", n) for n in names[1:]]


def test_a_difference_is_clear_by_its_distance_from_zero() -> None:
    assert compared(1, 3).clearness == 2
    assert compared(-3, -1).clearness == 2
    assert compared(0, 0).clearness == 0 and compared(2, 2).clearness == inf

"""Differences between cells with equal deals, and what kinds of players agree on."""

from __future__ import annotations

from math import inf, sqrt

import numpy as np
import pytest

from snowbound.lab.intervals import student
from snowbound.lab.studies.comparison import (
    CellComparison,
    PairedDifference,
    Verdict,
    conclusions,
    paired_difference,
    verdict_of,
)
from snowbound.lab.studies.plan import Level

Levels = dict[int, dict[str, Level]]


def difference(low: float, high: float) -> PairedDifference:
    return PairedDifference(10, (low + high) / 2, low, high, 1.0)


def test_the_interval_comes_from_the_differences_game_by_game() -> None:
    """On paper: the differences 1, 2 and 3 have mean 2 and variance 1, the cells the variances 100 and 81."""
    one, other = np.array([12.0, 22.0, 32.0]), np.array([11.0, 20.0, 29.0])
    found = paired_difference(one, other, 2.0)

    width = student(2) * sqrt(1 / 3)
    assert (found.games, found.difference) == (3, 2.0)
    assert found.low == pytest.approx(2 - width)
    assert found.high == pytest.approx(2 + width)
    assert found.variance_ratio == pytest.approx(100 + 81)
    assert found.sign == 0, "three games leave a doubt"


def test_games_that_have_nothing_in_common_gain_nothing_by_pairing() -> None:
    one, other = np.random.default_rng(1).normal(size=(2, 4000))
    ratio = paired_difference(one, other, 0.0).variance_ratio
    assert ratio == pytest.approx(1, abs=0.06)


def test_equal_cells_do_not_differ() -> None:
    same = np.array([1.0, 5.0, 2.0])
    found = paired_difference(same, same, 0.0)
    assert (found.low, found.high, found.sign, found.variance_ratio) == (0, 0, 0, None)


def test_one_game_says_nothing() -> None:
    found = paired_difference(np.array([3.0]), np.array([1.0]), 2.0)
    assert (found.low, found.high, found.sign) == (-inf, inf, 0)


@pytest.mark.parametrize(
    ("differences", "verdict"),
    [
        ([difference(1, 2), difference(0.5, 3)], "agreed"),
        ([difference(-2, -1), difference(-3, -0.5)], "agreed"),
        ([difference(1, 2), difference(-1, 3)], "one kind"),
        ([difference(1, 2), difference(-3, 1)], "doubtful"),
        ([difference(1, 2), difference(-2, -1)], "artefact"),
        ([difference(1, 2), difference(-2, -1), difference(-1, 2)], "artefact"),
        ([difference(-1, 2), difference(-2, 1)], "open"),
        ([difference(1, 2)], "unchecked"),
        ([difference(-1, 2)], "open"),
    ],
)
def test_kinds_of_players_may_contradict_each_other(differences: list[PairedDifference], verdict: Verdict) -> None:
    assert verdict_of(differences) == verdict
    assert verdict_of(differences[::-1]) == verdict


def test_cells_that_differ_in_their_bots_alone_are_one_conclusion() -> None:
    cells: Levels = {
        number: {"towers": towers, "players": 2, "bots": bots}
        for number, (towers, bots) in enumerate([(4, "level:3"), (4, "level:4"), (2, "level:3"), (2, "level:4")])
    }
    compared = [CellComparison("turns", 2, 0, difference(1, 2)), CellComparison("turns", 3, 1, difference(-2, -1))]
    (found,) = conclusions(compared, cells)
    assert (found.verdict, dict(found.levels)) == ("artefact", {"towers": 2, "players": 2})
    assert [each.cell for each in found.comparisons] == [2, 3]


def test_bots_that_are_compared_with_each_other_are_no_kinds_of_players() -> None:
    cells: Levels = {
        number: {"players": 2, "bots": bots} for number, bots in enumerate(["level:3", "level:4", "level:5"])
    }
    compared = [CellComparison("turns", 1, 0, difference(1, 2)), CellComparison("turns", 2, 0, difference(-2, -1))]
    found = conclusions(compared, cells)
    assert [(each.verdict, each.levels["bots"]) for each in found] == [
        ("unchecked", "level:4"),
        ("unchecked", "level:5"),
    ]

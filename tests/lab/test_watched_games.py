"""Games that are searched while they are played, and the metrics of tension on paths made by hand."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np
import pytest

from snowbound.bots.search import Findings
from snowbound.core.contract import CHANCE
from snowbound.core.kernels import kernels
from snowbound.games import find
from snowbound.lab.game_rows import GameRows, game_rows
from snowbound.lab.metrics import metrics_of
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.lab.watched_games import WatchedGame, assess, watched_games, watched_rows


def watched(places: tuple[int, ...], chances: list[list[float]], **more: Any) -> WatchedGame:
    """Return a game with these chances to win over time."""
    searches = len(chances)
    found: dict[str, Any] = {
        "deal": 0,
        "bots": ("greedy",) * len(places),
        "points": (0,) * len(places),
        "events": (),
        "at": np.arange(searches),
        "spread": np.zeros(searches),
        "options": np.full(searches, 2),
        "good_options": np.full(searches, 2),
    }
    return WatchedGame(places=places, chances=np.array(chances), **{**found, **more})


def rows_of(*games: WatchedGame) -> GameRows:
    """Return the games as rows."""
    return watched_rows(games, "polar_rush")


def value(rows: GameRows, name: str) -> float:
    """Return the value of a metric."""
    return metrics_of(rows, [name])[name].value


# Seat 0 wins after 0.5, 0.2 and 0.6; seat 1 has 0.5, 0.8 and 0.4. A second game has a path of three equal players.
BEHIND = watched((1, 2), [[0.5, 0.5], [0.2, 0.8], [0.6, 0.4]])
SHARED = watched((1, 1, 3), [[0.2, 0.2, 0.6], [0.3, 0.3, 0.4]])


def test_metric_drama_is_the_mean_deficit_of_the_winner() -> None:
    assert value(rows_of(BEHIND), "drama") == pytest.approx((0 + 0.6 + 0) / 3)
    assert value(rows_of(SHARED), "drama") == pytest.approx((0.4 + 0.1) / 2), "each winner counts by its share"


def test_metric_deepest_deficit_is_the_greatest_one() -> None:
    assert value(rows_of(BEHIND), "deepest_deficit") == pytest.approx(0.6)
    assert value(rows_of(BEHIND, BEHIND), "deepest_deficit") == pytest.approx(0.6)


def test_metric_lowest_chance_is_how_bad_it_looked_for_the_winner() -> None:
    assert value(rows_of(BEHIND), "lowest_chance") == pytest.approx(0.2)
    assert value(rows_of(SHARED), "lowest_chance") == pytest.approx(0.2)


def test_metric_surprise_is_how_far_chances_move() -> None:
    # By (−0.3, 0.3), (0.4, −0.4) and, at the end, (0.4, −0.4): √2 times 0.3, 0.4 and 0.4.
    assert value(rows_of(BEHIND), "surprise") == pytest.approx(sqrt(2) * 1.1 / 3)
    stopped = watched((0, 0), [[0.5, 0.5], [0.2, 0.8]])
    assert value(rows_of(stopped), "surprise") == pytest.approx(sqrt(2) * 0.3), "without a result, there is no end"


def test_metric_suspense_is_how_far_chances_may_move() -> None:
    one = watched((1, 2), [[0.5, 0.5], [0.5, 0.5]], spread=np.array([0.04, 0.16]))
    assert value(rows_of(one), "suspense") == pytest.approx((0.2 + 0.4) / 2)


def test_metric_unfair_starts_counts_first_chances_far_from_even() -> None:
    # 0.6 differs from 1/3 by 0.27, and 0.55 from 1/2 by 0.05.
    slightly = watched((1, 2), [[0.55, 0.45], [0.9, 0.1]])
    assert value(rows_of(SHARED), "unfair_starts") == 1
    assert value(rows_of(slightly), "unfair_starts") == 0


CHOICES = watched((1, 2), [[0.5, 0.5]] * 3, options=np.array([2, 4, 6]), good_options=np.array([2, 1, 3]))


def test_metric_good_options_is_a_mean_over_decisions() -> None:
    assert value(rows_of(CHOICES), "good_options") == 2  # (2 + 1 + 3) / 3


def test_metric_real_choices_is_the_share_of_decisions_with_a_worse_option() -> None:
    assert value(rows_of(CHOICES), "real_choices") == pytest.approx(2 / 3)


def test_a_search_is_assessed_by_what_it_found() -> None:
    # The most visited action is 3: 8 visits with values 0.75 and 0.25. Of the others, 0.72 is nearly as good.
    found = Findings.example()
    for action, visits, mine in ((1, 2, 0.72), (3, 8, 0.75), (5, 1, 0.2)):
        found.visits[action] = visits
        found.totals[action, :2] = visits * mine, visits * (1 - mine)
        found.squares[action, :2] = visits * (mine**2 + 0.01), visits * ((1 - mine) ** 2 + 0.02)
    chances, spread, options, good = assess(found, 0, 2, options=4)
    assert chances.tolist() == pytest.approx([0.75, 0.25])
    assert spread == pytest.approx(0.03)
    assert (options, good) == (4, 2)


def test_chances_of_a_search_add_up_to_one() -> None:
    """Some games estimate each player's chance by itself."""
    found = Findings.example()
    found.visits[0], found.totals[0, :2], found.squares[0, :2] = 2, (1.0, 0.6), (0.5, 0.18)
    chances, spread, _, _ = assess(found, 0, 2, options=1)
    assert chances.tolist() == pytest.approx([0.625, 0.375])
    assert spread == pytest.approx(0)


def test_watched_games_are_those_of_the_rows() -> None:
    rush = find("polar_rush")
    games = watched_games(rush, 2, 2, seed=3, first=1, bots=["level:1", "greedy"], simulations=30)
    rows = game_rows(rush, 2, 2, seed=3, first=1, bots=["level:1", "greedy"])
    for number, one in enumerate(games):
        assert (one.deal, one.bots) == (number + 1, ("level:1", "greedy"))
        assert list(one.places) == [rows.columns[f"place_{seat}"][number] for seat in range(2)]
        assert sum(seat != CHANCE for seat, _ in one.events) == rows.columns["decisions"][number]
        assert np.allclose(one.chances.sum(axis=1), 1) and len(one.at) > 3
        assert (one.good_options >= 1).all() and (one.good_options <= one.options).all()
        assert {one.events[at][0] for at in one.at.tolist()} == {0, 1}


def test_events_of_a_watched_game_replay_it() -> None:
    (one,) = watched_games(TIC_TAC_TOE, 2, 1, seed=2, bots="random", simulations=50)
    run, states = kernels(TIC_TAC_TOE), TIC_TAC_TOE.new_states(2)
    for seat, action in one.events:
        run.apply(states, 0, seat, action)
    assert run.actors(states, 0) == 0
    assert one.at.tolist() == list(range(len(one.at))), "every mark but the last one is a choice"


def test_watched_games_are_the_same_on_any_number_of_cores() -> None:
    alone, both = (
        watched_rows(watched_games(TIC_TAC_TOE, 2, 4, bots="random", jobs=jobs, simulations=40)) for jobs in (1, 2)
    )
    for name, column in alone.columns.items():
        assert column.tolist() == both.columns[name].tolist(), name

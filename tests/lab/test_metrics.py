"""Every metric on games made by hand, with the numbers worked out on paper beside them."""

from __future__ import annotations

import re
from math import isnan, nan, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowbound.games import find
from snowbound.lab.game_rows import GameRows, fact_column, game_rows
from snowbound.lab.intervals import student, wilson_interval
from snowbound.lab.metrics import (
    METRICS,
    Measured,
    NotWatched,
    Ratio,
    UnknownMetric,
    check_metric,
    contributions,
    difference_of,
    metric_names,
    metrics_of,
)
from snowbound.lab.metrics.outcomes import strength

ROOT = Path(__file__).parent.parent.parent


def table(players: int, **columns: Any) -> GameRows:
    """Return games with these columns; a list of lists is a column per seat."""
    found: dict[str, Any] = {}
    for name, values in columns.items():
        array = np.array(values)
        if array.ndim == 2:
            found |= {f"{name}_{seat}": array[:, seat] for seat in range(players)}
        else:
            found[name] = array
    games = len(next(iter(found.values())))
    found.setdefault("seed", np.zeros(games, np.int64))
    found.setdefault("deal", np.arange(games))
    return GameRows("polar_rush", players, found)


def measured(rows: GameRows, name: str) -> Measured:
    """Return one metric, or one part."""
    return metrics_of(rows, [name])[name]


def test_metric_decisions_is_a_mean_with_students_interval() -> None:
    # Lengths 10, 14 and 18: the mean is 14, the standard deviation 4, the standard error 4/√3; t for 2 degrees
    # of freedom is 4.3027.
    found = measured(table(2, decisions=[10, 14, 18]), "decisions")
    assert (found.value, found.games, found.unit) == (14, 3, "decisions")
    assert (found.low, found.high) == pytest.approx((14 - 4.30265 * 4 / sqrt(3), 14 + 4.30265 * 4 / sqrt(3)), abs=1e-3)


def test_metric_turns_is_a_mean() -> None:
    assert measured(table(2, turns=[3, 4, 8]), "turns").value == 5  # (3 + 4 + 8) / 3


def test_metric_rounds_is_a_mean() -> None:
    assert measured(table(2, rounds=[1, 2]), "rounds").value == 1.5


def test_metric_minutes_leaves_out_games_without_a_pace() -> None:
    found = measured(table(2, minutes=[20.0, nan, 40.0]), "minutes")
    assert (found.value, found.games) == (30, 2)
    assert isnan(measured(table(2, minutes=[nan]), "minutes").value)


def test_metric_branching_counts_decisions_not_games() -> None:
    # 10 decisions with 2 actions each and 30 with 6: (20 + 180) / 40.
    assert measured(table(2, decisions=[10, 30], options=[2.0, 6.0]), "branching").value == 5


def test_metric_choice_share() -> None:
    # 5 of 10 and 25 of 30 decisions have a choice: 30 / 40.
    assert measured(table(2, decisions=[10, 30], choices=[5, 25]), "choice_share").value == 0.75


def test_metric_dead_turns_is_the_share_of_all_turns() -> None:
    # 3 of 10 turns in the first game, 1 of 6 in the second: 4 / 16.
    rows = table(2, dead_turns=[[1, 2], [0, 1]], turns=[[5, 5], [3, 3]])
    assert measured(rows, "dead_turns").value == 0.25


def test_metric_waiting_is_the_mean_of_all_waits() -> None:
    # 8 waits for 20 decisions and 2 waits for 10: 30 / 10.
    assert measured(table(2, waited=[[12, 8], [5, 5]], waits=[[4, 4], [1, 1]]), "waiting").value == 3


def test_metric_waiting_minutes_uses_the_pace_of_the_game() -> None:
    # 30 steps in 15 minutes are half a minute each; 20 decisions in 8 waits are 10 minutes: 1.25 each.
    rows = table(2, waited=[[12, 8], [9, 9]], waits=[[4, 4], [1, 1]], steps=[30, 10], minutes=[15.0, nan])
    found = measured(rows, "waiting_minutes")
    assert (found.value, found.games) == (1.25, 1)


def test_metric_longest_wait_is_that_of_any_player() -> None:
    assert measured(table(2, longest_wait=[[3, 7], [5, 1]]), "longest_wait").value == 6  # (7 + 5) / 2


def test_metric_lead_changes_is_a_mean() -> None:
    assert measured(table(2, lead_changes=[0, 3]), "lead_changes").value == 1.5


def test_metric_lead_taken_is_a_share_of_the_game() -> None:
    # Since turn 1 of 10: nothing has passed. Turn 6: a half. Only at the end (turn 11): all. A tie: nothing.
    found = measured(table(2, lead_turn=[1, 6, 11, 0], turns=[10, 10, 10, 10]), "lead_taken")
    assert (found.value, found.games) == (0.5, 3)


HALFWAY = {
    # Seat 1 leads and wins; seat 0 leads and shares the win; nobody leads alone; nobody wins.
    "halfway": [[0.2, 0.5, 0.3], [0.6, 0.3, 0.1], [0.4, 0.4, 0.2], [0.5, 0.3, 0.2]],
    "win": [[0.0, 1.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]],
    "winners": [1, 2, 1, 0],
}


def test_metric_leader_wins_counts_shared_wins_as_shares() -> None:
    found = measured(table(3, **HALFWAY), "leader_wins")
    assert (found.value, found.games) == (0.75, 2)  # (1 + 0.5) / 2
    assert (found.low, found.high) == wilson_interval(1.5, 2)


def test_metric_catch_up_is_about_the_last_player() -> None:
    # The last are seat 0, 2 and 2, who win 0, 0 and 1.
    found = measured(table(3, **HALFWAY), "catch_up")
    assert found.value == pytest.approx(1 / 3) and found.games == 3


WINS = {"win": [[1.0, 0.0], [0.5, 0.5], [0.0, 1.0], [0.0, 0.0]], "winners": [1, 2, 1, 0], "began": [1, 0, 1, 0]}


def test_metric_wins_by_seat_adds_up_to_one() -> None:
    found = metrics_of(table(2, **WINS), ["wins_by_seat"])
    assert {name: one.value for name, one in found.items()} == {"wins_by_seat.0": 0.5, "wins_by_seat.1": 0.5}
    assert {one.games for one in found.values()} == {3}, "a game without a winner does not count"


def test_metric_wins_by_turn_order_is_counted_from_the_first_player() -> None:
    # Seat 1 begins the first game and loses, seat 0 shares the second, seat 1 begins the third and wins: 1.5 of 3.
    found = metrics_of(table(2, **WINS), ["wins_by_turn_order"])
    assert found["wins_by_turn_order.1"].value == found["wins_by_turn_order.2"].value == 0.5
    alone = measured(table(2, **{**WINS, "began": [0, 0, 1, 0]}), "wins_by_turn_order.1")
    assert alone.value == pytest.approx(2.5 / 3)


def test_metric_first_player_advantage_is_zero_if_shares_are_even() -> None:
    assert measured(table(2, **WINS), "first_player_advantage").value == 0
    found = measured(table(2, **{**WINS, "began": [0, 0, 1, 0]}), "first_player_advantage")
    assert found.value == pytest.approx(2.5 / 3 - 1 / 2)


BOTS = {
    # level:3 wins, shares, wins beside itself, and in the last game nobody is weaker.
    "bot": [
        ["level:3", "level:1", "level:1"],
        ["level:1", "level:3", "level:1"],
        ["level:3", "level:3", "level:1"],
        ["level:3", "level:3", "level:3"],
    ],
    "win": [[1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]],
    "winners": [1, 2, 1, 1],
}


def test_metric_skill_share_is_what_the_better_bot_wins_of_what_it_could() -> None:
    # Won 1, 0.5 and 1; equal players would win 1/3, 1/3 and 2/3; the most is 1 each.
    # (2.5 − 4/3) / (3 − 4/3) = (7/6) / (5/3) = 0.7.
    found = measured(table(3, **BOTS), "skill_share")
    assert found.value == pytest.approx(0.7) and found.games == 3
    alone = {**BOTS, "bot": [["greedy"] * 3] * 4}
    assert isnan(measured(table(3, **alone), "skill_share").value), "one kind of bot says nothing about skill"


def test_metric_luck_share_is_the_rest() -> None:
    assert measured(table(3, **BOTS), "luck_share").value == pytest.approx(0.3)


def test_bots_are_ordered_by_strength() -> None:
    names = [
        "search:1000",
        "level:5",
        "greedy",
        "level:2",
        "search:200",
        "inclined",
        "random",
        "greedy/forgets=0.5",
        "greedy/forgets=1",
    ]
    assert sorted(names, key=strength) == [
        "random",
        "inclined",
        "greedy/forgets=1",
        "greedy/forgets=0.5",
        "greedy",
        "level:2",
        "level:5",
        "search:200",
        "search:1000",
    ]


POINTS = {**WINS, "points": [[9, 4], [6, 6], [1, 5], [99, 99]]}


def test_metric_points_by_seat_leaves_out_stopped_games() -> None:
    found = metrics_of(table(2, **POINTS), ["points_by_seat"])
    assert [one.value for one in found.values()] == [pytest.approx(16 / 3), 5]


def test_metric_winning_points_weights_shared_wins() -> None:
    assert measured(table(2, **POINTS), "winning_points").value == pytest.approx((9 + 6 + 5) / 3)


def test_metric_margin_is_about_games_with_one_winner() -> None:
    assert measured(table(2, margin=[5, 0, 4], winners=[1, 2, 1]), "margin").value == 4.5


def test_metric_tie_is_a_share_of_all_games() -> None:
    found = measured(table(2, tie=[True, False, False, False]), "tie")
    assert (found.value, found.low, found.high) == (0.25, *wilson_interval(1, 4))


def test_metric_unfinished_is_a_share_of_all_games() -> None:
    assert measured(table(2, unfinished=[True, False]), "unfinished").value == 0.5


def test_metric_capped_is_a_share_of_all_games() -> None:
    assert measured(table(2, capped=[True, False, False, False]), "capped").value == 0.25
    assert measured(table(2, capped=[False, False]), "capped").value == 0


def test_metric_endings_counts_every_reason() -> None:
    rows = table(2, ending=["three-home", "floes-out tie-broken", "", "three-home tie-broken"])
    found = metrics_of(rows, ["endings"])
    assert {name: one.value for name, one in found.items()} == {
        "endings.floes-out": 0.25,
        "endings.three-home": 0.5,
        "endings.tie-broken": 0.5,
    }
    assert measured(rows, "endings.stopped").value == 0, "no game ended so"


FACTS = {
    # A fact of seats 0 and 1 and of nobody, in a game that seat 0 wins and in one that is shared.
    "fact_comes_home": [[3, 1], [2, 4]],
    "fact_comes_home_nobody": [1, 0],
    "fact_comes_home_what_0": [3, 6],
    "fact_comes_home_what_0_won": [2, 6],
    "win": [[1.0, 0.0], [0.5, 0.5]],
    "winners": [1, 2],
}


def test_metric_facts_counts_per_game() -> None:
    assert measured(table(2, **FACTS), "facts.comes-home").value == 5.5  # (3 + 1 + 1 + 2 + 4) / 2


def test_metric_facts_seen_is_the_share_of_games_with_the_fact() -> None:
    rows = table(2, **{**FACTS, "fact_comes_home": [[3, 1], [0, 0]]})
    assert measured(rows, "facts_seen.comes-home").value == 0.5


def test_metric_rules_counts_the_facts_that_name_a_rule() -> None:
    # Two kinds of facts name RUSH-24: a harpoon is taken or left. They happen 2 + 1 times in the first game, then once.
    facts = {fact_column(kind): [[0, 0], [0, 0]] for kind in find("polar_rush").facts}
    facts |= {"fact_takes_harpoon": [[1, 1], [0, 0]], "fact_leaves_harpoon": [[0, 1], [1, 0]]}
    rows = table(2, **facts, **{f"{name}_nobody": [0, 0] for name in facts})
    assert measured(rows, "rules.RUSH-24").value == 2
    assert measured(rows, "rules.RUSH-33").value == 0
    assert metrics_of(GameRows("unknown_game", 2, rows.columns), ["rules"]) == {}, "nobody knows its rules"


def test_metric_rules_of_winners_counts_per_won_game() -> None:
    # RUSH-24 as above: to the winner of the first game once, and to the two of the second 1 + 3 times with half a win.
    facts = {fact_column(kind): [[0, 0], [0, 0]] for kind in find("polar_rush").facts}
    facts |= {"fact_takes_harpoon": [[1, 1], [1, 0]], "fact_leaves_harpoon": [[0, 1], [0, 3]]}
    nobody = {f"{name}_nobody": [0, 0] for name in facts}
    found = measured(table(2, **facts, **nobody, win=FACTS["win"], winners=[1, 2]), "rules_of_winners.RUSH-24")
    assert (found.value, found.games) == (1.5, 2)  # (1 + (1 + 3) / 2) / 2


def test_metric_facts_of_winners_counts_per_won_game() -> None:
    assert measured(table(2, **FACTS), "facts_of_winners.comes-home").value == 3  # (3 + (2 + 4) / 2) / 2


def test_metric_facts_of_others_counts_per_player_who_does_not_win() -> None:
    found = measured(table(2, **FACTS), "facts_of_others.comes-home")
    assert (found.value, found.games) == (1, 1)  # seat 1 of the first game


def test_metric_values_counts_per_game() -> None:
    assert measured(table(2, **FACTS), "values.comes-home.what.0").value == 4.5


def test_metric_values_of_winners_shares_the_wins() -> None:
    assert measured(table(2, **FACTS), "values_of_winners.comes-home.what.0").value == 2.5  # (2 + 6 / 2) / 2


# --- what metrics have in common ---------------------------------------------


def test_every_metric_has_a_test_and_a_section() -> None:
    files = Path(__file__), Path(__file__).with_name("test_watched_games.py")
    texts = [file.read_text(encoding="utf-8") for file in files]
    page = (ROOT / "docs" / "metrics.md").read_text(encoding="utf-8").splitlines()
    sections = {line.removeprefix("### `").removesuffix("`") for line in page if line.startswith("### `")}
    assert sections == set(METRICS)
    tests = re.findall(r"def test_metric_(\w+)", "".join(texts))
    assert {max((name for name in METRICS if f"{test}_".startswith(f"{name}_")), key=len) for test in tests} == set(
        METRICS
    )


def test_a_metric_that_does_not_exist_is_refused_with_what_was_meant() -> None:
    rush = find("polar_rush")
    assert check_metric("turns", rush, 2) == "turns"
    assert check_metric("wins_by_turn_order.2", rush, 2) == "wins_by_turn_order.2"
    assert check_metric("facts.reaches", rush, 2) == "facts.reaches"
    for name, meant in (
        ("tuns", "did you mean turns"),
        ("wins_by_turn_order.3", "did you mean wins_by_turn_order.2"),
        ("facts.reeches", "did you mean facts.reaches"),
        ("turns.1", "did you mean turns"),
    ):
        with pytest.raises(UnknownMetric, match=meant):
            check_metric(name, rush, 2)
        with pytest.raises(UnknownMetric):
            metrics_of(table(2, **WINS, **{f"{one}": [1, 1, 1, 1] for one in ("turns",)}), [name])


def test_metrics_of_tension_need_games_that_were_searched() -> None:
    with pytest.raises(NotWatched, match="drama needs games that were searched"):
        metrics_of(table(2, turns=[1, 2]), ["drama"])


def test_all_metrics_of_real_games_have_names_that_can_be_asked_for(request: pytest.FixtureRequest) -> None:
    rows = game_rows("polar_rush", 3, 12, seed=1, mix=["random", "level:1"])
    known = set(metric_names(find("polar_rush"), 3))
    found = metrics_of(rows)
    assert set(found) <= known
    assert {name.partition(".")[0] for name in found} == {
        name for name, metric in METRICS.items() if metric.source == "rows"
    }
    for name, one in found.items():
        assert metrics_of(rows, [name])[name].as_data() == one.as_data()
        assert isnan(one.value) or one.low <= one.value <= one.high, name


def test_contributions_average_to_the_metric_and_give_its_interval() -> None:
    rows = table(2, dead_turns=[[1, 2], [0, 1], [4, 0]], turns=[[5, 5], [3, 3], [9, 9]])
    each, found = contributions(rows, "dead_turns"), measured(rows, "dead_turns")
    assert each.mean() == pytest.approx(found.value)
    width = student(2) * each.std(ddof=1) / sqrt(3)
    assert (found.low, found.high) == pytest.approx((found.value - width, found.value + width))
    with pytest.raises(UnknownMetric, match="several parts: name one of wins_by_seat.0"):
        contributions(table(2, **WINS), "wins_by_seat")


def test_a_narrower_interval_is_less_confident() -> None:
    rows = table(2, turns=[3, 4, 8])
    sure, less = (metrics_of(rows, ["turns"], confidence)["turns"] for confidence in (0.99, 0.8))
    assert sure.high - sure.low > less.high - less.low > 0
    # t of 2 degrees of freedom for 80 % is 1.8856; the standard deviation of 3, 4 and 8 is √7.
    assert less.high == pytest.approx(5 + 1.8856 * sqrt(7 / 3), abs=1e-3)


def test_nothing_is_known_of_no_games() -> None:
    found = Measured("a", "turns", nan, -np.inf, np.inf, 0)
    assert found.as_data() == {"name": "a", "unit": "turns", "value": None, "low": None, "high": None, "games": 0}
    assert isnan(Ratio(np.zeros(2), np.zeros(2)).value)


# --- differences -------------------------------------------------------------


def test_cells_with_the_same_deals_are_compared_game_by_game() -> None:
    # The second cell is 2, 1 and 3 turns longer: 2 on average, with a standard deviation of 1. The cells themselves
    # have variances of 100 and 103, so other deals would need 203 times as many games.
    a, b = table(2, turns=[10, 20, 30]), table(2, turns=[12, 21, 33])
    found = difference_of(a, b, "turns")
    assert (found.value, found.is_paired) == (2, True)
    width = student(2) / sqrt(3)
    assert (found.low, found.high) == pytest.approx((2 - width, 2 + width))
    assert found.variance_ratio == pytest.approx(100 + 111)
    assert (found.of.value, found.other.value) == (20, 22)


def test_cells_with_other_deals_are_independent() -> None:
    # Welch: variances 4/2 and 16/2 of means of two games; (2 + 8)² / (2² + 8²) is 1.47 degrees of freedom, so 1.
    a, b = table(2, turns=[1, 1 + 2 * sqrt(2)]), table(2, turns=[10, 10 + 4 * sqrt(2)], deal=[7, 8])
    found = difference_of(a, b, "turns")
    assert (found.is_paired, found.variance_ratio) == (False, 1)
    assert found.high - found.value == pytest.approx(student(1) * sqrt(10))


def test_the_difference_of_shares_has_newcombes_interval() -> None:
    # Newcombe (1998), table II: 56/70 and 48/80 differ by 0.2, from 0.0524 to 0.3339.
    a = table(2, tie=[True] * 48 + [False] * 32)
    b = table(2, tie=[True] * 56 + [False] * 14)
    found = difference_of(a, b, "tie")
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
    assert found.sign == 1


def test_equal_games_do_not_differ() -> None:
    rows = table(2, turns=[10, 20, 30])
    found = difference_of(rows, rows, "turns")
    assert (found.value, found.low, found.high, found.sign) == (0, 0, 0, 0) or found.low <= 0 <= found.high
    assert found.as_data()["of"]["value"] == 20

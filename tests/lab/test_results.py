"""From games to results: shares, ties, ratings, intervals, tables and the plot."""

from __future__ import annotations

from io import StringIO
from math import sqrt
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from snowbound.core.errors import SnowboundError
from snowbound.lab.intervals import student, student_interval, wilson_interval
from snowbound.lab.lineups import Fixture
from snowbound.lab.plot import plot
from snowbound.lab.ratings import ratings
from snowbound.lab.results import BotScore, ContestResult, PlayedGame, score_bots, score_pairs
from snowbound.lab.tables import tables


def result(bots: str, *places: int, deal: int = 0, points: tuple[int, ...] = ()) -> PlayedGame:
    """Return a game with one bot per letter and one decision of a millisecond per seat."""
    times = tuple(np.full(1, 0.001, np.float32) for _ in bots)
    return PlayedGame(Fixture(0, deal, tuple(bots)), points or (0,) * len(bots), places, times)


def scores(*games: PlayedGame, duplicate: bool = False) -> dict[str, BotScore]:
    return {score.name: score for score in score_bots(games, duplicate=duplicate)}


# --- counting


def test_a_shared_win_counts_its_share() -> None:
    found = scores(result("ab", 1, 1), result("abc", 1, 1, 1), result("ab", 1, 2))
    assert found["a"].wins == pytest.approx(1 / 2 + 1 / 3 + 1)
    assert found["b"].wins == pytest.approx(1 / 2 + 1 / 3)
    assert found["c"].win_rate == pytest.approx(1 / 3)


def test_a_game_without_a_result_is_won_by_nobody() -> None:
    found = scores(result("ab", 0, 0), result("ab", 2, 1))
    assert (found["b"].games, found["b"].wins, found["b"].win_rate) == (2, 1, 0.5)
    assert (found["a"].wins, found["a"].place) == (0, 2.0), "the game without a result gave no place"
    only = scores(result("ab", 0, 0))
    assert only["a"].place is None
    assert only["a"].mu == only["b"].mu, "and does not change the rating"


def test_a_bot_in_several_seats_is_expected_to_win_more() -> None:
    found = scores(result("aab", 1, 2, 3), result("aab", 3, 2, 1), result("ab", 1, 2))
    assert (found["a"].games, found["a"].wins) == (3, 2)
    assert found["a"].expected == pytest.approx(5 / 8)
    assert found["a"].place == pytest.approx((1 + 2 + 3 + 2 + 1) / 5)
    assert found["a"].decisions == 5
    assert found["a"].mean_ms == pytest.approx(1)


def test_points_are_means_per_seat() -> None:
    found = scores(result("aab", 1, 2, 3, points=(9, 3, 1)), result("ab", 2, 1, points=(0, 5)))
    assert (found["a"].points, found["b"].points) == (4.0, 3.0)


def test_the_best_bot_against_its_even_share_comes_first() -> None:
    games = [result("aab", 1, 2, 3), result("aab", 2, 3, 1)]
    assert [score.name for score in score_bots(games, duplicate=False)] == ["b", "a"], (
        "b won half of the games with a third of the seats"
    )


def test_pairs_count_who_finished_before_whom_and_halve_ties() -> None:
    games = [result("abc", 1, 2, 3), result("abc", 2, 2, 1), result("ab", 2, 1), result("ab", 0, 0)]
    pairs = {(pair.first, pair.second): pair for pair in score_pairs(games, ["a", "b", "c"], duplicate=False)}
    assert (pairs["a", "b"].games, pairs["a", "b"].before) == (3, 0.5)
    assert pairs["a", "b"].ties == pytest.approx(1 / 3)
    assert (pairs["a", "c"].games, pairs["a", "c"].before) == (2, 0.5)
    assert score_pairs([result("ab", 1, 2), result("cd", 1, 2)], list("abcd"), duplicate=False)[-1].first == "c"
    assert len(score_pairs([result("ab", 1, 2), result("cd", 1, 2)], list("abcd"), duplicate=False)) == 2


def test_bots_in_several_seats_are_compared_seat_by_seat() -> None:
    (pair,) = score_pairs([result("aab", 1, 3, 2)], ["a", "b"], duplicate=False)
    assert pair.before == 0.5


# --- ratings


def test_ratings_follow_places_and_know_ties() -> None:
    rated = ratings([(("a", "b"), (1, 2))] * 5)
    assert rated["a"].mu > 25 > rated["b"].mu
    assert rated["a"].ordinal == pytest.approx(rated["a"].mu - 3 * rated["a"].sigma)
    tied = ratings([(("a", "b"), (1, 1))] * 5)
    assert tied["a"].mu == pytest.approx(tied["b"].mu) == pytest.approx(25)
    assert tied["a"].sigma < 25 / 3


def test_a_bot_that_meets_itself_learns_nothing() -> None:
    rated = ratings([(("a", "a"), (1, 2))])
    assert (rated["a"].mu, rated["a"].sigma) == pytest.approx((25, 25 / 3))


def test_a_bot_in_several_seats_is_rated_once_per_game() -> None:
    rated = ratings([(("a", "b", "a", "b"), (1, 3, 2, 4))] * 10)
    assert rated["a"].ordinal > rated["b"].ordinal


# --- intervals


def test_wilson_for_eight_of_ten() -> None:
    assert wilson_interval(8, 10) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.2775328), abs=1e-6)
    assert wilson_interval(0, 0) == (0.0, 1.0)
    assert [wilson_interval(0, games)[0] for games in (300, 4000)] == [0.0, 0.0], "no rest of rounding"
    assert [wilson_interval(games, games)[1] for games in (300, 4000)] == [1.0, 1.0]


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.70620), (2, 4.30265), (3, 3.18245), (9, 2.26216), (30, 2.04227), (120, 1.97993)]
)
def test_student_as_in_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=1e-5)


def test_the_interval_by_deals_by_hand() -> None:
    """Eight deals, the means six times 0.5, once 1, once 0: variance 0.5 / 7, and t 2.36462 for 7 degrees."""
    deals = [deal for deal in range(8) for _ in range(2)]
    wins = [1, 0] * 6 + [1, 1, 0, 0]
    width = 2.36462 * sqrt(0.5 / 7 / 8)
    assert student_interval(deals, wins) == pytest.approx((0.5 - width, 0.5 + width), abs=1e-5)
    assert student_interval(deals * 9, wins * 9) == pytest.approx((0.5 - width, 0.5 + width), abs=1e-5), (
        "still eight deals"
    )


def test_the_interval_by_deals_is_clipped_and_takes_deals_of_different_size() -> None:
    assert student_interval([0, 0, 1, 1], [1, 1, 0, 0]) == (0.0, 1.0)
    low, high = student_interval([0, 0, 1, 1, 2, 2, 3], [1, 0, 1, 0, 0, 1, 1])
    assert low < 4 / 7 < high
    assert (low + high) / 2 == pytest.approx(4 / 7), "around the share of all games, not the mean of the deals"


def test_one_deal_says_nothing_and_equal_deals_do_not_claim_certainty_of_all_or_nothing() -> None:
    assert student_interval([0, 0], [1, 1]) == (0.0, 1.0)
    assert student_interval([0, 0, 1, 1], [1, 1, 1, 1]) == wilson_interval(2, 2)
    assert student_interval([0, 0, 1, 1], [0, 0, 0, 0]) == wilson_interval(0, 2)
    assert student_interval([0, 0, 1, 1], [1, 0, 0, 1]) == (0.5, 0.5)


def test_wilson_holds_the_true_share_of_a_coin_95_times_in_100() -> None:
    rng = np.random.default_rng(1)
    for share in (0.5, 0.8):
        tried = [wilson_interval(int(wins), 200) for wins in rng.binomial(200, share, size=1000)]
        held = [low <= share <= high for low, high in tried]
        assert 0.93 < np.mean(held) < 0.97


@pytest.mark.parametrize("mirrored", [True, False])
def test_the_interval_by_deals_holds_where_games_of_a_deal_depend_on_each_other(mirrored: bool) -> None:
    """Half the time one coin decides both games of a deal, either with opposite or with equal results."""
    rng = np.random.default_rng(2)
    deals = np.repeat(np.arange(30), 2)
    held, fooled = [], []
    for _ in range(1000):
        coin, own = rng.random(30) < 0.5, rng.random((30, 2)) < 0.5
        luck = np.stack([coin, ~coin if mirrored else coin], axis=1)
        wins = np.where(rng.random((30, 1)) < 0.5, luck, own).astype(float).ravel()
        low, high = student_interval(deals, wins)
        held.append(low <= 0.5 <= high)
        low, high = wilson_interval(float(wins.sum()), len(wins))
        fooled.append(low <= 0.5 <= high)
    assert 0.93 < np.mean(held) < 0.975
    assert np.mean(fooled) > 0.98 if mirrored else np.mean(fooled) < 0.93


# --- the plot and the tables


@pytest.fixture
def contest() -> ContestResult:
    games = [result("abb", 1, 2, 3), result("bba", 0, 0, 0), result("bab", 2, 1, 2)]
    bots = score_bots(games, duplicate=False)
    return ContestResult(
        game="pond",
        title="The Pond",
        players=3,
        options={},
        seed=1,
        duplicate=False,
        jobs=2,
        line_ups=1,
        asked=2,
        games=3,
        deals=3,
        unfinished=1,
        interrupted=True,
        seconds=1.5,
        bots=bots,
        pairs=score_pairs(games, ["a", "b"], duplicate=False),
    )


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_the_same_standing_gives_the_same_picture(contest: ContestResult, tmp_path: Path, kind: str) -> None:
    for name in ("one", "two"):
        plot(contest, tmp_path / f"{name}.{kind}")
    one, two = ((tmp_path / f"{name}.{kind}").read_bytes() for name in ("one", "two"))
    assert one == two
    assert one.startswith(b"<?xml" if kind == "svg" else b"\x89PNG")
    assert b"dc:date" not in one


def test_the_picture_shows_its_colours_and_says_what_it_is(contest: ContestResult, tmp_path: Path) -> None:
    plot(contest, tmp_path / "picture.svg")
    text = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert all(colour in text for colour in ("#0b1b2b", "#e9eef2", "#56b4e9", "#f2a33a"))
    for words in ("The Pond: 3 players, 3 games", "even share", "95 % interval", "win rate"):
        assert f"<!-- {words} -->" in text


def test_a_picture_that_cannot_be_drawn_is_refused(
    contest: ContestResult, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SnowboundError, match="the name of a plot ends in .svg or .png, not 'picture.pdf'"):
        plot(contest, tmp_path / "picture.pdf")
    with pytest.raises(SnowboundError, match="there is no folder .*nowhere"):
        plot(contest, tmp_path / "nowhere" / "picture.svg")
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(SnowboundError, match="cannot write the plot to .*folder.svg"):
        plot(contest, tmp_path / "folder.svg")
    monkeypatch.setattr("snowbound.lab.plot.find_spec", lambda name: None)
    with pytest.raises(SnowboundError, match=r"plots need matplotlib: pip install 'snowbound\[plots\]'"):
        plot(contest, tmp_path / "picture.svg")


def test_the_tables_fit_a_terminal(contest: ContestResult) -> None:
    written = StringIO()
    Console(width=80, file=written).print(*tables(contest), sep="\n")
    text = written.getvalue()
    for words in ("stopped after 3 games", "1 without a result", "66.7 %", "before", "1.00 ms"):
        assert words in text.replace("\n", " ")
    assert max(map(len, text.splitlines())) <= 80

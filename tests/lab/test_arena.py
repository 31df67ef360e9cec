"""Contests between bots: fair seats, repeatable games and correct results."""

from __future__ import annotations

import json
import signal
import threading
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from snowbound.bots import BotKind, BotSpec
from snowbound.core.errors import BadPlayers, SnowboundError
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.games import find
from snowbound.lab import ContestResult, arena
from snowbound.lab.fixture_runner import FixtureRunner
from snowbound.lab.lineups import Fixture, fixtures, line_ups, seatings, seeds_of
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

ROUND = {"scoring": "single_round"}


def same_again(contest: ContestResult) -> dict[str, Any]:
    """Return a result without what depends on the machine: times and cores."""
    data = contest.as_data()
    for bot in data["bots"]:
        del bot["mean_ms"], bot["p95_ms"]
    return {name: value for name, value in data.items() if name not in {"seconds", "jobs"}}


# --- line-ups and seatings


@pytest.mark.parametrize(
    ("bots", "players"), [("ab", 2), ("abc", 3), ("abc", 2), ("ab", 5), ("aab", 3), ("abab", 4), ("abcde", 3), ("a", 4)]
)
@pytest.mark.parametrize("duplicate", [False, True])
def test_every_bot_sits_equally_often_in_every_seat(bots: str, players: int, duplicate: bool) -> None:
    planned = fixtures(list(bots), players, 7, duplicate=duplicate)
    seats = Counter((bot, seat) for fixture in planned for seat, bot in enumerate(fixture.bots))
    for bot in bots:
        assert len({seats[bot, seat] for seat in range(players)}) == 1


def test_too_many_bots_for_a_game_meet_in_every_combination() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b", "a"], 2) == [("a", "b"), ("a", "a")], "the same line-up plays once"


def test_too_few_bots_for_a_game_are_repeated_in_turn() -> None:
    assert line_ups(["a", "b"], 5) == [("a", "b", "a", "b", "a")]


def test_seatings_that_are_alike_are_played_once() -> None:
    assert seatings(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert seatings(("a", "a")) == [("a", "a")]


def test_games_are_rounded_up_to_whole_sets_of_seatings() -> None:
    planned = fixtures(["a", "b", "c"], 3, 7, duplicate=True)
    assert [fixture.number for fixture in planned] == list(range(9))
    assert [fixture.deal for fixture in planned] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [fixture.deal for fixture in fixtures(["a", "b"], 2, 4, duplicate=False)] == [0, 1, 2, 3]
    contest = arena(TIC_TAC_TOE, ["greedy", "random"], games=3)
    assert (contest.asked, contest.games) == (3, 4)


# --- repeatability


@pytest.mark.parametrize("duplicate", [False, True])
def test_the_same_seed_gives_the_same_standing_on_any_number_of_cores(duplicate: bool) -> None:
    bots = ["greedy", "inclined", "search:20"]
    one, two = (arena("polar_rush", bots, 6, players=2, seed=5, jobs=j, duplicate=duplicate) for j in (1, 2))
    assert same_again(one) == same_again(two)
    assert (one.jobs, two.jobs) == (1, 2)


def test_another_seed_gives_other_games() -> None:
    one, two = (arena("polar_rush", ["greedy", "random"], 6, seed=seed) for seed in (1, 2))
    assert [bot.decisions for bot in one.bots] != [bot.decisions for bot in two.bots]


def test_progress_is_told_for_every_game() -> None:
    seen: list[tuple[int, int]] = []
    arena(TIC_TAC_TOE, ["greedy", "random"], 5, progress=lambda played, of: seen.append((played, of)))
    assert seen == [(n, 6) for n in range(1, 7)]


# --- chance


def outcomes_of(monkeypatch: pytest.MonkeyPatch, runner: FixtureRunner, fixture: Fixture) -> list[int]:
    """Return the outcomes of chance in a game."""
    drawn: list[int] = []
    sample = kernels(runner.game).sample

    def watched(*arguments: Any) -> int:
        drawn.append(int(sample(*arguments)))
        return drawn[-1]

    with monkeypatch.context() as patch:
        patch.setattr(kernels(runner.game), "sample", watched)
        assert runner.play(fixture) is not None
    return drawn


def test_all_seatings_of_a_deal_meet_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    uno = find("uno_power_grab")
    specs = [BotSpec.parse(name, uno) for name in ("random", "inclined")]
    runner = FixtureRunner(uno, 2, uno.complete(ROUND, 2), specs, seed=1)
    seated = ("random", "inclined")
    first = outcomes_of(monkeypatch, runner, Fixture(0, 0, seated))
    swapped = outcomes_of(monkeypatch, runner, Fixture(1, 0, seated[::-1]))
    other = outcomes_of(monkeypatch, runner, Fixture(2, 1, seated))
    dealt = 1 + 2 * 7 + 1  # the dealer, the hands, and the first card
    assert first[:dealt] == swapped[:dealt]
    assert first[:dealt] != other[:dealt]
    assert first != swapped, "after different decisions the outcomes differ"


def test_bots_and_chance_have_different_seeds() -> None:
    seeds = [seed for deal in range(100) for seed in seeds_of(7, deal)]
    assert len(set(seeds)) == 200


@pytest.mark.parametrize(("name", "options"), [("polar_rush", {}), ("uno_power_grab", ROUND)])
def test_equal_bots_in_swapped_seats_have_mirrored_results(name: str, options: dict[str, object]) -> None:
    """Each of two equal bots wins every deal once, so the interval has no width."""
    greedy = BotSpec.parse("greedy")
    twins = [greedy, replace(greedy, name="twin")]
    mirrored = arena(name, twins, 20, options=options, duplicate=True)
    assert [(bot.wins, bot.low, bot.high) for bot in mirrored.bots] == [(10, 0.5, 0.5)] * 2
    assert mirrored.bots[0].decisions == mirrored.bots[1].decisions
    alone = arena(name, twins, 20, options=options)
    assert alone.bots[0].high - alone.bots[0].low > 0.3


def test_duplicate_play_is_surer_between_bots_that_are_nearly_alike() -> None:
    greedy = BotSpec.parse("greedy")
    bots = [greedy, replace(greedy, name="dreamy", forgets=0.01)]
    apart, duplicate = (arena("polar_rush", bots, 100, duplicate=d, seed=3).bots[0] for d in (False, True))
    assert duplicate.high - duplicate.low < 0.85 * (apart.high - apart.low)


# --- strength


def test_greedy_beats_random_beyond_the_interval(game: Game) -> None:
    contest = arena(game, ["random", "greedy"], 24, options=game.quick, seed=2)
    best, worst = contest.bots
    assert best.name == "greedy"
    assert best.low > best.expected == 0.5
    assert best.ordinal > worst.ordinal and best.mu > worst.mu
    (pair,) = contest.pairs
    assert (pair.first, pair.second) == ("greedy", "random")
    assert pair.low > 0.5


def test_bots_of_the_same_name_are_one_entry() -> None:
    contest = arena("polar_rush", ["greedy", "inclined"], 6, players=3)
    shares = {bot.name: bot.expected for bot in contest.bots}
    assert shares == {"greedy": 2 / 3, "inclined": 1 / 3}
    assert contest.games == contest.bots[0].games == contest.bots[1].games == 6
    assert sum(bot.wins for bot in contest.bots) == 6 - contest.unfinished
    assert len(arena(TIC_TAC_TOE, ["random", "random"], 4).bots) == 1


def test_a_round_robin_reports_every_pair_that_met() -> None:
    contest = arena(TIC_TAC_TOE, ["greedy", "random", "search:30"], 10, players=2)
    assert (contest.line_ups, contest.games) == (3, 30)
    assert {frozenset((pair.first, pair.second)) for pair in contest.pairs} == {
        frozenset(pair) for pair in (("greedy", "random"), ("greedy", "search:30"), ("random", "search:30"))
    }
    assert all(bot.games == 20 and pair.games == 10 for bot in contest.bots for pair in contest.pairs)
    assert contest.bots[-1].name == "random"


def test_decisions_are_counted_and_timed() -> None:
    contest = arena(TIC_TAC_TOE, ["random", "search:3000"], 4)
    bots = {bot.name: bot for bot in contest.bots}
    assert all(8 <= bot.decisions <= 20 for bot in bots.values())
    assert bots["search:3000"].mean_ms > bots["random"].mean_ms > 0
    assert bots["search:3000"].p95_ms >= bots["search:3000"].mean_ms


def test_a_standing_is_one_json_document() -> None:
    data = json.loads(json.dumps(arena(TIC_TAC_TOE, ["greedy", "random"], 4, seed=8, duplicate=True).as_data()))
    assert (data["game"], data["players"], data["seed"], data["duplicate"]) == ("tic_tac_toe", 2, 8, True)
    assert (data["games"], data["deals"], data["unfinished"], data["interrupted"]) == (4, 2, 0, False)
    assert (
        set(data["bots"][0])
        == set(data["bots"][1])
        == {
            "name",
            "games",
            "wins",
            "win_rate",
            "low",
            "high",
            "expected",
            "points",
            "place",
            "mu",
            "sigma",
            "ordinal",
            "decisions",
            "mean_ms",
            "p95_ms",
        }
    )
    assert all(0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1 for bot in data["bots"])


# --- stopping and errors


def test_a_stopped_contest_tells_what_was_played() -> None:
    def impatient(played: int, of: int) -> None:
        if played == 5:
            raise KeyboardInterrupt

    contest = arena("polar_rush", ["greedy", "random"], 100_000, progress=impatient, duplicate=True)
    assert contest.interrupted
    assert 5 <= contest.games < 100_000
    assert contest.bots[0].name == "greedy"


def test_a_contest_stopped_before_its_first_game_ended_has_no_standing(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(runner: FixtureRunner, fixture: Fixture) -> None:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        assert runner.stopped.wait(30)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(FixtureRunner, "play", endless)
    try:
        with pytest.raises(KeyboardInterrupt):
            arena(TIC_TAC_TOE, ["greedy", "random"], 2, jobs=1)
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_fault_of_a_bot_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(self: object, view: object) -> int:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr("snowbound.bots.Player.decide", faulty)
    with pytest.raises(ZeroDivisionError, match="a fault"):
        arena(TIC_TAC_TOE, ["greedy", "random"], 200)


@pytest.mark.parametrize(
    ("name", "bots", "settings", "said"),
    [
        ("uno_power_grab", ["greedy", "clever"], {}, "there is no bot 'clever': choose from random"),
        ("uno_power_grab", [], {}, "a contest needs bots: name at least one"),
        ("uno_power_grab", ["greedy", "random"], {"games": 0}, "games is at least 1, not 0"),
        ("uno_power_grab", ["greedy", "random"], {"jobs": 0}, "jobs is at least 1, not 0"),
        ("uno_power_grab", ["greedy", "random"], {"players": 11}, "is for 2 to 10 players, not 11"),
        (
            "uno_power_grab",
            ["greedy"] * 11,
            {},
            "uno_power_grab is for 2 to 10 players, and 11 bots are too many for one game",
        ),
        ("uno_power_grab", ["greedy", "random"], {"options": {"stacking": 1}}, "has no option 'stacking'"),
        ("arctic_roll", ["greedy"], {}, "a contest needs at least 2 players per game, not 1: arctic_roll allows up to"),
        ("arctic_roll", ["greedy", "random"], {"players": 1}, "a contest needs at least 2 players"),
        ("chess", ["greedy", "random"], {}, "there is no game 'chess'"),
    ],
)
def test_impossible_contests_are_refused(name: str, bots: list[str], settings: dict[str, Any], said: str) -> None:
    with pytest.raises(SnowboundError, match=said):
        arena(name, bots, **{"games": 2} | settings)


def test_two_different_bots_need_two_names() -> None:
    with pytest.raises(SnowboundError, match="two different bots are called 'greedy'"):
        arena(TIC_TAC_TOE, ["greedy", BotSpec("greedy", BotKind.RANDOM)], 2)


def test_one_bot_fills_the_smallest_game() -> None:
    contest = arena(TIC_TAC_TOE, ["random"], 3)
    assert (contest.players, contest.games, contest.bots[0].win_rate) == (2, 3, 1.0)
    with pytest.raises(BadPlayers):
        arena(TIC_TAC_TOE, ["random"], 3, players=1)


def test_the_bots_see_views_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every view is already concealed: concealing it again changes nothing."""
    from snowbound.bots import Player
    from snowbound.core.record import copy_states, snapshot

    decide, seen = Player.decide, 0

    def watched(self: Player, view: Any) -> int:
        nonlocal seen
        seen += 1
        again = copy_states(view.states)
        kernels(self.game).conceal(again, 0, self.seat)
        assert snapshot(again, 0) == snapshot(view.states, 0)
        return decide(self, view)

    monkeypatch.setattr(Player, "decide", watched)
    arena("uno_power_grab", ["inclined", "random"], 2, options=ROUND)
    assert seen > 20

"""Simulations: the same games on any number of cores, with results that add up."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from snowbound.bots import BotKind, BotSpec
from snowbound.core.errors import SnowboundError
from snowbound.core.facts import NOBODY
from snowbound.core.game import Game, SeatChoice
from snowbound.games import find
from snowbound.lab import Report, simulate
from snowbound.lab.game_runner import GameRunner
from snowbound.lab.seating import Seating
from snowbound.lab.simulate import usual_cap
from snowbound.lab.simulation_report import bot_shares, seat_shares, starters, turn_order_shares, won_shares
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

ROUND = {"scoring": "single_round"}


def same_again(report: Report) -> dict[str, object]:
    """Return a report without what depends on the machine."""
    left_out = {"jobs", "seconds", "moves_per_second", "games_per_second"}
    return {name: value for name, value in report.as_data().items() if name not in left_out}


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(game: Game) -> None:
    one, three = (simulate(game, game.players[1], 60, seed=4, jobs=jobs, options=game.quick) for jobs in (1, 3))
    assert same_again(one) == same_again(three)
    assert (one.jobs, three.jobs) == (1, 3)


@pytest.mark.parametrize(
    "bots", [{"bots": "level:1"}, {"bots": ["search:10", "greedy"]}, {"mix": ["random", "search:5"]}]
)
def test_games_between_any_bots_do_not_depend_on_the_number_of_cores(bots: dict[str, Any]) -> None:
    one, three = (simulate("polar_rush", 2, 12, seed=4, jobs=jobs, **bots) for jobs in (1, 3))
    assert same_again(one) == same_again(three)
    assert same_again(one) != same_again(simulate("polar_rush", 2, 12, seed=5, **bots)), "another seed, other games"


def test_results_add_up(game: Game) -> None:
    report = simulate(game, game.players[0], 80, seed=1, options=game.quick)
    assert report.games == 80
    assert len(report.wins) == len(report.points) == report.players == game.players[0]
    assert sum(report.wins) == pytest.approx(80 - report.unfinished)
    for shares in (report.by_seat, report.by_turn_order):
        assert sum(share.share for share in shares) == pytest.approx(1 if shares else 0)
        assert all(0 <= share.low <= share.share <= share.high <= 1 for share in shares)
    assert [share.times for share in report.endings] == [report.shared, report.unfinished, report.capped]
    assert report.turns is None or report.turns.games == 80
    assert report.length["p5"] <= report.length["p50"] <= report.length["p95"]
    assert abs(report.length["mean"] * 80 - report.moves) < 1e-6
    assert report.moves_per_second == report.moves / report.seconds


def test_progress_is_reported_for_every_game() -> None:
    seen: list[tuple[int, int]] = []
    simulate(
        "uno_power_grab", 2, 50, progress=lambda done, of: seen.append((done, of)), options={"scoring": "single_round"}
    )
    assert seen[-1] == (50, 50) and seen == sorted(set(seen))


def test_ctrl_c_stops_the_games_that_are_being_played(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[GameRunner] = []

    def interrupt(done: int, of: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(GameRunner, "stop", lambda runner: stopped.append(runner))
    with pytest.raises(KeyboardInterrupt):
        simulate("polar_rush", 2, 50, bots="search:20", progress=interrupt, jobs=2)
    assert len(stopped) == 1


def test_bots_can_be_chosen_per_seat() -> None:
    bots = [BotKind.INCLINED, BotKind.RANDOM]
    report = simulate("uno_power_grab", 2, 60, bots=bots, options=ROUND)
    assert report.bots == ["inclined", "random"]
    assert report.wins[0] > 40, "a sensible player beats a random one"


def test_impossible_numbers_are_refused() -> None:
    with pytest.raises(SnowboundError, match="games is at least 1, not 0"):
        simulate("uno_power_grab", 2, 0)
    with pytest.raises(SnowboundError, match="jobs is at least 1, not -1"):
        simulate("uno_power_grab", 2, 5, jobs=-1)
    with pytest.raises(SnowboundError, match="3 bots for 2 players: name one for each seat, or one for all"):
        simulate("uno_power_grab", 2, 5, bots=[BotKind.RANDOM] * 3)
    with pytest.raises(SnowboundError, match="cap is at least 1, not 0"):
        simulate("uno_power_grab", 2, 5, cap=0)
    with pytest.raises(SnowboundError, match="turns_in is at least 0, not -1"):
        simulate("uno_power_grab", 2, 5, turns_in=-1)


# --- who plays


@pytest.mark.parametrize("bots", ["search:1s", ["greedy", "search:500ms"]])
def test_a_search_that_is_limited_by_time_is_refused_before_any_game(bots: str | list[str]) -> None:
    with pytest.raises(
        SnowboundError, match="limited by time, and equal seeds would not give equal games: .*search:1000"
    ):
        simulate("polar_rush", 2, 5, bots=bots)
    with pytest.raises(SnowboundError, match="limited by time"):
        simulate("polar_rush", 2, 5, mix=[bots] if isinstance(bots, str) else bots)


def test_bots_and_a_mix_exclude_each_other() -> None:
    with pytest.raises(SnowboundError, match="either bots for the seats or a mix of bots, not both"):
        simulate("polar_rush", 2, 5, bots="greedy", mix=["random"])


def test_one_bot_sits_in_all_seats() -> None:
    rush = find("polar_rush")
    for bot in ("level:3", BotSpec.parse("level:3", rush), ["level:3"]):
        seating = Seating.of(rush, 3, bot)
        assert seating.names == ["level:3"] * 3
        assert seating.seated(1, 0) == [0, 1, 2]
    assert Seating.of(rush, 3).names == ["random"] * 3
    assert Seating.of(rush, 2, BotKind.GREEDY).kinds == [BotKind.GREEDY] * 2
    assert Seating.of(rush, 2, "level:1").kinds is None, "it overlooks actions"


def test_a_mix_draws_every_seat_by_itself() -> None:
    seating = Seating.of(find("polar_rush"), 3, mix=["random", "greedy", "random"])
    seated = np.array([seating.seated(7, game) for game in range(3000)])
    assert abs((seated == 1).mean(axis=0) - 1 / 3).max() < 0.05, "a bot that is named twice is drawn twice as often"
    assert abs(np.corrcoef(seated.T) - np.eye(3)).max() < 0.1
    assert [seating.seated(7, game) for game in range(9)] == seated[:9].tolist()
    assert [seating.seated(8, game) for game in range(9)] != seated[:9].tolist()


def test_the_better_bot_of_a_mix_wins_more_per_seat() -> None:
    report = simulate("polar_rush", 3, 150, seed=2, mix=["random", "level:1"])
    weak, strong = report.by_bot
    assert (report.bots, report.mix) == ([], ["random", "level:1"])
    assert weak.games + strong.games == 3 * (150 - report.unfinished)
    assert weak.times + strong.times == pytest.approx(150 - report.unfinished)
    assert strong.low > weak.high


# --- who begins


def test_the_starter_is_set_by_the_option_of_the_game(game: Game) -> None:
    option = next((option.name for option in game.options if isinstance(option, SeatChoice)), None)
    if option is None:
        with pytest.raises(SnowboundError, match=f"{game.id} has no option that says who begins"):
            simulate(game, game.default_players, 5, starter=0)
        return
    last = game.default_players - 1
    report = simulate(game, game.default_players, 20, options=game.quick, starter=last)
    assert report.options[option] == last
    if report.by_turn_order:
        assert report.by_turn_order[0].times == pytest.approx(report.by_seat[last].times), "the last seat begins"
    with pytest.raises(SnowboundError, match=f"starter is {last}, but option {option} is 'random'"):
        simulate(game, game.default_players, 5, options={option: "random"}, starter=last)


def test_whoever_begins_has_an_advantage_that_seats_hide() -> None:
    """In tic-tac-toe the first seat begins, and good play of both shows what that is worth."""
    report = simulate(TIC_TAC_TOE, 2, 300, seed=1)
    assert report.by_seat[0].low > 0.5
    uno = simulate("uno_power_grab", 4, 400, seed=1, options=ROUND)
    assert [share.name for share in uno.by_turn_order] == ["1", "2", "3", "4"]
    assert uno.by_turn_order[0].games == 400 - uno.unfinished


def test_turn_order_is_counted_from_the_seat_that_began() -> None:
    won = won_shares(np.array([[1, 2, 3], [1, 1, 3], [2, 3, 1], [0, 0, 0], [1, 2, 3]]))
    outlines = np.array([[9, 0, NOBODY], [9, 1, 0], [9, NOBODY, 2], [9, 0, 0], [9, NOBODY, NOBODY]])
    assert starters(outlines).tolist() == [0, 1, 2, 0, NOBODY]
    shares = turn_order_shares(won, outlines)
    assert [share.times for share in shares] == [2.5, 0, 0.5], "seat 0 sits last if seat 1 begins"
    assert {share.games for share in shares} == {3}, "without a winner, or a seat that began, a game does not count"


def test_shared_wins_count_as_shares() -> None:
    won = won_shares(np.array([[1, 1, 3], [2, 1, 3], [0, 0, 0]]))
    assert won.tolist() == [[0.5, 0.5, 0], [0, 1, 0], [0, 0, 0]]
    assert [(share.times, share.games) for share in seat_shares(won)] == [(0.5, 2), (1.5, 2), (0, 2)]
    shares = bot_shares(won, np.array([[0, 1, 2], [2, 1, 0], [0, 0, 0]]), ["a", "b", "a"])
    assert [(share.name, share.times, share.games) for share in shares] == [("a", 0.5, 4), ("b", 1.5, 2)]


# --- every simulation ends


def test_a_game_is_stopped_at_the_cap() -> None:
    for bots in ("random", "inclined", "search:3"):
        report = simulate("arctic_race", 2, 5, bots=bots, cap=12)
        assert (report.cap, report.capped, report.unfinished) == (12, 5, 5)
        assert report.length["p95"] == 12
        assert all(share.games == 0 and (share.low, share.high) == (0, 1) for share in report.by_seat)


def test_no_game_is_capped_that_ends_by_itself(game: Game) -> None:
    if game.simulation_options:
        pytest.skip(f"{game.id} need not end by itself")
    report = simulate(game, game.default_players, 20, seed=1)
    assert (report.cap, report.capped) == (usual_cap(game), 0)


def test_ice_flow_ends_after_the_turns_that_its_board_advises() -> None:
    flow = find("ice_flow")
    report = simulate("ice_flow", 2, 2, bots="random")
    assert report.options["turn_cap"] == 200
    assert (report.capped, report.turns is not None and report.turns.p95 <= 400) == (2, True)
    assert flow.complete({}, 2)["turn_cap"] == 0, "at a table, the rulebook's game has no cap"
    assert simulate("ice_flow", 2, 3, bots="greedy", options={"turn_cap": 1}).capped == 3


def test_turns_are_counted_in_some_games_or_in_none() -> None:
    for bots in ("random", "inclined"):
        some = simulate("uno_power_grab", 2, 30, options=ROUND, bots=bots, turns_in=7)
        none = simulate("uno_power_grab", 2, 30, options=ROUND, bots=bots, turns_in=0)
        assert some.turns is not None and some.turns.games == 7
        assert 0 <= some.turns.low < some.turns.mean < some.turns.high
        assert (none.turns, none.by_turn_order) == (None, [])
        assert some.wins == none.wins


def test_no_seat_is_favoured_beyond_luck() -> None:
    """Seats are symmetrical when the first dealer is chosen by chance."""
    report = simulate("uno_power_grab", 4, 4000, seed=2, options={"scoring": "single_round", "uno_calls": "auto"})
    assert all(abs(wins - 1000) < 6 * (4000 * 0.25 * 0.75) ** 0.5 for wins in report.wins)

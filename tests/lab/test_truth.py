"""Bots in solved positions: more simulations bring the search closer to the best play.

Arctic Roll and Ice Flow take too long for a test; `docs/ground-truth.md` has their measurements.
"""

from __future__ import annotations

import json
from functools import cache

import pytest

from snowbound.cli import main
from snowbound.core.errors import SnowboundError
from snowbound.core.kernels import Plain
from snowbound.core.record import snapshot
from snowbound.games import names
from snowbound.lab.ceiling import Ceiling, ceiling
from snowbound.lab.ceiling import table as ceiling_table
from snowbound.lab.endgames import SolvedPosition, cases, endgame_of, endgames
from snowbound.lab.small_strait import strait
from snowbound.lab.truth import Truth, bots_of, table, truth

LEAST, MOST = 10, 10_000
BOUND = {"tic_tac_toe": 0.001, "arctic_race": 0.01, "uno_power_grab": 0.01}
"""Maximum mean loss of a search with MOST simulations."""

FIRST = {"uno_power_grab": 5}
"""Numbers of the first positions; these are solved quickly, and one has a best action that a short search overlooks."""

POSITIONS = {"tic_tac_toe": 20, "arctic_race": 20, "uno_power_grab": 3}


@cache
def report(name: str) -> Truth:
    bots = ["random", "greedy", f"search:{LEAST}", f"search:{MOST}"]
    return truth(name, bots, positions=POSITIONS[name], seeds=2, first=FIRST.get(name, 0))


@cache
def some(name: str) -> list[SolvedPosition]:
    return list(cases(endgame_of(name), 2, FIRST.get(name, 0)))


every_endgame = pytest.mark.parametrize("name", list(BOUND))


@every_endgame
def test_positions_are_sound_and_have_something_at_stake(name: str) -> None:
    endgame = endgame_of(name)
    for case in some(name):
        states = endgame.position(case.number)
        assert states is not None
        Plain(endgame.game).check(states, 0)
        values = [worth.middle for worth in case.solution.worth.values()]
        assert len(values) > 1 and max(values) - min(values) > endgame.stake
        assert case.solution.doubt <= endgame.width


@pytest.mark.parametrize("number", range(5))
def test_a_small_strait_is_a_sound_position(number: int) -> None:
    Plain(endgame_of("ice_flow").game).check(strait(number), 0)
    assert snapshot(strait(number), 0) == snapshot(strait(number), 0) != snapshot(strait(number + 1), 0)


@every_endgame
def test_positions_of_the_same_number_are_the_same(name: str) -> None:
    one, two = some(name)
    endgame = endgame_of(name)
    first, again, other = (endgame.position(number) for number in (one.number, one.number, two.number))
    assert first is not None and again is not None and other is not None
    assert snapshot(first, 0) == snapshot(again, 0) != snapshot(other, 0)
    assert endgame_of(name).solve(again) == one.solution


@every_endgame
def test_a_bot_is_given_only_what_a_program_may_know(name: str) -> None:
    case = some(name)[0]
    endgame = endgame_of(name)
    states = endgame.position(case.number)
    assert states is not None
    Plain(endgame.game).conceal_from_program(states, 0, case.solution.seat)
    assert snapshot(case.view.states, 0) == snapshot(states, 0)


@every_endgame
def test_the_search_comes_nearer_to_the_best_play(name: str) -> None:
    """More simulations lose less, and less than greedy; random is worst."""
    by_chance, greedy, least, most = report(name).scores
    assert most.loss <= BOUND[name]
    assert most.loss < least.loss < by_chance.loss
    assert most.loss < greedy.loss < by_chance.loss
    assert most.best > least.best > by_chance.best


@every_endgame
def test_a_report_tells_means_within_their_intervals(name: str) -> None:
    told = report(name)
    assert told.positions == POSITIONS[name] and told.last >= told.first + told.positions - 1
    for score in told.scores:
        assert score.loss_range[0] - 1e-9 <= score.loss <= score.loss_range[1] + 1e-9
        assert score.best_range[0] - 1e-9 <= score.best <= score.best_range[1] + 1e-9
        assert (score.loss < 1e-9) <= (score.best == 1)
    assert [score.bot for score in told.scores] == ["random", "greedy", f"search:{LEAST}", f"search:{MOST}"]
    assert table(told).row_count == 4


def test_only_hidden_hands_leave_a_doubt() -> None:
    assert all((report(name).doubt > 0) == (name == "uno_power_grab") for name in BOUND)


def test_the_same_positions_and_seeds_give_the_same_report() -> None:
    asked = ("tic_tac_toe", ["greedy", "search:20"])
    assert truth(*asked, positions=4, seeds=2) == truth(*asked, positions=4, seeds=2)
    assert truth(*asked, positions=4, seeds=2, first=50).first == 50


def test_progress_goes_from_the_first_position_to_the_last_choice() -> None:
    told: list[tuple[int, int]] = []
    truth("tic_tac_toe", bots_of("5,10"), positions=3, seeds=2, progress=lambda *step: told.append(step))
    assert told == [(done, 18) for done in range(1, 19)]


# --- the ceiling


@cache
def rounds() -> Ceiling:
    return ceiling(["random", "inclined", "greedy", "search:100"], positions=2, rounds=150, first=7)


def test_the_best_response_is_the_upper_limit_for_bots() -> None:
    """The rival is the same for all; the wins of bots are known to three standard errors."""
    told = rounds()
    assert told.outlook.low <= told.best.low <= told.best.high <= told.outlook.high
    error = (told.best.high * (1 - told.best.high) / 300) ** 0.5
    assert all(share.won <= told.best.high + 3 * error for share in told.shares)


def test_rounds_played_by_inclination_agree_with_the_computed_value() -> None:
    told = rounds()
    by_chance, inclined, *_ = told.shares
    assert abs(inclined.won - told.outlook.low) < 0.1
    assert by_chance.won < inclined.won
    assert ceiling_table(told).row_count == 7


# --- the command


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ["truth", "tic_tac_toe", "--positions", "2", "--seeds", "1", "--budgets", "5,300"]
    assert main(ask) == 0
    printed = capsys.readouterr().out
    assert "search:300" in printed and "best choice" in printed
    assert main([*ask, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [score["bot"] for score in data[0]["scores"]] == ["random", "inclined", "greedy", "search:5", "search:300"]
    assert data[0]["game"] == "tic_tac_toe" and data[0]["positions"] == 2


def test_the_command_prints_the_ceiling(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ["truth", "--ceiling", "--positions", "1", "--seeds", "2", "--budgets", "5", "--first", "7"]
    assert main(ask) == 0
    assert "best response" in capsys.readouterr().out
    assert main([*ask, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rounds"] == 2 and [share["bot"] for share in data["shares"]][-1] == "search:5"


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (("polar_rush",), "there are no solvable positions of polar_rush: choose from tic_tac_toe, "),
        (("polar",), "there is no game 'polar'"),
        (("tic_tac_toe", "--positions", "0"), "positions is at least 1, not 0"),
        (("tic_tac_toe", "--seeds", "0"), "seeds is at least 1, not 0"),
        (("tic_tac_toe", "--budgets", "ten"), "there is no bot 'search:ten'"),
        (("ice_flow", "--ceiling"), "--ceiling is known for uno_power_grab only, not for ice_flow"),
    ],
)
def test_errors_say_what_cannot_be_measured(
    ask: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["truth", *ask]) == 2
    assert said in capsys.readouterr().err.replace("\n", " ")


def test_endgames_belong_to_known_games() -> None:
    assert set(endgames()) - {"tic_tac_toe"} <= set(names())
    with pytest.raises(SnowboundError):
        endgame_of("")

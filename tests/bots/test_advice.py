"""Advice: how a search rates actions."""

from __future__ import annotations

import pytest

from snowbound.bots import Player, advise
from snowbound.bots.advice import expected_points
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.samples import SOAK
from tests.bots.test_search import grid, middle_of

SNOWBOUND_GAMES = None if SOAK else [find("uno_power_grab"), find("polar_rush")]
"""`make test` advises in two games, one of them with a memory: compiling the search of all five takes minutes."""


def test_the_winning_move_comes_first_and_is_known_to_win() -> None:
    match = grid(0, 3, 1, 4)
    best, *others = advise(Player(TIC_TAC_TOE, 0, "search:2000"), match.view(0), best=5, playouts=50)
    assert best.action == 2
    assert best.win[0].mean > 0.99 and best.win[1].mean < 0.01 and best.win[0].spread < 0.1
    assert best.points[0].mean == 1 and best.points[1].mean == 0 and best.points[0].spread == 0
    assert others and all(best.share > other.share for other in others)
    assert all(other.win[0].mean < best.win[0].mean for other in others)


def test_advice_is_for_every_seat_and_adds_up(game: Game) -> None:
    match = middle_of(game, 50)
    seat = match.actors[0]
    advice = advise(Player(game, seat, "search:120", seed=2), match.view(seat), playouts=10)
    assert 1 <= len(advice) <= 3
    assert all(one.action in match.legal(seat) for one in advice)
    assert [one.share for one in advice] == sorted((one.share for one in advice), reverse=True)
    assert 0 < sum(one.share for one in advice) <= 1
    for one in advice:
        assert len(one.win) == len(one.points) == match.players
        assert all(0 <= estimate.mean <= 1 and 0 <= estimate.spread <= 0.5 for estimate in one.win)
        assert one.as_data()["win"][seat]["mean"] == one.win[seat].mean


def test_points_are_those_of_finished_games() -> None:
    """UNO Power Grab, one round: the winner gets no points, the others the cards left in their hands."""
    match = Match("uno_power_grab", 3, seed=4, options={"scoring": "single_round"})
    seat = match.actors[0]
    player = Player(match.game, seat, "search:60")
    for one in advise(player, match.view(seat), playouts=60):
        assert 0 < sum(estimate.mean for estimate in one.points) < 500
        assert all(estimate.spread > 0 for estimate in one.points), "cards differ from world to world"


def test_the_same_question_gets_the_same_answer(game: Game) -> None:
    match = middle_of(game, 40)
    seat = match.actors[0]
    answers = [advise(Player(game, seat, "search:80", seed=5), match.view(seat), playouts=5) for _ in range(2)]
    assert answers[0] == answers[1]


def test_the_only_legal_action_is_advised() -> None:
    match = grid(0, 1, 2, 3, 5, 4, 6, 8)
    assert match.legal(0) == (7,)
    (only,) = advise(Player(TIC_TAC_TOE, 0, "search:20"), match.view(0), playouts=3)
    assert (only.action, only.share) == (7, 1.0)


def test_what_is_remembered_is_used() -> None:
    """Polar Rush: a player one tile from home, who has seen where the igloo lies, is nearly sure to win."""
    from snowbound.games.polar_rush.state import Face
    from snowbound.testing.driver import Driver
    from tests.games.polar_rush.course import Rush

    scene = Rush(Driver(find("polar_rush"), compiled=True)).scene("6:0,1", "start", roll=1)
    knowing, blank = (Player(find("polar_rush"), 0, "search:400") for _ in range(2))
    knowing._mind[8] = 1 + Face.IGLOO
    view = scene.view(0).position.s
    best = advise(knowing, view, playouts=20)[0]
    assert best.action == 8 and best.win[0].mean > 0.95
    assert expected_points(knowing, view, 8, 20)[0].mean == 1
    assert advise(blank, view, playouts=20)[0].win[0].mean < best.win[0].mean


def test_a_bot_that_does_not_look_ahead_cannot_advise() -> None:
    match = grid()
    with pytest.raises(SnowboundError, match="greedy does not look ahead"):
        advise(Player(TIC_TAC_TOE, 0, "greedy"), match.view(0))

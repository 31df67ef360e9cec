"""How bots judge a table."""

from __future__ import annotations

import numpy as np

from snowbound.bots import BotKind
from snowbound.core.chance import stream
from snowbound.games import find
from snowbound.lab import simulate
from snowbound.testing.driver import Driver
from tests.games.uno_power_grab.table import ACTION, Table, Uno


def greedy_choice(table: Table, seat: int) -> str:
    """The name of the action that a greedy player takes."""
    from snowbound.bots.simple import SCRATCH

    run = table.position.run
    scratch = run.game.record.new(SCRATCH)
    scratch[:1] = table.position.view(seat).states
    actions = np.array(table.position.legal(seat), np.int64)
    return str(ACTION[run.choose(scratch, seat, int(BotKind.GREEDY), actions, stream(3))])


def test_a_greedy_player_calls_uno_because_silence_is_caught() -> None:
    table = Uno(Driver(find("uno_power_grab"), compiled=True)).table("b7 r1", "g1 g4", "y1 y4", top="b6")
    assert greedy_choice(table.play(0, "b7"), 0) == "CALL"


def test_a_greedy_player_names_a_colour_of_its_hand() -> None:
    table = Uno(Driver(find("uno_power_grab"), compiled=True)).table("WT g1 g4 g5", "r1 b4", "y1 y4", top="b6")
    assert greedy_choice(table.play(0, "WT"), 0) == "=green"


def test_a_greedy_player_plays_rather_than_draws() -> None:
    table = Uno(Driver(find("uno_power_grab"), compiled=True)).table("b1 g4 g5", "r1 b4", "y1 y4", top="b6")
    assert greedy_choice(table, 0) == "b1"


def test_a_greedy_player_with_four_towers_and_many_cards_discards() -> None:
    uno = Uno(Driver(find("uno_power_grab"), compiled=True))
    table = uno.table("b7 b1 g4 g5 y9", "r1 b4", "y1 y4", top="b6", towers=[0, 0, 0, 0])
    assert greedy_choice(table.play(0, "b7"), 0) in {"b1", "g4", "g5", "y9"}


def test_an_inclined_player_seldom_declines_whatever_the_cards_are_worth(uno: Uno) -> None:
    for hand in ("b1 g1", "W4 W4", "b1 W4 g9 yT r+1", "r5 r5"):
        table = uno.table(f"b7 {hand}", "r1 b4", top="b6", towers=[0, 0, 0, 0]).play(0, "b7")
        actions = np.array(table.position.legal(0), np.int64)
        weights = np.zeros(len(actions))
        table.position.run.inclination(table.position.states, 0, 0, actions, weights)
        assert 0 < weights[-1] <= 0.1 * weights[:-1].sum(), "the last one is DECLINE"


def test_greedy_players_beat_inclined_ones_and_those_beat_random_ones() -> None:
    """Seats are swapped. In 400 rounds, equal players would each win 200, plus or minus 10."""
    for better, worse, least in ((BotKind.GREEDY, BotKind.INCLINED, 216), (BotKind.INCLINED, BotKind.RANDOM, 300)):
        wins = 0.0
        for seat in range(2):
            bots = [worse, worse]
            bots[seat] = better
            report = simulate("uno_power_grab", 2, 200, seed=6, bots=bots, options={"scoring": "single_round"})
            wins += report.wins[seat]
        assert wins >= least, f"{better.name} wins {wins} of 400 rounds against {worse.name}"

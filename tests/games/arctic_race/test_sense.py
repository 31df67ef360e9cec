"""Judgement: a greedy player, and one that follows its inclination, beat random play."""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.bots.simple import BotKind
from snowbound.core.contract import headway
from snowbound.games import find
from snowbound.games.arctic_race.state import Phase
from snowbound.lab.game_runner import GameRunner
from snowbound.lab.seating import Seating
from tests.games.arctic_race.table import NAMES, Race, Table


def values(table: Table) -> list[float]:
    """The value of each seat by `evaluate`."""
    found = np.zeros(10)
    table.position.run.evaluate(table.position.states, 0, found)
    return found[: table.position.players].tolist()  # type: ignore[no-any-return]


def weights(table: Table, seat: int) -> dict[str, float]:
    """The weight of each legal action by `inclination`."""
    names = table.options_of(seat)
    found = np.zeros(len(names))
    actions = np.array([NAMES[name] for name in names], np.int64)
    table.position.run.inclination(table.position.states, 0, seat, actions, found)
    return dict(zip(names, found.tolist(), strict=True))


def test_values_are_shares_and_the_winner_has_all(race: Race) -> None:
    assert sum(values(race.table("r5:33", players=4))) == pytest.approx(1)
    won = race.table(players=3, home="y1 b5")
    won.s.phase = Phase.END
    assert values(won) == [0.0, 1.0, 0.0]
    drawn = race.table(players=4)
    drawn.s.phase = Phase.END
    assert values(drawn) == [0.25] * 4


def test_a_racer_further_on_and_a_prize_won_are_worth_more(race: Race) -> None:
    level = values(race.table("r1:9 y1:10"))
    ahead = values(race.table("r1:32 y1:10"))
    home = values(race.table("y1:10", home="r1"))
    assert level[0] < ahead[0] < home[0]


def test_headway_is_the_fields_of_all_racers(race: Race) -> None:
    assert headway(race.table("y1:10").position.s, 0) == 0, "racers that are with their owner"
    assert headway(race.table("r1:9 r2:4 y1:10").position.s, 0) == 9 + 4
    assert headway(race.table("r2:4", home="r1").position.s, 0) > headway(race.table("r1:33 r2:4").position.s, 0)


def test_inclination_prefers_coming_home(race: Race) -> None:
    table = race.turn("C5", "r5:33", players=4)
    assert weights(table, 0)["move 5"] > 3 * weights(table, 0)["second"]
    choosing = weights(race.table("r5:33", players=4), 0)
    assert max(choosing, key=choosing.__getitem__) == "C5"


@pytest.mark.parametrize(
    ("bot", "players", "factor"),
    [
        (BotKind.GREEDY, 2, 3.0),
        (BotKind.GREEDY, 4, 3.0),
        (BotKind.INCLINED, 4, 2.0),
    ],
)
def test_one_thinking_player_among_random_ones_wins_far_more_than_a_fair_share(
    bot: BotKind, players: int, factor: float
) -> None:
    game, games = find("arctic_race"), 100
    bots = [BotKind.RANDOM] * players
    bots[1] = bot
    runner = GameRunner(game, Seating.of(game, players, bots), {}, seed=9, cap=game.long_game, told=0)
    places = runner.play(0, games).places
    won, lost = (places[:, 1] == 1).sum(), (places[:, 1] > 1).sum()
    assert won * (players - 1) > factor * lost, f"{won} of {games} games"

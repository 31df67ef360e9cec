"""The five levels of every game: each is better than the one below, and all are quick."""

from __future__ import annotations

import time
import tomllib

import pytest

from snowbound.bots import BotKind, BotSpec, Player
from snowbound.bots.spec import LEVELS
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.lab import arena
from tests.driver import SHORT, choose

QUICK = {"arctic_race": 40, "polar_rush": 60, "uno_power_grab": 120, "arctic_roll": 24}
"""Games per pair of levels; Ice Flow is left out, its games take too long for a test."""

ROUND = {"uno_power_grab": {"scoring": "single_round"}}


@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("id", QUICK)
def test_a_level_beats_the_one_below(id: str, level: int) -> None:
    game = find(id)
    names = [f"level:{level}", f"level:{level - 1}"]
    standing = arena(game, names, QUICK[game.id], players=2, options=ROUND.get(game.id), duplicate=True, seed=3, jobs=1)
    better = next(bot for bot in standing.bots if bot.name == names[0])
    assert better.win_rate > 0.5


def test_measured_win_rates_lie_where_they_should(game: Game) -> None:
    """From 60 to 80 percent, or the file says why not."""
    data = tomllib.loads((game.folder / "levels.toml").read_text(encoding="utf-8"))
    assert len(data["levels"]) == LEVELS
    for settings in data["levels"][1:]:
        if settings.get("unmeasured"):  # with the reason
            continue
        measured = settings["measured"]
        assert measured["games"] >= 40
        assert measured["low"] < measured["win_rate"] < measured["high"]
        assert 0.6 <= measured["win_rate"] <= 0.8 or measured["why"]


def test_the_top_level_answers_within_two_seconds(game: Game) -> None:
    match = Match(game, game.players[1], seed=2, options=SHORT.get(game.id, {}))
    slowest, decisions = 0.0, 0
    players = {seat: Player(game, seat, f"level:{LEVELS}") for seat in range(match.players)}
    while decisions < 6 and not match.over:
        seat = match.actors[0]
        if len(match.legal(seat)) > 2 and len(match.events) > 20:
            began = time.perf_counter()
            match.play(seat, players[seat].decide(match.view(seat)))
            slowest = max(slowest, time.perf_counter() - began) if decisions else 0.0  # the first compiles
            decisions += 1
        else:
            match.play(seat, choose(match, seat, "inclined"))
    assert 0 < slowest < 2


def test_low_levels_err_as_people_do(game: Game) -> None:
    """They overlook or forget things; they never play at random."""
    lowest = BotSpec.parse("level:1", game)
    assert lowest.overlooks > 0 or lowest.forgets > 0
    assert lowest.kind == BotKind.GREEDY

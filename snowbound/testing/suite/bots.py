"""Bots and their levels: quick, sensible, and each level better than random play."""

from __future__ import annotations

import time
import tomllib

import numpy as np
import pytest

from snowbound.bots import BotKind, BotSpec, Player
from snowbound.bots.spec import LEVELS
from snowbound.core.contract import CHANCE
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.lab import simulate

from ..driver import Driver, choose
from ..samples import sampled, some_positions


def test_greedy_play_beats_random_play(game: Game) -> None:
    """One step ahead is worth something, so `evaluate` makes sense; luck alone would do it once in 1000 times."""
    if game.players[1] < 2:
        pytest.skip(f"{game.id} is played alone")
    games, players = sampled(full=120, sample=60), game.default_players
    greedy, others = 0.0, 0.0
    for seat in range(players):
        bots = [BotKind.RANDOM] * players
        bots[seat] = BotKind.GREEDY
        wins = simulate(game, players, games, seed=3, bots=bots, options=game.quick).wins
        greedy += wins[seat]
        others += (sum(wins) - wins[seat]) / (players - 1)
    assert greedy > others + 3 * (games * players) ** 0.5, f"greedy wins {greedy:.0f}, random {others:.0f}"


def test_inclination_gives_every_legal_action_a_weight(driver: Driver) -> None:
    for position in some_positions(driver, 13, every=19):
        for seat in position.actors:
            if seat == CHANCE:
                continue
            actions = np.array(position.view(seat).legal(seat), np.int64)
            weights = np.zeros(len(actions))
            driver.run.inclination(position.view(seat).states, 0, seat, actions, weights)
            assert (weights > 0).all() and np.isfinite(weights).all()


def test_every_game_has_five_levels(game: Game) -> None:
    levels = [BotSpec.parse(f"level:{number}", game) for number in range(1, LEVELS + 1)]
    assert len({(s.kind, s.simulations, s.overlooks, s.forgets) for s in levels}) == LEVELS, "no two are alike"
    assert all(level.kind >= BotKind.INCLINED for level in levels), "no level plays at random"
    assert all(level.milliseconds == 0 for level in levels), "levels play alike on a slow machine"


def test_measured_win_rates_lie_where_they_should(game: Game) -> None:
    """From 60 to 80 percent against the level below, or the file says why not."""
    file = game.folder / "levels.toml"
    if not file.exists():
        pytest.skip(f"{game.id} has the usual levels")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    levels = data["levels"]
    assert 1 <= data["edition"] <= game.version, "the edition of the rules under which the levels were measured"
    assert len(levels) == LEVELS
    for number, level in enumerate(levels[1:], 2):
        if level.get("unmeasured"):  # with the reason
            continue
        assert "measured" in level, f"level {number} is neither measured nor says why it is `unmeasured`"
        measured = level["measured"]
        assert measured["games"] >= 40
        assert measured["low"] < measured["win_rate"] < measured["high"]
        assert 0.6 <= measured["win_rate"] <= 0.8 or measured["why"]


def test_the_top_level_answers_within_two_seconds(game: Game) -> None:
    times: list[float] = []
    for seed in range(40):
        match = Match(game, game.players[1], seed=seed, options=game.quick)
        players = {seat: Player(game, seat, f"level:{LEVELS}") for seat in range(match.players)}
        while len(times) < 6 and not match.over:
            seat = match.actors[0]
            if len(match.legal(seat)) > 1 and len(match.events) > 5:
                began = time.perf_counter()
                match.play(seat, players[seat].decide(match.knowledge(seat)))
                times.append(time.perf_counter() - began)
            else:
                match.play(seat, choose(match, seat, "inclined"))
    assert len(times) == 6, "there is hardly anything to decide"
    assert max(times[1:]) < 2, "the first decision may have to wait for the compiler"


def test_low_levels_err_as_people_do(game: Game) -> None:
    """They overlook or forget something, or do not look far; they never play at random."""
    lowest = BotSpec.parse("level:1", game)
    assert lowest.overlooks > 0 or lowest.forgets > 0
    assert lowest.kind == BotKind.GREEDY

"""Simulations: the same games on any number of cores, with results that add up."""

from __future__ import annotations

import pytest

from snowbound.bots import BotKind
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.lab import simulate


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(game: Game) -> None:
    one, three = (simulate(game, game.players[1], 60, seed=4, jobs=jobs, options=game.quick) for jobs in (1, 3))
    assert (one.wins, one.moves, one.length, one.points) == (three.wins, three.moves, three.length, three.points)
    assert (one.jobs, three.jobs) == (1, 3)


def test_results_add_up(game: Game) -> None:
    report = simulate(game, game.players[0], 80, seed=1, options=game.quick)
    assert report.games == 80
    assert len(report.wins) == len(report.points) == report.players == game.players[0]
    assert sum(report.wins) >= 80 - report.unfinished
    assert report.shared > 0 or sum(report.wins) == 80 - report.unfinished
    assert report.length["p5"] <= report.length["p50"] <= report.length["p95"]
    assert abs(report.length["mean"] * 80 - report.moves) < 1e-6
    assert report.moves_per_second == report.moves / report.seconds


def test_progress_is_reported_for_every_game() -> None:
    seen: list[tuple[int, int]] = []
    simulate(
        "uno_power_grab", 2, 50, progress=lambda done, of: seen.append((done, of)), options={"scoring": "single_round"}
    )
    assert seen[-1] == (50, 50) and seen == sorted(set(seen))


def test_bots_can_be_chosen_per_seat() -> None:
    bots = [BotKind.INCLINED, BotKind.RANDOM]
    report = simulate("uno_power_grab", 2, 60, bots=bots, options={"scoring": "single_round"})
    assert report.bots == ["inclined", "random"]
    assert report.wins[0] > 40, "a sensible player beats a random one"


def test_impossible_numbers_are_refused() -> None:
    with pytest.raises(SnowboundError, match="games is at least 1, not 0"):
        simulate("uno_power_grab", 2, 0)
    with pytest.raises(SnowboundError, match="jobs is at least 1, not -1"):
        simulate("uno_power_grab", 2, 5, jobs=-1)
    with pytest.raises(SnowboundError, match="3 bots for 2 players: name one for each seat"):
        simulate("uno_power_grab", 2, 5, bots=[BotKind.RANDOM] * 3)


def test_no_seat_is_favoured_beyond_luck() -> None:
    """Seats are symmetrical when the first dealer is chosen by chance."""
    report = simulate("uno_power_grab", 4, 4000, seed=2, options={"scoring": "single_round", "uno_calls": "auto"})
    assert all(abs(wins - 1000) < 6 * (4000 * 0.25 * 0.75) ** 0.5 for wins in report.wins)

"""Each level of a game is better than the one below."""

from __future__ import annotations

import pytest

from snowbound.games import find
from snowbound.lab import arena

QUICK = {"arctic_race": 40, "polar_rush": 60, "uno_power_grab": 120, "arctic_roll": 24}
"""Games per pair of levels; Ice Flow is left out, its games take too long for a test."""

ROUND = {"uno_power_grab": {"scoring": "single_round"}}


@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("id", QUICK)
def test_a_level_beats_the_one_below(id: str, level: int) -> None:
    game = find(id)
    names = [f"level:{level}", f"level:{level - 1}"]
    contest = arena(game, names, QUICK[game.id], players=2, options=ROUND.get(game.id), duplicate=True, seed=3, jobs=1)
    better = next(bot for bot in contest.bots if bot.name == names[0])
    assert better.win_rate > 0.5

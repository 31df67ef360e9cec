"""Positions for the inherited suite that random play hardly reaches."""

from __future__ import annotations

import pytest

from snowbound.core.game import Game
from snowbound.testing.driver import Driver, Position


@pytest.fixture
def rare_positions(game: Game) -> list[Position]:
    """A game that somebody has won: random play seldom wins Ice Flow."""
    if "winner" not in game.record.fields:
        return []
    return [Driver(game, compiled=True).position(game.players[0], winner=0)]

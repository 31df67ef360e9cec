"""Positions for the inherited suite that random play hardly reaches."""

from __future__ import annotations

import pytest

from snowbound.core.game import Game
from snowbound.testing.driver import Driver, Position

RARE = {
    "winner": 0,  # a game that somebody has won: random play seldom wins Ice Flow
    "bluff_seen": 1,  # a discard that proves a bluff: random play seldom holds all four towers
}


@pytest.fixture
def rare_positions(game: Game) -> list[Position]:
    """A position for each rare field that the game has."""
    driver = Driver(game, compiled=True)
    fields = game.record.fields
    return [driver.position(game.players[0], {}, **{name: value}) for name, value in RARE.items() if name in fields]

"""Positions for the inherited suite that random play hardly reaches."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.core.board_change import Change
from snowbound.core.game import Game
from snowbound.core.option import Value
from snowbound.testing.driver import Driver, Position

RARE: list[dict[str, Any]] = [
    {"winner": 0},  # a game that somebody has won: random play seldom wins Ice Flow
    {"dangers": 1, "danger_from": {0: 3}},  # a bear that was driven attacks, from the south
    {"bluff_seen": 1},  # a discard that proves a bluff: random play seldom holds all four towers
]


RARE_BOARDS: dict[str, Change] = {
    "arctic_race": {
        "game.racers_home_to_end": 5,  # many places are taken in all races
        "cards.0.actions.0.steps": 9,
        "racers.0.steps": 9,
        "die.circle_steps": 9,
    },
}
"""Changes of a board on which numbers count that hardly matter in random play."""


@pytest.fixture
def rare_board(game: Game) -> Change:
    """The change for a game."""
    return RARE_BOARDS.get(game.id, {})


RARE_OPTIONS: dict[str, dict[str, Value]] = {"arctic_roll": {"scoring_mode": "table"}}
"""Options with which those numbers count that do not by default."""


@pytest.fixture
def rare_options(game: Game) -> dict[str, Value]:
    """The options for a game."""
    return RARE_OPTIONS.get(game.id, {})


@pytest.fixture
def rare_positions(game: Game) -> list[Position]:
    """A position for each set of rare fields that the game has."""
    driver, known = Driver(game, compiled=True), set(game.record.fields)
    return [driver.position(game.players[0], {}, **fields) for fields in RARE if fields.keys() <= known]

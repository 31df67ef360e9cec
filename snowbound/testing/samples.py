"""Positions and moments of random games, for tests that look at many."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Mapping

from snowbound.core.contract import SPECTATOR
from snowbound.core.game import Choice, Game, Number
from snowbound.core.match import Match

from .driver import Driver, Position

SOAK = os.environ.get("SNOWBOUND_SOAK") == "1"
"""Whether long tests run with their full numbers; otherwise they run on a seeded sample."""

ENOUGH = 150
"""Events per number of players; where one game has fewer, more games are played."""


def sizes(game: Game) -> list[int]:
    """Return the numbers of players to test with: the fewest, the most and one between; in a soak all."""
    fewest, most = game.players
    return [*range(fewest, most + 1)] if SOAK else sorted({fewest, (fewest + most) // 2, most})


def sampled(full: int, sample: int) -> int:
    """Return how many games, kills or examples to run: all of them in a soak, otherwise the sample."""
    return full if SOAK else sample


def option_sets(game: Game) -> list[dict[str, object]]:
    """Return the defaults, and every other value of each option by itself."""
    sets: list[dict[str, object]] = [{}]
    for option in game.options:
        if isinstance(option, Choice):
            sets += [{option.name: value} for value in option.values[1:]]
        elif isinstance(option, Number):
            sets += [{option.name: value} for value in {option.low, option.high} - {option.default}]
    return sets


def viewers(position: Position) -> list[int]:
    """Return a spectator and all seats."""
    return [SPECTATOR, *range(position.players)]


def some_positions(driver: Driver, seed: int, every: int = 17, most: int = 900) -> list[Position]:
    """Return positions from random games of all sizes, one of every so many."""
    found = []
    for players in sizes(driver.game):
        number = 0
        for further in range(ENOUGH):
            for position, _, _ in driver.random_game(players, seed + 1000 * further, most):
                if number % every == 0:
                    found.append(position.copy())
                number += 1
            if number >= ENOUGH:
                break
    return found


def moments(
    game: Game,
    players: int,
    seed: int,
    every: int = 9,
    most: int = 900,
    options: Mapping[str, object] | None = None,
) -> Iterator[Match]:
    """Play a match at random; yield it at some of its decisions, and at its end if that comes in time."""
    rng = random.Random(seed)
    match = Match(game, players, options=options, seed=seed)
    for number in range(most):
        if match.over or number % every == 0:
            yield match
        if match.over:
            return
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))

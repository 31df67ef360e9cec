"""Random games of four players while their facts are counted, and the same games without counting."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import numpy as np

from benchmarks.figures import SEED
from benchmarks.timing import rate, seconds_asked
from snowbound.core.contract import MOST_ACTIONS, MOST_SEATS
from snowbound.core.facts import COLUMNS, MOST_FACTS, OUTLINE, marks_of
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.registry import every_game

PLAYERS = 4
GAMES = 20
"""Games per call. Each call plays new ones: a processor learns games that are repeated."""


def playing(game: Game) -> Callable[[], int]:
    """Return a function that plays random games and returns the number of decisions."""
    states, rng = game.new_states(PLAYERS, {}, 2), np.zeros(4, np.int64)
    lengths, capped = np.zeros(GAMES, np.int64), np.zeros(GAMES, np.int64)
    most = game.long_game
    points, places = (np.zeros((GAMES, MOST_SEATS), np.int64) for _ in range(2))
    run, first = kernels(game).prepare("random_games"), count(step=GAMES)
    return lambda: int(run.random_games(states, SEED, next(first), most, rng, lengths, capped, points, places))


def counting(game: Game) -> Callable[[], int]:
    """Return a function that plays the same games, counts their facts and returns the number of decisions."""
    states, rng, lengths = game.new_states(PLAYERS, {}, 3), np.zeros(4, np.int64), np.zeros(GAMES, np.int64)
    times, outlines = np.zeros((GAMES, max(game.facts) + 1), np.int64), np.zeros((GAMES, OUTLINE), np.int64)
    most, marks = game.long_game, marks_of(game.facts)
    rows, out = np.zeros((MOST_FACTS, COLUMNS), np.int64), np.zeros(MOST_ACTIONS, np.int64)
    run, first = kernels(game).prepare("count_facts"), count(step=GAMES)
    return lambda: int(
        run.count_facts(states, SEED, next(first), most, rng, lengths, times, marks, outlines, rows, out)
    )


def main() -> None:
    """Measure all games."""
    seconds = seconds_asked() / 2
    for game in every_game():
        rate(f"facts_played_{game.id}", playing(game), seconds)
        rate(f"facts_counted_{game.id}", counting(game), seconds)


if __name__ == "__main__":
    main()

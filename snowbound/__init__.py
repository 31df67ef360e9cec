"""Snowbound: printed table games, each played exactly by its rulebook.

    >>> from snowbound import Match
    >>> match = Match("uno_power_grab", players=3, seed=7)
    >>> match.actors
    (0,)
    >>> match.describe(0, match.legal(0)[-1])
    'draw a card'
"""

from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.errors import SnowboundError
from snowbound.core.match import Match
from snowbound.games import find, names

__all__ = ["CHANCE", "SPECTATOR", "Match", "SnowboundError", "find", "names"]

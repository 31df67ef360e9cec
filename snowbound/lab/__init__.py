"""Studies of games and bots: many games, played fast, to see what a rule does to balance and length, or who is better.

>>> from snowbound.lab import simulate
>>> report = simulate("uno_power_grab", players=4, games=200, seed=1, options={"scoring": "single_round"})
>>> report.games, sum(report.wins)
(200, 200)
"""

from .arena import arena
from .simulate import Report, simulate
from .standing import BotScore, PairScore, Standing

__all__ = ["BotScore", "PairScore", "Report", "Standing", "arena", "simulate"]

"""Studies of games: many of them, played fast, to see what a rule does to balance and length.

    >>> from snowbound.lab import simulate
    >>> report = simulate("uno_power_grab", players=4, games=200, seed=1, options={"scoring": "single_round"})
    >>> report.games, sum(report.wins)
    (200, 200)
"""

from .simulate import Report, simulate

__all__ = ["Report", "simulate"]

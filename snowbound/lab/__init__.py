"""Studies of games and bots: simulations, contests between bots, and exact solutions of endgames.

>>> from snowbound.lab import simulate
>>> report = simulate("uno_power_grab", players=4, games=200, seed=1, options={"scoring": "single_round"})
>>> report.games, sum(report.wins)
(200, 200.0)
"""

from .arena import arena
from .results import BotScore, ContestResult, PairScore
from .simulate import simulate
from .simulation_report import Length, Report, Share
from .studies import StudyResult, study

__all__ = [
    "BotScore",
    "ContestResult",
    "Length",
    "PairScore",
    "Report",
    "Share",
    "StudyResult",
    "arena",
    "simulate",
    "study",
]

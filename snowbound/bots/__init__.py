"""Bots for every game. They decide from what their seat may know, and from nothing else.

>>> from snowbound import Match
>>> from snowbound.bots import Bots
>>> match = Match("uno_power_grab", players=2, seed=5, options={"scoring": "single_round"})
>>> bots = Bots(match, {0: "greedy", 1: "random"})
>>> bots.play()
>>> match.over
True
"""

from .advice import Advice, advise
from .coach import Judgement, RatedAction, judge, rate, threshold_for
from .hints import Hint, hint_player, hints
from .match_bots import Bots
from .player import Player
from .review import CostlyMove, Review, review
from .simple import BotKind
from .spec import BotSpec

__all__ = [
    "Advice",
    "BotKind",
    "BotSpec",
    "Bots",
    "CostlyMove",
    "Hint",
    "Judgement",
    "Player",
    "RatedAction",
    "Review",
    "advise",
    "hint_player",
    "hints",
    "judge",
    "rate",
    "review",
    "threshold_for",
]

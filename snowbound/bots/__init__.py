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
from .match_bots import Bots, new_player
from .own import BadBot, OwnBot, OwnPlayer
from .player import Player
from .review import CostlyMove, Review, review
from .simple import BotKind
from .spec import BotSpec
from .telling import EventTeller

__all__ = [
    "Advice",
    "BadBot",
    "BotKind",
    "BotSpec",
    "Bots",
    "CostlyMove",
    "EventTeller",
    "Hint",
    "Judgement",
    "OwnBot",
    "OwnPlayer",
    "Player",
    "RatedAction",
    "Review",
    "advise",
    "hint_player",
    "hints",
    "judge",
    "new_player",
    "rate",
    "review",
    "threshold_for",
]

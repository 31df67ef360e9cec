"""Players that are programs. They choose from what their seat may know, and from nothing else.

    >>> from snowbound import Match
    >>> from snowbound.bots import Bot, decide
    >>> match = Match("uno_power_grab", players=2, seed=5)
    >>> decide(match, match.actors[0], Bot.GREEDY) in match.legal(match.actors[0])
    True
"""

from .decide import decide
from .simple import Bot

__all__ = ["Bot", "decide"]

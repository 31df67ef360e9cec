"""The games that come with Snowbound. Each is a folder with a `GAME`, which is all that registers it.

Installed packages may register further games (`snowbound.core.registry`).

>>> "uno_power_grab" in names()
True
>>> find("uno_power_grab").players
(2, 10)
"""

from snowbound.core.registry import every_game, find, names, problems

__all__ = ["every_game", "find", "names", "problems"]

"""The games. Each is a folder with a `GAME`; putting one here is all that registers it.

>>> sorted(names())[-1]
'uno_power_grab'
>>> find("uno_power_grab").players
(2, 10)
"""

from __future__ import annotations

import difflib
import pkgutil
from functools import cache
from importlib import import_module

from snowbound.core.errors import UnknownGame, UnknownVersion
from snowbound.core.game import Game

__all__ = ["every_game", "find", "names"]


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(name: str, version: int | None = None) -> Game:
    """The game of this name, and of this version of its rules if one is asked for."""
    if name not in names():
        close = [n for n in names() if name and name in n] or difflib.get_close_matches(name, names(), 1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names())}"
        raise UnknownGame(f"there is no game {name!r}: {hint}")
    game: Game = import_module(f"{__name__}.{name}").GAME
    if version not in (None, game.version):
        raise UnknownVersion(f"{name} is known by version {game.version} of its rules, not by version {version}")
    return game


def every_game() -> list[Game]:
    """All games."""
    return [find(name) for name in names()]

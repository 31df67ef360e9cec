"""Results that are kept with the game that they are about, and are forgotten with it.

A cache of a function would keep every game on another board for ever (`core.variant`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from .game import Game

Result = TypeVar("Result")


def kept_with_game(function: Callable[[Game], Result]) -> Callable[[Game], Result]:
    """Return a function of a game that is called once for each game."""
    name = f"_kept_{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def find(game: Game) -> Result:
        kept: dict[str, Any] = vars(game)
        if name not in kept:
            kept.setdefault(name, function(game))
        found: Result = kept[name]
        return found

    return find

"""Results that are kept with the game that they are about, and are forgotten with it.

A cache of a function would keep every game on another board for ever (`core.variant`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from .game import Game

Result = TypeVar("Result")


class kept_with_game(Generic[Result]):  # noqa: N801  (a decorator)
    """A function of a game that is called once for each game."""

    def __init__(self, function: Callable[[Game], Result]) -> None:
        self.function = function
        self.name = f"_kept_{function.__module__}.{function.__qualname__}"
        update_wrapper(self, function)

    def __call__(self, game: Game) -> Result:
        """Return the result for a game."""
        kept: dict[str, Any] = vars(game)
        if self.name not in kept:
            kept.setdefault(self.name, self.function(game))
        found: Result = kept[self.name]
        return found

    def forget(self, game: Game) -> None:
        """Call the function again when it is next needed for a game."""
        vars(game).pop(self.name, None)

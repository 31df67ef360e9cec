"""Positions whose actions have names, for the tests of single games."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from snowbound.testing.driver import Position


class NamedPosition:
    """A position that takes actions by name. All other attributes are those of the position itself."""

    numbers: ClassVar[dict[str, int]]  # the number of each action, by name

    def __init__(self, position: Position) -> None:
        self.position = position
        self.s: Any = position.s

    def __getattr__(self, name: str) -> Any:
        return getattr(self.position, name)

    def copy(self) -> Self:
        """An independent copy of this position."""
        return type(self)(self.position.copy())

    def play(self, seat: int, *actions: str) -> Self:
        """Carry out legal actions by name."""
        self.position.play(seat, *(self.numbers[action] for action in actions))
        return self

    def legal_names(self, seat: int) -> list[str]:
        """The legal actions of a seat by name, in order."""
        names = {number: name for name, number in self.numbers.items()}
        return [names[action] for action in self.position.legal(seat)]

    def why_not(self, seat: int, action: str) -> str | None:
        """The rule that refuses an action."""
        return self.position.explain(seat, self.numbers[action])

"""The points and places of a match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """Points and places per seat. Place 1 has won; tied seats share a place."""

    points: tuple[int, ...]
    places: tuple[int, ...]  # 0 for all while the game runs, and if it ended without a result

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

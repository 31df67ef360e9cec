"""The pictures of a match: as sprites for a client, as an SVG file for a document or a notebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from .contract import SPECTATOR
from .errors import SnowboundError
from .game import Game
from .record import View
from .scene import Offers, Scene, offers, settled, worded
from .words import Phrase


class Drawn(ABC):
    """What can be drawn: a game at a position, of which each seat knows its part."""

    game: Game
    actors: tuple[int, ...]
    """The seats that may act now."""

    @property
    @abstractmethod
    def position(self) -> View:
        """The position as it is."""

    @abstractmethod
    def view(self, seat: int = SPECTATOR) -> View:
        """The position as a seat may know it."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[int, ...]:
        """What a seat may do."""

    @abstractmethod
    def speaker(self, language: str) -> Callable[[Phrase], str]:
        """Puts phrases into a language."""

    def draw(self, seat: int | None = SPECTATOR, *, tall: bool = False) -> Scene:
        """The picture before its labels are put into words; without a seat, with all that is hidden."""
        if self.game.scene is None:
            raise SnowboundError(f"{self.game.id} has no pictures")
        if seat is None:
            return self.game.scene(self.position, SPECTATOR, tall)
        return self.game.scene(self.view(seat), seat, tall)

    def scene(self, seat: int | None = SPECTATOR, language: str = "en", *, tall: bool = False) -> Scene:
        """The picture that a seat or a spectator sees, or without a seat everything, in a language."""
        return worded(settled(self.draw(seat, tall=tall)), self.speaker(language))

    def offers(self, seat: int, language: str = "en", *, tall: bool = False) -> Offers:
        """What a seat can click in its picture now."""
        legal = self.legal(seat) if seat in self.actors else ()
        return offers(worded(self.draw(seat, tall=tall), self.speaker(language)), legal)

    def svg(self, seat: int | None = SPECTATOR, language: str = "en", *, tall: bool = False) -> str:
        """The picture as an SVG file; what the seat may click glows."""
        from .picture import art_of, svg

        offered = self.offers(seat, language, tall=tall) if seat is not None and seat != SPECTATOR else None
        return svg(self.scene(seat, language, tall=tall), art_of(self.game.folder), offered)

    def _repr_svg_(self) -> str:
        return self.svg()

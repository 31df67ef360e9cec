"""The pictures of a match: sprites for a client, or an SVG file for a document or a notebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from .contract import SPECTATOR
from .errors import SnowboundError
from .game import Game
from .record import View
from .scene import Offers, Scene, offers, settled, worded
from .words import Phrase


class MatchPictures(ABC):
    """Draws a game at a position, as each seat may see it. `Match` is one."""

    game: Game
    colours: tuple[str, ...]
    """The colours of the players, by seat."""
    actors: tuple[int, ...]
    """The seats that may act now."""

    @property
    @abstractmethod
    def position(self) -> View:
        """The position, including what is hidden."""

    @abstractmethod
    def view(self, seat: int = SPECTATOR) -> View:
        """Return the position as a seat may know it."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[int, ...]:
        """Return the legal actions of a seat."""

    @abstractmethod
    def speaker(self, language: str) -> Callable[[Phrase], str]:
        """Return a function that puts phrases into a language."""

    def draw(self, seat: int | None = SPECTATOR, *, tall: bool = False) -> Scene:
        """Return the picture before its labels are translated; without a seat, it shows what is hidden."""
        if self.game.scene is None:
            raise SnowboundError(f"{self.game.id} has no pictures")
        if seat is None:
            drawn = self.game.scene(self.position, SPECTATOR, tall)
        else:
            drawn = self.game.scene(self.view(seat), seat, tall)
        drawn.colours = list(self.colours)
        return drawn

    def scene(self, seat: int | None = SPECTATOR, language: str = "en", *, tall: bool = False) -> Scene:
        """Return the picture that a seat or a spectator sees; without a seat, it shows what is hidden."""
        return worded(settled(self.draw(seat, tall=tall)), self.speaker(language))

    def offers(self, seat: int, language: str = "en", *, tall: bool = False) -> Offers:
        """Return what a seat can click in its picture now."""
        legal = self.legal(seat) if seat in self.actors else ()
        return offers(worded(self.draw(seat, tall=tall), self.speaker(language)), legal)

    def svg(self, seat: int | None = SPECTATOR, language: str = "en", *, tall: bool = False) -> str:
        """Return the picture as an SVG file; what the seat may click is highlighted."""
        from .picture import art_of, svg

        offered = self.offers(seat, language, tall=tall) if seat is not None and seat != SPECTATOR else None
        return svg(self.scene(seat, language, tall=tall), art_of(self.game.folder), offered)

    def _repr_svg_(self) -> str:
        return self.svg()

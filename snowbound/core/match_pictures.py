"""The pictures of a match: sprites for a client, or an SVG file for a document or a notebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

import numpy as np

from .contract import CHANCE, MOST_REACHED, SPECTATOR
from .errors import SnowboundError
from .explanation import CitedRule, Explanation, labelled
from .frozen import FrozenView
from .game import Game
from .kernels import Kernels, Plain
from .record import View
from .scene import Offers, Route, Scene, offers, settled, worded, worded_offers
from .words import Phrase


class MatchPictures(ABC):
    """Draws a game at a position, as each seat may see it. `Match` is one."""

    game: Game
    colours: tuple[str, ...]
    """The colours of the players, by seat."""
    actors: tuple[int, ...]
    """The seats that may act now."""
    _run: Kernels | Plain

    @abstractmethod
    def seen(self, seat: int | None = SPECTATOR) -> FrozenView:
        """Return the position as a viewer sees it, made once per viewer; None sees everything."""

    @abstractmethod
    def view(self, seat: int = SPECTATOR) -> View:
        """Return the position as a seat may know it."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[int, ...]:
        """Return the legal actions of a seat."""

    @abstractmethod
    def describe(self, seat: int, action: int, language: str = "en") -> str:
        """Return the name of an action of a seat that may act."""

    @abstractmethod
    def forbidden_by(self, seat: int, actions: Iterable[int]) -> list[str]:
        """Return the rules that forbid these illegal actions to an acting seat, from its view."""

    @abstractmethod
    def speaker(self, language: str) -> Callable[[Phrase], str]:
        """Return a function that puts phrases into a language."""

    def draw(self, seat: int | None = SPECTATOR, *, tall: bool = False) -> Scene:
        """Return the picture before its labels are translated; without a seat, it shows what is hidden."""
        if self.game.scene is None:
            raise SnowboundError(f"{self.game.id} has no pictures")
        drawn = self.game.scene(self.seen(seat), SPECTATOR if seat is None else int(seat), tall)
        drawn.colours = list(self.colours)
        return drawn

    def scene(self, seat: int | None = SPECTATOR, language: str = "en", *, tall: bool = False) -> Scene:
        """Return the picture that a seat or a spectator sees; without a seat, it shows what is hidden."""
        return worded(settled(self.draw(seat, tall=tall)), self.speaker(language))

    def offers(self, seat: int, language: str = "en", *, tall: bool = False) -> Offers:
        """Return what a seat can click in its picture now."""
        legal = self.legal(seat) if seat in self.actors else ()
        found = offers(self.draw(seat, tall=tall), legal, self.routes(seat, tall=tall))
        return worded_offers(found, self.speaker(language))

    def routes(self, seat: int, *, tall: bool = False) -> list[Route]:
        """Return the rows of actions that one click can play for a seat."""
        if self.game.routes is None or seat not in self.actors:
            return []
        out = np.zeros(MOST_REACHED, np.int64)
        number = self._run.reach(self.view(seat).states, 0, seat, out)
        return self.game.routes(self.seen(seat), int(seat), tall, out[:number].tolist())

    def why(
        self, seat: int, sprite: str, language: str = "en", *, tall: bool = False, drawn: Scene | None = None
    ) -> Explanation:
        """Explain why a seat cannot choose something in its picture now, and what it can do instead.

        Everything comes from the seat's view. `drawn` is the picture, if it is not the current one.
        """
        scene = self.draw(seat, tall=tall) if drawn is None else drawn
        found, say = labelled(scene, sprite), self.speaker(language)
        label = say(found.label) if isinstance(found.label, Phrase) else found.label
        answer = Explanation(label, tuple(actor for actor in self.actors if actor != CHANCE))
        if seat not in answer.actors:
            return answer
        legal = self.legal(seat)
        meant = [action for action in legal if action in found.actions]
        if not meant:
            cited = dict.fromkeys(self.forbidden_by(seat, found.actions))
            answer.rules = [CitedRule(rule, say(Phrase(rule))) for rule in cited]
        answer.instead = {action: self.describe(seat, action, language) for action in meant or legal}
        answer.sprites = list(offers(scene, answer.instead).actions)
        return answer

    def svg(self, seat: int | None = SPECTATOR, language: str = "en", *, tall: bool = False) -> str:
        """Return the picture as an SVG file; what the seat may click is highlighted."""
        from .picture import art_of, svg

        offered = self.offers(seat, language, tall=tall) if seat is not None and seat != SPECTATOR else None
        return svg(self.scene(seat, language, tall=tall), art_of(self.game.folder), offered)

    def _repr_svg_(self) -> str:
        return self.svg()

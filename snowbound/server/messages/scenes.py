"""Pictures of a table for one viewer: whole scenes, and patches from one event to the next.

The game's `scene` draws them from the viewer's own view, so they cannot show anything hidden.
"""

from __future__ import annotations

from snowbound.core import scene as scenes
from snowbound.core.contract import SPECTATOR
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.scene import Offers, Patch, Scene

from ..tables.pending import PriorPosition
from ..tables.table import TableState


class SceneRenderer:
    """Draws a table for a seat, for a spectator, or with everything visible (None)."""

    def __init__(self, viewer: int | None, language: str, tall: bool) -> None:
        self.viewer = viewer
        self.language = language
        self.tall = tall

    def scene(self, match: Match) -> Scene | None:
        """Return the current picture."""
        return match.scene(self.viewer, self.language, tall=self.tall) if match.game.scene is not None else None

    def patch_of(self, match: Match, prior: PriorPosition) -> Patch | None:
        """Return how an event changed the picture."""
        before = match.at(prior.index, prior.position)
        after = match.at(prior.index, prior.position)
        after.play(*prior.event)
        if prior.assumed is not None:
            after.play(*prior.assumed)
        return self.patch_between(before, after)

    def patch_between(self, before: Match, after: Match) -> Patch | None:
        """Return the patch that turns one picture into the other."""
        if before.game.scene is None:
            return None
        old, new = (scenes.settled(match.draw(self.viewer, tall=self.tall)) for match in (before, after))
        return scenes.worded_patch(scenes.patch(old, new), after.speaker(self.language))

    def offers(self, match: Match, actions: tuple[int, ...]) -> Offers | None:
        """Return what can be clicked in the picture."""
        if match.game.scene is None or not actions:
            return None
        drawn = match.draw(self.viewer, tall=self.tall)
        offered = scenes.offers(drawn, actions)
        return Offers(actions=offered.actions, targets=scenes.in_words(offered.targets, match.speaker(self.language)))


def previewed_patch(table: TableState, seat: int, action: int, renderer: SceneRenderer) -> Patch | None:
    """Return what a legal action would change in the picture, or None if that is not certain."""
    assert table.shown is not None and seat != SPECTATOR
    match = table.shown
    if match.reveals(Event(seat, action)):
        return None
    after = match.at(len(match.events), match.bytes())
    after.play(seat, action)
    return renderer.patch_between(match, after)

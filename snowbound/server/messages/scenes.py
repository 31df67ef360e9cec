"""Pictures of a table for one viewer: whole scenes, and patches from one event to the next.

The game's `scene` draws them from the viewer's own view, so they cannot show anything hidden.
"""

from __future__ import annotations

from snowbound.core import scene as scenes
from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.scene import Offers, Patch, Scene

from ..tables.table import TableState
from . import wire

MOST_KEPT = 1024
"""Pictures that are kept, enough for the next move at some hundred tables.

The picture after an event is the one before the next event, and the one whose offers are sent.
"""


class SceneRenderer:
    """Draws a table for a seat, for a spectator, or with everything visible (None)."""

    def __init__(self, viewer: int | None, language: str, tall: bool) -> None:
        self.viewer = viewer
        self.language = language
        self.tall = tall

    def scene(self, match: Match) -> Scene | None:
        """Return the current picture."""
        if match.game.scene is None:
            return None
        return scenes.worded(scenes.settled(self.drawn(match)), match.speaker(self.language))

    def patch_between(self, before: Match, after: Match) -> Patch | None:
        """Return the patch that turns one picture into the other."""
        if before.game.scene is None:
            return None
        if before.seen(self.viewer).bytes == after.seen(self.viewer).bytes:
            return Patch()  # this viewer sees nothing of it
        change = scenes.patch(self.drawn(before), self.drawn(after))
        return scenes.worded_patch(change, after.speaker(self.language))

    def drawn(self, match: Match) -> Scene:
        """Return the picture before its labels are translated; the latest ones are kept, and nobody may change them."""
        key = (
            match.game.id,
            match.game.board_key,
            match.seen(self.viewer).bytes,
            self.viewer,
            self.tall,
            match.colours,
        )
        if (found := _latest.get(key)) is None:
            found = _latest[key] = match.draw(self.viewer, tall=self.tall)
            if len(_latest) > MOST_KEPT:
                del _latest[next(iter(_latest))]
        return found

    def offers(self, match: Match, actions: tuple[int, ...], *, with_routes: bool) -> Offers | None:
        """Return what can be clicked in the picture."""
        if match.game.scene is None or not actions:
            return None
        routes = match.routes(self.viewer, tall=self.tall) if with_routes and self.viewer is not None else []
        offered = scenes.offers(self.drawn(match), actions, routes)
        return scenes.worded_offers(offered, match.speaker(self.language))


_latest: dict[tuple[str, str, bytes, int | None, bool, tuple[str, ...]], Scene] = {}
"""The latest pictures, the oldest first: views with the same bytes look alike."""


def preview(table: TableState, command: wire.Preview, renderer: SceneRenderer | None) -> wire.PreviewResult:
    """Return what a legal action would change in the picture, if that is certain, and whether it could be taken back.

    A game may have previews of its own, which it draws from the seat's view.
    """
    match, seat, action = table.shown, command.seat, command.action
    assert match is not None and seat != SPECTATOR
    answer = wire.PreviewResult(table=command.table, seat=seat, action=action, final=True, key=command.key)
    after: Match | None = None
    if not match.reveals(Event(seat, action)):
        after = match.at(len(match.events), match.bytes())
        after.play(seat, action)
        answer.final = after.actors in {(), (CHANCE,)}  # the game ends, or chance acts at once
    if renderer is not None and match.game.preview is not None:
        foreseen = match.game.preview(match.view(seat), seat, action, renderer.tall)
        say = match.speaker(renderer.language)
        answer.scene = Patch(sprites=scenes.in_words(foreseen, say)) if foreseen else None
    elif renderer is not None and after is not None:
        answer.scene = renderer.patch_between(match, after)
    return answer

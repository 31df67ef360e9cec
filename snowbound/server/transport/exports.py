"""Replays as files to share: an animated SVG and a text. They show exactly what the replay shows."""

from __future__ import annotations

from aiohttp.web import Response

from snowbound.core.retelling import Retelling, RetoldEvent, player_names
from snowbound.core.scene import Patch

from ..messages import views
from ..tables.table import TableState

TYPES = {"svg": "image/svg+xml", "txt": "text/plain", "jsonl": "application/jsonl"}
"""The type of a file by its ending."""


def film(table: TableState, lens: str, preferences: views.Preferences) -> Response:
    """Return a game as an animated SVG file; without a wish for another screen, for a wide one."""
    screen = "wide" if preferences.scenes == "none" else preferences.scenes
    return download(table, _retold(table, lens, preferences._replace(scenes=screen)).film(), "svg")


def story(table: TableState, lens: str, preferences: views.Preferences) -> Response:
    """Return a game as a text file."""
    return download(table, _retold(table, lens, preferences._replace(scenes="none")).story(), "txt")


def download(table: TableState, text: str, ending: str) -> Response:
    """Return a text as a file that browsers save."""
    headers = {"content-disposition": f'attachment; filename="{table.game.id}-{table.id}.{ending}"'}
    return Response(body=text.encode(), content_type=TYPES[ending], charset="utf-8", headers=headers)


def _retold(table: TableState, lens: str, preferences: views.Preferences) -> Retelling:
    """Return what the replay shows. The replay refuses what the viewer may not see."""
    shown, language = views.replay(table, lens, preferences, False), preferences.language
    if table.match is None:
        raise views.NotYet("the game has not started")
    return Retelling(
        table.game,
        language,
        player_names(table.game, table.agreement.players, table.names, language),
        [RetoldEvent(step.told.facts, step.scene or Patch()) for step in shown.steps],
        shown.scene,
        shown.reckoning,
        shown.points,
        shown.places,
    )

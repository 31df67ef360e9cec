"""Answers to a viewer who points at something in the picture that is not on offer."""

from __future__ import annotations

from ..tables.draft import TableError
from ..tables.table import TableState
from . import wire
from .scenes import SceneRenderer
from .views import Preferences


def explanation(table: TableState, command: wire.AskWhy, preferences: Preferences) -> wire.Explained:
    """Return why a viewer cannot choose a sprite, from the viewer's own view."""
    match, seat = table.shown, command.seat
    if match is None:
        raise TableError(f"the game at table {table.id} has not started")
    renderer = SceneRenderer(seat, preferences.language, preferences.scenes == "tall")
    index = table.hidden_choice(seat)
    # Before a hidden choice is revealed, the board offers what the seat may choose instead of it.
    asked = match if index is None else table.before(index)
    found = asked.why(seat, command.sprite, preferences.language, drawn=renderer.drawn(match))
    return wire.Explained(
        table=table.id,
        seat=seat,
        sprite=command.sprite,
        label=found.label,
        actors=list(table.questions),
        rules=found.rules,
        instead=list(found.instead.values()),
        sprites=found.sprites,
        key=command.key,
    )

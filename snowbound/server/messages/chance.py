"""The messages about a table's chance: how its numbers are collected, and the receipt after the game."""

from __future__ import annotations

from snowbound.core.contract import CHANCE

from ..tables import drawing
from ..tables.draft import TableError
from ..tables.finished import receipt_of
from ..tables.table import TableState
from . import wire


def drawing_info(table: TableState) -> wire.DrawingInfo | None:
    """Return how far the collection of the players' numbers is, or None if there is none."""
    if table.drawing is None:
        return None
    waiting = table.unpledged or table.unrevealed
    return wire.DrawingInfo(waiting, drawing.due(table), not table.unpledged, table.attempt)


def receipt(table: TableState) -> wire.ChanceReceipt:
    """Return the receipt of a finished game, with the outcomes that were possible at each draw."""
    if table.lesson is not None:
        raise TableError(f"table {table.id} was a lesson, whose chance followed a script: it has no receipt")
    stored = receipt_of(table)
    shown = wire.ChanceReceipt(
        table=stored.table,
        commitment=stored.commitment,
        seed=stored.seed,
        contributions=list(stored.contributions),
        pledges=list(stored.pledges),
        without=list(stored.without),
        attempt=stored.attempt,
        draws=[],
    )
    if table.match is None:
        return shown
    match = table.at_start()
    for number, event in enumerate(table.match.events):
        if event.seat == CHANCE and match.actors == (CHANCE,):
            weights = dict(sorted(match.chances().items()))
            shown.draws.append(wire.ChanceDraw(number, event.action, list(weights), list(weights.values())))
        match.happen(event)
    return shown

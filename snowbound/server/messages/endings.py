"""How a game ends, for messages: places, reasons, and the absences because of which it may be claimed."""

from __future__ import annotations

from snowbound.core.claim import reasons
from snowbound.core.facts import ToldFact
from snowbound.core.match import Match
from snowbound.core.retelling import player_names

from ..tables import claims
from ..tables.table import TableState
from . import wire


def places(table: TableState, match: Match) -> list[int]:
    """Return the place of each seat at the end of the game."""
    return list(match.result.places if table.claim is None else table.claim.places)


def reckoning(table: TableState, match: Match, viewer: int | None, language: str) -> list[ToldFact]:
    """Return why the round or the game ended, and what each player has."""
    if table.claim is None:
        return match.reckoning(viewer, language)
    return reasons(table.claim, player_names(table.game, match.players, table.names, language), language)


def absences(table: TableState) -> list[wire.AbsenceInfo]:
    """Return the seats that stand-ins play while the game goes on, and when the others may claim it."""
    if table.is_over:
        return []
    return [
        wire.AbsenceInfo(seat, claims.missed(table, seat), claims.MISSED, absence.since + claims.ABSENCE)
        for seat, absence in table.absences.items()
    ]

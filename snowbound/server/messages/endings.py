"""How a game ends, for messages: places, reasons, and the absences because of which it may be claimed."""

from __future__ import annotations

from snowbound.core.claim import reasons
from snowbound.core.facts import ToldFact
from snowbound.core.log import ClaimedResult
from snowbound.core.match import Match
from snowbound.core.retelling import player_names

from ..tables import claims
from ..tables.table import TableState
from . import wire


def places(match: Match, claim: ClaimedResult | None) -> list[int]:
    """Return the place of each seat at the end of the game."""
    return list(match.result.places if claim is None else claim.places)


def reckoning(match: Match, claim: ClaimedResult | None, viewer: int | None, language: str) -> list[ToldFact]:
    """Return why the round or the game ended, and what each player has."""
    if claim is None:
        return match.reckoning(viewer, language)
    return reasons(claim, player_names(match.game, match.players, match.names, language), language)


def absences(table: TableState) -> list[wire.AbsenceInfo]:
    """Return the seats that stand-ins play while the game goes on, and when the others may claim it."""
    if table.is_over:
        return []
    return [
        wire.AbsenceInfo(seat, claims.missed(table, seat), claims.MISSED, absence.since + claims.ABSENCE)
        for seat, absence in table.absences.items()
    ]

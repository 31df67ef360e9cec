"""The log of a finished game, as players download it."""

from __future__ import annotations

from dataclasses import replace

from snowbound.core.log import Log, Receipt

from .table import TableState


def log_of(table: TableState) -> Log:
    """Return the log of a finished game: names, the player of each event, the receipt of its chance, and a claim."""
    assert table.is_revealed, "the seed is secret until the game is over"
    agreed = table.agreement
    contributions = tuple(seat.contribution for seat in table.seats)
    receipt = Receipt(agreed.id, agreed.commitment, agreed.seed, contributions)
    by = tuple(None if play.by == "chance" else play.by for play in table.plays)
    if table.match is None:
        log = Log(agreed.game, agreed.rules, agreed.players, agreed.options, table.past or (), names=table.names)
    else:
        log = table.match.log
    return replace(log, played_by=by, receipt=receipt, claim=table.claim)

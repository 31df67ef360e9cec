"""The log of a finished game, as players download it."""

from __future__ import annotations

from dataclasses import replace

from snowbound.core.log import Log, Receipt

from .table import TableState


def receipt_of(table: TableState) -> Receipt:
    """Return what the outcomes of chance follow from."""
    assert table.is_revealed, "the seed is secret until the game is over"
    seats = table.seats
    pledges = tuple(seat.pledge for seat in seats)
    return Receipt(
        table.id,
        table.commitment,
        table.seed,
        tuple(seat.contribution for seat in seats),
        pledges if any(pledges) else (),
        tuple(number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.contribution),
        table.attempt,
    )


def log_of(table: TableState) -> Log:
    """Return the log of a finished game: names, the player of each event, the receipt of its chance, and a claim.

    A lesson has no receipt, because its chance followed a script.
    """
    agreed, receipt = table.agreement, None if table.lesson is not None else receipt_of(table)
    by = tuple(None if play.by == "chance" else play.by for play in table.plays)
    if table.match is None:
        log = Log(agreed.game, agreed.rules, agreed.players, agreed.options, table.past or (), names=table.names)
        log = replace(log, board=agreed.board)
    else:
        log = table.match.log
    return replace(log, played_by=by, receipt=receipt, claim=table.claim)

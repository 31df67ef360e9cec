"""Tables of older editions of the rules: those that can no longer be replayed, and rematches by the current rules.

A table of an edition that the game still knows is played on as usual (`Game.editions`). If its log can no longer be
replayed, the table is closed. Its log stays as it is, so an older server could still play it.
"""

from __future__ import annotations

from collections.abc import Sequence

from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game, Value
from snowbound.core.log import Event

from .pending import Play
from .records import Agreement, LogRecord, Seat, Status
from .table import TableState

SEATING = frozenset(
    {"lesson", "sit", "stand", "contribute", "pledge", "reveal", "recommit"}
    | {"away", "back", "leave", "claim", "end", "rematch"}
)
"""Kinds of records that can be applied without a position."""


class OldEdition(SnowboundError):
    """The server no longer knows the edition of the rules by which the table was played."""

    code = "old-edition"

    def __init__(self, table: str) -> None:
        super().__init__(
            f"the game at table {table} was played by an older edition of the rules that this server no longer knows; "
            "the table is closed"
        )


def closed_table(agreement: Agreement, game: Game, records: Sequence[LogRecord], status: Status) -> TableState:
    """Return the state of a table whose log cannot be replayed: who sat where, and no position.

    `status` is the one that the table had. The events of a finished game are kept for its log.
    """
    table = TableState(agreement, game, compiled=False)
    events: list[Event] = []
    for record in records:
        _apply(table, events, record)
        table.seq = record.seq
        if record.key is not None:
            table.keys[record.key] = record
    finished = status == "over" or table.status == "closed"
    table.past = tuple(events) if finished and events else None
    table.status = "over" if status == "over" else "closed"
    table.reason = "edition"
    return table


def _apply(table: TableState, events: list[Event], record: LogRecord) -> None:
    """Apply a record without playing it."""
    if record.kind == "move":
        assert record.seat is not None and record.action is not None and record.by is not None
        events.append(Event(record.seat, record.action))
        table.plays.append(Play(record.seq, record.by))
    elif record.kind == "undo":
        kept = [*range(record.more["first"]), *record.more["keep"]]
        events[:] = [events[n] for n in kept]
        table.plays = [table.plays[n] for n in kept]
    elif record.kind in {"prepare", "start"}:
        for seat, level in record.more["bots"].items():
            table.seats[int(seat)] = Seat("bot", "", level)
    elif record.kind in SEATING:
        getattr(table, f"_{record.kind}")(record)


def current_options(game: Game, agreed: Agreement) -> dict[str, Value]:
    """Return the options of a table for a rematch by the current edition of the rules.

    Rulings of the table's own edition give way to the current ones, and so do options that the game no longer has.
    """
    if agreed.rules == game.version:
        return dict(agreed.options)
    rulings = game.editions.get(agreed.rules, {})
    allowed = {option.name: option for option in game.options}
    kept = {
        name: value
        for name, value in agreed.options.items()
        if name in allowed and rulings.get(name) != value and allowed[name].encode(value, agreed.players) is not None
    }
    return game.complete(kept, agreed.players)

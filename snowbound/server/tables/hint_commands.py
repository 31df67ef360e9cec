"""Hints at a table: who may take them, and the record that somebody has taken one.

Everyone at the table is told who has taken a hint, and not what it says. That happens before the hint is worked out, so
its time tells nothing about hidden cards. A hint for a further hidden step of the same turn is not announced again, so
that nobody can count such steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.option import SeatSet

from . import quotas
from .commands import must_not_be_over
from .draft import Draft, TableError
from .pending import Question, TableHints
from .records import HintsFor, LogRecord, Seat, Visibility

YOUNG = "young"
"""The option of a game that says where young players sit, if it has one."""


class NoHints(SnowboundError):
    """Hints are not allowed for this player or at this table."""

    code = "no-hints"


def allowed_hints(
    who: HintsFor,
    young: Sequence[int],
    *,
    game: Game,
    options: Mapping[str, object],
    visibility: Visibility,
    seats: Sequence[Seat],
) -> TableHints:
    """Return who may take hints at a new table. Raise NoHints if strangers can sit down there."""
    if who != "off" and visibility == "public" and any(seat.kind == "open" and not seat.guest for seat in seats):
        raise NoHints(
            "hints are off at tables in the lobby, where strangers sit down: create the table by invitation, or "
            "without open seats"
        )
    if any(seat >= len(seats) for seat in young):
        raise NoHints(f"young players sit in seats 0 to {len(seats) - 1}")
    if any(option.name == YOUNG and isinstance(option, SeatSet) for option in game.options):
        chosen = int(str(options[YOUNG]))
        young = [seat for seat in range(len(seats)) if chosen >> seat & 1]
    return TableHints(who, sorted({*young}))


def first_record(hints: TableHints, number: int, at: int) -> list[LogRecord]:
    """Return the record of a new table that says who may take hints; none if nobody may."""
    more = {"who": hints.who, "young": hints.young}
    return [LogRecord(number, "hints", at, more=more)] if hints.who != "off" else []


def take_hint(draft: Draft, seat: int) -> Question:
    """Record that a player takes a hint, and return the question that it is for."""
    table = draft.table
    must_not_be_over(table)
    if not table.hints.is_for(seat):
        raise NoHints(f"hints at table {table.id} are {_described(table.hints.who)}")
    question = table.questions.get(seat)
    if question is None or table.wait is not None:
        raise TableError(f"seat {seat} at table {table.id} has nothing to decide now: ask for a hint on your turn")
    if table.hints.taken.get(seat) != question.began:
        quotas.check(table, table.seats[seat].guest, "hint")
        draft.add("hint", seat, began=question.began)
    return question


def _described(who: HintsFor) -> str:
    return "for young players only" if who == "young" else "off"

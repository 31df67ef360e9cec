"""Absent people: when the others may claim the game, and how they do.

Against somebody who is gone, the others play on against the stand-in. When it has made a few decisions in a row and
the absence has lasted a while, they may also claim: the game ends, the absent person is last, and the others are ranked
by their current standing. Everything follows from the records and their times.
"""

from __future__ import annotations

from snowbound.core.claim import claim as claimed

from .clocks import SECOND
from .commands import must_not_be_over
from .draft import Draft, TableError
from .records import LogRecord
from .table import TableState

MISSED = 3
"""Decisions in a row that the stand-in must have made."""

ABSENCE = 600 * SECOND
"""Milliseconds that the absence must have lasted."""


def missed(table: TableState, seat: int) -> int:
    """Return how many decisions the stand-in of a seat has made since its person went away, up to MISSED.

    Steps that the others are not told of do not count.
    """
    absence, match = table.absences.get(seat), table.match
    if absence is None or match is None:
        return 0
    count = 0
    for play, event in zip(reversed(table.plays), reversed(match.events), strict=True):
        if play.number < absence.number or count == MISSED:
            break
        count += event.seat == seat and play.by == "stand-in" and not play.silent
    return count


def may_be_claimed(table: TableState, seat: int, now: int) -> bool:
    """Whether the person of a seat has been absent for so long that the others may claim the game."""
    absence = table.absences.get(seat)
    return absence is not None and now - absence.since >= ABSENCE and missed(table, seat) == MISSED


def claim(draft: Draft, guest: str, seat: int) -> LogRecord:
    """End the game: those who have been absent for too long are last, the others are ranked by their standing."""
    table = draft.table
    must_not_be_over(table)
    _refuse(draft, guest, seat)
    absent = [n for n, other in enumerate(table.seats) if other.guest != guest and may_be_claimed(table, n, draft.now)]
    assert table.match is not None
    result = claimed(table.match, absent)
    return draft.add("claim", seat, guest=guest, absent=list(result.absent), places=list(result.places))


def _refuse(draft: Draft, guest: str, seat: int) -> None:
    """Raise TableError unless the guest may claim the game because of this seat."""
    table = draft.table
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person" or table.seats[seat].guest == guest:
        raise TableError(f"seat {seat} at table {table.id} is no other person's: there is nothing to claim")
    absence = table.absences.get(seat)
    if absence is None:
        raise TableError(f"the person in seat {seat} at table {table.id} is not away, so the game cannot be claimed")
    if may_be_claimed(table, seat, draft.now):
        return
    rest = max(0, absence.since + ABSENCE - draft.now)
    raise TableError(
        f"the game at table {table.id} cannot be claimed yet: the stand-in of seat {seat} has made "
        f"{missed(table, seat)} of {MISSED} decisions in a row, and {-(-rest // SECOND)} of {ABSENCE // SECOND} "
        "seconds of absence are left"
    )

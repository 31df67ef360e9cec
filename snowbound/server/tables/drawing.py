"""Before the game: the players' numbers are collected, so that nobody can choose the outcomes of chance.

The order is what makes it fair. The server's commitment is public first. Then each client that contributes sends the
hash of a number, its pledge. When all pledges are there, the clients reveal their numbers, and the game starts. So the
seed and every number are fixed before anybody knows another player's number (docs/fair-chance.md).

Somebody who does not answer in time, such as a sleeping phone, is left out: the table starts over with a new
commitment and new numbers of the others. After two new starts the game begins without numbers, and the receipt says so.
"""

from __future__ import annotations

import hmac

from . import waits
from .chance_receipt import BadContribution, check_number, pledge_of
from .clocks import SECOND
from .draft import Draft, TableError
from .table import TableState

ANSWER_TIME = 20 * SECOND
"""Milliseconds to send a pledge, and then to reveal the number."""

MOST_NEW_STARTS = 2


def begin(draft: Draft, level: int) -> None:
    """Start the game with bots of this level in the open seats, as soon as the players' numbers are there."""
    table = draft.table
    must_be_open(table)
    bots = {str(n): level for n, seat in enumerate(table.seats) if seat.kind == "open"}
    if any(seat.contributes for seat in table.seats):
        draft.add("prepare", bots=bots)
        _go_on(draft)
    else:
        draft.add("start", bots=bots)
        waits.settle(draft)


def pledge(draft: Draft, guest: str, commitment: str, hashed: str) -> None:
    """Fix a player's number by its hash, for all the player's seats. It belongs to one commitment of the server."""
    table = draft.table
    _must_not_have_started(table)
    if not hmac.compare_digest(commitment.encode(), table.commitment.encode()):
        raise TableError(f"table {table.id} has the commitment {table.commitment}, not the one that the pledge is for")
    if len(check_number(hashed)) != len(table.commitment):
        raise BadContribution(f"a pledge is the SHA-256 of a number in hexadecimal, not {hashed!r}")
    if table.drawing is not None and not table.unpledged:
        raise TableError(f"table {table.id} has all pledges: from now on, numbers are revealed")
    if any(table.seats[seat].pledge for seat in table.seats_of(guest)):
        raise TableError(f"your number at table {table.id} is already fixed by the pledge that you have sent")
    draft.add("pledge", guest=guest, pledge=hashed)
    _go_on(draft)


def reveal(draft: Draft, guest: str, number: str) -> None:
    """Reveal a player's number, after everyone has pledged. When all are there, the game starts."""
    table = draft.table
    _must_not_have_started(table)
    seats = [table.seats[seat] for seat in table.seats_of(guest) if table.seats[seat].pledge]
    if table.drawing is None or table.unpledged:
        raise TableError(f"keep your number secret: table {table.id} still waits for pledges")
    if not seats or pledge_of(check_number(number)) != seats[0].pledge:
        raise BadContribution(f"this number does not belong to your pledge at table {table.id}")
    if not seats[0].contribution:
        draft.add("reveal", guest=guest, contribution=number)
        _go_on(draft)


def start_over_if_due(draft: Draft) -> None:
    """Leave out those who did not answer in time, and start over with a new commitment."""
    table = draft.table
    if table.drawing is None or draft.now < due(table):
        return
    late = table.unpledged or table.unrevealed
    is_last = table.attempt == MOST_NEW_STARTS
    draft.add("recommit", without=[n for n, seat in enumerate(table.seats) if seat.contributes] if is_last else late)
    _go_on(draft)


def due(table: TableState) -> int:
    """Return when those who have not answered are left out."""
    assert table.drawing is not None
    return table.drawing + ANSWER_TIME


def must_be_open(table: TableState) -> None:
    """Raise TableError unless people can still take and leave seats."""
    _must_not_have_started(table)
    if table.drawing is not None:
        raise TableError(f"the game at table {table.id} is about to start: the players' numbers are being collected")


def _must_not_have_started(table: TableState) -> None:
    if table.status != "open":
        raise TableError(f"the game at table {table.id} has already started: its status is {table.status}")


def _go_on(draft: Draft) -> None:
    """Start the game if every number is there."""
    table = draft.table
    if table.drawing is not None and not table.unpledged and not table.unrevealed:
        draft.add("start", bots={})
        waits.settle(draft)

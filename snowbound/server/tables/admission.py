"""Before the game: the owner of a table accepts, refuses and removes people."""

from __future__ import annotations

from snowbound.core.errors import SnowboundError

from . import quotas
from .draft import Draft, TableError
from .drawing import must_be_open
from .pending import SeatRequest
from .table import TableState

MOST_REQUESTS = 20
"""Most people who may ask for a seat at the same table at the same time."""


class Removed(SnowboundError):
    """The owner of the table has removed or refused the guest."""

    code = "removed"


def must_not_be_removed(table: TableState, guest: str) -> None:
    """Raise Removed if the owner has removed or refused this guest."""
    if guest in table.admission.removed:
        raise Removed(
            f"you cannot take a seat at table {table.id} unless its owner allows it; other tables are in the lobby"
        )


def needs_approval(table: TableState, guest: str, seat: int) -> bool:
    """Whether a guest must ask before taking this seat: it is not reserved for them, and the table is not theirs."""
    return table.admission.approval and guest != table.agreement.owner and table.seats[seat].guest != guest


def request(
    draft: Draft, guest: str, name: str, seat: int | None, *, contributes: bool, colour: str, key: str | None
) -> None:
    """Ask the owner for a seat."""
    table = draft.table
    if guest in table.admission.requests:
        raise TableError(f"you have already asked for a seat at table {table.id}: its owner will answer")
    if table.seats_of(guest):
        raise TableError(f"you already have a seat at table {table.id}: its owner decides who else sits down")
    if len(table.admission.requests) >= MOST_REQUESTS:
        raise TableError(f"{MOST_REQUESTS} people already ask for a seat at table {table.id}: try again later")
    quotas.check(table, guest, "request")
    draft.add("request", seat, key=key, guest=guest, name=name, contributes=contributes, colour=colour)


def withdraw(draft: Draft, guest: str) -> None:
    """No longer ask for a seat."""
    if guest in draft.table.admission.requests:
        draft.add("withdraw", guest=guest)


def refuse(draft: Draft, guest: str) -> None:
    """Refuse a guest who asks for a seat. They cannot ask again."""
    must_be_open(draft.table)
    request_of(draft.table, guest)
    draft.add("refuse", guest=guest)


def set_approval(draft: Draft, on: bool) -> None:
    """Decide whether people ask for a seat, or just sit down. Earlier requests stay open."""
    must_be_open(draft.table)
    if draft.table.admission.approval != on:
        quotas.check(draft.table, "", "approval")  # only the owner can do it
        draft.add("approval", on=on)


def remove(draft: Draft, seat: int) -> None:
    """Remove a person from all their seats. What they have pledged for the table's chance is dropped.

    While the numbers are collected, nobody can be removed: the game is about to start.
    """
    table = draft.table
    must_be_open(table)
    if seat >= len(table.seats) or not table.seats[seat].is_taken:
        raise TableError(f"nobody sits in seat {seat} at table {table.id}")
    person = table.seats[seat]
    if person.guest == table.agreement.owner:
        raise TableError(f"this is your own seat at table {table.id}: you can leave it")
    shut_out(draft, person.guest)


def shut_out(draft: Draft, guest: str) -> None:
    """Take a guest out of all their seats before the game. They cannot sit down again unless the owner allows it."""
    for own in draft.table.seats_of(guest):
        draft.add("remove", own, guest=guest, name=draft.table.seats[own].name)


def allow(draft: Draft, guest: str) -> None:
    """Let somebody sit at the table again."""
    must_be_open(draft.table)
    if guest in draft.table.admission.removed:
        draft.add("allow", guest=guest)


def request_of(table: TableState, guest: str) -> SeatRequest:
    """Return the request of a guest, or raise TableError if they do not ask for a seat."""
    if (found := table.admission.requests.get(guest)) is None:
        raise TableError(f"guest {guest} does not ask for a seat at table {table.id}; perhaps they no longer do")
    return found

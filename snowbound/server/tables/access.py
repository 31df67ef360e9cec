"""Who may watch a table and act for its seats."""

from __future__ import annotations

import hmac

from ..messages import wire
from ..storage.guests import Caller, NotAllowed
from .live_table import LiveTable


def require_access(caller: Caller, command: wire.TableCommand, live: LiveTable) -> None:
    """Raise NotAllowed if the caller may not watch the table."""
    if caller.is_program and caller.table != command.table:
        raise NotAllowed(f"this token is for table {caller.table}, not for {command.table}")
    agreed = live.table.agreement
    if agreed.visibility == "public":
        return
    known = caller.guest and (caller.guest == agreed.owner or any(s.guest == caller.guest for s in live.table.seats))
    invited = hmac.compare_digest(command.invitation.encode(), agreed.invitation.encode())
    if not (known or invited):
        raise NotAllowed(f"table {agreed.id} is by invitation only: use the link that you were given")


def require_seat(caller: Caller, command: wire.TableCommand, live: LiveTable) -> None:
    """Raise NotAllowed if the caller has no seat at the table."""
    require_access(caller, command, live)
    if not live.table.seats_of(caller.guest):
        raise NotAllowed(f"you have no seat at table {command.table}")


def require_own_seat(caller: Caller, command: wire.TableCommand, seat: int, live: LiveTable) -> None:
    """Raise NotAllowed unless the seat belongs to the caller."""
    is_own = live.table.is_seat_of(seat, caller.guest)
    if is_own and caller.seat is None:  # a player may always watch the table
        return
    require_access(caller, command, live)
    if not is_own or caller.seat != seat:
        own = [number for number in live.table.seats_of(caller.guest) if caller.seat in {None, number}]
        yours = f"yours: {', '.join(map(str, own))}" if own else "you have none"
        raise NotAllowed(f"seat {seat} at table {command.table} is not yours ({yours})")


def require_guest(caller: Caller) -> None:
    """Raise NotAllowed if the caller is no guest, or a program."""
    if not caller.guest or caller.is_program:
        raise NotAllowed("only guests may do this: give your name first (POST /api/guest)")


def acknowledged(caller: Caller, live: LiveTable, seq: int | None = None) -> wire.Ack:
    """Return the answer to a command, with the number by which the caller knows its record, or the latest one."""
    table = live.table
    return wire.Ack(table=table.id, number=table.number_for(caller.guest, table.seq if seq is None else seq))

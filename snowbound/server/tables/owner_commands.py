"""The commands of a table's owner before the game: who may sit down, and who may not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ..messages import wire
from ..storage.guests import Caller, NotAllowed
from . import admission, commands
from .access import require_guest
from .draft import Draft, TableError
from .keys import once
from .live_table import LiveTable
from .quotas import TooManySeats

if TYPE_CHECKING:
    from .authorization import Authorizer


def require_owner(caller: Caller, live: LiveTable) -> None:
    """Raise NotAllowed unless the caller has created the table."""
    if caller.is_program or not caller.guest or caller.guest != live.table.agreement.owner:
        raise NotAllowed(f"only the creator of table {live.table.id} may do this")


def require_host(caller: Caller, live: LiveTable) -> None:
    """Raise NotAllowed unless the caller has created the table, or plays there after its creator has left."""
    owner, people = live.table.agreement.owner, live.table.people
    is_host = bool(caller.guest) and (caller.guest == owner or (owner not in people and caller.guest in people))
    if caller.is_program or not is_host:
        raise NotAllowed("only the creator of the table may do this (or any player, if the creator has left)")


async def admit(authorizer: Authorizer, caller: Caller, command: wire.Admit) -> wire.Ack:
    """Accept or refuse somebody who asks for a seat."""
    live = await authorizer.visible(caller, command)
    require_host(caller, live)
    if not command.accept:
        return await _once(authorizer, caller, command, live, lambda draft: admission.refuse(draft, command.guest))
    try:
        async with authorizer.seat_limit.checked(command.guest, command.table):
            return await _once(authorizer, caller, command, live, lambda draft: commands.accept(draft, command.guest))
    except TooManySeats:  # the names of those tables are not for the owner of this one
        raise TableError(f"guest {command.guest} already sits at as many tables as this server allows") from None


async def withdraw(authorizer: Authorizer, caller: Caller, command: wire.Withdraw) -> wire.Ack:
    """No longer ask for a seat."""
    require_guest(caller)
    live = await authorizer.visible(caller, command)
    return await _once(authorizer, caller, command, live, lambda draft: admission.withdraw(draft, caller.guest))


async def approval(authorizer: Authorizer, caller: Caller, command: wire.Approval) -> wire.Ack:
    """Decide whether people ask for a seat."""
    live = await authorizer.visible(caller, command)
    require_owner(caller, live)
    return await _once(authorizer, caller, command, live, lambda draft: admission.set_approval(draft, command.on))


async def remove(authorizer: Authorizer, caller: Caller, command: wire.Remove) -> wire.Ack:
    """Remove a person from the table."""
    live = await authorizer.visible(caller, command)
    require_owner(caller, live)
    return await _once(authorizer, caller, command, live, lambda draft: admission.remove(draft, command.seat))


async def allow(authorizer: Authorizer, caller: Caller, command: wire.Allow) -> wire.Ack:
    """Let somebody sit at the table again."""
    live = await authorizer.visible(caller, command)
    require_owner(caller, live)
    return await _once(authorizer, caller, command, live, lambda draft: admission.allow(draft, command.guest))


async def _once(
    authorizer: Authorizer,
    caller: Caller,
    command: wire.TableCommand,
    live: LiveTable,
    change: Callable[[Draft], None],
) -> wire.Ack:
    await authorizer.execute_for(live, caller, once(caller, command, change))
    return authorizer.seat_ack(caller, live)


COMMANDS: dict[type, Callable[[Authorizer, Caller, Any], Awaitable[wire.Ack]]] = {
    wire.Admit: admit,
    wire.Withdraw: withdraw,
    wire.Approval: approval,
    wire.Remove: remove,
    wire.Allow: allow,
}
"""The function for each kind of command."""

"""A rematch: the same people play the same game again, at a new table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..messages import wire
from ..storage.guests import Caller
from . import commands
from .draft import Draft, TableError
from .hint_commands import first_record
from .live_table import LiveTable
from .old_editions import current_options
from .seating import seats_again

if TYPE_CHECKING:
    from .authorization import Authorizer


async def rematch(authorizer: Authorizer, caller: Caller, command: wire.Rematch) -> wire.Ack:
    """Create a table for the same game and people, or take a seat at it if somebody has created it."""
    live = await authorizer.seated(caller, command)
    if not live.table.is_over:  # unless it ended in another process a moment ago
        await authorizer.tables.catch_up(live)
    if not live.table.is_over:
        raise TableError(f"the game at table {live.table.id} is not over yet")
    if not live.table.rematch:
        return await _first(authorizer, caller, live, command)
    return await _join(authorizer, caller, live.table.rematch, command)


async def _first(authorizer: Authorizer, caller: Caller, live: LiveTable, command: wire.Rematch) -> wire.Ack:
    table, agreed, tables = live.table, live.table.agreement, authorizer.tables
    authorizer.boards.check(agreed.board)
    agreement = authorizer.agreement(
        caller,
        game=agreed.game,
        rules=table.game.version,
        options=current_options(table.game, agreed),
        timing=agreed.timing,
        stand_in=agreed.stand_in,
        visibility=agreed.visibility,
        board=agreed.board,
        seats=seats_again(table, (await authorizer.restrictions.of(caller.guest)).blocked),
    )
    first = first_record(table.hints, 1, agreement.created)
    key = f"rematch/{table.id}/{command.key}"
    new = await authorizer.create_once(caller, agreement, command.contributes, key, first)

    def announce(draft: Draft) -> None:
        if not draft.table.rematch:
            draft.add("rematch", table=new.table.id)

    await tables.execute(live, announce)
    if live.table.rematch != new.table.id:  # somebody else was faster: abandon our table
        await tables.execute(new, lambda draft: commands.leave(draft, caller.guest))
        return await _join(authorizer, caller, live.table.rematch, command)
    return authorizer.seat_ack(caller, new)


async def _join(authorizer: Authorizer, caller: Caller, id: str, command: wire.Rematch) -> wire.Ack:
    new = await authorizer.tables.find(id)
    async with authorizer.seat_limit.checked(caller.guest, id):
        while any(seat.kind == "open" and seat.guest == caller.guest for seat in new.table.seats):
            await authorizer.tables.execute(
                new,
                lambda draft: commands.sit(draft, caller.guest, caller.name, None, contributes=command.contributes),
            )
    return authorizer.seat_ack(caller, new)

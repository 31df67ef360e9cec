"""Reactions: a player shows everyone at the table a picture. They are not stored, and take no part in the game.

They need no lock of the table and no place in its log, so they never delay a move. What a player sends is limited per
person. Nobody is sent the reactions of somebody whom they have blocked or muted, and the sender is not told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..messages import wire
from ..storage.cluster import ClusterMessage
from ..storage.guests import Caller
from ..tables.access import require_guest
from ..tables.authorization import Authorizer
from .rate_limits import Buckets, TooFast

if TYPE_CHECKING:
    from ..storage.cluster import ClusterLink

PER_SECOND, AT_ONCE = 0.5, 3
PER_PERIOD, PERIOD = 30, 600
"""The limits per person: one every two seconds and three at once, and 30 in ten minutes."""


class Reactions:
    """Passes reactions on to everyone who watches the table, in all processes."""

    def __init__(self, authorizer: Authorizer) -> None:
        self.authorizer = authorizer
        self.tables = authorizer.tables
        self.restrictions = authorizer.restrictions
        self.cluster: ClusterLink | None = None
        self._quick = Buckets(PER_SECOND, AT_ONCE)
        self._long = Buckets(PER_PERIOD / PERIOD, PER_PERIOD)

    async def react(self, caller: Caller, command: wire.React) -> wire.Ack:
        """Show the picture of a player to everyone who watches. People react; programs and spectators do not."""
        require_guest(caller)
        await self.authorizer.own_seat(caller, command, command.seat)
        if not (self._quick.take(caller.guest) and self._long.take(caller.guest)):
            raise TooFast(
                f"you may react {AT_ONCE} times at once, then every {1 / PER_SECOND:g} seconds, "
                f"and {PER_PERIOD} times in {PERIOD // 60} minutes: wait a little"
            )
        await self.deliver(command.table, command.seat, caller.guest, command.picture)
        if self.cluster is not None:
            self.cluster.tell(
                ClusterMessage(
                    self.cluster.process,
                    "reaction",
                    command.table,
                    [caller.guest],
                    seat=command.seat,
                    picture=command.picture,
                )
            )
        return wire.Ack(table=command.table, key=command.key)

    async def deliver(self, table: str, seat: int, sender: str, picture: wire.ReactionPicture) -> None:
        """Send a reaction to everyone who watches the table in this process and wants to see it."""
        live = self.tables.live.get(table)
        if live is None:
            return
        watching = {listener for listener, _ in live.listeners if listener.wants_reactions}
        lists = await self.restrictions.of_all(listener.guest for listener in watching)
        message = wire.encode(wire.Reaction(table=table, seat=seat, picture=picture))
        for listener in watching:
            if sender not in lists[listener.guest].silenced:
                listener.push(message)

"""Changes of a guest that matter at once in every process: a new name, a ban, a purge, revoked cookies."""

from __future__ import annotations

from collections.abc import Callable

from snowbound.core.errors import SnowboundError

from ..storage.cluster import ClusterLink
from ..storage.guests import Caller, Guests
from ..tables.registry import LiveTables


class SignedOut(SnowboundError):
    """The guest was deleted, or the cookie was revoked."""

    code = "signed-out"

    def __init__(self) -> None:
        super().__init__("you are signed out: this guest was deleted, or its cookie was revoked")


class GuestChanges:
    """Applies the changes of guests in this process, and tells the other processes about them."""

    def __init__(self, guests: Guests, tables: LiveTables, cluster: ClusterLink | None) -> None:
        self.guests = guests
        self.tables = tables
        self.cluster = cluster
        self.refuse: Callable[[str], SnowboundError | None] = lambda guest: None  # why a guest may not play
        self.on_change: list[Callable[[str, Caller | None, SnowboundError], None]] = []
        if cluster is not None:
            cluster.on_guest = self.apply

    async def announce(self, guest: str) -> None:
        """Apply a change that was stored, here and in the other processes."""
        await self.apply(guest)
        if self.cluster is not None:
            await self.cluster.announce_guest(guest)

    async def apply(self, guest: str) -> None:
        """Apply a change that was stored: names at tables, and sockets of somebody who may not use them any more."""
        caller = await self.guests.find(guest, again=True)
        await self.tables.rename(guest, "" if caller is None else caller.name)
        refusal = self.refuse(guest)
        for callback in self.on_change:
            callback(guest, None if refusal is not None else caller, refusal or SignedOut())

"""Bans of guests and addresses, and the games that the host has switched off: kept in memory by every process."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.errors import SnowboundError

from ..storage import schema
from ..storage.database import Database
from ..tables.clocks import Now
from ..workers.games import OfferedGames

GAMES_OFF = "games-off"
"""The setting in the database that lists the games that are switched off, as JSON."""


class Banned(SnowboundError):
    """The guest or the address is banned."""

    code = "banned"


class Ban(NamedTuple):
    """A ban in memory."""

    reason: str
    expires: int | None


class Bans:
    """What the host has forbidden."""

    def __init__(self, database: Database, games: OfferedGames, now: Now) -> None:
        self.database = database
        self.games = games
        self.now = now
        self._guests: dict[str, Ban] = {}
        self._addresses: dict[str, Ban] = {}

    async def load(self) -> None:
        """Read everything from the database."""
        rows, off = await self.database.read(_read)
        self._guests = {row.guest: Ban(row.reason, row.expires) for row in rows if row.guest}
        self._addresses = {row.address: Ban(row.reason, row.expires) for row in rows if row.address}
        self.games.off = frozenset(off)

    def of_guest(self, guest: str) -> Banned | None:
        """Return why a guest may not use the server, or None."""
        return self._banned(self._guests.get(guest))

    def of_address(self, address: str) -> Banned | None:
        """Return why an address, as `network_of` gives it, may not use the server, or None."""
        return self._banned(self._addresses.get(address))

    def check(self, guest: str, address: str) -> None:
        """Raise Banned if the guest or the address is banned."""
        if (banned := self.of_address(address) or self.of_guest(guest)) is not None:
            raise banned

    def _banned(self, ban: Ban | None) -> Banned | None:
        if ban is None or (ban.expires is not None and ban.expires <= self.now()):
            return None
        hours = None if ban.expires is None else -(-(ban.expires - self.now()) // 3_600_000)
        lasts = "" if hours is None else f" for {hours} more hours" if hours < 48 else f" for {hours // 24} more days"
        return Banned(f"the host of this server has banned you{lasts}" + (f": {ban.reason}" if ban.reason else ""))


def _read(connection: Connection) -> tuple[list[Any], list[str]]:
    b, s = schema.bans, schema.settings
    off = connection.execute(sa.select(s.c.value).where(s.c.name == GAMES_OFF)).scalar()
    bans = connection.execute(sa.select(b.c.guest, b.c.address, b.c.reason, b.c.expires)).all()
    return list(bans), msgspec.json.decode(off or "[]", type=list[str])

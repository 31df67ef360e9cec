"""The host's commands, carried out. `snowbound admin`, the page `/admin` and the HTTP API share this implementation."""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import msgspec
import sqlalchemy as sa

from snowbound.core.errors import SnowboundError

from ..settings import Settings
from ..storage import purge, schema
from ..storage.cluster import ClusterLink
from ..storage.database import Database
from ..storage.guests import DAY, Caller, Guests
from ..tables import commands
from ..tables.clocks import Now
from ..tables.registry import LiveTables
from ..tables.table import TableState
from ..transport.rate_limits import network_of
from . import host_commands as ask
from . import host_lists
from .bans import GAMES_OFF, Bans
from .guest_changes import GuestChanges
from .purging import NoGuest, Purges
from .retention import Retention

Data = dict[str, Any]


class NotThere(SnowboundError):
    """What the host names does not exist."""

    code = "not-there"


class Host:
    """Everything that the host of a server can do."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        guests: Guests,
        tables: LiveTables,
        cluster: ClusterLink | None,
        now: Now,
    ) -> None:
        self.database = database
        self.guests = guests
        self.tables = tables
        self.cluster = cluster
        self.now = now
        self.bans = Bans(database, tables.games, now)
        self.changes = GuestChanges(guests, tables, cluster)
        self.changes.refuse = self.bans.of_guest
        self.purges = Purges(database, tables, self.changes, now)
        self.retention = Retention(database, tables, self.purges, settings, now)
        self.on_change: list[Callable[[], None]] = []  # called after bans were loaded again
        if cluster is not None:
            cluster.on_host = self.reload

    async def reload(self) -> None:
        """Read bans, games and the key of cookies again, because the host has changed something."""
        await self.bans.load()
        await self.guests.reload_key()
        for callback in self.on_change:
            callback()

    async def perform(self, command: ask.HostCommand, by: str) -> Data:
        """Carry out a command and return the answer. What changes something is written to the audit log first."""
        if not isinstance(command, ask.LISTS):
            await self._audit(command, by)
        return await self.COMMANDS[type(command)](self, command)

    async def _audit(self, command: ask.HostCommand, by: str) -> None:
        more = {
            name: value for name in command.__struct_fields__ if name != "guest" and (value := getattr(command, name))
        }
        row = {
            "at": self.now(),
            "by": by,
            "what": str(command.__struct_config__.tag),
            "guest": getattr(command, "guest", ""),
            "more": msgspec.json.encode(more).decode(),
        }
        await self.database.write(lambda c: c.execute(sa.insert(schema.audit), row))

    async def _changed(self) -> None:
        """Let this process and the others know about bans and games."""
        await self.reload()
        if self.cluster is not None:
            await self.cluster.announce_host()

    # --- lists

    async def tables_list(self, command: ask.ListTables) -> Data:
        """List tables."""
        return {"tables": await self.database.read(lambda c: host_lists.tables(c, command))}

    async def guests_list(self, command: ask.ListGuests) -> Data:
        """List guests."""
        return {"guests": await self.database.read(lambda c: host_lists.guests(c, command))}

    async def reports_list(self, command: ask.ListReports) -> Data:
        """List reports."""
        return {"reports": await self.database.read(lambda c: host_lists.reports(c, command))}

    async def bans_list(self, command: ask.ListBans) -> Data:
        """List bans."""
        return {"bans": await self.database.read(lambda c: host_lists.bans(c, self.now()))}

    async def games_list(self, command: ask.ListGames) -> Data:
        """List games."""
        games = self.tables.games
        return {"games": [{"game": name, "on": name not in games.off} for name in games.names()]}

    async def audit_list(self, command: ask.ListAudit) -> Data:
        """List what hosts have done."""
        return {"audit": await self.database.read(lambda c: host_lists.audit(c, command))}

    # --- tables and games

    async def close_table(self, command: ask.CloseTable) -> Data:
        """End a table."""
        live = await self.tables.find(command.table)
        if live.table.is_over:
            return {"table": command.table, "done": f"table {command.table} had ended already"}
        await self.tables.execute(live, commands.close)
        return {"table": command.table, "done": f"table {command.table} is closed"}

    async def kick(self, command: ask.Kick) -> Data:
        """Take a guest out of a table."""
        live = await self.tables.find(command.table)
        self._require_seat(live.table, command.guest)
        await self.tables.execute(live, lambda draft: commands.kick(draft, command.guest))
        return {"table": command.table, "done": f"guest {command.guest} has left table {command.table} for good"}

    def _require_seat(self, table: TableState, guest: str) -> None:
        if table.is_over or not table.seats_of(guest):
            raise NotThere(f"guest {guest} has no seat in a game at table {table.id}")

    async def switch_off(self, command: ask.SwitchOff) -> Data:
        """Switch a game off."""
        await self._switch(command.game, on=False)
        return {"game": command.game, "done": f"{command.game} is off: no new tables, and running games go on"}

    async def switch_on(self, command: ask.SwitchOn) -> Data:
        """Switch a game on."""
        await self._switch(command.game, on=True)
        return {"game": command.game, "done": f"{command.game} is on"}

    async def _switch(self, game: str, *, on: bool) -> None:
        known = self.tables.games.names()
        if game not in known:
            raise NotThere(f"there is no game {game!r}: there are {', '.join(known)}")
        s, off = schema.settings, set(self.tables.games.off) - {game} | (set() if on else {game})
        value = msgspec.json.encode(sorted(off)).decode()
        await self.database.setting(GAMES_OFF, lambda: "[]")
        update = sa.update(s).where(s.c.name == GAMES_OFF).values(value=value)
        await self.database.write(lambda c: c.execute(update))
        await self._changed()

    # --- guests

    async def ban_guest(self, command: ask.BanGuest) -> Data:
        """Ban a guest."""
        await self._guest(command.guest)
        ban = await self._ban(command.guest, "", command.days, command.reason)
        await self.changes.announce(command.guest)
        for table in await self.database.read(lambda c: purge.tables_of(c, command.guest)):
            await self.purges.leave(table, command.guest)
        return {"ban": ban, "done": f"guest {command.guest} is banned {_lasting(command.days)}"}

    async def ban_address(self, command: ask.BanAddress) -> Data:
        """Ban an address."""
        try:
            ipaddress.ip_address(command.address.partition("/")[0])
        except ValueError:
            raise NotThere(f"{command.address!r} is not an IPv4 or IPv6 address") from None
        address = network_of(command.address.partition("/")[0])
        ban = await self._ban("", address, command.days, command.reason)
        shown = f"{address}/64" if ":" in address else address
        return {"ban": ban, "done": f"address {shown} is banned {_lasting(command.days)}"}

    async def _ban(self, guest: str, address: str, days: float, reason: str) -> str:
        b, now, id = schema.bans, self.now(), secrets.token_hex(4)
        row = {"id": id, "guest": guest, "address": address, "reason": reason, "created": now}
        row["expires"] = now + int(days * DAY) if days else None

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(b).where(b.c.guest == guest, b.c.address == address))
            connection.execute(sa.insert(b), row)

        await self.database.write(change)
        await self._changed()
        return id

    async def unban(self, command: ask.Unban) -> Data:
        """End a ban."""
        b = schema.bans
        ended = await self.database.write(lambda c: c.execute(sa.delete(b).where(b.c.id == command.ban)).rowcount)
        if not ended:
            raise NotThere(f"there is no ban {command.ban!r}: `bans` lists them")
        await self._changed()
        return {"ban": command.ban, "done": f"ban {command.ban} has ended"}

    async def hide_name(self, command: ask.HideName) -> Data:
        """Take a guest's name away."""
        if await self.guests.hide_name(command.guest) is None:
            raise NoGuest(command.guest)
        await self.changes.announce(command.guest)
        return {"guest": command.guest, "done": f"the name of guest {command.guest} is hidden everywhere"}

    async def purge_guest(self, command: ask.PurgeGuest) -> Data:
        """Delete a guest."""
        tables = await self.purges.purge(command.guest)
        return {"tables": tables, "done": f"the guest is deleted, and blanked in {tables} tables"}

    async def revoke_cookies(self, command: ask.RevokeCookies) -> Data:
        """Sign a guest out."""
        caller = await self._guest(command.guest)
        await self.guests.revoke(command.guest)
        await self.changes.announce(command.guest)
        link = await self.guests.device_link(Caller(caller.guest))
        return {
            "link": f"/take#{link}",
            "done": f"guest {command.guest} is signed out; the link lets the guest come back",
        }

    async def revoke_all(self, command: ask.RevokeAllCookies) -> Data:
        """Sign all guests out."""
        await self.guests.revoke_all()
        await self._changed()
        return {"done": "all guests are signed out"}

    async def _guest(self, guest: str) -> Caller:
        caller = await self.guests.find(guest, again=True)
        if caller is None:
            raise NoGuest(guest)
        return caller

    # --- reports and retention

    async def resolve(self, command: ask.Resolve) -> Data:
        """Mark a report as handled."""
        r = schema.reports
        handle = sa.update(r).where(r.c.id == command.report, r.c.handled.is_(None)).values(handled=self.now())
        if not await self.database.write(lambda c: c.execute(handle).rowcount):
            raise NotThere(f"there is no open report {command.report!r}: `reports` lists them")
        return {"report": command.report, "done": f"report {command.report} is resolved"}

    async def expire(self, command: ask.Expire) -> Data:
        """Delete what is old."""
        found = await self.retention.all()
        done = f"{found.tables} tables and {found.guests} guests deleted, {found.closed} idle tables closed"
        return vars(found) | {"done": done}

    COMMANDS: ClassVar[dict[type[ask.HostCommand], Callable[[Host, Any], Awaitable[Data]]]] = {
        ask.ListTables: tables_list,
        ask.ListGuests: guests_list,
        ask.ListReports: reports_list,
        ask.ListBans: bans_list,
        ask.ListGames: games_list,
        ask.ListAudit: audit_list,
        ask.CloseTable: close_table,
        ask.Kick: kick,
        ask.BanGuest: ban_guest,
        ask.BanAddress: ban_address,
        ask.Unban: unban,
        ask.HideName: hide_name,
        ask.PurgeGuest: purge_guest,
        ask.RevokeCookies: revoke_cookies,
        ask.RevokeAllCookies: revoke_all,
        ask.SwitchOff: switch_off,
        ask.SwitchOn: switch_on,
        ask.Resolve: resolve,
        ask.Expire: expire,
    }
    """The method for each command."""


def _lasting(days: float) -> str:
    return f"for {days:g} days" if days else "for ever"

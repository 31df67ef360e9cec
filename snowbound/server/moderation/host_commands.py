"""What a host can ask for: the commands of `snowbound admin`, of the page `/admin` and of `POST /api/admin/COMMAND`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Text = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=1, le=1000)]


class HostCommand(msgspec.Struct, tag_field="command", forbid_unknown_fields=True, kw_only=True):
    """A command of the host. Required fields are arguments on the command line, the others are options."""


class ListTables(HostCommand, tag="tables"):
    """List tables, newest first."""

    status: Text = ""  # open, playing, over or closed
    game: Text = ""
    guest: Text = ""  # only tables of this guest
    limit: Count = 50


class ListGuests(HostCommand, tag="guests"):
    """List guests, newest first."""

    name: Text = ""  # part of the name
    guest: Text = ""
    limit: Count = 50


class ListReports(HostCommand, tag="reports"):
    """List reports of names that wait for the host."""

    handled: bool = False  # list those that were resolved
    limit: Count = 50


class ListBans(HostCommand, tag="bans"):
    """List bans that are in force."""


class ListGames(HostCommand, tag="games"):
    """List the games and whether they are on."""


class ListAudit(HostCommand, tag="audit"):
    """List what hosts have done, newest first."""

    limit: Count = 50


class CloseTable(HostCommand, tag="close"):
    """End a table at once, without a result."""

    table: Text


class Kick(HostCommand, tag="kick"):
    """Take a guest out of a table for good. A stand-in plays on."""

    table: Text
    guest: Text


class BanGuest(HostCommand, tag="ban"):
    """Ban a guest, who also leaves all tables for good."""

    guest: Text
    days: Annotated[float, Meta(ge=0, le=36_500)] = 0  # how long; 0 for ever
    reason: Text = ""  # which the guest is told


class BanAddress(HostCommand, tag="ban-address"):
    """Ban an IPv4 address, or the /64 network of an IPv6 address."""

    address: Text
    days: Annotated[float, Meta(ge=0, le=36_500)] = 0  # how long; 0 for ever
    reason: Text = ""  # which its users are told


class Unban(HostCommand, tag="unban"):
    """End a ban."""

    ban: Text  # its id


class HideName(HostCommand, tag="hide"):
    """Take a guest's name away everywhere. The guest can choose another one, but not the same."""

    guest: Text


class PurgeGuest(HostCommand, tag="purge"):
    """Delete a guest. Name and id are blanked in all tables, and the games of the others stay."""

    guest: Text


class RevokeCookies(HostCommand, tag="revoke"):
    """Sign a guest out everywhere, and print a one-time link with which the guest can come back."""

    guest: Text


class RevokeAllCookies(HostCommand, tag="revoke-all"):
    """Sign all guests out for good. Nobody can come back to a seat."""


class SwitchOff(HostCommand, tag="off"):
    """Switch a game off: no new tables. Running games go on."""

    game: Text


class SwitchOn(HostCommand, tag="on"):
    """Switch a game on again."""

    game: Text


class Resolve(HostCommand, tag="resolve"):
    """Mark a report as handled."""

    report: Text  # its id


class Expire(HostCommand, tag="expire"):
    """Delete now what is older than the retention settings allow."""


COMMANDS: dict[str, type[HostCommand]] = {
    str(kind.__struct_config__.tag): kind for kind in HostCommand.__subclasses__()
}
"""Every command by its name."""

LISTS = (ListTables, ListGuests, ListReports, ListBans, ListGames, ListAudit)
"""Commands that change nothing, so the audit log does not have them."""

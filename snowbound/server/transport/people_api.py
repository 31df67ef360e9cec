"""Requests about other people: block or mute somebody, hide or report a name, and delete one's own data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
import sqlalchemy as sa
from aiohttp.web import Request, Response
from sqlalchemy import Connection

from ..messages import wire
from ..storage import schema
from ..storage.guests import Caller, NotAllowed, typable_id
from ..storage.restrictions import Restriction, UnknownGuest
from .queries import answer
from .rate_limits import Buckets, TooFast

if TYPE_CHECKING:
    from .app import Services
    from .http_api import Api

HOUR = 3600
REPORTS_PER_HOUR, REPORTS_AT_ONCE = 10, 5
"""How many names a person may report."""

ReportKind = Literal["offensive", "impersonation", "personal-data"]


class PersonBody(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody to put on one of one's lists, or to take off it."""

    guest: wire.Id
    list: Restriction
    on: bool = True


class ReportBody(msgspec.Struct, forbid_unknown_fields=True):
    """A guest whose name at a table is reported, and why. The server knows the name."""

    guest: wire.Id
    table: wire.Id
    kind: ReportKind
    invitation: str = ""


class PeopleApi:
    """The requests under /api/guest that concern other people, and the end of one's own data."""

    def __init__(self, api: Api, services: Services) -> None:
        self.api = api
        self.services = services
        self._reports = Buckets(REPORTS_PER_HOUR / HOUR, REPORTS_AT_ONCE)

    async def get_people(self, request: Request, caller: Caller) -> Response:
        """The people whom you have blocked or muted, and those whose names you do not see."""
        return answer(await self.services.restrictions.named(caller.guest))

    async def post_people(self, request: Request, caller: Caller) -> Response:
        """Put somebody on a list (`blocked`, `muted` or `hidden`) or, with `on: false`, take them off it."""
        _require_person(caller)
        body = await self.api.body(request, PersonBody)
        _require_other(caller, body.guest)
        await self.services.restrictions.change(caller.guest, body.guest, body.list, body.on)
        return await self.get_people(request, caller)

    async def post_report(self, request: Request, caller: Caller) -> Response:
        """Report the name of somebody at a table to the host. From then on you do not see that person's name."""
        _require_person(caller)
        body = await self.api.body(request, ReportBody)
        _require_other(caller, body.guest)
        watch = wire.Watch(table=body.table, invitation=body.invitation)
        live = await self.services.authorizer.visible(caller, watch)
        if (name := live.table.chosen_names.get(body.guest)) is None:
            raise UnknownGuest(f"guest {body.guest!r} is not at table {body.table}")
        if not self._reports.take(caller.guest):
            raise TooFast(f"you may report {REPORTS_PER_HOUR} names in an hour; try again later")
        row = {
            "id": typable_id(),
            "at": self.services.now(),
            "reporter": caller.guest,
            "guest": body.guest,
            "table_id": body.table,
            "name": name,
            "kind": body.kind,
        }
        await self.services.database.write(lambda connection: _report_once(connection, row))
        await self.services.restrictions.change(caller.guest, body.guest, "hidden", True)
        return await self.get_people(request, caller)

    async def delete_guest(self, request: Request, caller: Caller) -> Response:
        """Delete everything that is known about you, also if you are banned. Your moves stay, without a name."""
        _require_person(caller)
        tables = await self.services.purges.purge(caller.guest)
        response = answer({"tables": tables})
        response.del_cookie(self.services.cookie, path=self.services.settings.base_path or "/")
        return response


def _report_once(connection: Connection, row: dict[str, object]) -> None:
    """Add a report, unless the host has not looked yet at the same one by the same person."""
    r = schema.reports
    same = [r.c[name] == row[name] for name in ("reporter", "guest", "name", "kind")]
    if connection.execute(sa.select(r.c.id).where(*same, r.c.handled.is_(None))).first() is None:
        connection.execute(sa.insert(r), row)


def _require_person(caller: Caller) -> None:
    if not caller.guest or caller.is_program:
        raise NotAllowed("only guests may do this: give your name first (POST /api/guest)")


def _require_other(caller: Caller, guest: str) -> None:
    if guest == caller.guest:
        raise NotAllowed("this is possible with other people only, not with yourself")

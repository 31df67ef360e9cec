"""Requests about other people: block or mute somebody, hide or report a name, and delete one's own data."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from aiohttp.web import Request, Response

from ..messages import wire
from ..storage.guests import Caller, NotAllowed
from ..storage.restrictions import Restriction
from .queries import answer

if TYPE_CHECKING:
    from .app import Services
    from .http_api import Api

HOUR = 3600


class PersonBody(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody to put on one of one's lists, or to take off it."""

    guest: wire.Id
    list: Restriction
    on: bool = True


class PeopleApi:
    """The requests under /api/guest that concern other people."""

    def __init__(self, api: Api, services: Services) -> None:
        self.api = api
        self.services = services

    async def get_people(self, request: Request, caller: Caller) -> Response:
        """The people whom you have blocked or muted, and those whose names you do not see."""
        return answer(await self.services.restrictions.named(caller.guest))

    async def post_people(self, request: Request, caller: Caller) -> Response:
        """Put somebody on a list (`blocked`, `muted` or `hidden`) or, with `on: false`, take them off it."""
        require_person(caller)
        body = await self.api.body(request, PersonBody)
        if body.guest == caller.guest:
            raise NotAllowed("you cannot put yourself on such a list")
        await self.services.restrictions.change(caller.guest, body.guest, body.list, body.on)
        return answer(await self.services.restrictions.named(caller.guest))


def require_person(caller: Caller) -> None:
    """Raise NotAllowed if the caller is no guest, or a program."""
    if not caller.guest or caller.is_program:
        raise NotAllowed("only guests may do this: give your name first (POST /api/guest)")

"""The requests of hosts: `POST /api/admin/COMMAND` with a token of the setting `admin`, if that is set.

Also `GET /api/privacy`: what the server stores and for how long.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

import msgspec
from aiohttp.web import Request, Response, RouteDef, get, post

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..moderation.host_commands import COMMANDS, HostCommand
from ..moderation.privacy import stored
from ..settings import host_tokens
from .queries import answer, parsed, refused
from .rate_limits import Buckets, TooFast
from .socket import BadMessage

if TYPE_CHECKING:
    from .app import Services

TRIES, TRY_INTERVAL = 5, 20
"""Wrong tokens that an address may send at once, and the seconds per further one."""


class WrongToken(SnowboundError):
    """The token is not that of a host."""

    code = "wrong-token"


class NotOffered(SnowboundError):
    """The server has no host who could be asked."""

    code = "not-found"


class AdminApi:
    """The requests under /api/admin."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tokens = {name: token.encode() for name, token in host_tokens(services.settings.admin).items()}
        self._tries = Buckets(1 / TRY_INTERVAL, TRIES)

    def routes(self) -> list[RouteDef]:
        """Return the routes."""
        return [post("/api/admin/{command}", self.post_command), get("/api/privacy", self.get_privacy)]

    async def get_privacy(self, request: Request) -> Response:
        """What the server stores, and for how many days."""
        try:
            self.services.check_request(request)
        except SnowboundError as error:
            return refused(error)
        return answer(stored(self.services.settings))

    async def post_command(self, request: Request) -> Response:
        """Carry out a command of the host."""
        try:
            self.services.check_request(request)
            by = self._host(request)
            command = await self._command(request)
            return answer(await self.services.host.perform(command, by))
        except SnowboundError as error:
            return refused(error)
        except Exception as error:
            log_event("request of the host failed", error=f"{type(error).__name__}: {error}")
            return answer({"error": {"code": "failed", "message": "the server failed to do this; see its log"}}, 500)

    def _host(self, request: Request) -> str:
        """Return the name of the host whose token a request has. Wrong tokens are counted and limited."""
        if not self._tokens:
            raise NotOffered(f"there is nothing at {request.method} {request.path}")
        address = self.services.address(request)
        if not self._tries.has_room(address):
            raise TooFast("too many wrong tokens; try again in a minute")
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        given = token.strip().encode() if scheme.lower() == "bearer" else b""
        found = [name for name, known in self._tokens.items() if hmac.compare_digest(given, known)]  # all are compared
        if not found:
            self.services.admin_refusals += 1
            self._tries.take(address)
            log_event("wrong token of a host", address=address)
            raise WrongToken("this is not the token of a host of this server")
        return found[0]

    async def _command(self, request: Request) -> HostCommand:
        name = request.match_info["command"]
        kind = COMMANDS.get(name)
        if kind is None:
            raise NotOffered(f"unknown command {name[:40]!r}: use one of {', '.join(COMMANDS)}")
        data = await request.read()
        values = parsed(data) if data else {}
        if not isinstance(values, dict):
            raise BadMessage("the body must be a JSON object")
        try:
            return msgspec.convert(values | {"command": name}, kind)
        except msgspec.ValidationError as error:
            raise BadMessage(f"the request does not match the command {name}: {error}") from None

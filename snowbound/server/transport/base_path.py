"""A server under a path of a host, such as /games, beside other sites. A proxy passes the whole path on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

from ..storage.guests import COOKIE
from .http_api import NotFound
from .queries import refused


def under(base: str, app: web.Application, client_max_size: int) -> web.Application:
    """Return an application that has another one under a base path, and explains itself elsewhere."""

    @web.middleware
    async def explained(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            return await handler(request)
        except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
            return refused(
                NotFound(
                    f"there is nothing at {request.method} {request.path}: this server is at {base}/, "
                    "and a proxy must pass that part of the path on (docs/hosting.md)"
                )
            )

    async def add_slash(request: web.Request) -> web.StreamResponse:
        raise web.HTTPPermanentRedirect(f"{base}/")

    outer = web.Application(middlewares=[explained], client_max_size=client_max_size)
    outer.add_routes([web.get(base, add_slash)])
    outer.add_subapp(base, app)
    return outer


def cookie_name(base: str) -> str:
    """Return the cookie's name, which differs between servers under different paths of one host."""
    return COOKIE + base.replace("/", "-")

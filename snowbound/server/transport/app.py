"""The server as an ASGI application: sockets at /ws, the API under /api, /health and /metrics."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..metrics import page
from ..settings import Settings
from ..storage.cluster import ClusterLink, SingleProcess
from ..storage.database import Database
from ..storage.guests import ANONYMOUS, COOKIE, Caller, Guests, NotAllowed
from ..tables.authorization import Authorizer
from ..tables.clocks import Now, wall_clock
from ..tables.registry import LiveTables
from ..tables.scheduler import Scheduler
from ..workers.games import OfferedGames
from ..workers.pool import Workers
from .http_api import Api, NotFound, answer, refused
from .rate_limits import Buckets, TooFast
from .sockets import VERSION, Hub

HOUR = 3600
HEALTHY = 5.0
"""Seconds in which a healthy database answers."""

STATIC = Path(__file__).parent.parent / "static"
"""The browser client, if it was built."""

PAGES = frozenset({"t", "r", "lobby", "mine", "settings", "take"})
"""First parts of the paths at which the client shows a page."""

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Services:
    """Everything that one server process consists of."""

    def __init__(self, settings: Settings, now: Now = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.began = time.monotonic()
        self.requests = 0
        self.callers = Buckets(settings.requests_per_second, settings.request_burst)
        self.newcomers = Buckets(settings.guests_per_address / HOUR, settings.guests_per_address)
        self.origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}

    async def open(self) -> None:
        """Open the database and make everything else."""
        self.database = await asyncio.to_thread(Database, self.settings.database, self.settings.tables_per_guest)
        self.guests = await Guests.opened(self.database, self.now)
        self.workers = Workers(self.settings.workers)
        self.games = OfferedGames(self.settings.games, compiled=self.settings.compiled, compile=self.workers.compile)
        self.tables = LiveTables(self.database, self.games, self.now)
        self.authorizer = Authorizer(self.tables, self.guests)
        self.hub = Hub(self.authorizer, self.settings)
        self.cluster = ClusterLink(self.database, self.tables) if self.database.is_shared else None
        if self.cluster is not None:
            await self.cluster.open()
        self.scheduler = Scheduler(self.tables, self.workers, self.settings, self.cluster or SingleProcess())
        self._running = [asyncio.create_task(work) for work in (self.scheduler.run(), self.hub.beat())]
        if self.settings.prepare:
            self._running.append(
                asyncio.create_task(self.workers.precompile([*map(self.games.path, self.games.names())]))
            )

    async def close(self) -> None:
        """Let go of everything, in order; what waits to be written is written."""
        await self.hub.drain()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.scheduler.close()
        await self.tables.close()
        await self.games.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.workers.close()
        await asyncio.to_thread(self.database.close)

    # --- who asks, and whether they may

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from; behind a proxy uvicorn has put the client's address there."""
        return connection.client.host if connection.client else "unknown"

    async def caller(self, connection: HTTPConnection) -> Caller:
        """Who asks: by a seat's token, or by the cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return await self.guests.by_token(token.strip())
        cookie = connection.cookies.get(COOKIE)
        return await self.guests.by_cookie(cookie) if cookie else ANONYMOUS

    def check_request(self, request: Request) -> None:
        """Refuse who asks too often, and other sites' pages."""
        self.check_rate(request)
        if request.method not in {"GET", "HEAD"}:
            self.check_origin(request)

    def check_rate(self, connection: HTTPConnection) -> None:
        """Refuse who asks too often."""
        self.requests += 1
        if not self.callers.take(self.address(connection)):
            rate = self.settings.requests_per_second
            raise TooFast(f"at most {rate:g} requests a second are answered to one address")

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse pages of other sites: a browser names the page's origin; programs send none."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return
        if urlsplit(origin).netloc != connection.headers.get("host"):
            raise NotAllowed(f"pages of {origin[:100]} may not use this server; its own may, and those in `origins`")


class Pages(StaticFiles):
    """The browser client: its files, and its one page for every address that is a page's."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page; what has a name made of its content may be kept for good."""
        if path.split("/")[0] in PAGES:
            path = "index.html"
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "text/html" not in Headers(scope=scope).get("accept", ""):
                raise
            response = await super().get_response("index.html", scope)  # a person reads it, not a program
            response.status_code = 404
        kept = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        response.headers["cache-control"] = kept
        return response


class SecurityHeaders:
    """Adds the same headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


def create_app(settings: Settings, now: Now = wall_clock) -> Starlette:
    """The application; its `state.services` is there once it has started."""
    services = Services(settings, now)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def ws(socket: WebSocket) -> None:
        try:
            services.check_rate(socket)
            services.check_origin(socket)
            caller = await services.caller(socket)
        except SnowboundError as error:
            await socket.send_denial_response(refused(error))
            return
        await services.hub.serve(socket, caller, services.address(socket))

    async def health(request: Request) -> Response:
        try:
            async with asyncio.timeout(HEALTHY):
                await services.database.check()
        except Exception as error:
            log_event("not healthy", error=type(error).__name__)
            return answer({"status": "no database", "version": VERSION}, 503)
        return answer({"status": "ok", "version": VERSION})

    async def metrics(request: Request) -> Response:
        return Response(page(services), media_type="text/plain; version=0.0.4")

    async def art(request: Request) -> Response:
        from ..messages.catalogue import art_file

        name = request.path_params["name"]
        try:
            file = art_file(None if name == "common" else await services.games.find(name))
        except SnowboundError as error:
            return refused(error)
        return FileResponse(file, media_type="image/svg+xml", headers={"cache-control": "max-age=300"})

    async def not_found(request: Request, error: Exception) -> Response:
        return refused(NotFound(f"there is nothing at {request.method} {request.url.path}"))

    routes: list[BaseRoute] = [
        WebSocketRoute("/ws", ws),
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/art/{name}.svg", art),
        *Api(services).routes(),
    ]
    if STATIC.exists():
        routes.append(Mount("/", Pages(directory=STATIC, html=True)))
    handlers: Any = {404: not_found, 405: not_found}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.add_middleware(SecurityHeaders)
    app.state.services = services
    return app

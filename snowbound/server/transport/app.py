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
"""Seconds that a healthy database may take to answer."""

STATIC = Path(__file__).parent.parent / "static"
"""The browser client, if it was built."""

PAGES = frozenset({"t", "r", "lobby", "mine", "settings", "take"})
"""First path segments at which the client shows a page."""

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
    """The parts of one server process: database, tables, workers, sockets."""

    def __init__(self, settings: Settings, now: Now = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.began = time.monotonic()
        self.requests = 0
        self.callers = Buckets(settings.requests_per_second, settings.request_burst)
        self.newcomers = Buckets(settings.guests_per_address / HOUR, settings.guests_per_address)
        self.origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}

    async def open(self) -> None:
        """Open the database and start everything else."""
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
        """Stop everything in order. Pending changes are committed."""
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

    # --- callers and checks

    def address(self, connection: HTTPConnection) -> str:
        """Return the client's address. Behind a proxy, uvicorn has taken it from the proxy's header."""
        return connection.client.host if connection.client else "unknown"

    async def caller(self, connection: HTTPConnection) -> Caller:
        """Identify the caller by a seat token or the cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return await self.guests.by_token(token.strip())
        cookie = connection.cookies.get(COOKIE)
        return await self.guests.by_cookie(cookie) if cookie else ANONYMOUS

    def check_request(self, request: Request) -> None:
        """Refuse requests that come too fast or from pages of other sites."""
        self.check_rate(request)
        if request.method not in {"GET", "HEAD"}:
            self.check_origin(request)

    def check_rate(self, connection: HTTPConnection) -> None:
        """Refuse requests that come too fast."""
        self.requests += 1
        if not self.callers.take(self.address(connection)):
            rate = self.settings.requests_per_second
            raise TooFast(f"at most {rate:g} requests per second are allowed from one address; slow down")

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse pages of other sites. Browsers send the origin of the page; programs send none."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return
        if urlsplit(origin).netloc != connection.headers.get("host"):
            raise NotAllowed(
                f"pages of {origin[:100]} may not use this server; add the origin to the setting `origins` to allow it"
            )


class Pages(StaticFiles):
    """The browser client: its files, and its single page at the path of every page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file or the page. Files named after their content may be cached forever."""
        if path.split("/")[0] in PAGES:
            path = "index.html"
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "text/html" not in Headers(scope=scope).get("accept", ""):
                raise
            response = await super().get_response("index.html", scope)  # a browser asks, not a program
            response.status_code = 404
        kept = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        response.headers["cache-control"] = kept
        return response


class SecurityHeaders:
    """Adds security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
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
    """Return the application. Its lifespan opens and closes `state.services`."""
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
        return refused(NotFound(f"nothing found at {request.method} {request.url.path}"))

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

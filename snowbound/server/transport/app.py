"""The web application: WebSockets at /ws, the API under /api, the pages, /health and /metrics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..metrics import page
from ..settings import Settings
from ..storage.cluster import ClusterLink
from ..storage.database import Database, full_url
from ..storage.file_lock import FileLock
from ..storage.guests import ANONYMOUS, COOKIE, Caller, Guests, NotAllowed
from ..storage.leases import DatabaseLeases, SingleProcess
from ..tables.authorization import Authorizer
from ..tables.clocks import Now, SteadyClock
from ..tables.registry import LiveTables
from ..tables.scheduler import Scheduler
from ..workers.games import OfferedGames
from ..workers.pool import Workers
from ..workers.replays import Replays
from .connections import Connections
from .http_api import Api, NotFound
from .proxies import TrustedProxies
from .queries import answer, refused
from .rate_limits import Buckets, TooFast, network_of
from .sockets import VERSION, Sockets

HOUR = 3600
HEALTH_TIMEOUT = 5.0
"""Seconds in which a healthy database answers."""

STATIC = Path(__file__).parent.parent / "static"
"""The browser client, if it was built."""

PAGES = frozenset({"t", "r", "lobby", "mine", "settings", "take"})
"""The client shows a page at every path that starts with one of these."""

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

    def __init__(self, settings: Settings, now: Now | None = None) -> None:
        self.settings = settings
        self.now = now or SteadyClock()
        self.began = time.monotonic()
        self.requests = 0
        self.requests_by_address = Buckets(settings.requests_per_second, settings.request_burst)
        self.new_guests = Buckets(settings.guests_per_address / HOUR, settings.guests_per_address)
        self.origins = _listed(settings.origins)
        self.proxies = TrustedProxies(settings.proxies)
        self.connections = Connections(settings.connections, settings.connections_per_address, self.proxies)

    async def open(self) -> None:
        """Open the database and start everything else."""
        self.file_lock = FileLock.of(full_url(self.settings.database))
        self.database = await asyncio.to_thread(Database, self.settings.database, self.settings.tables_per_guest)
        self.guests = await Guests.opened(self.database, self.now)
        self.workers = Workers(self.settings.workers, self.settings.bot_timeout)
        self.replays = Replays()
        self.games = OfferedGames(self.settings.games, compiled=self.settings.compiled, compile=self.workers.compile)
        self.tables = LiveTables(self.database, self.games, self.now, self.settings.waits)
        self.authorizer = Authorizer(self.tables, self.guests, self.settings.games_of_bots)
        self.sockets = Sockets(self.authorizer, self.settings)
        self.cluster = ClusterLink(self.database, self.tables) if self.database.is_shared else None
        self.leases = DatabaseLeases(self.database, self.tables) if self.database.is_shared else None
        if self.cluster is not None and self.leases is not None:
            await self.cluster.open()
            await self.leases.open()
        self.scheduler = Scheduler(self.tables, self.workers, self.settings, self.leases or SingleProcess())
        self._running = [asyncio.create_task(work) for work in (self.scheduler.run(), self.sockets.send_heartbeats())]
        if self.settings.prepare:
            self._running.append(
                asyncio.create_task(self.workers.precompile([*map(self.games.path, self.games.names())]))
            )

    async def close(self) -> None:
        """Stop everything in order. Pending changes are committed."""
        await self.sockets.drain()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.scheduler.close()
        await self.tables.close()
        await self.games.close()
        if self.cluster is not None and self.leases is not None:
            await self.leases.close()
            await self.cluster.close()
        await self.workers.close()
        await self.replays.close()
        await asyncio.to_thread(self.database.close)
        if self.file_lock is not None:
            self.file_lock.close()

    # --- who sends a request, and whether it is allowed

    def address(self, request: web.Request) -> str:
        """Return the address that is limited: the client's, behind our proxies.

        It stands for the client's whole network if that is IPv6.
        """
        forwarded = request.headers.getall("X-Forwarded-For", [])
        return network_of(self.proxies.client(request.remote or "unknown", forwarded))

    async def caller(self, request: web.Request) -> Caller:
        """Return the guest or program that sends a request, known by a seat's token or by the cookie."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return await self.guests.by_token(token.strip())
        cookie = request.cookies.get(COOKIE)
        return await self.guests.by_cookie(cookie) if cookie else ANONYMOUS

    def check_request(self, request: web.Request, cost: int = 1) -> None:
        """Refuse too many requests of one address, and changes by pages of other sites."""
        self.check_rate(request, cost)
        if request.method not in {"GET", "HEAD"}:
            self.check_origin(request)

    def check_rate(self, request: web.Request, cost: int = 1) -> None:
        """Refuse too many requests of one address. One that costs more counts as several."""
        self.requests += 1
        if not self.requests_by_address.take(self.address(request), cost):
            rate, counts = self.settings.requests_per_second, f", and this one counts as {cost}" if cost > 1 else ""
            raise TooFast(f"at most {rate:g} requests per second are allowed from one address{counts}; slow down")

    def check_origin(self, request: web.Request) -> None:
        """Refuse pages of other sites. A browser names the page's origin; programs send none."""
        origin = request.headers.get("Origin")
        if origin is None or origin in self.origins:
            return
        if urlsplit(origin).netloc != request.headers.get("Host"):
            raise NotAllowed(
                f"pages of {origin[:100]} may not use this server; add the origin to the setting `origins` to allow it"
            )


def create_app(services: Services) -> web.Application:
    """Return the web application of a server whose services are open."""

    async def ws(request: web.Request) -> web.StreamResponse:
        if not services.sockets.connection().can_prepare(request):
            raise web.HTTPNotFound
        try:
            services.check_rate(request)
            services.check_origin(request)
            caller = await services.caller(request)
        except SnowboundError as error:
            return refused(error)
        return await services.sockets.serve(request, caller, services.address(request))

    async def health(request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(HEALTH_TIMEOUT):
                await services.database.check()
        except Exception as error:
            log_event("not healthy", error=type(error).__name__)
            return answer({"status": "no database", "version": VERSION}, 503)
        return answer({"status": "ok", "version": VERSION})

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(text=page(services), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    async def art(request: web.Request) -> web.StreamResponse:
        from ..messages.catalogue import art_file

        name = request.match_info["name"]
        try:
            file = art_file(None if name == "common" else await services.games.find(name))
        except SnowboundError as error:
            return refused(error)
        return web.FileResponse(file, headers={"Content-Type": "image/svg+xml", "Cache-Control": "max-age=300"})

    app = web.Application(middlewares=[errors_as_json], client_max_size=services.settings.message_bytes)
    app.on_response_prepare.append(add_headers)
    app.add_routes(
        [
            web.get("/ws", ws),
            web.get("/health", health),
            web.get("/metrics", metrics),
            web.get("/art/{name}.svg", art),
            *Api(services).routes(),
        ]
    )
    if STATIC.exists():
        app.add_routes([web.get("/{path:.*}", page_or_file)])
    return app


async def page_or_file(request: web.Request) -> web.StreamResponse:
    """Answer with a file of the browser client, or with its one page at the paths of pages.

    Files under assets/ are named after their content, so a browser may keep them for good.
    """
    path, status = request.match_info["path"], 200
    file = _static_file("index.html" if path.split("/")[0] in {*PAGES, ""} else path)
    if file is None:
        if "text/html" not in request.headers.get("Accept", ""):
            raise web.HTTPNotFound
        file, status = STATIC / "index.html", 404  # for people, not for programs
    kept = "max-age=31536000, immutable" if path.startswith("assets/") and status == 200 else "no-cache"
    return web.FileResponse(file, status=status, headers={"Cache-Control": kept})


def _static_file(path: str) -> Path | None:
    """Return a file of the browser client, or None if there is none at this path."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


@web.middleware
async def errors_as_json(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer requests for what does not exist with an error in the common shape."""
    try:
        return await handler(request)
    except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
        return refused(NotFound(f"there is nothing at {request.method} {request.path}"))


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that every response has."""
    response.headers.pop("Server", None)  # it tells versions
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.path.startswith("/api"):
        response.headers.setdefault("Cache-Control", "no-store")


def _listed(text: str) -> frozenset[str]:
    """Return the words of a setting that lists several, with commas between."""
    return frozenset(word.strip() for word in text.split(",") if word.strip())

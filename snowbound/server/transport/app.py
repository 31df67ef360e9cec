"""The web application: WebSockets at /ws, the API under /api, the pages, /health and /metrics."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..metrics import page
from ..moderation.host import Host
from ..settings import Settings
from ..storage.cluster import ClusterLink
from ..storage.database import Database, full_url
from ..storage.file_lock import FileLock
from ..storage.guests import ANONYMOUS, Caller, Guests, NotAllowed
from ..storage.leases import DatabaseLeases, SingleProcess
from ..storage.restrictions import Restrictions
from ..tables.authorization import Authorizer
from ..tables.clocks import Now, SteadyClock
from ..tables.registry import LiveTables
from ..tables.scheduler import Scheduler
from ..workers.boards import BoardProcesses
from ..workers.games import OfferedGames
from ..workers.pool import Workers
from ..workers.replays import Replays
from .admin_api import AdminApi
from .advisers import Advisers
from .base_path import cookie_name, under
from .browser_client import STATIC, BrowserClient
from .connections import Connections
from .http_api import Api, NotFound
from .people_link import connect_people
from .protocols import HEADER, check_header
from .proxies import TrustedProxies
from .queries import answer, refused
from .rate_limits import HOUR, Buckets, Quota, TooFast, network_of
from .reactions import Reactions
from .sockets import VERSION, Sockets

RENAMES, RENAME_INTERVAL = 10, 60
"""How often a guest may change the name at once, and the seconds per change on average: everyone is told of each."""

HEALTH_TIMEOUT = 5.0
"""Seconds in which a healthy database answers."""

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
        self.on_outdated: Callable[[], None] = lambda: None  # called when another version has migrated the database
        self.admin_refusals = 0
        self.requests_by_address = Buckets(settings.requests_per_second, settings.request_burst)
        self.renames = Buckets(1 / RENAME_INTERVAL, RENAMES)
        self.new_guests = Buckets(settings.guests_per_address / HOUR, settings.guests_per_address)
        self.board_files = Quota(settings.boards_per_guest, settings.boards_per_hour)
        self.layouts = Quota(settings.layouts_per_guest, settings.layouts_per_hour)
        self.cookie = cookie_name(settings.base_path)
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
        self.boards = BoardProcesses(self.settings.layout_seconds)
        self.games = OfferedGames(
            self.settings.games,
            compiled=self.settings.compiled,
            compile=self.workers.compile,
            compile_on=self.boards.compile,
            layouts_compiled=self.settings.layouts_compiled,
            layouts_loaded=self.settings.layouts_loaded,
        )
        self.tables = LiveTables(self.database, self.games, self.now, self.settings.waits)
        self.restrictions = Restrictions(self.database, self.now)
        self.authorizer = Authorizer(
            self.tables,
            self.guests,
            self.restrictions,
            self.settings.games_of_bots,
            self.settings.seats_per_guest,
            has_boards=self.settings.boards,
        )
        self.cluster = ClusterLink(self.database, self.tables) if self.database.is_shared else None
        self.host = Host(self.settings, self.database, self.guests, self.tables, self.cluster, self.now)
        self.guest_changes, self.purges, self.bans = self.host.changes, self.host.purges, self.host.bans
        self.reactions = Reactions(self.authorizer)
        self.advisers = Advisers(self.authorizer, self.workers)
        self.sockets = Sockets(self.authorizer, self.reactions, self.advisers, self.settings, self.bans)
        self.restrictions.on_change.append(self.sockets.restrictions_changed)
        self.guest_changes.on_change.append(self.sockets.update_guest)
        self.host.on_change.append(self.sockets.close_banned)
        await self.bans.load()
        name = f"{socket.gethostname()} port {self.settings.port} (pid {os.getpid()})"
        self.leases = DatabaseLeases(self.database, self.tables, name) if self.database.is_shared else None
        if self.cluster is not None and self.leases is not None:
            connect_people(self.cluster, self.reactions, self.restrictions)
            self.leases.on_outdated = self.on_outdated
            await self.cluster.open()
            await self.leases.open()
        self.scheduler = Scheduler(self.tables, self.workers, self.settings, self.leases or SingleProcess())
        self._running = [asyncio.create_task(work) for work in self._work()]
        if self.settings.prepare:
            self._running.append(
                asyncio.create_task(self.workers.precompile([*map(self.games.path, self.games.names())]))
            )

    def _work(self) -> list[Coroutine[Any, Any, None]]:
        """Return what runs in the background as long as the server does."""
        return [self.scheduler.run(), self.sockets.send_heartbeats(), self.host.retention.run()]

    async def close(self) -> None:
        """Stop everything in order. Pending changes are committed."""
        await self.sockets.drain()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.advisers.close()
        await self.scheduler.close()
        await self.tables.close()
        await self.games.close()
        await self.boards.close()
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

    async def caller(self, request: web.Request, *, may_be_banned: bool = False) -> Caller:
        """Return the guest or program that sends a request, known by a seat's token or by the cookie."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            caller = await self.guests.by_token(token.strip())
        else:
            cookie = request.cookies.get(self.cookie)
            caller = await self.guests.by_cookie(cookie) if cookie else ANONYMOUS
        if not may_be_banned:
            self.bans.check(caller.guest, self.address(request))
        return caller

    def check_request(self, request: web.Request, cost: int = 1) -> None:
        """Refuse too many requests of one address, and changes by pages of other sites."""
        self.check_rate(request, cost)
        check_header(request.headers.get(HEADER))
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

    base = services.settings.base_path
    app = web.Application(middlewares=[errors_as_json], client_max_size=services.settings.message_bytes)
    app.add_routes(
        [
            web.get("/ws", ws),
            web.get("/health", health),
            web.get("/metrics", metrics),
            web.get("/art/{name}.svg", art),
            *AdminApi(services).routes(),
            *Api(services).routes(),
        ]
    )
    if STATIC.exists():
        app.add_routes([web.get("/{path:.*}", BrowserClient(base).page_or_file)])
    outermost = under(base, app, services.settings.message_bytes) if base else app
    outermost.on_response_prepare.append(add_headers(base))
    return outermost


@web.middleware
async def errors_as_json(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer requests for what does not exist with an error in the common shape."""
    try:
        return await handler(request)
    except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
        return refused(NotFound(f"there is nothing at {request.method} {request.path}"))


def add_headers(base: str) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    """Return a function that adds the headers that every response has."""

    async def add(request: web.Request, response: web.StreamResponse) -> None:
        response.headers.pop("Server", None)  # it tells versions
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.path.removeprefix(base).startswith("/api"):
            response.headers.setdefault("Cache-Control", "no-store")

    return add


def _listed(text: str) -> frozenset[str]:
    """Return the words of a setting that lists several, with commas between."""
    return frozenset(word.strip() for word in text.split(",") if word.strip())

"""Run the server: listen, open everything, serve until told to stop, then close in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

from snowbound.core.errors import SnowboundError

from ..json_log import log_event, log_left_out
from ..settings import Settings, full_url
from ..tables.clocks import Now, SteadyClock

if TYPE_CHECKING:
    from .app import Services
    from .connections import Connections

COLLECT = (50_000, 20, 100)
"""Thresholds of the garbage collector: live tables form no cycles, so there is little to find."""

BACKLOG = 4096
"""Connections that wait to be accepted. During start-up all of them do."""

RESERVED = 100
"""File descriptors kept free of connections, for the database, bots and log files."""

SEND_BUFFER = 1 << 17
"""Bytes that the system keeps per connection until the client has read them; by default it may be megabytes."""

UNREAD_TIMEOUT = 30
"""Seconds after which the system closes a connection whose client reads nothing of what was sent."""


class Server:
    """A table server. It listens as soon as it is created; early requests wait until `run` has started it."""

    def __init__(self, settings: Settings, now: Now | None = None) -> None:
        self.services: Services | None = None  # once the server has started
        self._settings = settings
        self._now = now or SteadyClock()
        self._listener = listen(settings.host, settings.port)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = asyncio.Event()
        log_event("listening", address=self.address)

    @property
    def address(self) -> str:
        """The URL of the server."""
        host, port = self._listener.getsockname()[:2]
        return f"http://{f'[{host}]' if ':' in host else host}:{port}{self._settings.base_path}"

    def run(self) -> None:
        """Serve until `stop` is called or, in the main thread, a signal arrives."""
        with contextlib.closing(self._listener), asyncio.Runner(loop_factory=_loop_factory(self._settings)) as runner:
            runner.run(self._serve())

    def stop(self) -> None:
        """Stop the server, from any thread."""
        if self._loop is None:
            self._stopping.set()
        else:
            with contextlib.suppress(RuntimeError):  # it has stopped already
                self._loop.call_soon_threadsafe(self._stopping.set)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        with _stop_on_signals(self._loop, self._stopping):
            # Imported after listening: this takes longer than everything before it.
            from aiohttp import web

            from .app import Services, create_app
            from .connections import INTERVAL, Connections

            settings, services = self._settings, Services(self._settings, self._now)
            services.on_outdated = self.stop
            try:
                await services.open()
            except Exception as error:
                log_event("cannot start", error=type(error).__name__)
                if isinstance(error, SnowboundError):
                    raise
                raise SnowboundError(f"the server could not start: {error}") from error
            runner = web.AppRunner(
                create_app(services),
                access_log=None,
                auto_decompress=False,
                keepalive_timeout=settings.request_timeout,  # aiohttp applies it to unfinished headers as well
                shutdown_timeout=settings.drain,
            )
            await runner.setup()
            assert runner.server is not None
            limit = min(settings.connections, max(1, descriptors() - RESERVED))
            services.connections = Connections(limit, settings.connections_per_address, services.proxies)
            protocols = services.connections.limited(runner.server)
            accepting = await self._loop.create_server(protocols, sock=self._listener, backlog=BACKLOG)
            self.services = services
            _tune_garbage_collector()
            checks = self._loop.create_task(_check_regularly(services.connections, INTERVAL))
            await self._stopping.wait()

            log_event("stopping")
            checks.cancel()
            accepting.close()
            await services.sockets.drain()
            await runner.cleanup()
            await services.close()


async def _check_regularly(connections: Connections, interval: float) -> None:
    """Look at slow readers, and name what was left out of the log, until cancelled."""
    while True:
        await asyncio.sleep(interval)
        connections.look()
        log_left_out()


def serve(settings: Settings) -> None:
    """Run the server in the foreground, as `snowbound serve` does."""
    full_url(settings.database)  # raises an error if it is not a database
    if find_spec("aiohttp") is None:  # known before it listens, imported after
        raise ModuleNotFoundError("No module named 'aiohttp'", name="aiohttp")
    allow_many_descriptors()
    for name in ("aiohttp", "asyncio"):
        logger = logging.getLogger(name)
        logger.addHandler(JsonLogHandler(logging.WARNING))
        logger.propagate = False
    server = Server(settings)
    sys.stdout.write(f"Snowbound is at {server.address} (stop it with Ctrl-C)\n")
    sys.stdout.flush()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens."""
    try:
        listener = socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=BACKLOG
        )
    except OSError as error:
        raise SnowboundError(f"the server cannot listen on {host}, port {port}: {error.strerror or error}") from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # accepted connections inherit it
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_TIMEOUT * 1000)
    return listener


def allow_many_descriptors() -> None:
    """Raise the limit on open files, often 1,024 at first, as far as the system allows."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptors() -> int:
    """Return how many files and connections this process may have open."""
    try:
        import resource
    except ImportError:  # Windows
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


class JsonLogHandler(logging.Handler):
    """Writes warnings of the libraries to the server's log, without tracebacks, which may hold secrets."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one warning."""
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        message = record.getMessage().partition("\n")[0]
        log_event(record.name, level=record.levelname.lower(), message=message, exception=error)


def _loop_factory(settings: Settings) -> type[asyncio.AbstractEventLoop] | None:
    """Use uvloop where it is installed, but not with PostgreSQL.

    libuv ends the process when PostgreSQL closes a connection on which psycopg listens; asyncio does not.
    """
    if not settings.database.startswith("postgres"):
        with contextlib.suppress(ImportError):
            import uvloop

            return uvloop.Loop
    return None


@contextlib.contextmanager
def _stop_on_signals(loop: asyncio.AbstractEventLoop, stopping: asyncio.Event) -> Iterator[None]:
    """Stop on SIGTERM or Ctrl-C. A second signal ends the process at once."""
    signals = (signal.SIGINT, signal.SIGTERM) if threading.current_thread() is threading.main_thread() else ()

    def stop(number: int, frame: object) -> None:
        signal.signal(number, before[signal.Signals(number)])
        loop.call_soon_threadsafe(stopping.set)

    before = {number: signal.signal(number, stop) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _tune_garbage_collector() -> None:
    """Collect rarely, and never look at what was imported; `snowbound serve` disables collection until now."""
    if not gc.isenabled():
        gc.freeze()
        gc.set_threshold(*COLLECT)
        gc.enable()

"""Running the server: in the foreground for people, or in a thread for tests."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import sys

import uvicorn

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..settings import Settings, full_url
from ..tables.clocks import Now, wall_clock
from .socket import Line
from .startup import Porch

COLLECT = (50_000, 20, 100)
"""How often unused memory is looked for: tables refer to no table, so that there is little to find."""


class Server(uvicorn.Server):
    """uvicorn, which says where it listens and lets sockets end in peace."""

    def __init__(self, settings: Settings, now: Now = wall_clock) -> None:
        self.porch = Porch(settings, now)
        self.porch.opened = self.opened
        # libuv ends the process when PostgreSQL closes a connection that psycopg listens on; asyncio does not.
        loop = "asyncio" if settings.database.startswith("postgres") else "auto"
        super().__init__(
            uvicorn.Config(
                self.porch,
                settings.host,
                settings.port,
                ws=Line,
                ws_per_message_deflate=False,
                ws_ping_interval=settings.ping_interval,
                ws_ping_timeout=settings.ping_timeout,
                ws_max_size=4 * settings.message_bytes,
                access_log=False,
                log_config=None,
                lifespan="on",
                server_header=False,
                loop=loop,
                timeout_graceful_shutdown=int(settings.drain) + 1,
                backlog=4096,
            )
        )

    @property
    def address(self) -> str:
        """Where people find it."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say where."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            log_event("listening", address=self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let sockets end, then stop."""
        log_event("stopping")
        for server in self.servers:
            server.close()
        if self.porch.services is not None:
            await self.porch.services.hub.drain()
        await super().shutdown(sockets)

    def opened(self) -> None:
        """The house is set up, or cannot be: then there is nothing to serve."""
        if self.porch.error is not None:
            log_event("cannot open", error=type(self.porch.error).__name__)
            self.should_exit = True


class Announced(Server):
    """A server in somebody's terminal."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say in plain words where it is."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            sys.stdout.write(f"Snowbound is at {self.address} (stop it with Ctrl-C)\n")
            sys.stdout.flush()

    def opened(self) -> None:
        """From now on look for unused memory, but not among the code, which stays."""
        super().opened()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        gc.enable()


def serve(settings: Settings) -> None:
    """Run until a signal comes."""
    full_url(settings.database)  # refused at once, in plain words
    allow_many_sockets()
    logger = logging.getLogger("uvicorn.error")
    logger.addHandler(JournalHandler(logging.WARNING))
    logger.propagate = False
    server = Announced(settings)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if isinstance(server.porch.error, SnowboundError):
        raise server.porch.error
    if server.porch.error is not None:
        raise SnowboundError(f"the server could not begin: {server.porch.error}") from server.porch.error


def allow_many_sockets() -> None:
    """Open as many sockets as the system lets us; what it allows by itself is often 1,024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not everywhere

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class JournalHandler(logging.Handler):
    """What uvicorn has to say goes to the journal, too."""

    def emit(self, record: logging.LogRecord) -> None:
        """Note it, without what a traceback may hold."""
        lines = record.getMessage().strip().splitlines()
        log_event("uvicorn", level=record.levelname.lower(), message=lines[-1] if lines else "")

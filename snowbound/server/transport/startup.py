"""The door is open while the house is still being set up: who comes waits a moment, instead of being sent away.

To import what a server is made of, and to open the database, takes twice as long as everything before it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..settings import Settings
from ..tables.clocks import Now

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from starlette.types import Receive, Scope, Send

    from .app import Services


class Porch:
    """The application as uvicorn knows it: it begins at once, and hands everything on to the real one."""

    def __init__(self, settings: Settings, now: Now) -> None:
        self.opened: Callable[[], None] = lambda: None  # called when the house is there, or cannot be
        self._settings = settings
        self._now = now
        self._opening: asyncio.Task[Starlette] | None = None
        self._house = contextlib.AsyncExitStack()

    @property
    def services(self) -> Services | None:
        """Everything that the server consists of, once it is there."""
        opening = self._opening
        if opening is None or not opening.done() or opening.cancelled() or opening.exception() is not None:
            return None
        services: Services = opening.result().state.services
        return services

    @property
    def error(self) -> BaseException | None:
        """Why the house could not be opened."""
        opening = self._opening
        return opening.exception() if opening is not None and opening.done() and not opening.cancelled() else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, or the life of the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        assert self._opening is not None, "nobody comes before the server lives"
        app = await asyncio.shield(self._opening)
        await app(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._opening = asyncio.create_task(self._open())
        self._opening.add_done_callback(lambda _: self.opened())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._opening.cancel()  # if somebody stops it before it has begun
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await self._opening
        await self._house.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> Starlette:
        app: Starlette = await asyncio.to_thread(self._made)
        await self._house.enter_async_context(app.router.lifespan_context(app))
        return app

    def _made(self) -> Starlette:
        from .app import create_app

        return create_app(self._settings, self._now)

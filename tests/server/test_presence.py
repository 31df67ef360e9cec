"""Presence is announced after a short delay, so that reloading a page does not look like leaving."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from snowbound.server.messages.views import Preferences
from snowbound.server.messages.wire import Create, Presence, Sit
from snowbound.server.settings import Settings
from snowbound.server.tables.registry import PRESENCE_DELAY
from snowbound.server.transport.app import Services
from tests.server.running import TIC_TAC_TOE


class Watcher:
    """A listener that keeps presence messages."""

    preferences = Preferences(texts=False)
    wants_reactions = False
    hidden_owners: frozenset[str] = frozenset()

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.here: list[list[int]] = []

    def push(self, message: bytes) -> None:
        """Keep presence messages."""
        if b'"presence"' in message:
            self.here.append(msgspec.json.decode(message, type=Presence).here)


def test_a_quick_return_is_not_announced(folder: Path) -> None:
    async def run() -> None:
        services = Services(Settings(database=f"sqlite:///{folder / 'tables.db'}", games=TIC_TAC_TOE, compiled=False))
        await services.open()
        tables, ann, bea = services.tables, await services.guests.new("Ann"), await services.guests.new("Bea")
        table = (
            await services.authorizer.submit(ann, Create(game="tic_tac_toe", seats=["me", "open"], key="new"))
        ).table
        await services.authorizer.submit(bea, Sit(table=table, key="sit"))
        live, one, two = await tables.find(table), Watcher(ann.guest), Watcher(bea.guest)
        await tables.watch(live, one, 0, None)
        await tables.watch(live, two, 1, None)
        await asyncio.sleep(3 * PRESENCE_DELAY)
        assert one.here == two.here == [[0, 1]], "both arrivals share one message"

        tables.unwatch(live, two, 1)
        await tables.watch(live, two, 1, None)  # as when a page is reloaded
        await asyncio.sleep(3 * PRESENCE_DELAY)
        assert one.here == [[0, 1], [0, 1]]

        tables.unwatch(live, two, 1)
        await asyncio.sleep(3 * PRESENCE_DELAY)
        assert one.here[2:] == [[0]]
        await services.close()

    asyncio.run(run())

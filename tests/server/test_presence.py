"""Who is here: told to everybody in a moment; who comes back in that time has never been gone."""

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


class Looker:
    """Somebody who looks at a table."""

    preferences = Preferences(texts=False)

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.here: list[list[int]] = []

    def push(self, message: bytes) -> None:
        """Note who is said to be here."""
        if b'"presence"' in message:
            self.here.append(msgspec.json.decode(message, type=Presence).here)


def test_who_comes_back_at_once_has_never_been_gone(folder: Path) -> None:
    async def run() -> None:
        services = Services(Settings(database=f"sqlite:///{folder / 'tables.db'}", games=TIC_TAC_TOE, compiled=False))
        await services.open()
        tables, ann, bea = services.tables, await services.guests.new("Ann"), await services.guests.new("Bea")
        table = (await services.authorizer.submit(ann, Create(game="tic_tac_toe", seats=["me", "open"]))).table
        await services.authorizer.submit(bea, Sit(table=table))
        live, one, two = await tables.find(table), Looker(ann.guest), Looker(bea.guest)
        await tables.watch(live, one, 0, None)
        await tables.watch(live, two, 1, None)
        await asyncio.sleep(3 * PRESENCE_DELAY)
        assert one.here == two.here == [[0, 1]], "both came in one moment"

        tables.unwatch(live, two, 1)
        await tables.watch(live, two, 1, None)  # as when a page is loaded anew
        await asyncio.sleep(3 * PRESENCE_DELAY)
        assert one.here == [[0, 1], [0, 1]]

        tables.unwatch(live, two, 1)
        await asyncio.sleep(3 * PRESENCE_DELAY)
        assert one.here[2:] == [[0]]
        await services.close()

    asyncio.run(run())

"""A command that is cancelled while it is being written has happened all the same, and everybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path
from typing import Any

from snowbound.server.messages.views import Preferences
from snowbound.server.messages.wire import Create, Sit
from snowbound.server.settings import Settings
from snowbound.server.tables import commands
from snowbound.server.tables.commands import Draft
from snowbound.server.transport.app import Services
from tests.server.running import TIC_TAC_TOE


class Ear:
    """Somebody who looks at a table."""

    preferences = Preferences(texts=False)
    guest = ""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        """Keep it."""
        self.heard.append(message)


def test_a_move_of_one_who_goes_away_while_it_is_written_is_told_to_the_other(folder: Path) -> None:
    async def run() -> None:
        services = Services(Settings(database=f"sqlite:///{folder / 'tables.db'}", games=TIC_TAC_TOE, compiled=False))
        await services.open()
        ann, bea = await services.guests.new("Ann"), await services.guests.new("Bea")
        table = (await services.authorizer.submit(ann, Create(game="tic_tac_toe", seats=["me", "open"]))).table
        await services.authorizer.submit(bea, Sit(table=table))
        live, ear, gate = await services.tables.find(table), Ear(), threading.Event()
        await services.tables.watch(live, ear, -1, None)
        slow = asyncio.ensure_future(services.database.write(lambda _: gate.wait(20)))  # holds the writer up
        await asyncio.sleep(0.05)

        def move(draft: Draft) -> Any:
            return commands.move(draft, 0, 4, key="once", expect=None, by="person")

        moving = asyncio.create_task(services.tables.execute(live, move))
        await asyncio.sleep(0.05)
        before = len(ear.heard)
        moving.cancel()
        await asyncio.sleep(0.05)
        assert len(ear.heard) == before, "it is not written yet"
        gate.set()
        with contextlib.suppress(asyncio.CancelledError):
            await moving
        assert moving.cancelled()
        assert b'"action":4' in ear.heard[before]
        assert [record.kind for record in await services.database.records(table)][-1] == "move"
        assert live.table.questions.keys() == {1}, "the game goes on"
        await slow
        await services.close()

    asyncio.run(run())

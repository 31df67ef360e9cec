"""A command whose caller is cancelled during the commit still takes effect and is announced."""

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
from snowbound.server.tables.draft import Draft
from snowbound.server.transport.app import Services
from tests.server.running import TIC_TAC_TOE


class Recorder:
    """A listener that keeps the news, but not presence, which comes after a delay."""

    preferences = Preferences(texts=False)
    guest = ""
    wants_reactions = False
    hidden_owners: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.received: list[bytes] = []

    def push(self, message: bytes) -> None:
        """Keep the message if it is news."""
        if message.startswith(b'{"type":"news"'):
            self.received.append(message)


def test_a_move_is_announced_although_its_sender_disconnects_during_the_commit(folder: Path) -> None:
    async def run() -> None:
        services = Services(Settings(database=f"sqlite:///{folder / 'tables.db'}", games=TIC_TAC_TOE, compiled=False))
        await services.open()
        ann, bea = await services.guests.new("Ann"), await services.guests.new("Bea")
        table = (
            await services.authorizer.submit(ann, Create(game="tic_tac_toe", seats=["me", "open"], key="new"))
        ).table
        await services.authorizer.submit(bea, Sit(table=table, key="sit"))
        live, recorder, gate = await services.tables.find(table), Recorder(), threading.Event()
        await services.tables.watch(live, recorder, -1, None)
        slow = asyncio.ensure_future(services.database.write(lambda _: gate.wait(20)))  # delays the writer
        await asyncio.sleep(0.05)

        def move(draft: Draft) -> Any:
            return commands.move(draft, 0, 4, key="once", expect=None, by="person")

        moving = asyncio.create_task(services.tables.execute(live, move))
        await asyncio.sleep(0.05)
        before = len(recorder.received)
        moving.cancel()
        await asyncio.sleep(0.05)
        assert len(recorder.received) == before, "it is not committed yet"
        gate.set()
        with contextlib.suppress(asyncio.CancelledError):
            await moving
        assert moving.cancelled()
        assert b'"action":4' in recorder.received[before]
        assert [record.kind for record in await services.database.records(table)][-1] == "move"
        assert live.table.questions.keys() == {1}, "the game goes on"
        await slow
        await services.close()

    asyncio.run(run())

"""A command that is cancelled while it is being written has happened all the same, and everybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path
from typing import Any

from snowbound.server.messages.views import Manner
from snowbound.server.messages.wire import Create, Sit
from snowbound.server.settings import Settings
from snowbound.server.tables import commands
from snowbound.server.tables.commands import Plan
from snowbound.server.transport.app import House
from tests.server.running import TIC_TAC_TOE


class Ear:
    """Somebody who looks at a table."""

    manner = Manner(texts=False)
    guest = ""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        """Keep it."""
        self.heard.append(message)


def test_a_move_of_one_who_goes_away_while_it_is_written_is_told_to_the_other(folder: Path) -> None:
    async def run() -> None:
        house = House(Settings(database=f"sqlite:///{folder / 'tables.db'}", games=TIC_TAC_TOE, compiled=False))
        await house.open()
        ann, bea = await house.guests.new("Ann"), await house.guests.new("Bea")
        table = (await house.desk.do(ann, Create(game="tic_tac_toe", seats=["me", "open"]))).table
        await house.desk.do(bea, Sit(table=table))
        live, ear, gate = await house.room.table(table), Ear(), threading.Event()
        await house.room.watch(live, ear, -1, None)
        slow = asyncio.ensure_future(house.store.write(lambda _: gate.wait(20)))  # holds the writer up
        await asyncio.sleep(0.05)

        def move(plan: Plan) -> Any:
            return commands.move(plan, 0, 4, key="once", expect=None, by="person")

        moving = asyncio.create_task(house.room.do(live, move))
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
        assert [record.kind for record in await house.store.records(table)][-1] == "move"
        assert live.table.questions.keys() == {1}, "the game goes on"
        await slow
        await house.close()

    asyncio.run(run())

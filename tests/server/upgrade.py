"""A server that is stopped, upgraded and started again, with a table of an older edition in its database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from snowbound.core.registry import find
from snowbound.server.messages import views, wire
from snowbound.server.storage.database import Database
from snowbound.server.tables import commands, drawing
from snowbound.server.tables.chance_receipt import commit
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.records import Agreement, LogRecord, Seat
from snowbound.server.tables.table import TableState
from tests.server.running import Guest, Running

EDITION_1 = {
    "scoring": "single_round",
    "target_score": 500,
    "uno_calls": "auto",
    "wild_draw_four_bluff": True,
    "two_player_reverse": "skip",
    "wild_take_tower_points": 20,
}
"""The options of a table of UNO Power Grab as the first edition stored them."""

Stored = tuple[Agreement, list[LogRecord]]


class Upgrade:
    """A server that was stopped, its database, and the server that follows it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with self.server() as old:
            ann = old.guest("Ann")
            self.ann, self.cookie = ann.id, str(ann.http.cookies["snowbound"])

    def server(self) -> Running:
        """Return a server with this database."""
        return Running(self.folder, compiled=False)

    def guest(self, server: Running) -> Guest:
        """Return the same person at a new server."""
        guest = server.guest()
        guest.http.cookies.set("snowbound", self.cookie)
        return guest

    def agreement(self, **agreed: Any) -> Agreement:
        """Return the agreement of a public table where Ann plays against a bot."""
        usual: dict[str, Any] = {"id": "old", "game": "uno_power_grab", "rules": 1, "players": 2, "options": EDITION_1}
        usual |= {"owner": self.ann, "timing": "none", "stand_in": 1, "visibility": "public", "invitation": "x"}
        usual |= {"seed": "5e" * 32, "commitment": commit("5e" * 32), "created": int(1e15)}
        usual |= {"seats": [Seat("open", guest=self.ann), Seat("bot", "", 1)]}
        return Agreement(**usual | agreed)

    def begun(self, moves: int, **agreed: Any) -> Stored:
        """Return a table of the first edition after some moves, as a server of that time would store it."""
        table = TableState(self.agreement(**agreed), find("uno_power_grab"), compiled=False)
        draft = Draft(table, 1_000)
        draft.add("sit", 0, guest=self.ann, name="Ann", contribution="ab", colour="")  # as it was recorded then
        drawing.begin(draft, 0)
        for _ in range(moves):
            (seat,) = table.questions
            commands.move(draft, seat, table.questions[seat].legal[0], key=None, expect=None, by="person")
        return table.agreement, draft.records

    def store(self, agreement: Agreement, records: Sequence[LogRecord], status: str) -> None:
        """Write a table into the database."""
        seats = [wire.SeatInfo("person", "Ann", 0, self.ann), wire.SeatInfo("bot", "", 1)]
        shown = views.table_info(TableState(agreement, find(agreement.game)))
        info = msgspec.structs.replace(shown, status=status, seats=seats)
        summary = {"status": status, "lobby": wire.encode(info).decode()}
        self.in_database(lambda database: database.create(agreement, records, summary))

    def records(self) -> list[LogRecord]:
        """Return the log of the table in the database."""
        return self.in_database(lambda database: database.records("old"))  # type: ignore[no-any-return]

    def in_database(self, work: Callable[[Database], Any]) -> Any:
        """Do something with the database while no server runs."""
        database = Database(f"sqlite:///{self.folder / 'tables.db'}")
        try:
            with ThreadPoolExecutor(1) as thread:  # this thread may already run a loop, for a browser
                return thread.submit(lambda: asyncio.run(_awaited(lambda: work(database)))).result()
        finally:
            database.close()


async def _awaited(work: Callable[[], Any]) -> Any:
    return await work()

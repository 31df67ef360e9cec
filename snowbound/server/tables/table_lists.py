"""Lists of tables: the lobby, and the tables of a guest."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.names import numbered_apart

from ..messages import wire
from ..storage import schema
from ..storage.database import Database, current_names
from ..workers.games import OfferedGames
from .clocks import SECOND, Now
from .quarantine import DamagedTable, Quarantine

LOBBY_SIZE = 200
"""Most tables shown in the lobby."""

LOBBY_AGE = 24 * 3600 * SECOND
"""Milliseconds that a table stays in the lobby, so that abandoned tables disappear."""


def tables_of(guest: str) -> sa.Select[Any]:
    """Return the query for a guest's tables. `players` has the index, and also tables that the guest has left."""
    t, p = schema.tables, schema.players
    query = sa.select(t).join(p, p.c.table_id == t.c.id).where(p.c.guest == guest)
    query = query.where(t.c.lobby.contains(f'"guest":"{guest}"', autoescape=True))
    return query.order_by(t.c.created.desc()).limit(LOBBY_SIZE)


class TableLists:
    """Reads lists of tables from the database."""

    def __init__(self, database: Database, games: OfferedGames, now: Now) -> None:
        self.database = database
        self.games = games
        self.now = now
        self.quarantine = Quarantine()

    async def open_tables(self) -> list[wire.TableInfo]:
        """Return the lobby: public tables of the last day that are open or being played, newest first."""
        t = schema.tables
        query = (
            sa.select(t)
            .where(t.c.status.in_(["open", "playing"]), t.c.visibility == "public")
            .where(t.c.created > self.now() - LOBBY_AGE)
            .order_by(t.c.status, t.c.created.desc())
            .limit(LOBBY_SIZE)
        )
        return [info for info in await self.infos(query) if info.status != "closed" and info.id not in self.quarantine]

    async def tables_of(self, guest: str) -> list[wire.TableInfo]:
        """Return the tables where a guest has a seat, newest first."""
        infos = await self.infos(tables_of(guest))
        return [info for info in infos if any(seat.guest == guest for seat in info.seats)]

    async def unfinished_of(self, guest: str) -> list[wire.TableInfo]:
        """Return the unfinished tables where a guest sits and has not left for good, newest first."""
        infos = await self.infos(tables_of(guest).where(schema.tables.c.status.in_(["open", "playing"])))
        return [
            info
            for info in infos
            if info.status in {"open", "playing"}
            and any(seat.guest == guest and seat.kind == "person" and not seat.left for seat in info.seats)
        ]

    async def infos(self, query: Any) -> list[wire.TableInfo]:
        """Return the public descriptions of the tables that a query finds, without damaged ones."""
        infos = await self.database.read(lambda c: self._read(c, query))
        for info in infos:
            if not await self.games.knows(info.game, info.rules):
                info.reason, info.status = "edition", "over" if info.status == "over" else "closed"
        return infos

    def _read(self, connection: Connection, query: Any) -> list[wire.TableInfo]:
        """Read descriptions and put in the current names: those that are stored may have changed since."""
        rows = connection.execute(query).mappings().all()
        infos = [info for row in rows if (info := self._info(row)) is not None]
        names = current_names(connection, {seat.guest for info in infos for seat in info.seats})
        for info in infos:
            people = [seat for seat in info.seats if seat.kind == "person"]
            if any(seat.name != names.get(seat.guest, seat.name) for seat in people):
                chosen = [(seat.guest, names.get(seat.guest, seat.name)) for seat in people]
                for seat, shown in zip(people, numbered_apart(chosen), strict=True):
                    seat.name = shown
        return infos

    def _info(self, row: Any) -> wire.TableInfo | None:
        try:
            return msgspec.json.decode(row["lobby"], type=wire.TableInfo)
        except msgspec.MsgspecError as error:
            if row["id"] not in self.quarantine:
                self.quarantine.add(DamagedTable(row["id"], "column `lobby` in `tables`", error))
            return None

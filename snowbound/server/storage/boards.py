"""The changed boards that were accepted, so that any process can create tables on them. They are kept for a day."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from snowbound.core.board_change import Change
from snowbound.core.errors import SnowboundError
from snowbound.core.tunable import content_key

from . import schema
from .database import Database

DAY = 24 * 3600 * 1000


class UnknownBoard(SnowboundError):
    """The server has no board with this id, or not any longer."""

    code = "unknown-board"


async def store(database: Database, game: str, change: Change, now: int) -> str:
    """Store a board that was accepted, forget old ones, and return its id, which follows from its content."""
    id = content_key([game, change])
    values = {"id": id, "game": game, "board": msgspec.json.encode(change).decode(), "created": now}

    def write(connection: Connection) -> None:
        b, insert = schema.boards, (postgresql if database.is_shared else sqlite).insert
        forget_old(connection, now)
        statement = insert(b).values(values)
        connection.execute(statement.on_conflict_do_update(index_elements=[b.c.id], set_={"created": now}))

    await database.write(write)
    return id


def forget_old(connection: Connection, now: int) -> None:
    """Delete the boards that were accepted more than a day ago. Tables have copies of theirs."""
    connection.execute(sa.delete(schema.boards).where(schema.boards.c.created < now - DAY))


async def find(database: Database, id: str, game: str) -> Change:
    """Return what is different on a stored board of a game."""
    b = schema.boards
    query = sa.select(b.c.board).where(b.c.id == id, b.c.game == game)
    found = await database.read(lambda connection: connection.execute(query).scalar())
    if found is None:
        raise UnknownBoard(f"the server has no board {id!r} of {game}: upload its file again")
    change: Change = msgspec.json.decode(found, type=dict)
    return change

"""Moves tables between databases: all rows of a table leave one database and enter another, or none do.

People keep their seats. Their cookies are signed with a key that stays in its database, so the file has a hash of each
person's cookie. The other database stores it for guests that it did not know, and accepts that cookie from then on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Table
from sqlalchemy.exc import IntegrityError

from snowbound.core.errors import SnowboundError

from . import schema
from .database import Database, agreement_of
from .group_commit import WRITES
from .guests import OLD_COOKIE, cookie_hash, cookie_text
from .table_file import BadTableFile, Row, StoredTable

COOKIES = "cookie_hashes"
"""The name of the hashes of a guest's cookies among the values of a guest in a file."""


class TableDiffers(SnowboundError):
    """A table with the same id is in the database, but with other rows."""

    code = "table-differs"


@dataclass
class ImportReport:
    """What was done with the tables of a file."""

    imported: list[str] = field(default_factory=list)
    already_there: list[str] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)  # by table: why
    records: int = 0


# --- export


def stored_tables(database: Database, wanted: Sequence[str] = ()) -> Iterator[StoredTable]:
    """Yield all tables of a database, or those with the wanted ids, oldest first. Each is read at one point in time."""
    t = schema.tables
    with database.engine.connect() as connection:
        ids = list(connection.execute(sa.select(t.c.id).order_by(t.c.created, t.c.id)).scalars())
    if missing := [id for id in wanted if id not in ids]:
        raise SnowboundError(f"there is no table {', '.join(missing)} in the database")
    for id in [id for id in ids if not wanted or id in wanted]:
        with database.engine.connect() as connection:
            if database.is_shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            if (stored := _stored(connection, id)) is not None:
                yield stored


def _stored(connection: Connection, id: str) -> StoredTable | None:
    """Return all rows of a table, or None if it is gone."""
    if not (found := _rows(connection, schema.tables, schema.tables.c.id == id)):
        return None
    (table,) = found
    events = _rows(connection, schema.events, schema.events.c.table_id == id)
    players = [row["guest"] for row in _rows(connection, schema.players, schema.players.c.table_id == id)]
    is_seat = sa.and_(schema.tokens.c.table_id == id, schema.tokens.c.kind == "seat")
    tokens = _rows(connection, schema.tokens, is_seat)
    people = {table["owner"], *players, *(token["guest"] for token in tokens)}
    guests = _rows(connection, schema.guests, schema.guests.c.id.in_(people))
    guests = [guest | {COOKIES: cookies} for guest, cookies in zip(guests, _cookies(connection, guests), strict=True)]
    return StoredTable(table, guests, players, tokens, events)


def _cookies(connection: Connection, guests: Sequence[Row]) -> Iterator[list[str]]:
    """Yield the hashes of each guest's cookies: the one that this database signs, and imported ones."""
    s, t = schema.settings, schema.tokens
    key = connection.execute(sa.select(s.c.value).where(s.c.name == "cookie-key")).scalar()
    for guest in guests:
        own = [] if key is None else [cookie_hash(key, cookie_text(guest["id"], guest["cookies"]))]
        query = sa.select(t.c.hash).where(t.c.guest == guest["id"], t.c.kind == OLD_COOKIE).order_by(t.c.hash)
        yield own + list(connection.execute(query).scalars())


def _rows(connection: Connection, table: Table, where: Any) -> list[Row]:
    query = sa.select(table).where(where).order_by(*table.primary_key.columns)
    return [dict(row) for row in connection.execute(query).mappings()]


# --- import


def import_tables(database: Database, tables: Iterator[StoredTable]) -> ImportReport:
    """Import tables one by one. Refuse those that are damaged, or that are there with other rows."""
    report = ImportReport()
    for stored in tables:
        try:
            _check(stored)
            if _import(database, stored):
                report.imported.append(stored.id)
                report.records += len(stored.events)
            else:
                report.already_there.append(stored.id)
        except (BadTableFile, TableDiffers) as error:
            report.refused[str(stored.table.get("id"))] = str(error)
        except IntegrityError:
            report.refused[stored.id] = "its rows contradict others in the database"
    return report


def _check(stored: StoredTable) -> None:
    """Raise an error if the rows of a table do not belong together."""
    for kind, rows in (
        ("table", [stored.table]),
        ("guest", stored.guests),
        ("token", stored.tokens),
        ("record", stored.events),
    ):
        for row in rows:
            _check_columns(kind, row)
    if not all(isinstance(hash, str) for guest in stored.guests for hash in guest.get(COOKIES, [])):
        raise BadTableFile("a guest has a wrong value 'cookies'")
    for number, event in enumerate(stored.events, 1):
        if event.get("table_id") != stored.table["id"] or event.get("seq") != number:
            raise BadTableFile(f"record {number} of its log is missing")
    if any(token.get("table_id") != stored.id or token.get("kind") != "seat" for token in stored.tokens):
        raise BadTableFile("a token belongs to another table")
    named = {stored.table["owner"], *(token["guest"] for token in stored.tokens)}
    if missing := named - {guest["id"] for guest in stored.guests}:
        raise BadTableFile(f"the guest {min(missing)} is missing")
    try:
        agreement_of(stored.table)
        for event in stored.events:
            msgspec.json.decode(event["more"] or "{}", type=dict)
    except (msgspec.MsgspecError, TypeError, KeyError) as error:
        raise BadTableFile(f"its rows are damaged: {error}") from None


COLUMNS = {
    "table": schema.tables.columns,
    "guest": schema.guests.columns,
    "token": schema.tokens.columns,
    "record": schema.events.columns,
}


def _check_columns(kind: str, row: Row) -> None:
    """Raise an error unless a row has values for the columns, and no others. Those of later schemas may be missing."""
    columns = COLUMNS[kind]
    if unknown := row.keys() - {column.name for column in columns} - ({COOKIES} if kind == "guest" else set()):
        raise BadTableFile(f"a {kind} has the unknown value {min(unknown)!r}")
    for column in columns:
        value, is_optional = row.get(column.name), column.nullable or column.server_default is not None
        if value is None and not is_optional:
            raise BadTableFile(f"a {kind} has no value {column.name!r}")
        if value is not None and not isinstance(value, column.type.python_type):
            raise BadTableFile(f"a {kind} has a wrong value {column.name!r}")


def _import(database: Database, stored: StoredTable) -> bool:
    """Write all rows of a table in one transaction. Return False if they are there already."""
    with database.engine.execution_options(**{WRITES: True}).begin() as connection:
        if (present := _stored(connection, stored.id)) is not None:
            if _substance(present) != _substance(stored):
                raise TableDiffers(
                    "it is already in the database, with other rows: perhaps it was played on in one of the two"
                )
            return False
        guests = _new_guests(connection, stored)
        for table, rows in (
            (schema.guests, [{name: row[name] for name in row if name != COOKIES} for row in guests]),
            (schema.tokens, [_cookie(guest["id"], hash) for guest in guests for hash in guest.get(COOKIES, [])]),
            (schema.tables, [stored.table]),
            (schema.players, [{"guest": guest, "table_id": stored.id} for guest in stored.players]),
            (schema.tokens, stored.tokens),
            (schema.events, stored.events),
        ):
            if rows:
                connection.execute(sa.insert(table), rows)
    return True


def _substance(stored: StoredTable) -> tuple[Row, list[Row], list[str]]:
    """Return what makes a table the same one. Columns that only one of two schemas has are left out if empty."""

    def filled(row: Row) -> Row:
        return {name: value for name, value in row.items() if value is not None}

    return filled(stored.table), [filled(event) for event in stored.events], sorted(stored.players)


def _new_guests(connection: Connection, stored: StoredTable) -> list[Row]:
    """Return the people whom the database does not know yet."""
    ids = [guest["id"] for guest in stored.guests]
    known = set(connection.execute(sa.select(schema.guests.c.id).where(schema.guests.c.id.in_(ids))).scalars())
    return [guest for guest in stored.guests if guest["id"] not in known]


def _cookie(guest: str, hash: str) -> Row:
    """Return the row by which the cookie of another server is recognized."""
    return {"hash": hash, "kind": OLD_COOKIE, "guest": guest}

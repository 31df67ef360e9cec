"""Purging a guest: the changes to the database, after which nothing in it leads back to the person.

In every table, the guest's id becomes a random one that is used nowhere else, and the name becomes empty. Moves,
numbers and pledges stay. Chance depends on the table's id and the players' numbers only (`chance_receipt`), so the
games of the others still replay and verify.

A purge is resumable. `begin` invalidates the guest's cookies and tokens. `blank` changes one table. `finish` removes
the row that `begin` has marked. Each is one transaction, and `blank` may be repeated.

`blank` adds a record of kind `forget` to the log. A process that has the table in memory and writes to it collides with
that record, so it reads the log again: it cannot bring the old id back.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from . import schema, snapshots

NOBODY = "purged"
"""The guest who owns the tables of purged guests. Nobody is this guest: other ids have 12 characters."""

SEATED = ("sit",)


def begin(connection: Connection, guest: str, now: int) -> bool:
    """Invalidate the guest's cookies and tokens, and hide the name. Return whether there is such a guest."""
    if guest == NOBODY:
        return False
    g, t = schema.guests, schema.tokens
    mark = sa.update(g).where(g.c.id == guest).values(name="", hidden="", purged=sa.func.coalesce(g.c.purged, now))
    if not connection.execute(mark).rowcount:
        return False
    connection.execute(sa.delete(t).where(t.c.guest == guest))
    if connection.execute(sa.select(g.c.id).where(g.c.id == NOBODY)).scalar() is None:
        connection.execute(sa.insert(g), {"id": NOBODY, "name": "", "created": now, "purged": now})
    return True


def unfinished(connection: Connection) -> list[str]:
    """Return the guests whose purge has begun and not finished."""
    g = schema.guests
    return [*connection.execute(sa.select(g.c.id).where(g.c.purged.is_not(None), g.c.id != NOBODY)).scalars()]


def tables_of(connection: Connection, guest: str) -> list[str]:
    """Return the tables that mention a guest."""
    p, t = schema.players, schema.tables
    seated = sa.select(p.c.table_id).where(p.c.guest == guest)
    owned = sa.select(t.c.id).where(t.c.owner == guest)
    return sorted(set(connection.execute(sa.union(seated, owned)).scalars()))


def blank(connection: Connection, guest: str, table: str, now: int) -> bool:
    """Blank a guest in one table. Return whether the table mentioned the guest."""
    e, t, alias = schema.events, schema.tables, f"{NOBODY}-{secrets.token_urlsafe(6)}"
    row = connection.execute(sa.select(t).where(t.c.id == table).with_for_update()).mappings().first()
    if row is None:
        return False
    mentions = sa.or_(e.c.more.contains(guest, autoescape=True), e.c.key.startswith(f"{guest}/", autoescape=True))
    here = e.c.table_id == table
    records = connection.execute(sa.select(e).where(here, mentions)).mappings().all()
    if not records and guest not in f"{row['owner']} {row['seats']} {row['lobby']}":
        return False
    for record in records:
        is_own_key = (record["key"] or "").startswith(f"{guest}/")
        values = {"more": _blanked(record["more"], guest, alias), "key": None if is_own_key else record["key"]}
        connection.execute(sa.update(e).where(here, e.c.seq == record["seq"]).values(values))
    for seat in {record["seat"] for record in records if record["kind"] in SEATED}:
        connection.execute(sa.update(e).where(here, e.c.key.startswith(f"{seat}/")).values(key=None))
    described = {name: _blanked(row[name], guest, alias) for name in ("seats", "lobby")}
    owned = {"owner": NOBODY, "key": None} if row["owner"] == guest else {}
    connection.execute(sa.update(t).where(t.c.id == table).values(**described, **owned))
    snapshots.delete(connection, table)  # it has the id and the name
    last = connection.execute(sa.select(sa.func.max(e.c.seq)).where(here)).scalar() or 0
    connection.execute(sa.insert(e), {"table_id": table, "seq": last + 1, "kind": "forget", "at": now})
    return True


def finish(connection: Connection, guest: str) -> None:
    """Remove the guest, after all tables are blanked."""
    g, p, r, a, b = schema.guests, schema.players, schema.reports, schema.audit, schema.bans
    x = schema.restrictions
    connection.execute(sa.delete(x).where(sa.or_(x.c.guest == guest, x.c.other == guest)))
    connection.execute(sa.delete(p).where(p.c.guest == guest))
    connection.execute(sa.delete(b).where(b.c.guest == guest))
    connection.execute(sa.delete(r).where(r.c.guest == guest))
    connection.execute(sa.update(r).where(r.c.reporter == guest).values(reporter=NOBODY))
    connection.execute(sa.update(a).where(a.c.guest == guest).values(guest=NOBODY))
    connection.execute(sa.delete(g).where(g.c.id == guest))


def _blanked(text: str | None, guest: str, alias: str) -> str | None:
    """Return JSON with another id for the guest and without the guest's name."""
    if text is None or guest not in text:
        return text
    replaced = text.replace(guest, alias)
    try:
        value = msgspec.json.decode(replaced)
    except msgspec.MsgspecError:  # damaged
        return replaced
    _remove_name(value, alias)
    return msgspec.json.encode(value).decode()


def _remove_name(value: Any, alias: str) -> None:
    """Empty the name beside each mention of the alias, and free the seats that are reserved for it."""
    if isinstance(value, list):
        for each in value:
            _remove_name(each, alias)
    if not isinstance(value, dict):
        return
    for each in value.values():
        _remove_name(each, alias)
    if value.get("owner") == alias:
        value["owner"] = NOBODY
    if value.get("guest") == alias:
        value |= {"name": ""} if "name" in value else {}
        value |= {"guest": ""} if value.get("kind", "") == "open" else {}

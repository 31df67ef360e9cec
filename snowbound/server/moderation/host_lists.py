"""The lists that a host reads: tables, guests, reports, bans, and what hosts have done."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from ..storage import purge, schema
from . import host_commands as ask

Rows = list[dict[str, Any]]


def tables(connection: Connection, wanted: ask.ListTables) -> Rows:
    """Return tables with their people."""
    t, p = schema.tables, schema.players
    query = sa.select(t.c.id, t.c.game, t.c.status, t.c.visibility, t.c.owner, t.c.created, t.c.lobby)
    if wanted.guest:
        query = query.join(p, p.c.table_id == t.c.id).where(p.c.guest == wanted.guest)
    if wanted.status:
        query = query.where(t.c.status == wanted.status)
    if wanted.game:
        query = query.where(t.c.game == wanted.game)
    rows = connection.execute(query.order_by(t.c.created.desc(), t.c.id).limit(wanted.limit)).mappings().all()
    found = [dict(row) for row in rows]
    seated = [_people(row.pop("lobby")) for row in found]
    known = names(connection, {guest for people in seated for guest in people})
    for row, people in zip(found, seated, strict=True):
        row["people"] = [{"guest": guest, "name": known.get(guest, "")} for guest in people]
    return found


def guests(connection: Connection, wanted: ask.ListGuests) -> Rows:
    """Return guests with the number of their tables."""
    g, p = schema.guests, schema.players
    number = sa.select(sa.func.count()).where(p.c.guest == g.c.id).scalar_subquery()
    query = sa.select(g.c.id.label("guest"), g.c.name, g.c.created, g.c.seen, number.label("tables"))
    query = query.where(g.c.purged.is_(None))
    if wanted.name:
        query = query.where(sa.func.lower(g.c.name).contains(wanted.name.lower(), autoescape=True))
    if wanted.guest:
        query = query.where(g.c.id == wanted.guest)
    return _rows(connection, query.order_by(g.c.created.desc(), g.c.id).limit(wanted.limit))


def reports(connection: Connection, wanted: ask.ListReports) -> Rows:
    """Return reports, the oldest first, with the current name of each guest."""
    r = schema.reports
    is_wanted = r.c.handled.is_not(None) if wanted.handled else r.c.handled.is_(None)
    found = _rows(connection, sa.select(r).where(is_wanted).order_by(r.c.at, r.c.id).limit(wanted.limit))
    known = names(connection, {row["guest"] for row in found})
    return [row | {"name_now": known.get(row["guest"], "")} for row in found]


def bans(connection: Connection, now: int) -> Rows:
    """Return the bans that are in force."""
    b = schema.bans
    lasts = sa.or_(b.c.expires.is_(None), b.c.expires > now)
    found = _rows(connection, sa.select(b).where(lasts).order_by(b.c.created.desc(), b.c.id))
    known = names(connection, {row["guest"] for row in found})
    return [row | {"name": known.get(row["guest"], "")} for row in found]


def audit(connection: Connection, wanted: ask.ListAudit) -> Rows:
    """Return what hosts have done, newest first."""
    a = schema.audit
    found = _rows(connection, sa.select(a).order_by(a.c.number.desc()).limit(wanted.limit))
    return [row | {"more": msgspec.json.decode(row["more"])} for row in found]


def names(connection: Connection, guests: set[str]) -> dict[str, str]:
    """Return the names of guests."""
    g = schema.guests
    found = connection.execute(sa.select(g.c.id, g.c.name).where(g.c.id.in_([*guests]), g.c.id != purge.NOBODY))
    return {row.id: row.name for row in found}


def _people(lobby: str) -> list[str]:
    """Return the guests of a table, from its public description."""
    try:
        seats = msgspec.json.decode(lobby)["seats"]
        return list(dict.fromkeys(seat["guest"] for seat in seats if seat.get("guest")))
    except (msgspec.MsgspecError, KeyError, TypeError, AttributeError):  # damaged; `snowbound check` lists it
        return []


def _rows(connection: Connection, query: sa.Select[Any]) -> Rows:
    return [dict(row) for row in connection.execute(query).mappings()]

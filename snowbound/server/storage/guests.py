"""Guests: a name and a signed cookie is all that a person needs; a token per seat serves programs.

What is kept of a token is its SHA-256, and a one-time link is gone once it was used. A guest has so many of each: a new
one takes the place of the oldest.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.errors import SnowboundError

from ..tables.clocks import Now
from . import schema
from .database import Database

COOKIE = "snowbound"
LINK_LASTS = 15 * 60 * 1000
TOKEN_LASTS = 365 * 24 * 3600 * 1000
LINKS, TOKENS = 5, 200
"""One-time links and seats' tokens that a guest has at the same time, at most."""

NAME_AT_MOST = 40
NAME_LASTS = 60 * 1000
"""Milliseconds for which a name is remembered; it may have been changed at another process."""

NAMES = 10_000
"""Names that are remembered, at most; who came first is forgotten first."""


class NotAllowed(SnowboundError):
    """This guest may not do that."""

    code = "not-allowed"


class BadName(SnowboundError):
    """A name that cannot be shown."""

    code = "bad-name"


@dataclass(frozen=True)
class Caller:
    """Somebody who asks for something: a guest, a program with a seat's token, or a stranger."""

    guest: str = ""
    name: str = ""
    table: str = ""  # a program may act at this table only
    seat: int | None = None  # and in this seat only

    @property
    def is_program(self) -> bool:
        """Whether a token speaks, not a cookie."""
        return self.seat is not None


ANONYMOUS = Caller()


class Guests:
    """Who is who."""

    def __init__(self, database: Database, key: str, now: Now) -> None:
        self.database = database
        self.now = now
        self._key = bytes.fromhex(key)
        self._names: dict[str, tuple[str, int]] = {}  # by guest: the name, and until when it is believed

    @classmethod
    async def opened(cls, database: Database, now: Now) -> Guests:
        """With the key of this database, made when it was new."""
        return cls(database, await database.setting("cookie-key", lambda: secrets.token_hex(32)), now)

    async def new(self, name: str) -> Caller:
        """A new guest of this name."""
        guest = Caller(secrets.token_urlsafe(9), checked_name(name))
        row = {"id": guest.guest, "name": guest.name, "created": self.now()}
        await self.database.write(lambda c: c.execute(sa.insert(schema.guests), row))
        self._remember(guest.guest, guest.name)
        return guest

    async def rename(self, caller: Caller, name: str) -> Caller:
        """The same guest under another name."""
        changed = Caller(caller.guest, checked_name(name))
        update = sa.update(schema.guests).where(schema.guests.c.id == caller.guest).values(name=changed.name)
        await self.database.write(lambda c: c.execute(update))
        self._remember(caller.guest, changed.name)
        return changed

    # --- cookies

    def cookie(self, caller: Caller) -> str:
        """What the browser keeps."""
        return f"{caller.guest}.{self._sign(caller.guest)}"

    async def by_cookie(self, text: str) -> Caller:
        """The guest of a cookie; a stranger if it is not ours."""
        guest, _, signature = text.rpartition(".")
        if not guest or not hmac.compare_digest(signature.encode(), self._sign(guest).encode()):
            return ANONYMOUS
        name = await self._name(guest)
        return ANONYMOUS if name is None else Caller(guest, name)

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, b"guest:" + guest.encode(), "sha256").hexdigest()

    async def _name(self, guest: str) -> str | None:
        name, until = self._names.get(guest, ("", 0))
        if self.now() < until:
            return name
        query = sa.select(schema.guests.c.name).where(schema.guests.c.id == guest)
        found = await self.database.read(lambda c: c.execute(query).scalar())
        if found is not None:
            self._remember(guest, found)
        return found

    def _remember(self, guest: str, name: str) -> None:
        self._names.pop(guest, None)
        self._names[guest] = (name, self.now() + NAME_LASTS)
        if len(self._names) > NAMES:
            del self._names[next(iter(self._names))]

    # --- tokens

    async def seat_token(self, caller: Caller, table: str, seat: int) -> str:
        """A secret with which a program may play in a seat of this guest."""
        return await self._keep("seat", caller, TOKENS, TOKEN_LASTS, table, seat)

    async def device_link(self, caller: Caller) -> str:
        """A secret with which another device becomes the same guest, once and soon."""
        return await self._keep("device", caller, LINKS, LINK_LASTS)

    async def by_token(self, token: str) -> Caller:
        """The program of a seat's token."""
        t = schema.tokens
        lasts = sa.or_(t.c.expires.is_(None), t.c.expires > self.now())  # older ones were made to last for ever
        query = sa.select(t).where(t.c.hash == _hash(token), t.c.kind == "seat", lasts)
        row = await self.database.read(lambda c: c.execute(query).mappings().first())
        if row is None:
            raise NotAllowed("this token is not known: ask the owner of the seat for a new one")
        return Caller(row["guest"], await self._name(row["guest"]) or "", row["table_id"], row["seat"])

    async def by_link(self, token: str) -> Caller:
        """The guest of a one-time link, which is used up by this."""
        t = schema.tokens
        this = sa.and_(t.c.hash == _hash(token), t.c.kind == "device", t.c.expires > self.now())
        take = sa.delete(t).where(this).returning(t.c.guest)  # in one: of two processes only one can have it
        guest = await self.database.write(lambda c: c.execute(take).scalar())
        if guest is None:
            raise NotAllowed("this link was used already, or is too old: ask for a new one on the first device")
        return Caller(guest, await self._name(guest) or "")

    async def _keep(
        self, kind: str, caller: Caller, most: int, lasts: int, table: str | None = None, seat: int | None = None
    ) -> str:
        token, t, now = secrets.token_urlsafe(32), schema.tokens, self.now()
        row = {
            "hash": _hash(token),
            "kind": kind,
            "guest": caller.guest,
            "table_id": table,
            "seat": seat,
            "expires": now + lasts,
        }
        own = sa.and_(t.c.guest == caller.guest, t.c.kind == kind)
        newest = sa.select(t.c.hash).where(own).order_by(t.c.expires.desc().nulls_last(), t.c.hash).limit(most - 1)
        old = sa.delete(t).where(own, sa.or_(t.c.expires <= now, t.c.hash.not_in(newest)))

        def change(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(sa.insert(t), row)

        await self.database.write(change)
        return token


def checked_name(name: str) -> str:
    """A name that can be shown on one line."""
    text = " ".join(name.split())
    if not text or len(text) > NAME_AT_MOST or not text.isprintable():
        raise BadName(f"a name has 1 to {NAME_AT_MOST} printable characters, not {name[:50]!r}")
    return text


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

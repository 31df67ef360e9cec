"""Guests, who need only a name and a signed cookie, and tokens for programs that play in a seat.

The database has only the SHA-256 of a token. A one-time link is deleted when it is used. The number of each per guest
is limited: a new one replaces the oldest.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.errors import SnowboundError
from snowbound.core.names import checked_name

from ..tables.clocks import Now
from . import schema
from .database import Database

COOKIE = "snowbound"
LINK_LASTS = 15 * 60 * 1000
TOKEN_LASTS = 365 * 24 * 3600 * 1000
LINKS, TOKENS = 5, 200
"""Most one-time links and seat tokens per guest."""

OLD_COOKIE = "cookie"
"""The kind of token that is the signature of another server's cookie."""

NAME_LASTS = 60 * 1000
"""Milliseconds for which a name is cached. Another process may change it meanwhile."""

NAMES = 10_000
"""Most names in the cache. The oldest entry is dropped first."""


class NotAllowed(SnowboundError):
    """The caller may not do this."""

    code = "not-allowed"


@dataclass(frozen=True)
class Caller:
    """The sender of a request: a guest, a program with a seat token, or somebody anonymous."""

    guest: str = ""
    name: str = ""
    table: str = ""  # the only table where a program may act
    seat: int | None = None  # the only seat in which a program may act

    @property
    def is_program(self) -> bool:
        """Whether the caller uses a seat token instead of a cookie."""
        return self.seat is not None


ANONYMOUS = Caller()


class Guests:
    """Identifies callers by cookie, token or one-time link."""

    def __init__(self, database: Database, key: str, now: Now) -> None:
        self.database = database
        self.now = now
        self._key = bytes.fromhex(key)
        self._names: dict[str, tuple[str, int]] = {}  # by guest: the name, and when it expires

    @classmethod
    async def opened(cls, database: Database, now: Now) -> Guests:
        """Return the guests of a database, with its cookie key, which the first start creates."""
        return cls(database, await database.setting("cookie-key", lambda: secrets.token_hex(32)), now)

    async def new(self, name: str) -> Caller:
        """Create a guest."""
        guest = Caller(secrets.token_urlsafe(9), checked_name(name))
        row = {"id": guest.guest, "name": guest.name, "created": self.now()}
        await self.database.write(lambda c: c.execute(sa.insert(schema.guests), row))
        self._remember(guest.guest, guest.name)
        return guest

    async def rename(self, caller: Caller, name: str) -> Caller:
        """Change a guest's name."""
        changed = Caller(caller.guest, checked_name(name))
        update = sa.update(schema.guests).where(schema.guests.c.id == caller.guest).values(name=changed.name)
        await self.database.write(lambda c: c.execute(update))
        self._remember(caller.guest, changed.name)
        return changed

    # --- cookies

    def cookie(self, caller: Caller) -> str:
        """Return the guest's cookie."""
        return f"{caller.guest}.{cookie_signature(self._key, caller.guest)}"

    async def by_cookie(self, text: str) -> Caller:
        """Return the guest of a cookie, or ANONYMOUS if the signature is wrong."""
        guest, _, signature = text.rpartition(".")
        if not guest:
            return ANONYMOUS
        own = hmac.compare_digest(signature.encode(), cookie_signature(self._key, guest).encode())
        if not own and not await self._is_old_cookie(guest, signature):
            return ANONYMOUS
        name = await self._name(guest)
        return ANONYMOUS if name is None else Caller(guest, name)

    async def _is_old_cookie(self, guest: str, signature: str) -> bool:
        """Whether a server whose tables were imported has signed a cookie."""
        t = schema.tokens
        query = sa.select(t.c.guest).where(t.c.hash == _hash(signature), t.c.kind == OLD_COOKIE)
        return await self.database.read(lambda c: c.execute(query).scalar()) == guest

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
        """Create a token with which a program may play in a seat of this guest."""
        return await self._keep("seat", caller, TOKENS, TOKEN_LASTS, table, seat)

    async def device_link(self, caller: Caller) -> str:
        """Create a one-time token with which another device becomes the same guest."""
        return await self._keep("device", caller, LINKS, LINK_LASTS)

    async def by_token(self, token: str) -> Caller:
        """Return the caller of a seat token, or raise NotAllowed."""
        t = schema.tokens
        lasts = sa.or_(t.c.expires.is_(None), t.c.expires > self.now())  # early tokens never expire
        query = sa.select(t).where(t.c.hash == _hash(token), t.c.kind == "seat", lasts)
        row = await self.database.read(lambda c: c.execute(query).mappings().first())
        if row is None:
            raise NotAllowed("this token is unknown or has expired: ask the owner of the seat for a new one")
        return Caller(row["guest"], await self._name(row["guest"]) or "", row["table_id"], row["seat"])

    async def by_link(self, token: str) -> Caller:
        """Return the guest of a one-time link and delete the link, or raise NotAllowed."""
        t = schema.tokens
        this = sa.and_(t.c.hash == _hash(token), t.c.kind == "device", t.c.expires > self.now())
        take = sa.delete(t).where(this).returning(t.c.guest)  # one statement, so that only one process can use it
        guest = await self.database.write(lambda c: c.execute(take).scalar())
        if guest is None:
            raise NotAllowed("this link was already used or has expired: create a new one on the first device")
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


def cookie_signature(key: bytes, guest: str) -> str:
    """Return the signature in a guest's cookie."""
    return hmac.new(key, b"guest:" + guest.encode(), "sha256").hexdigest()


def cookie_hash(key: str, guest: str) -> str:
    """Return the hash by which another database recognizes a guest's cookie."""
    return _hash(cookie_signature(bytes.fromhex(key), guest))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

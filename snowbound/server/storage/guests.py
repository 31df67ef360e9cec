"""Guests, who need only a name and a signed cookie, and tokens for programs that play in a seat.

The database has only the SHA-256 of a token. A one-time link is deleted when it is used. The number of each per guest
is limited: a new one replaces the oldest.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.errors import SnowboundError
from snowbound.core.names import BadName, checked_name, lookalike

from ..tables.clocks import Now
from . import schema
from .database import Database

COOKIE = "snowbound"
COOKIE_KEY = "cookie-key"
"""The setting in the database with the key that signs cookies."""

HIDDEN_NAMES = 20
"""How many hidden names of a guest are remembered."""

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

DAY = 24 * 3600 * 1000


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
    cookies: int = 0  # how often the guest's cookies were revoked

    @property
    def is_program(self) -> bool:
        """Whether the caller uses a seat token instead of a cookie."""
        return self.seat is not None


ANONYMOUS = Caller()


class KnownGuest(NamedTuple):
    """A guest in the cache."""

    name: str
    cookies: int
    until: int  # when the entry expires


def typable_id() -> str:
    """Return a random id that a host can type in a command: it begins with no hyphen."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


class Guests:
    """Identifies callers by cookie, token or one-time link."""

    def __init__(self, database: Database, key: str, now: Now) -> None:
        self.database = database
        self.now = now
        self._key = bytes.fromhex(key)
        self._names: dict[str, KnownGuest] = {}

    @classmethod
    async def opened(cls, database: Database, now: Now) -> Guests:
        """Return the guests of a database, with its cookie key, which the first start creates."""
        return cls(database, await database.setting(COOKIE_KEY, _new_key), now)

    async def new(self, name: str) -> Caller:
        """Create a guest."""
        guest = Caller(typable_id(), checked_name(name))
        row = {"id": guest.guest, "name": guest.name, "created": self.now(), "seen": self._today()}
        await self.database.write(lambda c: c.execute(sa.insert(schema.guests), row))
        self._remember(guest.guest, guest.name, 0)
        return guest

    async def rename(self, caller: Caller, name: str) -> Caller:
        """Change a guest's name. Names that the host has hidden are refused."""
        g, changed = schema.guests, Caller(caller.guest, checked_name(name), cookies=caller.cookies)

        def change(connection: Connection) -> str | None:
            hidden = connection.execute(sa.select(g.c.hidden).where(_is_here(caller.guest))).scalar()
            if hidden is not None and lookalike(changed.name) not in hidden.split("\n"):
                connection.execute(sa.update(g).where(g.c.id == caller.guest).values(name=changed.name))
                return changed.name
            return None if hidden is None else ""

        stored = await self.database.write(change)
        if stored is None:
            raise NotAllowed("there is no such guest any more: give your name again")
        if not stored:
            raise BadName(f"the host of this server has hidden the name {changed.name}: choose another name")
        self._remember(changed.guest, changed.name, changed.cookies)
        return changed

    async def hide_name(self, guest: str) -> str | None:
        """Take a guest's name away, which the guest cannot choose again. Return it, or None without such a guest."""
        g = schema.guests

        def change(connection: Connection) -> str | None:
            row = connection.execute(sa.select(g.c.name, g.c.hidden).where(_is_here(guest))).first()
            if row is None:
                return None
            hidden = "\n".join(filter(None, [*row.hidden.split("\n")[-HIDDEN_NAMES:], lookalike(row.name)]))
            connection.execute(sa.update(g).where(g.c.id == guest).values(name="", hidden=hidden))
            return str(row.name)

        return await self.database.write(change)

    # --- cookies

    def cookie(self, caller: Caller) -> str:
        """Return the guest's cookie."""
        signed = cookie_text(caller.guest, caller.cookies)
        return f"{signed}.{cookie_signature(self._key, signed)}"

    async def by_cookie(self, text: str) -> Caller:
        """Return the guest of a cookie, or ANONYMOUS if the signature is wrong or the cookie was revoked."""
        signed, _, signature = text.rpartition(".")
        guest, _, revoked = signed.partition(".")
        if not guest:
            return ANONYMOUS
        if not hmac.compare_digest(signature.encode(), cookie_signature(self._key, signed).encode()):
            return (await self.find(guest) if await self._is_old_cookie(guest, signature) else None) or ANONYMOUS
        caller = await self.find(guest)
        return caller if caller is not None and str(caller.cookies or "") == revoked else ANONYMOUS

    async def revoke(self, guest: str) -> bool:
        """Make a guest's cookies, links and seat tokens invalid. Return whether there is such a guest."""
        g, t = schema.guests, schema.tokens

        def change(connection: Connection) -> bool:
            connection.execute(sa.delete(t).where(t.c.guest == guest))
            return bool(
                connection.execute(sa.update(g).where(_is_here(guest)).values(cookies=g.c.cookies + 1)).rowcount
            )

        return await self.database.write(change)

    async def revoke_all(self) -> None:
        """Make all cookies, links and seat tokens of all guests invalid."""
        s, t, key = schema.settings, schema.tokens, _new_key()

        def change(connection: Connection) -> None:
            connection.execute(sa.delete(t))
            connection.execute(sa.update(s).where(s.c.name == COOKIE_KEY).values(value=key))

        await self.database.write(change)
        await self.reload_key()

    async def reload_key(self) -> None:
        """Read the key that signs cookies again, which another process may have replaced."""
        self._key = bytes.fromhex(await self.database.setting(COOKIE_KEY, _new_key))
        self._names.clear()

    async def _is_old_cookie(self, guest: str, signature: str) -> bool:
        """Whether a server whose tables were imported has signed a cookie."""
        t = schema.tokens
        query = sa.select(t.c.guest).where(t.c.hash == _hash(signature), t.c.kind == OLD_COOKIE)
        return await self.database.read(lambda c: c.execute(query).scalar()) == guest

    async def find(self, guest: str, *, again: bool = False) -> Caller | None:
        """Return a guest, or None if there is none with this id. With `again`, the cache is not used."""
        known = self._names.get(guest)
        if known is not None and self.now() < known.until and not again:
            return Caller(guest, known.name, cookies=known.cookies)
        self._names.pop(guest, None)
        g = schema.guests
        query = sa.select(g.c.name, g.c.cookies, g.c.seen).where(_is_here(guest))
        row = await self.database.read(lambda c: c.execute(query).first())
        if row is None:
            return None
        if row.seen < self._today() and not again:
            seen = sa.update(g).where(g.c.id == guest).values(seen=self._today())
            await self.database.write(lambda c: c.execute(seen))
        self._remember(guest, row.name, row.cookies)
        return Caller(guest, row.name, cookies=row.cookies)

    def _today(self) -> int:
        """Return when today began. The time of a visit is not stored more exactly."""
        return self.now() // DAY * DAY

    def _remember(self, guest: str, name: str, cookies: int) -> None:
        self._names.pop(guest, None)
        self._names[guest] = KnownGuest(name, cookies, self.now() + NAME_LASTS)
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
        owner = await self.find(row["guest"]) or ANONYMOUS
        return Caller(row["guest"], owner.name, row["table_id"], row["seat"])

    async def by_link(self, token: str) -> Caller:
        """Return the guest of a one-time link and delete the link, or raise NotAllowed."""
        t = schema.tokens
        this = sa.and_(t.c.hash == _hash(token), t.c.kind == "device", t.c.expires > self.now())
        take = sa.delete(t).where(this).returning(t.c.guest)  # one statement, so that only one process can use it
        guest = await self.database.write(lambda c: c.execute(take).scalar())
        if guest is None:
            raise NotAllowed("this link was already used or has expired: create a new one on the first device")
        found = await self.find(guest)
        if found is None:
            raise NotAllowed("the guest of this link has been deleted")
        return found

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


def cookie_text(guest: str, cookies: int) -> str:
    """Return what a cookie says: the guest, and how often the guest's cookies were revoked before."""
    return f"{guest}.{cookies}" if cookies else guest


def cookie_signature(key: bytes, text: str) -> str:
    """Return the signature of a cookie's text."""
    return hmac.new(key, b"guest:" + text.encode(), "sha256").hexdigest()


def cookie_hash(key: str, text: str) -> str:
    """Return the hash by which another database recognizes a cookie."""
    return _hash(cookie_signature(bytes.fromhex(key), text))


def _is_here(guest: str) -> sa.ColumnElement[bool]:
    """Return the condition for a guest who is not being purged."""
    return sa.and_(schema.guests.c.id == guest, schema.guests.c.purged.is_(None))


def _new_key() -> str:
    return secrets.token_hex(32)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

"""Whom a guest has blocked or muted, and whose name they do not want to see. Nobody else is told.

Each list of a guest has a limit. Lists are cached, because every reaction and the lobby need them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Literal, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from snowbound.core.errors import SnowboundError

from ..tables.clocks import Now
from . import schema
from .database import Conflict, Database

Restriction = Literal["blocked", "muted", "hidden"]
"""A blocked guest cannot sit at one's tables, a muted one's reactions are not shown, a hidden one has no name."""

MOST = 200
"""Most guests on one list."""

LASTS = 60 * 1000
"""Milliseconds for which lists are cached. Other processes announce what they change."""

CACHED = 10_000
"""Most guests whose lists are cached. The oldest entry is dropped first."""


class TooManyPeople(SnowboundError):
    """A list of a guest is full."""

    code = "too-many-people"


class UnknownGuest(SnowboundError):
    """There is no guest with this id."""

    code = "not-found"


class PersonalLists(msgspec.Struct, frozen=True):
    """The lists of one guest."""

    blocked: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()

    @property
    def silenced(self) -> frozenset[str]:
        """The guests whose reactions are not shown."""
        return self.blocked | self.muted

    @property
    def hidden_owners(self) -> frozenset[str]:
        """The guests whose tables are not shown in the lobby, to either of the two."""
        return self.blocked | self.blocked_by


NOTHING = PersonalLists()


class ListedPerson(msgspec.Struct):
    """Somebody on a list, with their current name."""

    guest: str
    name: str


class Restrictions:
    """The lists of all guests."""

    def __init__(self, database: Database, now: Now) -> None:
        self.database = database
        self.now = now
        self.on_change: list[Callable[[str, str], Awaitable[None]]] = []  # called with the two guests
        self.announce: Callable[[str, str], None] = lambda guest, other: None  # tells the other processes
        self._cache: dict[str, tuple[PersonalLists, int]] = {}  # by guest: the lists, and when they expire

    async def of(self, guest: str) -> PersonalLists:
        """Return the lists of a guest."""
        return (await self.of_all([guest]))[guest]

    async def of_all(self, guests: Iterable[str]) -> dict[str, PersonalLists]:
        """Return the lists of several guests, read with one query."""
        found, now = {"": NOTHING}, self.now()
        missing = []
        for guest in set(guests) - {""}:
            lists, until = self._cache.get(guest, (NOTHING, 0))
            if now < until:
                found[guest] = lists
            else:
                missing.append(guest)
        if missing:
            for guest, lists in (await self.database.read(lambda c: _read(c, missing))).items():
                found[guest] = lists
                self._remember(guest, lists)
        return found

    async def is_blocked(self, guest: str, by: str) -> bool:
        """Whether a guest is blocked by another. This asks the database, since it decides who may sit down."""
        r = schema.restrictions
        query = sa.select(r.c.other).where(r.c.guest == by, r.c.kind == "blocked", r.c.other == guest)
        return await self.database.read(lambda c: c.execute(query).first()) is not None

    async def named(self, guest: str) -> dict[Restriction, list[ListedPerson]]:
        """Return a guest's own lists with the current names, newest first."""
        r, g = schema.restrictions, schema.guests
        query = sa.select(r.c.kind, r.c.other, g.c.name).join(g, g.c.id == r.c.other).where(r.c.guest == guest)
        rows = await self.database.read(lambda c: c.execute(query.order_by(r.c.at.desc(), r.c.other)).all())
        return {
            kind: [ListedPerson(other, name) for found, other, name in rows if found == kind]
            for kind in get_args(Restriction)
        }

    async def change(self, guest: str, other: str, kind: Restriction, on: bool) -> None:
        """Put somebody on a list of a guest, or take them off it. Doing it again changes nothing."""

        def change(connection: Connection) -> SnowboundError | None:
            return _change(connection, guest, other, kind, self.now() if on else None)

        try:
            refused = await self.database.write(change)
        except Conflict:  # another process has just done the same
            refused = await self.database.write(change)
        if refused is not None:
            raise refused
        await self.changed(guest, other)

    async def changed(self, guest: str, other: str, *, is_remote: bool = False) -> None:
        """Forget what is cached about two guests, after this or another process has changed it."""
        self._cache.pop(guest, None)
        self._cache.pop(other, None)
        if not is_remote:
            self.announce(guest, other)
        for callback in self.on_change:
            await callback(guest, other)

    def _remember(self, guest: str, lists: PersonalLists) -> None:
        self._cache.pop(guest, None)
        self._cache[guest] = (lists, self.now() + LASTS)
        if len(self._cache) > CACHED:
            del self._cache[next(iter(self._cache))]


def _read(connection: Connection, guests: Collection[str]) -> dict[str, PersonalLists]:
    r = schema.restrictions
    lists: dict[str, dict[str, set[str]]] = {guest: {} for guest in guests}
    for guest, kind, other in connection.execute(
        sa.select(r.c.guest, r.c.kind, r.c.other).where(r.c.guest.in_(guests))
    ):
        lists[guest].setdefault(kind, set()).add(other)
    blocked_by = sa.select(r.c.other, r.c.guest).where(r.c.other.in_(guests), r.c.kind == "blocked")
    for other, guest in connection.execute(blocked_by):
        lists[other].setdefault("blocked_by", set()).add(guest)
    return {
        guest: PersonalLists(**{name: frozenset(others) for name, others in kinds.items()}) if kinds else NOTHING
        for guest, kinds in lists.items()
    }


def _change(connection: Connection, guest: str, other: str, kind: Restriction, at: int | None) -> SnowboundError | None:
    """Make a change, or return why not: an exception would repeat the other changes of the commit."""
    r, g = schema.restrictions, schema.guests
    this = (r.c.guest == guest, r.c.kind == kind)
    connection.execute(sa.delete(r).where(*this, r.c.other == other))
    if at is None:
        return None
    if connection.execute(sa.select(g.c.id).where(g.c.id == other)).first() is None:
        return UnknownGuest(f"there is no guest {other!r}")
    if int(connection.execute(sa.select(sa.func.count()).where(*this)).scalar_one()) >= MOST:
        return TooManyPeople(f"this list has {MOST} people, which is the limit: take somebody off it first")
    connection.execute(sa.insert(r), {"guest": guest, "kind": kind, "other": other, "at": at})
    return None

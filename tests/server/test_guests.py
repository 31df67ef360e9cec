"""Guests: one-time links, seat tokens, and names that change in another process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from snowbound.server.storage import guests, schema
from snowbound.server.storage.database import Database
from snowbound.server.storage.guests import (
    LINK_LASTS,
    LINKS,
    NAME_LASTS,
    TOKEN_LASTS,
    TOKENS,
    Caller,
    Guests,
    NotAllowed,
    typable_id,
)
from tests.server.postgres import Cluster


def test_an_id_that_a_host_may_have_to_type_begins_with_no_hyphen() -> None:
    with patch("snowbound.server.storage.guests.secrets.token_urlsafe", side_effect=["-abc", "--bc", "a-bc"]):
        assert typable_id() == "a-bc"


class Time:
    """A clock that the test sets."""

    now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, folder: Path, cluster: Cluster) -> str:
    """A database URL, once SQLite and once PostgreSQL."""
    return f"sqlite:///{folder / 'tables.db'}" if request.param == "sqlite" else cluster.url


@pytest.fixture
def stores(url: str) -> Iterator[list[Database]]:
    """The guests of the same database, as two processes see them."""
    stores = [Database(url), Database(url)]
    yield stores
    for database in stores:
        database.close()


async def kept(database: Database, caller: Caller) -> int:
    query = sa.select(sa.func.count()).where(schema.tokens.c.guest == caller.guest)
    return await database.read(lambda c: c.execute(query).scalar_one())


def test_only_one_of_two_processes_can_use_a_link(stores: list[Database]) -> None:
    async def run() -> None:
        one, other = [await Guests.opened(database, Time()) for database in stores]
        ann = await one.new("Ann")
        for _ in range(20):
            link = await one.device_link(ann)
            taken = await asyncio.gather(one.by_link(link), other.by_link(link), return_exceptions=True)
            assert [type(each) for each in taken if each != ann] == [NotAllowed]

    asyncio.run(run())


def test_the_links_of_a_guest_are_limited_and_expired_ones_are_deleted(stores: list[Database]) -> None:
    async def run() -> None:
        time = Time()
        here = await Guests.opened(stores[0], time)
        ann, bea = await here.new("Ann"), await here.new("Bea")
        others = await here.device_link(bea)
        links = []
        for _ in range(LINKS + 1):
            links.append(await here.device_link(ann))
            time.now += 1
        assert await kept(stores[0], ann) == LINKS
        with pytest.raises(NotAllowed):
            await here.by_link(links[0])
        assert await here.by_link(links[1]) == ann, "only the oldest was replaced"
        assert await here.by_link(others) == bea
        time.now += LINK_LASTS
        with pytest.raises(NotAllowed):
            await here.by_link(links[2])
        await here.device_link(ann)
        assert await kept(stores[0], ann) == 1

    asyncio.run(run())


def test_the_tokens_of_a_guest_are_limited_and_last_a_year(stores: list[Database]) -> None:
    async def run() -> None:
        time = Time()
        here = await Guests.opened(stores[0], time)
        ann = await here.new("Ann")
        tokens = []
        for _ in range(TOKENS + 1):
            tokens.append(await here.seat_token(ann, "t", 1))
            time.now += 1
        await here.device_link(ann)
        assert await kept(stores[0], ann) == TOKENS + 1, "links are counted separately"
        with pytest.raises(NotAllowed):
            await here.by_token(tokens[0])
        assert await here.by_token(tokens[1]) == Caller(ann.guest, "Ann", "t", 1)
        forever = sa.update(schema.tokens).where(schema.tokens.c.guest == ann.guest).values(expires=None)
        time.now += TOKEN_LASTS
        with pytest.raises(NotAllowed):
            await here.by_token(tokens[1])
        await stores[0].write(lambda c: c.execute(forever))
        assert (await here.by_token(tokens[1])).seat == 1, "like those of an earlier version"

    asyncio.run(run())


def test_a_name_changed_in_another_process_is_seen_soon(stores: list[Database]) -> None:
    async def run() -> None:
        time = Time()
        one, other = [await Guests.opened(database, time) for database in stores]
        ann = await one.new("Ann")
        assert (await other.by_cookie(one.cookie(ann))).name == "Ann"
        await one.rename(ann, "Anna")
        assert (await one.by_cookie(one.cookie(ann))).name == "Anna"
        time.now += NAME_LASTS
        assert (await other.by_cookie(one.cookie(ann))).name == "Anna"

    asyncio.run(run())


def test_the_cache_of_names_is_bounded(stores: list[Database]) -> None:
    async def run() -> None:
        here = await Guests.opened(stores[0], Time())
        with patch.object(guests, "NAMES", 3):
            people = [await here.new(f"Ann {number}") for number in range(5)]
        assert list(here._names) == [caller.guest for caller in people[2:]]
        assert await here.by_cookie(here.cookie(people[0])) == people[0]

    asyncio.run(run())

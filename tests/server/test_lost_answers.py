"""PostgreSQL: when a commit succeeds and its answer is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest
import sqlalchemy as sa

from snowbound.server.settings import Settings
from snowbound.server.storage import group_commit, schema
from snowbound.server.storage.database import Database
from snowbound.server.storage.group_commit import Indeterminate
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.live_table import LiveTable
from snowbound.server.tables.records import Agreement, LogRecord
from snowbound.server.transport.app import Services
from tests.server.postgres import Cluster
from tests.server.running import TIC_TAC_TOE
from tests.server.test_database import agreement, prepared

pytestmark = pytest.mark.xdist_group("postgresql")

SEED, TABLES, COMMANDS = 8, 8, 12


class LostAnswers:
    """Loses the answers to some commits: the database has committed, then the connection breaks."""

    def __init__(self, database: Database, seed: int, share: float) -> None:
        self.rng, self.share, self.lost = Random(seed), share, 0
        self._dialect: Any = database.engine.dialect
        self._commit = self._dialect.do_commit

    @contextmanager
    def losing(self) -> Iterator[None]:
        self._dialect.do_commit = self.commit
        try:
            yield
        finally:
            self._dialect.do_commit = self._commit

    def commit(self, connection: Any) -> None:
        self._commit(connection)
        if self.rng.random() < self.share:
            self.lost += 1
            connection.dbapi_connection.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")


async def opened(cluster: Cluster) -> Services:
    services = Services(Settings(database=cluster.url, games=TIC_TAC_TOE, compiled=False, workers=1))
    await services.open()
    return services


def contribution(number: int) -> Any:
    def contribute(draft: Draft) -> None:
        draft.add("contribute", guest="nobody", contribution=f"{number:02x}")

    return contribute


def test_no_command_is_executed_twice_when_answers_to_commits_are_lost(cluster: Cluster) -> None:
    async def run() -> None:
        services = await opened(cluster)
        database = services.database
        ids = [f"lost-{number}" for number in range(TABLES)]
        ann = (await services.guests.new("Ann")).guest
        faults = LostAnswers(database, SEED, 0.5)
        with faults.losing():
            lives: list[LiveTable] = await asyncio.gather(
                *(services.tables.create(agreement_of(id, ann), []) for id in ids)
            )
            for number in range(COMMANDS):
                await asyncio.gather(*(services.tables.execute(live, contribution(number)) for live in lives))
        assert faults.lost > COMMANDS // 4, "answers were lost"
        for id in ids:
            records = await database.records(id)
            written = [record.more["contribution"] for record in records if record.kind == "contribute"]
            assert written == [f"{number:02x}" for number in range(COMMANDS)], "each command once"
        await services.close()

    asyncio.run(run())


def test_what_was_not_committed_is_done_again_and_only_that(cluster: Cluster) -> None:
    async def run() -> None:
        database = Database(cluster.url)
        await prepared(database, "fine", "other")
        dialect: Any = database.engine.dialect
        commit, failed = dialect.do_commit, [False]

        def fail_once(connection: Any) -> None:
            if not failed[0]:
                failed[0] = True
                connection.dbapi_connection.close()  # PostgreSQL rolls back
                raise psycopg.OperationalError("server closed the connection unexpectedly")
            commit(connection)

        dialect.do_commit = fail_once
        await asyncio.gather(*(database.append(id, [contribute(2)]) for id in ("fine", "other")))
        assert failed[0]
        for id in ("fine", "other"):
            assert [record.seq for record in await database.records(id)] == [1, 2]
        database.close()

    asyncio.run(run())


def test_a_commit_of_unknown_outcome_is_reported_and_not_repeated(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "ASKING", 0.0)
    monkeypatch.setattr(group_commit, "_has_committed", unanswered)

    async def run() -> None:
        database = Database(cluster.url)
        await database.write(lambda c: c.execute(sa.insert(schema.guests), {"id": "eve", "name": "Eve", "created": 1}))
        for id in ("unknown", "unsure"):
            await database.create(agreement_of(id, "eve"), [], {"status": "open", "lobby": "{}"})
        faults = LostAnswers(database, SEED, 1.0)
        with faults.losing():
            written = [database.append(id, [contribute(1)]) for id in ("unknown", "unsure")]
            answers = await asyncio.gather(*written, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Indeterminate, Indeterminate]
        assert faults.lost == 1, "one commit, which was not tried again"
        database.close()

    asyncio.run(run())


def unanswered(*_: Any) -> bool:
    raise Indeterminate


def contribute(number: int) -> LogRecord:
    return LogRecord(number, "contribute", 1, more={"guest": "nobody", "contribution": ""})


def agreement_of(id: str, owner: str) -> Agreement:
    return msgspec.structs.replace(agreement(id), owner=owner, game="tic_tac_toe", options={})

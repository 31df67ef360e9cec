"""A table is created once per key, whoever answers and however often it is asked for."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from snowbound.server.storage.database import Database
from tests.server.postgres import Cluster
from tests.server.running import Guest, Running
from tests.server.test_database import SUMMARY, agreement, prepared

BODY: dict[str, Any] = {"game": "tic_tac_toe", "seats": ["me", "bot:2"]}


def test_the_same_key_creates_one_table(running: Running, ann: Guest) -> None:
    first = ann.post("/api/tables", key="new", **BODY)
    again = ann.post("/api/tables", key="new", **BODY)
    assert again["table"] == first["table"] and again["seats"] == first["seats"] == [0]
    assert len(ann.get("/api/guest/tables")["tables"]) == 1


def test_another_key_or_guest_creates_another_table(running: Running, ann: Guest, bea: Guest) -> None:
    answers = [ann.post("/api/tables", key="one", **BODY), ann.post("/api/tables", key="two", **BODY)]
    answers.append(bea.post("/api/tables", key="one", **BODY))
    assert len({answer["table"] for answer in answers}) == 3


def test_a_key_cannot_create_a_different_table(running: Running, ann: Guest) -> None:
    ann.post("/api/tables", key="new", **BODY)
    refused = ann.post("/api/tables", expect=409, key="new", **(BODY | {"seats": ["me", "bot:3"]}))
    assert refused["error"]["code"] == "reused-key"


def test_a_table_created_before_a_crash_starts_when_it_is_asked_for_again(running: Running, ann: Guest) -> None:
    first = ann.post("/api/tables", key="cut", **BODY)
    assert ann.get(f"/api/tables/{first['table']}").get("view") is None, "it has not started"
    ann.post("/api/tables", key="cut", contributes=True, **BODY)
    assert ann.get(f"/api/tables/{first['table']}")["view"]["actors"]


def test_a_rematch_is_created_once(running: Running, ann: Guest) -> None:
    table = ann.post("/api/tables", key="first", **(BODY | {"seats": ["me", "me"]}))["table"]
    ann.post(f"/api/tables/{table}/start", key="start")
    for place, field in enumerate((4, 1, 0, 8, 3, 5, 6)):
        ann.post(f"/api/tables/{table}/move", seat=place % 2, action=field, key=f"m{place}")
    answers = [ann.post(f"/api/tables/{table}/rematch", key="again") for _ in range(2)]
    assert answers[0]["table"] == answers[1]["table"] != table
    assert len(ann.get("/api/guest/tables")["tables"]) == 2


@pytest.mark.xdist_group("postgresql")
def test_two_processes_asked_at_once_create_one_table(cluster: Cluster) -> None:
    databases = [Database(cluster.url), Database(cluster.url)]
    asyncio.run(prepared(databases[0]))

    def create(place: int) -> str:
        made = databases[place % 2].create(agreement(f"once-{place}"), [], SUMMARY, f"create/{place // 2}")
        return asyncio.run(waited(made))

    async def waited(made: object) -> str:
        return await made  # type: ignore[misc, no-any-return]

    with ThreadPoolExecutor(2) as threads:
        ids = list(threads.map(create, range(40)))
    assert len(set(ids)) == 20 and all(ids[place] == ids[place + 1] for place in range(0, 40, 2))
    for database in databases:
        database.close()

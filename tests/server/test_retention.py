"""Retention: old tables and idle guests are deleted, and tables that nobody finishes are closed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from snowbound.cli import main
from snowbound.server.moderation import retention
from snowbound.server.moderation.retention import Retention
from snowbound.server.storage import schema
from snowbound.server.storage.guests import DAY
from tests.server.running import Guest, Running, call
from tests.server.test_purge import finish, pair, rows

pytestmark = pytest.mark.xdist_group("postgresql")


def age(server: Running, days: int, *, tables: tuple[str, ...] = (), guests: tuple[str, ...] = ()) -> None:
    """Let tables and guests be older by some days."""
    t, e, g, by = schema.tables, schema.events, schema.guests, days * DAY
    changes = [sa.update(t).where(t.c.id.in_(tables)).values(created=t.c.created - by)]
    changes += [sa.update(e).where(e.c.table_id.in_(tables)).values(at=e.c.at - by)]
    changes += [sa.update(g).where(g.c.id.in_(guests)).values(seen=g.c.seen - by, created=g.c.created - by)]
    call(server, server.services.database.write(lambda c: [c.execute(change) for change in changes]))


def forget_live(servers: list[Running]) -> None:
    """Drop all tables from memory, as happens after two minutes."""
    for server in servers:
        server.services.tables.live.clear()


def keeper(server: Running, **settings: Any) -> Retention:
    """Return the retention of a server with other settings."""
    found = server.services.host.retention
    found.settings = replace(server.settings, **settings)
    return found


def test_finished_tables_are_deleted_after_some_days(servers: list[Running]) -> None:
    ann, bea, server = servers[0].guest("Ann"), servers[-1].guest("Bea"), servers[0]
    old, new, running = pair(ann, bea), pair(ann, bea), pair(ann, bea)
    for table in (old, new):
        finish(table, [ann, bea], 0, 3, 1, 4, 2)
    ann.post(f"/api/tables/{old}/seats/0/token")
    age(server, 40, tables=(old, running))
    age(server, 20, tables=(new,))
    forget_live(servers)
    with patch.object(retention, "ROWS_AT_ONCE", 3):
        done = call(server, keeper(server, finished_days=30, idle_days=0, guest_days=0).all())
    assert done.tables == 1
    assert old not in rows(server.services.database)
    ann.get(f"/api/tables/{old}", expect=404)
    assert ann.get(f"/api/tables/{new}")["info"]["status"] == "over"
    assert ann.get(f"/api/tables/{running}")["info"]["status"] == "playing"
    assert {item["id"] for item in ann.get("/api/guest/tables")["tables"]} == {new, running}


def test_an_interrupted_deletion_leaves_no_half_table(servers: list[Running]) -> None:
    ann, bea, server = servers[0].guest("Ann"), servers[-1].guest("Bea"), servers[0]
    old = pair(ann, bea)
    finish(old, [ann, bea], 0, 3, 1, 4, 2)
    age(server, 40, tables=(old,))
    forget_live(servers)
    found, real, calls = keeper(server, finished_days=30, idle_days=0, guest_days=0), retention._delete_some, []

    def stop(connection: sa.Connection, table: str) -> bool:
        calls.append(table)
        if len(calls) == 2:
            raise RuntimeError("the process ends here")
        return real(connection, table)

    with (
        patch.object(retention, "ROWS_AT_ONCE", 3),
        patch.object(retention, "_delete_some", stop),
        pytest.raises(RuntimeError),
    ):
        call(server, found.round())
    for guest in (ann, bea):
        guest.get(f"/api/tables/{old}", expect=404)
    assert main(["check", server.settings.database, "--games", server.settings.games]) == 0
    assert call(server, found.round()).tables == 1
    assert old not in rows(server.services.database)


def test_unfinished_tables_that_nobody_uses_are_closed(servers: list[Running]) -> None:
    ann, bea, server = servers[0].guest("Ann"), servers[-1].guest("Bea"), servers[0]
    idle, waiting, used = pair(ann, bea), ann.create("tic_tac_toe", "me", "open"), pair(ann, bea)
    age(server, 31, tables=(idle, waiting, used))
    ann.post(f"/api/tables/{used}/move", seat=0, action=4)
    done = call(server, keeper(server, finished_days=365, idle_days=30, guest_days=0).all())
    assert done.closed >= 2
    status = {table: ann.get(f"/api/tables/{table}")["info"]["status"] for table in (idle, waiting, used)}
    assert status == {idle: "closed", waiting: "closed", used: "playing"}


def test_idle_guests_are_purged_and_the_games_of_the_others_stay(servers: list[Running]) -> None:
    ann, bea, cid = servers[0].guest("Ann Idle"), servers[-1].guest("Bea"), servers[0].guest("Cid Idle")
    busy, server = servers[0].guest("Dan"), servers[0]
    table, running = pair(ann, bea), pair(busy, bea)
    finish(table, [ann, bea], 0, 3, 1, 4, 2)
    age(server, 400, guests=(ann.id, cid.id, busy.id))
    done = call(server, keeper(server, finished_days=0, idle_days=0, guest_days=365).all())
    assert done.guests == 2
    stored = rows(server.services.database)
    assert ann.id not in stored and cid.id not in stored and "Idle" not in stored
    assert busy.id in stored, "somebody with an unfinished game stays"
    assert bea.get(f"/api/tables/{running}")["info"]["status"] == "playing"
    assert [seat.get("name", "") for seat in bea.get(f"/api/tables/{table}")["info"]["seats"]] == ["", "Bea"]
    assert bea.id in stored


def test_a_visit_is_stored_to_the_day_and_keeps_a_guest(servers: list[Running]) -> None:
    ann, server = servers[0].guest("Ann"), servers[0]
    age(server, 400, guests=(ann.id,))
    server.services.guests._names.clear()
    ann.get("/api/guest")
    query = sa.select(schema.guests.c.seen).where(schema.guests.c.id == ann.id)
    seen = call(server, server.services.database.read(lambda c: c.execute(query).scalar()))
    assert seen % DAY == 0 and server.services.now() - seen < 2 * DAY
    call(server, keeper(server, finished_days=0, idle_days=0, guest_days=365).all())
    assert ann.get("/api/guest")["guest"] == ann.id


def test_everything_is_kept_if_the_settings_say_so(servers: list[Running]) -> None:
    ann, bea, server = servers[0].guest("Ann"), servers[-1].guest("Bea"), servers[0]
    table = pair(ann, bea)
    age(server, 4000, tables=(table,), guests=(ann.id,))
    done = call(server, keeper(server, finished_days=0, idle_days=0, guest_days=0, audit_days=0).all())
    assert vars(done) == {"tables": 0, "guests": 0, "closed": 0, "rows": 0}


def test_one_process_at_a_time_has_the_task(servers: list[Running]) -> None:
    keepers = [server.services.host.retention for server in servers]
    holders = [call(server, found._has_task()) for server, found in zip(servers, keepers, strict=True)]
    again = [call(server, found._has_task()) for server, found in zip(servers, keepers, strict=True)]
    assert holders == again and sum(holders) == 1


def test_the_size_of_the_database_is_in_the_metrics_and_space_is_given_back(tmp_path: Path) -> None:
    with Running(tmp_path, compiled=False) as server:
        ann: Guest = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "open")
        found = keeper(server, finished_days=30, idle_days=30, guest_days=0)
        call(server, server.services.database.write(lambda c: _fill(c, table)))
        page = ann.http.get("/metrics").text
        assert "snowbound_stored_tables" in page and "snowbound_database_bytes" in page
        before = _pages(server)
        age(server, 40, tables=(table,))
        ann.post(f"/api/tables/{table}/leave")
        age(server, 40, tables=(table,))
        server.services.tables.live.clear()
        assert call(server, found.all()).tables == 1
        assert _pages(server) < before / 2


def _fill(connection: sa.Connection, table: str) -> None:
    rows = [{"table_id": table, "seq": 1000 + n, "kind": "forget", "at": 0, "more": "x" * 500} for n in range(2000)]
    connection.execute(sa.insert(schema.events), rows)


def _pages(server: Running) -> int:
    query = "PRAGMA page_count"
    return int(call(server, server.services.database.read(lambda c: c.exec_driver_sql(query).scalar())))

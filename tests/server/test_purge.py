"""Purging a guest: nothing leads back to the person, and the games of the others still replay and verify."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from snowbound.cli import main
from snowbound.core import log as logs
from snowbound.server.moderation import purging
from snowbound.server.storage import purge, schema
from snowbound.server.storage.database import Database
from snowbound.server.tables.chance_receipt import verify
from snowbound.server.tables.finished import log_of
from tests.server.postgres import Cluster
from tests.server.running import Guest, Running, Socket, call, until

pytestmark = pytest.mark.xdist_group("postgresql")
NUMBERS = ("ab" * 16, "cd" * 16)


def rows(database: Database) -> str:
    """Return everything that a database has, as text."""
    with database.engine.connect() as connection:
        found = [connection.execute(sa.select(table)).all() for table in schema.metadata.sorted_tables]
    return repr(found)


def pair(ann: Guest, bea: Guest) -> str:
    """Start a game of two people with numbers in its chance."""
    table = ann.create("tic_tac_toe", "me", "open", contributes=True)
    bea.post(f"/api/tables/{table}/sit", contributes=True)
    for guest, number in zip((ann, bea), NUMBERS, strict=True):
        guest.pledge(table, number)
    for guest, number in zip((ann, bea), NUMBERS, strict=True):
        guest.post(f"/api/tables/{table}/reveal", number=number)
    return table


def finish(table: str, players: list[Guest], *moves: int) -> None:
    for turn, action in enumerate(moves):
        players[turn % 2].post(f"/api/tables/{table}/move", seat=turn % 2, action=action)


def closed(socket: Socket) -> str:
    """Read until the server closes the socket, and return the code of the reason."""
    return str(socket.until(lambda message: message["type"] == "closing")["error"]["code"])


def test_nothing_in_the_database_leads_back_to_a_purged_guest(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Annika Unmistakable"), servers[-1].guest("Bea")
    over = pair(ann, bea)
    finish(over, [ann, bea], 0, 3, 1, 4, 2)
    running, waiting = pair(ann, bea), ann.create("tic_tac_toe", "me", "open")
    ann.post(f"/api/tables/{running}/move", seat=0, action=4)
    token = ann.post(f"/api/tables/{running}/seats/0/token")["token"]
    link = ann.post("/api/guest/link")["token"]
    bea.post(f"/api/tables/{over}/rematch")
    watching, own = bea.socket(), ann.socket()
    watching.watch(running, 1)
    own.watch(running, 0)
    receipt = bea.get(f"/api/tables/{over}/receipt")

    assert call(servers[0], servers[0].services.purges.purge(ann.id)) >= 3

    for server in servers:
        stored = rows(server.services.database)
        assert ann.id not in stored and "Unmistakable" not in stored
        assert bea.id in stored and "Bea" in stored
    assert closed(own) == "signed-out"
    for server in servers:
        ghost = Guest(server.address)
        ghost.http.cookies.set("snowbound", ann.http.cookies["snowbound"])
        assert ghost.get("/api/guest") == {"guest": "", "name": ""}
        ghost.post("/api/guest/take", expect=403, token=link)
        bearer = {"Authorization": f"Bearer {token}"}
        assert ghost.http.get(f"/api/tables/{running}", headers=bearer).status_code == 403
        ghost.close()
    told = watching.until(lambda m: m["type"] == "news" and m["info"]["seats"][0].get("left", False))
    watching.until(lambda m: m["type"] == "news" and m["info"]["seats"][0]["guest"].startswith("purged-"))
    assert told["info"]["seats"][0]["away"], "a stand-in plays the seat to the end"
    until(lambda: bea.get(f"/api/tables/{running}")["view"]["actors"] == [1], "the question to the other")
    bea.post(f"/api/tables/{running}/move", seat=1, action=0)
    until(lambda: bea.get(f"/api/tables/{running}")["view"]["events"] == 3, "the stand-in's move")
    assert bea.get(f"/api/tables/{waiting}")["info"]["status"] == "closed", "nobody is left there"
    seats = bea.get(f"/api/tables/{over}")["info"]["seats"]
    assert "name" not in seats[0] and seats[1]["name"] == "Bea"
    assert bea.get(f"/api/tables/{over}/receipt") == receipt
    log = logs.parse(bea.http.get(f"/api/tables/{over}/log").text)
    assert log.names == ("", "Bea") and len(log.events) == 5


def test_the_games_of_the_others_verify_and_the_database_is_sound(servers: list[Running], tmp_path: Path) -> None:
    ann, bea = servers[0].guest("Ann"), servers[-1].guest("Bea")
    table = ann.create("uno_power_grab", "me", "open", contributes=True)
    bea.post(f"/api/tables/{table}/sit", contributes=True)
    for guest, number in zip((ann, bea), NUMBERS, strict=True):
        guest.pledge(table, number)
    for guest, number in zip((ann, bea), NUMBERS, strict=True):
        guest.post(f"/api/tables/{table}/reveal", number=number)
    call(servers[0], servers[0].services.purges.purge(ann.id))
    bea.post(f"/api/tables/{table}/leave")
    server = servers[-1]
    live = call(server, server.services.tables.find(table))
    log = log_of(live.table)
    assert log.receipt is not None and log.receipt.contributions == NUMBERS
    assert "outcomes of chance" in verify(log)
    call(server, server.services.purges.purge(bea.id))
    assert main(["check", server.settings.database, "--games", server.settings.games]) == 0


def test_two_purged_people_of_one_table_stay_two(servers: list[Running]) -> None:
    ann, bea, cid = servers[0].guest("Ann"), servers[-1].guest("Bea"), servers[0].guest("Cid")
    table = pair(ann, bea)
    finish(table, [ann, bea], 0, 3, 1, 4, 2)
    receipt = cid.get(f"/api/tables/{table}/receipt")
    for guest in (ann, bea):
        call(servers[0], servers[0].services.purges.purge(guest.id))
    shown = [seat["guest"] for seat in cid.get(f"/api/tables/{table}")["info"]["seats"]]
    assert len(set(shown)) == 2
    assert cid.get(f"/api/tables/{table}/receipt") == receipt
    assert [item["id"] for item in cid.get("/api/guest/tables")["tables"]] == []


def test_an_interrupted_purge_is_finished_later(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Ann"), servers[-1].guest("Bea")
    first, second = pair(ann, bea), pair(ann, bea)
    server, real, tables = servers[0], purge.blank, []

    def blank(connection: Any, guest: str, table: str, now: int) -> bool:
        tables.append(table)
        if len(tables) == 2:
            raise RuntimeError("the process ends here")
        return real(connection, guest, table, now)

    with patch.object(purge, "blank", blank), pytest.raises(RuntimeError):
        call(server, server.services.purges.purge(ann.id))
    assert ann.get("/api/guest")["guest"] == "", "the cookie is invalid from the beginning"
    assert ann.id in rows(server.services.database)

    assert call(server, server.services.purges.resume()) == 1
    assert ann.id not in rows(server.services.database)
    assert sorted(tables) == sorted([first, second])
    assert call(server, server.services.purges.resume()) == 0
    with pytest.raises(purging.NoGuest):
        call(server, server.services.purges.purge(ann.id))
    with pytest.raises(purging.NoGuest):
        call(server, server.services.purges.purge(purge.NOBODY))


def test_an_outdated_process_cannot_bring_a_purged_guest_back(cluster: Cluster, tmp_path: Path) -> None:
    """Without notifications, another process still has the guest in memory when it writes to the table."""

    async def hear_nothing(message: object) -> None: ...

    settings: dict[str, Any] = {"compiled": False, "database": cluster.url}
    with Running(tmp_path, **settings) as one, Running(tmp_path, **settings) as other:
        ann, bea = one.guest("Ann"), other.guest("Bea")
        table = pair(ann, bea)
        finish(table, [ann, bea], 0, 3, 1, 4, 2)
        live = call(other, other.services.tables.find(table))
        with patch.object(other.services.cluster, "_receive", hear_nothing):
            call(one, one.services.purges.purge(ann.id))
            assert live.table.seats[0].guest == ann.id, "the other process has not heard of it"
            call(other, other.services.tables.execute(live, lambda draft: draft.add("rematch", table="new")))
        assert live.table.seats[0].guest.startswith("purged-")
        assert ann.id not in rows(other.services.database), "the summary was not written from outdated memory"

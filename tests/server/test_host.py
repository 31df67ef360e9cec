"""What a host can do, over HTTP and on the command line, with both databases."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from snowbound.cli import main
from snowbound.server.moderation import purging
from snowbound.server.settings import BadSetting, Settings
from snowbound.server.storage import schema
from snowbound.server.transport.admin_api import TRIES
from tests.server.running import HOST_TOKEN as TOKEN
from tests.server.running import Guest, Message, Running, call, until
from tests.server.test_purge import closed, pair, rows

pytestmark = pytest.mark.xdist_group("postgresql")


def host(server: Running, command: str, expect: int = 200, **values: Any) -> Message:
    """Send a command of the host."""
    guest = Guest(server.address)
    response = guest.http.post(f"/api/admin/{command}", json=values, headers={"Authorization": f"Bearer {TOKEN}"})
    guest.close()
    assert response.status_code == expect, response.text
    data: Message = response.json()
    return data


def test_a_host_needs_the_token_and_wrong_ones_are_limited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Running(tmp_path, admin=TOKEN) as server:
        guest = server.guest()
        for number in range(TRIES + 1):
            wrong = {"Authorization": f"Bearer {TOKEN[:-1]}{number}"}
            refused = guest.http.post("/api/admin/tables", headers=wrong)
            assert (refused.status_code, refused.json()["error"]["code"]) == (
                (403, "wrong-token") if number < TRIES else (429, "too-fast")
            )
        assert f"snowbound_admin_refusals_total {TRIES}" in guest.http.get("/metrics").text
        assert TOKEN not in repr(server.settings)
    assert TOKEN[:-1] not in capsys.readouterr().err, "tokens are never logged"


def test_without_a_token_in_the_settings_there_is_no_host(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        assert server.guest().http.post("/api/admin/tables").status_code == 404
    with pytest.raises(BadSetting, match="at least 16 characters"):
        Settings.given(["admin=short"])


def test_a_banned_guest_is_disconnected_everywhere_and_leaves_the_tables(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Ann"), servers[-1].guest("Bea")
    table = pair(ann, bea)
    socket = bea.socket()
    socket.watch(table, 1)

    ban = host(servers[0], "ban", guest=bea.id, days=2, reason="rude names")["ban"]

    assert closed(socket) == "banned"
    refused = bea.get("/api/guest", expect=403)["error"]
    assert refused["code"] == "banned" and "2 more days" in refused["message"] and "rude names" in refused["message"]
    assert ann.get(f"/api/tables/{table}")["info"]["seats"][1]["left"]
    assert [row["guest"] for row in host(servers[0], "bans")["bans"]] == [bea.id]
    host(servers[0], "unban", ban=ban)
    until(lambda: bea.http.get("/api/guest").status_code == 200, "the end of the ban in every process")
    host(servers[0], "unban", expect=404, ban=ban)
    host(servers[0], "ban", expect=404, guest="nobody")


def test_banned_people_can_still_delete_their_data_and_nothing_else(
    servers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(purging, "SETTLING", 0.0)
    ann, bea = servers[0].guest("Ann"), servers[-1].guest("Bea")
    address = {"X-Forwarded-For": "192.0.2.77"}
    host(servers[0], "ban", guest=bea.id, reason="rude names")
    host(servers[0], "ban-address", address="192.0.2.77")
    until(lambda: bea.http.get("/api/guest").status_code == 403, "the ban in every process")
    until(lambda: ann.http.get("/api/guest", headers=address).status_code == 403, "the other ban")
    assert bea.http.post("/api/guest", json={"name": "Bee"}).status_code == 403
    assert bea.http.delete("/api/guest").status_code == 200
    assert ann.http.delete("/api/guest", headers=address).status_code == 200
    assert host(servers[0], "ban", expect=404, guest=bea.id), "nothing is known about her any longer"
    assert ann.http.post("/api/guest", json={"name": "Ann"}, headers=address).status_code == 403


def test_an_address_is_banned_with_its_whole_network(servers: list[Running]) -> None:
    def status(server: Running, address: str) -> int:
        guest = Guest(server.address)
        answered = guest.http.get("/api/tables", headers={"X-Forwarded-For": address}).status_code
        guest.close()
        return answered

    ann = servers[-1].guest("Ann")
    socket = ann.socket(**{"X-Forwarded-For": "2001:db8:1:2::9"})
    done = host(servers[0], "ban-address", address="2001:db8:1:2:3:4:5:6", days=0.5)
    assert "2001:db8:1:2::/64" in done["done"]
    assert closed(socket) == "banned"
    assert [status(servers[0], "2001:db8:1:2::7"), status(servers[0], "2001:db8:1:3::7")] == [403, 200]
    host(servers[0], "ban-address", expect=404, address="example.com")


def test_a_hidden_name_is_gone_everywhere_and_cannot_be_chosen_again(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Rude Word"), servers[-1].guest("Bea")
    table = ann.create("tic_tac_toe", "me", "open", visibility="public")
    bea.post(f"/api/tables/{table}/sit")
    socket, lobby = bea.socket(), bea.socket()
    socket.watch(table, 1)
    lobby.do("lobby")

    host(servers[0], "hide", guest=ann.id)

    news = socket.until(lambda m: m["type"] == "news" and "name" not in m["info"]["seats"][0])
    assert "Rude" not in json.dumps(news)
    assert "Rude" not in bea.http.get("/api/tables").text + bea.http.get(f"/api/tables/{table}/replay").text
    assert ann.post("/api/guest", expect=400, name="RUDE  w0rd")["error"]["code"] == "bad-name"
    ann.post("/api/guest", name="Anna")
    socket.until(lambda m: m["type"] == "news" and m["info"]["seats"][0].get("name") == "Anna")
    lobby.until(lambda m: m["type"] == "tables" and "Anna" in json.dumps(m))
    shown = [item["seats"][0]["name"] for item in bea.get("/api/tables")["tables"] if item["id"] == table]
    assert shown == ["Anna"]


def test_a_kicked_guest_leaves_and_a_closed_table_ends(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Ann"), servers[-1].guest("Bea")
    table = pair(ann, bea)
    host(servers[0], "kick", table=table, guest=bea.id)
    host(servers[0], "kick", expect=404, table=table, guest=bea.id)
    assert ann.get(f"/api/tables/{table}")["info"]["seats"][1]["left"]
    host(servers[-1], "close", table=table)
    assert ann.get(f"/api/tables/{table}")["info"]["status"] == "closed"
    assert "already" in host(servers[0], "close", table=table)["done"]
    collecting = ann.create("tic_tac_toe", "me", "bot:1", contributes=True)
    host(servers[0], "close", table=collecting)
    assert ann.get(f"/api/tables/{collecting}")["info"].get("drawing") is None, "no clock goes on for it"
    host(servers[0], "close", expect=404, table="nothing")


def test_a_kicked_guest_cannot_sit_down_again_at_an_open_table(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Ann"), servers[-1].guest("Bea")
    table = ann.create("arctic_race", "me", "open", "open")
    bea.post(f"/api/tables/{table}/sit")
    host(servers[0], "kick", table=table, guest=bea.id)
    refused = bea.post(f"/api/tables/{table}/sit", expect=403, key="again")["error"]
    assert refused["code"] == "removed"
    assert ann.get(f"/api/tables/{table}")["info"]["status"] == "open", "the others can go on"
    host(servers[0], "kick", table=table, guest=ann.id)
    assert ann.get(f"/api/tables/{table}")["info"]["status"] == "closed", "nobody is left"


def test_revoked_cookies_are_invalid_and_a_link_leads_back(servers: list[Running]) -> None:
    ann, bea = servers[-1].guest("Ann"), servers[0].guest("Bea")
    socket = ann.socket()
    link = host(servers[0], "revoke", guest=ann.id)["link"]
    assert closed(socket) == "signed-out"
    assert ann.get("/api/guest")["guest"] == ""
    ann.post("/api/guest/take", token=link.partition("#")[2])
    assert ann.get("/api/guest") == {"guest": ann.id, "name": "Ann"}
    assert bea.get("/api/guest")["guest"] == bea.id
    host(servers[0], "revoke-all")
    until(lambda: ann.get("/api/guest")["guest"] == bea.get("/api/guest")["guest"] == "", "the end of all cookies")


def test_a_game_that_is_off_has_no_new_tables(servers: list[Running]) -> None:
    ann = servers[-1].guest("Ann")
    table = ann.create("tic_tac_toe", "me", "bot:1")
    host(servers[0], "off", game="tic_tac_toe")
    body = {"game": "tic_tac_toe", "seats": ["me", "bot:1"], "key": "k"}
    until(lambda: ann.http.post("/api/tables", json=body).status_code == 409, "the end of new tables")
    assert {item["game"] for item in ann.get("/api/games")["games"] if item["off"]} == {"tic_tac_toe"}
    ann.post(f"/api/tables/{table}/start")
    ann.post(f"/api/tables/{table}/move", seat=0, action=4)
    host(servers[0], "on", game="tic_tac_toe")
    until(lambda: ann.http.post("/api/tables", json=body).status_code == 201, "new tables")
    host(servers[0], "off", expect=404, game="chess")


def test_reports_are_listed_and_resolved_and_everything_is_audited(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Ann"), servers[0].guest("Bea")
    report = {"id": secrets.token_hex(4), "at": 5, "reporter": ann.id, "guest": bea.id, "table_id": "t"}
    report |= {"name": "Bea", "kind": "rude"}
    database = servers[0].services.database
    call(servers[0], database.write(lambda c: c.execute(sa.insert(schema.reports), report)))
    listed = host(servers[-1], "reports")["reports"]
    assert [(row["id"], row["name_now"]) for row in listed] == [(report["id"], "Bea")]
    host(servers[0], "resolve", report=report["id"])
    host(servers[0], "resolve", expect=404, report=report["id"])
    assert host(servers[0], "reports")["reports"] == []
    assert [row["id"] for row in host(servers[0], "reports", handled=True)["reports"]] == [report["id"]]
    host(servers[0], "ban", guest=bea.id, reason="names")
    host(servers[0], "purge", guest=bea.id)
    done = [(row["by"], row["what"], row["guest"]) for row in host(servers[0], "audit")["audit"]][:3]
    assert done == [("ann", "purge", "purged"), ("ann", "ban", "purged"), ("ann", "resolve", "")]
    assert bea.id not in rows(database), "neither reports, bans nor the audit lead back to a purged guest"


def test_lists_can_be_filtered(servers: list[Running]) -> None:
    ann, bea = servers[0].guest("Ann Filter"), servers[0].guest("Bea")
    first, second = ann.create("tic_tac_toe", "me", "open"), bea.create("tic_tac_toe", "me", "bot:1")
    bea.post(f"/api/tables/{second}/start")
    found = host(servers[0], "tables", guest=ann.id)["tables"]
    assert [(row["id"], row["people"]) for row in found] == [(first, [{"guest": ann.id, "name": "Ann Filter"}])]
    assert second in {row["id"] for row in host(servers[0], "tables", status="playing", limit=1000)["tables"]}
    assert [row["guest"] for row in host(servers[0], "guests", name="ann fil")["guests"]] == [ann.id]
    assert host(servers[0], "guests", guest=bea.id)["guests"][0]["tables"] == 1
    host(servers[0], "guests", expect=400, limit=0)
    host(servers[0], "tables", expect=400, colour="red")
    host(servers[0], "explode", expect=404)


def test_the_command_line_asks_a_server_or_opens_the_database(
    servers: list[Running], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, server = servers[0].guest("Ann Terminal"), servers[0]
    table = ann.create("tic_tac_toe", "me", "open")
    here = ["admin", "--url", server.address]
    assert main([*here, "tables"]) == 2
    assert "SNOWBOUND_ADMIN_TOKEN" in capsys.readouterr().err
    monkeypatch.setenv("SNOWBOUND_ADMIN_TOKEN", TOKEN)
    assert main([*here, "tables", "--guest", ann.id]) == 0
    assert f"Ann Terminal ({ann.id})" in capsys.readouterr().out
    assert main([*here, "close", table, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["done"] == f"table {table} is closed"
    assert main([*here, "close", "nothing"]) == 2
    assert "no table 'nothing'" in capsys.readouterr().err
    assert main([*here, "--database", "x", "bans"]) == 2
    offline = ["admin", "--database", server.settings.database, "--games", server.settings.games]
    if server.services.database.is_shared:
        assert main([*offline, "hide", ann.id]) == 0
        until(lambda: ann.get("/api/guest")["name"] == "", "the change by another process")
    else:
        capsys.readouterr()
        assert main([*offline, "hide", ann.id]) == 2
        assert "--url" in capsys.readouterr().err


def test_the_command_line_works_without_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Running(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "bot:1")
        ann.post(f"/api/tables/{table}/start")
    offline = ["admin", "--database", str(tmp_path / "tables.db"), "--games", server.settings.games]
    assert main([*offline, "purge", ann.id]) == 0
    assert "blanked in 1 tables" in capsys.readouterr().out
    assert main([*offline, "guests"]) == 0
    assert capsys.readouterr().out == "none\n"
    assert main([*offline, "audit", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["audit"][0]["by"] == "command line"
    with Running(tmp_path) as server:
        assert server.guest().get(f"/api/tables/{table}")["info"]["status"] == "closed"

"""What players can do about other people: block, report, limit; and delete what is known about themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from snowbound.server.storage import restrictions, schema
from snowbound.server.transport import people_api
from tests.server.running import Guest, Message, Running, Socket

PEOPLE = "/api/guest/people"


def block(guest: Guest, other: Guest, on: bool = True) -> Message:
    return guest.post(PEOPLE, guest=other.id, list="blocked", on=on)


def lobby_of(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables")["tables"]]


def test_lists_have_names_and_can_be_changed(running: Running, ann: Guest, bea: Guest) -> None:
    cid = running.guest("Cid")
    block(ann, bea)
    assert ann.post(PEOPLE, guest=cid.id, list="muted")["muted"] == [{"guest": cid.id, "name": "Cid"}]
    bea.post("/api/guest", name="Beatrix")
    assert ann.get(PEOPLE) == {
        "blocked": [{"guest": bea.id, "name": "Beatrix"}],
        "muted": [{"guest": cid.id, "name": "Cid"}],
        "hidden": [],
    }
    block(ann, bea)
    assert len(ann.get(PEOPLE)["blocked"]) == 1, "doing it again changes nothing"
    block(ann, bea, on=False)
    assert ann.get(PEOPLE)["blocked"] == []
    assert bea.get(PEOPLE) == {"blocked": [], "muted": [], "hidden": []}, "she is not told"


def test_bad_requests_get_a_clear_answer(running: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ann.post(PEOPLE, expect=404, guest="nobody", list="blocked")["error"]["code"] == "not-found"
    assert ann.post(PEOPLE, expect=403, guest=ann.id, list="blocked")["error"]["code"] == "not-allowed"
    assert ann.post(PEOPLE, expect=400, guest=ann.id, list="loved")["error"]["code"] == "bad-message"
    assert running.guest().post(PEOPLE, expect=403, guest=ann.id, list="muted")["error"]["code"] == "not-allowed"
    monkeypatch.setattr(restrictions, "MOST", 1)
    block(ann, running.guest("One"))
    full = ann.post(PEOPLE, expect=429, guest=running.guest("Two").id, list="blocked")
    assert full["error"]["code"] == "too-many-people"


def test_a_blocked_guest_is_refused_like_at_a_full_table(running: Running, ann: Guest, bea: Guest) -> None:
    cid = running.guest("Cid")
    for seats in (("me", "open"), ("me", "open", "open")):
        game = "tic_tac_toe" if len(seats) == 2 else "arctic_race"
        table = ann.create(game, *seats, approval=len(seats) == 3)
        block(ann, bea)
        refused = bea.post(f"/api/tables/{table}/sit", expect=400)["error"]
        block(ann, bea, on=False)
        full = ann.create("tic_tac_toe", "me", "bot:1")
        usual = cid.post(f"/api/tables/{full}/sit", expect=400)["error"]
        assert refused == {"code": usual["code"], "message": usual["message"].replace(full, table)}
        bea.post(f"/api/tables/{table}/sit")


def test_tables_of_a_blocked_guest_are_not_in_the_lobby_of_either(running: Running, ann: Guest, bea: Guest) -> None:
    cid = running.guest("Cid")
    of_ann, of_bea = ann.create("tic_tac_toe", "me", "open"), bea.create("tic_tac_toe", "me", "open")
    sockets = {guest: guest.socket() for guest in (ann, bea, cid)}
    for socket in sockets.values():
        assert {of_ann, of_bea} <= tables_in(socket.do("lobby"))

    block(ann, bea)

    assert of_bea not in lobby_of(ann) and of_ann in lobby_of(ann)
    assert of_ann not in lobby_of(bea) and of_bea in lobby_of(bea)
    assert {of_ann, of_bea} <= {*lobby_of(cid)}
    assert of_bea not in tables_in(whole_lobby(sockets[ann])), "the open page is sent the list again"
    assert of_ann not in tables_in(whole_lobby(sockets[bea]))
    ann.post(f"/api/tables/{of_ann}/colour", seat=0, colour="blue")
    assert tables_in(sockets[cid].until(lambda m: m["type"] == "tables")) == {of_ann}
    assert sockets[bea].do("ping")["type"] == "pong"
    assert sockets[bea].received[-2]["type"] != "tables" or sockets[bea].received[-2].get("all")
    block(ann, bea, on=False)
    assert {of_ann, of_bea} <= tables_in(whole_lobby(sockets[bea]))


def tables_in(message: Message) -> set[str]:
    return {table["id"] for table in message["tables"]}


def whole_lobby(socket: Socket) -> Message:
    return socket.until(lambda message: message["type"] == "tables" and message.get("all", False))


def test_a_bot_takes_the_seat_of_a_blocked_guest_in_a_rematch(ann: Guest, bea: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    for place, field in enumerate((4, 1, 0, 8, 3, 5, 6)):
        (ann, bea)[place % 2].post(f"/api/tables/{table}/move", seat=place % 2, action=field)
    block(ann, bea)
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{again}")["info"]["seats"]] == ["person", "bot"]
    assert bea.post(f"/api/tables/{table}/rematch").get("seats") is None


def test_lists_survive_a_restart(folder: Path) -> None:
    with Running(folder, compiled=False) as first:
        ann, bea = first.guest("Ann"), first.guest("Bea")
        block(ann, bea)
        table = ann.create("tic_tac_toe", "me", "open")
        cookies = dict(bea.http.cookies)
    with Running(folder, compiled=False) as second:
        again = second.guest()
        again.http.cookies.update(cookies)
        assert again.post(f"/api/tables/{table}/sit", expect=400)["error"]["code"] == "no-seat"


# --- how many tables one guest sits at


def test_a_guest_sits_at_a_limited_number_of_unfinished_tables(folder: Path) -> None:
    with Running(folder, compiled=False, seats_per_guest=2) as server:
        ann, bea = server.guest("Ann"), server.guest("Bea")
        first, second, third = (ann.create("tic_tac_toe", "bot:1", "open", key=str(n)) for n in range(3))
        bea.post(f"/api/tables/{first}/sit", key="one")
        mine = bea.create("tic_tac_toe", "me", "open", key="mine")

        refused = bea.post(f"/api/tables/{third}/sit", expect=429)["error"]

        assert refused["code"] == "too-many-seats"
        named = [{"table": first, "game": "tic_tac_toe"}, {"table": mine, "game": "tic_tac_toe"}]
        assert refused["tables"] == named, "the oldest first"
        assert first in refused["message"] and "finish or leave" in refused["message"]
        assert bea.post("/api/tables", expect=429, game="tic_tac_toe", seats=["me", "open"])["error"]["code"] == (
            "too-many-seats"
        )
        bea.post(f"/api/tables/{first}/sit", key="one")
        assert bea.create("tic_tac_toe", "me", "open", key="mine") == mine, "sent again, it has its answer"
        assert bea.create("tic_tac_toe", "bot:1", "open"), "without a seat of one's own there is no limit"
        bea.post(f"/api/tables/{first}/leave")
        bea.post(f"/api/tables/{third}/sit")
        assert second


def test_at_the_limit_nobody_is_accepted_and_the_owner_is_not_told_where_they_sit(folder: Path) -> None:
    with Running(folder, compiled=False, seats_per_guest=1) as server:
        ann, bea = server.guest("Ann"), server.guest("Bea")
        table = ann.create("arctic_race", "me", "open", "open", approval=True)
        bea.post(f"/api/tables/{table}/sit")
        other = bea.create("tic_tac_toe", "me", "open")
        refused = ann.post(f"/api/tables/{table}/admit", expect=409, guest=bea.id, accept=True)["error"]
        assert refused["code"] == "not-now" and other not in str(refused)


# --- reporting a name


def test_a_reported_name_is_hidden_and_waits_for_the_host(running: Running, ann: Guest, bea: Guest) -> None:
    table = bea.create("tic_tac_toe", "me", "open")
    report: Message = {"guest": bea.id, "table": table, "kind": "offensive"}
    for _ in range(2):
        assert ann.post("/api/guest/report", **report)["hidden"] == [{"guest": bea.id, "name": "Bea"}]
    assert ann.get(PEOPLE)["hidden"] == [{"guest": bea.id, "name": "Bea"}]
    r = schema.reports
    with running.services.database.engine.connect() as connection:
        found = connection.execute(sa.select(r).where(r.c.reporter == ann.id)).mappings().all()
    assert [(row["guest"], row["table_id"], row["name"], row["kind"], row["handled"]) for row in found] == [
        (bea.id, table, "Bea", "offensive", None)
    ], "the same report counts once"


def test_reports_are_checked_and_limited(running: Running, ann: Guest, bea: Guest) -> None:
    table = bea.create("tic_tac_toe", "me", "open")
    private = bea.create("tic_tac_toe", "me", "open", visibility="invitation")
    path = "/api/guest/report"
    good: Message = {"guest": bea.id, "table": table, "kind": "impersonation"}
    assert ann.post(path, expect=404, **(good | {"guest": "nobody"}))["error"]["code"] == "not-found"
    assert ann.post(path, expect=403, **(good | {"guest": ann.id}))["error"]["code"] == "not-allowed"
    assert ann.post(path, expect=400, **(good | {"kind": "ugly"}))["error"]["code"] == "bad-message"
    assert ann.post(path, expect=403, **(good | {"table": private}))["error"]["code"] == "not-allowed"
    assert running.guest().post(path, expect=403, **good)["error"]["code"] == "not-allowed"
    for _ in range(people_api.REPORTS_AT_ONCE):
        ann.post(path, **good)
    assert ann.post(path, expect=429, **good)["error"]["code"] == "too-fast"


# --- deleting one's data


def test_a_guest_deletes_their_data_and_the_game_goes_on_with_a_stand_in(running: Running, bea: Guest) -> None:
    ada = running.guest("Adelheid")
    table = ada.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    asked = bea.create("arctic_race", "me", "open", "open", approval=True)
    ada.post(f"/api/tables/{asked}/sit")
    block(bea, ada)
    socket = ada.socket()
    socket.receive()

    response = ada.http.delete("/api/guest")

    assert response.status_code == 200 and "snowbound=" in response.headers["set-cookie"]
    assert not ada.http.cookies.get("snowbound")
    assert socket.until(lambda m: m["type"] == "closing")["error"]["code"] == "signed-out"
    shown = bea.get(f"/api/tables/{table}")["info"]
    assert shown["seats"][0]["left"] is True and "name" not in shown["seats"][0]
    assert "requests" not in bea.get(f"/api/tables/{asked}")["info"]
    assert bea.get(PEOPLE)["blocked"] == []
    with running.services.database.engine.connect() as connection:
        for kept in schema.metadata.sorted_tables:
            everything = repr(connection.execute(sa.select(kept)).all())
            assert ada.id not in everything and "Adelheid" not in everything, kept.name
    assert running.guest().http.delete("/api/guest").status_code == 403


def test_a_changed_name_changes_where_people_ask_and_were_removed(running: Running, ann: Guest, bea: Guest) -> None:
    cid = running.guest("Cid")
    table = ann.create("arctic_race", "me", "open", "open", approval=True)
    for guest in (bea, cid):
        guest.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/admit", guest=cid.id, accept=False)
    socket = ann.socket()
    socket.watch(table, 0)
    bea.post("/api/guest", name="Beatrix")
    info = socket.until(lambda m: m["type"] == "news")["info"]
    assert info["requests"][0]["name"] == "Beatrix"
    cid.post("/api/guest", name="Cedric")
    assert socket.until(lambda m: m["type"] == "news")["info"]["removed"][0]["name"] == "Cedric"

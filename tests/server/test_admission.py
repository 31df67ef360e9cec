"""The owner of an open table decides who sits down, and removes people before the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from snowbound.games import find
from snowbound.server.tables import admission, commands
from snowbound.server.tables.chance_receipt import pledge_of
from snowbound.server.tables.draft import Draft, TableError
from tests.server.running import Guest, Message, Running
from tests.server.test_table_commands import new_table


def info(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")["info"]


def sitting(guest: Guest, table: str) -> list[str]:
    return [seat.get("name", "") for seat in info(guest, table)["seats"]]


def code(answer: Message) -> str:
    return str(answer["error"]["code"])


# --- removing


def test_a_removed_person_is_told_and_cannot_sit_again_unless_allowed(running: Running, ann: Guest, bea: Guest) -> None:
    table = ann.create("arctic_race", "me", "open", "open")
    bea.post(f"/api/tables/{table}/sit")
    socket = bea.socket()
    socket.watch(table, 1)

    ann.post(f"/api/tables/{table}/remove", seat=1)

    told = socket.until(lambda message: message["type"] == "news")
    assert told["seat"] == -1, "the last news on this subscription is a spectator's"
    assert told["info"]["removed"] == [{"guest": bea.id, "name": "Bea"}]
    assert sitting(ann, table) == ["Ann", "", ""]
    assert code(bea.post(f"/api/tables/{table}/sit", expect=403)) == "removed"
    assert bea.get("/api/guest/tables")["tables"] == [], "she has no seat there"
    ann.post(f"/api/tables/{table}/allow", guest=bea.id)
    bea.post(f"/api/tables/{table}/sit")
    assert sitting(ann, table) == ["Ann", "Bea", ""]
    assert "removed" not in info(ann, table)


def test_only_the_creator_removes_people_and_only_before_the_game(running: Running, ann: Guest, bea: Guest) -> None:
    cid = running.guest("Cid")
    table = ann.create("arctic_race", "me", "open", "open")
    for guest in (bea, cid):
        guest.post(f"/api/tables/{table}/sit")
    assert sitting(ann, table) == ["Ann", "Bea", "Cid"], "the game has started"
    assert code(ann.post(f"/api/tables/{table}/remove", expect=409, seat=1)) == "not-now"
    table = ann.create("arctic_race", "me", "open", "open")
    for guest in (bea, running.guest()):
        assert code(guest.post(f"/api/tables/{table}/remove", expect=403, seat=0)) == "not-allowed"
    assert code(ann.post(f"/api/tables/{table}/remove", expect=409, seat=1)) == "not-now", "nobody sits there"
    assert code(ann.post(f"/api/tables/{table}/remove", expect=409, seat=9)) == "not-now"
    assert code(ann.post(f"/api/tables/{table}/remove", expect=409, seat=0)) == "not-now", "one leaves one's own seat"
    ann.post(f"/api/tables/{table}/leave")
    assert code(bea.post(f"/api/tables/{table}/allow", expect=403, guest=bea.id)) == "not-allowed"


def test_all_seats_of_a_removed_person_become_open_and_the_pledge_is_dropped() -> None:
    table = new_table(find("arctic_race"), 4)
    for guest in ("Ann", "Bea", "Bea"):
        commands.sit(Draft(table, 0), guest, guest, None, contributes=True)
    Draft(table, 0).add("pledge", guest="Bea", pledge=pledge_of("aa"))
    assert [bool(seat.pledge) for seat in table.seats] == [False, True, True, False]

    admission.remove(Draft(table, 0), 2)

    assert [seat.guest for seat in table.seats] == ["Ann", "", "", ""]
    assert not any(seat.pledge for seat in table.seats)
    admission.allow(Draft(table, 0), "Bea")
    commands.sit(Draft(table, 0), "Bea", "Bea", None, contributes=True)
    assert table.unpledged == [0, 1], "her old pledge does not count"


def test_nobody_is_removed_while_the_numbers_are_collected() -> None:
    table = new_table(find("arctic_race"), 2)
    for guest in ("Ann", "Bea"):
        commands.sit(Draft(table, 0), guest, guest, None, contributes=True)
    assert table.drawing is not None
    with pytest.raises(TableError, match="about to start"):
        admission.remove(Draft(table, 0), 1)


# --- asking for a seat


def asked(ann: Guest, *seats: str) -> str:
    """Create a table where people ask for a seat."""
    return ann.create("arctic_race", *(seats or ("me", "open", "open")), approval=True)


def test_people_ask_for_a_seat_and_the_creator_accepts_or_refuses(running: Running, ann: Guest, bea: Guest) -> None:
    cid, table = running.guest("Cid"), asked(ann)
    socket = ann.socket()
    assert socket.watch(table)["info"]["approval"] is True
    assert bea.post(f"/api/tables/{table}/sit", seat=2)["asked"] is True
    assert cid.post(f"/api/tables/{table}/sit")["asked"] is True
    told = socket.until(lambda m: len(m.get("info", {}).get("requests", [])) == 2)["info"]["requests"]
    assert [(request["guest"], request["name"], request.get("seat")) for request in told] == [
        (bea.id, "Bea", 2),
        (cid.id, "Cid", None),
    ]
    assert code(bea.post(f"/api/tables/{table}/sit", expect=409)) == "not-now", "she has already asked"
    assert sitting(ann, table) == ["Ann", "", ""]

    ann.post(f"/api/tables/{table}/admit", guest=bea.id, accept=True)
    ann.post(f"/api/tables/{table}/admit", guest=cid.id, accept=False)

    assert sitting(ann, table) == ["Ann", "", "Bea"]
    assert "requests" not in info(ann, table)
    assert code(cid.post(f"/api/tables/{table}/sit", expect=403)) == "removed"
    assert code(ann.post(f"/api/tables/{table}/admit", expect=409, guest=cid.id, accept=True)) == "not-now"
    assert code(bea.post(f"/api/tables/{table}/admit", expect=403, guest=cid.id, accept=True)) == "not-allowed"


def test_the_game_starts_when_the_last_seat_is_given(ann: Guest, bea: Guest) -> None:
    table = asked(ann, "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/admit", guest=bea.id, accept=True)
    assert info(ann, table)["status"] == "playing"


def test_a_request_can_be_withdrawn_and_ends_when_the_game_starts(running: Running, ann: Guest, bea: Guest) -> None:
    table = asked(ann)
    bea.post(f"/api/tables/{table}/sit")
    bea.post(f"/api/tables/{table}/withdraw")
    assert "requests" not in info(ann, table)
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    assert "requests" not in info(ann, table)
    assert sitting(ann, table).count("Bea") == 0


def test_the_creator_can_change_whether_people_ask(ann: Guest, bea: Guest) -> None:
    table = ann.create("arctic_race", "me", "open", "open")
    assert code(bea.post(f"/api/tables/{table}/approval", expect=403, on=True)) == "not-allowed"
    ann.post(f"/api/tables/{table}/approval", on=True)
    assert bea.post(f"/api/tables/{table}/sit")["asked"] is True
    ann.post(f"/api/tables/{table}/approval", on=False)
    assert bea.post(f"/api/tables/{table}/sit").get("asked") is None
    assert sitting(ann, table) == ["Ann", "Bea", ""]
    assert "requests" not in info(ann, table), "she sits, so she no longer asks"


def test_requests_at_one_table_are_limited(running: Running, ann: Guest) -> None:
    table = asked(ann)
    for number in range(admission.MOST_REQUESTS):
        running.guest(f"G{number}").post(f"/api/tables/{table}/sit")
    assert code(running.guest("Late").post(f"/api/tables/{table}/sit", expect=409)) == "not-now"


def test_sent_again_with_the_same_key_a_command_counts_once(ann: Guest, bea: Guest) -> None:
    table = asked(ann)
    for _ in range(2):
        assert bea.post(f"/api/tables/{table}/sit", key="s")["asked"] is True
    for _ in range(2):
        ann.post(f"/api/tables/{table}/admit", guest=bea.id, accept=True, key="a")
    number = info(ann, table), ann.get(f"/api/tables/{table}")["number"]
    for _ in range(2):
        ann.post(f"/api/tables/{table}/remove", seat=1, key="r")
    assert ann.get(f"/api/tables/{table}")["number"] == number[1] + 1
    assert code(ann.post(f"/api/tables/{table}/allow", expect=409, guest=bea.id, key="r")) == "reused-key"


def test_requests_and_removals_survive_a_restart(folder: Path) -> None:
    with Running(folder, compiled=False) as first:
        ann, bea, cid = (first.guest(name) for name in ("Ann", "Bea", "Cid"))
        table = asked(ann)
        bea.post(f"/api/tables/{table}/sit")
        cid.post(f"/api/tables/{table}/sit")
        ann.post(f"/api/tables/{table}/admit", guest=cid.id, accept=False)
        before, cookies = info(ann, table), dict(ann.http.cookies)
    with Running(folder, compiled=False) as second:
        again = second.guest()
        again.http.cookies.update(cookies)
        assert info(again, table) == before
        again.post(f"/api/tables/{table}/admit", guest=bea.id, accept=True)
        assert sitting(again, table) == ["Ann", "Bea", ""]

"""Damaged rows: visitors are told that it is not their mistake, hosts are told where it is, other tables go on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from snowbound.server.tables import quarantine
from tests.server.running import Guest, Running

DAMAGE = {
    "an illegal move": ("UPDATE events SET action = 8 WHERE table_id = ? AND seq = 5", "record 5"),
    "a missing record": ("DELETE FROM events WHERE table_id = ? AND seq = 4", "record 5"),
    "a record of an unknown kind": ("UPDATE events SET kind = 'dance' WHERE table_id = ? AND seq = 3", "record 3"),
    "broken JSON in a record": ("UPDATE events SET more = '{' WHERE table_id = ? AND seq = 1", "record 1"),
    "a move of nobody": ("UPDATE events SET seat = NULL WHERE table_id = ? AND seq = 4", "record 4"),
    "broken JSON in the table's row": ("UPDATE tables SET seats = '[' WHERE id = ?", "its row in `tables`"),
}
"""What happens to the rows, and the place that the log names."""


@pytest.fixture
def file(folder: Path) -> Path:
    return folder / "tables.db"


def change(file: Path, statement: str, table: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        assert connection.execute(statement, (table,)).rowcount == 1
    connection.close()


def played(guest: Guest) -> str:
    """Return a table after two moves: fields 8 and 4 are taken."""
    table = guest.create("tic_tac_toe", "me", "me")
    guest.post(f"/api/tables/{table}/start")
    for seat, field in enumerate((8, 4)):
        guest.post(f"/api/tables/{table}/move", seat=seat, action=field)
    return table


def metric(guest: Guest) -> str:
    lines = guest.http.get("/metrics").text.splitlines()
    return next(line for line in lines if line.startswith("snowbound_damaged_tables "))


def test_damage_is_named_to_the_hosts_and_not_blamed_on_visitors(
    folder: Path, file: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with Running(folder, compiled=False) as server:
        ann = server.guest("Ann")
        cookie, tables, fine = ann.http.cookies["snowbound"], {what: played(ann) for what in DAMAGE}, played(ann)
    whole = file.read_bytes()
    for what, (statement, _) in DAMAGE.items():
        change(file, statement, tables[what])
    with Running(folder, compiled=False) as server:
        ann = server.guest()
        ann.http.cookies.set("snowbound", cookie)
        for what, table in tables.items():
            for refused in (
                ann.get(f"/api/tables/{table}", expect=500),
                ann.post(f"/api/tables/{table}/move", expect=500, seat=0, action=0),
                ann.socket().do("watch", table=table, seat=0),
            ):
                assert refused["error"]["code"] == "damaged", what
                assert "what is stored about it is damaged" in refused["error"]["message"]
        assert ann.get(f"/api/tables/{fine}")["view"]["events"] == 2, "other tables go on"
        assert [info["id"] for info in ann.get("/api/tables")["tables"]] == [fine]
        assert metric(ann) == f"snowbound_damaged_tables {len(DAMAGE)}"
        shown = ann.http.get("/metrics").text.splitlines()
        for what, (_, place) in DAMAGE.items():
            assert f'snowbound_damaged_table{{table="{tables[what]}",place="{place}"}} 1' in shown
    events = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    named = [(event["table"], event["place"]) for event in events if event["event"] == "table damaged"]
    assert named == [(tables[what], place) for what, (_, place) in DAMAGE.items()], "once, and not with every visit"

    file.write_bytes(whole)
    with Running(folder, compiled=False) as server:
        for table in tables.values():
            assert server.guest().get(f"/api/tables/{table}")["number"] == 5, "nothing was written to damaged tables"


def test_a_broken_description_hides_one_table_and_not_the_lobby(running: Running, ann: Guest) -> None:
    table, other = played(ann), played(ann)
    file = Path(running.settings.database.removeprefix("sqlite:///"))
    change(file, "UPDATE tables SET lobby = '{' WHERE id = ?", table)
    for path in ("/api/tables", "/api/guest/tables"):
        listed = [info["id"] for info in ann.get(path)["tables"]]
        assert other in listed and table not in listed


def test_a_repaired_table_is_opened_again(running: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarantine, "READ_AGAIN", 0.0)
    table = played(ann)
    file = Path(running.settings.database.removeprefix("sqlite:///"))
    running.services.tables.live.pop(table)
    change(file, "UPDATE events SET action = 8 WHERE table_id = ? AND seq = 5", table)
    ann.get(f"/api/tables/{table}", expect=500)
    assert table in running.services.tables.quarantine
    change(file, "UPDATE events SET action = 4 WHERE table_id = ? AND seq = 5", table)
    assert ann.get(f"/api/tables/{table}")["view"]["events"] == 2
    assert table not in running.services.tables.quarantine

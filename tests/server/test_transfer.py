"""`snowbound export` and `snowbound import`: tables move between databases, and people keep their seats."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from snowbound.cli import main
from tests.server.postgres import Cluster
from tests.server.running import TIC_TAC_TOE, Guest, Running


class Source:
    """A database with a running and a finished table, and the people who played there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with Running(folder, compiled=False) as server:
            self.ann, self.bea = server.guest("Ann"), server.guest("Bea")
            self.running = self.ann.create("arctic_race", "me", "open")
            self.bea.post(f"/api/tables/{self.running}/sit")
            for guest, seat in ((self.ann, 0), (self.bea, 1)) * 3:
                play(guest, self.running, seat)
            self.token = self.bea.post(f"/api/tables/{self.running}/seats/1/token")["token"]
            self.finished = self.ann.create("tic_tac_toe", "me", "me", number="ab12")
            for number, field in enumerate((4, 1, 0, 8, 3, 5, 6)):
                self.ann.post(f"/api/tables/{self.finished}/move", seat=number % 2, action=field, key=f"k{number}")
            self.ended = self.ann.create("uno_power_grab", "me", "me", number="ab")
            self.ann.post(f"/api/tables/{self.ended}/ask", what="end")
            self.view = self.ann.get(f"/api/tables/{self.running}", seat=0)["view"]
            self.log = self.ann.http.get(f"/api/tables/{self.finished}/log").text

    @property
    def tables(self) -> list[str]:
        """The tables in the order in which they were created."""
        return [self.running, self.finished, self.ended]

    @property
    def database(self) -> str:
        return str(self.folder / "tables.db")


def play(guest: Guest, table: str, seat: int) -> None:
    """Play the first choice if it is this seat's turn."""
    news = guest.get(f"/api/tables/{table}", seat=seat)
    if seat in news["view"]["actors"]:
        guest.post(f"/api/tables/{table}/move", seat=seat, action=news["view"]["choices"][0]["action"])


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Source:
    return Source(tmp_path_factory.mktemp("source"))


@pytest.fixture
def exported(source: Source, folder: Path) -> Path:
    file = folder / "tables.jsonl"
    assert main(["export", source.database, "-o", str(file)]) == 0
    return file


def returned(server: Running, guest: Guest) -> Guest:
    """Return the same person at another server."""
    same = server.guest()
    same.http.cookies.set("snowbound", guest.http.cookies["snowbound"])
    return same


def result(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


def test_tables_move_to_postgresql_and_back_and_are_played_on(
    source: Source, exported: Path, folder: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    again, copy = folder / "again.jsonl", folder / "tables.db"
    capsys.readouterr()
    assert main(["import", cluster.url, str(exported), "--json"]) == 0
    assert result(capsys) == {"imported": source.tables, "already_there": [], "refused": {}}
    assert main(["check", cluster.url, "--games", TIC_TAC_TOE, "--json"]) == 0
    checked = result(capsys)
    assert checked["tables"] == 3 and checked["receipts"] == 1 and not checked["unchecked"]
    assert main(["export", cluster.url, "-o", str(again)]) == 0
    assert main(["import", str(copy), str(again)]) == 0
    assert main(["check", str(copy), "--games", TIC_TAC_TOE]) == 0
    one, two = (file.read_text().splitlines()[1:-1] for file in (exported, again))
    assert [line for line in one if "seq" in line] == [line for line in two if "seq" in line], (
        "every record is the same"
    )

    with Running(folder, compiled=False) as server:
        ann, bea = returned(server, source.ann), returned(server, source.bea)
        assert ann.get("/api/guest") == {"guest": source.ann.id, "name": "Ann"}
        assert ann.get(f"/api/tables/{source.running}", seat=0)["view"] == source.view
        before = source.view["events"]
        for guest, seat in ((ann, 0), (bea, 1)) * 2:
            play(guest, source.running, seat)
        assert ann.get(f"/api/tables/{source.running}")["view"]["events"] > before
        program = server.guest()
        program.http.headers["Authorization"] = f"Bearer {source.token}"
        assert program.get(f"/api/tables/{source.running}", seat=1)["seat"] == 1, "programs keep their seats as well"
        assert ann.http.get(f"/api/tables/{source.finished}/log").text == source.log
        repeated = ann.post(f"/api/tables/{source.finished}/move", seat=0, action=6, key="k6")
        assert repeated["type"] == "ack", "a command that was already executed is recognized by its key"
        assert {table["id"] for table in ann.get("/api/guest/tables")["tables"]} == {*source.tables}
        forged = server.guest()
        forged.http.cookies.set("snowbound", f"{source.ann.id}.{'0' * 64}")
        assert forged.get("/api/guest")["guest"] == ""


def test_a_table_that_is_there_is_left_alone_and_one_that_differs_is_refused(
    source: Source, exported: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = folder / "tables.db"
    assert main(["import", str(copy), str(exported)]) == 0
    before = dump(copy)
    capsys.readouterr()
    assert main(["import", str(copy), str(exported)]) == 0
    assert "0 tables with 0 records imported, 3 already there, 0 refused" in capsys.readouterr().out
    assert dump(copy) == before
    with Running(folder, compiled=False) as server:
        ann, bea = returned(server, source.ann), returned(server, source.bea)
        play(ann, source.running, 0)
        play(bea, source.running, 1)
    assert main(["import", str(copy), str(exported), "--json"]) == 1
    found = result(capsys)
    assert found["already_there"] == [source.finished, source.ended]
    assert "perhaps it was played on" in found["refused"][source.running]


def dump(database: Path) -> list[str]:
    """Return all rows of a database as text."""
    connection = sqlite3.connect(database)
    lines = [line for line in connection.iterdump() if "'checked'" not in line]
    connection.close()
    return lines


def test_only_the_owner_can_read_the_file_and_it_names_the_wanted_tables_alone(source: Source, folder: Path) -> None:
    file = folder / "one.jsonl"
    file.touch(mode=0o644)
    assert main(["export", source.database, source.finished, "-o", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert source.running not in file.read_text() and source.finished in file.read_text()
    assert [entry.name for entry in folder.iterdir()] == ["one.jsonl"], "nothing else is left behind"


def test_the_file_does_not_let_its_reader_act_for_a_guest(source: Source, exported: Path) -> None:
    text = exported.read_text()
    assert source.token not in text
    assert source.ann.http.cookies["snowbound"].rpartition(".")[2] not in text


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "the file is damaged: its end is missing"),
        (lambda text: text[: text.rindex("\n", 0, -1) + 1], "the file is damaged: its end is missing"),
        (lambda text: text.replace('"Ann"', '"Eve"', 1), "the file is damaged: its checksum is wrong"),
        (lambda text: text.replace('"version":1', '"version":2', 1), "which is newer than this one"),
        (lambda text: text.replace('"schema":"00', '"schema":"99', 1), "which is newer than this one"),
        (lambda text: "", "not a file of `snowbound export`"),
        (lambda text: '{"game":"tic_tac_toe"}\n', "not a file of `snowbound export`"),
        (lambda text: "\x89PNG", "not a file of `snowbound export`"),
    ],
)
def test_damaged_and_foreign_files_are_refused_and_create_nothing(
    exported: Path, folder: Path, capsys: pytest.CaptureFixture[str], change: Any, sentence: str
) -> None:
    exported.write_text(change(exported.read_text()), encoding="utf-8")
    assert main(["import", str(folder / "new.db"), str(exported)]) == 2
    assert sentence in capsys.readouterr().err
    assert not (folder / "new.db").exists()


def forge(file: Path, change: Any) -> None:
    """Change the lines of a file and make its checksum right again."""
    lines = [json.loads(line) for line in file.read_text().splitlines()][:-1]
    change(lines)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    tables = sum("events" in line for line in lines)
    end = {"tables": tables, "sha256": hashlib.sha256(text.encode()).hexdigest()}
    file.write_text(text + json.dumps(end) + "\n")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda lines: lines[3].update(seq=7), "record 2 of its log is missing"),
        (lambda lines: lines[3].update(table_id="other"), "record 2 of its log is missing"),
        (lambda lines: lines[3].update(more="{"), "its rows are damaged"),
        (lambda lines: lines[3].update(kind=None), "a record has no value 'kind'"),
        (lambda lines: lines[1]["table"].update(seats="7"), "its rows are damaged"),
        (lambda lines: lines[1]["table"].update(surprise=1), "a table has the unknown value 'surprise'"),
        (lambda lines: lines[1]["table"].update(created="now"), "a table has a wrong value 'created'"),
        (lambda lines: lines[1].update(guests=[]), "is missing"),
        (lambda lines: lines[1]["tokens"][0].update(kind="device"), "a token belongs to another table"),
    ],
)
def test_a_table_whose_rows_do_not_belong_together_is_refused_and_others_are_imported(
    source: Source, exported: Path, folder: Path, capsys: pytest.CaptureFixture[str], change: Any, sentence: str
) -> None:
    forge(exported, change)
    capsys.readouterr()
    assert main(["import", str(folder / "new.db"), str(exported), "--json"]) == 1
    report = result(capsys)
    assert report["imported"] == [source.finished, source.ended]
    assert sentence in report["refused"][source.running]
    connection = sqlite3.connect(folder / "new.db")
    for query in ("SELECT id FROM tables", "SELECT DISTINCT table_id FROM events"):
        found = {table for (table,) in connection.execute(query)}
        assert found == {source.finished, source.ended}, "all rows of a table or none"
    connection.close()


def test_a_file_cannot_give_away_a_guest_whom_the_database_knows(
    source: Source, exported: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file whose author knows only the public id of a guest brings another cookie for it."""
    with Running(folder, compiled=False) as server:
        victim = server.guest("Victim")

    def change(lines: list[Any]) -> None:
        for line in lines:
            for guest in line.get("guests", []):
                guest["id"] = victim.id if guest["id"] == source.bea.id else guest["id"]

    forge(exported, change)
    assert main(["import", str(folder / "tables.db"), str(exported)]) in {0, 1}
    with Running(folder, compiled=False) as server:
        thief = server.guest()
        signature = source.bea.http.cookies["snowbound"].rpartition(".")[2]
        thief.http.cookies.set("snowbound", f"{victim.id}.{signature}")
        assert thief.get("/api/guest")["guest"] == ""


def test_unknown_tables_and_databases_in_use_get_clear_sentences(
    source: Source, exported: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", source.database, "nowhere", "-o", str(folder / "none")]) == 2
    assert "there is no table nowhere in the database" in capsys.readouterr().err
    assert not (folder / "none").exists()
    assert main(["export", source.database, "-o", str(folder / "no" / "folder")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert main(["import", str(folder / "x.db"), str(folder / "missing")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    with Running(folder, compiled=False):
        assert main(["import", str(folder / "tables.db"), str(exported)]) == 2
        assert "another server already uses" in capsys.readouterr().err

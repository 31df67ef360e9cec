"""`snowbound check`: every table is replayed, every receipt verified, and damage is listed with its place."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from snowbound.cli import main
from snowbound.server.storage import schema
from snowbound.server.storage.database import Database
from snowbound.server.tables.chance_receipt import commit
from tests.server.running import TIC_TAC_TOE, Running
from tests.server.test_damaged import DAMAGE, change, played

OTHER_SEED = "5e" * 32


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The tables of a stopped server by what will happen to them, and its file."""
    folder = tmp_path_factory.mktemp("check")
    with Running(folder, compiled=False, tables_per_guest=100) as server:
        ann = server.guest("Ann")
        made = {what: played(ann) for what in ("fine", *DAMAGE)}
        for what in ("ended", "wrong seed", "wrong commitment", "wrong status"):
            made[what] = ann.create("uno_power_grab", "me", "me", number="ab")
            ann.post(f"/api/tables/{made[what]}/ask", what="end")
        made["waiting"] = ann.create("arctic_race", "me", "open")
    return made | {"file": str(folder / "tables.db")}


def check(file: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main(["check", file, "--games", TIC_TAC_TOE, "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_a_sound_database_and_then_each_kind_of_damage(
    tables: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tables["file"]
    code, report = check(file, capsys)
    assert (code, report["damage"], report["unchecked"]) == (0, [], {})
    assert (report["tables"], report["receipts"]) == (len(tables) - 1, 4)
    before = Path(file).read_bytes()

    for what, (statement, _) in DAMAGE.items():
        change(Path(file), statement, tables[what])
    change(Path(file), f"UPDATE tables SET seed = '{OTHER_SEED}' WHERE id = ?", tables["wrong commitment"])
    both = f"seed = '{OTHER_SEED}', commitment = '{commit(OTHER_SEED)}'"
    change(Path(file), f"UPDATE tables SET {both} WHERE id = ?", tables["wrong seed"])
    change(Path(file), "UPDATE tables SET status = 'playing' WHERE id = ?", tables["wrong status"])
    code, report = check(file, capsys)
    expected = {tables[what]: place for what, (_, place) in DAMAGE.items()}
    expected |= {tables[what]: "its row in `tables`" for what in ("wrong commitment", "wrong status")}
    expected |= {tables["wrong seed"]: "its chance"}
    assert code == 1
    assert {found["table"]: found["place"] for found in report["damage"]} == expected
    assert all(found["error"] for found in report["damage"])

    capsys.readouterr()
    assert main(["check", file]) == 1, "without the additional game"
    out = capsys.readouterr().out
    assert f"{tables['wrong seed']}: its chance: BadReceipt" in out
    assert f"{tables['fine']}: not replayed: " in out and "tables damaged" in out
    Path(file).write_bytes(before)
    assert check(file, capsys)[0] == 0


def set_version(file: Path, version: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        connection.execute("UPDATE settings SET value = ? WHERE name = 'oldest-program'", (version,))
    connection.close()


def test_a_database_of_another_version_gets_a_clear_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "tables.db"
    Database(f"sqlite:///{file}").close()
    set_version(file, "9999")
    with pytest.raises(schema.WrongVersion, match="version 9999, newer than this program's"):
        Database(f"sqlite:///{file}")
    assert main(["check", str(file)]) == 2
    assert "install the Snowbound that wrote it, or a newer one" in capsys.readouterr().err
    set_version(file, "0003")
    assert main(["check", str(file)]) == 2
    assert "version 0003, older than this program's" in capsys.readouterr().err


def test_a_database_that_does_not_exist_is_not_created(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder / "none.db")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (folder / "none.db").exists()
    (folder / "other.db").touch()
    assert main(["check", str(folder / "other.db")]) == 2
    assert "this is not a database of Snowbound" in capsys.readouterr().err

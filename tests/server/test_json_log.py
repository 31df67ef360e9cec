"""The server's log contains no secrets, whatever goes wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from snowbound.server.json_log import log_event
from tests.server.running import Running


def test_a_failed_write_is_logged_without_secrets(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowbound.server.tables.authorization.new_seed", lambda: "5eed" * 16)
    with Running(folder, compiled=False) as server:
        ann = server.guest("Ann")
        with server.services.database.engine.begin() as connection:
            connection.exec_driver_sql(
                "CREATE TRIGGER broken BEFORE INSERT ON tables BEGIN INSERT INTO gone VALUES (NEW.seed); END"
            )
        wanted = {"game": "tic_tac_toe", "seats": ["me", "open"], "visibility": "invitation"}
        for answer in (ann.post("/api/tables", expect=500, **wanted), ann.socket().do("create", **wanted)):
            assert answer["error"]["code"] == "failed"
        with pytest.raises(OperationalError) as failed, server.services.database.engine.connect() as connection:
            connection.exec_driver_sql("INSERT INTO tables (seed) VALUES (?)", ("5eed",))
    logged = [line for line in capsys.readouterr().err.splitlines() if "failed" in line]
    assert len(logged) == 2 and all("no such table: main.gone" in line for line in logged)
    assert not any(secret in line for line in logged for secret in ("5eed", "INSERT"))
    assert "5eed" not in str(failed.value), "a traceback would not show it either"


def test_only_the_first_line_of_an_error_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    log_event("request failed", error="NotNullViolation: null value in tables\nDETAIL: failing row contains (5eed)")
    logged = msgspec.json.decode(capsys.readouterr().err)
    assert logged["error"] == "NotNullViolation: null value in tables"

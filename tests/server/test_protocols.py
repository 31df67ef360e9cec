"""A client that speaks an older protocol is told so."""

from __future__ import annotations

import pytest

from snowbound.server.messages import wire
from tests.server.running import Guest, Running


def test_the_server_tells_its_protocol(running: Running, ann: Guest) -> None:
    assert ann.socket().receive()["protocol"] == wire.PROTOCOL


def test_an_older_program_gets_a_clear_sentence(running: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PROTOCOL", 3)
    monkeypatch.setattr(wire, "OLDEST_PROTOCOL", 2)
    sentence = "you speak protocol 1, but this server speaks 3 and understands 2 and later"
    socket = ann.socket()
    error = socket.do("hello", protocol=1)["error"]
    assert error["code"] == "old-protocol" and sentence in error["message"]
    answer = ann.http.get("/api/games", headers={"Snowbound-Protocol": "1"})
    assert answer.status_code == 426 and sentence in answer.json()["error"]["message"]
    for understood in (0, 2, 3, 4):
        assert socket.do("hello", protocol=understood)["type"] == "welcome"
    for header in ("2", "7", "x", ""):
        assert ann.http.get("/api/guest", headers={"Snowbound-Protocol": header}).status_code == 200

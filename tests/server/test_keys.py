"""Every command that changes something has a key, and sent twice with the same key it counts once."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.server.tables.authorization import Authorizer
from tests.server.running import Guest, Message, Running

FIELDS: dict[str, dict[str, Any]] = {
    "create": {"game": "tic_tac_toe", "seats": ["me", "open"]},
    "learn": {"game": "polar_rush"},
    "move": {"seat": 0, "action": 4},
    "undo": {"seat": 0},
    "colour": {"seat": 0, "colour": "red"},
    "pledge": {"commitment": "ab", "pledge": "ab"},
    "reveal": {"number": "ab"},
    "claim": {"seat": 1},
    "ask": {"what": "pause"},
    "answer": {"agree": True},
    "admit": {"guest": "somebody", "accept": True},
    "allow": {"guest": "somebody"},
    "approval": {"on": True},
    "remove": {"seat": 1},
}

NEW_TABLE = {"create": "/api/tables", "learn": "/api/lessons"}
"""Commands that create a table, and their paths."""


def tag_of(kind: Any) -> Any:
    return kind.__struct_config__.tag


@pytest.mark.parametrize("kind", sorted(str(tag_of(kind)) for kind in Authorizer.COMMANDS))
def test_a_command_without_a_key_is_refused_and_told_what_would_be_right(ann: Guest, kind: str) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    socket = ann.socket()
    body = FIELDS.get(kind, {}) | ({} if kind in NEW_TABLE else {"table": table})
    socket.send(kind, key=None, **body)
    refused = socket.until(lambda m: m["type"] == "error")["error"]
    assert refused["code"] == "missing-key"
    assert f"the command {kind} needs a `key`" in refused["message"] and "choose a new text" in refused["message"]
    body.pop("table", None)
    path = NEW_TABLE.get(kind, f"/api/tables/{table}/{kind}")
    response = ann.http.post(path, json=body)
    assert (response.status_code, response.json()["error"]["code"]) == (400, "missing-key")
    assert ann.get(f"/api/tables/{table}")["number"] == 1, "nothing happened"


def number(guest: Guest, table: str) -> int:
    found: int = guest.get(f"/api/tables/{table}")["number"]
    return found


def twice(guest: Guest, table: str, command: str, key: str, **fields: Any) -> Message:
    """Send a command twice with the same key. The second time changes nothing."""
    first = guest.post(f"/api/tables/{table}/{command}", key=key, **fields)
    after = number(guest, table)
    again = guest.post(f"/api/tables/{table}/{command}", key=key, **fields)
    assert number(guest, table) == after, f"{command} counted twice"
    assert again["table"] == first["table"] == table
    return first


def test_each_command_counts_once(running: Running, ann: Guest, bea: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    twice(ann, table, "colour", "a2", seat=0, colour=ann.get(f"/api/tables/{table}")["info"]["seats"][1]["colour"])
    twice(bea, table, "sit", "b1")
    twice(ann, table, "move", "a3", seat=0, action=4)
    twice(ann, table, "ask", "a4", what="pause")
    twice(bea, table, "answer", "b2", agree=True)
    twice(bea, table, "resume", "b3")
    twice(ann, table, "ask", "a5", what="pause")
    twice(bea, table, "answer", "b4", agree=False)
    twice(bea, table, "leave", "b5")


def test_starting_and_leaving_count_once(running: Running, ann: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    twice(ann, table, "start", "s")
    other = ann.create("tic_tac_toe", "me", "open")
    twice(ann, other, "leave", "l")


def test_a_key_is_refused_for_another_command_of_the_same_guest(running: Running, ann: Guest, bea: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit", key="k")
    ann.post(f"/api/tables/{table}/ask", key="k", what="pause")
    for command, fields in (("ask", {"what": "end"}), ("leave", {}), ("answer", {"agree": True})):
        refused = ann.post(f"/api/tables/{table}/{command}", 409, key="k", **fields)
        assert refused["error"]["code"] == "reused-key", command
    bea.post(f"/api/tables/{table}/answer", key="ann's keys are not mine", agree=True)

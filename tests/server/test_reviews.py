"""Reviews of finished games: who may have them, what they say, their progress and limits."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound.server.transport.rate_limits import Buckets
from tests.server.running import Guest, Message, Running, Socket

LOST = (0, 4, 1, 8, 2)
"""Moves of tic-tac-toe after which the first player has won, because the second one did not take field 2."""


def finished(ann: Guest, bea: Guest) -> str:
    made = ann.post("/api/tables", game="tic_tac_toe", seats=["me", "open"], visibility="invitation")
    table = str(made["table"])
    bea.post(f"/api/tables/{table}/sit", invitation=made["invitation"])
    for turn, field in enumerate(LOST):
        (ann, bea)[turn % 2].post(f"/api/tables/{table}/move", seat=turn % 2, action=field)
    return table


def review(socket: Socket, table: str, seat: int = 1) -> Message:
    return socket.do("review", table=table, seat=seat)


def test_a_review_names_the_blunder_and_tells_how_far_it_is(running: Running, ann: Guest, bea: Guest) -> None:
    table, socket = finished(ann, bea), bea.socket()
    found = review(socket, table)
    assert found["type"] == "reviewed", found
    assert (found["table"], found["seat"], found["decisions"]) == (table, 1, 2)
    (costly,) = [one for one in found["costliest"] if one["number"] == 3]
    assert costly["better"]["action"] == 2 and costly["better"]["win"] > costly["win"]
    assert costly["text"] != costly["better_text"] and costly["better"]["why"].endswith(".")
    assert found["lost"] > 0 and found["luck"] == found["lost"] - 50, "the game was lost: 50 less than an even share"
    progress = [m for m in socket.received if m["type"] == "reviewing"]
    assert progress and all(m["done"] <= m["total"] for m in progress)
    assert [m["done"] for m in progress] == sorted(m["done"] for m in progress)
    before = running.services.advisers.reviews.made
    assert {**review(socket, table), "key": ""} == {**found, "key": ""}
    assert running.services.advisers.reviews.made == before, "it is kept"


def test_the_places_of_decisions_are_those_of_the_replay_through_the_seats_lens(
    running: Running, ann: Guest, bea: Guest
) -> None:
    table = finished(ann, bea)
    for one in review(bea.socket(), table)["costliest"]:
        step = bea.replay(table, lens="seat:1")[one["number"]]
        assert step["told"]["seat"] == 1 and step["told"]["action"] == LOST[one["number"]]


def test_only_players_of_a_finished_game_get_a_review(running: Running, ann: Guest, bea: Guest) -> None:
    table = finished(ann, bea)
    assert review(ann.socket(), table, 1)["error"]["code"] == "not-allowed", "not for somebody else's seat"
    assert review(running.guest("Cid").socket(), table)["error"]["code"] == "not-allowed"
    going_on = ann.create("tic_tac_toe", "me", "bot:1")
    ann.post(f"/api/tables/{going_on}/start")
    assert review(ann.socket(), going_on, 0)["error"]["code"] == "not-yet"


def test_reviews_are_limited_per_person(
    running: Running, ann: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviews = running.services.advisers.reviews
    monkeypatch.setattr(reviews._answers, "_rate", Buckets(0.001, 1))

    async def made(*_: Any) -> bytes:
        return b'{"type":"reviewed","table":"","seat":1,"decisions":0,"costliest":[],"lost":0,"luck":0}'

    monkeypatch.setattr(reviews.process, "make", made)
    table, socket = finished(ann, bea), bea.socket()
    assert review(socket, table)["type"] == "reviewed"
    assert review(socket, table)["error"]["code"] == "too-fast"


def test_a_review_that_fails_is_the_servers_fault(
    running: Running, ann: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> bytes:
        raise OSError("the process ended")

    monkeypatch.setattr(running.services.advisers.reviews.process, "make", broken)
    assert review(bea.socket(), finished(ann, bea))["error"]["code"] == "bot-failed"

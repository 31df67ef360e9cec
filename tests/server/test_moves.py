"""Moves over a socket: acknowledged once committed, counted once, and refused with a reason."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from snowbound.server.messages.replays import ReplayJob
from snowbound.server.storage.database import Conflict, Database
from snowbound.server.workers.replays import Replays
from tests.server.running import Guest, Running, Socket, until


class Pair:
    """Seat two people at a table of tic-tac-toe."""

    def __init__(self, ann: Guest, bea: Guest) -> None:
        self.table = ann.create("tic_tac_toe", "me", "open")
        bea.post(f"/api/tables/{self.table}/sit")
        self.guests = (ann, bea)
        self.sockets = (ann.socket(), bea.socket())
        for seat, socket in enumerate(self.sockets):
            socket.watch(self.table, seat)

    def move(self, seat: int, action: int, **more: object) -> dict[str, object]:
        return self.sockets[seat].do("move", table=self.table, seat=seat, action=action, **more)

    def play(self, *fields: int) -> None:
        for place, field in enumerate(fields):
            assert self.move(place % 2, field)["type"] == "ack"


@pytest.fixture
def pair(ann: Guest, bea: Guest) -> Pair:
    return Pair(ann, bea)


def test_a_move_that_others_are_always_faster_than_is_refused_and_can_be_sent_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    def others_are_faster(*_: object) -> asyncio.Future[None]:
        refused = asyncio.get_running_loop().create_future()
        refused.set_exception(Conflict("these records already exist"))
        return refused

    with monkeypatch.context() as patched:
        patched.setattr(Database, "append", others_are_faster)
        assert pair.move(0, 4, key="first")["error"]["code"] == "busy"  # type: ignore[index]
    assert pair.move(0, 4, key="first")["type"] == "ack"


def test_both_see_a_move_and_its_sender_gets_an_acknowledgement(pair: Pair) -> None:
    ack = pair.move(0, 4)
    assert ack["type"] == "ack"
    number = ack["number"]
    assert isinstance(number, int)
    for seat, socket in enumerate(pair.sockets):
        news = socket.news(pair.table, seat, number)
        assert [(told["seat"], told["action"], told["by"]) for told in news["told"]] == [(0, 4, "person")]
        assert news["view"]["actors"] == [1]
        assert bool(news["view"].get("choices")) == (seat == 1)


def test_an_illegal_move_is_refused_with_the_rule_and_the_legal_actions(pair: Pair) -> None:
    pair.play(4)
    answer = pair.move(1, 4)
    assert answer["type"] == "error"
    assert answer["error"] == {
        "code": "illegal-action",
        "message": answer["error"]["message"],  # type: ignore[index]
        "seat": 1,
        "action": 4,
        "rule": "TTT-01",
        "text": "a field can be marked only once",
        "legal": [0, 1, 2, 3, 5, 6, 7, 8],
    }
    assert pair.move(0, 5)["error"]["code"] == "wrong-seat"  # type: ignore[index]


def test_somebody_elses_seat_cannot_be_played(pair: Pair) -> None:
    answer = pair.sockets[1].do("move", table=pair.table, seat=0, action=1)
    assert answer["error"]["code"] == "not-allowed"
    assert "seat 0 at table" in answer["error"]["message"]
    assert "yours: 1" in answer["error"]["message"]


def test_a_move_sent_again_counts_once_and_gets_the_same_answer(pair: Pair) -> None:
    first = pair.move(0, 4, key="once")
    second = pair.move(0, 4, key="once")
    assert first == second
    assert pair.move(1, 0)["type"] == "ack"
    assert pair.move(0, 4, key="once") == first, "however late it comes"
    view = pair.guests[0].get(f"/api/tables/{pair.table}")["view"]
    assert view["events"] == 2
    reused = pair.move(0, 8, key="once")
    assert reused["error"]["code"] == "reused-key"  # type: ignore[index]


def test_a_move_chosen_in_an_old_view_is_refused(pair: Pair) -> None:
    before = pair.sockets[0].latest[pair.table, 0]["number"]
    pair.play(4, 0)
    stale = pair.move(0, 8, expect=before)
    assert stale["error"]["code"] == "stale"  # type: ignore[index]
    now = pair.sockets[0].latest[pair.table, 0]["number"]
    assert pair.move(0, 8, expect=now)["type"] == "ack"
    assert pair.move(1, 3, expect=10_000)["error"]["code"] == "stale"  # type: ignore[index]


def test_a_returning_client_gets_what_happened_since(pair: Pair) -> None:
    pair.play(4)
    known = pair.sockets[1].latest[pair.table, 1]["number"]
    known = max(known, pair.sockets[1].news(pair.table, 1, known)["number"])
    pair.sockets[1].close()
    assert pair.move(0, 0)["type"] == "error", "it is the other's turn"
    again = pair.guests[1].socket()
    news = again.watch(pair.table, 1, since=known)
    assert news.get("gap") is None
    assert [told["number"] for told in news.get("told", [])] == list(range(known + 1, news["number"] + 1))
    full = again.watch(pair.table, 1)
    assert full["gap"] is True
    assert full["view"] == news["view"]


def test_a_game_ends_and_a_rematch_seats_both(pair: Pair) -> None:
    pair.play(4, 1, 0, 8, 3, 5, 6)
    final = pair.guests[0].get(f"/api/tables/{pair.table}")
    assert final["view"]["over"] is True
    assert final["view"]["places"] == [1, 2]
    assert final["info"]["status"] == "over"
    first = pair.sockets[0].do("rematch", table=pair.table)
    second = pair.sockets[1].do("rematch", table=pair.table)
    assert first["table"] == second["table"] != pair.table
    assert (first["seats"], second["seats"]) == ([0], [1])
    new = pair.guests[0].get(f"/api/tables/{first['table']}")
    assert new["info"]["status"] == "playing"
    assert pair.guests[0].get(f"/api/tables/{pair.table}")["info"]["rematch"] == first["table"]


def test_a_decision_can_be_taken_back_before_the_other_moves(pair: Pair) -> None:
    pair.play(4)
    assert pair.sockets[0].do("undo", table=pair.table, seat=0)["type"] == "ack"
    view = pair.guests[0].get(f"/api/tables/{pair.table}", seat=0)["view"]
    assert (view["events"], view["actors"]) == (0, [0])
    pair.play(0, 1)
    refused = pair.sockets[0].do("undo", table=pair.table, seat=0)
    assert refused["error"]["code"] == "unfair-undo"


def test_afterwards_everyone_must_agree_to_an_undo(pair: Pair) -> None:
    pair.play(4, 0)
    asked = pair.sockets[0].do("undo", table=pair.table, seat=0, ask=True)
    assert asked["asked"] is True
    declined = pair.sockets[1].do("answer", table=pair.table, agree=False)
    assert declined["type"] == "ack"
    assert pair.guests[0].get(f"/api/tables/{pair.table}")["view"]["events"] == 2
    pair.sockets[0].do("undo", table=pair.table, seat=0, ask=True)
    pair.sockets[1].do("answer", table=pair.table, agree=True)
    news = pair.guests[0].get(f"/api/tables/{pair.table}")
    assert news["view"]["events"] == 0
    assert news.get("proposal") is None


def test_a_pause_needs_consent_and_stops_moves(pair: Pair) -> None:
    assert pair.sockets[0].do("ask", table=pair.table, what="pause")["asked"] is True
    assert pair.move(0, 4)["type"] == "ack", "not yet"
    pair.sockets[0].do("ask", table=pair.table, what="pause")
    pair.sockets[1].do("answer", table=pair.table, agree=True)
    assert pair.move(1, 0)["error"]["code"] == "not-now"  # type: ignore[index]
    assert pair.sockets[1].do("resume", table=pair.table)["type"] == "ack"
    assert pair.move(1, 0)["type"] == "ack"


def test_tables_are_dropped_from_memory_and_loaded_again(running: Running, pair: Pair) -> None:
    pair.play(4, 0)
    before = pair.guests[0].get(f"/api/tables/{pair.table}", seat=0)
    for socket in pair.sockets:
        socket.close()
    live = running.services.tables.live
    until(lambda: not live[pair.table].listeners)
    del live[pair.table]
    assert pair.guests[0].get(f"/api/tables/{pair.table}", seat=0) == before


def test_spectators_see_the_game_but_cannot_act(pair: Pair, running: Running) -> None:
    stranger = running.guest()
    socket: Socket = stranger.socket()
    assert socket.receive()["guest"] == ""
    news = socket.watch(pair.table)
    assert "choices" not in news["view"]
    number = pair.move(0, 4)["number"]
    assert isinstance(number, int)
    assert socket.news(pair.table, -1, number)["told"][0]["action"] == 4
    assert socket.do("watch", table=pair.table, seat=0)["error"]["code"] == "not-allowed"
    assert socket.do("sit", table=pair.table)["error"]["code"] == "not-allowed"


def test_a_replay_does_not_block_the_game(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    looking, seen, make = threading.Event(), threading.Event(), Replays.make

    async def slow(self: Replays, job: ReplayJob, address: str) -> bytes:
        looking.set()
        assert await asyncio.to_thread(seen.wait, 60)
        return await make(self, job, address)

    monkeypatch.setattr(Replays, "make", slow)
    with ThreadPoolExecutor(1) as other:
        replayed = other.submit(pair.guests[1].get, f"/api/tables/{pair.table}/replay")
        assert looking.wait(60)
        assert pair.sockets[0].do("move", table=pair.table, seat=0, action=4)["type"] == "ack"
        seen.set()
        assert replayed.result()["steps"] == [], "it shows the game at the time of the request"

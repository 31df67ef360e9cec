"""Rate limits count what costs the server more as several messages or requests."""

from __future__ import annotations

from pathlib import Path

from snowbound.server.messages import wire
from snowbound.server.transport.rate_limits import COSTS, FILE, LOG, REPLAY, Bucket, Buckets
from tests.server.running import Running


def test_expensive_things_take_several_tokens_or_none() -> None:
    bucket = Bucket(rate=1, burst=10)
    assert bucket.take(5, 0.0) and bucket.take(4, 0.0)
    assert not bucket.take(5, 0.0), "one token is left"
    assert bucket.take(1, 0.0), "the refused one took nothing"
    assert not bucket.take(5, 4.0) and bucket.take(5, 5.0)


def test_a_small_bucket_allows_an_expensive_thing_when_it_is_full() -> None:
    bucket = Bucket(rate=1, burst=3)
    assert bucket.take(5, 0.0)
    assert not bucket.take(1, 0.0)
    addresses = Buckets(rate=0.001, burst=6)
    assert [addresses.take("a", 5), addresses.take("a", 5), addresses.take("b", 5)] == [True, False, True]


def test_watching_again_and_again_uses_up_the_limit_of_a_socket(folder: Path) -> None:
    with Running(folder, compiled=False, message_burst=22, messages_per_second=0.001) as server:
        ann = server.guest("Ann")
        table, socket = ann.create("tic_tac_toe", "me", "open"), ann.socket()
        assert [socket.do("ping")["type"] for _ in range(2)] == ["pong", "pong"]
        for _ in range(4):
            assert socket.do("watch", table=table)["type"] == "ack"
        closing = socket.do_or_close("watch", table=table)
        assert closing["type"] == "closing" and closing["error"]["code"] == "too-fast"
        assert "watch counts as 5" in closing["error"]["message"]


def test_replays_count_as_several_requests_of_an_address(folder: Path) -> None:
    with Running(folder, compiled=False, request_burst=60, requests_per_second=0.001) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "me")
        ann.post(f"/api/tables/{table}/start")
        for _ in range((60 - 3) // REPLAY):  # three requests so far: the guest, the table and its start
            ann.get(f"/api/tables/{table}/replay")
        refused = ann.get(f"/api/tables/{table}/replay", expect=429)["error"]
        assert refused["code"] == "too-fast" and f"this one counts as {REPLAY}" in refused["message"]
        assert ann.get(f"/api/tables/{table}")["number"] > 0, "cheap requests still have tokens"
        assert ann.http.get(f"/api/tables/{table}/replay.txt").status_code == 429
        assert FILE > REPLAY > 1 and all(cost > 1 for cost in COSTS.values())


def test_logs_and_receipts_count_as_several_requests_of_an_address(folder: Path) -> None:
    """A receipt plays the whole game again, in a thread that slows the others down."""
    with Running(folder, compiled=False) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "me", number="ab")
        ann.http.post(f"/api/tables/{table}/ask", json={"what": "end", "key": "end"})
        server.services.requests_by_address = Buckets(rate=0.001, burst=2 * LOG)
        for what in ("log", "receipt"):
            assert ann.http.get(f"/api/tables/{table}/{what}").status_code == 200
        for what in ("log", "receipt"):
            refused = ann.get(f"/api/tables/{table}/{what}", expect=429)["error"]
            assert f"this one counts as {LOG}" in refused["message"]


def test_commands_over_http_count_as_much_as_on_a_socket(folder: Path) -> None:
    with Running(folder, compiled=False, request_burst=20, requests_per_second=0.001) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "me")
        ann.post(f"/api/tables/{table}/start")
        for _ in range((20 - 3) // COSTS[wire.Preview]):  # three requests so far
            ann.post(f"/api/tables/{table}/preview", seat=0, action=4)
        refused = ann.post(f"/api/tables/{table}/preview", expect=429, seat=0, action=4)["error"]
        assert refused["code"] == "too-fast" and f"this one counts as {COSTS[wire.Preview]}" in refused["message"]
        assert ann.post(f"/api/tables/{table}/move", seat=0, action=4)["type"] == "ack", "one token is left"

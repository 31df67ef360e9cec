"""Attacks on connections: half requests, all descriptors, slow readers, and garbage that fills the log."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from snowbound.server import json_log
from snowbound.server.json_log import BURST, RATE, LogLimit, log_event, log_left_out
from snowbound.server.settings import BadSetting
from snowbound.server.transport import connections
from snowbound.server.transport.connections import CHANCES, INTERVAL, SLOWEST, Connections
from snowbound.server.transport.proxies import TrustedProxies
from snowbound.testing.samples import sampled
from tests.server.process import COMMAND, Process
from tests.server.running import PATIENCE, Running, until
from tests.server.test_hostile import metric

ATTACKER = "127.0.0.2"
"""Another address of this machine. It is not among the proxies, which are not limited."""

HALF = sampled(full=1500, sample=400)


def connect(port: int, sent: bytes, source: str = ATTACKER) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))
    with contextlib.suppress(OSError):  # it may have been refused already
        connection.sendall(sent)
    return connection


def is_open(connection: socket.socket) -> bool:
    """Whether the server has not closed a connection to which it sends nothing."""
    connection.setblocking(False)
    try:
        return bool(connection.recv(65536))
    except BlockingIOError:
        return True
    except OSError:
        return False


@pytest.fixture
def limited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """A server that may open 400 files, 300 of them connections."""
    start = ["sh", "-c", 'ulimit -n 400; exec "$@"', "sh", *COMMAND]
    monkeypatch.setattr("tests.server.process.COMMAND", start)
    process = Process(folder, f"sqlite:///{folder / 'tables.db'}", request_timeout=2)
    process.start()
    yield process
    process.kill()


def test_half_requests_shut_nobody_out_and_do_not_last(limited: Process) -> None:
    limited.wait_for_health(200)
    held = [connect(limited.port, b"GET /api/games HTTP/1.1\r\nHost: x\r\n") for _ in range(HALF)]
    try:
        assert limited.health() == 200, "others are served at the same time"
        until(lambda: sum(map(is_open, held)) <= 150, "one address has half of the connections at most")
        until(lambda: not any(map(is_open, held)), "half requests end after the time limit")
        assert limited.health() == 200
        assert "Too many open files" not in limited.log_file.read_text()
    finally:
        for connection in held:
            connection.close()


def test_one_address_has_at_most_half_of_the_connections() -> None:
    found = Connections(300, 500, TrustedProxies("127.0.0.1"))
    assert sum(found.add("192.0.2.1") for _ in range(600)) == 150
    assert found.add("192.0.2.2")
    assert sum(found.add("127.0.0.1") for _ in range(600)) == 149, "a proxy may have all the others"


# --- slow readers


class Transport:
    """A connection whose client reads as the test says."""

    def __init__(self) -> None:
        self.waiting = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_aborted = True


def looks(waiting: Callable[[int], int], times: int) -> bool:
    """Return whether a connection was closed after so many looks."""
    found, transport = Connections(10, 10, ()), Transport()
    found.follow(transport)  # type: ignore[arg-type]
    for number in range(times):
        transport.waiting = waiting(number)
        found.look()
    return transport.is_aborted and found.unread >= 1


def test_a_client_that_reads_a_few_bytes_now_and_then_is_disconnected() -> None:
    assert looks(lambda number: 1_000_000 - 10 * number, CHANCES + 2)
    assert looks(lambda number: 500, CHANCES + 2), "also if little waits"
    enough = int(SLOWEST * INTERVAL)
    assert not looks(lambda number: 1_000_000 - enough * number, 60), "a slow line is fast enough"
    assert not looks(lambda number: 0, 60)
    assert not looks(lambda number: 1000 * (number % 3), 60), "what is read in the end is fine"


def test_a_big_answer_is_not_kept_for_a_client_that_does_not_read_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "INTERVAL", 0.2)
    with Running(folder, compiled=False) as server:
        address = httpx.URL(server.address)
        request = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        with socket.socket() as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.settimeout(PATIENCE)
            slow.connect((address.host, address.port))
            slow.sendall(request * 200)  # pipelined: the answers are several megabytes

            def closed() -> bool:
                with contextlib.suppress(OSError):
                    slow.recv(10)  # a few bytes now and then
                return server.services.connections.unread == 1

            until(closed, "the end of the connection")
            until(lambda: len(server.services.connections) == 0, "its resources are free")


# --- proxies


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.1", ["198.51.100.1"], "192.0.2.1"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["spoofed, 198.51.100.9, 198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1, 10.0.0.7, 10.200.1.1"], "198.51.100.1"),
        ("127.0.0.1", ["203.0.113.5", "198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1, garbage"], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("::1", ["2001:db8::1"], "2001:db8::1"),
        ("::ffff:127.0.0.1", ["[2001:db8::1]:443"], "2001:db8::1"),
        ("fd00:1::5", ["2001:db8::1, fd00:1::9"], "2001:db8::1"),
        ("fd00:2::5", ["2001:db8::1"], "fd00:2::5"),
        ("10.1.1.1", ["10.2.2.2"], "10.1.1.1"),
        ("unknown", ["198.51.100.1"], "unknown"),
    ],
)
def test_the_client_behind_proxies(peer: str, forwarded: list[str], client: str) -> None:
    proxies = TrustedProxies("127.0.0.1, ::1, 10.0.0.0/8, fd00:1::/32")
    assert proxies.client(peer, forwarded) == client


def test_a_wrong_list_of_proxies_is_refused() -> None:
    with pytest.raises(BadSetting, match=r"setting proxies must list addresses or networks .*10\.0\.0\.0/99"):
        TrustedProxies("127.0.0.1, 10.0.0.0/99")


def test_a_second_header_of_a_proxy_counts(folder: Path) -> None:
    """Some proxies add a header of their own after the one that the client has sent."""
    with Running(folder, compiled=False, request_burst=3, requests_per_second=0.001) as server:
        statuses = []
        for number in range(5):
            headers = [("X-Forwarded-For", f"203.0.113.{number}"), ("X-Forwarded-For", "198.51.100.1")]
            statuses.append(
                httpx.get(f"{server.address}/api/guest", headers=headers, trust_env=False, timeout=PATIENCE).status_code
            )
    assert statuses == [200, 200, 200, 429, 429]


# --- the log


def test_a_flood_of_events_is_cut_short_and_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(json_log, "LIMIT", LogLimit())
    monkeypatch.setattr("snowbound.server.json_log.time.monotonic", lambda: now[0])
    for number in range(1000):
        log_event("bad request", number=number, message="x" * 10_000)
    log_event("listening", address="here")
    lines = [msgspec.json.decode(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["bad request"] * BURST + ["listening"], "other events are not affected"
    assert max(len(line.get("message", "")) for line in lines) == 500
    assert json_log.LIMIT.suppressed == 1000 - BURST

    now[0] += 1 / RATE
    log_event("bad request", number=1)
    log_event("bad request", number=2)
    assert msgspec.json.decode(capsys.readouterr().err)["suppressed"] == 1000 - BURST
    log_left_out()
    assert msgspec.json.decode(capsys.readouterr().err)["suppressed"] == 1, "also when the flood is over"
    log_left_out()
    assert capsys.readouterr().err == ""


def test_garbage_does_not_fill_the_log(folder: Path) -> None:
    process = Process(folder, f"sqlite:///{folder / 'tables.db'}")
    process.start()
    try:
        process.wait_for_health(200)
        garbage = (
            b"\x16\x03\x01" + bytes(200) + b"\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"BREW /tea HTTP/1.1\r\nContent-Length: minus\r\n\r\n",
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: 1\r\n\r\n",
        )
        began = time.monotonic()
        for number in range(400):
            sent = garbage[number % len(garbage)] if number < 100 else garbage[1]
            with connect(process.port, sent, "127.0.0.1") as rubbish:
                rubbish.settimeout(PATIENCE)
                with contextlib.suppress(OSError):
                    rubbish.recv(100)
        assert process.health() == 200
        lines = process.log_file.read_text().splitlines()
        assert len(lines) < BURST + RATE * (time.monotonic() - began) + 20, f"{len(lines)} lines"
        assert metric(process, "suppressed_log_lines_total") > 50
    finally:
        process.kill()

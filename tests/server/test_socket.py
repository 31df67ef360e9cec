"""WebSockets: messages are answered in order, and clients that do not read or send too much cost nobody else."""

from __future__ import annotations

import asyncio
import socket as sockets
import struct
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from snowbound.server.storage.guests import ANONYMOUS
from snowbound.server.transport.socket import ClientSocket
from tests.server.running import PATIENCE, Running, until

TEXT, CONT, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
MEGABYTE = 1 << 20
PING_MESSAGE = b'{"type":"ping","key":"here"}'


class Raw:
    """A client that makes its frames itself."""

    def __init__(self, server: Running) -> None:
        address = urlsplit(server.address)
        self.socket = sockets.create_connection((address.hostname, address.port), PATIENCE)
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        while self.stream.readline() != b"\r\n":
            pass
        assert b'"welcome"' in self.receive()[1]

    def receive(self) -> tuple[int, bytes]:
        first, size = self.stream.read(2)
        if size == 126:
            [size] = struct.unpack("!H", self.stream.read(2))
        return first & 0xF, self.stream.read(size)

    def answers(self) -> bytes:
        """The next message that is no sign of life."""
        while True:
            kind, message = self.receive()
            if kind == TEXT:
                return message

    def close(self) -> None:
        self.stream.close()
        self.socket.close()


def frame(kind: int, text: bytes, *, mask: bytes = b"\x01\x80\xff\x37", long: bool = False) -> bytes:
    head = bytes((kind,))
    if long:
        head += struct.pack("!BQ", 0x80 | 127, len(text))
    elif len(text) < 126:
        head += bytes((0x80 | len(text),))
    else:
        head += struct.pack("!BH", 0x80 | 126, len(text))
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


@pytest.fixture
def raw(running: Running) -> Iterator[Raw]:
    with closing(Raw(running)) as client:
        yield client


def test_many_messages_that_come_at_once_are_answered_in_order(raw: Raw) -> None:
    raw.socket.sendall(b"".join(frame(FINAL | TEXT, b'{"type":"ping","key":"%d"}' % n) for n in range(50)))
    for n in range(50):
        assert b'"key":"%d"' % n in raw.answers()


def test_a_message_in_pieces_with_a_ping_between_them(raw: Raw) -> None:
    first, rest = PING_MESSAGE[:5], PING_MESSAGE[5:]
    raw.socket.sendall(frame(TEXT, first) + frame(FINAL | PING, b"life?") + frame(FINAL | CONT, rest))
    assert raw.receive() == (PONG, b"life?")
    assert b'"pong"' in raw.answers()
    raw.socket.sendall(frame(FINAL | TEXT, PING_MESSAGE))
    assert b'"pong"' in raw.answers(), "and the next one in one piece"


@pytest.mark.parametrize("size", [0, 125, 126, 5000])
def test_messages_of_every_length(raw: Raw, size: int) -> None:
    raw.socket.sendall(frame(FINAL | TEXT, b" " * size) + frame(FINAL | TEXT, PING_MESSAGE))
    assert b'"bad-message"' in raw.answers()
    assert b'"pong"' in raw.answers()


def test_a_length_in_eight_bytes_and_a_message_in_bytes(raw: Raw) -> None:
    raw.socket.sendall(frame(FINAL | TEXT, PING_MESSAGE, long=True) + frame(FINAL | BINARY, PING_MESSAGE))
    assert b'"pong"' in raw.answers()
    assert b'"pong"' in raw.answers()


def test_a_close_is_answered(raw: Raw) -> None:
    raw.socket.sendall(frame(FINAL | CLOSE, struct.pack("!H", 1000)))
    kind, message = raw.receive()
    assert (kind, message[:2]) == (CLOSE, struct.pack("!H", 1000))


# --- clients that do not read


LONG = b'{"type":"pong","now":0,"key":"%s"}' % (b"x" * 20_000)


def at_server(running: Running, client: Raw) -> ClientSocket:
    """Return the server's end of a client's connection."""
    name = client.socket.getsockname()
    found = list(running.services.sockets.open)
    [socket] = [socket for socket in found if socket.transport.get_extra_info("peername") == name]
    return socket


def push_until_blocked(socket: ClientSocket) -> None:
    """Send to a client that does not read until messages wait in its queue."""
    until(lambda: socket.loop.call_soon_threadsafe(socket.push, LONG) and len(socket.queue) > 1, "a queue")


def test_a_client_that_does_not_read_is_disconnected_and_delays_nobody(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowbound.server.transport.socket.CLOSE_TIMEOUT", 0.2)
    services = running.services
    with closing(Raw(running)) as lazy, closing(Raw(running)) as other:
        lazy.socket.sendall(frame(FINAL | TEXT, b'{"type":"lobby"}'))
        assert b'"tables"' in lazy.answers()
        socket, dropped, connections = at_server(running, lazy), services.sockets.dropped, len(services.connections)
        assert socket in services.tables.lobby
        for _ in range(2000):
            socket.loop.call_soon_threadsafe(socket.push, LONG)
        for _ in range(3):
            other.socket.sendall(frame(FINAL | TEXT, PING_MESSAGE))
            assert b'"here"' in other.answers()
        until(lambda: services.sockets.dropped == dropped + 1, "disconnecting the slow client")
        until(lambda: socket not in services.sockets.open, "the end of its socket")
        assert not socket.queue
        assert socket not in services.tables.lobby
        until(lambda: len(services.connections) == connections - 1, "the end of its connection")


def test_the_queue_of_a_slow_client_is_limited_in_bytes(folder: Path) -> None:
    with Running(folder, compiled=False, queue=10**6, queue_bytes=100_000) as running, closing(Raw(running)) as lazy:
        socket, most = at_server(running, lazy), 0

        def push() -> None:
            nonlocal most
            socket.push(LONG)
            assert socket.queued_bytes == sum(map(len, socket.queue))
            most = max(most, socket.queued_bytes)

        for _ in range(2000):
            socket.loop.call_soon_threadsafe(push)
        until(lambda: running.services.sockets.dropped, "disconnecting the slow client")
        assert 0 < most <= 100_000


def test_a_client_that_answers_no_ping_is_disconnected(folder: Path) -> None:
    with Running(folder, compiled=False, ping_interval=2) as running, closing(Raw(running)) as lazy:
        socket = at_server(running, lazy)
        push_until_blocked(socket)
        until(lambda: socket not in running.services.sockets.open, "the end of the silent client")
        assert running.services.sockets.dropped == 0, "not because of its queue"


def test_a_client_that_closes_and_does_not_read_is_cut_off(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowbound.server.transport.socket.CLOSE_TIMEOUT", 0.2)
    with closing(Raw(running)) as lazy:
        socket, connections = at_server(running, lazy), len(running.services.connections)
        push_until_blocked(socket)
        lazy.socket.sendall(frame(FINAL | CLOSE, struct.pack("!H", 1000)))
        until(lambda: len(running.services.connections) < connections, "the end of the connection")


def test_pings_of_a_client_that_does_not_read_fill_no_memory(running: Running) -> None:
    with closing(Raw(running)) as lazy:
        socket, pings = at_server(running, lazy), frame(FINAL | PING, b"x" * 125) * 200
        push_until_blocked(socket)
        size = socket.transport.get_write_buffer_size
        at_first = size()
        lazy.socket.settimeout(1)
        with pytest.raises(TimeoutError):  # the server stops reading
            while True:
                lazy.socket.sendall(pings)
        assert size() - at_first < MEGABYTE


# --- clients that send too much


@pytest.mark.parametrize(
    "frames",
    [frame(FINAL | PING, b"") * 20, frame(FINAL | PONG, b"") * 20, frame(FINAL | BINARY, b"") * 20],
    ids=["ping", "pong", "empty"],
)
def test_pings_and_pongs_count_as_messages(strict: Running, frames: bytes) -> None:
    with closing(Raw(strict)) as client:
        socket = at_server(strict, client)
        client.socket.sendall(frame(FINAL | TEXT, PING_MESSAGE))
        assert b'"pong"' in client.answers()
        client.socket.sendall(frames)
        while b'"too-fast"' not in (answer := client.answers()):
            assert b'"bad-message"' in answer
        client.socket.sendall(frame(FINAL | CLOSE, struct.pack("!H", 1008)))
        until(lambda: socket not in strict.services.sockets.open, "the end of the socket")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that accepts five messages per socket, and one more per minute."""
    folder = tmp_path_factory.mktemp("strict")
    with Running(folder, compiled=False, message_burst=5, messages_per_second=1 / 60) as server:
        yield server


# --- connections


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that allows three connections per address and waits half a second for a request."""
    folder = tmp_path_factory.mktemp("narrow")
    with Running(folder, compiled=False, connections_per_address=3, request_timeout=0.5, proxies="") as server:
        yield server


def connected(running: Running, sent: bytes) -> sockets.socket:
    address = urlsplit(running.address)
    connection = sockets.create_connection((address.hostname, address.port), PATIENCE)
    connection.sendall(sent)
    return connection


def ended(connection: sockets.socket) -> bytes:
    """Return what arrives until the connection ends."""
    received = b""
    try:
        while more := connection.recv(65536):
            received += more
    except ConnectionResetError:
        pass
    return received


HEALTH = b"GET /health HTTP/1.1\r\nHost: test\r\n"


def test_headers_that_arrive_too_slowly_end_the_connection(narrow: Running) -> None:
    with connected(narrow, HEALTH) as slow:
        began = time.monotonic()
        slow.settimeout(0.05)
        with pytest.raises(OSError):
            while time.monotonic() - began < PATIENCE:
                slow.sendall(b"X-More: 1\r\n")
                try:
                    assert not slow.recv(100), "no answer"
                    raise ConnectionResetError
                except TimeoutError:
                    pass
        assert time.monotonic() - began < 20


def test_a_body_that_arrives_too_slowly_is_refused(narrow: Running) -> None:
    head = b"POST /api/guest HTTP/1.1\r\nHost: test\r\nContent-Length: 100\r\n\r\n{"
    with connected(narrow, head) as slow:
        assert b'"too-slow"' in slow.recv(65536)


def test_connections_beyond_the_limit_of_an_address_are_closed(narrow: Running) -> None:
    until(lambda: len(narrow.services.connections) == 0, "the end of other connections")
    refused = narrow.services.connections.refused
    for _ in range(3):
        three = [connected(narrow, HEALTH) for _ in range(3)]
        until(lambda: len(narrow.services.connections) == 3, "three connections")
        with connected(narrow, HEALTH + b"\r\n") as fourth:
            assert ended(fourth) == b""
        three[0].sendall(b"Connection: close\r\n\r\n")
        assert b'"ok"' in ended(three[0])
        for connection in three:
            connection.close()
        until(lambda: len(narrow.services.connections) == 0, "their end")
    assert narrow.services.connections.refused == refused + 3


def test_a_proxy_is_not_limited_and_names_the_client(folder: Path) -> None:
    with Running(
        folder, compiled=False, connections_per_address=1, request_burst=2, requests_per_second=0.001
    ) as server:
        guest = [server.guest() for _ in range(3)]
        for client, address in zip(guest, ("192.0.2.1", "192.0.2.2", "evil, 192.0.2.3"), strict=True):
            client.http.headers["X-Forwarded-For"] = address
            for _ in range(2):
                client.get("/api/guest", expect=200)
            client.get("/api/guest", expect=429)


def test_a_client_that_is_gone_before_its_handshake_is_no_error(running: Running) -> None:
    gone: Any = SimpleNamespace(transport=None)
    serving = running.services.sockets.serve(gone, ANONYMOUS, "192.0.2.1")
    assert asyncio.run(serving).status == 200, "nobody reads it"

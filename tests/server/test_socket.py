"""The line to one client: whatever way the frames of a message come, it is the same message."""

from __future__ import annotations

import asyncio
import socket as sockets
import struct
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.server import ServerProtocol

from snowbound.server.transport.socket import Line
from snowbound.server.transport.sockets import Socket
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


def test_a_message_that_comes_byte_by_byte(raw: Raw) -> None:
    raw.socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
    for byte in frame(FINAL | TEXT, PING_MESSAGE):
        raw.socket.sendall(bytes((byte,)))
    assert b'"pong"' in raw.answers()


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


def test_an_unmasked_message_ends_the_connection(raw: Raw) -> None:
    raw.socket.sendall(bytes((FINAL | TEXT, len(PING_MESSAGE))) + PING_MESSAGE)
    kind, message = raw.receive()
    assert kind == CLOSE
    assert struct.unpack("!H", message[:2]) == (1002,)


def test_a_close_is_answered(raw: Raw) -> None:
    raw.socket.sendall(frame(FINAL | CLOSE, struct.pack("!H", 1000)))
    kind, message = raw.receive()
    assert (kind, message[:2]) == (CLOSE, struct.pack("!H", 1000))


class Pipe(asyncio.Transport):
    """Keeps what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.is_cut = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))

    def is_closing(self) -> bool:
        return self.is_cut

    def abort(self) -> None:
        self.is_cut = True


async def no_app(scope: object, receive: object, send: object) -> None:
    """Nothing is asked of it."""


def piped() -> tuple[Line, Pipe]:
    """A line that is open, and what is sent through it."""
    config = Config(no_app, interface="asgi3", log_config=None)
    line, pipe = Line(config, ServerState(), {}, asyncio.get_running_loop()), Pipe()
    line.transport, line.handshake_complete = pipe, True
    return line, pipe


def test_what_can_be_answered_at_once_goes_out_at_once_and_all_else_together() -> None:
    async def talk() -> None:
        line, pipe = piped()
        late = asyncio.get_running_loop().create_future()

        async def answer(text: bytes) -> None:
            if text == b"late":
                await late
            line.push(b"to " + text)

        line.answer = answer
        line.data_received(frame(FINAL | TEXT, b"one") + frame(FINAL | TEXT, b"two"))
        assert pipe.sent == [b"\x81\x06to one\x81\x06to two"]
        line.data_received(frame(FINAL | TEXT, b"late"))
        line.push(b"news")
        assert len(pipe.sent) == 1, "nobody waits for it: it goes out with what else comes in this turn"
        late.set_result(None)
        await line.hear_out()
        await asyncio.sleep(0)
        assert b"".join(pipe.sent[1:]) == b"\x81\x04news\x81\x07to late"

    asyncio.run(talk())


def test_what_waits_is_counted_and_nothing_waits_for_who_has_gone() -> None:
    async def talk() -> None:
        line, pipe = piped()
        line.pause_writing()
        for text in (b"one", b"three"):
            line.push(text)
        assert (list(line.waiting), line.waiting_bytes) == ([b"one", b"three"], 8)
        line.resume_writing()
        assert (list(line.waiting), line.waiting_bytes) == ([], 0)
        assert b"".join(pipe.sent) == b"\x81\x03one\x81\x05three"
        line.pause_writing()
        line.push(b"late")
        line.connections.add(line)
        line.connection_lost(OSError())
        line.push(b"later")
        await asyncio.sleep(0)
        assert (list(line.waiting), line.waiting_bytes, len(pipe.sent)) == ([], 0, 2)

    asyncio.run(talk())


def test_of_the_pings_of_who_does_not_read_the_last_is_answered_later() -> None:
    async def talk() -> None:
        line, pipe = piped()
        line.count = lambda: True
        line.conn = ServerProtocol(state=State.OPEN)
        line.pause_writing()
        line.data_received(frame(FINAL | PING, b"one") + frame(FINAL | PING, b"two"))
        assert pipe.sent == []
        line.resume_writing()
        assert pipe.sent == [b"\x8a\x03two"]

    asyncio.run(talk())


def test_who_waits_until_all_is_answered_does_not_wait_for_an_answer_that_was_cancelled() -> None:
    async def talk() -> None:
        line, pipe = piped()
        loop, failed = asyncio.get_running_loop(), []
        loop.set_exception_handler(lambda _, context: failed.append(context["exception"]))
        late = loop.create_future()

        async def answer(text: bytes) -> None:
            await late

        line.answer = answer
        line.hear(b"late")
        waiting = asyncio.create_task(line.hear_out())
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.wait_for(waiting, PATIENCE)
        assert pipe.is_cut
        assert [type(error) for error in failed] == [asyncio.CancelledError]

    asyncio.run(talk())


# --- who does not read


LONG = b'{"type":"pong","now":0,"key":"%s"}' % (b"x" * 20_000)


def at_server(running: Running, client: Raw) -> Socket:
    """The server's end of a client's connection."""
    name = client.socket.getsockname()
    [socket] = [s for s in running.services.hub.sockets if s._line.transport.get_extra_info("peername") == name]
    return socket


def push_until_unheard(socket: Socket) -> None:
    """Send to a client that does not read until something waits."""
    while not socket._line.waiting:
        socket._line.loop.call_soon_threadsafe(socket.push, LONG)
        time.sleep(0.0005)


def test_who_does_not_read_is_dropped_and_costs_nobody_else(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowbound.server.transport.sockets.GOODBYE", 0.2)
    hub = running.services.hub
    with closing(Raw(running)) as lazy, closing(Raw(running)) as other:
        lazy.socket.sendall(frame(FINAL | TEXT, b'{"type":"lobby"}'))
        assert b'"tables"' in lazy.answers()
        connection, dropped, address = at_server(running, lazy), hub.dropped, hub._addresses["127.0.0.1"]
        assert connection in hub.authorizer.tables.lobby
        for _ in range(2000):
            connection._line.loop.call_soon_threadsafe(connection.push, LONG)
        for _ in range(3):
            other.socket.sendall(frame(FINAL | TEXT, PING_MESSAGE))
            assert b'"here"' in other.answers()
        until(lambda: hub.dropped == dropped + 1, "dropping who does not read")
        assert len(connection._line.waiting) == 0
        until(lambda: connection not in hub.sockets, "forgetting who still does not read")
        assert connection not in hub.authorizer.tables.lobby
        until(lambda: hub._addresses["127.0.0.1"] == address - 1, "no longer counting it")
        until(lambda: connection._line.disconnected, "cutting the line")


def test_what_waits_for_who_does_not_read_is_bounded_in_bytes(folder: Path) -> None:
    with Running(folder, compiled=False, queue=10**6, queue_bytes=100_000) as running, closing(Raw(running)) as lazy:
        connection, most = at_server(running, lazy), 0

        def push() -> None:
            nonlocal most
            connection.push(LONG)
            most = max(most, sum(map(len, connection._line.waiting)))

        for _ in range(2000):
            connection._line.loop.call_soon_threadsafe(push)
        until(lambda: running.services.hub.dropped, "dropping who does not read")
        assert 0 < most <= 100_000


def test_who_gives_no_sign_of_life_is_cut_off(folder: Path) -> None:
    running = Running(folder, compiled=False, ping_interval=0.2, ping_timeout=0.3)
    with running, closing(Raw(running)) as lazy:
        connection = at_server(running, lazy)
        push_until_unheard(connection)
        until(lambda: connection not in running.services.hub.sockets, "forgetting who does not read")
        assert running.services.hub.dropped == 0, "not for what waits"


def test_who_says_goodbye_and_does_not_read_is_cut_off(running: Running) -> None:
    with closing(Raw(running)) as lazy:
        connection = at_server(running, lazy)
        connection._line.close_timeout = 0.2
        push_until_unheard(connection)
        lazy.socket.sendall(frame(FINAL | CLOSE, struct.pack("!H", 1000)))
        until(lambda: connection._line.disconnected, "cutting the line")


@pytest.mark.parametrize("before", [b"", frame(FINAL | BINARY, PING_MESSAGE)], ids=["short way", "library"])
def test_pings_of_who_does_not_read_fill_no_memory(running: Running, before: bytes) -> None:
    with closing(Raw(running)) as lazy:
        connection, pings = at_server(running, lazy), frame(FINAL | PING, b"x" * 125) * 200
        lazy.socket.sendall(before)
        push_until_unheard(connection)
        size = connection._line.transport.get_write_buffer_size
        most = at_first = size()
        for _ in range(400):
            lazy.socket.sendall(pings)
            most = max(most, size())
        assert most - at_first < MEGABYTE
        assert connection in running.services.hub.sockets, "nor were there too many"


@pytest.mark.parametrize("kind", [TEXT, BINARY], ids=["short way", "library"])
@pytest.mark.parametrize(
    "frames",
    [frame(FINAL | PING, b"") * 20, frame(FINAL | PONG, b"") * 20, frame(TEXT, b"") + frame(CONT, b"") * 20],
    ids=["ping", "pong", "pieces"],
)
def test_frames_that_are_no_messages_count_as_messages(strict: Running, frames: bytes, kind: int) -> None:
    with closing(Raw(strict)) as client:
        connection = at_server(strict, client)
        client.socket.sendall(frame(FINAL | kind, PING_MESSAGE))
        assert b'"pong"' in client.answers()
        client.socket.sendall(frames)
        assert b'"too-fast"' in client.answers()
        until(lambda: connection not in strict.services.hub.sockets, "closing the socket")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that reads five messages, and one more a minute."""
    folder = tmp_path_factory.mktemp("strict")
    with Running(folder, compiled=False, message_burst=5, messages_per_second=1 / 60) as server:
        yield server

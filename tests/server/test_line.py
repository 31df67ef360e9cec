"""The line to one client: whatever way the frames of a message come, it is the same message."""

from __future__ import annotations

import asyncio
import socket as sockets
import struct
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import urlsplit

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from snowbound.server.line import Line
from tests.server.house import PATIENCE, Running, until

TEXT, CONT, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
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

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))

    def is_closing(self) -> bool:
        return False


async def no_app(scope: object, receive: object, send: object) -> None:
    """Nothing is asked of it."""


def test_what_can_be_answered_at_once_goes_out_at_once_and_all_else_together() -> None:
    async def talk() -> None:
        config = Config(no_app, interface="asgi3", log_config=None)
        line, pipe = Line(config, ServerState(), {}, asyncio.get_running_loop()), Pipe()
        line.transport, line.handshake_complete = pipe, True
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


def test_who_does_not_read_is_dropped_and_costs_nobody_else(running: Running) -> None:
    with closing(Raw(running)) as lazy, closing(Raw(running)) as other:
        [connection] = [s for s in running.house.hub.sockets if s._line.transport.get_extra_info("peername")
                        == lazy.socket.getsockname()]  # fmt: skip
        dropped = running.house.hub.dropped
        long = b'{"type":"pong","now":0,"key":"%s"}' % (b"x" * 20_000)
        loop = connection._line.loop
        for _ in range(2000):
            loop.call_soon_threadsafe(connection.push, long)
        for _ in range(3):
            other.socket.sendall(frame(FINAL | TEXT, PING_MESSAGE))
            assert b'"here"' in other.answers()
        until(lambda: running.house.hub.dropped == dropped + 1, "dropping who does not read")
        assert len(connection._line.waiting) == 0

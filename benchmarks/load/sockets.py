"""A WebSocket client that costs little, so that the server is what is measured; loopback only."""

from __future__ import annotations

import asyncio
import struct
from abc import ABC, abstractmethod
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
SHORT, MEDIUM, LONG = 125, 126, 127
NO_MASK = bytes(4)
"""Clients must mask; a mask of zeros is one, and costs the server as much as any other."""

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c25vd2JvdW5kIGxvYWQgLg==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class Socket(asyncio.Protocol, ABC):
    """One connection; whoever uses it says in `heard` what to do with a message."""

    def __init__(self, port: int, path: str, more: str = "") -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = ""
        self._hello = HANDSHAKE.format(path=path, port=port, more=more).encode()
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    async def open(self, port: int) -> None:
        """Connect; returns when messages may be sent."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self.opened

    @abstractmethod
    def heard(self, message: bytes) -> None:
        """One message of the server."""

    def say(self, message: bytes, kind: int = TEXT) -> None:
        """Send one message."""
        assert self._transport is not None
        size = len(message)
        head = (
            struct.pack("!BB", FINAL | kind, MASKED | size)
            if size <= SHORT
            else (struct.pack("!BBH", FINAL | kind, MASKED | MEDIUM, size))
        )
        self._transport.write(head + NO_MASK + message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    # --- what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """Take apart what has come."""
        self._buffer = self._buffer + data if self._buffer else data
        if not self.opened.done() and not self._answered():
            return
        while self._frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        """Note why."""
        self.lost = self.lost or str(error or "closed")
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"no WebSocket: {self.lost}"))

    def _answered(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.lost = head.split(b"\r\n")[0].decode()
            self.close()
            return False
        self._buffer = rest
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        """Take one frame from the buffer, if it is whole; servers do not split theirs."""
        data = self._buffer
        if len(data) < 2:
            return False
        kind, size, start = data[0] & 0xF, data[1], 2
        if size == MEDIUM:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == LONG:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        self._buffer = data[start + size :]
        if kind == TEXT:
            self.heard(data[start : start + size])
        elif kind == PING:
            self.say(data[start : start + size], PONG)
        elif kind == CLOSE:
            self.lost = data[start + 2 : start + size].decode() or "closed by the server"
            self.close()
        return True

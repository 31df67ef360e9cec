"""A minimal WebSocket client, so that the load takes little time away from the server. Loopback only."""

from __future__ import annotations

import asyncio
import struct
from abc import ABC, abstractmethod
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
SHORT, MEDIUM, LONG = 125, 126, 127
NO_MASK = bytes(4)
"""Clients must mask their frames. A mask of zeros costs the server as much as any other."""

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c25vd2JvdW5kIGxvYWQgLg==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class ClientSocket(asyncio.Protocol, ABC):
    """One connection; subclasses handle messages in `received`."""

    def __init__(self, port: int, path: str, more: str = "") -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = ""
        self._handshake = HANDSHAKE.format(path=path, port=port, more=more).encode()
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    async def open(self, port: int) -> None:
        """Connect; return when messages may be sent."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self.opened

    @abstractmethod
    def received(self, message: bytes) -> None:
        """Handle a message from the server."""

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        assert self._transport is not None
        size = len(message)
        head = (
            struct.pack("!BB", FINAL | kind, MASKED | size)
            if size <= SHORT
            else (struct.pack("!BBH", FINAL | kind, MASKED | MEDIUM, size))
        )
        self._transport.write(head + NO_MASK + message)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    # --- what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._handshake)

    def data_received(self, data: bytes) -> None:
        """Handle the frames that have arrived."""
        self._buffer = self._buffer + data if self._buffer else data
        if not self.opened.done() and not self._is_accepted():
            return
        while self._handle_frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        """Keep the reason."""
        self.lost = self.lost or str(error or "closed")
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"no WebSocket: {self.lost}"))

    def _is_accepted(self) -> bool:
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

    def _handle_frame(self) -> bool:
        """Handle the first frame in the buffer, if it is complete. Neither server fragments messages."""
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
            self.received(data[start : start + size])
        elif kind == PING:
            self.send(data[start : start + size], PONG)
        elif kind == CLOSE:
            self.lost = data[start + 2 : start + size].decode() or "closed by the server"
            self.close()
        return True

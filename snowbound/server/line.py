"""The line to one client: uvicorn's WebSocket, with a short way for what is sent and received most.

A message is sent without a task that waits for it, and those of one turn of the loop together. While
the client does not read, messages wait here; how many may wait is for who sends them to say.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "snowbound.line"
"""Under this name the application finds its line in the scope."""

TEXT = 0x81                                 # the first byte of a message that is one frame of text
CONTROL = frozenset({0x88, 0x89, 0x8A})     # … of close, ping and pong
MASKED, MEDIUM, LONG = 0x80, 126, 0xFF
MASK = 4
GATHERED = 64
"""Heads and texts that go out together, at most."""

AHEAD = 16
"""Messages that are read before the first of them is answered."""


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.waiting: deque[bytes] = deque()
        self._frames: list[bytes] = []      # of this turn of the loop: they go out together
        self._plain = True                  # whether only whole messages have come so far
        self._rest = b""

    def handle_connect(self, event: Any) -> None:
        """A client asks for a WebSocket: the application gets the line with the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = {EXTENSION: self}
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), **extensions}

    # --- sending

    def push(self, text: bytes) -> None:
        """Send a message, as soon as the client reads."""
        if not self.writable.is_set():
            self.waiting.append(text)
            return
        if not self._frames:
            self.loop.call_soon(self.flush)
        self._frames += (_head(len(text)), text)
        if len(self._frames) >= GATHERED:
            self.flush()

    def flush(self) -> None:
        """Let out what has gathered."""
        frames, self._frames = self._frames, []
        if frames and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        while self.waiting and self.writable.is_set():
            self.push(self.waiting.popleft())
            self.flush()

    # --- receiving

    def data_received(self, data: bytes) -> None:
        """Take short whole messages; all else is for the library, from then on for good."""
        if self._plain and self.handshake_complete:
            data = self._take(self._rest + data)
        if data:
            super().data_received(data)

    def _take(self, data: bytes) -> bytes:
        """Take the frames at the front that are whole; what the library is to look at is returned."""
        at, size = 0, len(data)
        while at + 2 <= size:
            first, length, start = data[at], data[at + 1] ^ MASKED, at + 2
            if length == MEDIUM:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            if (first != TEXT and first not in CONTROL) or data[at + 1] < MASKED or data[at + 1] == LONG:
                self._plain, self._rest = False, b""
                return data[at:]
            end = start + MASK + length
            if end > size:
                break
            if first == TEXT:
                self._hear(_unmasked(data[start : start + MASK], data[start + MASK : end]))
            else:
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]
        return b""

    def _hear(self, text: bytes) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def _head(size: int) -> bytes:
    if size < MEDIUM:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def _unmasked(mask: bytes, text: bytes) -> bytes:
    size = len(text)
    key = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(text, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")

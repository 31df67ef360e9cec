"""The line to one client: uvicorn's WebSocket, with a short way for what is sent and received most.

A message is sent without a task that waits for it, and those of one turn of the loop together. While
the client does not read, messages wait here; how many may wait is for who sends them to say. Nothing else is
written to who does not read, and a line that has come to its end is cut if it does not end by itself. What comes
from the client is answered where it is read, one message after the other, without a task either; what
can be answered at once goes out at once, so that the client goes on while others are served.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ..storage.wakeups import CommitFuture, deferred_work

EXTENSION = "snowbound.line"
"""Under this name the application finds its line in the scope."""

TEXT = 0x81  # the first byte of a message that is one frame of text
CONTROL = frozenset({0x88, 0x89, 0x8A})  # … of close, ping and pong
MASKED, MEDIUM, LONG = 0x80, 126, 0xFF
MASK = 4
MEDIUM_TEXT, LONGER = 0x817E, 1 << 16
_medium_head = struct.Struct("!HH").pack
GATHERED = 64
"""Heads and texts that go out together, at most."""

AHEAD = 16
"""Messages that are read before the first of them is answered."""


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.waiting: deque[bytes] = deque()
        # fmt: off
        self.waiting_bytes = 0              # in all of them
        self._is_heard = True               # whether the client reads
        self._pong = b""                    # the answer to the last ping, for when the client reads again
        self._cut: asyncio.TimerHandle | None = None                # when the line is cut, once it is done with
        self._is_deaf = False               # whether nothing more is taken: too much has come
        self._is_reading = False            # whether something of the client's is being taken in
        self._afterwards = deferred_work(self.loop)
        self._frames: list[bytes] = []      # of this turn of the loop: they go out together
        # fmt: on
        self.answer: Callable[[bytes], Coroutine[Any, Any, None]] | None = None
        self.count: Callable[[], bool] | None = None  # whether one more frame is taken that is no message
        self._heard: list[bytes] = []  # what is still to be answered
        self._errand: Coroutine[Any, Any, None] | None = None  # the answer that is being made
        self._done: asyncio.Future[None] | None = None  # for who waits until all is answered
        self._plain = True  # whether only whole messages have come so far
        self._rest = b""

    def handle_connect(self, event: Any) -> None:
        """A client asks for a WebSocket: the application gets the line with the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = {EXTENSION: self}
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), **extensions}

    # --- the end

    async def run_asgi(self) -> None:
        """Serve the client. Then the line is cut in a while: who does not read the rest would keep it for ever."""
        await super().run_asgi()
        if not self.disconnected:
            self._cut = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Cut off who gives no sign of life: a mere close would wait until they have read everything."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there: nothing waits any more, and what is still pushed goes nowhere."""
        super().connection_lost(exc)
        self._is_heard = True
        self.drop_waiting()
        if self._cut is not None:
            self._cut.cancel()

    # --- sending

    def push(self, text: bytes) -> None:
        """Send a message, as soon as the client reads."""
        if not self._is_heard:
            self.waiting.append(text)
            self.waiting_bytes += len(text)
            return
        frames, size = self._frames, len(text)
        if not (frames or self._is_reading):
            self._afterwards.defer(self.flush)
        frames.append(_medium_head(MEDIUM_TEXT, size) if MEDIUM <= size < LONGER else _head(size))
        frames.append(text)
        if len(frames) >= GATHERED:
            self.flush()

    def flush(self) -> None:
        """Let out what has gathered."""
        frames, self._frames = self._frames, []
        if frames and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def drop_waiting(self) -> None:
        """Send nothing of what waits."""
        self.waiting.clear()
        self.waiting_bytes = 0

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._is_heard = False

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._is_heard = True
        pong, self._pong = self._pong, b""
        if pong and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(pong)
        while self.waiting and self._is_heard:
            text = self.waiting.popleft()
            self.waiting_bytes -= len(text)
            self.push(text)
            self.flush()

    # --- receiving

    def data_received(self, data: bytes) -> None:
        """Take short whole messages; all else is for the library, from then on for good."""
        if self._is_deaf:
            return
        if self._plain and self.handshake_complete:
            self._is_reading = True
            try:
                data = self._take(self._rest + data)
            finally:
                self._is_reading = False
                if self._frames:  # answers for which nothing had to be waited for
                    self.flush()
        if data:
            super().data_received(data)

    def _take(self, data: bytes) -> bytes:
        """Take the frames at the front that are whole; what the library is to look at is returned."""
        at, size = 0, len(data)
        while at + 2 <= size and not self._is_deaf:
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
                self.hear(_unmasked(data[start : start + MASK], data[start + MASK : end]))
            else:
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]
        return b""

    # --- what the library has found that is no message

    def handle_ping(self) -> None:
        """Answer a ping; to who does not read only the last one, when they read again."""
        pongs = self.conn.data_to_send()
        if not self._is_counted() or not pongs:
            return
        if self._is_heard:
            self.transport.write(b"".join(pongs))
        else:
            self._pong = pongs[0]

    def handle_pong(self, event: Frame) -> None:
        """A sign of life, which costs little but not nothing."""
        self._is_counted()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message; of empty pieces there could be any number."""
        if self._is_counted():
            super().handle_cont(event)

    def _is_counted(self) -> bool:
        """Count a frame; whether it is taken. Of who sends too many nothing more is read, not even to be refused."""
        if self.count is None:
            return False
        self._is_deaf = not self.count()
        return not self._is_deaf

    # --- answering

    def hear(self, text: bytes) -> None:
        """Have a message answered, after those that came before it."""
        if self.close_sent or self.answer is None:
            return
        self._heard.append(text)
        if self._errand is None:
            self._go_on()
        elif len(self._heard) >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear_out(self) -> None:
        """Wait until everything that was heard is answered."""
        while self._errand is not None:
            self._done = self.loop.create_future()
            await self._done

    def _go_on(self, _: Any = None) -> None:
        """Make answers as far as can be; where one must wait for something, this is called again when that is there."""
        while self._errand is not None or self._heard:
            if self._errand is None:
                assert self.answer is not None, "nothing is heard before"
                self._errand = self.answer(self._heard.pop(0))
            try:
                wanted = self._errand.send(None)
            except StopIteration:
                self._errand = None
            except BaseException:
                self._errand = None
                self._heard.clear()
                self._tell_done()
                self.transport.abort()
                raise
            else:
                if wanted is None:  # it only lets others come in between
                    self.loop.call_soon(self._go_on)
                    return
                wanted._asyncio_future_blocking = False  # as a task says to what it waits for
                if isinstance(wanted, CommitFuture):
                    wanted.waiter = self._go_on
                else:
                    wanted.add_done_callback(self._go_on)
                return
        if self._done is not None:
            self._tell_done()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _tell_done(self) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_result(None)


def _head(size: int) -> bytes:
    """What stands before a short or a very long text."""
    return bytes((TEXT, size)) if size < MEDIUM else b"\x81\x7f" + size.to_bytes(8, "big")


def _unmasked(mask: bytes, text: bytes) -> bytes:
    size = len(text)
    key = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(text, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")

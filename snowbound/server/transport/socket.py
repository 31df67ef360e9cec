"""One client's WebSocket: commands are answered in order, and messages to the client wait in a bounded queue.

The library (aiohttp) reads and writes frames, limits the size of a message and pings silent clients. This module
counts messages against the rate limit, so a slow reader or a flood of messages costs nobody else anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from aiohttp import WSMsgType

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..messages import wire
from ..messages.views import Preferences
from ..tables.authorization import Authorizer
from .protocols import check_protocol
from .rate_limits import COSTS, Bucket, LimitReached, TooBig, TooFast

if TYPE_CHECKING:
    from aiohttp.web import WebSocketResponse

    from ..storage.guests import Caller
    from ..tables.live_table import LiveTable
    from .sockets import Sockets

POLICY, TOO_BIG, TRY_LATER = 1008, 1009, 1013
"""Codes with which a WebSocket is closed."""

CLOSE_TIMEOUT = 5.0
"""Seconds in which a client must read the last message; then its connection is aborted."""


class BadMessage(SnowboundError):
    """The message does not match the schema."""

    code = "bad-message"


class TooSlow(SnowboundError):
    """The client reads too slowly."""

    code = "too-slow"


class ClientSocket:
    """One open WebSocket."""

    def __init__(
        self, sockets: Sockets, connection: WebSocketResponse[Any], transport: asyncio.Transport, caller: Caller
    ) -> None:
        self.caller = caller
        self.preferences = Preferences()
        self.wants_reactions = True
        self.hidden_owners: frozenset[str] = frozenset()  # guests whose tables the lobby does not show here
        self.watched: dict[tuple[str, int], LiveTable] = {}
        self.last_sent = 0.0  # monotonic time of the last message to the client
        self.queue: deque[bytes] = deque()  # messages that wait to be sent
        self.queued_bytes = 0
        self.transport = transport
        self.loop = asyncio.get_running_loop()
        self._sockets = sockets
        self._authorizer = sockets.authorizer
        self._settings = sockets.settings
        self._connection = connection
        self._bucket = Bucket(self._settings.messages_per_second, self._settings.message_burst)
        self._sending: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    @property
    def guest(self) -> str:
        """The guest's id; empty for an anonymous client."""
        return self.caller.guest

    # --- sending

    def send(self, message: wire.Message) -> None:
        """Send a message."""
        self.push(wire.encode(message))

    def push(self, message: bytes) -> None:
        """Send an encoded message; a client that reads too slowly is disconnected instead."""
        if self._closing is not None:
            return
        settings, waiting = self._settings, len(self.queue)
        if waiting and (waiting >= settings.queue or self.queued_bytes + len(message) > settings.queue_bytes):
            self._sockets.dropped += 1
            self._clear_queue()
            self.close(TRY_LATER, TooSlow("too many messages are waiting for you: reconnect with your last number"))
            return
        self._sockets.sent += 1
        self.last_sent = time.monotonic()
        self._enqueue(message)

    def _enqueue(self, message: bytes) -> None:
        self.queue.append(message)
        self.queued_bytes += len(message)
        if self._sending is None:
            self._sending = self.loop.create_task(self._send_queue())

    def _clear_queue(self) -> None:
        self.queue.clear()
        self.queued_bytes = 0

    async def _send_queue(self) -> None:
        """Send what waits. Sending blocks while the client does not read."""
        try:
            while self.queue:
                message = self.queue.popleft()
                self.queued_bytes -= len(message)
                await self._connection.send_frame(message, WSMsgType.TEXT)
        except ConnectionError:
            self._clear_queue()
        finally:
            self._sending = None

    def close(self, code: int, error: SnowboundError) -> None:
        """Close the connection after the messages in the queue and a last one that says why."""
        if self._closing is None:
            self._closing = self.loop.create_task(self._close(code, error))

    async def _close(self, code: int, error: SnowboundError) -> None:
        self._enqueue(wire.encode(wire.Closing(error=error.as_data())))
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                if self._sending is not None:
                    await self._sending
                await self._connection.close(code=code, message=error.code.encode())
        except TimeoutError:
            self.transport.abort()  # closing would wait until the client has read everything

    # --- receiving

    async def run(self) -> None:
        """Answer the client's messages until the connection ends."""
        self.send(self._sockets.welcome(self.caller))
        try:
            while self._closing is None and await self._receive():
                pass
            if self._closing is not None:
                await self._closing
        finally:
            self._sockets.remove(self)
            self._clear_queue()
            self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    async def _receive(self) -> bool:
        """Answer the next message; return False at the end of the connection."""
        message = await self._connection.receive()
        if message.type is WSMsgType.TEXT or message.type is WSMsgType.BINARY:
            await self._answer(message.data)
        elif message.type is WSMsgType.PING:
            if self._count():
                with contextlib.suppress(ConnectionError):
                    await self._connection.pong(message.data)
        elif message.type is WSMsgType.PONG:
            self._count()
        else:
            return False
        return True

    def _count(self, messages: int = 1) -> bool:
        """Count a message, ping or pong; return False, and close the connection, if there are too many."""
        if messages and not self._bucket.take(messages):
            rate = self._settings.messages_per_second
            more = ", ".join(f"{kind.__struct_config__.tag} counts as {cost}" for kind, cost in COSTS.items())
            self.close(POLICY, TooFast(f"a socket may send at most {rate:g} messages per second; {more}"))
            return False
        return True

    async def _answer(self, data: bytes) -> None:
        most = self._settings.message_bytes
        if len(data) > most:
            self.close(TOO_BIG, TooBig(f"a message has at most {most} bytes"))
            return
        if not self._count():
            return
        self._sockets.received += 1
        command: Any = None
        try:
            command = _decoded(data)
            if self._count(min(COSTS.get(type(command), 1), self._settings.message_burst) - 1):
                await self._carry_out(command)
        except SnowboundError as error:
            self._sockets.refused += 1
            self._refuse(command, self._authorizer.error_data(error, command, self.preferences.language))
        except Exception as error:
            log_event("command failed", error=f"{type(error).__name__}: {error}")
            self._refuse(command, {"code": "failed", "message": "the server failed to do this; try again"})

    def _refuse(self, command: Any, error: dict[str, Any]) -> None:
        key, table = getattr(command, "key", None), getattr(command, "table", "")
        self.send(wire.Error(error=error, key=key, table=table))

    # --- commands

    async def _carry_out(self, command: Any) -> None:
        kind = type(command)
        if kind in Authorizer.COMMANDS:
            self.send(await self._authorizer.submit(self.caller, command))
        else:
            await self.COMMANDS[kind](self, command)

    async def _ping(self, command: wire.Ping) -> None:
        self.send(wire.Pong(now=self._authorizer.tables.now(), key=command.key))

    async def _preview(self, command: wire.Preview) -> None:
        self.send(await self._authorizer.preview(self.caller, command, self.preferences))

    async def _why(self, command: wire.AskWhy) -> None:
        self.send(await self._authorizer.why(self.caller, command, self.preferences))

    async def _hint(self, command: wire.TakeHint) -> None:
        await self._sockets.advisers.hints.take(self.caller, command, self.preferences.language, self._send_late)

    async def _judge(self, command: wire.Judge) -> None:
        await self._sockets.advisers.coach.judge(self.caller, command, self.preferences.language, self._send_late)

    async def _review(self, command: wire.AskReview) -> None:
        await self._sockets.advisers.reviews.take(self.caller, command, self.preferences.language, self._send_late)

    def _send_late(self, message: wire.Message) -> None:
        """Send an answer that was worked out meanwhile, unless the connection has ended."""
        if self in self._sockets.open:
            self.send(message)

    async def _react(self, command: wire.React) -> None:
        self.send(await self._sockets.reactions.react(self.caller, command))

    async def _hello(self, command: wire.Hello) -> None:
        check_protocol(command.protocol)
        if command.token:
            self.caller = await self._authorizer.guests.by_token(command.token)
        self.preferences = Preferences(command.language, command.texts, command.scenes, command.description)
        self.wants_reactions = command.reactions
        welcome = self._sockets.welcome(self.caller)
        welcome.key = command.key
        self.send(welcome)

    async def _lobby(self, command: wire.Lobby) -> None:
        tables = self._authorizer.tables
        if not command.on:
            tables.lobby.discard(self)
            self.send(wire.Ack(key=command.key))
            return
        await self.show_lobby(command.key)

    async def show_lobby(self, key: str | None = None) -> None:
        """Subscribe to the lobby and send all of it, without tables of people who have blocked each other."""
        tables = self._authorizer.tables
        self.hidden_owners = (await self._authorizer.restrictions.of(self.guest)).hidden_owners
        tables.lobby.add(self)
        shown = [info for info in await tables.open_tables() if info.owner not in self.hidden_owners]
        self.send(wire.TableList(tables=shown, all=True, key=key))

    async def _watch(self, command: wire.Watch) -> None:
        authorizer, most = self._authorizer, self._settings.watched_per_socket
        if len(self.watched) >= most and (command.table, command.seat) not in self.watched:
            raise LimitReached(f"a socket can watch {most} seats and tables: unwatch one first")
        live = await authorizer.may_view(self.caller, command, command.seat)
        await authorizer.return_to_seat(live, command.seat)
        self.watched[command.table, command.seat] = live
        await authorizer.tables.watch(live, self, command.seat, command.since)
        seats = live.table.seats_of(self.guest) if self.guest else []
        self.send(wire.Ack(key=command.key, table=command.table, number=live.table.number(command.seat), seats=seats))

    async def _unwatch(self, command: wire.Unwatch) -> None:
        if (live := self.watched.pop((command.table, command.seat), None)) is not None:
            self._authorizer.tables.unwatch(live, self, command.seat)
        self.send(wire.Ack(key=command.key, table=command.table))

    COMMANDS: ClassVar[dict[type, Callable[[ClientSocket, Any], Awaitable[None]]]] = {
        wire.Ping: _ping,
        wire.Hello: _hello,
        wire.Lobby: _lobby,
        wire.Watch: _watch,
        wire.Unwatch: _unwatch,
        wire.Preview: _preview,
        wire.AskWhy: _why,
        wire.TakeHint: _hint,
        wire.Judge: _judge,
        wire.AskReview: _review,
        wire.React: _react,
    }
    """The commands that exist only on sockets."""


def _decoded(data: bytes) -> Any:
    try:
        return wire.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"this is not a message of the schema: {error}; see docs/wire.md") from None

"""Sockets: so many messages wait for a slow reader, which costs nobody else; it may come back where it was."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any, ClassVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from ..messages import wire
from ..messages.views import Preferences
from ..settings import Settings
from ..storage.guests import Caller
from ..tables.authorization import Authorizer
from ..tables.registry import LiveTable
from .rate_limits import Bucket, LimitReached, TooBig, TooFast
from .socket import EXTENSION, Line

GOING_AWAY, POLICY, TOO_BIG, TRY_LATER = 1001, 1008, 1009, 1013
VERSION = version("snowbound")

BEATS = 5
"""How often silence is looked for while a heartbeat lasts."""

GOODBYE = 5.0
"""Seconds in which a client must read for a last word to reach it; then the line is cut."""

AT_ONCE = 50
"""Signs of life that are given in one go."""


class BadMessage(SnowboundError):
    """A message that is not of the schema."""

    code = "bad-message"


class TooSlow(SnowboundError):
    """A reader that does not keep up."""

    code = "too-slow"


class Stopping(SnowboundError):
    """The server is being stopped, or started anew."""

    code = "stopping"


class Socket:
    """One connection."""

    def __init__(self, hub: Hub, socket: WebSocket, caller: Caller) -> None:
        self.hub = hub
        self.caller = caller
        self.preferences = Preferences()
        self.watched: dict[tuple[str, int], LiveTable] = {}
        self.spoken = 0.0  # when something was last sent
        self._socket = socket
        self._line: Line = socket.scope["extensions"][EXTENSION]
        self._bucket = Bucket(hub.settings.messages_per_second, hub.settings.message_burst)
        self._goodbye: asyncio.Task[None] | None = None

    @property
    def guest(self) -> str:
        """The guest, or nothing for a stranger."""
        return self.caller.guest

    def push(self, message: bytes) -> None:
        """Send a message; a reader who is too slow is dropped."""
        if self._goodbye is not None:
            return
        if self._line.waiting and self._is_too_slow(message):
            self.hub.dropped += 1
            self._line.drop_waiting()
            self.close(TRY_LATER, TooSlow("too many messages wait for you: come back with the last number you have"))
            return
        self.hub.sent += 1
        self.spoken = time.monotonic()
        self._line.push(message)

    def _is_too_slow(self, message: bytes) -> bool:
        """Whether too much waits already for this message to wait, too."""
        line, settings = self._line, self.hub.settings
        return len(line.waiting) >= settings.queue or line.waiting_bytes + len(message) > settings.queue_bytes

    def say(self, message: wire.Message) -> None:
        """Send a message."""
        self.push(wire.encode(message))

    def close(self, code: int, why: SnowboundError) -> None:
        """Close the socket, after a last word."""
        if self._goodbye is None:
            self._goodbye = asyncio.create_task(self._say_goodbye(code, why))

    async def _say_goodbye(self, code: int, why: SnowboundError) -> None:
        self._line.flush()
        try:
            async with asyncio.timeout(GOODBYE):
                await self._socket.send_text(wire.encode(wire.Closing(error=why.as_data())).decode())
                await self._socket.close(code, why.code)
        except TimeoutError:
            self._line.transport.abort()  # it does not read, so nothing else would end it
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it has gone by itself

    async def run(self) -> None:
        """Listen until the connection ends."""
        self.say(self.hub.welcome(self.caller))
        self._line.answer, self._line.count = self.obey, self.count
        try:
            # What comes in one piece the line has answered; here are messages in pieces, and the end.
            while (received := await self._line.receive())["type"] == "websocket.receive":
                self._line.hear(received.get("bytes") or (received.get("text") or "").encode())
                await self._line.hear_out()
        finally:
            await self._line.hear_out()
            self.hub.forget(self)

    def _accepts(self, data: bytes) -> bool:
        """Whether a message is read; who sends too much is dropped."""
        most = self.hub.settings.message_bytes
        if len(data) > most:
            self.close(TOO_BIG, TooBig(f"a message has at most {most} bytes"))
            return False
        return self.count()

    def count(self) -> bool:
        """Count a message, or a frame that is none; whether it is taken."""
        if self._goodbye is not None:
            return False
        if not self._bucket.take():
            rate = self.hub.settings.messages_per_second
            self.close(POLICY, TooFast(f"at most {rate:g} messages a second are read from a socket"))
            return False
        return True

    async def obey(self, data: bytes) -> None:
        """One message of the client."""
        if not self._accepts(data):
            return
        self.hub.received += 1
        command: Any = None
        try:
            command = _decoded(data)
            await self._do(command)
        except SnowboundError as error:
            self.hub.refused += 1
            self._refuse(command, self.hub.authorizer.error_data(error, command, self.preferences.language))
        except Exception as error:
            log_event("command failed", error=f"{type(error).__name__}: {error}")
            failed = {"code": "failed", "message": "the server could not do this; it has been noted, try again"}
            self._refuse(command, failed)

    def _refuse(self, command: Any, error: dict[str, Any]) -> None:
        """Say that a command, or what could not be read as one, was not carried out."""
        key, table = getattr(command, "key", None), getattr(command, "table", "")
        self.say(wire.Error(error=error, key=key, table=table))

    async def _do(self, command: Any) -> None:
        kind = type(command)
        if kind in Authorizer.COMMANDS:
            self.say(await self.hub.authorizer.submit(self.caller, command))
        else:
            await self.COMMANDS[kind](self, command)

    async def _ping(self, command: wire.Ping) -> None:
        self.say(wire.Pong(now=self.hub.authorizer.tables.now(), key=command.key))

    async def _preview(self, command: wire.Preview) -> None:
        self.say(await self.hub.authorizer.preview(self.caller, command, self.preferences))

    async def _hello(self, command: wire.Hello) -> None:
        if command.token:
            self.caller = await self.hub.authorizer.guests.by_token(command.token)
        self.preferences = Preferences(command.language, command.texts, command.scenes)
        welcome = self.hub.welcome(self.caller)
        welcome.key = command.key
        self.say(welcome)

    async def _lobby(self, command: wire.Lobby) -> None:
        tables = self.hub.authorizer.tables
        if not command.on:
            tables.lobby.discard(self)
            return self.say(wire.Ack(key=command.key))
        tables.lobby.add(self)
        return self.say(wire.TableList(tables=await tables.open_tables(), all=True, key=command.key))

    async def _watch(self, command: wire.Watch) -> None:
        authorizer, most = self.hub.authorizer, self.hub.settings.watched_per_socket
        if len(self.watched) >= most and (command.table, command.seat) not in self.watched:
            raise LimitReached(f"a socket can watch {most} seats and tables: unwatch one first")
        live = await authorizer.may_view(self.caller, command, command.seat)
        await authorizer.return_to_seat(live, command.seat)
        self.watched[command.table, command.seat] = live
        await authorizer.tables.watch(live, self, command.seat, command.since)
        seats = live.table.seats_of(self.guest) if self.guest else []
        self.say(wire.Ack(key=command.key, table=command.table, number=live.table.seq, seats=seats))

    async def _unwatch(self, command: wire.Unwatch) -> None:
        if (live := self.watched.pop((command.table, command.seat), None)) is not None:
            self.hub.authorizer.tables.unwatch(live, self, command.seat)
        self.say(wire.Ack(key=command.key, table=command.table))

    COMMANDS: ClassVar[dict[type, Callable[[Socket, Any], Awaitable[None]]]] = {
        wire.Ping: _ping,
        wire.Hello: _hello,
        wire.Lobby: _lobby,
        wire.Watch: _watch,
        wire.Unwatch: _unwatch,
        wire.Preview: _preview,
    }
    """By the kind of command that only sockets understand: what carries it out."""


class Hub:
    """All sockets of a server."""

    def __init__(self, authorizer: Authorizer, settings: Settings) -> None:
        self.authorizer = authorizer
        self.settings = settings
        self.sockets: set[Socket] = set()
        self.received = self.sent = self.refused = self.dropped = 0
        self._addresses: Counter[str] = Counter()
        self._empty = asyncio.Event()

    def welcome(self, caller: Caller) -> wire.Welcome:
        """The first message."""
        return wire.Welcome(
            guest=caller.guest,
            name=caller.name,
            version=VERSION,
            now=self.authorizer.tables.now(),
            heartbeat=self.settings.heartbeat,
        )

    async def serve(self, socket: WebSocket, caller: Caller, address: str) -> None:
        """Serve one connection until it ends."""
        await socket.accept()
        if len(self.sockets) >= self.settings.sockets or self._addresses[address] >= self.settings.sockets_per_address:
            error = LimitReached(f"too many sockets are open: {self.settings.sockets_per_address} from one address")
            await socket.send_text(wire.encode(wire.Closing(error=error.as_data())).decode())
            await socket.close(TRY_LATER, error.code)
            return
        connection = Socket(self, socket, caller)
        self.sockets.add(connection)
        self._addresses[address] += 1
        try:
            await connection.run()
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def forget(self, socket: Socket) -> None:
        """A connection has ended."""
        self.sockets.discard(socket)
        self.authorizer.tables.lobby.discard(socket)
        for (_, seat), live in socket.watched.items():
            self.authorizer.tables.unwatch(live, socket, seat)
        socket.watched.clear()
        if not self.sockets:
            self._empty.set()

    async def beat(self) -> None:
        """Give a sign of life wherever there was silence, for ever."""
        heartbeat = self.settings.heartbeat
        while True:
            await asyncio.sleep(heartbeat / BEATS)
            silent = [socket for socket in self.sockets if time.monotonic() - socket.spoken >= heartbeat]
            for number, socket in enumerate(silent, 1):
                socket.say(wire.Pong(now=self.authorizer.tables.now()))
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)  # others come in between

    async def drain(self) -> None:
        """Close all sockets with a last word, and wait until they are gone."""
        self._empty.clear()
        for socket in list(self.sockets):
            socket.close(GOING_AWAY, Stopping("the server stops; come back in a moment with the last number you have"))
        if self.sockets:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.drain):
                    await self._empty.wait()


def _decoded(data: bytes) -> Any:
    try:
        return wire.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"this is not a message of the schema: {error}; see docs/wire.md") from None

"""All open WebSockets of a server: limits on their number, heartbeats, and closing them when the server stops."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from dataclasses import replace
from importlib.metadata import version
from typing import TYPE_CHECKING

from aiohttp import web

from snowbound.core.errors import SnowboundError

from ..messages import wire
from ..moderation.bans import Bans
from ..settings import Settings
from ..storage.guests import Caller
from .rate_limits import LimitReached
from .socket import CLOSE_TIMEOUT, POLICY, TRY_LATER, ClientSocket

if TYPE_CHECKING:
    from ..tables.authorization import Authorizer
    from .advisers import Advisers
    from .reactions import Reactions

GOING_AWAY = 1001
"""The code with which sockets are closed when the server stops."""

VERSION = version("snowbound")

CHECKS_PER_HEARTBEAT = 5
"""How often per heartbeat the server looks for sockets to which it has sent nothing."""

HEARTBEAT_BATCH = 50
"""Heartbeats that are sent without a pause."""

LARGEST = 4
"""Messages up to this many times the limit are refused with a reason; for longer ones the library hangs up."""


class Stopping(SnowboundError):
    """The server is stopping or restarting."""

    code = "stopping"


class Sockets:
    """All open sockets."""

    def __init__(
        self, authorizer: Authorizer, reactions: Reactions, advisers: Advisers, settings: Settings, bans: Bans
    ) -> None:
        self.authorizer = authorizer
        self.advisers = advisers
        self.reactions = reactions
        self.bans = bans
        self.settings = settings
        self.open: set[ClientSocket] = set()
        self.received = self.sent = self.refused = self.dropped = 0
        self._addresses: Counter[str] = Counter()
        self._address_of: dict[ClientSocket, str] = {}
        self._empty = asyncio.Event()

    def welcome(self, caller: Caller) -> wire.Welcome:
        """Return the first message to a client."""
        return wire.Welcome(
            guest=caller.guest,
            name=caller.name,
            version=VERSION,
            protocol=wire.PROTOCOL,
            now=self.authorizer.tables.now(),
            heartbeat=self.settings.heartbeat,
        )

    def connection(self) -> web.WebSocketResponse[bool]:
        """Return a WebSocket for a client that asks for one.

        Pings and pongs are passed to `ClientSocket`, which counts them as messages.
        """
        return web.WebSocketResponse(
            timeout=CLOSE_TIMEOUT,
            autoping=False,
            heartbeat=self.settings.ping_interval or None,
            compress=False,
            max_msg_size=LARGEST * self.settings.message_bytes,
            decode_text=False,
        )

    async def serve(self, request: web.Request, caller: Caller, address: str) -> web.StreamResponse:
        """Serve one client until its connection ends."""
        connection, transport = self.connection(), request.transport
        try:
            if transport is None:
                raise ConnectionResetError
            await connection.prepare(request)
        except ConnectionError:
            return web.Response()  # the client is gone already, which is no error of the server
        if len(self.open) >= self.settings.sockets or self._addresses[address] >= self.settings.sockets_per_address:
            error = LimitReached(f"too many sockets are open: {self.settings.sockets_per_address} per address")
            await connection.send_frame(wire.encode(wire.Closing(error=error.as_data())), web.WSMsgType.TEXT)
            await connection.close(code=TRY_LATER, message=error.code.encode())
        else:
            await self.run(ClientSocket(self, connection, transport, caller), address)
        return connection

    async def run(self, socket: ClientSocket, address: str) -> None:
        """Run a socket, which counts as open until its end."""
        self.open.add(socket)
        self._addresses[address] += 1
        self._address_of[socket] = address
        try:
            await socket.run()
        finally:
            del self._address_of[socket]
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def remove(self, socket: ClientSocket) -> None:
        """Forget a socket whose connection has ended."""
        self.open.discard(socket)
        self.authorizer.tables.lobby.discard(socket)
        for (_, seat), live in socket.watched.items():
            self.authorizer.tables.unwatch(live, socket, seat)
        socket.watched.clear()
        if not self.open:
            self._empty.set()

    async def restrictions_changed(self, *guests: str) -> None:
        """Send the lobby again to these guests: one of them has blocked the other, or no longer does."""
        for socket in [*self.open]:
            if socket.guest in guests and socket in self.authorizer.tables.lobby:
                before = socket.hidden_owners
                if (await self.authorizer.restrictions.of(socket.guest)).hidden_owners != before:
                    await socket.show_lobby()

    def close_banned(self) -> None:
        """Close the sockets of banned addresses."""
        for socket in list(self.open):
            if (banned := self.bans.of_address(self._address_of.get(socket, ""))) is not None:
                socket.close(POLICY, banned)

    def update_guest(self, guest: str, caller: Caller | None, error: SnowboundError) -> None:
        """Give a guest's sockets the guest's new name, or close them with an error if the guest may not use them."""
        for socket in [socket for socket in self.open if socket.caller.guest == guest]:
            if caller is None or caller.cookies != socket.caller.cookies:
                socket.close(POLICY, error)
            else:
                socket.caller = replace(socket.caller, name=caller.name)

    async def send_heartbeats(self) -> None:
        """Send a message to every socket that has had none for some time, until cancelled."""
        heartbeat = self.settings.heartbeat
        while True:
            await asyncio.sleep(heartbeat / CHECKS_PER_HEARTBEAT)
            silent = [socket for socket in self.open if time.monotonic() - socket.last_sent >= heartbeat]
            for number, socket in enumerate(silent, 1):
                socket.send(wire.Pong(now=self.authorizer.tables.now()))
                if number % HEARTBEAT_BATCH == 0:
                    await asyncio.sleep(0)  # let others run

    async def drain(self) -> None:
        """Close all sockets with a last message, and wait until they have ended."""
        self._empty.clear()
        for socket in list(self.open):
            socket.close(GOING_AWAY, Stopping("the server is restarting: reconnect with your last number"))
        if self.open:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.drain):
                    await self._empty.wait()

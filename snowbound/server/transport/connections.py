"""Limits on open connections, for all addresses together and for each one.

A connection counts from the moment it is accepted, so clients that never finish a request are limited too. Connections
whose clients hardly read what was sent are closed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Container
from typing import cast

from .rate_limits import network_of

ProtocolFactory = Callable[[], asyncio.Protocol]


SHARE = 0.5
"""The most that one address may have of all connections, so that nobody can shut the others out."""

INTERVAL = 10.0
"""Seconds between two looks at what clients have not read yet."""

SLOWEST = 1024
"""Bytes per second that a client must read of what waits for it."""

CHANCES = 3
"""How many times in a row a client may have read less."""


class Connections:
    """Counts the open connections and refuses more than the limits allow."""

    def __init__(self, limit: int, per_address: int, proxies: Container[str]) -> None:
        self.limit = limit
        self.per_address = min(per_address, max(1, int(limit * SHARE)))
        self.proxies = proxies  # not limited per address: a proxy connects for all its clients
        self.refused = 0
        self.unread = 0  # connections that were closed because their clients hardly read
        self._open: Counter[str] = Counter()
        self._transports: dict[asyncio.Transport, tuple[int, int]] = {}  # bytes that waited, and for how many looks

    def __len__(self) -> int:
        return self._open.total()

    def look(self) -> None:
        """Close the connections whose clients have read too little for too long."""
        for transport, (before, looks) in list(self._transports.items()):
            waiting = transport.get_write_buffer_size()
            if not waiting or (looks and before - waiting >= SLOWEST * INTERVAL):
                self._transports[transport] = (waiting, int(waiting > 0))
            elif looks <= CHANCES:
                self._transports[transport] = (waiting, looks + 1)
            else:
                self.unread += 1
                transport.abort()

    def limited(self, factory: ProtocolFactory) -> ProtocolFactory:
        """Return a protocol factory for `loop.create_server` that counts its connections here."""
        return lambda: LimitedProtocol(self, factory())

    def follow(self, transport: asyncio.Transport) -> None:
        """Look at what waits to be read at this connection from now on."""
        self._transports[transport] = (0, 0)

    def forget(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self._transports.pop(transport, None)

    def add(self, address: str) -> bool:
        """Count a new connection; return False if it exceeds a limit."""
        is_full, network = self._open.total() >= self.limit, network_of(address)
        if is_full or (self._open[network] >= self.per_address and address not in self.proxies):
            self.refused += 1
            return False
        self._open[network] += 1
        return True

    def remove(self, address: str) -> None:
        """A connection from this address has ended."""
        network = network_of(address)
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]


class LimitedProtocol(asyncio.Protocol):
    """Passes a connection on to another protocol, unless it exceeds a limit."""

    def __init__(self, connections: Connections, protocol: asyncio.Protocol) -> None:
        self._connections = connections
        self._protocol = protocol
        self._address = ""
        self._transport: asyncio.Transport | None = None  # if the connection is counted
        # The methods that asyncio calls most are passed on without a step in between.
        self.data_received = protocol.data_received  # type: ignore[method-assign]
        self.eof_received = protocol.eof_received  # type: ignore[method-assign]
        self.pause_writing = protocol.pause_writing  # type: ignore[method-assign]
        self.resume_writing = protocol.resume_writing  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it at once."""
        peer = transport.get_extra_info("peername")
        self._address = peer[0] if peer else ""
        writer = cast(asyncio.Transport, transport)
        if self._connections.add(self._address):
            self._transport = writer
            self._connections.follow(writer)
            self._protocol.connection_made(transport)
        else:
            writer.abort()

    def connection_lost(self, error: Exception | None) -> None:
        """Stop counting the connection."""
        if self._transport is not None:
            self._connections.remove(self._address)
            self._connections.forget(self._transport)
            self._protocol.connection_lost(error)

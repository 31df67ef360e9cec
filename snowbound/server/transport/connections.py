"""Limits on open connections, for all addresses together and for each one.

A connection counts from the moment it is accepted, so clients that never finish a request are limited too.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from typing import cast

from .rate_limits import network_of

ProtocolFactory = Callable[[], asyncio.Protocol]


class Connections:
    """Counts the open connections and refuses more than the limits allow."""

    def __init__(self, limit: int, per_address: int, proxies: Collection[str]) -> None:
        self.limit = limit
        self.per_address = per_address
        self.proxies = proxies  # not limited per address: a proxy connects for all its clients
        self.refused = 0
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def limited(self, factory: ProtocolFactory) -> ProtocolFactory:
        """Return a protocol factory for `loop.create_server` that counts its connections here."""
        return lambda: LimitedProtocol(self, factory())

    def add(self, address: str) -> bool:
        """Count a new connection; return False if it exceeds a limit."""
        is_full, network = self._open.total() >= self.limit, network_of(address)
        if is_full or (self._open[network] >= self.per_address and address not in self.proxies):
            self.refused += 1
            return False
        self._open[network] += 1
        return True

    def remove(self, address: str) -> None:
        """A connection has ended."""
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
        self._is_counted = False
        # The methods that asyncio calls most are passed on without a step in between.
        self.data_received = protocol.data_received  # type: ignore[method-assign]
        self.eof_received = protocol.eof_received  # type: ignore[method-assign]
        self.pause_writing = protocol.pause_writing  # type: ignore[method-assign]
        self.resume_writing = protocol.resume_writing  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it at once."""
        peer = transport.get_extra_info("peername")
        self._address = peer[0] if peer else ""
        self._is_counted = self._connections.add(self._address)
        if self._is_counted:
            self._protocol.connection_made(transport)
        else:
            cast(asyncio.Transport, transport).abort()

    def connection_lost(self, error: Exception | None) -> None:
        """Stop counting the connection."""
        if self._is_counted:
            self._connections.remove(self._address)
            self._protocol.connection_lost(error)

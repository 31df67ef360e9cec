"""Limits per address count a customer's IPv6 network as one address."""

from __future__ import annotations

import pytest

from snowbound.server.transport.connections import Connections
from snowbound.server.transport.rate_limits import network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("unknown", "unknown"),
        ("not:an:address", "not:an:address"),
        ("", ""),
    ],
)
def test_the_network_of_an_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_connections_are_limited_per_network_except_those_of_proxies() -> None:
    connections = Connections(100, 2, {"2001:db8:9::5"})
    assert [connections.add(f"2001:db8::{host}") for host in (1, 2, 3)] == [True, True, False]
    assert connections.add("2001:db8:0:1::1"), "another network"
    assert all(connections.add("2001:db8:9::5") for _ in range(5)), "a proxy"
    connections.remove("2001:db8::1")
    assert connections.add("2001:db8::4")
    assert len(connections) == 8

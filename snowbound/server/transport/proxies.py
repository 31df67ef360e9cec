"""The proxies whose `X-Forwarded-For` is trusted, and the address of the client behind them.

>>> proxies = TrustedProxies("127.0.0.1, ::1, 10.0.0.0/8")
>>> "10.1.2.3" in proxies, "::ffff:127.0.0.1" in proxies, "192.0.2.1" in proxies
(True, True, False)
>>> proxies.client("10.1.2.3", ["spoofed, 192.0.2.7", "10.9.9.9"])
'192.0.2.7'
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from ..settings import BadSetting

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class TrustedProxies:
    """Addresses and networks of proxies, from a setting that lists them with commas between."""

    def __init__(self, setting: str) -> None:
        try:
            words = [word.strip() for word in setting.split(",") if word.strip()]
            self._networks = [ipaddress.ip_network(word, strict=False) for word in words]
        except ValueError as error:
            raise BadSetting(
                f"setting proxies must list addresses or networks such as 10.0.0.0/8, but {error}"
            ) from None

    def __contains__(self, address: object) -> bool:
        parsed = _address(address) if isinstance(address, str) else None
        return parsed is not None and any(parsed in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the client's address: the last one in all `X-Forwarded-For` headers that is no proxy of ours.

        What stands before it was sent by the client and may be invented. A peer that is no proxy is itself the client.
        """
        if peer not in self:
            return peer
        for word in reversed([word.strip() for header in forwarded for word in header.split(",")]):
            found = _address(_without_port(word))
            if found is None:
                return peer  # a proxy writes addresses, so nothing before this can be trusted
            if str(found) not in self:
                return str(found)
        return peer


def _address(text: str) -> Address | None:
    """Return an address; one of IPv4 that is written as IPv6 is one of IPv4."""
    try:
        parsed = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return mapped or parsed


def _without_port(text: str) -> str:
    """Return an address without the port that some proxies add: `192.0.2.1:80`, `[2001:db8::1]:80`."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text

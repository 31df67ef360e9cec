"""Rate limits: token buckets, one per socket or address.

>>> bucket = Bucket(rate=1, burst=2)
>>> [bucket.take(now=now) for now in (0.0, 0.0, 0.0, 1.0)]
[True, True, False, True]

Messages and requests that cost the server more take more tokens (`COSTS`).
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from snowbound.core.errors import SnowboundError

from ..messages import wire

ADDRESSES = 20_000
"""Addresses that are remembered. The one that was silent longest is forgotten first."""


COSTS: dict[type[wire.Command], int] = {
    wire.Watch: 5,
    wire.Lobby: 3,
    wire.Preview: 2,
    wire.AskWhy: 2,
    wire.TakeHint: 5,
    wire.Judge: 3,
    wire.AskReview: 25,
    wire.React: 2,
}
"""Tokens that a command takes, if it is not one."""

REPLAY, LOG, FILE, BOARD = 5, 10, 25, 25
"""Tokens that a page of a replay takes, the log or the receipt of a game, a whole game as a file, and a board file."""

IPV6_NETWORK = 64
"""Bits of an IPv6 address that one customer has. They can choose the other bits as they like."""


def network_of(address: str) -> str:
    """Return what limits per address count: an IPv4 address, or the /64 network of an IPv6 address.

    >>> network_of("2001:db8::1"), network_of("2001:db8::ffff:1"), network_of("::ffff:192.0.2.1")
    ('2001:db8::', '2001:db8::', '192.0.2.1')
    """
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.is_loopback:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, IPV6_NETWORK), strict=False).network_address)


HOUR = 3600

ADDRESS = 3
"""How many times the quota of a guest an address has: several people may share it."""


class LimitReached(SnowboundError):
    """A limit of the server is reached."""

    code = "limit"


class TooFast(SnowboundError):
    """Too many messages or requests in a short time."""

    code = "too-fast"


class TooBig(SnowboundError):
    """The message or request is too long."""

    code = "too-big"


class Bucket:
    """Allows `burst` events at once and `rate` per second on average."""

    __slots__ = ("at", "burst", "rate", "room")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.room = burst
        self.at = 0.0

    def take(self, tokens: int = 1, now: float | None = None) -> bool:
        """Take tokens, at most as many as the bucket holds; return False, and take none, if there are too few."""
        tokens = min(tokens, max(1, int(self.burst)))
        now = time.monotonic() if now is None else now
        room = self.room + (now - self.at) * self.rate
        room = room if room < self.burst else self.burst
        is_allowed = room >= tokens
        self.room, self.at = room - tokens if is_allowed else room, now
        return is_allowed


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has_room(self, address: str) -> bool:
        """Whether a token of this address is left. None is taken."""
        bucket = self._buckets.get(address)
        return bucket is None or (bucket.take(0) and bucket.room >= 1)

    def take(self, address: str, tokens: int = 1) -> bool:
        """Take tokens of this address; return False, and take none, if there are too few."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(tokens)


class Quota:
    """How often something is possible per hour: for a guest, an address, and everyone together."""

    def __init__(self, per_guest: int, in_total: int) -> None:
        self.per_guest = per_guest
        self._guests = Buckets(per_guest / HOUR, per_guest)
        self._addresses = Buckets(ADDRESS * per_guest / HOUR, ADDRESS * per_guest)
        self._total = Bucket(in_total / HOUR, in_total)

    def take(self, guest: str, address: str, what: str) -> None:
        """Count one, or raise TooFast."""
        if not self._guests.has_room(guest) or not self._addresses.take(address):
            raise TooFast(f"you may send {self.per_guest} {what} per hour; try again later")
        if not self._total.take():
            raise TooFast(f"this server has had too many {what} in the last hour; try again later")
        self._guests.take(guest)

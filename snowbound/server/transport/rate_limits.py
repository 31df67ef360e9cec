"""How fast somebody may ask: buckets that fill up again.

>>> bucket = Bucket(rate=1, burst=2)
>>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 1.0)]
[True, True, False, True]
"""

from __future__ import annotations

import time
from collections import OrderedDict

from snowbound.core.errors import SnowboundError

ADDRESSES = 20_000
"""Addresses that are remembered; the one that was quiet longest is forgotten first."""


class LimitReached(SnowboundError):
    """More than the server allows to one."""

    code = "limit"


class TooFast(SnowboundError):
    """Too many messages or requests in a short time."""

    code = "too-fast"


class TooBig(SnowboundError):
    """A message or request that is too long."""

    code = "too-big"


class Bucket:
    """So many at once, so many a second over time."""

    __slots__ = ("at", "burst", "rate", "room")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.room = burst
        self.at = 0.0

    def take(self, now: float | None = None) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic() if now is None else now
        room = self.room + (now - self.at) * self.rate
        room = room if room < self.burst else self.burst
        is_allowed = room >= 1
        self.room, self.at = room - is_allowed, now
        return is_allowed


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask once more."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()

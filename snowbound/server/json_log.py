"""The server's log: one JSON object per line on standard error, without secrets and bounded in length.

A flood of the same event is cut short: each event may be logged 60 times at once and twice per second on average. The
next line of that event says how many were left out (`suppressed`), and `/metrics` counts all of them.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import msgspec

SECRET = frozenset({"token", "cookie", "seed", "invitation", "key", "contribution", "authorization", "password"})

BURST, RATE = 60, 2.0
"""Lines of one event at once, and per second on average."""

LONGEST = 500
"""Characters of a text in a line."""

EVENTS = 200
"""Events that are told apart. Names of events are fixed, so there are fewer."""


class LogLimit:
    """Counts the lines of each event."""

    def __init__(self) -> None:
        self.suppressed = 0  # in total
        self._events: dict[str, tuple[float, float, int]] = {}  # lines allowed now, since when, lines left out

    def admit(self, event: str, now: float) -> int | None:
        """Return how many lines of this event were left out before this one, or None if this one is left out, too."""
        event = event if event in self._events or len(self._events) < EVENTS else "other"
        room, at, left_out = self._events.get(event, (float(BURST), now, 0))
        room = min(float(BURST), room + (now - at) * RATE)
        if room < 1:
            self.suppressed += 1
            self._events[event] = (room, now, left_out + 1)
            return None
        self._events[event] = (room - 1, now, 0)
        return left_out

    def left_out(self) -> dict[str, int]:
        """Return how many lines of each event were left out that no line has named yet, and forget them."""
        found = {event: count for event, (_, _, count) in self._events.items() if count}
        for event in found:
            room, at, _ = self._events[event]
            self._events[event] = (room, at, 0)
        return found


LIMIT = LogLimit()


def log_event(event: str, **facts: Any) -> None:
    """Write one line to the log, unless there were too many of this event."""
    leaked = SECRET.intersection(facts)
    assert not leaked, f"{', '.join(leaked)} must not be logged"
    before = LIMIT.admit(event, time.monotonic())
    if before is None:
        return
    if "error" in facts:  # after its first line a database error may show the row that failed
        facts["error"] = str(facts["error"]).partition("\n")[0]
    if before:
        facts["suppressed"] = before
    _write(event, facts)


def log_left_out() -> None:
    """Say how many lines were left out, if there were any since the last time."""
    for event, count in LIMIT.left_out().items():
        _write(event, {"suppressed": count})


def _write(event: str, facts: dict[str, Any]) -> None:
    short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in facts.items()}
    line = {"at": round(time.time(), 3), "event": event} | short
    sys.stderr.write(msgspec.json.encode(line, enc_hook=str).decode() + "\n")

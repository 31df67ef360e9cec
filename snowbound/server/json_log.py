"""What the server notes about itself: one JSON object a line on standard error, and no secret in it."""

from __future__ import annotations

import sys
import time
from typing import Any

import msgspec

SECRET = frozenset({"token", "cookie", "seed", "invitation", "key", "contribution", "authorization", "password"})


def log_event(event: str, **facts: Any) -> None:
    """Note that something happened."""
    leaked = SECRET.intersection(facts)
    assert not leaked, f"{', '.join(leaked)} must not be noted"
    if "error" in facts:  # behind its first line a database's error shows the row that failed
        facts["error"] = str(facts["error"]).partition("\n")[0]
    line = {"at": round(time.time(), 3), "event": event} | facts
    sys.stderr.write(msgspec.json.encode(line, enc_hook=str).decode() + "\n")

"""The server's log: one JSON object per line on standard error, without secrets."""

from __future__ import annotations

import sys
import time
from typing import Any

import msgspec

SECRET = frozenset({"token", "cookie", "seed", "invitation", "key", "contribution", "authorization", "password"})


def log_event(event: str, **facts: Any) -> None:
    """Write one line to the log."""
    leaked = SECRET.intersection(facts)
    assert not leaked, f"{', '.join(leaked)} must not be logged"
    if "error" in facts:  # after its first line a database error may show the row that failed
        facts["error"] = str(facts["error"]).partition("\n")[0]
    line = {"at": round(time.time(), 3), "event": event} | facts
    sys.stderr.write(msgspec.json.encode(line, enc_hook=str).decode() + "\n")

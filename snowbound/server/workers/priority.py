"""The priority of worker processes."""

from __future__ import annotations

import os


def lower_priority(nice: int) -> None:
    """Add to the niceness of this process, where the system has such a thing (not on Windows)."""
    if hasattr(os, "nice"):
        os.nice(nice)

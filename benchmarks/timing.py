"""Shared by all measuring scripts. It imports only the standard library, so peers can use it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable


def rate(name: str, work: Callable[[], int], seconds: float) -> None:
    """Print how many units `work` does per CPU second of this process."""
    work()  # warm-up, not counted
    units, cpu, wall = 0, time.process_time(), time.perf_counter()
    while time.perf_counter() - wall < seconds:
        units += work()
    report(name, units / (time.process_time() - cpu))


def report(name: str, value: float) -> None:
    """Print one measure."""
    sys.stdout.write(json.dumps({"measure": name, "value": value}) + "\n")
    sys.stdout.flush()


def seconds_asked() -> float:
    """Return the seconds per measure, which are the script's argument."""
    return float(sys.argv[1]) if len(sys.argv) > 1 else 1.0

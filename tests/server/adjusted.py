"""`snowbound serve` with a wall clock that a test can set while it runs, and with short times for absent people.

Started as a process of its own: `python -m tests.server.adjusted serve …`. `SNOWBOUND_TEST_CLOCK` names a file of eight
bytes: by how many nanoseconds the wall clock is off. `WallClock` writes it.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from pathlib import Path

VARIABLE = "SNOWBOUND_TEST_CLOCK"
OFFSET = struct.Struct("<q")

ABSENCE = 3000
"""Milliseconds of absence after which the others may claim a game."""

GRACE = 1500
"""Milliseconds of absence after which a stand-in takes over at a table with clocks."""

ANSWER_TIME = 4000
"""Milliseconds in which players must pledge and reveal their numbers."""


class WallClock:
    """The wall clock of a server process."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.offset = 0
        self.jump(0)

    def jump(self, seconds: int) -> None:
        """Set the clock forward or back."""
        self.offset += seconds * 1_000_000_000
        with self.file.open("r+b" if self.file.exists() else "w+b") as file:
            file.write(OFFSET.pack(self.offset))


def adjust() -> None:
    """Replace the wall clock, and shorten times."""
    with open(os.environ[VARIABLE], "rb") as file:  # noqa: PTH123
        offset = mmap.mmap(file.fileno(), OFFSET.size, access=mmap.ACCESS_READ)
    real = time.time_ns
    time.time_ns = lambda: real() + OFFSET.unpack_from(offset)[0]
    time.time = lambda: time.time_ns() / 1e9

    from dataclasses import replace

    from snowbound.server.tables import claims, clocks, drawing

    clocks.PRESETS["fast"] = replace(clocks.PRESETS["fast"], grace=GRACE)
    claims.ABSENCE = ABSENCE
    drawing.ANSWER_TIME = ANSWER_TIME


if __name__ == "__main__":
    adjust()
    from snowbound.cli import main

    sys.exit(main())

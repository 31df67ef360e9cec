"""When a bot's move is played: at a time that does not tell what the bot has or how long it thought.

The others see when a bot moves. The time follows from how long the bot had to wait for a worker, which depends on the
load of the server, and from the pause. It does not depend on how long the bot thinks, on whether it has a choice, nor
on the number of hidden steps that it takes before the move, as long as all of that fits into the pause.
"""

from __future__ import annotations

import math
import time

GRID = 4
"""Parts of a pause. The time for which a bot waited for a worker is rounded down to them."""


class BotTurn:
    """A decision that others see. A bot or stand-in may take several hidden steps in it."""

    def __init__(self, began: int) -> None:
        self.began = began  # number of the question, as in `Question.began`
        self.asked = time.monotonic()
        self.served: float | None = None  # when the bot was first given a worker

    def serve(self) -> None:
        """Note that a worker is free for the bot. What it waits for later steps does not count."""
        if self.served is None:
            self.served = time.monotonic()

    @property
    def has_begun(self) -> bool:
        """Whether the bot has been given a worker in this turn."""
        return self.served is not None

    def remaining(self, pause: float) -> float:
        """Return for how many seconds the move that ends the turn is held back."""
        elapsed = time.monotonic() - self.asked
        waited = 0.0 if self.served is None else self.served - self.asked
        return max(0.0, released(waited, elapsed, pause) - elapsed)


def released(waited: float, elapsed: float, pause: float) -> float:
    """Return after how many seconds a move is played that was ready after `elapsed` seconds.

    A bot moves one pause after it was given a worker, or a multiple of the pause if it thought for longer.

    >>> released(0.0, 0.01, 0.4), released(0.0, 0.3, 0.4), released(0.0, 0.5, 0.4)
    (0.4, 0.4, 0.8)
    >>> released(0.35, 0.35, 0.4) == released(0.35, 0.6, 0.4)
    True
    """
    if not pause:
        return 0.0
    start = math.floor(waited * GRID / pause) * pause / GRID
    return start + max(1, math.ceil((elapsed - start) / pause)) * pause

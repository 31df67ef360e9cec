"""Time at a table: an allowance for each decision, a reserve for the game, a grace for who is gone.

>>> PRESETS["fast"].allowance
15000
>>> spent_reserve(PRESETS["fast"], 17_500)
2500
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

SECOND = 1000
Now = Callable[[], int]


@dataclass(frozen=True)
class Preset:
    """How much time there is, in milliseconds; 0 means that it does not run."""

    # fmt: off
    allowance: int          # for each decision
    reserve: int            # beyond it, once for the whole game
    grace: int              # that a person may be gone before a stand-in plays for them
    patience: int = 0       # that another person is kept waiting, where no clock runs
    # fmt: on


PRESETS: dict[str, Preset] = {
    "none": Preset(0, 0, 900 * SECOND, 3600 * SECOND),
    "relaxed": Preset(180 * SECOND, 900 * SECOND, 300 * SECOND),
    "normal": Preset(45 * SECOND, 180 * SECOND, 60 * SECOND),
    "fast": Preset(15 * SECOND, 45 * SECOND, 20 * SECOND),
}


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def spent_reserve(preset: Preset, thought: int) -> int:
    """What a decision that took so long costs of the reserve."""
    return max(0, thought - preset.allowance) if preset.allowance else 0


class Clocks:
    """The clocks of one table: since when each seat is asked, and what is left of its reserve."""

    def __init__(self, timing: str, players: int) -> None:
        self.preset = PRESETS[timing]
        self.asked: dict[int, int] = {}
        self.left = [self.preset.reserve] * players
        self._used: dict[int, tuple[int, int]] = {}  # by seat of who went: question, time thought

    def ask(self, seats: Iterable[int], again: Sequence[int], at: int) -> None:
        """These seats may act now; those that are asked something new begin to think `at`."""
        self.asked = {seat: at if seat in again else self.asked.get(seat, at) for seat in seats}

    def spend(self, seat: int, thought: int) -> None:
        """A decision took so long."""
        self.left[seat] = max(0, self.left[seat] - spent_reserve(self.preset, thought))

    def thought(self, seat: int, at: int) -> int:
        """How long a seat has been thinking."""
        return max(0, at - self.asked.get(seat, at))

    def hand_over(self, seat: int, question: int, thought: int) -> None:
        """A person goes, or has no more time: what they have thought is charged now."""
        self.spend(seat, thought)
        self._used[seat] = (question, thought)

    def take_back(self, seat: int, question: int, at: int) -> None:
        """A person comes back; asked the same as when they went, they go on with the time that was left."""
        self.asked[seat] = at - self._used_for(seat, question)
        self._used.pop(seat, None)

    def is_spent(self, seat: int, question: int) -> bool:
        """Whether who comes back now has no time left for what was asked when they went."""
        limit = self._limit()
        return limit > 0 and self._used_for(seat, question) == limit and self.left[seat] == 0

    def _used_for(self, seat: int, question: int) -> int:
        asked, thought = self._used.get(seat, (0, 0))
        return min(thought, self._limit()) if asked == question else 0

    def _limit(self) -> int:
        return self.preset.allowance or self.preset.patience

    def shift(self, by: int) -> None:
        """A time that nobody is charged for, such as a pause, has gone by."""
        self.asked = {seat: at + by for seat, at in self.asked.items()}

    def restart(self, at: int) -> None:
        """Whoever is asked begins to think only now, as after the server was down."""
        self.asked = {seat: max(at, asked) for seat, asked in self.asked.items()}

    def patience_ends(self, seat: int) -> int | None:
        """When the patience of those who wait for a seat is at its end."""
        if not self.preset.patience or seat not in self.asked:
            return None
        return self.asked[seat] + self.preset.patience

    def deadlines(self) -> dict[int, int]:
        """When the time of each acting seat is up."""
        if not self.preset.allowance:
            return {}
        return {seat: at + self.preset.allowance + self.left[seat] for seat, at in self.asked.items()}

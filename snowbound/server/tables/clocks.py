"""The clocks of a table: an allowance per decision, a reserve per game, and a grace period for absent people.

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
    """Time limits in milliseconds; 0 means no limit."""

    # fmt: off
    allowance: int          # per decision
    reserve: int            # extra time, once per game
    grace: int              # absence before a stand-in takes over
    patience: int = 0       # how long one person may keep others waiting where no clock runs
    # fmt: on


PRESETS: dict[str, Preset] = {
    "none": Preset(0, 0, 900 * SECOND, 3600 * SECOND),
    "relaxed": Preset(180 * SECOND, 900 * SECOND, 300 * SECOND),
    "normal": Preset(45 * SECOND, 180 * SECOND, 60 * SECOND),
    "fast": Preset(15 * SECOND, 45 * SECOND, 20 * SECOND),
}


def wall_clock() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic_clock() -> int:
    """Return the milliseconds since some fixed point. This clock never jumps."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """The time of day that does not jump: it starts at the wall clock's time and goes on with the monotonic clock.

    >>> times = {"wall": 1000, "steady": 0}
    >>> clock = SteadyClock(lambda: times["wall"], lambda: times["steady"])
    >>> times.update(wall=9000, steady=50)
    >>> clock(), clock.jump()
    (1050, 7950)
    """

    def __init__(self, wall: Now = wall_clock, steady: Now = monotonic_clock) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()

    def __call__(self) -> int:
        """Return the milliseconds since 1970."""
        return self._ahead + self._steady()

    def elapsed(self) -> int:
        """Return the milliseconds since some fixed point, whatever this clock follows."""
        return self._steady()

    def jump(self) -> int:
        """Return by how much the wall clock has jumped."""
        return self._wall() - self()

    def follow(self, by: int) -> None:
        """Move this clock. The caller moves everything that refers to its times."""
        self._ahead += by


def spent_reserve(preset: Preset, thought: int) -> int:
    """Return how much of the reserve a decision uses that took `thought` milliseconds."""
    return max(0, thought - preset.allowance) if preset.allowance else 0


class Clocks:
    """The clocks of one table: when each acting seat began to think, and what is left of its reserve."""

    def __init__(self, timing: str, players: int) -> None:
        self.preset = PRESETS[timing]
        self.asked: dict[int, int] = {}
        self.left = [self.preset.reserve] * players
        self.used: dict[int, tuple[int, int]] = {}  # by seat of an absent person: question, time thought

    def ask(self, seats: Iterable[int], again: Sequence[int], at: int) -> None:
        """Set the seats that may act. Those in `again` have a new question and begin to think at `at`."""
        self.asked = {seat: at if seat in again else self.asked.get(seat, at) for seat in seats}

    def spend(self, seat: int, thought: int) -> None:
        """Charge a decision that took `thought` milliseconds."""
        self.left[seat] = max(0, self.left[seat] - spent_reserve(self.preset, thought))

    def thought(self, seat: int, at: int) -> int:
        """Return how long a seat has been thinking."""
        return max(0, at - self.asked.get(seat, at))

    def hand_over(self, seat: int, question: int, thought: int) -> None:
        """Charge the thinking time of a person whose seat a stand-in takes over."""
        self.spend(seat, thought)
        self.used[seat] = (question, thought)

    def take_back(self, seat: int, question: int, at: int) -> None:
        """Restart the clock of a person who returns. For the same question, they have only the time that was left."""
        self.asked[seat] = at - self._used_for(seat, question)
        self.used.pop(seat, None)

    def is_spent(self, seat: int, question: int) -> bool:
        """Whether an absent person has no time left for this question."""
        limit = self._limit()
        return limit > 0 and self._used_for(seat, question) == limit and self.left[seat] == 0

    def _used_for(self, seat: int, question: int) -> int:
        asked, thought = self.used.get(seat, (0, 0))
        return min(thought, self._limit()) if asked == question else 0

    def _limit(self) -> int:
        return self.preset.allowance or self.preset.patience

    def shift(self, by: int) -> None:
        """Move all clocks forward by a time that is not charged, such as a pause."""
        self.asked = {seat: at + by for seat, at in self.asked.items()}

    def restart(self, at: int) -> None:
        """Restart the thinking time of all seats, as after a restart of the server, whose clock may differ."""
        self.asked = dict.fromkeys(self.asked, at)

    def patience_ends(self, seat: int) -> int | None:
        """Return when a seat has kept the others waiting too long, if no clock runs."""
        if not self.preset.patience or seat not in self.asked:
            return None
        return self.asked[seat] + self.preset.patience

    def deadlines(self) -> dict[int, int]:
        """Return when the time of each acting seat is up."""
        if not self.preset.allowance:
            return {}
        return {seat: at + self.preset.allowance + self.left[seat] for seat, at in self.asked.items()}

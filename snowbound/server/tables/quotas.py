"""How often a person may do what adds records to a log without bringing the game on. Moves are never limited.

The number grows with the game, so that people who play never reach it, and nobody can make a log long by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import SnowboundError

from .records import Kind, LogRecord, Seat, has_people

if TYPE_CHECKING:
    from ..messages.wire import TableInfo
    from .table import TableState

Effort = Literal["undo", "ask", "sit", "request", "approval", "colour", "hint"]

MOST_NAMED = 5
"""How many tables are named to somebody who sits at too many."""

ALLOWANCE = 50
"""How often a person may do each of these at a table, and once more for each event of the game so far."""

# fmt: off
EFFORTS: dict[Effort, str] = {
    "undo":       "taken back or changed {count} choices; keep this one",
    "ask":        "made {count} proposals",
    "sit":        "taken a seat {count} times",
    "request":    "asked for a seat {count} times",
    "approval":   "changed {count} times whether people ask for a seat",
    "colour":     "changed your colour {count} times",
    "hint":       "taken {count} hints",
}
"""Kinds of records that are counted, and what a person has done who made so many."""
# fmt: on

COUNTED: frozenset[Kind] = frozenset(EFFORTS)


class TooOften(SnowboundError):
    """The person has done this too often at this table."""

    code = "too-often"


class Efforts:
    """What each guest has done at one table. It follows from the log, so a restart does not reset it."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, Kind]] = Counter()

    def add(self, record: LogRecord, seats: Sequence[Seat]) -> None:
        """Count a record, if its kind is limited."""
        if record.kind in COUNTED:
            guest = record.more.get("guest") or (seats[record.seat].guest if record.seat is not None else "")
            self._counts[guest, record.kind] += 1

    def content(self) -> list[tuple[str, Kind, int]]:
        """Return all counts, for a snapshot."""
        return [(guest, kind, count) for (guest, kind), count in self._counts.items()]

    def fill(self, content: Iterable[tuple[str, Kind, int]]) -> None:
        """Take over the counts of a snapshot."""
        self._counts = Counter({(guest, kind): count for guest, kind, count in content})

    def count(self, guest: str, effort: Effort) -> int:
        """Return how often a guest has done this."""
        return self._counts[guest, effort]


def check(table: TableState, guest: str, effort: Effort) -> None:
    """Raise TooOften if a guest has done this too often."""
    events = table.events_of(SPECTATOR)  # steps that others are not told of do not count
    count = table.efforts.count(guest, effort)
    if count >= ALLOWANCE + events:
        done = EFFORTS[effort].format(count=count)
        after = "after the next moves you can do it again" if table.match is not None else "start the game first"
        raise TooOften(
            f"at table {table.id} you have {done}. The limit is {ALLOWANCE}, and one more for each event of the game: "
            f"{after}"
        )


class TooManyGames(SnowboundError):
    """The person has too many games among bots alone."""

    code = "limit"


class TooManySeats(SnowboundError):
    """The person sits at too many unfinished tables."""

    code = "too-many-seats"

    def __init__(self, tables: Sequence[TableInfo]) -> None:
        oldest = list(reversed(tables))[:MOST_NAMED]
        named = ", ".join(f"{info.game} {info.id}" for info in oldest)
        super().__init__(
            f"you sit at {len(tables)} unfinished tables, which is the limit: finish or leave one first, "
            f"such as the oldest: {named}"
        )
        self.oldest = oldest

    def as_data(self) -> dict[str, Any]:
        """Return the error with the tables that the person may finish or leave."""
        return super().as_data() | {"tables": [{"table": info.id, "game": info.game} for info in self.oldest]}


def check_games_of_bots(table: TableState, tables: Iterable[TableState], most: int | None) -> None:
    """Raise TooManyGames if a game without people is to start and its creator has too many of them running."""
    if most is None or has_people(table.seats):
        return
    own = [other for other in tables if other.agreement.owner == table.agreement.owner]
    running = sum(other.status == "playing" and not has_people(other.seats) for other in own)
    if running >= most:
        raise TooManyGames(
            f"{running} games among bots alone are running for you, which is the limit: wait until one has ended"
        )

"""A queue that is fair to people, whatever number of tables they have.

Further steps of a turn come first, so that nobody can tell their number by the time they take. Then come watched tables
where people play, then watched games among bots alone: nobody waits for those, however many guests have created them.
Among equals, the next one is a table of the person who has used the least time of the workers, and a person's tables
take turns.

    >>> queue: FairQueue[str] = FairQueue()
    >>> for number in range(3):
    ...     queue.put(f"Ann's {number}", Asker("Ann", f"table {number}"))
    >>> queue.put("Bea's", Asker("Bea", "table 9"))
    >>> first = queue.take()
    >>> queue.charge("Ann", 0.5)
    >>> first, queue.take(), queue.take()
    ("Ann's 0", "Bea's", "Ann's 1")
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")

REMEMBERED = 10_000
"""People whose use of the workers is remembered. The one who was served longest ago is forgotten first."""


class Asker(NamedTuple):
    """For whom a question is asked."""

    person: str = ""  # the guest who created the table; the server's own questions have none
    table: str = ""
    is_watched: bool = True
    has_people: bool = True  # whether people play at the table
    continues: bool = False  # whether the bot's turn has begun: the steps of a turn come one after the other

    @property
    def rank(self) -> int:
        """Which questions come first.

        0 are further steps of a turn and 1 other questions at tables of people. 2 are those of bots alone, and 3 those
        of tables without a watcher.
        """
        if not self.is_watched:
            return 3
        return 2 if not self.has_people else 0 if self.continues else 1


class FairQueue(Generic[Item]):
    """What waits for a worker, and how much of the workers' time each person has used."""

    def __init__(self) -> None:
        self._waiting: list[dict[str, OrderedDict[str, deque[Item]]]] = [{}, {}, {}, {}]  # by rank
        self._used: OrderedDict[str, float] = OrderedDict()  # by person: seconds, comparable among those who wait
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, item: Item, asker: Asker) -> None:
        """Add an item."""
        people = self._waiting[asker.rank]
        if asker.person not in people:
            self._start_waiting(asker.person)
        people.setdefault(asker.person, OrderedDict()).setdefault(asker.table, deque()).append(item)
        self._length += 1

    def take(self) -> Item | None:
        """Remove and return the next item, or None."""
        for people in self._waiting:
            if people:
                person = min(people, key=lambda name: self._used.get(name, 0.0))
                tables = people[person]
                table = next(iter(tables))
                item = tables[table][0]
                self._remove(people, person, table, item)
                if table in tables:
                    tables.move_to_end(table)
                return item
        return None

    def discard(self, item: Item, asker: Asker) -> None:
        """Remove an item, unless it was taken."""
        people = self._waiting[asker.rank]
        tables = people.get(asker.person)
        if tables is not None and item in tables.get(asker.table, ()):
            self._remove(people, asker.person, asker.table, item)

    def charge(self, person: str, seconds: float) -> None:
        """Add to the time that a person's tables have used."""
        self._used[person] = self._used.get(person, 0.0) + seconds
        self._used.move_to_end(person)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)

    def _start_waiting(self, person: str) -> None:
        """Let a person who asks again start level with the others: time that nobody wanted is no credit."""
        others = [self._used.get(name, 0.0) for people in self._waiting for name in people if name != person]
        if others:
            self._used[person] = max(self._used.get(person, 0.0), min(others))

    def _remove(self, people: dict[str, OrderedDict[str, deque[Item]]], person: str, table: str, item: Item) -> None:
        tables = people[person]
        tables[table].remove(item)
        if not tables[table]:
            del tables[table]
        if not tables:
            del people[person]
        self._length -= 1

"""Which records each viewer is told of, and the numbers by which each viewer knows them.

A step of a player may be hidden from somebody who also sees no effect of it: the same view, and the same seats to act.
At the table that viewer would notice nothing. So they are told nothing, neither now nor later, and their numbers do not
count the step. Clocks and proposals go on as if it had not been made, because everyone sees them.

Everything here follows from the log, so another process and a restart count in the same way.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR, may_know
from snowbound.core.log import Event
from snowbound.core.match import Match

from .pending import PriorPosition, Proposal, Question
from .records import LogRecord

if TYPE_CHECKING:
    from .table import TableState


def viewer_bit(viewer: int) -> int:
    """Return the bit of a seat or a spectator in a mask of viewers."""
    return 1 << (viewer - SPECTATOR)


class SkippedNumbers:
    """Numbers that a viewer does not count, in ascending order.

    >>> skipped = SkippedNumbers([3, 4])
    >>> [skipped.told(number) for number in range(7)]
    [0, 1, 2, 2, 2, 3, 4]
    >>> [skipped.found(told) for told in range(5)]
    [0, 1, 2, 5, 6]
    """

    def __init__(self, numbers: Iterable[int] = ()) -> None:
        self._numbers: list[int] = []
        self._before: list[int] = []  # how many numbers that are counted come before each of these, from 0
        for number in numbers:
            self.add(number)

    def __iter__(self) -> Iterator[int]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __contains__(self, number: int) -> bool:
        place = bisect_right(self._numbers, number)
        return place > 0 and self._numbers[place - 1] == number

    def add(self, number: int) -> None:
        """Skip a number that is larger than all before."""
        self._before.append(number - len(self._numbers))
        self._numbers.append(number)

    def told(self, number: int) -> int:
        """Return how the viewer counts a number, or the last one before it that is not skipped."""
        return number - bisect_right(self._numbers, number)

    def found(self, told: int) -> int:
        """Return the number that the viewer counts as `told`."""
        return told + bisect_right(self._before, told)


NOTHING = SkippedNumbers()
"""What a viewer skips who is told of everything."""


VisibilityContent = tuple[list[int], dict[int, list[int]], dict[int, list[int]]]
"""What a snapshot has: since when nothing was revealed, and the skipped numbers of records and events by viewer."""


class BeforeStep:
    """A table before a move or an undo: what everyone sees of it apart from the position."""

    def __init__(self, table: TableState, record: LogRecord) -> None:
        assert table.match is not None
        self.seat = record.seat
        self.actors = table.match.actors
        self.questions: dict[int, Question] = table.questions
        self.asked = table.clocks.asked
        self.left = list(table.clocks.left)
        self.proposal: Proposal | None = table.proposal
        self.position = b""
        self.aware = 0  # mask of the viewers who know at least one event of the step
        self.numbers: list[int] = []
        self.first = len(table.match.events)
        if record.kind == "undo":
            self.first = record.more["first"]
            self.position = table.match.bytes()
            self.aware = _aware_of_undo(table, record)
            if _is_agreed(table, record):
                self.proposal = None


class Visibility:
    """What the viewers of one table are told."""

    def __init__(self, players: int) -> None:
        self.viewers = range(SPECTATOR, players)
        self.fair = [0] * players  # by seat: the first event since which nothing was revealed, as far as it knows
        self._everyone = sum(map(viewer_bit, self.viewers))
        self._records: dict[int, SkippedNumbers] = {}  # by viewer
        self._events: dict[int, SkippedNumbers] = {}
        self._open: BeforeStep | None = None

    # --- numbers

    def number(self, viewer: int, number: int) -> int:
        """Return how a viewer counts a record."""
        return self._records[viewer].told(number) if viewer in self._records else number

    def log_number(self, viewer: int, number: int) -> int:
        """Return the record that a viewer counts by this number."""
        return self._records[viewer].found(number) if viewer in self._records else number

    def is_told(self, viewer: int, number: int) -> bool:
        """Whether a viewer is told of a record."""
        return viewer not in self._records or number not in self._records[viewer]

    def events(self, viewer: int | None) -> SkippedNumbers:
        """Return the events that a viewer is not told of; None is told of everything."""
        return NOTHING if viewer is None else self._events.get(viewer, NOTHING)

    def event_numbers(self, index: int) -> tuple[int, ...]:
        """Return how each viewer counts an event, the spectator first; nothing if all count alike."""
        return tuple(self.events(viewer).told(index) for viewer in self.viewers) if self._events else ()

    def first_of(self, told: int, number: int) -> int:
        """Return the first record of the last `told` that each viewer was told of, up to a record."""
        return min(self.log_number(viewer, self.number(viewer, number) - told) for viewer in self.viewers)

    # --- snapshots

    @property
    def is_between_steps(self) -> bool:
        """Whether no step is waiting for its end, so that a snapshot can be made."""
        return self._open is None

    def content(self) -> VisibilityContent:
        """Return what a snapshot has."""
        return self.fair, _listed(self._records), _listed(self._events)

    def fill(self, content: VisibilityContent) -> None:
        """Take over the content of a snapshot."""
        self.fair, records, events = content
        self._records = {viewer: SkippedNumbers(numbers) for viewer, numbers in records.items()}
        self._events = {viewer: SkippedNumbers(numbers) for viewer, numbers in events.items()}

    # --- steps

    def before(self, table: TableState, record: LogRecord) -> BeforeStep | None:
        """Return how the table is before a record that may be hidden."""
        if record.kind not in ("move", "undo") or table.match is None:
            return None
        return BeforeStep(table, record)

    def add(self, table: TableState, record: LogRecord, before: BeforeStep | None) -> None:
        """Decide after a record was applied which viewers are told of it. A step ends when a seat may act again."""
        match = table.match
        if before is None or match is None:
            self._open = None
            return
        prior = table.unsent.get(record.seq)
        if prior is not None:
            before.aware, before.position = self.aware_of(prior), prior.position
        else:
            self.fair = [min(fair, before.first) for fair in self.fair]
        if prior is None or "place" in record.more:
            self._count_events(table)
        step, self._open = self._open or before, None
        step.aware |= before.aware
        step.numbers.append(record.seq)
        silent = 0
        if step.aware & self._everyone != self._everyone:
            if match.actors == (CHANCE,) or record.more.get("change"):
                self._open = step
                return
            silent = self._unchanged(match, step)
        if silent:
            self._hide(table, step, silent)
        self._note_revealed(match, step, silent)

    def aware_of(self, prior: PriorPosition) -> int:
        """Return the viewers who know the action of an event."""
        if prior.audience == EVERYONE:
            return self._everyone
        aware = prior.audience << (0 - SPECTATOR)
        return aware if prior.event.seat == CHANCE else aware | viewer_bit(prior.event.seat)

    def _unchanged(self, match: Match, step: BeforeStep) -> int:
        """Return the viewers who know nothing of a step and see the same as before."""
        if match.actors != step.actors:
            return 0
        silent, before = 0, match.at(0, step.position)
        for viewer in self.viewers:
            if not step.aware & viewer_bit(viewer) and before.bytes(viewer) == match.bytes(viewer):
                silent |= viewer_bit(viewer)
        return silent

    def _hide(self, table: TableState, step: BeforeStep, silent: int) -> None:
        """Leave a step out of what some viewers are told. What all viewers see is as it was before the step."""
        table.proposal = step.proposal
        table.clocks.asked, table.clocks.left = step.asked, step.left
        for seat, old in step.questions.items():
            new = table.questions[seat]
            if seat != step.seat and new.legal == old.legal:
                table.questions[seat] = old
            else:
                table.questions[seat] = msgspec.structs.replace(new, began=old.began)
        added = [n for n in range(step.first, len(table.plays)) if table.plays[n].number >= step.numbers[0]]
        for index in added:
            table.plays[index] = msgspec.structs.replace(table.plays[index], silent=silent)
        for viewer in self.viewers:
            if silent & viewer_bit(viewer):
                _skip(self._records, viewer, step.numbers)
                _skip(self._events, viewer, added)

    def _count_events(self, table: TableState) -> None:
        """Find the hidden events again, after events were taken back."""
        for viewer in self._events:
            bit = viewer_bit(viewer)
            self._events[viewer] = SkippedNumbers(n for n, play in enumerate(table.plays) if play.silent & bit)

    def _note_revealed(self, match: Match, step: BeforeStep, silent: int) -> None:
        """Note for each seat that is told of a step whether the step revealed something."""
        if match.fair_from > step.first:
            for seat in range(len(self.fair)):
                if not silent & viewer_bit(seat):
                    self.fair[seat] = max(self.fair[seat], match.fair_from)


def is_unnoticed(match: Match, seat: int, action: int, viewers: Iterable[int]) -> bool:
    """Whether none of these viewers would be told of an action of a seat.

    If dice follow, one outcome is tried. A step that is hidden is so whatever they show.
    """
    audience = match.audience(Event(seat, action))
    unaware = [viewer for viewer in viewers if viewer != seat and not may_know(audience, viewer)]
    if not unaware:
        return False
    after = match.at(0, match.bytes())
    after.happen(Event(seat, action))
    while after.actors == (CHANCE,):
        after.happen(Event(CHANCE, next(iter(after.chances()))))
    return after.actors == match.actors and all(after.bytes(viewer) == match.bytes(viewer) for viewer in unaware)


def _listed(skipped: dict[int, SkippedNumbers]) -> dict[int, list[int]]:
    return {viewer: [*numbers] for viewer, numbers in skipped.items()}


def _skip(skipped: dict[int, SkippedNumbers], viewer: int, numbers: Iterable[int]) -> None:
    of_viewer = skipped.setdefault(viewer, SkippedNumbers())
    for number in numbers:
        of_viewer.add(number)


def _aware_of_undo(table: TableState, record: LogRecord) -> int:
    """Return the viewers who know an event that is taken back, and were told of it."""
    assert table.match is not None
    aware = viewer_bit(record.seat) if record.seat is not None else 0
    keep = frozenset(record.more["keep"])
    for index in range(record.more["first"], len(table.match.events)):
        if index not in keep:
            prior = table.undoable.get(index)
            known = table.told.aware_of(prior) if prior is not None else EVERYONE
            aware |= known & ~table.plays[index].silent
    return aware


def _is_agreed(table: TableState, record: LogRecord) -> bool:
    """Whether an undo carries out the table's proposal, to which everyone has agreed."""
    asked = table.proposal
    if asked is None or asked.what != "undo" or asked.seat != record.seat:
        return False
    return set(table.asked_about("undo")) <= set(asked.agreed)

"""What people, programs and bots may do at a table: each command is checked and becomes records.

A `Plan` folds records into the live table as it makes them; whoever runs it writes them to the
store, and only then tells anybody. If that fails, the live table is made again from the store.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snowbound.core.contract import CHANCE
from snowbound.core.errors import SnowboundError, UnfairUndo

from .chance_receipt import check_contribution, draw
from .records import By, Kind, LogRecord
from .table import TableState, What

SUMMARY_CHANGES = frozenset({"sit", "stand", "start", "away", "back", "end", "rematch"})
"""Kinds of records after which the table looks otherwise to everybody, as after the end of the game."""


class TableError(SnowboundError):
    """Something that cannot be done at this table now."""

    code = "not-now"


class Stale(SnowboundError):
    """The move was chosen in a view that is out of date for this seat."""

    code = "stale"


class ReusedKey(SnowboundError):
    """The key was used for another move of this seat."""

    code = "reused-key"


class NoSeat(SnowboundError):
    """There is no such seat to be taken."""

    code = "no-seat"


class Draft:
    """Records in the making."""

    def __init__(self, table: TableState, now: int) -> None:
        self.table = table
        self.now = now
        self.records: list[LogRecord] = []
        self.moves = 0
        self.changes_summary = False  # whether the table looks otherwise to everybody
        table.unsent.clear()

    def add(
        self,
        kind: Kind,
        seat: int | None = None,
        action: int | None = None,
        by: By | None = None,
        key: str | None = None,
        **more: Any,
    ) -> LogRecord:
        """Let something happen."""
        record = LogRecord(self.table.seq + 1, kind, self.now, seat, action, by, key, more)
        self.table.fold(record)
        self.records.append(record)
        if kind == "move":
            self.moves += 1
            self.changes_summary |= self.table.is_over
        else:
            self.changes_summary |= kind in SUMMARY_CHANGES
        return record


# --- before the game


def sit(draft: Draft, guest: str, name: str, seat: int | None, contribution: str, *, key: str | None = None) -> None:
    """Take an open seat, under a key once; the game starts when no seat is open any more."""
    table, stored = draft.table, None if key is None else f"{guest}/{key}"
    if _earlier_record(table, stored, None, None) is not None:
        return
    _must_be_open(table)
    check_contribution(contribution)
    free = [n for n, s in enumerate(table.seats) if s.kind == "open" and s.guest in {"", guest}]
    free.sort(key=lambda n: table.seats[n].guest != guest)  # a seat that is kept for this guest comes first
    if not free or (seat is not None and seat not in free):
        wanted = "no seat is free" if seat is None else f"seat {seat} is not free"
        raise NoSeat(f"{wanted} at table {table.id}; free are: {', '.join(map(str, free)) or 'none'}")
    chosen = free[0] if seat is None else seat
    draft.add("sit", chosen, key=stored, guest=guest, name=name, contribution=contribution)
    if all(s.kind != "open" for s in table.seats):
        begin(draft, 0)


def contribute(draft: Draft, guest: str, contribution: str) -> None:
    """Give a number for the mixing of chance."""
    _must_be_open(draft.table)
    draft.add("contribute", guest=guest, contribution=check_contribution(contribution))


def begin(draft: Draft, level: int) -> None:
    """Start the game; open seats get bots of this level."""
    table = draft.table
    _must_be_open(table)
    draft.add("start", bots={str(n): level for n, seat in enumerate(table.seats) if seat.kind == "open"})
    _resolve_chance(draft)


def leave(draft: Draft, guest: str) -> None:
    """Give the seats back; in a game a stand-in plays on."""
    table = draft.table
    if table.is_over:
        raise TableError(f"the game at table {table.id} is over: there is nothing to leave")
    if table.status != "open":
        hand_to_stand_ins(draft, [seat for seat in table.seats_of(guest) if not table.seats[seat].away])
        return
    for seat in table.seats_of(guest):
        draft.add("stand", seat)
    if not table.people:
        draft.add("end")


def hand_to_stand_ins(draft: Draft, seats: Sequence[int]) -> None:
    """Stand-ins play from now on for these seats; the others need no longer wait for their consent."""
    table = draft.table
    for seat in seats:
        thought = table.clocks.thought(seat, draft.now if table.paused is None else table.paused)
        draft.add("away", seat, thought=thought)
    if table.proposal is not None and table.people:
        _apply_if_agreed(draft)


# --- in the game


def move(draft: Draft, seat: int, action: int, *, key: str | None, expect: int | None, by: By) -> LogRecord:
    """Take an action, and let chance act after it; a key that was used before gives the same record again."""
    table, stored = draft.table, _key(seat, key)
    if (earlier := _earlier_record(table, stored, "move", action)) is not None:
        return earlier
    match = must_be_playing(table)
    index = table.hidden_choice(seat)
    if index is not None:
        _refuse_stale(table, seat, expect, table.undoable[index].asked)
        table.before(index).checked(seat, action)  # refused before anything is taken back
        draft.add("undo", seat, first=index, keep=list(range(index + 1, len(match.events))), change=True)
        record = draft.add("move", seat, action, by, stored, changed=True)
    else:
        question = table.questions.get(seat)
        _refuse_stale(table, seat, expect, question.number if question is not None else None)
        record = draft.add("move", seat, action, by, stored, **_thinking_time(draft, seat, by))
    _resolve_chance(draft)
    return record


def _thinking_time(draft: Draft, seat: int, by: By) -> dict[str, int]:
    """How long a seat has thought, where a clock runs for whoever plays it."""
    clocks = draft.table.clocks
    if not clocks.preset.allowance or by not in {"person", "program"}:
        return {}
    return {"thought": thought} if (thought := clocks.thought(seat, draft.now)) else {}


def undo(draft: Draft, guest: str, seat: int, *, key: str | None, ask: bool) -> LogRecord:
    """Take the own last decision back if that is fair, else ask the others."""
    table, stored = draft.table, _key(seat, key)
    if (earlier := _earlier_record(table, stored, None, None)) is not None:
        return earlier
    _must_not_be_over(table)
    found = table.undo_of(seat)
    if found is None:
        raise UnfairUndo(f"seat {seat} has decided nothing at table {table.id} that could be taken back")
    index, keep, fair = found
    if fair:
        return draft.add("undo", seat, key=stored, first=index, keep=keep)
    if not ask:
        raise UnfairUndo(
            f"the last decision of seat {seat} at table {table.id} cannot be taken back: a hidden or random fact has "
            "become known since, or another person has decided something; all people at the table must agree"
        )
    return propose(draft, guest, "undo", seat, stored)


def propose(draft: Draft, guest: str, what: What, seat: int | None = None, key: str | None = None) -> LogRecord:
    """Ask all people at the table; if there is nobody else, it is agreed."""
    table = draft.table
    _must_not_be_over(table)
    if table.proposal is not None:
        raise TableError(f"the people at table {table.id} are being asked already, whether to {table.proposal.what}")
    record = draft.add("ask", seat, key=key, what=what, guest=guest)
    _apply_if_agreed(draft)
    return record


def answer(draft: Draft, guest: str, agree: bool) -> None:
    """Agree to what is proposed, or not."""
    table = draft.table
    if table.proposal is None:
        raise TableError(f"nothing is proposed at table {table.id}")
    if agree and guest in table.proposal.agreed:
        return
    draft.add("agree" if agree else "decline", guest=guest)
    if agree:
        _apply_if_agreed(draft)


def resume(draft: Draft) -> None:
    """End a pause."""
    if draft.table.paused is None:
        raise TableError(f"table {draft.table.id} is not paused")
    draft.add("resume")


def must_be_playing(table: TableState) -> Any:
    """The match, if it is on."""
    if table.status == "open":
        raise TableError(f"the game at table {table.id} has not started: seats are still open")
    if table.status == "closed":
        raise TableError(f"the game at table {table.id} was broken off")
    if table.paused is not None:
        raise TableError(f"table {table.id} is paused: resume first")
    assert table.match is not None
    return table.match


def _must_not_be_over(table: TableState) -> None:
    must_be_playing(table)
    if table.is_over:
        raise TableError(f"the game at table {table.id} is over")


def _must_be_open(table: TableState) -> None:
    if table.status != "open":
        raise TableError(f"the game at table {table.id} has started already: its status is {table.status}")


def _apply_if_agreed(draft: Draft) -> None:
    """Do what is proposed as soon as everybody has agreed."""
    table, proposal = draft.table, draft.table.proposal
    assert proposal is not None
    if not set(table.people) <= set(proposal.agreed):
        return
    if proposal.what == "undo":
        assert proposal.seat is not None
        found = table.undo_of(proposal.seat)
        assert found is not None, "a move would have ended the proposal"
        draft.add("undo", proposal.seat, first=found[0], keep=found[1])
    else:
        draft.add(proposal.what)


def _resolve_chance(draft: Draft) -> None:
    """Chance acts, by the receipt, until somebody else may."""
    table = draft.table
    assert table.match is not None
    while table.match.actors == (CHANCE,):
        outcome = draw(table.key, len(table.match.events), table.match.chances())
        draft.add("move", CHANCE, outcome, "chance")


def _key(seat: int, key: str | None) -> str | None:
    return None if key is None else f"{seat}/{key}"


def _earlier_record(table: TableState, key: str | None, kind: Kind | None, action: int | None) -> LogRecord | None:
    """The record that was made under this key before."""
    earlier = table.keys.get(key) if key is not None else None
    if earlier is None:
        return None
    if (earlier.kind == "move") != (kind == "move") or earlier.action != action:
        raise ReusedKey(f"the key {key!r} was used at number {earlier.seq} for something else: choose a new one")
    return earlier


def _refuse_stale(table: TableState, seat: int, expect: int | None, asked: int | None) -> None:
    if expect is None:
        return
    if expect > table.seq or (asked is not None and expect < asked):
        since = asked if asked is not None else table.seq
        raise Stale(
            f"the move of seat {seat} was chosen at number {expect}, but what this seat is asked at table {table.id} "
            f"is of number {since}: look at the present view and choose again"
        )

"""The commands that people, programs and bots give at a table. Each one is checked and becomes records of a `Draft`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snowbound.core.colours import check_choice
from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import BadColour, SnowboundError, UnfairUndo

from . import admission, quotas, waits
from .draft import Draft, TableError
from .drawing import begin, must_be_open
from .lessons import refuse_other
from .old_editions import OldEdition
from .pending import What
from .records import By, Kind, LogRecord
from .table import TableState


class Stale(SnowboundError):
    """The move was chosen in an outdated view."""

    code = "stale"


class ReusedKey(SnowboundError):
    """The key was already used for something else."""

    code = "reused-key"


class NoSeat(SnowboundError):
    """The seat is not free."""

    code = "no-seat"


# --- before the game


def sit(
    draft: Draft,
    guest: str,
    name: str,
    seat: int | None,
    *,
    contributes: bool = False,
    colour: str = "",
    key: str | None = None,
    blocked: bool = False,
) -> None:
    """Take an open seat, or ask the owner for it, once per key. The game starts when no seat is open.

    For a guest whom the owner has blocked, no seat is free.
    """
    table, stored = draft.table, None if key is None else f"{guest}/{key}"
    if _earlier_record(table, stored, None, None) is not None:
        return
    must_be_open(table)
    admission.must_not_be_removed(table, guest)
    free = [] if blocked else _free_seats(table, guest)
    if not free or (seat is not None and seat not in free):
        wanted = "no seat is free" if seat is None else f"seat {seat} is not free"
        raise NoSeat(f"{wanted} at table {table.id}; free are: {', '.join(map(str, free)) or 'none'}")
    chosen = free[0] if seat is None else seat
    _check_colour(table, chosen, colour)
    if admission.needs_approval(table, guest, chosen):
        admission.request(draft, guest, name, seat, contributes=contributes, colour=colour, key=stored)
        return
    quotas.check(table, guest, "sit")
    _take(draft, chosen, key=stored, guest=guest, name=name, contributes=contributes, colour=colour)


def accept(draft: Draft, guest: str) -> None:
    """Let a guest who asks for a seat sit down, in the seat and the colour that they would like if these are free."""
    table = draft.table
    must_be_open(table)
    wanted = admission.request_of(table, guest)
    if not (free := _free_seats(table, guest)):
        raise NoSeat(f"no seat is free at table {table.id}")
    seat = free[0] if wanted.seat is None or wanted.seat not in free else wanted.seat
    try:
        _check_colour(table, seat, wanted.colour)
        colour = wanted.colour
    except BadColour:  # somebody else has chosen it meanwhile
        colour = ""
    _take(draft, seat, guest=guest, name=wanted.name, contributes=wanted.contributes, colour=colour)


def _free_seats(table: TableState, guest: str) -> list[int]:
    """Return the seats that are open for a guest, first those that are reserved for them."""
    free = [n for n, s in enumerate(table.seats) if s.kind == "open" and s.guest in {"", guest}]
    return sorted(free, key=lambda n: table.seats[n].guest != guest)


def _take(draft: Draft, seat: int, *, key: str | None = None, colour: str, **person: Any) -> None:
    """Seat a person. The game starts when no seat is open."""
    table = draft.table
    draft.add("sit", seat, key=key, colour=colour or table.colours[seat], **person)
    if all(s.kind != "open" for s in table.seats):
        begin(draft, 0)


def choose_colour(draft: Draft, seat: int, colour: str) -> None:
    """Change the colour of a person's seat."""
    must_be_open(draft.table)
    if not colour:
        raise BadColour("name the colour that you want")
    _check_colour(draft.table, seat, colour)
    if draft.table.seats[seat].colour != colour:
        quotas.check(draft.table, draft.table.seats[seat].guest, "colour")
        draft.add("colour", seat, colour=colour)


def _check_colour(table: TableState, seat: int, colour: str) -> None:
    taken = [other.colour for n, other in enumerate(table.seats) if n != seat and other.keeps_colour]
    check_choice([colour], table.game.colours, taken)


def leave(draft: Draft, guest: str) -> None:
    """Give up the guest's seats for good. During a game stand-ins play them to the end, if somebody else is there."""
    table = draft.table
    if table.is_over:
        raise TableError(f"the game at table {table.id} is over: there is nothing to leave")
    if table.status == "open":
        must_be_open(table)
        for seat in table.seats_of(guest):
            draft.add("stand", seat)
    else:
        _hand_over(draft, table.seats_of(guest), "leave")
    _end_if_deserted(draft)


def remove(draft: Draft, guest: str) -> None:
    """Take a guest out of the table for good, whatever it is doing. At a finished table nothing happens."""
    table = draft.table
    admission.withdraw(draft, guest)
    if table.is_over or not table.seats_of(guest):
        return
    if table.status == "open" and table.drawing is not None:  # the seat stays, and its number is left out in time
        _hand_over(draft, table.seats_of(guest), "leave")
        _end_if_deserted(draft)
    else:
        leave(draft, guest)


def kick(draft: Draft, guest: str) -> None:
    """Take a guest out of the table for good, because the host wants it. Before the game they cannot sit down again."""
    table = draft.table
    if table.status == "open" and table.drawing is None:
        admission.shut_out(draft, guest)
        _end_if_deserted(draft)
    else:
        remove(draft, guest)


def close(draft: Draft) -> None:
    """End a table at once, whatever it is doing, because the host wants it or nobody has used it for long."""
    if not draft.table.is_over:
        draft.add("end")


def _end_if_deserted(draft: Draft) -> None:
    if not draft.table.is_over and not any(seat.is_taken for seat in draft.table.seats):
        draft.add("end")


def hand_to_stand_ins(draft: Draft, seats: Sequence[int]) -> None:
    """Let stand-ins play for these seats until their people return."""
    _hand_over(draft, seats, "away")


def return_to_seats(draft: Draft, seats: Sequence[int]) -> None:
    """Let people play their seats again."""
    for seat in seats:
        if draft.table.seats[seat].away and not draft.table.is_over:
            draft.add("back", seat)


def _hand_over(draft: Draft, seats: Sequence[int], kind: Kind) -> None:
    """Record that people are away. A proposal may no longer need their consent."""
    table = draft.table
    for seat in seats:
        thought = table.clocks.thought(seat, draft.now if table.paused is None else table.paused)
        draft.add(kind, seat, thought=thought)
    if table.proposal is not None and table.people:
        _apply_if_agreed(draft)


# --- in the game


def move(
    draft: Draft, seat: int, action: int, *, key: str | None, expect: int | None, by: By, call: bool = False
) -> LogRecord:
    """Take an action, then resolve chance. A key that was used before returns the earlier record.

    With `call`, the game's call is made together with a move that requires it.
    """
    table, stored = draft.table, _key(seat, key)
    if (earlier := _earlier_record(table, stored, "move", action)) is not None:
        return earlier
    match = must_be_playing(table)
    waits.go_on_if_due(draft)
    if waits.is_call(table, seat, action):
        return waits.call_or_catch(draft, seat, action, by, stored)
    waits.refuse_while_waiting(table, seat)
    refuse_other(table, seat, action)
    index = table.hidden_choice(seat)
    if index is not None:
        _refuse_stale(table, seat, expect, table.undoable[index].asked)
        # Refuse it before taking anything back.
        table.before(index).checked(seat, action, table.told.events(seat).told(index))
        quotas.check(table, table.seats[seat].guest, "undo")
        draft.add("undo", seat, first=index, keep=list(range(index + 1, len(match.events))), change=True)
        record = draft.add("move", seat, action, by, stored, changed=True, place=index)
    else:
        question = table.questions.get(seat)
        _refuse_stale(table, seat, expect, question.number if question is not None else None)
        record = draft.add("move", seat, action, by, stored, **_thinking_time(draft, seat, by))
    waits.call_with_move(draft, seat, by, call)
    waits.settle(draft)
    return record


def _thinking_time(draft: Draft, seat: int, by: By) -> dict[str, int]:
    """Return the seat's thinking time to record, if a clock is running for it."""
    clocks = draft.table.clocks
    if not clocks.preset.allowance or by not in {"person", "program"}:
        return {}
    return {"thought": thought} if (thought := clocks.thought(seat, draft.now)) else {}


def possible_undo(table: TableState, seat: int) -> tuple[int, list[int], bool] | None:
    """Return what an undo by this seat would do (`undo_of`), or None if it is not possible, even by consent.

    What the table did for a player, such as forgetting to call, is no decision to take back. An unfair undo needs
    other people who can agree, now or when they return, and no other proposal that is still open.
    """
    found = table.undo_of(seat)
    if found is None or table.paused is not None or table.plays[found[0]].by == "table":
        return None
    others = any(other.is_taken for n, other in enumerate(table.seats) if n != seat)
    return found if found[2] or (others and table.proposal is None) else None


def undo(draft: Draft, guest: str, seat: int, *, key: str | None, ask: bool) -> LogRecord:
    """Take back the seat's last decision if that is fair, otherwise ask the others."""
    table, stored = draft.table, _key(seat, key)
    if (earlier := _earlier_record(table, stored, None, None)) is not None:
        return earlier
    must_not_be_over(table)
    if ask and table.proposal is not None:
        raise _open_proposal(table)
    found = possible_undo(table, seat)
    if found is None:
        raise UnfairUndo(f"seat {seat} at table {table.id} has no decision that can be taken back")
    index, keep, fair = found
    if fair:
        quotas.check(table, guest, "undo")
        return draft.add("undo", seat, key=stored, first=index, keep=keep)
    if not ask:
        raise UnfairUndo(
            f"the last decision of seat {seat} at table {table.id} cannot be taken back without consent: something "
            "hidden or random was revealed since, or another person has decided something; ask everyone to agree"
        )
    return propose(draft, guest, "undo", seat, stored)


def propose(draft: Draft, guest: str, what: What, seat: int | None = None, key: str | None = None) -> LogRecord:
    """Ask everyone to agree, also those who are away unless it is a pause. If there is nobody else, it is agreed."""
    table = draft.table
    must_not_be_over(table)
    if table.proposal is not None:
        raise _open_proposal(table)
    quotas.check(table, guest, "ask")
    record = draft.add("ask", seat, key=key, what=what, guest=guest)
    _apply_if_agreed(draft)
    return record


def _open_proposal(table: TableState) -> TableError:
    assert table.proposal is not None
    return TableError(f"table {table.id} already has an open proposal: {table.proposal.what}")


def answer(draft: Draft, guest: str, agree: bool) -> None:
    """Accept or decline the current proposal."""
    table = draft.table
    if table.proposal is None:
        raise TableError(f"table {table.id} has no open proposal")
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
    """Return the match, or raise TableError if the table is open, closed or paused."""
    if table.reason:
        raise OldEdition(table.id)
    if table.status == "open":
        raise TableError(f"the game at table {table.id} has not started: some seats are open")
    if table.status == "closed":
        raise TableError(f"the game at table {table.id} was ended early")
    if table.claim is not None:
        raise TableError(f"the game at table {table.id} is over: it was claimed, because a player was absent")
    if table.paused is not None:
        raise TableError(f"table {table.id} is paused: resume first")
    assert table.match is not None
    return table.match


def must_not_be_over(table: TableState) -> None:
    """Raise TableError unless a game is being played."""
    must_be_playing(table)
    if table.is_over:
        raise TableError(f"the game at table {table.id} is over")


def _apply_if_agreed(draft: Draft) -> None:
    """Carry out the proposal if everyone has agreed."""
    table, proposal = draft.table, draft.table.proposal
    assert proposal is not None
    if not set(table.asked_about(proposal.what)) <= set(proposal.agreed):
        return
    if proposal.what == "undo":
        assert proposal.seat is not None
        found = table.undo_of(proposal.seat)
        assert found is not None, "a move would have ended the proposal"
        draft.add("undo", proposal.seat, first=found[0], keep=found[1])
    else:
        draft.add(proposal.what)


def _key(seat: int, key: str | None) -> str | None:
    return None if key is None else f"{seat}/{key}"


def _earlier_record(table: TableState, key: str | None, kind: Kind | None, action: int | None) -> LogRecord | None:
    """Return the record that was made with this key, if any."""
    earlier = table.keys.get(key) if key is not None else None
    if earlier is None:
        return None
    number = table.told.number(SPECTATOR if earlier.seat is None else earlier.seat, earlier.seq)
    if (earlier.kind == "move") != (kind == "move") or earlier.action != action:
        raise ReusedKey(f"the key {key!r} was already used for something else at number {number}: use a new one")
    return earlier


def _refuse_stale(table: TableState, seat: int, expect: int | None, asked: int | None) -> None:
    if expect is None:
        return
    since = table.told.number(seat, asked if asked is not None else table.seq)
    if expect > table.number(seat) or (asked is not None and expect < since):
        raise Stale(
            f"the move of seat {seat} at table {table.id} was chosen at number {expect}, but the current question is "
            f"from number {since}: look at the current view and choose again"
        )

"""Waiting: a table gives people time to look at something, or to make a call, before the game goes on.

The game says in which positions and how long (`waiting_time`). A record `wait` says until when, so the wait survives a
restart and another process can take over. It ends when it is due, when everyone present is ready, or with the call.

A call can be forgotten (`TimedCall`). While the table waits for it, everyone sees the game as if the call had been
made, so nothing on the page shows that it is missing. The order in which messages arrive at the server decides.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection

from snowbound.core.contract import CHANCE, supplies, waiting_time
from snowbound.core.errors import Refusal, SnowboundError
from snowbound.core.game import TimedCall

from .chance_receipt import draw
from .draft import Draft, TableError
from .lessons import due_at_once, scripted_outcome
from .pending import Wait
from .records import By, LogRecord
from .table import TableState

CERTAIN = 1 << 56
"""The number of different values that `_random` can have."""


class Waiting(SnowboundError):
    """The table waits before the game goes on."""

    code = "waiting"


class WrongCall(Refusal):
    """There is nothing to call, or nobody to catch, now."""

    code = "wrong-call"


def settle(draft: Draft) -> None:
    """Draw the outcomes of chance until a seat may act, the table waits, or the game is over.

    What a lesson has at once is played as well, the learners' moves included.
    """
    table = draft.table
    assert table.match is not None
    while table.match.actors:
        if (expected := due_at_once(table)) is not None and expected.seat != CHANCE:
            by: By = "bot" if table.is_played_by_program(expected.seat) else "table"
            draft.add("move", expected.seat, expected.actions[0], by)
            continue
        if expected is None and (duration := _duration(table)):
            draft.add("wait", due=draft.now + duration, caller=caller_of(table))
            return
        if table.match.actors != (CHANCE,):
            return
        _draw(draft)


def _duration(table: TableState) -> int:
    """Return how many milliseconds the table waits in this position: 0 if no person is there, or a seat decides."""
    assert table.match is not None
    if not table.people or not supplies(table.game.record, "waiting_time"):
        return 0
    is_call = table.timed_call is not None and caller_of(table) is not None
    if not (is_call or table.match.actors == (CHANCE,)):
        return 0
    return round(waiting_time(table.match.position) * table.wait_factor)


def go_on(draft: Draft) -> None:
    """End the wait. If a call is missing, it can no longer be made."""
    table = draft.table
    assert table.wait is not None
    if table.wait.caller is None:
        _draw(draft)
    else:
        _end_call(draft)
    settle(draft)


def go_on_if_due(draft: Draft) -> None:
    """End a wait that is due, and let a bot catch a forgotten call."""
    wait = draft.table.wait
    if wait is None or draft.table.paused is not None:
        return
    for seat, at in _bot_catches(draft.table, wait):
        if at <= min(draft.now, wait.due):
            _end_call(draft, seat, "bot")
            settle(draft)
            return
    if wait.due <= draft.now:
        go_on(draft)


def next_step(table: TableState) -> int | None:
    """Return when the wait is due, or when a bot catches a forgotten call."""
    if table.wait is None:
        return None
    return min([table.wait.due, *(at for _, at in _bot_catches(table, table.wait))])


def ready(draft: Draft, guest: str, present: Collection[str]) -> None:
    """A person need not wait any longer. When everyone present is ready, the game goes on."""
    table = draft.table
    if table.wait is None:
        return  # the wait has just ended
    if table.wait.caller is not None:
        raise TableError(f"table {table.id} waits for a call: only time or the call ends that")
    if guest not in table.wait.ready:
        draft.add("ready", guest=guest)
    if set(table.people) & set(present) <= set(table.wait.ready):
        go_on(draft)


def refuse_while_waiting(table: TableState, seat: int) -> None:
    """Raise Waiting if the game must not go on yet."""
    if table.wait is not None:
        raise Waiting(
            f"table {table.id} waits until {table.wait.due}, so the move of seat {seat} cannot be played yet: "
            "send it again when the news of the table no longer has `wait`"
        )


# --- calls


def caller_of(table: TableState) -> int | None:
    """Return the seat that can make the game's call in this position."""
    call, match = table.game.call, table.match
    if call is None or match is None or len(match.actors) != 1 or match.actors == (CHANCE,):
        return None
    return match.actors[0] if call.call in match.legal(match.actors[0]) else None


def call_with_move(draft: Draft, seat: int, by: By, wants: bool) -> None:
    """Make the call together with the move that requires it, if its player wants to. A bot seldom forgets."""
    table = draft.table
    call = table.timed_call
    if call is None or caller_of(table) != seat or not table.people:
        return
    is_program = table.is_played_by_program(seat)
    if wants or (is_program and _random(table, "call", seat) < call.bot_calls * CERTAIN):
        draft.add("move", seat, call.call, by)


def is_call(table: TableState, seat: int, action: int) -> bool:
    """Whether an action is a call or a catch at a table where calls are timed, and not the answer to a question.

    Such a question is open only if a catch was taken back, or in logs in which a call alone was taken back.
    """
    call = table.timed_call
    if call is None or not table.people or action not in (call.call, call.catch):
        return False
    question = table.questions.get(seat)
    return table.wait is not None or question is None or action not in question.legal


def call_or_catch(draft: Draft, seat: int, action: int, by: By, key: str | None) -> LogRecord:
    """Make a call, or catch the player who has forgotten it. A wrong one is refused and not logged."""
    table = draft.table
    call, wait = table.timed_call, table.wait
    assert call is not None and table.match is not None
    caller = wait.caller if wait is not None else None
    if action == call.call and caller == seat:
        record = draft.add("move", seat, action, by, key)
        settle(draft)
        return record
    if action == call.catch:
        if _may_catch(table, call, seat, draft.now):
            record = _end_call(draft, seat, by, key)
            settle(draft)
            return record
        table.tries[seat] = len(table.match.events)
    # The answer is the same for every reason, so it does not say whether a call is missing.
    rule = call.rule
    raise WrongCall(f"seat {seat} cannot do this now: {rule}", seat=seat, action=action, rule=rule)


def _may_catch(table: TableState, call: TimedCall, seat: int, now: int) -> bool:
    """Whether a seat's catch counts: after the first seconds, once per move."""
    wait = table.wait
    assert table.match is not None
    if wait is None or wait.caller in (None, seat) or table.tries.get(seat) == len(table.match.events):
        return False
    return wait.since + call.catch_from * table.wait_factor <= now < wait.due


def _end_call(draft: Draft, catcher: int | None = None, by: By = "table", key: str | None = None) -> LogRecord:
    """Record that the call was not made, and who has caught the player. Return the last record, or the catch."""
    table = draft.table
    call, wait = table.timed_call, table.wait
    assert call is not None and wait is not None and table.match is not None
    last = caught = draft.add("move", wait.caller, call.silent, "table")
    if catcher is not None:
        caught = draft.add("move", catcher, call.catch, by, key)
    for seat in table.match.actors:
        if seat != CHANCE and call.let_go in table.match.legal(seat):
            last = draft.add("move", seat, call.let_go, "table")
    return last if catcher is None else caught


def _bot_catches(table: TableState, wait: Wait) -> list[tuple[int, int]]:
    """Return which bots notice the missing call and when, the fastest first. They only depend on the table's seed."""
    call = table.timed_call
    if call is None or wait.caller is None:
        return []
    found = []
    for seat, sitting in enumerate(table.seats):
        if sitting.kind != "bot" or seat == wait.caller:
            continue
        if _random(table, "catch", seat) < call.bot_catches * CERTAIN:
            low, high = call.bot_reaction
            reaction = low + (high - low) * _random(table, "reaction", seat) / CERTAIN
            found.append((seat, wait.since + round((call.catch_from + reaction) * table.wait_factor)))
    return sorted(found, key=lambda catch: catch[1])


def _random(table: TableState, what: str, seat: int) -> int:
    """Return a number below CERTAIN for what a bot does after this event. Nobody can foresee it without the seed."""
    assert table.match is not None
    text = f"{what} {len(table.match.events)} {seat}"
    digest = hmac.digest(bytes.fromhex(table.agreement.seed), text.encode(), "sha256")
    return int.from_bytes(digest[:7], "big")


def _draw(draft: Draft) -> None:
    """Record the next outcome of chance: the lesson's, or the one that follows from the table's seed."""
    match, outcome = draft.table.match, scripted_outcome(draft.table)
    assert match is not None
    if outcome is None:
        outcome = draw(draft.table.key, len(match.events), match.chances())
    draft.add("move", CHANCE, outcome, "chance")

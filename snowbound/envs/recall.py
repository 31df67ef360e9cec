"""What a seat has seen since the game began: its information state, for somebody who forgets nothing.

After each event a seat is told which action it was, if it belongs to the audience or has done it, and looks at its
view. What it was not told and does not see has not happened for it. So two games that a seat cannot tell apart
have the same information state, and two that ever looked different to it have different ones.

    >>> from snowbound.envs.moment import Table
    >>> from snowbound.games import find
    >>> moment = Table(find("uno_power_grab"), players=2).first
    >>> for outcome in (0, 7, 52):                 # the dealer, a card for seat 1, a card for seat 0
    ...     moment = moment.then(outcome)
    >>> information(moment, seat=1)
    'seat 1: c:0 c:7 c:? = ...'

The text lists the events as the seat was told of them: who (a seat, or c for chance) and which action. Behind `=` is
a digest (128 bits) of all views on the way: views are large, and show what no event tells.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.chance import Stream
from snowbound.core.contract import CHANCE, SPECTATOR, may_know
from snowbound.core.errors import SnowboundError
from snowbound.core.observation import chair, observed
from snowbound.core.record import States, copy_states, snapshot

from .moment import Moment, moment_at

NOT_TOLD = -1
EVENT = 2
"""Numbers in a row of the past before the observation: 1 + the actor's chair, 1 + the action or 0."""

Row = NDArray[np.int16]


class ShortRecall(SnowboundError):
    """A seat has seen more events than its information state has room for as numbers."""

    code = "short-recall"


class Seen(NamedTuple):
    """What the last event was to a seat, and a digest of all it has seen."""

    # fmt: off
    text: str                     # who did what; empty if the seat noticed nothing
    told: int                     # the action, or NOT_TOLD
    look: bytes                   # digest of the view
    chain: bytes                  # digest of all looks and texts so far
    rows: tuple[Row, ...] = ()    # of the time before an imagined moment, where they are wanted
    # fmt: on


def information(moment: Moment, seat: int) -> str:
    """All that a seat, or a spectator, has seen, as a text: equal for games that it cannot tell apart."""
    chain = seen(moment, seat).chain.hex()
    viewer = "spectator" if seat == SPECTATOR else f"seat {seat}"
    return f"{viewer}:{story(moment, seat)} = {chain}"


def story(moment: Moment, seat: int) -> str:
    """The events as a seat was told of them."""
    seen(moment, seat)
    texts, at = [moment.seen[seat].text], moment
    while at.before is not None:
        at = at.before
        texts.append(at.seen[seat].text)
    return "".join(reversed(texts))


def seen(moment: Moment, seat: int) -> Seen:
    """What a seat has seen until this moment; each moment remembers it for the next."""
    trail, at = [], moment
    while seat not in at.seen:
        trail.append(at)
        if at.before is None:
            break
        at = at.before
    for later in reversed(trail):
        later.seen[seat] = _seen_first(later, seat) if later.before is None else _seen_next(later, later.before, seat)
    last: Seen = moment.seen[seat]
    return last


def _seen_first(moment: Moment, seat: int) -> Seen:
    look = look_at(moment, seat)
    return Seen("", NOT_TOLD, look, _digest(look))


def _seen_next(moment: Moment, before: Moment, seat: int) -> Seen:
    event, last = moment.event, before.seen[seat]
    assert event is not None, "an event stands between two moments"
    look = look_at(moment, seat)
    knows = event.seat == seat or may_know(int(moment.table.run.audience(before.states, 0, *event)), seat)
    if not knows and look == last.look:
        return Seen("", NOT_TOLD, look, last.chain)
    text = f" {'c' if event.seat == CHANCE else event.seat}:{event.action if knows else '?'}"
    told = event.action if knows else NOT_TOLD
    return Seen(text, told, look, _digest(last.chain + text.encode() + look))


def view_of(moment: Moment, seat: int) -> States:
    """The position as a seat may know it."""
    states = copy_states(moment.states)
    moment.table.run.conceal(states, 0, seat)
    return states


def look_at(moment: Moment, seat: int) -> bytes:
    """A digest of the view of a seat."""
    return _digest(snapshot(view_of(moment, seat), 0))


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()


# --- as numbers


def past(moment: Moment, seat: int) -> list[Row]:
    """A row for each event that a seat has noticed: who, which action, and its observation afterwards."""
    seen(moment, seat)
    rows: list[Row] = []
    at = moment
    while at.before is not None:
        if at.seen[seat].text:
            rows.append(_row(at, seat))
        at = at.before
    return [*at.seen[seat].rows, *reversed(rows)]


def _row(moment: Moment, seat: int) -> Row:
    table, event = moment.table, moment.event
    assert event is not None, "an event stands before every moment but the first"
    who = table.players if event.seat == CHANCE else chair(event.seat, seat, table.players)
    observation = observed(table.run, view_of(moment, seat), seat)
    return np.concatenate((np.array([1 + who, 1 + moment.seen[seat].told], np.int16), observation))


def write_past(moment: Moment, seat: int, out: NDArray[np.float32]) -> None:
    """Write the rows of the past to `out`, which is all zero and has a line for each."""
    rows = past(moment, seat)
    if len(rows) > len(out):
        raise ShortRecall(
            f"seat {seat} of {moment.table.game.id} has seen {len(rows)} events and recall is {len(out)}: "
            f"load the game with recall={2 * len(rows)}, or without it"
        )
    for number, row in enumerate(rows):
        out[number] = row


# --- other worlds


def imagined(moment: Moment, seat: int, rng: Stream) -> Moment:
    """A moment that this seat cannot tell from the true one: the rest of the world is as the rules let it be imagined.

    The seat has seen there what it has seen here. What the others have seen on an imagined way to
    it nobody knows: they have seen what a spectator saw, and now look at their own imagined view.
    """
    table = moment.table
    states = copy_states(moment.states)
    table.run.withhold(states, 0, seat)
    table.run.imagine(states, 0, seat, rng)
    world = moment_at(table, snapshot(states, 0), moment.decisions, {})
    world.seen[seat] = _kept(moment, seat)
    world.seen[SPECTATOR] = public = _kept(moment, SPECTATOR)
    for other in range(table.players):
        if other != seat:
            look = look_at(world, other)
            world.seen[other] = public._replace(look=look, chain=_digest(public.chain + look))
    return world


def _kept(moment: Moment, seat: int) -> Seen:
    """What a seat has seen, told at once."""
    rows = tuple(past(moment, seat)) if moment.table.recall else ()
    return seen(moment, seat)._replace(text=story(moment, seat), rows=rows)

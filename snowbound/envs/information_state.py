"""Information states: all that a seat has seen since the game began, with perfect recall.

After each event a seat learns the action if it is in the audience or has acted itself, and sees its view.
An event that it neither learns of nor sees does not count. So two games that a seat cannot tell apart have
the same information state, and games that ever looked different to it have different ones.

    >>> from snowbound.envs.history import GameConfig
    >>> from snowbound.games import find
    >>> history = GameConfig(find("uno_power_grab"), players=2).initial
    >>> for outcome in (0, 7, 52):                 # the dealer, a card for seat 1, a card for seat 0
    ...     history = history.child(outcome)
    >>> information(history, seat=1)
    'seat 1: c:0 c:7 c:? = ...'

The text lists the events as the seat was told of them: the seat (c for chance) and the action. After `=`
follows a 128-bit digest of all views so far, since views show more than the events tell.
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

from .history import History, history_at

NOT_TOLD = -1
EVENT = 2
"""Numbers that precede the observation in a row: 1 + the actor's chair, and 1 + the action or 0."""

EventRow = NDArray[np.int16]


class ShortRecall(SnowboundError):
    """A seat has seen more events than its information state tensor can hold."""

    code = "short-recall"


class SeenEvent(NamedTuple):
    """What a seat saw of one event, and a digest of everything it has seen so far."""

    # fmt: off
    text: str                     # seat and action; empty if the seat noticed nothing
    told: int                     # the action, or NOT_TOLD
    view: bytes                   # digest of the view
    chain: bytes                  # digest of all views and texts so far
    rows: tuple[EventRow, ...] = ()    # tensor rows from before an imagined history
    # fmt: on


def information(history: History, seat: int) -> str:
    """Return the information state of a seat or spectator as a text."""
    chain = seen(history, seat).chain.hex()
    viewer = "spectator" if seat == SPECTATOR else f"seat {seat}"
    return f"{viewer}:{told_events(history, seat)} = {chain}"


def told_events(history: History, seat: int) -> str:
    """Return the events as a seat was told of them."""
    seen(history, seat)
    texts, at = [history.seen[seat].text], history
    while at.parent is not None:
        at = at.parent
        texts.append(at.seen[seat].text)
    return "".join(reversed(texts))


def seen(history: History, seat: int) -> SeenEvent:
    """Return what a seat has seen; the result is stored in each history for its children."""
    missing, at = [], history
    while seat not in at.seen:
        missing.append(at)
        if at.parent is None:
            break
        at = at.parent
    for later in reversed(missing):
        later.seen[seat] = _seen_first(later, seat) if later.parent is None else _seen_next(later, later.parent, seat)
    last: SeenEvent = history.seen[seat]
    return last


def _seen_first(history: History, seat: int) -> SeenEvent:
    view = view_digest(history, seat)
    return SeenEvent("", NOT_TOLD, view, _digest(view))


def _seen_next(history: History, parent: History, seat: int) -> SeenEvent:
    event, last = history.event, parent.seen[seat]
    assert event is not None, "every history but the root has an event"
    view = view_digest(history, seat)
    knows = event.seat == seat or may_know(int(history.config.run.audience(parent.states, 0, *event)), seat)
    if not knows and view == last.view:
        return SeenEvent("", NOT_TOLD, view, last.chain)
    text = f" {'c' if event.seat == CHANCE else event.seat}:{event.action if knows else '?'}"
    told = event.action if knows else NOT_TOLD
    return SeenEvent(text, told, view, _digest(last.chain + text.encode() + view))


def view_of(history: History, seat: int) -> States:
    """Return the position as a program in a seat may know it."""
    states = copy_states(history.states)
    history.config.run.conceal_from_program(states, 0, seat)
    return states


def view_digest(history: History, seat: int) -> bytes:
    """Return a digest of the view of a seat."""
    return _digest(snapshot(view_of(history, seat), 0))


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()


# --- tensors


def past(history: History, seat: int) -> list[EventRow]:
    """Return a row for each event that a seat noticed: actor, action, and its observation afterwards."""
    seen(history, seat)
    rows: list[EventRow] = []
    at = history
    while at.parent is not None:
        if at.seen[seat].text:
            rows.append(_row(at, seat))
        at = at.parent
    return [*at.seen[seat].rows, *reversed(rows)]


def _row(history: History, seat: int) -> EventRow:
    config, event = history.config, history.event
    assert event is not None, "every history but the root has an event"
    who = config.players if event.seat == CHANCE else chair(event.seat, seat, config.players)
    observation = observed(config.run, view_of(history, seat), seat, history.shown)
    return np.concatenate((np.array([1 + who, 1 + history.seen[seat].told], np.int16), observation))


def write_past(history: History, seat: int, out: NDArray[np.float32]) -> None:
    """Write the rows of the past to `out`, which is all zero."""
    rows = past(history, seat)
    if len(rows) > len(out):
        raise ShortRecall(
            f"seat {seat} of {history.config.game.id} has seen {len(rows)} events, more than recall={len(out)} allows: "
            f"load the game with recall={2 * len(rows)}, or without it"
        )
    for number, row in enumerate(rows):
        out[number] = row


# --- resampling


def imagined(history: History, seat: int, rng: Stream) -> History:
    """Return a random history that this seat cannot tell from the true one.

    The seat has seen the same in both. The other seats have seen what a spectator saw, and their own
    view of the imagined position, since the events that led to it are unknown.
    """
    config = history.config
    states = copy_states(history.states)
    config.run.withhold(states, 0, seat)
    config.run.imagine(states, 0, seat, rng)
    world = history_at(config, snapshot(states, 0), history.decisions, {}, history.shown)
    world.seen[seat] = _kept(history, seat)
    world.seen[SPECTATOR] = public = _kept(history, SPECTATOR)
    for other in range(config.players):
        if other != seat:
            view = view_digest(world, other)
            world.seen[other] = public._replace(view=view, chain=_digest(public.chain + view))
    return world


def _kept(history: History, seat: int) -> SeenEvent:
    """Return everything that a seat has seen as one event."""
    rows = tuple(past(history, seat)) if history.config.recall else ()
    return seen(history, seat)._replace(text=told_events(history, seat), rows=rows)

"""Telling everyone who watches a table what has happened, in short slices between which the loop serves other tables.

The caller holds the table's lock until everyone was told, so the table cannot change meanwhile, and each viewer gets
the messages of a table in their order.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from snowbound.core.contract import SPECTATOR

from ..messages import views, wire
from .records import LogRecord

if TYPE_CHECKING:
    from .live_table import LiveTable

SLICE = 0.005
"""Seconds of processor time for the messages of one table, before others have a turn. A message is never divided."""


class Slices:
    """Lets the event loop serve others after each slice. A cancellation is delayed until everyone was told."""

    def __init__(self) -> None:
        self._ends = time.thread_time() + SLICE
        self._cancelled: asyncio.CancelledError | None = None

    async def take_turns(self) -> None:
        """Let others have a turn if this slice is over."""
        if time.thread_time() < self._ends:
            return
        try:
            await asyncio.sleep(0)
        except asyncio.CancelledError as error:
            self._cancelled = error
        self._ends = time.thread_time() + SLICE

    def finish(self) -> None:
        """Raise the cancellation that came meanwhile."""
        if self._cancelled is not None:
            raise self._cancelled


async def announce(live: LiveTable, records: Sequence[LogRecord], *, info: bool) -> None:
    """Send new records to every listener."""
    happened = views.TableNews(live.table, records, info=info)
    try:
        await _tell_everyone(live, happened.news, happened.is_hidden_from)
    finally:
        live.table.unsent.clear()


async def send_full_views(live: LiveTable) -> None:
    """Send every listener the full view."""

    def full_view(seat: int, preferences: views.Preferences) -> wire.News:
        message = views.news(live.table, seat, preferences)
        message.gap = True
        return message

    await _tell_everyone(live, full_view)


async def _tell_everyone(
    live: LiveTable,
    news: Callable[[int, views.Preferences], wire.News],
    is_hidden_from: Callable[[int], bool] = lambda viewer: False,
) -> None:
    """Send every listener its message, players first. Listeners with the same seat and preferences share one."""
    slices, made = Slices(), dict[tuple[int, views.Preferences], bytes]()
    for listener, seat in sorted(live.listeners, key=lambda each: each[1] == SPECTATOR):
        kind = (seat, listener.preferences)
        if kind not in made:
            await slices.take_turns()
        if (listener, seat) not in live.listeners:  # it has left meanwhile
            continue
        if not live.may_see(listener.guest, seat):  # the seat no longer belongs to this guest
            del live.listeners[listener, seat]
            kind = (SPECTATOR, listener.preferences)  # the last message of this subscription says so
        if is_hidden_from(kind[0]):
            continue
        if kind not in made:
            made[kind] = wire.encode(news(*kind))
        listener.push(made[kind])
    slices.finish()

"""A table in memory, and the connections that watch it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from snowbound.core.contract import SPECTATOR

from ..messages import views
from .bot_turns import BotTurn
from .table import TableState


class Listener(Protocol):
    """A connection that receives the messages of a table or of the lobby."""

    preferences: views.Preferences
    wants_reactions: bool
    hidden_owners: frozenset[str]  # guests whose tables are not shown in the lobby

    @property
    def guest(self) -> str:
        """The guest's id, or an empty string."""

    def push(self, message: bytes) -> None:
        """Queue one message. This must not block."""


class LiveTable:
    """A table in memory and its listeners."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: dict[tuple[Listener, int], None] = {}
        # fmt: off
        self.last_seen: dict[str, int] = {}             # by guest: when we last heard from them
        self.remote_guests: dict[str, list[str]] = {}   # by other server process: the guests watching there
        self.last_used = 0
        self.returning: set[int] = set()                # seats whose people return after the stand-in's move
        self.thinking: dict[int, int] = {}              # by seat: number of the question its bot is thinking about
        self.turns: dict[int, BotTurn] = {}             # by seat of a bot or stand-in
        self.needs_reload = False                       # memory and database may differ
        # fmt: on

    def present_seats(self) -> list[int]:
        """Return the seats whose people are watching, in this or another process."""
        guests = {*self.local_guests(), *(guest for there in self.remote_guests.values() for guest in there)}
        return [n for n, seat in enumerate(self.table.seats) if seat.is_taken and seat.guest in guests]

    def local_guests(self) -> list[str]:
        """Return the guests who are watching in this process."""
        return sorted({listener.guest for listener, _ in self.listeners})

    def may_see(self, guest: str, seat: int) -> bool:
        """Whether this guest may see the view of this seat."""
        return seat == SPECTATOR or self.table.is_seat_of(seat, guest)

    def is_watched_by(self, guest: str) -> bool:
        """Whether this guest is watching, in this or another process."""
        if any(listener.guest == guest for listener, _ in self.listeners):
            return True
        return any(guest in guests for guests in self.remote_guests.values())

"""Tables that play as fast as the server allows. A move is complete when the player who made it has the new state.

The other players may not be told of it at all, if it is hidden from them.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

CHOOSER = random.Random(1)
UNDECIDED = -1
"""The mover while a table pauses before a move."""

PATIENCE = 120.0
"""Seconds after the end in which the last move must be completed."""


@dataclass
class State:
    """What a socket has received: an increasing number, the legal actions, and whether the game is over."""

    number: int
    actions: Sequence[int]
    over: bool


class Player(Protocol):
    """One socket at a table."""

    table: Table | None
    lost: str

    def join(self, game: str, seat: int) -> None:
        """Ask for the state of a prepared game, which is passed to `Table.arrived`."""

    def move(self, action: int, number: int) -> None:
        """Take an action."""

    def close(self) -> None:
        """Close the connection."""


@dataclass
class Table:
    """Sockets that play prepared games one after the other."""

    players: Sequence[Player]
    games: list[str]
    # fmt: off
    seats: int                                          # players beyond these are spectators
    pause: float = 0.0                                  # seconds between two moves, on average
    own: list[float] = field(default_factory=list)      # seconds until the mover had the new state
    other: list[float] = field(default_factory=list)    # … and until each other socket had it
    # fmt: on
    moves: int = 0
    finished: int = 0
    game: str = ""

    def __post_init__(self) -> None:
        self._until = 0.0
        self._done: asyncio.Future[None] | None = None
        self._states: dict[int, State] = {}  # the latest of each socket
        self._mover: int | None = None  # whose move is on its way
        self._began = 0.0
        for player in self.players:
            player.table = self

    async def play(self, until: float) -> None:
        """Play until a time, and complete the last move."""
        self._until, self._done = until, asyncio.get_running_loop().create_future()
        if self.game:
            self._go_on()
        else:
            self._next_game()
        try:
            await asyncio.wait_for(self._done, until - time.perf_counter() + PATIENCE)
        except TimeoutError:
            raise SystemExit(f"nothing happened at table {self.game} for {PATIENCE:g} s") from None

    def _next_game(self) -> None:
        """Start the next prepared game."""
        if not self.games:
            self._stop()
            return
        self.game, self._states, self._mover = self.games.pop(), {}, None
        for place, player in enumerate(self.players):
            player.join(self.game, place if place < self.seats else -1)

    def arrived(self, place: int, state: State) -> None:
        """A socket has a new state."""
        before = self._states.get(place)
        if before is not None and state.number <= before.number:
            return
        self._states[place] = state
        if before is not None and self._began:
            (self.own if place == self._mover else self.other).append(time.perf_counter() - self._began)
        if place == self._mover:
            self.moves += 1
            self._mover = None
        self._go_on()

    def forget_measurements(self) -> None:
        """Count from now on."""
        self.moves = 0
        self.own.clear()
        self.other.clear()

    def refused(self, place: int) -> None:
        """A move came too late, because another one has changed the question. The news says what to do next."""
        state = self._states[place]
        self._states[place] = State(state.number, (), state.over)
        if self._mover == place:
            self._mover = None
        self._go_on()

    def _go_on(self) -> None:
        """Make the next move, unless one is on its way or nobody is asked yet."""
        if self._mover is not None or len(self._states) < len(self.players):
            return
        if time.perf_counter() >= self._until:
            self._stop()
        elif any(state.over for state in self._states.values()):
            self.finished += 1
            self._next_game()
        elif any(state.actions for state in self._states.values()):
            self._mover = UNDECIDED
            if self.pause:
                asyncio.get_running_loop().call_later(self.pause * (0.5 + CHOOSER.random()), self._move)
            else:
                self._move()

    def _move(self) -> None:
        asked = [(place, state) for place, state in self._states.items() if state.actions]
        place, state = asked[int(CHOOSER.random() * len(asked))]
        self._mover, self._began = place, time.perf_counter()
        self.players[place].move(state.actions[int(CHOOSER.random() * len(state.actions))], state.number)

    def _stop(self) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_result(None)


@dataclass
class Result:
    """The measurements of one run."""

    tables: int
    sockets: int  # per table
    moves: int
    seconds: float
    cpu: float
    own: list[float]
    other: list[float]

    def summary(self) -> dict[str, float]:
        """Return rates, and latencies in milliseconds."""
        both = sorted(self.own + self.other)
        own, other = sorted(self.own), sorted(self.other)
        return {
            "tables": self.tables,
            "sockets": self.sockets,
            "moves": self.moves,
            "moves_per_second": self.moves / self.seconds,
            "moves_per_cpu_second": self.moves / self.cpu,
            "cpu_ms_per_move": self.cpu / self.moves * 1000,
            "cpu_share": self.cpu / self.seconds,
            "p50": at(both, 0.5),
            "p99": at(both, 0.99),
            "own_p50": at(own, 0.5),
            "own_p99": at(own, 0.99),
            "other_p50": at(other, 0.5),
            "other_p99": at(other, 0.99),
        }


def at(values: Sequence[float], share: float) -> float:
    """Return the value below which this share lies, in milliseconds."""
    return values[min(len(values) - 1, int(share * len(values)))] * 1000 if values else 0.0

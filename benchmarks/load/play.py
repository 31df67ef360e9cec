"""Tables that play as fast as the server allows. A move is complete when every socket has the new state."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

CHOOSER = random.Random(1)
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
        self._missing = 0
        self._number = -1
        self._mover = -1
        self._began = 0.0
        self._options: list[tuple[int, Sequence[int]]] = []
        for player in self.players:
            player.table = self

    async def play(self, until: float) -> None:
        """Play until a time, and complete the last move."""
        self._until, self._done = until, asyncio.get_running_loop().create_future()
        if self.game:
            self._next(over=False)
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
        self.game = self.games.pop()
        self._number, self._missing, self._mover, self._options = -1, len(self.players), -1, []
        for place, player in enumerate(self.players):
            player.join(self.game, place if place < self.seats else -1)

    def arrived(self, place: int, state: State) -> None:
        """A socket has a new state."""
        if state.number <= self._number or self._missing == 0:
            return
        if self._mover >= 0:
            (self.own if place == self._mover else self.other).append(time.perf_counter() - self._began)
        if state.actions:
            self._options.append((place, state.actions))
        self._missing -= 1
        if not self._missing:
            self.moves += self._mover >= 0
            self._number = state.number
            if state.over or self._options:
                self._next(state.over)
            else:  # nobody can move yet: the table itself goes on, such as after a round of UNO
                self._missing, self._mover = len(self.players), -1

    def _next(self, over: bool) -> None:
        if time.perf_counter() >= self._until:
            self._stop()
        elif over:
            self.finished += 1
            self._next_game()
        elif self.pause:
            asyncio.get_running_loop().call_later(self.pause * (0.5 + CHOOSER.random()), self._move)
        else:
            self._move()

    def _move(self) -> None:
        place, actions = self._options[int(CHOOSER.random() * len(self._options))]
        self._missing, self._mover, self._options = len(self.players), place, []
        self._began = time.perf_counter()
        self.players[place].move(actions[int(CHOOSER.random() * len(actions))], self._number)

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

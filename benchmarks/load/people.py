"""People who play at human pace: they look at what has happened, think, and decide, as long as their table is active.

Thinking times are log-normal. The first decision of a turn takes 6 s in the median, and a further one of the same turn
2 s, each between 0.5 and 60 s. Their choices are random, and when a game is over they start another one. They get words
and pictures in six languages, as browsers do.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

from .snowbound_server import Choice, Message, decode, encode
from .websocket import ClientSocket

LANGUAGES = ("en", "da", "nb", "sv", "fi", "nl")
FIRST, FURTHER = 6.0, 2.0
"""Median seconds for the first decision of a turn, and for a further one."""

SPREAD = 0.8
"""Standard deviation of the logarithm."""

SHORTEST, LONGEST = 0.5, 60.0
AGAIN = 1.0
"""Seconds after which a refused decision is made again."""

GIVE_UP = 60.0
"""Seconds to wait for an answer while tables are prepared."""


class RefusedCommand(Exception):
    """The server refused a command, or did not answer in time."""


@dataclass
class Observed:
    """What was measured of all people together."""

    answers: list[float] = field(default_factory=list)  # seconds from a decision to its acknowledgement
    refused: int = 0
    games: int = 0

    def restart(self) -> None:
        """Forget what was measured before."""
        self.answers.clear()
        self.refused = self.games = 0


def thinking_time(rng: random.Random, *, further: bool) -> float:
    """Return how many seconds a person thinks."""
    median = FURTHER if further else FIRST
    return min(max(rng.lognormvariate(log(median), SPREAD), SHORTEST), LONGEST)


class Person(ClientSocket):
    """One person with one socket."""

    def __init__(self, port: int, cookie: str, seat: int, rng: random.Random, observed: Observed) -> None:
        super().__init__(port, "/ws", f"Cookie: {cookie}\r\n")
        self.seat = seat
        self.party: Party | None = None
        self._rng = rng
        self._observed = observed
        self._choices: Sequence[Choice] = ()
        self._number = 0
        self._count = 0
        self._sent: dict[str, float] = {}  # by key of a move: when it was sent
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._decided = False  # whether this person made the last decision, so that the next is a further one

    def received(self, message: bytes) -> None:
        """Follow the news, and measure how long an answer took."""
        told = decode(message)
        if told.type == "news":
            if told.view is not None and self.party is not None and told.table == self.party.table:
                self._number, self._choices = told.number, told.view.choices
                if told.view.over:
                    self.party.finished(self)
                else:
                    self.consider()
        elif told.key is not None and told.key in self._waiting:
            self._waiting.pop(told.key).set_result(told)
        elif told.key is not None and told.key in self._sent:
            began = self._sent.pop(told.key)
            if told.type == "error":
                self._observed.refused += 1
                self._later(AGAIN)
            else:
                self._observed.answers.append(time.perf_counter() - began)
                self.consider()  # the news came before the answer

    def consider(self) -> None:
        """Think about the open question, unless this person does so already."""
        party = self.party
        if not self._choices:
            self._decided = False
        elif self._timer is None and not self._sent and party is not None and party.active:
            self._later(thinking_time(self._rng, further=self._decided))

    def _later(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._decide)

    def _decide(self) -> None:
        self._timer = None
        if not self._choices or self.party is None or not self.party.active or self._transport is None:
            return
        self._count += 1
        key, action = f"m{self._count}", self._rng.choice(self._choices).action
        self._sent[key], self._decided, self._choices = time.perf_counter(), True, ()
        command = {"type": "move", "key": key, "table": self.party.table, "seat": self.seat}
        self.send(encode(command | {"action": action, "expect": self._number}))

    async def do(self, type: str, **values: Any) -> Message:
        """Send a command and wait for its answer."""
        self._count += 1
        key = f"{type}-{self._count}"
        answer = self._waiting[key] = asyncio.get_running_loop().create_future()
        self.send(encode({"type": type, "key": key} | values))
        try:
            message: Message = await asyncio.wait_for(answer, GIVE_UP)
        except TimeoutError:
            raise RefusedCommand(f"{type} was not answered within {GIVE_UP:g} s") from None
        if message.error:
            raise RefusedCommand(f"{type} was refused: {message.error}")
        return message


class Party:
    """The people of one table. When a game is over, they start another one."""

    def __init__(self, game: str, people: Sequence[Person], observed: Observed) -> None:
        self.game = game
        self.people = people
        self.table = ""
        self.active = False
        self._observed = observed
        self._is_over = False
        self._starting: asyncio.Task[None] | None = None
        for person in people:
            person.party = self

    async def sit_down(self) -> None:
        """Create a table, take all seats and watch."""
        first, *others = self.people
        if self.table:
            for person in self.people:
                await person.do("unwatch", table=self.table, seat=person.seat)
        created = await first.do("create", game=self.game, seats=["me"] + ["open"] * len(others))
        for person in others:
            await person.do("sit", table=created.table, seat=person.seat)
        self.table = created.table
        for person in self.people:
            await person.do("watch", table=self.table, seat=person.seat)

    def finished(self, person: Person) -> None:
        """Note that the game is over, and start another one."""
        if person is self.people[0] and not self._is_over:
            self._is_over = True
            self._observed.games += 1
            self.activate(self.active)

    async def _start_again(self) -> None:
        """Start another game, even if the server is overloaded."""
        while self.active:
            try:
                await self.sit_down()
                self._is_over = False
                self.activate(self.active)
                return
            except RefusedCommand:
                self._observed.refused += 1
                await asyncio.sleep(AGAIN)

    def activate(self, active: bool) -> None:
        """Let the people play, or only watch."""
        self.active = active
        if active and self._is_over and (self._starting is None or self._starting.done()):
            self._starting = asyncio.get_running_loop().create_task(self._start_again())
        for person in self.people:
            person.consider()

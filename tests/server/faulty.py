"""Players over a bad network: frames are lost, duplicated, delayed and reordered, and connections break.

Players follow docs/wire.md: they send a move again with the same key until it is answered, and after reconnecting they
ask for what happened since their last number.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)
ANSWER_WITHIN, AT_MOST = 0.3, 3.0
"""Seconds that a player waits for an answer before sending again. The wait grows with each attempt."""

DEFINITE = frozenset({"stale", "wrong-seat", "illegal-action", "game-over"})
"""Errors after which a move is not sent again."""


class Network:
    """The faults between players and servers, drawn from a seed."""

    def __init__(self, rng: Random, addresses: Callable[[], list[str]]) -> None:
        self.rng = rng
        self.addresses = addresses
        self.faults = 0

    def happens(self, chance: float) -> bool:
        """Whether a fault happens now."""
        wrong = self.rng.random() < chance
        self.faults += wrong
        return wrong

    async def address(self) -> str:
        """Return one of the running servers, waiting until there is one."""
        while not (addresses := self.addresses()):
            await asyncio.sleep(0.05)
        return self.rng.choice(addresses)

    async def delay(self) -> None:
        await asyncio.sleep(self.rng.random() * 0.06)


class BadLine:
    """A socket that loses, duplicates, delays and reorders frames in both directions."""

    def __init__(self, connection: ClientConnection, network: Network) -> None:
        self.connection = connection
        self.network = network
        self._late: set[asyncio.Task[None]] = set()
        self._again: list[Message] = []

    async def send(self, type: str, **values: Any) -> None:
        """Send a frame once, twice, late or not at all, or lose the connection before or after it."""
        frame, network = msgspec.json.encode({"type": type} | values).decode(), self.network
        if network.happens(0.015):
            self.cut()
        if network.happens(0.05):
            return
        if network.happens(0.06):
            late = asyncio.create_task(self._send_late(frame))
            self._late.add(late)
            late.add_done_callback(self._late.discard)
            return
        for _ in range(2 if network.happens(0.06) else 1):
            await self.connection.send(frame)
        if network.happens(0.015):
            self.cut()

    async def receive(self, within: float) -> Message:
        """Return the next frame. It may be lost, duplicated or swapped with its successor."""
        while True:
            if self._again and self.network.happens(0.5):
                return self._again.pop()
            async with asyncio.timeout(within):
                message: Message = msgspec.json.decode(await self.connection.recv())
            if self.network.happens(0.04):
                continue
            if self.network.happens(0.06):
                self._again.append(message)
                if self.network.happens(0.5):
                    continue  # deliver it later
            return message

    async def _send_late(self, frame: str) -> None:
        await self.network.delay()
        with contextlib.suppress(*BROKEN):
            await self.connection.send(frame)

    def cut(self) -> None:
        """Cut the connection without closing it."""
        self.connection.transport.abort()

    async def close(self) -> None:
        for task in list(self._late):
            task.cancel()
        await asyncio.gather(*self._late, return_exceptions=True)


class Pending:
    """A move that has not been answered yet."""

    def __init__(self, key: str, action: int, expect: int) -> None:
        self.key, self.action, self.expect = key, action, expect


class Player:
    """A guest with one seat at one table."""

    def __init__(self, network: Network, cookie: str, table: str, seat: int, moved: Callable[[], None]) -> None:
        self.network, self.cookie, self.table, self.seat = network, cookie, table, seat
        self.moved = moved
        self.number = 0  # of the last record that we have
        self.told: dict[int, Message] = {}
        self.view: Message = {}
        self.pending: Pending | None = None
        self.acknowledged: dict[str, tuple[int, int]] = {}  # by key: number and action
        self.decisions = 0
        self.wants_news = True
        self.patience = ANSWER_WITHIN

    @property
    def is_done(self) -> bool:
        return bool(self.view.get("over")) and self.pending is None

    async def play(self) -> None:
        """Play until the game is over and every move is answered, reconnecting as often as necessary."""
        while not self.is_done:
            try:
                async with self._connected() as line:
                    self.wants_news = True
                    await line.send("hello", texts=False)
                    while not self.is_done:
                        await self._talk(line)
            except BROKEN:
                await self.network.delay()

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[BadLine]:
        address = (await self.network.address()).replace("http", "ws")
        headers = {"Cookie": f"snowbound={self.cookie}"}
        async with connect(
            f"{address}/ws",
            additional_headers=headers,
            proxy=None,
            compression=None,
            close_timeout=0.2,
            open_timeout=10,
            max_size=None,
        ) as connection:
            line = BadLine(connection, self.network)
            try:
                yield line
            finally:
                await line.close()

    async def _talk(self, line: BadLine) -> None:
        """Send what is due, then read one frame."""
        if self.wants_news:
            await line.send("watch", table=self.table, seat=self.seat, since=self.number)
        self._decide()
        if self.pending is not None:
            move = self.pending
            await line.send(
                "move", table=self.table, seat=self.seat, action=move.action, key=move.key, expect=move.expect
            )
        try:
            self._receive(await line.receive(self.patience))
            while self.pending is not None or not (self.wants_news or self._is_asked()):
                self._receive(await line.receive(self.patience))
            self.patience = ANSWER_WITHIN
        except TimeoutError:
            self.wants_news = True
            self.patience = min(AT_MOST, 1.5 * self.patience)

    def _is_asked(self) -> bool:
        return self.is_done or bool(self.view.get("choices"))

    def _decide(self) -> None:
        choices = self.view.get("choices")
        if choices and self.pending is None and not self.wants_news:
            self.decisions += 1
            choices = (
                choices[:1] if self.network.rng.random() < 0.6 else choices
            )  # in UNO, prefer playing a card to drawing
            action = self.network.rng.choice(choices)["action"]
            self.pending = Pending(f"{self.seat}-{self.decisions}", action, self.number)

    def _receive(self, message: Message) -> None:
        kind = message["type"]
        if kind == "news":
            self._read(message)
        elif kind == "ack" and message.get("key"):
            self._note(message)
        elif kind == "error" and self.pending is not None and message.get("key") == self.pending.key:
            if message["error"]["code"] in DEFINITE:
                assert self.pending.key not in self.acknowledged, f"acknowledged, then refused: {message}"
                self.pending, self.wants_news = None, True
        elif kind == "closing":
            raise ConnectionResetError

    def _note(self, ack: Message) -> None:
        """Record an acknowledgement. Every acknowledgement of a move must be the same."""
        key, number = ack["key"], ack["number"]
        if self.pending is not None and key == self.pending.key:
            self.acknowledged[key] = number, self.pending.action
            self.pending = None
            self.view = self.view | {"choices": []}  # the news says what comes next
            self.moved()
        else:
            assert key not in self.acknowledged or self.acknowledged[key][0] == number, (
                f"{ack} differs from the earlier answer"
            )

    def _read(self, news: Message) -> None:
        """Record each event once, and ask for missing ones."""
        for told in news.get("told", []):
            for name in ("text", "facts"):
                told.pop(name, None)  # the hello that turns texts off was lost
            known = self.told.setdefault(told["number"], told) if told["number"] <= self.number + 1 else told
            assert known == told, f"{told} was {known} before"
            if told["number"] == self.number + 1:
                self.number += 1
        if news["number"] > self.number:
            self.wants_news = True
        elif news["number"] == self.number:
            self.view, self.wants_news = news.get("view") or {}, False

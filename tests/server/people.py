"""People who play whole games with everything that the protocol offers, over sockets and over HTTP.

A person sends one command at a time, again with the same key until it is answered, and keeps everything that the
server has said: `campaign_check` compares that with the log.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from snowbound.bots import Player as Bot
from snowbound.core.record import restore
from snowbound.games import find
from snowbound.server.tables.chance_receipt import pledge_of

Message = dict[str, Any]
BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, httpx.HTTPError, EOFError)

ANSWER_WITHIN = 2.0
"""Seconds that a person waits for an answer before trying again over a new connection."""

UNKNOWN = frozenset({"failed", "indeterminate", "conflict", "busy", "stopping", "too-slow"})
"""Errors after which a command may or may not have been carried out: it is sent again."""

NEVER = frozenset(
    {"damaged", "not-allowed", "bad-message", "reused-key", "missing-key", "no-table", "too-fast", "limit"}
)
"""Errors that a person who follows the protocol never gets."""

THINKING = frozenset({"polar_rush", "ice_flow"})
"""Games that do not end by themselves when everyone plays at random."""

DEAF = ("duplicate", "late", "cut before", "cut after")
"""What may happen to a message of a person on its way."""


@dataclass
class Sent:
    """A command that a person has sent, and its answer."""

    type: str
    key: str
    values: Message
    number: int | None = None  # of its record, once it is acknowledged
    refused: str = ""  # the code of the error, if it is certain that nothing was done
    copies: int = 0  # how often it was sent


@dataclass
class Heard:
    """News of a table as it arrived."""

    since: int  # the last number that the person had
    news: Message


@dataclass
class Habits:
    """How often a person does what is not a move, per decision."""

    undo: float = 0.04
    change: float = 0.25
    pause: float = 0.01
    away: float = 0.0
    leave: float = 0.0
    trouble: float = 0.05  # on the network, per message


class Campaigner:
    """What people need of the campaign: addresses of servers, and somebody who counts."""

    def __init__(self, rng: Random, addresses: Callable[[], list[str]], count: Callable[[str], None]) -> None:
        self.rng, self.addresses, self.count = rng, addresses, count

    async def address(self) -> str:
        """Return one of the running servers, waiting until there is one."""
        while not (addresses := self.addresses()):
            await asyncio.sleep(0.05)
        return self.rng.choice(addresses)


class Person:
    """A guest with one seat at one table."""

    def __init__(
        self, world: Campaigner, cookie: str, guest: str, table: str, seat: int, game: str, habits: Habits
    ) -> None:
        self.world, self.cookie, self.guest, self.table, self.seat, self.game = world, cookie, guest, table, seat, game
        self.habits, self.rng = habits, Random(world.rng.random())
        self.secret = f"{self.rng.getrandbits(128):032x}"
        self.number = 0
        self.state: Message = {}
        self.info: Message = {}
        self.sent: list[Sent] = []
        self.pending: Sent | None = None
        self.heard: list[Heard] = []
        self.raw: list[bytes] = []  # everything before the end of the game
        self.has_left = False
        self._changed_at = -1
        self._bot = Bot(find(game), seat, "greedy", seed=seat) if game in THINKING else None

    def __repr__(self) -> str:
        asked = "asked" if self.view.get("choices") else "not asked"
        waits = {name: self.state.get(name) for name in ("wait", "proposal", "clock") if self.state.get(name)}
        return (
            f"seat {self.seat} of {self.game} {self.table} at number {self.number}: {asked}, "
            f"pending {self.pending}, {waits}, status {self.info.get('status')}"
        )

    @property
    def view(self) -> Message:
        return self.state.get("view") or {}

    @property
    def is_done(self) -> bool:
        return self.pending is None and (self.has_left or self.info.get("status") in {"over", "closed"})

    @property
    def is_leaving(self) -> bool:
        return self.has_left or (self.pending is not None and self.pending.type == "leave")

    async def play(self) -> None:
        """Play until the game is over and everything is answered, reconnecting as often as necessary."""
        while not self.is_done:
            try:
                await self.connected()
            except BROKEN:
                self.world.count("reconnected")
                await asyncio.sleep(0.05 + 0.2 * self.rng.random())

    async def connected(self) -> None:
        """Play over one connection."""
        raise NotImplementedError

    # --- what to do next

    def decide(self) -> Sent | None:
        """Return the command that is pending, or the next one, or None if there is nothing to do."""
        if self.pending is None and not self.is_done:
            found = self._next()
            if found is not None:
                type, values = found
                self.pending = Sent(type, f"{type}-{len(self.sent)}-{self.seat}", {"table": self.table} | values)
                self.sent.append(self.pending)
        return self.pending

    def _next(self) -> tuple[str, Message] | None:
        if (drawing := self.info.get("drawing")) is not None:
            return self._contribute(drawing)
        if (self.state.get("proposal") or {}).get("wanted", []).count(self.guest):
            return "answer", {"agree": self.rng.random() < 0.8}
        if (self.state.get("clock") or {}).get("paused"):
            return ("resume", {}) if self.rng.random() < 0.5 else None
        if (wait := self.state.get("wait")) is not None:
            return self._while_waiting(wait)
        if (seat := self._claimable()) is not None and self.rng.random() < 0.5:
            return "claim", {"seat": seat}
        return self._in_game()

    def _contribute(self, drawing: Message) -> tuple[str, Message] | None:
        if self.seat not in drawing["waiting"]:
            return None
        if drawing.get("reveals"):
            return "reveal", {"number": self.secret}
        return "pledge", {"commitment": self.info["commitment"], "pledge": pledge_of(self.secret)}

    def _while_waiting(self, wait: Message) -> tuple[str, Message] | None:
        if not wait.get("call"):
            return ("ready", {}) if self.seat not in wait.get("ready", []) else None
        calls = self.view.get("calls")
        if calls and self.rng.random() < 0.3:
            return "move", {"seat": self.seat, "action": self.rng.choice(calls)["action"]}
        return None

    def _claimable(self) -> int | None:
        for absence in self.state.get("absences", []):
            if absence["missed"] == absence["needed"] and absence["seat"] != self.seat:
                return int(absence["seat"])
        return None

    def _in_game(self) -> tuple[str, Message] | None:
        view, luck = self.view, self.rng.random()
        choices, changes = view.get("choices"), view.get("changes")
        if view.get("undo") and luck < self.habits.undo:
            return "undo", {"seat": self.seat, "ask": view["undo"] == "ask"}
        if changes and self._changed_at < self.number and luck < self.habits.change:
            self._changed_at = self.number
            return "move", self._move(self.rng.choice(changes)["action"])
        if not choices:
            return None
        luck = self.rng.random()
        if luck < self.habits.pause:
            return "ask", {"what": "pause"}
        if luck < self.habits.pause + self.habits.leave and self._others():
            return "leave", {}
        return "move", self._move(self._chosen([choice["action"] for choice in choices]))

    def _others(self) -> bool:
        """Whether another person is here who goes on."""
        return any(
            seat["kind"] == "person" and not seat.get("away") and not seat.get("left")
            for number, seat in enumerate(self.info["seats"])
            if number != self.seat
        )

    def _move(self, action: int) -> Message:
        more = {"call": True} if self.view.get("calls") and self.rng.random() < 0.5 else {}
        return {"seat": self.seat, "action": action, "expect": self.number} | more

    def _chosen(self, actions: list[int]) -> int:
        if self._bot is not None and self.rng.random() < 0.9:
            states = self._bot.game.record.new(1)
            restore(states, 0, base64.b64decode(self.view["position"]))
            found = self._bot.decide(self._bot.game.record.view(states, 0))
            if found in actions:
                return found
        return actions[0] if self.rng.random() < 0.6 else self.rng.choice(actions)  # in UNO, rather play than draw

    # --- what the server says

    def read(self, news: Message) -> None:
        """Take in news of the table."""
        if news["seat"] != self.seat:  # the seat was given up, and a spectator counts differently
            self.heard.append(Heard(news["number"], news))
            return
        self.heard.append(Heard(self.number, news))
        assert news["number"] >= self.number, f"{self} is told of number {news['number']}, which is older"
        self.number = news["number"]
        self.info = news.get("info") or self.info
        self.state = news

    def acknowledged(self, ack: Message) -> None:
        """Keep the answer to a command. A repeated answer must be the same."""
        sent = next(sent for sent in reversed(self.sent) if sent.key == ack["key"])
        if sent is not self.pending:
            if sent.refused:
                assert sent.copies > 1, f"{sent} was refused, and is now acknowledged: {ack}"
                sent.refused, sent.number = "", ack.get("number", 0)
            same = sent.type not in {"move", "undo"} or sent.number == ack.get("number", 0)
            assert same, f"{sent} is now acknowledged with {ack}"
            return
        sent.number, self.pending = ack.get("number", 0), None
        self.has_left = self.has_left or sent.type == "leave"
        self.world.count(f"acknowledged {sent.type}")
        if ack.get("changed"):
            self.world.count("changed choices")
        if self.number < sent.number:  # the news says what comes next
            view = self.view | {"choices": [], "changes": [], "undo": ""}
            self.state = self.state | {"view": view, "proposal": None, "wait": None, "absences": [], "clock": None}

    def refused(self, key: str, error: Message) -> None:
        """Keep a refusal, unless it does not say that nothing was done."""
        code = error["code"]
        assert code not in NEVER or (self.is_leaving and code == "not-allowed"), f"{self}: {error}"
        self.world.count(f"refused {code}")
        if self.pending is None or key != self.pending.key or code in UNKNOWN:
            return
        self.pending.refused, self.pending = code, None
        self.state = self.state | {"proposal": None}  # look before deciding again

    def note(self, data: bytes) -> Message:
        """Keep bytes as they came, and return the message."""
        message: Message = msgspec.json.decode(data)
        if self.info.get("status") not in {"over", "closed"}:
            self.raw.append(data)
        return message


class SocketPerson(Person):
    """A person with a browser: one WebSocket, and another one after each fault."""

    async def connected(self) -> None:
        """Play over one socket."""
        address = (await self.world.address()).replace("http", "ws")
        async with connect(
            f"{address}/ws",
            additional_headers={"Cookie": f"snowbound={self.cookie}"},
            proxy=None,
            compression=None,
            close_timeout=0.2,
            open_timeout=ANSWER_WITHIN,
            max_size=None,
        ) as socket:
            await self._send(socket, {"type": "hello", "texts": False})
            await self._watch(socket)
            while not self.is_done:
                await self._talk(socket)

    async def _watch(self, socket: ClientConnection) -> None:
        since = {"since": self.number} if self.number else {}
        await self._send(socket, {"type": "watch", "table": self.table, "seat": self.seat, "key": "watch"} | since)

    async def _talk(self, socket: ClientConnection) -> None:
        if self.rng.random() < self.habits.away and self.view.get("choices"):
            self.world.count("went away")
            await socket.close()
            await asyncio.sleep(self.rng.uniform(1, 9))
            raise ConnectionResetError
        command = self.decide()
        if command is not None:
            await self._send(socket, {"type": command.type, "key": command.key} | command.values)
        try:
            await self._receive(socket, ANSWER_WITHIN)
            while command is not None and self.pending is command:
                await self._receive(socket, ANSWER_WITHIN)
        except TimeoutError:
            if command is not None:
                raise  # try another connection
            await self._watch(socket)
            await self._receive(socket, ANSWER_WITHIN)

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        """Send a message once or twice, late, or just before the connection breaks."""
        frame, trouble = msgspec.json.encode(message).decode(), ""
        if self.rng.random() < self.habits.trouble:
            trouble = self.rng.choice(DEAF)
            self.world.count(f"network: {trouble}")
        if trouble == "late":
            await asyncio.sleep(0.1 * self.rng.random())
        if trouble == "cut before":
            socket.transport.abort()
        for _ in range(2 if trouble == "duplicate" else 1):
            if self.pending is not None and message.get("key") == self.pending.key:
                self.pending.copies += 1
            await socket.send(frame)
        if trouble == "cut after":
            await asyncio.sleep(0.01 * self.rng.random())
            socket.transport.abort()

    async def _receive(self, socket: ClientConnection, within: float) -> None:
        async with asyncio.timeout(within):
            data = await socket.recv(decode=False)
        message = self.note(data)
        kind = message["type"]
        if kind == "news":
            self.read(message)
        elif kind == "ack" and message["key"] != "watch":
            self.acknowledged(message)
        elif kind == "error":
            self.refused(message.get("key", ""), message["error"])
            if message.get("key") == "watch" and self.is_leaving:
                return  # the seat was given up by a command whose answer was lost
            if self.pending is None:
                await self._watch(socket)
            await asyncio.sleep(0.1 * self.rng.random())
            if self.pending is not None:
                raise ConnectionResetError
        elif kind == "closing":
            raise ConnectionResetError


class RequestPerson(Person):
    """A program that asks by HTTP, with a new connection after each fault."""

    async def connected(self) -> None:
        """Play with requests to one server."""
        limits = httpx.Timeout(4 * ANSWER_WITHIN)
        headers = {"cookie": f"snowbound={self.cookie}"}
        async with httpx.AsyncClient(
            base_url=await self.world.address(), trust_env=False, timeout=limits, headers=headers
        ) as http:
            while not self.is_done:
                await self._look(http)
                if (command := self.decide()) is not None:
                    await self._command(http, command)
                if self.rng.random() < self.habits.trouble:
                    raise ConnectionResetError

    async def _look(self, http: httpx.AsyncClient) -> None:
        knows = self.pending is not None or self.view.get("choices") or not self.number
        query: dict[str, Any] = {"seat": self.seat, "texts": "off"}
        if not knows:
            query |= {"after": self.number, "wait": 1}
        response = await http.get(f"/api/tables/{self.table}", params=query)
        message = self.note(response.content)
        if "error" in message:
            code = message["error"]["code"]
            if code == "not-allowed" and self.is_leaving:
                return  # the seat was given up by a command whose answer was lost
            assert code in UNKNOWN, f"{self}: {message}"
            raise ConnectionResetError
        self.read(message)

    async def _command(self, http: httpx.AsyncClient, command: Sent) -> None:
        body = {name: value for name, value in command.values.items() if name != "table"} | {"key": command.key}
        path, times = f"/api/tables/{self.table}/{command.type}", 1
        if self.rng.random() < self.habits.trouble:
            self.world.count("network: duplicate")
            times = 2
        command.copies += times
        answers = await asyncio.gather(*(http.post(path, json=body) for _ in range(times)), return_exceptions=True)
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer
            message = self.note(answer.content)
            if "error" in message:
                self.refused(command.key, message["error"])
            else:
                self.acknowledged(message)

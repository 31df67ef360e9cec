"""A running Snowbound server, and its clients.

The clients speak today's protocol and that of commit dd4f289, which `--against` may name.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.figures import ROOT

from .play import State, Table
from .process import Process, get
from .websocket import ClientSocket

TIC_TAC_TOE = "snowbound.lab.tic_tac_toe:TIC_TAC_TOE"
NO_LIMITS = {
    "games": TIC_TAC_TOE,
    "sockets_per_address": 100_000,
    "sockets": 100_000,
    "connections": 100_000,
    "guests_per_address": 100_000,
    "requests_per_second": 1e6,
    "request_burst": 1_000_000,
    "messages_per_second": 1e6,
    "message_burst": 1_000_000,
    "tables_per_guest": 1_000_000,
    "idle": 3600,
    "waits": 0,
}
"""One address and few guests stand for many, so their limits are lifted. The work per message is the usual.

Nobody looks at these tables, so they never wait before the game goes on."""

BROWSER = {"language": "en", "scenes": "wide", "reactions": True, "description": False}
"""What the browser client sends with `hello` (`web/src/table/connection.ts`); a test compares them."""

OLDER_BROWSER = {"language": "en", "scenes": "wide"}
"""What it sent before there was a choice of the table in words."""

TOO_LATE = {"stale", "wrong-seat", "game-over"}
"""Refusals of a move that another player's move has overtaken."""

GUESTS = 200
"""Guests, each of whom plays at several tables."""

MANY = 64
"""Tables prepared at the same time."""


class Choice(msgspec.Struct):
    """An action in a view."""

    action: int


class View(msgspec.Struct):
    """The parts of a view that a player needs."""

    choices: list[Choice] = []
    over: bool = False


class Message(msgspec.Struct):
    """The parts of a message that a player needs."""

    type: str
    key: str | None = None
    table: str = ""
    seat: int = -1
    number: int = 0
    view: View | None = None
    error: dict[str, Any] = {}


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class SnowboundClient(ClientSocket):
    """One socket of a guest."""

    def __init__(self, port: int, cookie: str, place: int) -> None:
        super().__init__(port, "/ws", f"Cookie: {cookie}\r\n" if cookie else "")
        self.place = place
        self.table: Table | None = None
        self._game = ""
        self._seat = -1
        self._moved = ""  # the key of the last move in this game
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._count = 0

    def received(self, message: bytes) -> None:
        """Pass news to the table, and answers to the waiting command."""
        decoded = decode(message)
        if decoded.type == "news":
            if decoded.view is not None and decoded.table == self._game and self.table is not None:
                actions = [choice.action for choice in decoded.view.choices]
                self.table.arrived(self.place, State(decoded.number, actions, decoded.view.over))
        elif decoded.key is not None and (waiting := self._answers.pop(decoded.key, None)) is not None:
            waiting.set_result(decoded)
        elif decoded.error.get("code") in TOO_LATE and self.table is not None:
            if decoded.key == self._moved:  # not a move in the game before
                self.table.refused(self.place)
        elif decoded.type in {"error", "closing"}:
            raise ConnectionError(f"the server refused something: {decoded.error}")

    async def do(self, type: str, **values: Any) -> Message:
        """Send a command and wait for its answer."""
        self._count += 1
        key = f"{type}-{self._count}"
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        self.send(encode({"type": type, "key": key} | values))
        message: Message = await answer
        if message.error:
            raise SystemExit(f"{type} was refused: {message.error}")
        return message

    def join(self, game: str, seat: int) -> None:
        """Watch the next table instead of the last one."""
        if self._game:
            self.send(encode({"type": "unwatch", "table": self._game, "seat": self._seat}))
        self._game, self._seat, self._moved = game, seat, ""
        self.send(encode({"type": "watch", "table": game, "seat": seat}))

    def move(self, action: int, number: int) -> None:
        """Take an action, under a key and with the number of the view, as the browser does."""
        self._count += 1
        self._moved = f"m{self._count}"
        self.send(
            encode(
                {
                    "type": "move",
                    "key": self._moved,
                    "table": self._game,
                    "seat": self._seat,
                    "action": action,
                    "expect": number,
                }
            )
        )


class SnowboundServer:
    """A running server."""

    name = "Snowbound"

    def __init__(self, folder: Path, database: str = "", source: Path | None = None, **settings: Any) -> None:
        """Start it with a new SQLite file in the folder, or with another database."""
        self._browser = BROWSER if source in {None, ROOT} else OLDER_BROWSER
        limits = NO_LIMITS if self._browser is OLDER_BROWSER else NO_LIMITS | {"seats_per_guest": 1_000_000}
        pairs = [f"--set={name}={value}" for name, value in (limits | settings).items()]
        database = database or f"sqlite:///{folder}/load.db"
        self.is_shared = not database.startswith("sqlite")
        command = [sys.executable, "-m", "snowbound", "serve", "--port=0", f"--database={database}"]
        self.process = Process(command + pairs, {"PYTHONPATH": str(source or Path.cwd())}, folder)
        self._cookies: list[str] = []

    async def cookie(self, number: int) -> str:
        """Return the cookie of a guest."""
        while len(self._cookies) <= number % GUESTS:
            self._cookies.append(await self.new_guest())
        return self._cookies[number % GUESTS]

    async def new_guest(self) -> str:
        """Return the cookie of a new guest."""
        head, _ = await get(self.process.port, "/api/guest", "POST", b'{"name":"Guest"}')
        line = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie:"))
        return line.split(":", 1)[1].split(";")[0].strip()

    async def table(
        self,
        number: int,
        sockets: int,
        games: int,
        *,
        game: str = "tic_tac_toe",
        seats: int = 2,
        texts: bool = False,
        scenes: bool = False,
        pause: float = 0.0,
    ) -> Table:
        """Open the sockets of a table and create its games."""
        players = [
            SnowboundClient(self.process.port, await self.cookie(number * sockets + place), place)
            for place in range(sockets)
        ]
        for player in players:
            await player.open(self.process.port)
            await player.do("hello", **(self._browser if scenes else {"texts": texts}))
        ids = []
        for _ in range(games):
            created = await players[0].do("create", game=game, seats=["me"] + ["open"] * (seats - 1))
            for player in players[1:seats]:
                await player.do("sit", table=created.table)
            ids.append(created.table)
        return Table(players, ids, seats, pause)

    async def tables(self, count: int, sockets: int, games: int, **more: Any) -> list[Table]:
        """Open many tables."""
        await self.cookie(GUESTS - 1)
        gate = asyncio.Semaphore(MANY)

        async def prepare(number: int) -> Table:
            async with gate:
                return await self.table(number, sockets, games, **more)

        return await asyncio.gather(*(prepare(number) for number in range(count)))

    async def metric(self, name: str) -> float:
        """Return one of the server's metrics."""
        _, page = await get(self.process.port, "/metrics")
        lines = [line for line in page.decode().splitlines() if line.startswith(f"snowbound_{name} ")]
        return float(lines[0].split()[1])

    async def warm_up(self, game: str = "tic_tac_toe", seats: int = 2) -> None:
        """Wait until the game runs in compiled code."""
        table = await self.table(0, seats, 1, game=game, seats=seats)
        while not await self.metric("compiled_games"):
            await asyncio.sleep(0.2)
        for player in table.players:
            player.close()

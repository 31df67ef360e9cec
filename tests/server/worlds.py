"""Two servers whose tables differ only in what one viewer may not know.

Both run in the test's event loop. Requests go over loopback. Messages are compared byte for byte as the server hands
them to the WebSocket library. Ids, seed and clock are the same in both. The test scripts chance and bots, so that
hidden outcomes and hidden choices can differ.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from aiohttp import WSMessage, WSMsgType, web

from snowbound.core.contract import CHANCE, may_know
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.server.settings import Settings
from snowbound.server.storage import schema
from snowbound.server.storage.guests import ANONYMOUS, Caller
from snowbound.server.tables import authorization, waits
from snowbound.server.tables.live_table import LiveTable
from snowbound.server.tables.pending import Question
from snowbound.server.tables.table import TableState
from snowbound.server.transport import coach
from snowbound.server.transport.app import Services, create_app
from snowbound.server.transport.rate_limits import Buckets
from snowbound.server.transport.socket import ClientSocket
from snowbound.server.workers.fair_queue import Asker
from snowbound.server.workers.worker import BotAnswer, BotQuestion, HintAnswer, JudgeAnswer, RatingAnswer

TABLE, SEED = "lockstep", "5eed" * 16
GUESTS = ("Ann", "Bea", "Cid")
BOT = 2
"""The bot's seat at every table. Ann and Bea have the seats before it, and Cid watches."""

Pair = tuple[int, int]


class Leak(AssertionError):
    """A viewer can tell two worlds apart."""


class Connection:
    """A client's WebSocket without a network: it has the methods of aiohttp's that the server uses."""

    def __init__(self, world: World, cookie: str) -> None:
        self.frames: list[bytes] = []
        self.seen = 0
        self._inbox: asyncio.Queue[WSMessage] = asyncio.Queue()
        self._more = asyncio.Event()
        self.receive = self._inbox.get
        self.task = asyncio.create_task(self._run(world, cookie))

    async def _run(self, world: World, cookie: str) -> None:
        guests, sockets = world.services.guests, world.services.sockets
        caller = await guests.by_cookie(cookie) if cookie else ANONYMOUS
        await sockets.run(ClientSocket(sockets, cast(Any, self), cast(Any, self), caller), "127.0.0.1")

    async def send_frame(self, message: bytes, kind: WSMsgType) -> None:
        self.frames.append(message)
        self._more.set()

    async def close(self, *, code: int, message: bytes) -> None:
        self.frames.append(b"closed %d %s" % (code, message))
        self._more.set()

    def abort(self) -> None:
        """As a transport: there is nothing to close."""

    def say(self, data: str) -> None:
        self._inbox.put_nowait(WSMessage(WSMsgType.TEXT, data.encode(), None))

    async def do(self, type: str, key: str, **values: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        self.say(msgspec.json.encode({"type": type, "key": key} | values).decode())
        return await self.find(lambda m: m.get("key") == key)

    async def find(self, wanted: Any) -> dict[str, Any]:
        """Wait for a wanted message among those not read yet."""
        looked_at = self.seen
        async with asyncio.timeout(60):
            while True:
                for frame in self.frames[looked_at:]:
                    message = msgspec.json.decode(frame)
                    if wanted(message):
                        return message  # type: ignore[no-any-return]
                looked_at = len(self.frames)
                self._more.clear()
                await self._more.wait()

    def fresh(self) -> list[bytes]:
        """Return the frames received since the last call."""
        new, self.seen = self.frames[self.seen :], len(self.frames)
        return new

    async def hang_up(self) -> None:
        self._inbox.put_nowait(WSMessage(WSMsgType.CLOSE, 1000, None))
        await self.task


class World:
    """One server with one table."""

    def __init__(self, folder: Path, number: int) -> None:
        self.at = 1_700_000_000_000
        settings = Settings(
            database=f"sqlite:///{folder / f'world-{number}.db'}",
            compiled=False,
            boards=True,
            bot_pause=0,
            heartbeat=3600,
            request_burst=10**6,
            message_burst=10**6,
            idle=10**6,
            workers=1,
            guest_days=0,  # its guests were last seen in 1970, and so were tables
            idle_days=0,
            finished_days=0,
        )
        self.services = Services(settings, lambda: self.at)
        self.script: deque[int] = deque()
        self.held: deque[int] = deque()  # outcomes that chance has not used yet, because the table waits
        self.lines: dict[str, Connection] = {}
        self._answers: dict[tuple[int, int], asyncio.Future[int]] = {}

    async def open(self) -> None:
        """Start the server and create the three guests."""
        await self.services.open()
        self.runner = web.AppRunner(create_app(self.services), access_log=None)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{self.runner.addresses[0][1]}"
        rows = [{"id": f"guest-{name}", "name": name, "created": 0} for name in GUESTS]
        await self.services.database.write(lambda c: c.execute(sa.insert(schema.guests), rows))
        self.services.scheduler._decision = self._decision  # type: ignore[method-assign]
        self.services.workers.advise = self._advise  # type: ignore[method-assign]
        self.services.games._compile_on = None  # for the workers, which are not asked
        for adviser in (self.services.advisers.hints, self.services.advisers.coach):
            adviser._answers._rate = Buckets(10**6, 10**6)

    async def close(self) -> None:
        """Disconnect everybody and stop."""
        for line in self.lines.values():
            await line.hang_up()
        await self.runner.cleanup()
        await self.services.close()

    def cookie(self, name: str) -> str:
        return self.services.guests.cookie(Caller(f"guest-{name}", name)) if name else ""

    def connect(self, name: str, guest: str) -> Connection:
        """Open a socket for a guest and register it under a name."""
        self.lines[name] = Connection(self, self.cookie(guest))
        return self.lines[name]

    async def request(self, method: str, path: str, guest: str, body: Any = None) -> bytes:
        """Make an HTTP request and return status, headers except the date, and body."""
        cookies = {"snowbound": self.cookie(guest)} if guest else {}
        settings: dict[str, Any] = {"cookies": cookies, "trust_env": False, "timeout": 60}
        # Loading certificates for each request would take longer than everything else.
        async with httpx.AsyncClient(base_url=self.address, verify=False, **settings) as client:
            response = await client.request(method, path, json=body)
        del response.headers["date"]
        return f"{response.status_code} {sorted(response.headers.items())}\n".encode() + response.content

    @property
    def live(self) -> LiveTable:
        return self.services.tables.live[TABLE]

    @property
    def table(self) -> TableState:
        return self.live.table

    def match(self) -> Match:
        """Return a copy of the current match, to try things out."""
        match = self.table.match
        assert match is not None
        return match.at(len(match.events), match.bytes())

    @contextlib.contextmanager
    def scripted(self, outcomes: Iterable[int] = ()) -> Iterator[None]:
        """Let chance act by a script in this world alone; hold back what it does not use while the table waits."""
        self.script.extend([*self.held, *outcomes])
        self.held.clear()
        yield
        assert not self.script or self.table.wait, f"chance did something else than {self.script}"
        self.held.extend(self.script)
        self.script.clear()

    # --- scripted bots

    async def _decision(self, live: LiveTable, seat: int, question: Question) -> int:
        return await self._answers.setdefault((seat, question.number), asyncio.get_running_loop().create_future())

    async def _advise(self, question: BotQuestion, asker: Asker, is_wanted: Any = None) -> BotAnswer:
        """Give advice that depends on everything that a worker is asked, and on nothing else."""
        digest = hashlib.sha256(msgspec.msgpack.encode(question)).digest()
        table = self.services.tables.live[asker.table].table
        action, win = table.questions[question.seat].legal[0], digest[0] / 255
        return BotAnswer(
            hints=[HintAnswer(action, win, digest.hex())],
            ratings=[RatingAnswer(action, win, is_fine=False)],
            judgement=JudgeAnswer(True, win, 1 - win, digest.hex()),
        )

    async def time_passes(self, milliseconds: int) -> None:
        """Let the wait of the table become due, and wait until the game has gone on."""
        self.at += milliseconds
        async with asyncio.timeout(60):
            while self.table.wait is not None or self.live.lock.locked():
                await asyncio.sleep(0.01)

    async def bot_plays(self, seat: int, action: int) -> None:
        """Let the bot in a seat take an action, and wait until it is committed and announced."""
        number, question = self.table.seq, self.table.questions[seat].number
        future = self._answers.setdefault((seat, question), asyncio.get_running_loop().create_future())
        future.set_result(action)
        async with asyncio.timeout(60):
            while self.table.seq == number or self.live.lock.locked():
                await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def two_worlds(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[list[World]]:
    """Start two servers. Chance follows the script of the world that has one."""
    folder.mkdir(exist_ok=True)
    worlds = [World(folder, number) for number in range(2)]

    def draw(key: bytes, number: int, weights: dict[int, int]) -> int:
        [world] = [world for world in worlds if world.script]
        outcome = world.script.popleft()
        assert outcome in weights, "the script has a possible outcome"
        return outcome

    patch.setattr(waits, "draw", draw)
    patch.setattr(authorization, "new_id", lambda _: TABLE)
    patch.setattr(authorization, "new_seed", lambda: SEED)
    patch.setattr("snowbound.server.tables.authorization.secrets.token_urlsafe", lambda _: "invitation")
    # Three people play here, and nobody would get an answer from the coach.
    patch.setattr(coach, "must_play_against_bots", lambda table, guest: None)
    # Delayed messages would reach the two worlds at different times.
    patch.setattr("snowbound.server.tables.registry.PRESENCE_DELAY", 0.0)
    async with contextlib.AsyncExitStack() as stack:
        for world in worlds:
            await world.open()
            stack.push_async_callback(world.close)
        yield worlds


# --- actions in both worlds that look the same to the viewer


def joint(matches: list[Match], viewer: int, seat: int, rng: Random, differ: bool = True) -> list[Pair]:
    """Return pairs of actions, one per world, of which the viewer is told the same, in random order.

    Hidden actions that differ come first, or last if the worlds should not `differ` yet.
    """
    known: list[list[int]] = [[], []]
    hidden: list[list[int]] = [[], []]
    for match, told, untold in zip(matches, known, hidden, strict=True):
        for action in match.legal(seat):
            knows = seat == viewer or may_know(match.audience(Event(seat, action)), viewer)
            (told if knows else untold).append(action)
    both = [(action, action) for action in known[0] if action in known[1]]
    secret = [(rng.choice(hidden[0]), rng.choice(hidden[1])) for _ in range(8) if hidden[0] and hidden[1]]
    secret += [(action, action) for action in hidden[0] if action in hidden[1]][:8]
    rng.shuffle(both)
    secret.sort(key=lambda pair: (pair[0] == pair[1]) == differ)
    return [*secret, *both[:8]] if rng.random() < 0.7 else [*both[:8], *secret]


def alike(matches: list[Match], viewer: int) -> bool:
    """Whether the engine shows the viewer the same in both worlds."""
    return matches[0].bytes(viewer) == matches[1].bytes(viewer) and matches[0].actors == matches[1].actors


def played(matches: list[Match], seat: int, actions: tuple[int, ...]) -> list[Match]:
    """Return copies of matches after one action in each."""
    copies = [match.at(len(match.events), match.bytes()) for match in matches]
    for copy, action in zip(copies, actions, strict=True):
        copy.play(seat, action)
    return copies


def settled(matches: list[Match], viewer: int, rng: Random, differ: bool = True) -> list[list[int]] | None:
    """Return outcomes of chance for each world until it no longer acts, or None if the viewer could tell them apart."""
    scripts: list[list[int]] = [[], []]
    while alike(matches, viewer):
        if matches[0].actors != (CHANCE,):
            return scripts
        for outcomes in joint(matches, viewer, CHANCE, rng, differ):
            if alike(after := played(matches, CHANCE, outcomes), viewer):
                matches = after
                for script, outcome in zip(scripts, outcomes, strict=True):
                    script.append(outcome)
                break
        else:
            return None
    return None


def changes_of(table: TableState, seat: int) -> list[int]:
    """Return the actions that a seat may still choose instead of its hidden choice."""
    index = table.hidden_choice(seat)
    return list(table.before(index).legal(seat)) if index is not None else []

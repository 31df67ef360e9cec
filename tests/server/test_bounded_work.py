"""No message and no request takes more than 20 ms of the event loop's processor time at a table of 10,000 records.

Waiting for a commit, for the database and for other processes takes none. Loading the table takes longer, in slices.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.core.kernels import kernels
from snowbound.core.words import LANGUAGES
from snowbound.games import find
from snowbound.games.uno_power_grab import actions as act
from snowbound.server.messages import views, wire
from snowbound.server.storage import snapshots
from snowbound.server.tables import commands
from snowbound.server.tables.announcing import send_full_views
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.recent import MOST_TOLD
from snowbound.server.tables.records import LogRecord
from snowbound.server.tables.table import TableState
from snowbound.server.transport import coach
from snowbound.server.workers.games import ENTRIES
from tests.server.clocked import ClockedTable
from tests.server.worlds import World

UNO = find("uno_power_grab")
RECORDS = 10_000
LIMIT = 0.02
LOADING = 0.1
"""Seconds of processor time for loading a table with a snapshot, in all threads. It takes about a third of that."""

ATTEMPTS = 3
"""The fastest attempt counts: the garbage collector and first uses belong to no message."""

Message = Callable[[], Awaitable[Any]]
PEOPLE = ("guest-Ann", "guest-Bea")
CROWD = ("guest-Ann", *(f"guest-{number}" for number in range(9)))


@pytest.fixture(scope="module", autouse=True)
def compiled() -> Iterator[None]:
    """Load the compiled game. The garbage collector never looks at what was there before, as in a server."""
    kernels(UNO).prepare(*ENTRIES)
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(scope="module")
def long_table() -> ClockedTable:
    """A game of UNO that goes on for long, because its players often draw."""
    for seed in range(1, 10):
        table = _played(Random(seed))
        if len(table.records) >= RECORDS and table.table.status == "playing":
            return table
    raise AssertionError("no game is long enough: change how it is played")


def _played(rng: Random, people: Sequence[str] = PEOPLE) -> ClockedTable:
    table = ClockedTable(UNO, *people, uno_calls="auto")
    assert table.table.match is not None
    table.table.compiled = True
    table.table.match.compile()
    while len(table.records) < RECORDS and len(table.table.questions) == 1:
        (seat,) = table.table.questions
        legal = table.table.questions[seat].legal
        action = act.DRAW if act.DRAW in legal and rng.random() < 0.6 else rng.choice(legal)
        table.move(seat, action, key=str(len(table.records)))
    return table


async def opened(folder: Path, played: ClockedTable) -> World:
    """Start a server whose database has the table."""
    world = World(folder, 0)
    await world.open()
    world.services.games.ready.add(UNO.id)
    agreement = msgspec.structs.replace(played.table.agreement, owner=PEOPLE[0])
    shown = {"status": "playing", "lobby": wire.encode(views.table_info(played.table)).decode()}
    await world.services.database.create(agreement, [], shown)
    await world.services.database.append(agreement.id, played.records)
    return world


async def cost(work: Message, prepare: Message | None = None) -> float:
    """Return the least processor time of this thread, which runs the event loop, while something is done."""
    least = float("inf")
    for _ in range(ATTEMPTS):
        if prepare is not None:
            await prepare()
        began = time.thread_time()
        await work()
        least = min(least, time.thread_time() - began)
    return least


def request(world: World, path: str, status: int) -> Message:
    """Return a request by Ann, which must be answered with this status."""

    async def send() -> None:
        answer = await asyncio.to_thread(asyncio.run, world.request("GET", path, "Ann"))
        assert answer.startswith(f"{status} ".encode()), f"{path}: {answer[:500]!r}"

    return send


async def longest_turn(work: Awaitable[Any]) -> float:
    """Return the most processor time of one turn of the event loop while something is done."""
    task, longest = asyncio.ensure_future(work), 0.0
    while not task.done():
        began = time.thread_time()
        await asyncio.sleep(0)
        longest = max(longest, time.thread_time() - began)
    await task
    return longest


async def slice_of_loading(world: World) -> float:
    """Return the most processor time of one turn of the event loop while the table is loaded without a snapshot."""
    world.services.tables.live.clear()
    await world.services.database.write(lambda connection: snapshots.delete(connection, "t"))
    return await longest_turn(world.services.tables.find("t"))


class Viewer:
    """Somebody who watches a table and keeps the messages."""

    wants_reactions = True
    hidden_owners: frozenset[str] = frozenset()

    def __init__(self, guest: str, language: str, screen: wire.Screen) -> None:
        self.guest = guest
        self.preferences = views.Preferences(language, scenes=screen)
        self.received: list[bytes] = []
        self.push = self.received.append

    def numbers(self) -> list[int]:
        """Return the numbers of the news, in the order in which they came."""
        messages = map(msgspec.json.decode, self.received)
        return [message["number"] for message in messages if message["type"] == "news"]


class Players:
    """Ann and Bea at the table, who send every kind of message."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.lines = (world.connect("Ann", "Ann"), world.connect("Bea", "Bea"))
        self.keys = 0

    @property
    def state(self) -> TableState:
        return self.world.services.tables.live["t"].table

    async def say(self, player: int, tag: str, **values: Any) -> dict[str, Any]:
        """Send a message and return its answer. What arrived before is forgotten, so that reading costs nothing."""
        self.keys += 1
        self.lines[player].fresh()
        return await self.lines[player].do(tag, f"key-{self.keys}", **values)

    async def at_table(self, player: int, tag: str, **values: Any) -> None:
        """Send a message about the table, which must succeed."""
        answer = await self.say(player, tag, table="t", **values)
        assert answer["type"] != "error", f"{tag}: {answer}"

    async def begin(self) -> None:
        """Watch the table, with pictures."""
        for player in (0, 1):
            await self.say(player, "hello", scenes="wide")
            await self.at_table(player, "watch", seat=player)
        self.state.hints.who = "everyone"

    async def withdraw(self) -> None:
        """Leave no proposal open."""
        if self.state.proposal is not None:
            await self.at_table(1, "answer", agree=False)

    async def ask_undo(self) -> None:
        await self.withdraw()
        await self.at_table(0, "undo", seat=0, ask=True)

    async def pause(self) -> None:
        await self.withdraw()
        await self.at_table(0, "ask", what="pause")
        await self.at_table(1, "answer", agree=True)

    async def act(self, tag: str) -> None:
        """Let the player whose turn it is send a move or a preview."""
        (seat, question), *_ = self.state.questions.items()
        action = act.DRAW if act.DRAW in question.legal else question.legal[0]
        await self.at_table(seat, tag, seat=seat, action=action)

    async def hint(self) -> None:
        """Let the player whose turn it is ask for a hint, which is answered at once."""
        seat, *_ = self.state.questions
        await self.at_table(seat, "hint", seat=seat)

    async def judge(self) -> None:
        """Let the player whose turn it is ask the coach, who searches and speaks at once."""
        seat, *_ = self.state.questions
        await self.at_table(seat, "judge", seat=seat, action=self.state.questions[seat].legal[-1])

    async def forget_searches(self) -> None:
        """Let the coach search again."""
        self.world.services.advisers.coach._searches.clear()

    def sprite(self) -> str:
        """Return the name of something in Ann's picture."""
        picture = views.picture(self.state, 0, views.Preferences(scenes="wide"))
        assert picture is not None
        return next(sprite.id for sprite in picture.sprites if sprite.label)

    def messages(self) -> dict[str, Message]:
        """Return every kind of message. Those that come too late are refused."""
        say, table = self.say, self.at_table
        return {
            "hello": lambda: say(0, "hello", scenes="wide"),
            "ping": lambda: say(0, "ping"),
            "lobby": lambda: say(0, "lobby"),
            "create": lambda: say(0, "create", game=UNO.id, seats=["me", "open"]),
            "learn": lambda: say(0, "learn", game=UNO.id),
            "sit": lambda: say(0, "sit", table="t"),
            "admit": lambda: say(0, "admit", table="t", guest="guest-Cid", accept=True),
            "withdraw": lambda: say(0, "withdraw", table="t"),
            "approval": lambda: say(0, "approval", table="t", on=True),
            "remove": lambda: say(0, "remove", table="t", seat=1),
            "allow": lambda: say(0, "allow", table="t", guest="guest-Cid"),
            "react": lambda: say(0, "react", table="t", seat=0, picture="thumb"),
            "start": lambda: say(0, "start", table="t"),
            "colour": lambda: say(0, "colour", table="t", seat=0, colour="red"),
            "pledge": lambda: say(0, "pledge", table="t", commitment="aa", pledge="aa"),
            "reveal": lambda: say(0, "reveal", table="t", number="aa"),
            "rematch": lambda: say(0, "rematch", table="t"),
            "watch": lambda: table(0, "watch", seat=0, since=self.state.seq - MOST_TOLD),
            "unwatch": lambda: table(0, "unwatch", seat=SPECTATOR),
            "why": lambda: table(0, "why", seat=0, sprite=self.sprite()),
            "move": lambda: self.act("move"),
            "preview": lambda: self.act("preview"),
            "hint": self.hint,
            "judge": self.judge,
            "review": lambda: say(0, "review", table="t", seat=0),
            "undo": lambda: table(0, "undo", seat=0, ask=True),
            "answer": lambda: table(1, "answer", agree=True),
            "ask": lambda: table(0, "ask", what="pause"),
            "ready": lambda: table(0, "ready"),
            "resume": lambda: table(0, "resume"),
            "claim": lambda: say(0, "claim", table="t", seat=1),
            "leave": lambda: say(1, "leave", table="t"),  # the last one, since it is for good
        }

    def preparations(self) -> dict[str, Message]:
        """Return what is done before some of the messages, so that they succeed each time."""
        return {
            "undo": self.withdraw,
            "answer": self.ask_undo,
            "ask": self.withdraw,
            "ready": self.withdraw,
            "resume": self.pause,
            "judge": self.forget_searches,
        }


def tags() -> set[str]:
    """Return the names of all kinds of commands."""
    return {str(kind.__struct_config__.tag) for kind in get_args(wire.Commands)}


def test_no_message_takes_more_than_its_share_at_a_long_table(
    folder: Path, long_table: ClockedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "must_play_against_bots", lambda table, guest: None)  # two people play here

    async def measured() -> dict[str, float]:
        world = await opened(folder, long_table)
        try:
            players = Players(world)
            await players.begin()
            before = players.preparations()
            return {tag: await cost(work, before.get(tag)) for tag, work in players.messages().items()}
        finally:
            await world.close()

    costs = asyncio.run(measured())
    assert set(costs) == tags(), "every kind of message is measured"
    assert {tag: spent for tag, spent in costs.items() if spent > LIMIT} == {}


def test_no_request_takes_more_than_its_share_at_a_long_table(folder: Path, long_table: ClockedTable) -> None:
    paths = {
        "the table": "/api/tables/t?seat=0&scenes=wide&fields=on",
        "the lobby": "/api/tables",
        "own tables": "/api/guest/tables",
        "the first page of a replay": "/api/tables/t/replay?lens=seat:0",
        "a page with pictures": "/api/tables/t/replay?lens=seat:0&scenes=wide&from=9000&count=40",
        "a film, which is refused": "/api/tables/t/replay.svg",
        "the log, which is refused": "/api/tables/t/log",
    }
    refused = {"a film, which is refused": 413, "the log, which is refused": 409}

    async def measured() -> dict[str, float]:
        world = await opened(folder, long_table)
        try:
            costs = {"one slice of loading": min([await slice_of_loading(world) for _ in range(ATTEMPTS)])}
            for name, path in paths.items():
                costs[name] = await cost(request(world, path, refused.get(name, 200)))
            return costs
        finally:
            await world.close()

    costs = asyncio.run(measured())
    assert {name: spent for name, spent in costs.items() if spent > LIMIT} == {}


def test_nothing_takes_more_than_its_share_after_a_long_game(folder: Path, long_table: ClockedTable) -> None:
    paths = {
        "the log": "/api/tables/t/log",
        "the receipt": "/api/tables/t/receipt",
        "the last page of a replay with everything": "/api/tables/t/replay?lens=all&scenes=wide&from=9000&count=40",
        "the story": "/api/tables/t/replay.txt",
    }

    async def measured() -> dict[str, float]:
        world = await opened(folder, long_table)
        try:
            players = Players(world)
            await players.begin()
            await world.services.tables.execute(world.services.tables.live["t"], commands.close)
            costs = {"the rematch": await cost(lambda: players.at_table(0, "rematch"))}
            for name, path in paths.items():
                costs[name] = await cost(request(world, path, 200))
            return costs
        finally:
            await world.close()

    costs = asyncio.run(measured())
    assert {name: spent for name, spent in costs.items() if spent > LIMIT} == {}


def test_a_long_table_is_loaded_from_its_snapshot_in_a_fraction_of_the_time(
    folder: Path, long_table: ClockedTable
) -> None:
    async def measured() -> tuple[list[float], float, bytes, bytes]:
        world = await opened(folder, long_table)
        try:
            tables = world.services.tables
            costs, turns = list[float](), list[float]()
            for _ in range(ATTEMPTS + 1):  # the first one folds the log and makes the snapshot
                tables.live.clear()
                began = time.process_time()
                live = await tables.find("t")
                costs.append(time.process_time() - began)
                while not tables.snapshots.written:
                    await asyncio.sleep(0.01)
            for _ in range(ATTEMPTS):
                tables.live.clear()
                turns.append(await longest_turn(tables.find("t")))
            assert tables.snapshots.used == 2 * ATTEMPTS
            assert live.table.match is not None and long_table.table.match is not None
            return costs, min(turns), live.table.match.bytes(), long_table.table.match.bytes()
        finally:
            await world.close()

    (folded, *loaded), turn, one, other = asyncio.run(measured())
    assert one == other
    assert turn < LIMIT
    assert min(loaded) < LOADING and min(loaded) < folded / 3


def crowd() -> list[tuple[Viewer, int]]:
    """Return ten players and thirty spectators. Hardly two of them get the same messages."""
    screens: tuple[wire.Screen, ...] = ("wide", "tall", "none")
    kinds = [(language, screen) for language in LANGUAGES for screen in screens]
    players = [(Viewer(guest, *kinds[seat]), seat) for seat, guest in enumerate(CROWD)]
    return [*players, *((Viewer("", *kinds[number % len(kinds)]), SPECTATOR) for number in range(30))]


def test_news_for_many_different_viewers_leave_the_loop_to_others(folder: Path) -> None:
    played = _played(Random(11), CROWD)
    assert len(played.records) >= RECORDS and played.table.status == "playing", "choose another seed"

    async def measured() -> tuple[list[float], list[tuple[Viewer, int]], list[int]]:
        world = await opened(folder, played)
        try:
            tables = world.services.tables
            live, watching, numbers = await tables.find("t"), crowd(), list[int]()
            for viewer, seat in watching:
                await tables.watch(live, viewer, seat, None)

            async def move(count: int) -> None:
                for _ in range(count):

                    def play(draft: Draft) -> LogRecord:
                        (seat, question), *_ = draft.table.questions.items()
                        action = act.DRAW if act.DRAW in question.legal else question.legal[0]
                        return commands.move(draft, seat, action, key=None, expect=None, by="person")

                    await tables.execute(live, play)
                    numbers.append(live.table.seq)

            await move(1)  # first uses belong to no message
            turns = [min([await longest_turn(move(1)) for _ in range(ATTEMPTS)])]
            turns.append(min([await longest_turn(send_full_views(live)) for _ in range(ATTEMPTS)]))
            await asyncio.gather(*(move(1) for _ in range(4)))
            return turns, watching, numbers
        finally:
            await world.close()

    turns, watching, numbers = asyncio.run(measured())
    assert max(turns) < LIMIT, "neither a move nor a full view takes too long"
    for viewer, _ in watching:
        told = viewer.numbers()
        assert told == sorted(told) and set(numbers) <= set(told), "everyone is told everything in order"

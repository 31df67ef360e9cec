"""Whole games of all kinds at real server processes, while a seeded schedule injects faults."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg

from snowbound.bots import Player as Bot
from snowbound.games import find
from tests.server.adjusted import VARIABLE, WallClock
from tests.server.lossy_database import LossyDatabase
from tests.server.people import (
    ANSWER_WITHIN,
    BROKEN,
    UNKNOWN,
    Campaigner,
    Habits,
    Message,
    Person,
    RequestPerson,
    SocketPerson,
)
from tests.server.postgres import Cluster
from tests.server.process import Process
from tests.server.small_disk import SmallDisk

LANES = 5
"""Tables at which people play at the same time."""

STOPPED = 6.5
"""Seconds for which a process is stopped: longer than a lease."""

HOUR = 3600

ACKNOWLEDGED = "acknowledged "

KINDS: list[tuple[str, dict[str, Any], int]] = [
    ("uno_power_grab", {"scoring": "single_round"}, 4),
    ("arctic_race", {"max_rounds": 8}, 4),
    ("arctic_roll", {}, 3),
    ("polar_rush", {"variant": "easy", "look_time": 1}, 3),
    ("ice_flow", {"turn_cap": 5}, 3),
]
"""The games, with options that keep them short, and the most players."""


DISK_FULL = re.compile(r"disk is full|DiskFull|disk I/O error")

FULL = (
    "CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$",
    "CREATE OR REPLACE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION fail()",
)
"""Lets PostgreSQL answer as if its disk were full, where none is mounted or its files have room."""


class Servers:
    """Server processes with one database, and everything that can go wrong with them."""

    def __init__(self, folder: Path, cluster: Cluster | None) -> None:
        self.cluster = cluster
        place = folder if cluster is None else cluster.folder  # which the database's user may enter
        self.disk = SmallDisk(place / "disk")
        self.lossy: LossyDatabase | None = None
        self.database = f"sqlite:///{self.disk.folder / 'tables.db'}"
        self.served = self.database
        if cluster is not None:
            self.database = _on_disk(cluster, self.disk)
            self.lossy = LossyDatabase(cluster.folder / "lossy", cluster.folder)
            self.lossy.start()
            self.served = self.database.replace(str(cluster.folder), str(self.lossy.folder))
        self.clocks: list[WallClock] = []
        self.processes: list[Process] = []
        for number in range(1 if cluster is None else 2):
            self.clocks.append(WallClock(folder / f"clock-{number}"))
            process = Process(folder, self.served, games="", waits=0.2, connections_per_address=10**5, idle=3)
            process.adjusted = {VARIABLE: str(self.clocks[-1].file)}
            self.processes.append(process)

    def addresses(self) -> list[str]:
        """Return the addresses of the running processes."""
        return [process.address for process in self.processes if process.is_up]

    def fill_disk(self) -> None:
        """Let writing fail from now on."""
        if self.cluster is not None and not self.disk.is_mounted:
            self.refuse_writes()
        self.disk.fill(process.pid for process in self.processes)

    def refuse_writes(self) -> None:
        """Let PostgreSQL refuse every record. It may have room left in its files on a full disk."""
        if self.cluster is not None:
            self.disk.free()  # on a full disk PostgreSQL cannot even open a connection
            _sql(self.database, *FULL)

    def free_disk(self) -> None:
        """Let writing succeed again."""
        self.disk.free()  # first: on a full disk PostgreSQL cannot even open a connection
        if self.cluster is not None:
            _sql(self.database, "DROP TRIGGER IF EXISTS full_disk ON events")

    def failed_writes(self) -> int:
        """Return how often the processes have logged that the disk is full."""
        return len(DISK_FULL.findall(self.log()))

    def log(self) -> str:
        """Return everything that the processes have logged."""
        return "".join(process.log_file.read_text() for process in self.processes)

    def close(self) -> None:
        """Kill all processes."""
        for process in self.processes:
            process.kill()
        if self.lossy is not None:
            self.lossy.close()
        if self.cluster is not None:
            _sql(self.cluster.url, "DROP DATABASE campaign WITH (FORCE)", "DROP TABLESPACE small")
        self.disk.close()


@dataclass
class Played:
    """A game that was played to its end, and the people in it."""

    table: str
    game: str
    people: list[Person] = field(default_factory=list)


class Campaign:
    """People who play until enough games are over, and a schedule of faults."""

    def __init__(
        self, servers: Servers, seed: int, kinds: list[tuple[str, dict[str, Any], int]], patience: float
    ) -> None:
        self.servers, self.seed, self.kinds, self.patience = servers, seed, kinds, patience
        self.rng = Random(seed)
        self.counts: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.happened: list[str] = []  # when each fault happened
        self.finished: list[Played] = []
        self.playing: list[Person] = []
        self.world = Campaigner(Random(seed + 1), servers.addresses, self._count)
        self._began = time.monotonic()
        self._tables = 0

    def __str__(self) -> str:
        games = Counter(played.game for played in self.finished)
        return (
            f"seed {self.seed}: {len(self.finished)} games {dict(games)}, faults {dict(self.faults)}, "
            f"people {dict(sorted(self.counts.items()))}"
        )

    def row(self, database: str) -> str:
        """Return what happened, as a row of a table."""
        games = Counter(played.game for played in self.finished)
        acknowledged = {name: n for name, n in self.counts.items() if name.startswith(ACKNOWLEDGED)}
        others = {name: n for name, n in self.counts.items() if name not in acknowledged}
        done = {name.removeprefix(ACKNOWLEDGED): n for name, n in acknowledged.items()}
        cells = [f"{len(self.finished)}: {_listed(games)}", _listed(self.faults), _listed(done), _listed(others)]
        return f"| {database} | {' | '.join(cells)} |"

    @property
    def moves(self) -> int:
        """Acknowledged moves."""
        return self.counts["acknowledged move"]

    def _count(self, what: str) -> None:
        self.counts[what] += 1

    async def run(self, games: int, schedule: list[str], away: float = 0.0, leave: float = 0.0) -> None:
        """Play at least this many games, and until all faults of the schedule have happened."""
        self._compile()
        for process in self.servers.processes:
            await self._start(process)
        try:
            async with asyncio.timeout(self.patience), asyncio.TaskGroup() as tasks:
                faults = tasks.create_task(self._inject(schedule))
                for lane in range(min(LANES, games)):
                    tasks.create_task(self._lane(lane, games, faults, Habits(away=away, leave=leave)))
        except BaseException as error:
            error.add_note("\n".join([str(self), *self.happened, *map(repr, self.playing)]))
            raise

    def _compile(self) -> None:
        """Have the code of all bots in the cache: no bot process would live long enough to compile it."""
        for game, _, _ in self.kinds:
            for skill in ("level:1", "greedy"):
                Bot(find(game), 0, skill).prepare()

    async def _start(self, process: Process) -> None:
        """Start a process; again, like the unit in deploy/, if the answer to its first commit is lost."""
        await asyncio.to_thread(process.start)
        while await asyncio.to_thread(process.health) != HTTPStatus.OK:
            if process.could_not_start():
                process.kill()
                self._count("starts tried again")
                await asyncio.to_thread(process.start)
            await asyncio.sleep(0.05)

    # --- people

    async def _lane(self, lane: int, games: int, faults: asyncio.Task[None], habits: Habits) -> None:
        """Let people play one game after the other."""
        rng = Random(f"{self.seed} {lane}")
        async with httpx.AsyncClient(trust_env=False, timeout=4 * ANSWER_WITHIN) as http:
            guests = [await self._guest(http, f"Guest {lane}-{number}") for number in range(3)]
            while self._tables < games or not faults.done():
                game, options, most = self.kinds[self._tables % len(self.kinds)]
                self._tables += 1
                played = await self._game(http, rng, guests, game, options, most, habits)
                while rng.random() < 0.3 and all(not person.has_left for person in played.people):
                    played = await self._rematch(http, rng, played, habits)

    async def _game(
        self,
        http: httpx.AsyncClient,
        rng: Random,
        guests: list[tuple[str, str]],
        game: str,
        options: dict[str, Any],
        most: int,
        habits: Habits,
    ) -> Played:
        players = rng.randint(2, most)
        number = rng.randint(1, min(players, len(guests)))
        seats = ["me", *["open"] * (number - 1), *["bot:1"] * (players - number)]
        contributes, timing = rng.random() < 0.4, rng.choice(["none", "fast"])
        wanted = {"game": game, "seats": seats, "options": options, "stand_in": 1, "timing": timing}
        key = f"table {self._tables}"
        made = await self._post(http, guests[0], "/api/tables", wanted | {"key": key, "contributes": contributes})
        table: str = made["table"]
        for guest in guests[1:number]:
            await self._post(http, guest, f"/api/tables/{table}/sit", {"key": "sit", "contributes": contributes})
        if number == 1 and not contributes:
            await self._post(http, guests[0], f"/api/tables/{table}/start", {"key": "start"})
        people = [self._person(rng, guest, table, seat, game, habits) for seat, guest in enumerate(guests[:number])]
        return await self._play(Played(table, game, people))

    async def _rematch(self, http: httpx.AsyncClient, rng: Random, played: Played, habits: Habits) -> Played:
        self._count("rematches")
        found = set()
        for person in played.people:
            guest = (person.cookie, person.guest)
            path = f"/api/tables/{played.table}/rematch"
            found.add((await self._post(http, guest, path, {"key": "rematch"}))["table"])
        assert len(found) == 1, f"everyone comes to the same table: {found}"
        table = found.pop()
        if len(played.people) == 1:
            guest = (played.people[0].cookie, played.people[0].guest)
            await self._post(http, guest, f"/api/tables/{table}/start", {"key": "start"})
        people = [
            self._person(rng, (person.cookie, person.guest), table, person.seat, played.game, habits)
            for person in played.people
        ]
        return await self._play(Played(table, played.game, people))

    def _person(self, rng: Random, guest: tuple[str, str], table: str, seat: int, game: str, habits: Habits) -> Person:
        kind = SocketPerson if rng.random() < 0.75 else RequestPerson
        return kind(self.world, *guest, table, seat, game, habits)

    async def _play(self, played: Played) -> Played:
        self.playing += played.people
        await asyncio.gather(*(person.play() for person in played.people))
        self.playing = [person for person in self.playing if person not in played.people]
        self.finished.append(played)
        return played

    async def _guest(self, http: httpx.AsyncClient, name: str) -> tuple[str, str]:
        """Return the cookie and the id of a new guest."""
        while True:
            http.cookies.clear()
            with contextlib.suppress(*BROKEN):
                response = await http.post(f"{await self.world.address()}/api/guest", json={"name": name})
                if response.is_success:
                    return response.cookies["snowbound"], response.json()["guest"]
            await asyncio.sleep(0.1)

    async def _post(self, http: httpx.AsyncClient, guest: tuple[str, str], path: str, body: Message) -> Message:
        """Repeat a request with the same key until it is answered."""
        while True:
            http.cookies.clear()
            with contextlib.suppress(*BROKEN):
                address = await self.world.address()
                headers = {"cookie": f"snowbound={guest[0]}"}
                answer: Message = (await http.post(f"{address}{path}", json=body, headers=headers)).json()
                if "error" not in answer:
                    return answer
                assert answer["error"]["code"] in UNKNOWN, f"{path} {body}: {answer}"
            await asyncio.sleep(0.1)

    # --- faults

    async def _inject(self, schedule: list[str]) -> None:
        """Let the faults of the schedule happen, each after some more moves."""
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "stop": self._stop,
            "clock": self._set_clock,
            "disk": self._fill_disk,
            "commit": self._lose_answers,
            "bots": self._kill_bots,
        }
        for kind in schedule:
            await self._more_moves(self.rng.randrange(3, 20))
            await asyncio.sleep(self.rng.random() * 0.05)
            self.happened.append(f"{time.monotonic() - self._began:.1f} s, after {self.moves} moves: {kind}")
            await faults[kind]()
            self.faults[kind] += 1

    async def _more_moves(self, number: int) -> None:
        """Wait until this many more moves have been acknowledged, or for a while."""
        enough, end = self.moves + number, time.monotonic() + 20
        while self.moves < enough and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def _kill(self) -> None:
        process = self.rng.choice(self.servers.processes)
        process.kill()
        await self._start(process)

    async def _stop(self) -> None:
        process = self.rng.choice(self.servers.processes)
        os.kill(process.pid, signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        os.kill(process.pid, signal.SIGCONT)

    async def _set_clock(self) -> None:
        self.rng.choice(self.servers.clocks).jump(self.rng.choice((HOUR, -HOUR)))

    async def _fill_disk(self) -> None:
        """Keep the disk full until a write has failed, or for a while."""
        failed = self.servers.failed_writes()
        try:
            for fill in (self.servers.fill_disk, self.servers.refuse_writes):
                fill()
                end = time.monotonic() + 5
                while self.servers.failed_writes() == failed and time.monotonic() < end:
                    await asyncio.sleep(0.05)
                if self.servers.failed_writes() > failed:
                    break
            await asyncio.sleep(self.rng.random())
        finally:
            self.servers.free_disk()
        self.counts["failed writes"] += self.servers.failed_writes() - failed

    async def _lose_answers(self) -> None:
        lossy = self.servers.lossy
        assert lossy is not None
        lost = lossy.lost
        lossy.lose(self.rng.randint(1, 4))
        await self._more_moves(1)
        self.counts["lost answers to commits"] += lossy.lost - lost

    async def _kill_bots(self) -> None:
        pid = self.rng.choice(self.servers.processes).pid
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)


def _listed(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {number:,}" for name, number in sorted(counts.items()))


def _on_disk(cluster: Cluster, disk: SmallDisk) -> str:
    """Create a database whose tables are on the small disk, and return its URL."""
    place = disk.folder / "tablespace"
    place.mkdir()
    cluster.own(place)
    _sql(cluster.url, f"CREATE TABLESPACE small LOCATION '{place}'", "CREATE DATABASE campaign TABLESPACE small")
    return cluster.url.replace("/postgres?", "/campaign?")


def _sql(url: str, *statements: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())

"""Many pairs of players at real servers over a bad network, and the checks of their games."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from random import Random
from typing import Any

import httpx

from snowbound.core import log as logs
from snowbound.core.log import Log
from snowbound.core.match import Match
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.server.tables.chance_receipt import verify
from tests.server.faulty import BROKEN, Message, Network, Player
from tests.server.process import Process

PATIENCE = 900.0
"""Seconds before a test fails that does not end. An idle machine needs a tenth of it."""

LONG: list[tuple[str, dict[str, Any]]] = [
    ("uno_power_grab", {"scoring": "single_round"}),
    ("arctic_race", {"max_rounds": 8}),
]
"""Long games that some pairs play first. After that everyone plays tic-tac-toe."""


class Played:
    """A finished game and its players."""

    def __init__(self, table: str, game: str, players: list[Player]) -> None:
        self.table, self.game, self.players = table, game, players


class Pairs:
    """Server processes that share a database, and many pairs of players."""

    def __init__(self, processes: list[Process], seed: int, number: int, long: tuple[int, ...] = ()) -> None:
        self.number, self.long = number, long
        self.processes = processes
        self.network = Network(Random(seed), lambda: [process.address for process in processes if process.is_up])
        self.rng = Random(seed + 1)
        self.moves = self.kills = self.tables = 0
        self.finished: list[Played] = []

    def __repr__(self) -> str:
        return f"{len(self.finished)} games, {self.moves} moves, {self.kills} kills, {self.network.faults} faults"

    def moved(self) -> None:
        """Count an acknowledged move."""
        self.moves += 1

    async def run(self, games: int, trouble: Coroutine[Any, Any, None]) -> None:
        """Play at least this many games, and until the disturbance has ended."""
        for process in self.processes:
            await asyncio.to_thread(process.start)
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
            troubled = tasks.create_task(trouble)
            for pair in range(self.number):
                tasks.create_task(self._play(pair, games, troubled))

    async def moves_more(self, number: int) -> None:
        """Wait until this many more moves have been acknowledged."""
        enough = self.moves + number
        while self.moves < enough:
            await asyncio.sleep(0.005)

    async def kill(self, times: int) -> None:
        """Repeatedly kill a process after some moves, at a random time, and start it again."""
        while self.kills < times:
            await self.moves_more(self.rng.randrange(4, 30))
            await asyncio.sleep(self.rng.random() * 0.05)
            process = self.rng.choice(self.processes)
            process.kill()
            self.kills += 1
            await asyncio.to_thread(process.start)

    async def _play(self, pair: int, games: int, troubled: asyncio.Task[None]) -> None:
        async with httpx.AsyncClient(trust_env=False, timeout=5) as http:
            cookies = [await self._require_guest(http, f"Guest {pair}-{seat}") for seat in range(2)]
            played = 0
            while len(self.finished) < games or not troubled.done():
                game, options = LONG[self.long[pair]] if not played and pair < len(self.long) else ("tic_tac_toe", {})
                played += 1
                table = await self._table(http, cookies, game, options)
                players = [Player(self.network, cookie, table, n, self.moved) for n, cookie in enumerate(cookies)]
                await asyncio.gather(*(player.play() for player in players))
                self.finished.append(Played(table, game, players))

    async def _require_guest(self, http: httpx.AsyncClient, name: str) -> str:
        response = await self._post(http, "", "/api/guest", {"name": name})
        return response.cookies["snowbound"]

    async def _table(self, http: httpx.AsyncClient, cookies: list[str], game: str, options: Any) -> str:
        self.tables += 1
        wanted = {"game": game, "seats": ["me", "open"], "options": options, "key": f"table {self.tables}"}
        made = await self._post(http, cookies[0], "/api/tables", wanted)
        table: str = made.json()["table"]
        await self._post(http, cookies[1], f"/api/tables/{table}/sit", {"key": "sit"})
        return table

    async def _post(self, http: httpx.AsyncClient, cookie: str, path: str, body: Message) -> httpx.Response:
        """Repeat a request until it is answered. Taking the same seat again is not an error."""
        while True:
            http.cookies.clear()
            headers = {"cookie": f"snowbound={cookie}"} if cookie else {}
            with contextlib.suppress(*BROKEN):
                response = await http.post(f"{await self.network.address()}{path}", json=body, headers=headers)
                if response.is_success or response.json()["error"]["code"] == "not-now":
                    return response
            await asyncio.sleep(0.02)


# --- what must be true of every game afterwards


def check(services: Pairs) -> None:
    """Check that every game equals its replay and contains exactly the acknowledged moves."""
    with httpx.Client(base_url=services.processes[0].address, trust_env=False, timeout=30) as http:
        for played in services.finished:
            text = http.get(f"/api/tables/{played.table}/log").text
            log = logs.parse(text)
            steps = _replayed(http, played.table)
            _check_moves(played, steps)
            _check_replay(played, log, text)


def _replayed(http: httpx.Client, table: str) -> list[Message]:
    """Return all events of a replay, page after page."""
    steps: list[Message] = []
    while True:
        page = http.get(f"/api/tables/{table}/replay", params={"lens": "all", "from": len(steps)}).json()
        steps += page["steps"]
        if len(steps) == page["events"]:
            return steps


def _check_moves(played: Played, steps: list[Message]) -> None:
    written = {
        step["told"]["number"]: (step["told"]["seat"], step["told"]["action"])
        for step in steps
        if step["told"]["by"] == "person"
    }
    acknowledged = [
        (number, (player.seat, action)) for player in played.players for number, action in player.acknowledged.values()
    ]
    assert len({number for number, _ in acknowledged}) == len(acknowledged), "no move is in the log twice"
    assert dict(acknowledged) == written, "the log has exactly the acknowledged moves"
    for player in played.players:
        assert list(player.told) == list(range(1, player.number + 1)), "each event was announced once, in order"
        for step in steps:
            told, known = step["told"], player.told[step["told"]["number"]]
            assert told["seat"] == known["seat"] and known.get("action") in {None, told["action"]}


def _check_replay(played: Played, log: Log, text: str) -> None:
    if played.game == "tic_tac_toe":
        match = Match(TIC_TAC_TOE, 2, chance="manual", compiled=False)
        for event in log.events:
            match.play(*event)
    else:
        match = Match.replay(log, compiled=False)
        assert verify(log).endswith("; the game is over")
    assert match.over
    assert logs.dump(log) == text
    for player in played.players:
        assert player.view["points"] == list(match.result.points)
        assert player.view["places"] == list(match.result.places)
        assert player.view["events"] == len(log.events)

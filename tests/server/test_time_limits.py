"""Time limits: when the time is up, a stand-in plays until the person returns."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from snowbound.server.tables.clocks import PRESETS, SECOND, wall_clock
from snowbound.server.tables.live_table import LiveTable
from snowbound.server.tables.pending import Question
from snowbound.server.tables.scheduler import Scheduler
from snowbound.server.tables.table_lists import LOBBY_AGE
from snowbound.server.workers.fair_queue import Asker
from snowbound.server.workers.pool import Workers
from snowbound.server.workers.worker import BotQuestion
from tests.server.running import Guest, Running, Socket, until

FAST = PRESETS["fast"]


class Hands:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.at = wall_clock()

    def __call__(self) -> int:
        return self.at

    def forward(self, milliseconds: int) -> None:
        self.at += milliseconds


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("time"), now=hands, compiled=False, tables_per_guest=100) as server:
        yield server


def pair(server: Running, timing: str) -> tuple[str, list[Guest], list[Socket]]:
    guests = [server.guest("Ann"), server.guest("Bea")]
    table = guests[0].create("tic_tac_toe", "me", "open", timing=timing, stand_in=2)
    sockets = [guest.socket() for guest in guests]
    sockets[0].watch(table, 0)
    guests[1].post(f"/api/tables/{table}/sit")
    sockets[1].watch(table, 1)
    return table, guests, sockets


def played_by(guest: Guest, table: str) -> list[str]:
    return [step["told"]["by"] for step in guest.replay(table)]


def test_when_time_is_up_a_stand_in_plays_until_the_person_moves(timed: Running, hands: Hands) -> None:
    table, guests, sockets = pair(timed, "fast")
    clock = guests[1].get(f"/api/tables/{table}")["clock"]
    assert clock["deadlines"] == {"0": hands() + FAST.allowance + FAST.reserve}
    assert clock["reserves"] == {"0": FAST.reserve, "1": FAST.reserve}
    hands.forward(FAST.allowance + FAST.reserve - SECOND)
    assert guests[1].get(f"/api/tables/{table}")["view"]["events"] == 0
    hands.forward(SECOND)
    until(lambda: played_by(guests[1], table) == ["stand-in"], "the stand-in's move")
    seats = guests[1].get(f"/api/tables/{table}")["info"]["seats"]
    assert seats[0]["away"] is True and "away" not in seats[1]
    choice = guests[1].get(f"/api/tables/{table}", seat=1)["view"]["choices"][0]["action"]
    assert sockets[1].do("move", table=table, seat=1, action=choice)["type"] == "ack"
    until(lambda: played_by(guests[1], table) == ["stand-in", "person", "stand-in"], "the next one")
    refused = sockets[0].do("move", table=table, seat=0, action=choice)
    assert refused["type"] == "error", "another seat must act"
    assert "away" not in guests[0].get(f"/api/tables/{table}")["info"]["seats"][0], "but the person has returned"
    choice = guests[1].get(f"/api/tables/{table}", seat=1)["view"]["choices"][0]["action"]
    sockets[1].do("move", table=table, seat=1, action=choice)
    choice = guests[0].get(f"/api/tables/{table}", seat=0)["view"]["choices"][0]["action"]
    assert sockets[0].do("move", table=table, seat=0, action=choice)["type"] == "ack"
    assert played_by(guests[0], table)[-1] == "person"


def test_a_long_decision_uses_the_reserve(timed: Running, hands: Hands) -> None:
    table, guests, sockets = pair(timed, "fast")
    hands.forward(FAST.allowance + 7 * SECOND)
    sockets[0].do("move", table=table, seat=0, action=4)
    clock = guests[0].get(f"/api/tables/{table}")["clock"]
    assert clock["reserves"] == {"0": FAST.reserve - 7 * SECOND, "1": FAST.reserve}
    del timed.services.tables.live[table]
    again = guests[0].get(f"/api/tables/{table}")["clock"]
    assert again["reserves"] == clock["reserves"], "the log records it"


def test_the_reserve_is_the_same_after_the_table_is_loaded_again(timed: Running, hands: Hands) -> None:
    table, guests, _ = pair(timed, "fast")
    hands.forward(1000 * SECOND)
    del timed.services.tables.live[table]  # time without spectators is not charged …
    guests[0].get(f"/api/tables/{table}")
    hands.forward(FAST.allowance + 7 * SECOND)
    guests[0].post(f"/api/tables/{table}/leave")
    left = list(timed.services.tables.live[table].table.clocks.left)
    assert left == [FAST.reserve - 7 * SECOND, FAST.reserve]
    del timed.services.tables.live[table]  # … and neither is it when the log is read again
    guests[1].get(f"/api/tables/{table}")
    assert timed.services.tables.live[table].table.clocks.left == left


def test_a_stand_in_takes_over_after_the_grace_period(timed: Running, hands: Hands) -> None:
    table, guests, sockets = pair(timed, "none")
    assert "clock" not in guests[0].get(f"/api/tables/{table}")
    sockets[0].close()
    live = timed.services.tables.live[table]
    until(lambda: live.present_seats() == [1])
    hands.forward(PRESETS["none"].grace - SECOND)
    assert played_by(guests[1], table) == []
    hands.forward(2 * SECOND)
    until(lambda: played_by(guests[1], table) == ["stand-in"], "the stand-in's move")
    back = guests[0].socket()
    back.watch(table, 0)
    assert "away" not in guests[1].get(f"/api/tables/{table}")["info"]["seats"][0]


def test_a_watching_person_can_keep_others_waiting_for_only_an_hour(timed: Running, hands: Hands) -> None:
    table, guests, _ = pair(timed, "none")
    hands.forward(PRESETS["none"].patience - SECOND)
    timed.services.scheduler.update(timed.services.tables.live[table])
    assert played_by(guests[1], table) == []
    hands.forward(2 * SECOND)
    until(lambda: played_by(guests[1], table) == ["stand-in"], "the stand-in's move")
    assert guests[0].get(f"/api/tables/{table}", seat=0)["info"]["seats"][0].get("away") is None, (
        "the person has returned"
    )


def test_a_person_who_keeps_nobody_waiting_may_think_for_ever(timed: Running, hands: Hands) -> None:
    ann = timed.guest("Ann")
    table = ann.create("tic_tac_toe", "me", "bot:1")
    ann.socket().watch(table, 0)
    ann.post(f"/api/tables/{table}/start")
    hands.forward(100 * PRESETS["none"].patience)
    assert timed.services.scheduler._next_check(timed.services.tables.live[table]) is None
    assert played_by(ann, table) == []


def test_no_stand_in_takes_over_at_an_unwatched_table(timed: Running, hands: Hands) -> None:
    table, guests, sockets = pair(timed, "fast")
    for socket in sockets:
        socket.close()
    until(lambda: not timed.services.tables.live[table].listeners)
    hands.forward(10 * (FAST.allowance + FAST.reserve))
    until(lambda: table not in timed.services.tables.live, "the table leaving the memory")
    assert played_by(guests[0], table) == []
    clock = guests[0].get(f"/api/tables/{table}")["clock"]
    assert clock["deadlines"]["0"] >= hands() + FAST.allowance, "time without spectators is not charged"


def test_a_pause_stops_the_clocks(timed: Running, hands: Hands) -> None:
    table, guests, sockets = pair(timed, "fast")
    hands.forward(5 * SECOND)
    sockets[0].do("ask", table=table, what="pause")
    sockets[1].do("answer", table=table, agree=True)
    hands.forward(1000 * SECOND)
    assert guests[0].get(f"/api/tables/{table}")["clock"]["paused"] is True
    assert played_by(guests[0], table) == []
    sockets[1].do("resume", table=table)
    deadline = guests[0].get(f"/api/tables/{table}")["clock"]["deadlines"]["0"]
    assert deadline == hands() - 5 * SECOND + FAST.allowance + FAST.reserve


def test_a_stand_in_takes_over_at_once_when_a_person_leaves(timed: Running) -> None:
    table, guests, _ = pair(timed, "none")
    guests[0].post(f"/api/tables/{table}/leave")
    until(lambda: played_by(guests[1], table) == ["stand-in"], "the stand-in's move")


def test_bots_move_by_themselves(timed: Running) -> None:
    ann = timed.guest("Ann")
    table = ann.create("tic_tac_toe", "bot:1", "bot:3")
    ann.socket().watch(table)
    ann.post(f"/api/tables/{table}/start")
    until(lambda: ann.get(f"/api/tables/{table}")["info"]["status"] == "over", "the end of the game")
    assert set(played_by(ann, table)) == {"bot"}


def test_a_bot_that_thinks_longer_does_not_answer_later(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the others could tell whether it had a choice."""
    thinking, pause = 1.5, 2.0

    async def answer_question(self: Scheduler, live: LiveTable, seat: int, question: Question) -> int:
        await asyncio.sleep(thinking)
        return question.legal[0]

    monkeypatch.setattr(Scheduler, "_decision", answer_question)
    with Running(folder, compiled=False, bot_pause=pause) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "bot:1")
        ann.post(f"/api/tables/{table}/start")
        ann.post(f"/api/tables/{table}/move", seat=0, action=4)
        began = time.monotonic()
        until(lambda: played_by(ann, table)[1:] == ["bot"], "the bot's move")
        assert pause - 0.1 < time.monotonic() - began < pause + thinking - 0.1


@pytest.mark.parametrize("thinking", [None, 0.0, 1.2], ids=["forced", "quick", "slow"])
def test_under_load_a_bots_move_does_not_tell_how_long_it_thought(
    thinking: float | None, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All three move one pause after a worker was free for them, also if they have no choice."""
    waited, pause = 1.7, 2.0  # a wait is rounded down to 1.5 s, a quarter of the pause

    async def next_free(self: Workers, asker: Asker) -> None:
        await asyncio.sleep(waited)

    async def ask(self: Workers, question: BotQuestion, asker: Asker, is_wanted: Callable[[], bool]) -> int:
        await self._next_free(asker)
        assert is_wanted() and thinking is not None
        await asyncio.sleep(thinking)
        return 0

    async def decision(self: Scheduler, live: LiveTable, seat: int, question: Question) -> int:
        legal = question.legal[:1] if thinking is None else question.legal
        return await decide(self, live, seat, msgspec.structs.replace(question, legal=legal))

    decide = Scheduler._decision
    monkeypatch.setattr(Workers, "_next_free", next_free)
    monkeypatch.setattr(Workers, "_give_back", lambda self, process: None)
    monkeypatch.setattr(Workers, "ask", ask)
    monkeypatch.setattr(Scheduler, "_decision", decision)
    with Running(folder, compiled=False, bot_pause=pause) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "me", "bot:1")
        ann.post(f"/api/tables/{table}/start")
        began = time.monotonic()
        ann.post(f"/api/tables/{table}/move", seat=0, action=4)
        until(lambda: played_by(ann, table)[1:] == ["bot"], "the bot's move")
        assert 1.5 + pause - 0.2 < time.monotonic() - began < 1.5 + pause + 1.5


class Late:
    """A table where the time of seat 0 is up and the stand-in thinks until `thought` is set."""

    def __init__(self, server: Running, hands: Hands, thought: threading.Event) -> None:
        self.thought = thought
        self.table, self.guests, self.sockets = pair(server, "fast")
        self.live = server.services.tables.live[self.table]
        hands.forward(FAST.allowance + FAST.reserve)
        until(self.is_away, "the end of the time")

    def is_away(self) -> bool:
        return self.live.table.seats[0].away

    def played_by(self) -> list[str]:
        return played_by(self.guests[1], self.table)


@pytest.fixture
def late(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Late]:
    thought, hands = threading.Event(), Hands()

    async def answer_question(self: Scheduler, live: LiveTable, seat: int, question: Question) -> int:
        while not thought.is_set():
            await asyncio.sleep(0.01)
        return question.legal[0]

    monkeypatch.setattr(Scheduler, "_decision", answer_question)
    with Running(folder, now=hands, compiled=False) as server:
        yield Late(server, hands, thought)


def test_a_late_person_who_watches_returns_after_the_stand_ins_move(late: Late) -> None:
    """A program that polls its view must not keep the others waiting for ever."""
    for _ in range(3):
        assert late.guests[0].get(f"/api/tables/{late.table}", seat=0)["info"]["seats"][0]["away"] is True
    refused = late.sockets[0].do("move", table=late.table, seat=0, action=99)
    assert refused["error"]["code"] == "unknown-action"
    assert late.is_away(), "a refused move does not count"
    late.thought.set()
    until(lambda: late.played_by() == ["stand-in"], "the stand-in's move")
    until(lambda: not late.is_away(), "the person being back")


def test_a_late_person_may_still_move_before_the_stand_in(late: Late) -> None:
    assert late.sockets[0].do("move", table=late.table, seat=0, action=4)["type"] == "ack"
    assert late.played_by() == ["person"] and not late.is_away()


def test_an_illegal_bot_move_is_replaced_by_a_random_one(timed: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(self: Workers, *question: object) -> int:
        return 99

    monkeypatch.setattr(Workers, "ask", ask)
    ann = timed.guest("Ann")
    table = ann.create("tic_tac_toe", "bot:1", "bot:1")
    ann.socket().watch(table)
    ann.post(f"/api/tables/{table}/start")
    until(lambda: ann.get(f"/api/tables/{table}")["info"]["status"] == "over", "the end of the game")


def test_an_abandoned_table_disappears_from_the_lobby(folder: Path) -> None:
    hands = Hands()
    with Running(folder, now=hands, compiled=False) as server:
        ann = server.guest("Ann")
        old = ann.create("tic_tac_toe", "me", "open")
        hands.forward(LOBBY_AGE - SECOND)
        new = ann.create("tic_tac_toe", "me", "open")
        assert [table["id"] for table in ann.get("/api/tables")["tables"]] == [new, old]
        hands.forward(SECOND)
        assert [table["id"] for table in ann.get("/api/tables")["tables"]] == [new]
        assert len(ann.get("/api/guest/tables")["tables"]) == 2, "its link still works"

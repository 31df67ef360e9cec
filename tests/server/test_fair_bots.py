"""Bots serve everyone: many tables of one person do not delay another's, and nobody's bot holds a worker for long."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import time
from collections.abc import Coroutine, Iterator
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest

from snowbound.core.match import Match
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE as GAME
from snowbound.server.settings import Settings
from snowbound.server.storage.leases import SingleProcess
from snowbound.server.tables.scheduler import BOTS_ONLY_GRACE, Scheduler
from snowbound.server.workers import worker
from snowbound.server.workers.fair_queue import Asker, FairQueue
from snowbound.server.workers.pool import BotFailed, NotWanted, Workers
from snowbound.server.workers.worker import BotAnswer, BotQuestion
from tests.server.running import PATIENCE, TIC_TAC_TOE, Guest, Running, until
from tests.server.test_time_limits import Hands

Result = TypeVar("Result")

VIEW = Match(GAME, 2, seed=1, compiled=False).bytes(0)
QUESTION = BotQuestion(TIC_TAC_TOE, 0, "level:1", view=VIEW)


def served(queue: FairQueue[str], seconds: float = 1.0) -> list[str]:
    """Take everything; each person is charged for every item, whose name begins with that of the person."""
    taken = []
    while (item := queue.take()) is not None:
        queue.charge(item[0], seconds)
        taken.append(item)
    return taken


def test_the_next_worker_goes_to_the_person_who_has_used_the_least() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.put(f"A{number}", Asker("A", f"a{number}"))
    queue.put("B0", Asker("B", "b"))
    queue.put("B1", Asker("B", "b"))
    assert len(queue) == 7
    assert served(queue) == ["A0", "B0", "A1", "B1", "A2", "A3", "A4"]
    assert len(queue) == 0


def test_the_tables_of_a_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for item, table in (("A0", "a"), ("A1", "a"), ("A2", "a"), ("A3", "b")):
        queue.put(item, Asker("A", table))
    assert served(queue) == ["A0", "A3", "A1", "A2"]


def test_watched_tables_come_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("A0", Asker("A", "a", is_watched=False))
    queue.charge("B", 100)
    queue.put("B0", Asker("B", "b"))
    assert served(queue) == ["B0", "A0"]


def test_tables_of_people_come_before_those_of_bots_alone() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("A0", Asker("A", "a", is_watched=False))
    for number in range(3):
        queue.put(f"B{number}", Asker(f"B{number}", f"b{number}", has_people=False))
    queue.charge("C", 100)
    queue.put("C0", Asker("C", "c"))
    assert served(queue) == ["C0", "B0", "B1", "B2", "A0"]


def test_waiting_for_nothing_earns_no_credit() -> None:
    """A person who comes later does not get all that the others had while the person was away."""
    queue: FairQueue[str] = FairQueue()
    queue.charge("A", 100)
    for number in range(3):
        queue.put(f"A{number}", Asker("A", "a"))
    for number in range(3):
        queue.put(f"B{number}", Asker("B", "b"))
    assert served(queue) == ["A0", "B0", "A1", "B1", "A2", "B2"]


def test_what_was_discarded_is_not_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("A0", Asker("A", "a"))
    queue.discard("A0", Asker("A", "a"))
    queue.discard("A0", Asker("A", "a"))
    assert queue.take() is None and len(queue) == 0


class Pool:
    """One worker process for several tests; starting another takes seconds."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.workers = Workers(1, timeout=20.0)
        self.run(self.workers.ask(QUESTION))

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.runner.run(work)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    pool = Pool()
    yield pool
    pool.run(pool.workers.close())
    pool.runner.close()


def test_a_person_waits_for_no_more_than_one_question_of_another_with_many_tables(pool: Pool) -> None:
    order: list[str] = []

    async def one(person: str, table: int) -> None:
        await pool.workers.ask(QUESTION, Asker(person, f"{person} {table}"))
        order.append(person)

    async def ask() -> None:
        many = [asyncio.create_task(one("Mallory", table)) for table in range(30)]
        await asyncio.sleep(0)  # all of them wait, or the first is being answered
        await asyncio.gather(*many, one("Ann", 0))

    pool.run(ask())
    assert order.index("Ann") <= 1, f"the honest person had to wait: {order}"
    assert len(order) == 31


def test_a_hundred_tables_of_bots_alone_do_not_delay_a_person(pool: Pool) -> None:
    """Their creators use a guest for every few tables, so fairness among guests alone would not help."""
    answered = 0

    async def bots_alone(table: int) -> None:
        nonlocal answered
        asker = Asker(f"guest {table // 4}", f"table {table}", has_people=False)
        while not stopping:
            await pool.workers.ask(QUESTION, asker)
            answered += 1

    async def ask() -> list[int]:
        attack, waited = [asyncio.create_task(bots_alone(table)) for table in range(100)], list[int]()
        while answered < 20:
            await asyncio.sleep(0.01)
        for _ in range(5):
            before = answered
            await pool.workers.ask(QUESTION, Asker("Ann", "hers"))
            waited.append(answered - before)
            await asyncio.sleep(0.02)
        stopping.append(True)
        await asyncio.gather(*attack)
        return waited

    stopping: list[bool] = []
    assert max(pool.run(ask())) <= 2, "Ann's bot waits for the question that is being answered, and no other"


def test_a_question_that_nobody_waits_for_any_longer_is_not_asked(pool: Pool) -> None:
    workers, asked = pool.workers, pool.workers.asked

    async def ask() -> None:
        first = asyncio.create_task(workers.ask(QUESTION))
        await asyncio.sleep(0)
        cancelled = asyncio.create_task(workers.ask(QUESTION))
        await asyncio.sleep(0)
        assert len(workers.waiting) == 1
        cancelled.cancel()
        with pytest.raises(NotWanted):
            await workers.ask(QUESTION, Asker("Ann", "a"), lambda: False)
        await asyncio.gather(first, cancelled, return_exceptions=True)

    pool.run(ask())
    assert workers.asked == asked + 1 and len(workers.waiting) == 0


def test_a_bot_without_a_choice_waits_for_a_worker_like_any_other(pool: Pool) -> None:
    """Otherwise a busy server would tell that a bot has no choice."""

    async def wait() -> bool:
        asked = asyncio.create_task(pool.workers.ask(QUESTION))
        await asyncio.sleep(0)
        await pool.workers.wait_in_turn(Asker("Ann", "a"))
        await asyncio.sleep(0)
        return asked.done()

    assert pool.run(wait())


def test_a_hung_bot_is_stopped_after_its_time_and_another_worker_takes_its_place(pool: Pool) -> None:
    (hung,) = pool.workers.processes()
    os.kill(hung, signal.SIGSTOP)
    pool.workers.timeout = 0.2
    with pytest.raises(BotFailed, match="took too long"):
        pool.run(asyncio.wait_for(pool.workers.ask(QUESTION), 30))
    assert hung not in pool.workers.processes()
    pool.workers.timeout = 20.0
    assert 0 <= pool.run(pool.workers.ask(QUESTION)) < 9


def test_a_worker_that_hangs_before_its_code_is_ready_is_stopped_after_seconds(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowbound.server.workers.pool.SILENCE", 0.3)
    (hung,) = pool.workers.processes()
    os.kill(hung, signal.SIGSTOP)
    other = msgspec.structs.replace(QUESTION, skill="level:2")
    with pytest.raises(BotFailed, match="took too long"):
        pool.run(asyncio.wait_for(pool.workers.ask(other), 30))
    assert hung not in pool.workers.processes()
    monkeypatch.undo()
    assert 0 <= pool.run(pool.workers.ask(other)) < 9


def test_a_worker_gives_signs_of_life_until_its_code_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_slowly(question: BotQuestion) -> None:
        time.sleep(0.2)

    monkeypatch.setattr("snowbound.server.workers.signs_of_life.INTERVAL", 0.02)
    monkeypatch.setattr(worker, "prepared", compile_slowly)
    question, target = msgspec.msgpack.encode(BotQuestion(TIC_TAC_TOE)), BytesIO()
    worker.main(BytesIO(len(question).to_bytes(worker.LENGTH, "big") + question), target)
    target.seek(0)
    *signs, ready = answers(target)
    assert len(signs) >= 2 and all(answer.is_sign for answer in signs)
    assert not ready.is_sign and not ready.error


def answers(written: BytesIO) -> list[BotAnswer]:
    """Return the answers that a worker has written."""
    found = []
    while length := written.read(worker.LENGTH):
        found.append(msgspec.msgpack.decode(written.read(int.from_bytes(length, "big")), type=BotAnswer))
    return found


def bots_alone(guest: Guest, watched: bool) -> str:
    """Start a game between two bots."""
    table = guest.create("tic_tac_toe", "bot:1", "bot:1")
    if watched:
        guest.socket().watch(table)
    guest.post(f"/api/tables/{table}/start")
    return table


def test_a_game_among_bots_alone_stands_still_while_nobody_watches(folder: Path) -> None:
    hands = Hands()
    with Running(folder, now=hands, compiled=False, bot_pause=0.05) as server:
        ann = server.guest("Ann")
        table = ann.create("tic_tac_toe", "bot:1", "bot:1")
        live = server.services.tables.live[table]
        hands.forward(BOTS_ONLY_GRACE + 1)
        ann.post(f"/api/tables/{table}/start")
        hands.forward(BOTS_ONLY_GRACE + 1)
        until(lambda: not live.thinking, "the last move of a bot")
        events = live.table.seq
        assert not live.table.is_over
        assert BOTS_ONLY_GRACE <= 10_000, "it stops soon"

        ann.socket().watch(table)
        until(lambda: live.table.is_over, "the end of the game")
        assert live.table.seq > events


def test_games_among_bots_alone_are_limited_per_person(folder: Path) -> None:
    with Running(folder, compiled=False, games_of_bots=2, bot_pause=60) as server:
        ann, bea = server.guest("Ann"), server.guest("Bea")
        for _ in range(2):
            bots_alone(ann, watched=True)
        table = ann.create("tic_tac_toe", "bot:1", "bot:1")
        refused = ann.post(f"/api/tables/{table}/start", expect=429)["error"]
        assert refused["code"] == "limit" and "2 games among bots alone" in refused["message"]
        bots_alone(bea, watched=True)
        own = ann.create("tic_tac_toe", "me", "bot:1")
        ann.post(f"/api/tables/{own}/start")


class Thoughts:
    """Which tables' bots have asked for a worker, and which have been answered, in order."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.answered: list[str] = []
        ask_once = Workers._ask_once

        async def noted(workers: Workers, question: BotQuestion, asker: Asker, is_wanted: Any, grid: float) -> Any:
            self.asked.append(asker.table)
            answer = await ask_once(workers, question, asker, is_wanted, grid)
            self.answered.append(asker.table)
            return answer

        patch.setattr(Workers, "_ask_once", noted)


def game_with_bot(server: Running, name: str) -> tuple[Guest, str]:
    """Return a person and a game in which a bot of level 1 has answered the person's first move."""
    person = server.guest(name)
    table = person.create("tic_tac_toe", "me", "bot:1")
    person.socket().watch(table, 0)
    person.post(f"/api/tables/{table}/start")
    person.post(f"/api/tables/{table}/move", seat=0, action=4)
    until(lambda: person.get(f"/api/tables/{table}", seat=0)["view"]["events"] == 2, "the bot's first answer")
    return person, table


def test_honest_peoples_bots_answer_before_those_of_twenty_tables_of_bots_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker stands still until all questions wait, so the order does not depend on the machine."""
    thoughts, hands = Thoughts(monkeypatch), Hands()
    with Running(folder, now=hands, compiled=False, bot_timeout=PATIENCE) as server:
        honest = [game_with_bot(server, name) for name in ("Ann", "Bea")]
        (worker,) = server.services.workers.processes()
        os.kill(worker, signal.SIGSTOP)
        try:
            stranger, watched, unwatched = server.guest().socket(), list[str](), list[str]()
            for number in range(20):
                if number % 4 == 0:
                    mallory = server.guest(f"Mallory {number}")
                table = mallory.create("tic_tac_toe", "bot:1", "bot:1")
                if number % 2:
                    unwatched.append(table)
                else:
                    stranger.watch(table)
                    watched.append(table)
                mallory.post(f"/api/tables/{table}/start")
            until(lambda: {*watched, *unwatched} <= {*thoughts.asked}, "the questions of all tables")
            hands.forward(BOTS_ONLY_GRACE + 1)
            asked, answered = len(thoughts.asked), len(thoughts.answered)
            for person, table in honest:
                choice = person.get(f"/api/tables/{table}", seat=0)["view"]["choices"][0]["action"]
                person.post(f"/api/tables/{table}/move", seat=0, action=choice)
            own = [table for _, table in honest]
            until(lambda: {*own} <= {*thoughts.asked[asked:]}, "the questions of the honest people's bots")
            assert len(thoughts.answered) == answered and len(server.services.workers.waiting) >= 20
        finally:
            os.kill(worker, signal.SIGCONT)
        live = server.services.tables.live
        until(lambda: all(live[table].table.is_over for table in watched), "the end of the watched games")
        until(lambda: not any(live[table].thinking for table in unwatched), "the end of the other questions")
    order = thoughts.answered[answered:]
    assert max(map(order.index, own)) <= 2, f"one question was being answered, and no other came first: {order}"
    assert not {*unwatched} & {*order}, "nobody waits for the bots of tables that nobody watches"


def test_work_that_has_not_begun_when_the_server_stops_is_abandoned_without_a_warning() -> None:
    tables: Any = SimpleNamespace(on_change=[])
    scheduler, nothing = Scheduler(tables, Workers(1), Settings(), SingleProcess()), asyncio.Event()

    async def stop() -> None:
        work = nothing.wait()
        scheduler._start(work)
        await scheduler.close()
        assert inspect.getcoroutinestate(work) == inspect.CORO_CLOSED, "Python would warn that it was never awaited"

    asyncio.run(stop())

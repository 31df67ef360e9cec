"""The coach at a table: when it speaks, to whom, and what it is asked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from snowbound.server.tables.live_table import LiveTable
from snowbound.server.tables.pending import Question
from snowbound.server.transport.rate_limits import Buckets
from snowbound.server.workers.fair_queue import Asker
from snowbound.server.workers.worker import BotAnswer, BotQuestion, JudgeAnswer, RatingAnswer
from tests.server.running import Guest, Message, Running, Socket, until

WINNING = (0, 3, 1, 4)
"""Moves of tic-tac-toe after which field 2 wins for the first player, and field 5 for the second."""


def judge(socket: Socket, table: str, seat: int = 0, **more: Any) -> Message:
    return socket.do("judge", table=table, seat=seat, **more)


def against_a_bot(ann: Guest, level: int = 1) -> str:
    table = ann.create("tic_tac_toe", "me", f"bot:{level}")
    ann.post(f"/api/tables/{table}/start")
    return table


def records(running: Running, table: str) -> int:
    return running.services.tables.live[table].table.seq


@pytest.fixture
def instant(running: Running, monkeypatch: pytest.MonkeyPatch) -> list[BotQuestion]:
    """Answer without a worker: field 4 is the best one, 8 is as good, and all others are clearly worse."""
    asked: list[BotQuestion] = []

    async def advise(question: BotQuestion, asker: Asker, is_wanted: Any = None) -> BotAnswer:
        asked.append(question)
        if question.skill == "rate":
            return BotAnswer(ratings=[RatingAnswer(4, 0.9, is_fine=True), RatingAnswer(8, 0.89, is_fine=True)])
        return BotAnswer(judgement=JudgeAnswer(True, 0.25, 0.9, "because"))

    monkeypatch.setattr(running.services.workers, "advise", advise)
    return asked


def test_a_worker_finds_a_blunder_and_says_what_is_better(
    running: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    replies = {0: 4, 1: 2}  # after field 0 the bot takes 4, after field 1 it takes 2 and threatens to win with 6

    async def decision(live: LiveTable, seat: int, question: Question) -> int:
        assert live.table.match is not None
        return replies[live.table.match.events[-1].action]

    monkeypatch.setattr(running.services.scheduler, "_decision", decision)
    table, socket = against_a_bot(ann), ann.socket()
    live = running.services.tables.live[table]
    for field in replies:
        until(lambda: 0 in live.table.questions, "the player's turn")
        ann.post(f"/api/tables/{table}/move", seat=0, action=field)
    until(lambda: 0 in live.table.questions, "the player's turn")
    assert "speaks" not in judge(socket, table), "it searches in advance"
    assert "speaks" not in judge(socket, table, action=6), "the only move that does not lose"
    blunder = judge(socket, table, action=3)
    assert blunder["speaks"] and blunder["better"]["action"] == 6
    assert blunder.get("win", 0) < 20 < blunder["better"]["win"]
    assert blunder["better"]["why"].endswith(".")


def test_the_coach_speaks_about_a_clearly_worse_move_only(
    running: Running, ann: Guest, instant: list[BotQuestion]
) -> None:
    table, socket = against_a_bot(ann), ann.socket()
    before = records(running, table)
    assert "speaks" not in judge(socket, table, action=8), "as good as the best one"
    spoken = judge(socket, table, action=5)
    assert spoken["speaks"] and spoken["win"] == 25
    assert spoken["better"] == {"action": 4, "win": 90, "why": "because"}
    assert records(running, table) == before, "nothing has happened at the table"
    assert ann.post(f"/api/tables/{table}/move", seat=0, action=5)["type"] == "ack", "the player may play it anyway"
    ratings, comparison = instant
    assert (ratings.skill, ratings.level) == ("rate", 1)
    assert (comparison.skill, comparison.action, comparison.better, comparison.level) == ("judge", 5, 4, 1)


def test_the_search_for_a_question_is_done_once(running: Running, ann: Guest, instant: list[BotQuestion]) -> None:
    table, socket = against_a_bot(ann, level=2), ann.socket()
    assert "speaks" not in judge(socket, table)
    for _ in range(3):
        judge(socket, table, action=8)
    assert [question.skill for question in instant] == ["rate"]


def test_a_worker_is_asked_what_the_seat_may_know(running: Running, ann: Guest, instant: list[BotQuestion]) -> None:
    table = against_a_bot(ann)
    judge(ann.socket(), table, action=5)
    live = running.services.tables.live[table]
    assert live.table.match is not None
    assert [question.view for question in instant] == [live.table.match.knowledge(0).states.tobytes()] * 2


def test_there_is_a_coach_only_against_bots(
    running: Running, ann: Guest, bea: Guest, instant: list[BotQuestion]
) -> None:
    made = ann.post("/api/tables", game="tic_tac_toe", seats=["me", "open"], visibility="invitation")
    bea.post(f"/api/tables/{made['table']}/sit", invitation=made["invitation"])
    assert judge(ann.socket(), made["table"], action=0)["error"]["code"] == "no-coach"
    alone = ann.create("tic_tac_toe", "me", "me")
    ann.post(f"/api/tables/{alone}/start")
    assert judge(ann.socket(), alone, action=0)["error"]["code"] == "no-coach", "nobody plays a bot here"
    own = against_a_bot(ann)
    assert judge(bea.socket(), own, action=0)["error"]["code"] == "not-allowed"
    token = ann.post(f"/api/tables/{own}/seats/0/token")["token"]
    program = running.guest().socket()
    program.do("hello", token=token)
    assert judge(program, own, action=0)["error"]["code"] == "not-allowed", "programs think for themselves"
    assert not instant


def test_an_illegal_action_is_left_to_the_rules(running: Running, ann: Guest, instant: list[BotQuestion]) -> None:
    table, socket = against_a_bot(ann), ann.socket()
    assert "speaks" not in judge(socket, table, action=99)
    assert socket.do("move", table=table, seat=0, action=99)["type"] == "error"


def test_a_judgement_that_comes_too_late_is_of_the_position_in_which_it_was_asked(
    running: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, socket = against_a_bot(ann), ann.socket()
    live = running.services.tables.live[table]
    assert live.table.match is not None
    before = live.table.match.knowledge(0).states.tobytes()
    go_on = asyncio.Event()
    asked: list[BotQuestion] = []

    async def advise(question: BotQuestion, asker: Asker, is_wanted: Any = None) -> BotAnswer:
        asked.append(question)
        if question.skill == "rate":
            await go_on.wait()
        return BotAnswer(
            ratings=[RatingAnswer(4, 0.9, is_fine=True)], judgement=JudgeAnswer(True, 0.25, 0.9, "because")
        )

    monkeypatch.setattr(running.services.workers, "advise", advise)
    socket.send("judge", table=table, seat=0, action=5, key="late")
    until(lambda: asked, "the question to a worker")
    assert socket.do("ping")["type"] == "pong", "the socket goes on meanwhile"
    ann.post(f"/api/tables/{table}/move", seat=0, action=5)
    running.server._loop.call_soon_threadsafe(go_on.set)  # type: ignore[union-attr]
    late = socket.until(lambda m: m.get("key") == "late")
    assert late["speaks"] and late["better"]["action"] == 4
    assert [question.view for question in asked] == [before, before]


def test_a_failed_search_is_done_again(running: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table, socket = against_a_bot(ann), ann.socket()
    broken = True

    async def advise(question: BotQuestion, asker: Asker, is_wanted: Any = None) -> BotAnswer:
        if broken:
            raise OSError("no worker")
        return BotAnswer(ratings=[RatingAnswer(4, 0.9, is_fine=True)])

    monkeypatch.setattr(running.services.workers, "advise", advise)
    assert judge(socket, table, action=4)["error"]["code"] == "bot-failed"
    broken = False
    assert judge(socket, table, action=4)["type"] == "judged"


def test_judgements_are_limited_per_person(
    running: Running, ann: Guest, instant: list[BotQuestion], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running.services.advisers.coach._answers, "_rate", Buckets(0.001, 2))
    table, socket = against_a_bot(ann), ann.socket()
    assert [judge(socket, table)["type"] for _ in range(2)] == ["judged", "judged"]
    assert judge(socket, table)["error"]["code"] == "too-fast"

"""Hints at a table: who may take them, what everyone is told, limits, and positions that change meanwhile."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from snowbound.server.tables import quotas
from snowbound.server.tables.bot_questions import bot_question
from snowbound.server.transport import hints
from snowbound.server.workers import pool
from snowbound.server.workers.fair_queue import Asker
from snowbound.server.workers.worker import BotAnswer, BotQuestion, HintAnswer
from tests.server.running import Guest, Message, Running, Socket, until

WINNING = (0, 3, 1, 4)
"""Moves of tic-tac-toe after which field 2 wins for the first player."""


def table_of(ann: Guest, bea: Guest, *, hints: str = "everyone", **more: Any) -> str:
    made = ann.post(
        "/api/tables", game="tic_tac_toe", seats=["me", "open"], visibility="invitation", hints=hints, **more
    )
    bea.post(f"/api/tables/{made['table']}/sit", invitation=made["invitation"])
    return str(made["table"])


def play(ann: Guest, bea: Guest, table: str, *fields: int) -> None:
    for turn, field in enumerate(fields):
        (ann, bea)[turn % 2].post(f"/api/tables/{table}/move", seat=turn % 2, action=field)


def take(socket: Socket, table: str, seat: int = 0) -> Message:
    return socket.do("hint", table=table, seat=seat)


def told(socket: Socket) -> list[Message]:
    socket.do("ping")
    return [event for m in socket.received if m["type"] == "news" for event in m.get("told", [])]


@pytest.fixture
def instant(running: Running, monkeypatch: pytest.MonkeyPatch) -> list[BotQuestion]:
    """Answer hints without a worker; the questions are kept."""
    asked: list[BotQuestion] = []

    async def advise(question: BotQuestion, asker: Asker, is_wanted: Any) -> BotAnswer:
        asked.append(question)
        return BotAnswer(hints=[HintAnswer(8, 0.625, "because")])

    monkeypatch.setattr(running.services.workers, "advise", advise)
    return asked


def test_a_worker_finds_the_winning_move_and_says_why(running: Running, ann: Guest, bea: Guest) -> None:
    table = table_of(ann, bea)
    play(ann, bea, table, *WINNING)
    socket = ann.socket()
    answer = take(socket, table)
    assert answer["type"] == "hinted", answer
    assert (answer["table"], answer["seat"]) == (table, 0)
    assert 2 <= len(answer["actions"]) <= 3
    best = answer["actions"][0]
    assert best["action"] == 2 and best["win"] >= 98
    assert all(one["why"].endswith(".") for one in answer["actions"])
    again = take(socket, table)
    assert again["actions"] == answer["actions"], "the same position gives the same hint"


def test_everyone_is_told_who_took_a_hint_once_and_not_what_it_says(
    running: Running, ann: Guest, bea: Guest, instant: list[BotQuestion]
) -> None:
    table = table_of(ann, bea)
    play(ann, bea, table, 0, 1)
    own, rival, spectator = ann.socket(), bea.socket(), ann.socket()
    for socket, seat in ((own, 0), (rival, 1), (spectator, -1)):
        socket.watch(table, seat)
    assert take(own, table)["actions"] == [{"action": 8, "win": 62, "why": "because"}]
    assert take(own, table)["type"] == "hinted"
    for socket in (rival, spectator):
        hinted = [event for event in told(socket) if event["kind"] == "hint"]
        assert [set(event) - {"number"} for event in hinted] == [{"kind", "seat"}], "who, and nothing else"
        assert hinted[0]["seat"] == 0
        assert not [m for m in socket.received if m["type"] == "hinted"]
    play_on = ann.post(f"/api/tables/{table}/move", seat=0, action=2)
    assert play_on["number"] > 0
    bea.post(f"/api/tables/{table}/move", seat=1, action=3)
    assert take(own, table)["type"] == "hinted"
    assert len([event for event in told(rival) if event["kind"] == "hint"]) == 2, "the next turn is told again"


def test_a_worker_is_asked_what_the_seat_may_know(
    running: Running, ann: Guest, bea: Guest, instant: list[BotQuestion]
) -> None:
    table = table_of(ann, bea)
    play(ann, bea, table, 0, 1)
    take(ann.socket(), table)
    live = running.services.tables.live[table]
    assert live.table.match is not None
    (question,) = instant
    assert (question.seat, question.skill, question.language) == (0, "hint", "en")
    assert question.view == live.table.match.knowledge(0).states.tobytes()
    assert question.views == []


def test_hints_are_for_the_player_whose_turn_it_is(
    running: Running, ann: Guest, bea: Guest, instant: list[BotQuestion]
) -> None:
    table = table_of(ann, bea)
    assert take(bea.socket(), table, 1)["error"]["code"] == "not-now"
    assert take(bea.socket(), table, 0)["error"]["code"] == "not-allowed"
    assert take(running.guest("Cid").socket(), table, 0)["error"]["code"] == "not-allowed"
    token = ann.post(f"/api/tables/{table}/seats/0/token")["token"]
    program = running.guest().socket()
    program.do("hello", token=token)
    assert take(program, table, 0)["error"]["code"] == "not-allowed", "programs think for themselves"
    assert not instant


def test_who_may_take_hints_is_chosen_when_the_table_is_created(
    running: Running, ann: Guest, bea: Guest, instant: list[BotQuestion]
) -> None:
    off, young = table_of(ann, bea, hints="off"), table_of(ann, bea, hints="young", young=[1])
    assert take(ann.socket(), off)["error"]["code"] == "no-hints"
    assert take(ann.socket(), young)["error"]["code"] == "no-hints"
    play(ann, bea, young, 0)
    assert take(bea.socket(), young, 1)["type"] == "hinted"
    info = ann.get(f"/api/tables/{young}")["info"]
    assert (info["hints"], info["young"]) == ("young", [1])
    assert "hints" not in ann.get(f"/api/tables/{off}")["info"]


def test_hints_stay_off_where_strangers_sit_down(running: Running, ann: Guest) -> None:
    def create(*seats: str, **more: Any) -> Message:
        values = {"game": "tic_tac_toe", "seats": [*seats], "hints": "everyone"} | more
        return ann.post("/api/tables", expect=None, **values)

    with pytest.raises(AssertionError, match="no-hints"):
        create("me", "open")
    assert create("me", "open", visibility="invitation")["table"]
    assert create("me", "bot:1")["table"], "nobody else can sit down"
    with pytest.raises(AssertionError, match="no-hints"):
        create("me", "bot:1", hints="young", young=[4])


def test_young_players_of_polar_rush_are_those_of_its_option(running: Running, ann: Guest) -> None:
    made = ann.post(
        "/api/tables", game="polar_rush", seats=["me", "me"], hints="young", options={"young": 2}, young=[0]
    )
    assert ann.get(f"/api/tables/{made['table']}")["info"]["young"] == [1]


def test_a_rematch_keeps_the_choice(running: Running, ann: Guest, bea: Guest) -> None:
    table = table_of(ann, bea, hints="young", young=[1])
    play(ann, bea, table, 0, 3, 1, 4, 2)
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    info = ann.get(f"/api/tables/{again}")["info"]
    assert (info["hints"], info["young"]) == ("young", [1])


def test_a_hint_for_a_position_that_has_changed_is_refused(
    running: Running, ann: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(ann, bea)
    go_on = asyncio.Event()
    asked: list[BotQuestion] = []

    async def advise(question: BotQuestion, asker: Asker, is_wanted: Any) -> BotAnswer:
        asked.append(question)
        await go_on.wait()
        return BotAnswer(hints=[HintAnswer(8, 0.5, "because")])

    monkeypatch.setattr(running.services.workers, "advise", advise)
    socket = ann.socket()
    socket.send("hint", table=table, seat=0, key="late")
    until(lambda: asked, "the question to a worker")
    assert socket.do("ping")["type"] == "pong", "the socket goes on meanwhile"
    assert take(socket, table)["error"]["code"] == "too-fast", "one hint at a time"
    play(ann, bea, table, 0)
    running.server._loop.call_soon_threadsafe(go_on.set)  # type: ignore[union-attr]
    answer = socket.until(lambda m: m.get("key") == "late")
    assert answer["error"]["code"] == "hint-outdated"


def test_hints_are_limited_per_person_and_per_table(
    running: Running, ann: Guest, bea: Guest, instant: list[BotQuestion], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, socket = table_of(ann, bea), ann.socket()
    rate = running.services.advisers.hints._answers._rate
    rate.rate = 0
    try:
        for _ in range(hints.AT_ONCE):
            assert take(socket, table)["type"] == "hinted"
        assert take(socket, table)["error"]["code"] == "too-fast"
    finally:
        rate.rate = 1 / 3
    cid = running.guest("Cid")
    other = table_of(cid, bea)
    monkeypatch.setattr(quotas, "ALLOWANCE", 0)
    assert take(cid.socket(), other)["error"]["code"] == "too-often"


@pytest.mark.parametrize("thinks", [0.01, 0.1])
def test_a_hint_keeps_its_worker_equally_long_however_long_it_thinks(
    thinks: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the delay of other bots would tell how many actions the player has."""
    monkeypatch.setitem(pool.ADVICE_TIME, "hint", 0.5)

    async def think(self: pool.Workers, process: Any, question: BotQuestion) -> BotAnswer:
        await asyncio.sleep(thinks)
        return BotAnswer(3, hints=[HintAnswer(3, 0.5, "because")])

    async def start(self: pool.Workers) -> Any:
        return SimpleNamespace(returncode=None)

    monkeypatch.setattr(pool.Workers, "_ask_process", think)
    monkeypatch.setattr(pool.Workers, "_start", start)

    async def run() -> None:
        workers, asker = pool.Workers(1), Asker("Ann", "table")
        began = time.monotonic()
        assert await workers.ask(BotQuestion("game", view=b"x"), asker) == 3
        await workers.wait_in_turn(asker)
        assert workers.waiting._used["Ann"] < 0.45, "a bot's worker is free at once"
        began, used = time.monotonic(), workers.waiting._used["Ann"]
        answer = await workers.advise(BotQuestion("game", skill="hint", view=b"x"), asker, lambda: True)
        (hint,) = answer.hints
        assert hint.action == 3
        await workers.wait_in_turn(asker)
        assert time.monotonic() - began >= 0.49, "the next one waits for the whole time"
        kept = workers.waiting._used["Ann"] - used
        assert kept % 0.5 < 1e-9 or 0.5 - kept % 0.5 < 1e-9, "and the person is charged for it"

    asyncio.run(run())


def test_a_hint_in_a_memory_game_remembers_what_its_seat_has_seen(running: Running, ann: Guest) -> None:
    """Polar Rush: the worker is given the views of the seat, one before each event."""
    table = ann.create("polar_rush", "me", "me", hints="everyone")
    ann.post(f"/api/tables/{table}/start")
    state = running.services.tables.live[table].table
    assert state.match is not None
    seat = state.match.actors[0]
    question = bot_question("polar_rush", state, seat, "hint", "hint")
    assert len(question.views) == len(state.match.events) > 0
    assert question.views[-1] != state.match.bytes()


def test_the_choice_and_taken_hints_survive_a_restart(
    running: Running, ann: Guest, bea: Guest, instant: list[BotQuestion]
) -> None:
    table = table_of(ann, bea)
    take(ann.socket(), table)
    number = ann.get(f"/api/tables/{table}")["number"]
    live = running.services.tables.live.pop(table)
    assert take(ann.socket(), table)["type"] == "hinted"
    loaded = running.services.tables.live[table]
    assert loaded is not live and loaded.table.hints == live.table.hints
    assert loaded.table.hints.taken == {0: live.table.questions[0].began}
    assert ann.get(f"/api/tables/{table}")["number"] == number, "it was not recorded again"

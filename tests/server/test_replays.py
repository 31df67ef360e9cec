"""Replays come in pages, and a process of their own makes them."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import msgspec
import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.games import find
from snowbound.server.messages import replays, wire
from snowbound.server.messages.replays import ReplayJob, ReplayRequest, TooLong, made, replay_job, replay_page
from snowbound.server.messages.views import Preferences
from snowbound.server.tables import checkpoints
from snowbound.server.tables.table import TableState
from snowbound.server.tables.visibility import viewer_bit
from snowbound.server.transport.queries import refused
from snowbound.server.workers import replays as processes
from snowbound.server.workers.jobs import JobProcess, JobsBusy
from tests.server.clocked import ClockedTable
from tests.server.random_play import random_steps
from tests.server.running import Guest, Running

GAMES = ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")
PICTURES = Preferences("sv", scenes="wide")


def played(name: str, records: int) -> ClockedTable:
    *_, table = random_steps(find(name), seed=5, records=records)
    return table


def page(table: TableState, **wanted: Any) -> wire.GameReplay:
    """Return a page that went through the encoding for the other process."""
    job = replay_job(table, ReplayRequest(**wanted), table.game.id)
    return replay_page(msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=ReplayJob), table.game)


def all_steps(table: TableState, count: int, **wanted: Any) -> list[bytes]:
    """Return the steps of all pages."""
    steps: list[bytes] = []
    while True:
        shown = page(table, first=len(steps), count=count, **wanted)
        assert shown.first == len(steps) and len(shown.steps) <= count
        steps += map(wire.encode, shown.steps)
        if len(steps) == shown.events:
            return steps


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_the_pages_together_are_the_game_as_its_viewer_was_told(
    name: str, viewer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "SPACING", 16)
    table = played(name, 200).table
    assert table.match is not None and len(table.match.events) > 46
    lens = "public" if viewer == SPECTATOR else f"seat:{viewer}"
    texts = all_steps(table, 23, lens=lens, preferences=Preferences("sv"))
    told = [msgspec.json.decode(step, type=wire.ReplayStep).told for step in texts]
    is_told = [not play.silent & viewer_bit(viewer) for play in table.plays]
    expected = [t for t, shown in zip(table.match.history(viewer, "sv"), is_told, strict=True) if shown]
    assert [(t.seat, t.action, t.text) for t in told] == [(t.seat, t.action, t.text) for t in expected]
    assert [t.event for t in told] == list(range(len(expected))), "hidden steps are not counted"
    numbers = [play.number for play, shown in zip(table.plays, is_told, strict=True) if shown]
    assert [t.number for t in told] == [table.told.number(viewer, number) for number in numbers]
    if not table.is_memory_game:
        shown = all_steps(table, 23, lens=lens, preferences=PICTURES, positions=True)
        assert shown == all_steps(table, 200, lens=lens, preferences=PICTURES, positions=True)


@pytest.mark.parametrize(("preferences", "most"), [(Preferences(), 60), (PICTURES, 40)])
def test_a_page_has_a_largest_size(preferences: Preferences, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "PAGE", 60)
    monkeypatch.setattr(replays, "PAGE_WITH_PICTURES", 40)
    monkeypatch.setattr(checkpoints, "SPACING", 16)
    table = played("uno_power_grab", 160).table
    assert table.match is not None
    job = replay_job(table, ReplayRequest(preferences=preferences, count=10**9), "uno_power_grab")
    assert (job.request.count, job.total) == (most, len(table.match.events))
    second = replay_job(table, ReplayRequest(preferences=preferences, first=most), "uno_power_grab")
    assert len(second.events) - second.request.count < 16, "it does not start at the first event"
    beyond = replay_job(table, ReplayRequest(first=10**9), "uno_power_grab")
    assert (beyond.request.first, beyond.request.count) == (job.total, 0)


def test_a_very_long_game_is_no_animated_picture_but_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("arctic_race", 60).table
    monkeypatch.setattr(replays, "MOST_FILMED", 10)
    with pytest.raises(TooLong, match="shows at most 10: watch the replay, or save it as text") as error:
        replay_job(table, ReplayRequest(what="film"), "arctic_race")
    assert refused(error.value).status == 413
    assert made(replay_job(table, ReplayRequest(what="story"), "arctic_race")).startswith(b"Arctic Race")


# --- at a server


@pytest.fixture
def solo(running: Running) -> tuple[Guest, str]:
    """A finished game of one guest."""
    ann = running.guest("Ann")
    table = ann.create("tic_tac_toe", "me", "me")
    ann.post(f"/api/tables/{table}/start")
    for number, field in enumerate((0, 3, 1, 4, 2)):
        ann.post(f"/api/tables/{table}/move", seat=number % 2, action=field)
    return ann, table


def test_clients_choose_the_page(solo: tuple[Guest, str]) -> None:
    ann, table = solo
    path = f"/api/tables/{table}/replay"
    whole = ann.get(path, lens="all", positions="on")
    assert (whole["first"], whole["events"], len(whole["steps"]), whole["over"]) == (0, 5, 5, True)
    part = ann.get(path, lens="all", positions="on", count=2, **{"from": 1})
    assert (part["first"], part["events"], part["steps"]) == (1, 5, whole["steps"][1:3])
    assert part["over"] is False and "points" not in part, "the game does not end on this page"
    end = ann.get(path, **{"from": 3})
    assert end["over"] is True and end["points"] == whole["points"] and end["reckoning"] == whole["reckoning"]
    for wrong in ({"from": -1}, {"count": 0}, {"from": "x"}):
        assert ann.get(path, expect=400, **wrong)["error"]["code"] == "bad-message"


def test_another_process_makes_replays_and_is_replaced_when_it_dies(solo: tuple[Guest, str], running: Running) -> None:
    ann, table = solo
    path = f"/api/tables/{table}/replay"
    first = ann.get(path)
    (process,) = running.services.replays.processes()
    assert process != os.getpid()
    os.kill(process, signal.SIGKILL)
    for _ in range(2):  # a request that was sent to the dying process fails
        answer = ann.http.get(path)
        if answer.is_success:
            break
        assert answer.json()["error"]["code"] == "failed"
    assert answer.json() == first
    assert running.services.replays.processes() not in ([process], [])


class Order:
    """Replays that take a moment each, and for whom they were made."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.made: list[bytes] = []

        async def make(process: JobProcess, job: bytes) -> bytes:
            await asyncio.sleep(0.002)
            self.made.append(job)
            return job

        patch.setattr(JobProcess, "make", make)


def test_one_address_has_a_limited_number_of_replays_and_others_have_room(monkeypatch: pytest.MonkeyPatch) -> None:
    order = Order(monkeypatch)

    async def flood() -> list[Any]:
        fair = processes.FairProcess()
        asked = [fair.make(b"many", "192.0.2.1") for _ in range(processes.MOST_PER_ADDRESS + 5)]
        return await asyncio.gather(*asked, fair.make(b"one", "192.0.2.2"), return_exceptions=True)

    *many, one = asyncio.run(flood())
    assert [type(each) for each in many] == [bytes] * processes.MOST_PER_ADDRESS + [JobsBusy] * 5
    assert refused(many[-1]).status == 429 and "you are waiting for 10 replays" in str(many[-1])
    assert one == b"one" and order.made.index(b"one") <= 1, "it waits for the one that is being made"


def test_too_many_replays_in_total_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    Order(monkeypatch)
    monkeypatch.setattr(processes, "MOST_WAITING", 2)

    async def four() -> list[Any]:
        fair = processes.FairProcess()
        asked = [fair.make(b"", f"192.0.2.{number}") for number in range(4)]
        return await asyncio.gather(*asked, return_exceptions=True)

    *made, last = asyncio.run(four())
    assert made == [b""] * 3 and isinstance(last, JobsBusy), "one is being made, and two wait"


def test_a_replay_that_nobody_waits_for_any_longer_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    order = Order(monkeypatch)

    async def leave() -> None:
        fair = processes.FairProcess()
        first, gone, last = (asyncio.create_task(fair.make(name, "192.0.2.1")) for name in (b"first", b"gone", b"last"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, last)
        assert await fair.make(b"again", "192.0.2.1") == b"again", "the process is free"

    asyncio.run(leave())
    assert order.made == [b"first", b"last", b"again"]

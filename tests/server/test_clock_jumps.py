"""Jumps of time: nobody loses thinking time because a clock was set or the server stood still."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from snowbound.lab.tic_tac_toe import TIC_TAC_TOE as GAME
from snowbound.server.settings import Settings
from snowbound.server.tables.clock_watch import STALL, ClockWatch, move_clocks
from snowbound.server.tables.clocks import PRESETS, SECOND, Clocks, SteadyClock, monotonic_clock, wall_clock
from snowbound.server.tables.live_table import LiveTable
from snowbound.server.transport.app import Services
from tests.server.clocked import ClockedTable
from tests.server.postgres import Cluster
from tests.server.running import TIC_TAC_TOE, Running, Socket, until

FAST, HOUR = PRESETS["fast"], 3600 * SECOND
LONGEST = FAST.allowance + FAST.reserve


class Hands:
    """Clocks that go on by themselves and that the test can set."""

    def __init__(self) -> None:
        self.wall_off = self.steady_off = 0

    def wall(self) -> int:
        return wall_clock() + self.wall_off

    def clock(self) -> SteadyClock:
        return SteadyClock(self.wall, lambda: monotonic_clock() + self.steady_off)


def pair(server: Running) -> tuple[str, Socket]:
    """Return a table with two people and clocks, and the socket of the player in turn."""
    ann, bea = server.guest("Ann"), server.guest("Bea")
    table = ann.create("tic_tac_toe", "me", "open", timing="fast")
    socket = ann.socket()
    socket.watch(table, 0)
    bea.post(f"/api/tables/{table}/sit")
    bea.socket().watch(table, 1)
    socket.until(lambda m: m["type"] == "news" and "clock" in m)
    return table, socket


def check_nothing_lost(server: Running, hands: Hands, table: str, socket: Socket) -> None:
    """Check that the player in turn still has time, hears of it, and can move without losing any reserve."""
    live = server.services.tables.live[table]
    left = live.table.clocks.deadlines()[0] - server.services.now()
    assert 0 < left <= LONGEST, "the clock runs as before"
    told = socket.until(lambda m: m["type"] == "news" and "clock" in m)["clock"]["deadlines"]["0"]
    assert abs(told - live.table.clocks.deadlines()[0]) < STALL, "everyone is told the new deadline"
    assert socket.do("move", table=table, seat=0, action=4)["type"] == "ack"
    assert live.table.clocks.left[0] > FAST.reserve // 2 and not any(seat.away for seat in live.table.seats)


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_setting_the_wall_clock_takes_nobodys_time(folder: Path, by: int) -> None:
    hands = Hands()
    with Running(folder, now=hands.clock(), compiled=False) as server:
        table, socket = pair(server)
        hands.wall_off += by
        until(lambda: server.services.scheduler.clock_watch.jumps == 1, "the jump being noticed")
        check_nothing_lost(server, hands, table, socket)
        assert abs(server.services.now() - hands.wall()) < HOUR // 2, "the log follows the new time"


def test_time_in_which_the_server_stands_still_is_not_charged(folder: Path) -> None:
    hands = Hands()
    with Running(folder, now=hands.clock(), compiled=False) as server:
        table, socket = pair(server)
        before = server.services.tables.live[table].table.clocks.deadlines()[0]
        hands.wall_off += HOUR  # both go on while a process is stopped
        hands.steady_off += HOUR
        until(lambda: server.services.tables.live[table].table.clocks.deadlines()[0] != before, "the clocks moving")
        check_nothing_lost(server, hands, table, socket)


def test_a_table_from_before_the_clock_was_set_back_has_its_usual_limits(folder: Path) -> None:
    hands = Hands()
    hands.wall_off = HOUR
    with Running(folder, now=hands.clock(), compiled=False) as server:
        table, _ = pair(server)
    hands.wall_off = 0
    with Running(folder, now=hands.clock(), compiled=False) as server:
        deadline = server.guest().get(f"/api/tables/{table}")["clock"]["deadlines"]["0"]
        assert deadline - server.services.now() <= LONGEST


def test_a_pause_and_a_wait_from_the_future_are_over_in_time() -> None:
    table = ClockedTable(GAME, "Ann", "Bea")
    table.now = HOUR
    for guest in ("Ann", "Bea"):
        table.do(lambda draft, guest=guest: draft.add("ask", what="pause", guest=guest))
    table.do(lambda draft: draft.add("pause"))
    table.table.restart_clocks(10)
    assert table.table.paused == 10
    table.now = 30
    table.do(lambda draft: draft.add("resume"))
    assert set(table.table.clocks.asked.values()) == {30}, "thinking starts when the pause ends"


def test_setting_the_clock_makes_nobody_absent_for_longer() -> None:
    """Otherwise an hour's correction would let the others claim the game at once."""
    table = ClockedTable(GAME, "Ann", "Bea")
    table.do(lambda draft: draft.add("away", 1, thought=0))
    (absence,) = table.table.absences.values()
    since = absence.since
    move_clocks(LiveTable(table.table), HOUR)
    assert absence.since == since + HOUR
    table.table.restart_clocks(since)
    assert absence.since == since, "a clock that was set back does not make somebody absent from the future"


def test_setting_the_clock_leaves_the_time_for_numbers() -> None:
    table = ClockedTable(GAME, "Ann", "Bea").table
    table.drawing = 100
    move_clocks(LiveTable(table), HOUR)
    assert table.drawing == 100 + HOUR
    table.restart_clocks(200)
    assert table.drawing == 200


def test_clocks_restart_at_the_servers_time_whatever_the_log_says() -> None:
    clocks = Clocks("fast", 2)
    for written in (5, HOUR):
        clocks.ask([0, 1], [0, 1], written)
        clocks.restart(100)
        assert clocks.asked == {0: 100, 1: 100}


def test_a_correction_by_the_database_is_not_mistaken_for_a_standstill() -> None:
    live = LiveTable(ClockedTable(GAME, "Ann", "Bea").table)
    shared = SimpleNamespace(is_shared=True)
    tables: Any = SimpleNamespace(
        now=Hands().clock(), database=shared, live={"t": live}, table_changed=lambda live: None
    )
    scheduler, leases, asked = ClockWatch(tables), ClockWatch(tables), dict(live.table.clocks.asked)
    scheduler.tick(0.25)
    leases.correct(HOUR)
    scheduler.tick(0.25)
    assert live.table.clocks.asked == {seat: at + HOUR for seat, at in asked.items()} != {}, "moved once"


@pytest.mark.xdist_group("postgresql")
@pytest.mark.parametrize("off", [HOUR, -HOUR])
def test_processes_with_wrong_clocks_follow_the_database(cluster: Cluster, off: int) -> None:
    hands = Hands()
    hands.wall_off = off

    async def run() -> None:
        settings = Settings(database=cluster.url, games=TIC_TAC_TOE, compiled=False, workers=1)
        services = Services(settings, hands.clock())
        await services.open()
        assert abs(services.now() - wall_clock()) < HOUR // 2, "all processes have the same time"
        hands.wall_off = 3 * off
        services.scheduler.clock_watch.tick(settings.tick)
        assert abs(services.now() - wall_clock()) < HOUR // 2, "whatever happens to their own clocks"
        await services.close()

    asyncio.run(run())

"""Two server processes with one PostgreSQL: play goes on when a process is killed or the database restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from snowbound.server.storage.database import full_url
from tests.server.pairs import Pairs, check
from tests.server.postgres import Cluster
from tests.server.process import Process
from tests.server.running import Guest, until

pytestmark = pytest.mark.xdist_group("postgresql")


@pytest.fixture
def processes(cluster: Cluster, folder: Path) -> Iterator[list[Process]]:
    started = [Process(folder, cluster.url) for _ in range(2)]
    yield started
    for process in started:
        process.kill()


def as_at(process: Process, guest: Guest) -> Guest:
    """Return the same guest at another process."""
    other = Guest(process.address)
    other.http.cookies.set("snowbound", guest.http.cookies["snowbound"])
    return other


def test_people_continue_at_the_other_process_when_one_is_killed(processes: list[Process]) -> None:
    for process in processes:
        process.start()
    ann, bea = Guest(processes[0].address, "Ann"), Guest(processes[1].address, "Bea")
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    alone = ann.create("tic_tac_toe", "me", "bot:2")
    ann.post(f"/api/tables/{alone}/start")
    sockets = [ann.socket(), bea.socket()]
    for seat, socket in enumerate(sockets):
        socket.watch(table, seat)
    sockets[0].watch(alone, 0)
    sockets[0].do("move", table=table, seat=0, action=4, key="first")
    known = sockets[0].latest[table, 0]["number"]
    sockets[0].send("move", table=alone, seat=0, action=0, key="unanswered")
    processes[0].kill()

    again = as_at(processes[1], ann)
    socket = again.socket()
    assert sockets[1].do("move", table=table, seat=1, action=0)["type"] == "ack", "the other does not notice"
    news = socket.watch(table, 0, since=known)
    assert [told["action"] for told in news["told"]] == [0], "what happened while this client was disconnected"
    assert socket.do("move", table=table, seat=0, action=4, key="first")["number"] == known
    assert socket.do("move", table=alone, seat=0, action=0, key="unanswered")["type"] == "ack"
    socket.watch(alone, 0)
    until(lambda: again.get(f"/api/tables/{alone}")["view"]["events"] == 2, "the bot's move at the other process")
    for field, seat in ((1, 0), (3, 1), (7, 0)):
        assert (socket, sockets[1])[seat].do("move", table=table, seat=seat, action=field)["type"] == "ack"
    view = bea.get(f"/api/tables/{table}")["view"]
    assert (view["places"], view["events"]) == ([1, 2], 5)
    for guest in (ann, bea, again):
        guest.close()


@pytest.mark.rule("RACE-01")
def test_of_two_people_at_different_processes_one_gets_the_colour(processes: list[Process]) -> None:
    for process in processes:
        process.start()
    people = [Guest(process.address, name) for process, name in zip(processes, ("Ann", "Bea"), strict=True)]
    table = people[0].create("arctic_race", "me", "open", "open")
    people[1].post(f"/api/tables/{table}/sit")
    sockets = [guest.socket() for guest in people]
    for colour in ("green", "purple", "orange", "blue"):

        def choose(seat: int, colour: str = colour) -> str:
            answer = sockets[seat].do("colour", table=table, seat=seat, colour=colour)
            return str(answer.get("error", answer).get("code", "ack"))

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(choose, range(2))) == ["ack", "bad-colour"]
        for guest in people:
            seats = guest.get(f"/api/tables/{table}")["info"]["seats"]
            assert [seat["colour"] for seat in seats].count(colour) == 1
    for guest in people:
        guest.close()


def test_a_database_restart_loses_no_acknowledged_move(cluster: Cluster, processes: list[Process]) -> None:
    pairs = Pairs(processes, 7, number=6)

    async def restart() -> None:
        for mode in ("fast", "immediate"):  # told to stop; cut off
            await pairs.moves_more(25)
            times = [process.times_back() for process in processes]
            await asyncio.to_thread(cluster.stop, mode)
            for process in processes:
                await asyncio.to_thread(process.wait_for_health, 503)
            await asyncio.to_thread(cluster.start)
            for process, before in zip(processes, times, strict=True):
                await asyncio.to_thread(process.wait_for_health, 200)
                await asyncio.to_thread(process.wait_until_back, before + 1)
        await pairs.moves_more(25)

    try:
        asyncio.run(pairs.run(12, restart()))
        check(pairs)
    except BaseException as error:
        error.add_note(str(pairs))
        raise


def test_bots_and_notifications_resume_after_a_database_restart(cluster: Cluster, processes: list[Process]) -> None:
    for process in processes:
        process.start()
    ann = Guest(processes[0].address, "Ann")
    phone = as_at(processes[1], ann)
    table = ann.create("tic_tac_toe", "me", "bot:2")
    sockets = [ann.socket(), phone.socket()]
    for socket in sockets:
        socket.watch(table, 0)
    ann.post(f"/api/tables/{table}/start")
    cluster.stop("fast")
    refused = sockets[1].do("move", table=table, seat=0, action=4, key="lost")
    assert refused["error"]["code"] == "failed", "nothing is acknowledged that is not written"
    cluster.start()
    for process in processes:
        process.wait_for_health(200)
    until(lambda: sockets[1].do("move", table=table, seat=0, action=4, key="lost")["type"] == "ack", "the move")
    for socket in sockets:
        news = socket.until(lambda m: m["type"] == "news" and (m.get("view") or {}).get("events") == 2)
        assert news["view"]["actors"] == [0], "the bot has moved, and both processes know"
    for guest in (ann, phone):
        guest.close()


def test_a_lost_cluster_link_is_restored(cluster: Cluster, processes: list[Process]) -> None:
    processes[0].start()
    ann = Guest(processes[0].address, "Ann")
    table = ann.create("tic_tac_toe", "me", "bot:2")
    ann.socket().watch(table, 0)
    ann.post(f"/api/tables/{table}/start")
    engine = sa.create_engine(full_url(cluster.url))
    with engine.connect() as connection:
        ended = connection.execute(
            sa.text(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                "AND (query LIKE '%leases%' OR query LIKE 'SELECT pg_notify%')"
            )
        ).scalar_one()
    engine.dispose()
    assert ended
    ann.post(f"/api/tables/{table}/move", seat=0, action=4)
    until(lambda: ann.get(f"/api/tables/{table}")["view"]["events"] == 2, "the bot's move")
    ann.close()
